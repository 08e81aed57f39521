"""Creatures beside the System Reference Document: see compare.py."""

import re
from collections import Counter
from typing import Any

from games.tactics import srd
from games.tactics.srd import NOTHING, Fact, Text, facts
from games.tactics.srd.compare import Comparison, effects_in, unhalved, words_of
from games.tactics.srd.extract import WORDS
from turnwright.games.tactics.content import Library
from turnwright.games.tactics.content.creature_schema import AttackEntry, CreatureEntry, KnownEntry
from turnwright.games.tactics.content.power_schema import (
    EffectEntry,
    PowerEntry,
    SaveEntry,
    WeaponAttackEntry,
    WhenEntry,
)
from turnwright.games.tactics.srd import SKILLS

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
    "ethereal_jaunt_back": "ethereal_jaunt",
    "prowl_hide": "prowl",
    **dict.fromkeys(("deathless_dash", "deathless_disengage"), "deathless_agility"),
    **dict.fromkeys(("rat_shape", "raven_shape", "spider_shape"), "shape_shift"),
    **dict.fromkeys(("bat_shape", "centipede_shape", "toad_shape", "true_shape"), "shape_shift"),
}
TRAITS = {
    "incorporeal_movement": "incorporeal",
    "swarm": "swarm",
    **dict.fromkeys(("air_form", "fire_form", "water_form"), "shares_space"),
    "sunlight_weakness": "sunlight_sensitivity",
    **{trait: trait for trait in ("agile", "bloodied_frenzy", "bloodied_fury", "evasion", "flyby")},
    **{trait: trait for trait in ("magic_resistance", "pack_tactics", "reactive", "sunlight_sensitivity")},
    **{trait: trait for trait in ("nimble_escape", "cunning_action", "spider_climb", "undead_fortitude")},
    **{trait: trait for trait in ("web_walker", "abduct", "standing_leap", "jumper")},
    "greater_magic_resistance": "greater_magic_resistance",
}
KEEN = ("hurt", "held", "first_round")
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
HARMS = ("damage", "ongoing", "ongoing_too", "retaliates", "more_damage")
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
        made.same(way, getattr(ours.speed, way), int(float(book.get(way, 0))))
    made.same("hover", ours.speed.hover, bool(book.get("hover")))
    # A Running Leap also names the 10 feet of the run.
    leaps = srd.traits_of(book)
    feet = {int(value) for kind, value in leaps.get("standing_leap", NOTHING).facts if kind == "feet"}
    feet |= {int(value) for kind, value in leaps.get("running_leap", NOTHING).facts if kind == "feet"} - {10}
    jumps = [*sorted(feet, reverse=True), 0, 0][:2]
    made.same("jumps", [ours.speed.long_jump, ours.speed.high_jump], jumps)
    for sense in ("darkvision", "blindsight", "tremorsense", "truesight"):
        made.same(sense, getattr(ours.senses, sense), int(float(book.get(f"{sense}_range", 0))))
    made.same("passive", ours.passive, book["passive_perception"])
    made.same("resists", sorted(ours.resists), sorted(book.get("damage_resistances", [])))
    made.same("immune", sorted(ours.immune), sorted(book.get("damage_immunities", [])))
    made.same("vulnerable", sorted(ours.vulnerable), sorted(book.get("damage_vulnerabilities", [])))
    made.same("never", sorted(ours.never), sorted(book.get("condition_immunities", [])))


def _scores(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    modifiers = [(score - 10) // 2 for score in ours.scores]
    saves: dict[str, int] = {str(ability): bonus for ability, bonus in ours.saves.items()}
    for place, (ability, short) in enumerate(srd.ABILITIES.items()):
        made.same(ability, ours.scores[place], book["scores"][place])
        plain = modifiers[place]
        made.same(f"{short} save", saves.get(short, plain), book["saves"].get(short, plain))
    for skill in SKILLS:
        made.same(skill, ours.skills.get(skill), book["skills"].get(skill))
    made.same(
        "initiative",
        modifiers[1] if ours.initiative is None else ours.initiative,
        book.get("initiative_bonus"),
    )


def _traits(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    traits, rows = srd.traits_of(book), srd.actions_of(book)
    told = {trait for theirs, trait in TRAITS.items() if theirs in {*traits, *rows}}
    regeneration = traits.get("regeneration", NOTHING).phrases
    told |= {"deathless"} & regeneration.keys()
    # The data leaves out what is noted beside a sense.
    kept = [trait for trait in ours.traits if trait != "devils_sight"]
    made.same("traits", sorted(kept), sorted(told))
    made.same("regenerates", [str(ours.regenerates)], regeneration.get("regenerates", ["0"]))
    made.same("regeneration_stops", sorted(ours.regeneration_stops), book.get("regeneration_stops", []))
    absorbs = [key.removesuffix("_absorption") for key in traits if "_absorption" in key]
    made.same("absorbs", list(ours.absorbs), absorbs)
    made.same("resistances", ours.resistances, book["legendary_resistance"])
    legendary = any(row.get("action_type") == "LEGENDARY_ACTION" for row in rows.values())
    made.same("legendary", ours.legendary, LEGENDARY if legendary else 0)
    for effect in ours.bears:
        text = Text({}, *(traits.get(key, NOTHING) for key in BORNE))
        _facts(made, "bears ", effect, [effect], text, "")


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
    text: Text,
    heads: str,
    on_self: bool = False,
) -> None:
    """All that an attack or a power says beside its prose, and the other way round."""
    harms, theirs = Counter(harms_of(effects)), Counter(text.harms)
    made.facts(unit, [], set(), {("harm", each) for each in theirs - harms})
    for each in harms.elements():
        made.facts(unit, [("harm", ("harm", each))], {("harm", harm) for harm in theirs}, set())
    for each in harms - theirs:
        if each in theirs:
            made.facts(unit, [("harm", ("harm once more", each))], set(), set())
    told = text.facts | text.moments(on_self) | {("save", each) for each in text.saves}
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
    made.words(unit, words_of(effects), text.words, SEEN)
    if "half" in text.words:
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
    text: Text = row["text"]
    numbers = srd.Attack(attack.to_hit, attack.reach, attack.range, attack.long)
    for key, ours, theirs in zip(srd.Attack._fields, numbers, text.attack or (None,) * 4, strict=True):
        made.same(f"{attack.id} {key}", ours, theirs)
    frenzy = srd.traits_of(book).get("blood_frenzy")
    told = {*text.phrases, *(frenzy.phrases if frenzy else ())}
    made.same(
        f"{attack.id} keen",
        sorted(attack.keen),
        [key for key in sorted(KEEN) if key in told and (frenzy or "with advantage" in told)],
    )
    _facts(
        made,
        f"{attack.id} ",
        attack,
        list(effects_in(attack.hit)),
        text.after_the_roll(),
        "to_hit reach range long keen",
    )
    runs = {
        str(effect.feet)
        for effect in effects_in(attack.hit)
        if isinstance(effect, WhenEntry) and effect.when == "run"
    }
    made.same(f"{attack.id} run", runs, set(text.phrases.get("run", [])))


# Powers


def _power(made: Comparison, power: PowerEntry, book: dict[str, Any]) -> None:
    rows, traits = srd.actions_of(book), srd.traits_of(book)
    name = NAMES.get(power.id, power.id)
    if name not in rows and name not in traits:
        made.same(f"{power.id} is a power", True, False)
        return
    text = _paid(made, power, rows, traits, name)
    if power.to_hit is not None:
        told = text.attack
        assert told is not None
        made.same(f"{power.id} to_hit", (power.to_hit, power.range), (told.to_hit, told.reach or told.range))
        text = text.after_the_roll()
    if power.trigger in ("starts_near", "own_end", "dies"):
        made.same(f"{power.id} trigger", power.trigger in text.phrases, True)
    made.same(f"{power.id} takes", power.takes, 1)
    heads = "recharge uses legendary_cost takes to_hit targets shots" + (
        " range long" if power.to_hit is not None else ""
    )
    effects = list(effects_in(power.effects))
    _facts(made, f"{power.id} ", power, effects, text, heads, power.whom == "self")
    if power.area is not None:
        made.same(f"{power.id} spares_allies", power.spares_allies, "spares allies" in text.phrases)
    for effect in effects:
        if isinstance(effect, WeaponAttackEntry):
            made.same(f"{power.id} strike", effect.strike in text.attacks, True)


def _paid(
    made: Comparison, power: PowerEntry, rows: dict[str, Any], traits: dict[str, Text], name: str
) -> Text:
    """The text of a power, once its cost, its recharge and its uses are those of the book."""
    if name in traits:
        made.same(f"{power.id} cost", power.cost, "free")
        return traits[name]
    row = rows[name]
    made.same(f"{power.id} cost", power.cost, _cost(row))
    limit = int(row.get("uses_param", 0))
    made.same(f"{power.id} recharge", power.recharge, 0 if row.get("uses_type") == "PER_DAY" else limit)
    made.same(f"{power.id} uses", power.uses, limit if row.get("uses_type") == "PER_DAY" else 0)
    made.same(f"{power.id} legendary_cost", power.legendary_cost, row.get("legendary_action_cost", 1))
    made.same(f"{power.id} once_a_round", power.once_a_round, "once a round" in row["text"].phrases)
    text: Text = row["text"]
    made.same(f"{power.id} advance", power.advance in ("half", "safely"), "advances" in text.phrases)
    many = text.phrases.get("targets", ["one"])[0]
    made.same(f"{power.id} targets", max(power.targets, power.shots), srd.NUMBERS[many])
    used = text.phrases.get("uses")
    return text.with_more(rows[srd.slug(used[0])]["text"]) if used and power.cost == "legendary" else text


# Multiattacks

Routine = Counter[tuple[str, ...]]


def _multiattack(made: Comparison, ours: CreatureEntry, book: dict[str, Any]) -> None:
    row = srd.actions_of(book).get("multiattack")
    ways = [] if row is None else row["text"].routines
    told = [Counter({tuple(names.split("|")): count for names, count in way.items()}) for way in ways]
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


# Spells


def _spells(made: Comparison, library: Library, ours: CreatureEntry, book: dict[str, Any]) -> None:
    rows = srd.actions_of(book)
    texts: list[Text] = [row["text"] for row in rows.values()]
    for known in ours.spells:
        _spell(made, library, known, rows)
    named = {name for text in texts if "casts" in text.phrases for name in text.spells}
    told = {
        spell.id for spell in library.spells.values() if spell.needs is None and srd.slug(spell.name) in named
    }
    made.facts("", [], set(), {("spell", each) for each in told - {known.id for known in ours.spells}})
    if not ours.spells:
        return
    said = {key: {each for text in texts for each in text.phrases.get(key, [])} for key in SPELLCASTING}
    made.same("spell_dc", {str(ours.spell_dc)} if ours.spell_dc else set(), said["spell dc"])
    made.same("spell_attack", {str(ours.spell_attack)} if ours.spell_attack else set(), said["spell attack"])
    long = facts.LONG[ours.spell_ability or ""].capitalize()
    made.same("spell_ability", long in said["spell ability"], True)


SPELLCASTING = ("spell dc", "spell attack", "spell ability")


def _cost(row: dict[str, Any]) -> str:
    return COSTS[row.get("action_type", "ACTION")]


def _spell(made: Comparison, library: Library, known: KnownEntry, rows: dict[str, Any]) -> None:
    title, key = srd.slug(library.spells[known.id].name), known.named or known.id
    own = [row for name, row in rows.items() if name in (known.named, known.pool)]
    cost = known.cost or library.spells[known.id].cost
    listed = [row for row in rows.values() if title in row["text"].spells]
    if not own and not listed:
        made.same(f"{key} is a spell of it", True, False)
        return
    row = next((row for row in own or listed if _cost(row) == cost), (own or listed)[0])
    daily = next((each["text"].daily[title] for each in rows.values() if title in each["text"].daily), 0)
    limit = int(row.get("uses_param", 0))
    rolled = row.get("uses_type") in ("RECHARGE", "RECHARGE_ON_ROLL")
    made.same(f"{key} recharge", known.recharge, limit if rolled else 0)
    made.same(f"{key} uses", known.uses, 0 if rolled else limit or daily)
    # The multiattack gives the level of a spell that is part of it.
    sources = [row] if known.named or "multiattack" not in rows else [row, rows["multiattack"]]
    levels = {level for each in sources for level in each["text"].levels.get(title, [])}
    made.same(f"{key} level", {str(known.level)} if known.level else set(), levels)
    made.same(f"{key} once_a_round", known.once_a_round, "once a round" in row["text"].phrases)


# Every fact of the book has its place


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
    known |= {"running_leap"} if ours.speed.long_jump else set()
    known |= {"blood_frenzy"} if any(attack.keen for attack in ours.attacks) else set()
    rows = srd.actions_of(book)
    if ours.spells:
        titles = {srd.slug(library.spells[spell.id].name) for spell in ours.spells}
        known |= {key for key, row in rows.items() if titles & row["text"].spells}
    for key in {*rows, *srd.traits_of(book)} - known - IDLE:
        made.facts("", [], set(), {("row", key)})


# Traits that do nothing in a fight.
IDLE: set[str] = set()
