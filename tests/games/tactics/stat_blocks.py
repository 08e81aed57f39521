"""Creatures beside the System Reference Document: see book.py."""

import re
from collections import Counter
from typing import Any

from games.tactics import facts, srd
from games.tactics.book import WORDS, Comparison, effects_in, unhalved, words_of, words_told
from games.tactics.facts import Fact
from turnwright.games.tactics.content import Library
from turnwright.games.tactics.content.schema import (
    AttackEntry,
    CreatureEntry,
    EffectEntry,
    KnownEntry,
    PowerEntry,
    SaveEntry,
    WeaponAttackEntry,
    WhenEntry,
)

# Experience Points by Challenge Rating, which the data leaves out.
RATINGS = ("0", "1/8", "1/4", "1/2", *map(str, range(1, 21)))
POINTS = (10, 25, 50, 100, 200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10000, 11500)
XP = dict(zip(RATINGS, (*POINTS, 13000, 15000, 18000, 20000, 22000, 25000), strict=True))
CR = {"0.125": "1/8", "0.250": "1/4", "0.500": "1/2"}
DIE_OF_SIZE = {"tiny": 4, "small": 6, "medium": 8, "large": 10, "huge": 12, "gargantuan": 20}
LEGENDARY = 3  # actions of every legendary creature; the data leaves them out
COSTS = {"ACTION": "action", "BONUS_ACTION": "bonus", "REACTION": "reaction", "LEGENDARY_ACTION": "legendary"}
NAMES = {
    "web_shot": "web",
    "necrotic_strike_2": "necrotic_strike",
    **dict.fromkeys(("deathless_dash", "deathless_disengage"), "deathless_agility"),
}
TRAITS = {
    "incorporeal_movement": "incorporeal",
    "sunlight_weakness": "sunlight_sensitivity",
    **{trait: trait for trait in ("agile", "bloodied_frenzy", "bloodied_fury", "evasion", "flyby")},
    **{trait: trait for trait in ("magic_resistance", "pack_tactics", "reactive", "sunlight_sensitivity")},
    **{trait: trait for trait in ("nimble_escape", "cunning_action", "spider_climb", "undead_fortitude")},
}
KEEN = {
    "hurt": "if the target doesn't have all its Hit Points",
    "held": "if the target is Grappled by",
    "first_round": "during the first round",
}
ASKED = {
    "count",
    "save",
    "dice",
    "dc",
    "feet",
    "lasts",
    "ability",
    "condition",
    "number",
    "size",
    "moment",
    "shape",
}
HARMS = ("damage", "ongoing", "retaliates", "more_damage")
SEEN = WORDS.keys() - {"melee", "ranged", "plus_modifier", "on_enter", "at_start", "at_end"}


def compare_creature(library: Library, name: str) -> Comparison:
    """A creature of the library beside the book."""
    made, ours, book = Comparison(name), library.creatures[name], srd.creatures()[name]
    _heads(made, ours, book)
    _body(made, ours, book)
    _scores(made, ours, book)
    _traits(made, ours, book)
    for attack in ours.attacks:
        _attack(made, attack, book)
    for power in ours.powers:
        _power(made, power, book)
    _multiattack(made, ours, book)
    _spells(made, library, ours, book)
    _rows(made, library, ours, book)
    return made


def _heads(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    rating = book["challenge_rating"]
    made.same("name", ours.name, book["name"])
    made.same("ac", ours.ac, book["armor_class"])
    made.same("hp", ours.hp, book["hit_points"])
    made.same("hit_dice", ours.hit_dice, book["hit_dice"].replace(" ", ""))
    made.same("cr", ours.cr, CR.get(rating, str(int(float(rating)))))
    made.same("xp", ours.xp, XP[ours.cr])
    made.same("proficiency", ours.proficiency, 2 if "/" in ours.cr else 2 + max(int(ours.cr) - 1, 0) // 4)
    made.same("kind", ours.kind, book["type"])
    # The data gives creatures that are "Medium or Small" one size, and tiny ones none: the hit die tells.
    die = int(re.split(r"[+-]", ours.hit_dice.partition("d")[2])[0])
    made.same("size", DIE_OF_SIZE[ours.size], die)


def _body(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    for way in ("walk", "fly", "climb", "swim", "burrow"):
        made.same(way, getattr(ours.speed, way), int(float(book[way] or 0)))
    made.same("hover", ours.speed.hover, bool(book["hover"]))
    for sense in ("darkvision", "blindsight", "tremorsense", "truesight"):
        made.same(sense, getattr(ours.senses, sense), int(float(book[f"{sense}_range"] or 0)))
    made.same("passive", ours.passive, book["passive_perception"])
    made.same("resists", sorted(ours.resists), sorted(book["damage_resistances"]))
    made.same("immune", sorted(ours.immune), sorted(book["damage_immunities"]))
    made.same("vulnerable", sorted(ours.vulnerable), sorted(book["damage_vulnerabilities"]))
    made.same("never", sorted(ours.never), sorted(book["condition_immunities"]))


def _scores(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    modifiers = [(score - 10) // 2 for score in ours.scores]
    saves: dict[str, int] = {str(ability): bonus for ability, bonus in ours.saves.items()}
    for place, (ability, short) in enumerate(srd.ABILITIES.items()):
        made.same(ability, ours.scores[place], book[f"ability_score_{ability}"])
        theirs = book[f"saving_throw_{ability}"]
        made.same(
            f"{short} save",
            saves.get(short, modifiers[place]),
            modifiers[place] if theirs is None else theirs,
        )
    skills = {key.removeprefix("skill_bonus_"): book[key] for key in book if key.startswith("skill_bonus_")}
    for skill, bonus in skills.items():
        made.same(skill, ours.skills.get(skill), bonus)
    made.same(
        "initiative", modifiers[1] if ours.initiative is None else ours.initiative, book["initiative_bonus"]
    )


def _traits(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    traits, rows = srd.traits_of(book), srd.actions_of(book)
    told = {trait for theirs, trait in TRAITS.items() if theirs in {*traits, *rows}}
    regeneration = traits.get("regeneration", "regains 0 Hit")
    told |= {"deathless"} if "dies only if it starts its turn with 0" in regeneration else set()
    made.same("traits", sorted(ours.traits), sorted(told))
    made.same("regenerates", [str(ours.regenerates)], re.findall(r"regains (\d+) Hit", regeneration))
    stops = re.findall(rf"\b({srd.TYPES})\b", regeneration.partition("If the")[2], re.IGNORECASE)
    made.same("regeneration_stops", sorted(ours.regeneration_stops), sorted({each.lower() for each in stops}))
    absorbs = [key.removesuffix("_absorption") for key in traits if "_absorption" in key]
    made.same("absorbs", list(ours.absorbs), absorbs)
    names = [row["name"] for row in srd.table("CreatureTrait") if row["parent"] == book["pk"]]
    resists = [
        int(found[1]) for each in names if (found := re.match(r"Legendary Resistance \((\d+)/Day", each))
    ]
    made.same("resistances", ours.resistances, sum(resists))
    legendary = any(row["action_type"] == "LEGENDARY_ACTION" for row in rows.values())
    made.same("legendary", ours.legendary, LEGENDARY if legendary else 0)
    for effect in ours.bears:
        prose = " ".join(traits.get(key, "") for key in BORNE)
        _facts(made, "bears ", effect, [effect], prose, "")


BORNE = ("swarm", "corrosive_form", "blurred_form", "invisibility", "barbed_hide", "fire_form")


def harms_of(effects: list[EffectEntry]) -> list[str]:
    return [
        str(value) for effect in effects for key in HARMS if (value := getattr(effect, key, None)) is not None
    ]


def _facts(
    made: Comparison,
    unit: str,
    entry: Any,
    effects: list[EffectEntry],
    prose: str,
    heads: str,
    on_self: bool = False,
) -> None:
    """All that an attack or a power says beside its prose, and the other way round."""
    harms, theirs = Counter(harms_of(effects)), Counter(srd.harms_in(prose))
    made.facts(unit, [], set(), {("harm", each) for each in theirs - harms})
    for each in harms.elements():
        made.facts(unit, [("harm", ("harm", each))], {("harm", harm) for harm in theirs}, set())
    for each in harms - theirs:
        if each in theirs:
            made.facts(unit, [("harm", ("harm once more", each))], set(), set())
    told = facts.told(prose) | facts.moments_in(prose, on_self)
    told |= {("save", f"{ability} {dc}") for ability, dc in srd.saves_in(prose)}
    skipped = {*HARMS, *heads.split()}
    ours = [
        (leaf.path, fact)
        for leaf in facts.leaves(entry)
        if leaf.field not in skipped and leaf.path.partition(".")[0] not in skipped
        for fact in facts.said(leaf)
    ]
    ours += facts.moments_of(effects, on_self)
    dc = getattr(entry, "dc", 0)
    ours += [
        ("save", ("save", f"{each.save} {each.dc or dc}")) for each in effects if isinstance(each, SaveEntry)
    ]
    asked = {fact for fact in told if fact[0] in ASKED} - _unasked(theirs)
    made.facts(unit, ours, told, asked)
    made.words(unit, words_of(effects), words_told(prose), SEEN)
    if "half" in words_told(prose):
        for harm in unhalved(effects):
            made.same(f"{unit}all of {harm} on a success", "all", "half")


def _unasked(harms: Counter[str]) -> set[Fact]:
    found: set[Fact] = {("number", "0")}
    for harm in harms:
        found |= set(facts.harm(harm))
    return found


def _attack(made: Comparison, attack: AttackEntry, book: dict[str, Any]) -> None:
    row = srd.actions_of(book).get(attack.id)
    if row is None:
        made.same(f"{attack.id} is an attack", True, False)
        return
    prose = row["desc"]
    told = srd.attack_in(prose)
    numbers = srd.Attack(attack.to_hit, attack.reach, attack.range, attack.long)
    for key, ours, theirs in zip(srd.Attack._fields, numbers, told or (None,) * 4, strict=True):
        made.same(f"{attack.id} {key}", ours, theirs)
    frenzy = srd.traits_of(book).get("blood_frenzy", "").replace("any creature that", "if the target")
    made.same(
        f"{attack.id} keen",
        sorted(attack.keen),
        [key for key in KEEN if KEEN[key] in prose + frenzy and ("(with Advantage" in prose or frenzy)],
    )
    _facts(
        made,
        f"{attack.id} ",
        attack,
        list(effects_in(attack.hit)),
        srd.after_the_roll(prose),
        "to_hit reach range long keen",
    )
    _runs(made, attack, prose)


def _runs(made: Comparison, attack: AttackEntry, prose: str) -> None:
    runs = {
        str(effect.feet)
        for effect in effects_in(attack.hit)
        if isinstance(effect, WhenEntry) and effect.when == "run"
    }
    made.same(f"{attack.id} run", runs, set(re.findall(r"moved (\d+)\+ feet straight toward", prose)))


# Powers


def _power(made: Comparison, power: PowerEntry, book: dict[str, Any]) -> None:
    rows, traits = srd.actions_of(book), srd.traits_of(book)
    name = NAMES.get(power.id, power.id)
    if name not in rows and name not in traits:
        made.same(f"{power.id} is a power", True, False)
        return
    prose = _paid(made, power, rows, traits, name).replace("’", "'").replace("_", "")
    if power.to_hit is not None:
        told = srd.attack_in(prose)
        assert told is not None
        made.same(f"{power.id} to_hit", (power.to_hit, power.range), (told.to_hit, told.reach or told.range))
        prose = srd.after_the_roll(prose)
    if power.trigger:
        when = {"starts_near": "starts its turn", "own_end": "At the end of each", "dies": "when it dies"}
        made.same(f"{power.id} trigger", when.get(power.trigger, "") in prose, True)
    made.same(f"{power.id} takes", power.takes, 1)
    heads = "recharge uses legendary_cost takes to_hit targets shots" + (
        " range" if power.to_hit is not None else ""
    )
    effects = list(effects_in(power.effects))
    _facts(made, f"{power.id} ", power, effects, prose, heads, power.whom == "self")
    if power.area is not None:
        choosy = bool(re.search(r"each enemy|any enemy|of the \w+'s choice", prose))
        made.same(f"{power.id} spares_allies", power.spares_allies, choosy)
    for effect in effects:
        if isinstance(effect, WeaponAttackEntry):
            made.same(f"{power.id} strike", effect.strike.replace("_", " ") in prose.lower(), True)


def _paid(
    made: Comparison, power: PowerEntry, rows: dict[str, Any], traits: dict[str, str], name: str
) -> str:
    """The prose of a power, once its cost, its recharge and its uses are those of the book."""
    if name in traits:
        made.same(f"{power.id} cost", power.cost, "free")
        return traits[name]
    row = rows[name]
    made.same(f"{power.id} cost", power.cost, COSTS[row["action_type"]])
    limit = int(row["uses_param"] or 0)
    made.same(f"{power.id} recharge", power.recharge, 0 if row["uses_type"] == "PER_DAY" else limit)
    made.same(f"{power.id} uses", power.uses, limit if row["uses_type"] == "PER_DAY" else 0)
    made.same(f"{power.id} legendary_cost", power.legendary_cost, int(row.get("legendary_action_cost") or 1))
    made.same(f"{power.id} once_a_round", power.once_a_round, "can't take this action again" in row["desc"])
    advances = bool(re.search(r"up to half its Speed[^.]* makes one", row["desc"]))
    made.same(f"{power.id} advance", power.advance == "half", advances)
    many = re.search(
        r"\b(?:up to|targets|chooses) (two|three|four|five|six) creatures(?! swallowed)", row["desc"]
    )
    made.same(f"{power.id} targets", max(power.targets, power.shots), srd.NUMBERS[many[1]] if many else 1)
    used = re.search(r" uses ([A-Z][\w ]+?)(?: and regains|\.)", row["desc"])
    more = " " + rows[srd.slug(used[1])]["desc"] if used and power.cost == "legendary" else ""
    return str(row["desc"]) + more


# Multiattacks

Routine = Counter[tuple[str, ...]]


def _multiattack(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    row = srd.actions_of(book).get("multiattack")
    told = [] if row is None else routines_in(row["desc"])
    known = [_routine(pieces) for pieces in ours.multiattack]
    made.compared += sum(sum(routine.values()) for routine in known)
    if len(told) == 1 and len(known) > 1:
        known = _together(known)
    made.same(
        "multiattack", [_spelled(routine) for routine in known], [_spelled(routine) for routine in told]
    )


def _together(known: list[Routine]) -> list[Routine]:
    """Two ways that differ in the name alone are one of either name."""
    counts = {tuple(routine.values()) for routine in known}
    if len(counts) > 1 or any(len(routine) > 1 for routine in known):
        return known
    return [Counter({tuple(sorted(name for routine in known for (name,) in routine)): counts.pop()[0]})]


def _spelled(routine: Routine) -> str:
    return " and ".join(f"{count} {' or '.join(names)}" for names, count in sorted(routine.items()))


def _routine(pieces: Any) -> Routine:
    found: Routine = Counter()
    for piece in pieces:
        found[tuple(sorted(set(piece.names)))] += piece.count
    return found


def routines_in(prose: str) -> list[Routine]:
    """The ways of a multiattack: each is so many attacks of one of these names."""
    first, _, rest = prose.partition(". It can replace ")
    ways = [_way(part) for part in re.split(r", or it makes | or uses (?=[A-Z][\w ]+ twice)", first)]
    for way in ways[:1] if rest else []:
        _replace(way, rest)
    return ways


_PIECES = re.compile(
    r"(?P<many>one|two|three|four|five|six) (?:other )?attacks?, using (?P<using>[^.]*?)"
    r"(?: in any combination|$)"
    r"|(?P<count>one|two|three|four|five|six) (?P<names>[A-Z][\w', ]*?) attacks?\b"
    r"|\b(?:uses|can use|use)(?: either)? (?P<used>[A-Z][\w', ]*?)(?P<twice> twice)?"
    r"(?=$|\.|,? and\b| if\b|,? to\b)"
)


def _way(prose: str) -> Routine:
    found: Routine = Counter()
    for piece in _PIECES.finditer(prose.rstrip(".")):
        if piece["used"]:
            found[_names(piece["used"])] += 2 if piece["twice"] else 1
        elif piece["many"]:
            found[_names(piece["using"])] += srd.NUMBERS[piece["many"]]
        else:
            found[_names(piece["names"])] += srd.NUMBERS[piece["count"]]
    if re.match(r"[A-Z][\w ]+ twice", prose):
        found[_names(prose.partition(" twice")[0])] += 2
    return found


def _names(listed: str) -> tuple[str, ...]:
    return tuple(sorted(srd.slug(each) for each in re.split(r",? (?:or|and) |, ", listed) if each))


def _replace(way: Routine, rest: str) -> None:
    """One of the attacks may be another."""
    count = 2 if rest.startswith("two") else 1
    others = re.findall(
        r"use of (?:\([AB]\) )?(?!Spellcasting)([A-Z][\w ]+?)(?: or | if |\.|$)|with an? ([A-Z]\w+) attack",
        rest,
    )
    spells = re.findall(r"to cast ([A-Z][\w' ]+?)(?: \(| or |\.|$)", rest)
    second = re.findall(r"\(B\) (?!Spellcasting)([A-Z][\w ]+?)\.", rest)
    names = [srd.slug(a or b) for a, b in others] + [srd.slug(each) for each in [*spells, *second]]
    whole = next((key for key in way if rest.startswith(f"the {key[0].capitalize()}")), next(iter(way)))
    way[whole] -= way[whole] if rest.startswith("any") else count
    way[tuple(sorted({*whole, *names}))] += count if not rest.startswith("any") else 2
    for key in [key for key in way if way[key] == 0]:
        del way[key]


# Spells


def _spells(made: Comparison, library: Library, ours: CreatureEntry, book: dict[str, Any]) -> None:
    rows = srd.actions_of(book)
    prose = "\n".join(row["desc"] for row in rows.values())
    for known in ours.spells:
        _spell(made, library, known, rows, prose)
    titles = {spell.name: spell.id for spell in library.spells.values() if spell.needs is None}
    told = {spell for title, spell in titles.items() if re.search(rf"\b{re.escape(title)}\b", _cast(rows))}
    made.facts("", [], set(), {("spell", each) for each in told - {known.id for known in ours.spells}})
    if not ours.spells:
        return
    told_dc = re.findall(r"spell save DC (\d+)", prose)
    made.same("spell_dc", {str(ours.spell_dc)} if ours.spell_dc else set(), set(told_dc))
    told_hit = set(re.findall(r"\+(\d+) to hit with spell", prose))
    made.same("spell_attack", {str(ours.spell_attack)} if ours.spell_attack else set(), told_hit)
    long = facts.LONG[ours.spell_ability or ""].capitalize()
    made.same(
        "spell_ability", bool(re.search(rf"using {long} as (?:the )?spellcasting ability", prose)), True
    )


def _cast(rows: dict[str, Any]) -> str:
    told = [row["desc"] for row in rows.values() if re.search(r"\bcasts?\b", row["desc"])]
    return " ".join(told)


def _spell(made: Comparison, library: Library, known: KnownEntry, rows: dict[str, Any], prose: str) -> None:
    title, key = library.spells[known.id].name, known.named or known.id
    own = [row for name, row in rows.items() if name in (known.named, known.pool)]
    cost = known.cost or library.spells[known.id].cost
    listed = [row for row in rows.values() if re.search(rf"\b{re.escape(title)}\b", row["desc"])]
    if not own and not listed:
        made.same(f"{key} is a spell of it", True, False)
        return
    row = next((row for row in own or listed if COSTS[row["action_type"]] == cost), (own or listed)[0])
    daily = re.search(rf"(\d)/Day Each:\*\* [^\n]*\b{re.escape(title)}\b", prose)
    limit = int(row["uses_param"] or 0)
    rolled = row["uses_type"] in ("RECHARGE", "RECHARGE_ON_ROLL")
    made.same(f"{key} recharge", known.recharge, limit if rolled else 0)
    made.same(f"{key} uses", known.uses, 0 if rolled else limit or (int(daily[1]) if daily else 0))
    levels = set(
        re.findall(rf"\b{re.escape(title)} \(level (\d) version\)", row["desc"] + _multi(rows, title, known))
    )
    made.same(f"{key} level", {str(known.level)} if known.level else set(), levels)
    made.same(f"{key} once_a_round", known.once_a_round, "can't take this action again" in row["desc"])


def _multi(rows: dict[str, Any], title: str, known: KnownEntry) -> str:
    """The multiattack tells the level of a spell that is part of it."""
    return "" if known.named else rows.get("multiattack", {"desc": ""})["desc"]


# Whatever the book says has its place


def _rows(made: Comparison, library: Library, ours: CreatureEntry, book: dict[str, Any]) -> None:
    """Every trait and action of the book is one of ours, or named as left out."""
    known = {*(each.id for each in ours.attacks), *(each.id for each in ours.powers)} | {
        "multiattack",
        "legendary_resistance",
    }
    known |= {NAMES.get(each, each) for each in known} | set(TRAITS)
    known |= {str(spell.named or spell.id) for spell in ours.spells} | {
        str(spell.pool) for spell in ours.spells
    }
    known |= {"regeneration"} if ours.regenerates else set()
    known |= {f"{kind}_absorption" for kind in ours.absorbs}
    known |= set(BORNE) if ours.bears else set()
    known |= {"blood_frenzy"} if any(attack.keen for attack in ours.attacks) else set()
    rows = srd.actions_of(book)
    if ours.spells:
        titles = [library.spells[spell.id].name for spell in ours.spells]
        known |= {key for key, row in rows.items() if any(title in row["desc"] for title in titles)}
    for key in {*rows, *srd.traits_of(book)} - known - IDLE:
        made.facts("", [], set(), {("row", key)})


# Traits that do nothing in a fight.
IDLE: set[str] = set()
