"""Extract the facts of the System Reference Document from the tables of the Open5e project.

    cd tests && python -m games.tactics.srd.extract FOLDER

FOLDER holds the JSON tables of SRD 5.2.1 (`Creature.json`, `Spell.json` ...). Writes `facts.json`.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any, get_args

from games.tactics.srd import ABILITIES, FILE, NUMBERS, SHAPES, TYPES, slug
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.content.schema import Kind
from turnwright.games.tactics.srd import CONDITIONS

KINDS = get_args(Kind)
# Limbs that grapple, each or all of them one creature.
HANDS = {"one of two": 2, "one of four": 4, "one of six": 6, "both": 1, "all eight": 1, "all four": 1}
_HANDS = re.compile(rf"Grappled condition \(escape DC \d+\) from ({'|'.join(HANDS)})\b")


def source_folder() -> Path | None:
    """The tables, if they lie in `shared/data/srd-5.2.1` beside the checkout or above it."""
    for above in Path(__file__).resolve().parents:
        if (above / "shared/data/srd-5.2.1").is_dir():
            return above / "shared/data/srd-5.2.1"
    return None


# What an effect does without a number, and how the prose says it.
WORDS: dict[str, str] = {
    "half": r"[Hh]alf (?:as much|the initial|damage|of the damage)",
    "repeat": (
        r"repeats? the sav|repeats? the Saving|saving throw at the end of each|save at the end of each"
        r"|makes? another \w+ saving throw|repeat the save"
        r"|end of each of its turns, (?:the target|it) repeats"
        r"|succeed on a \w+ saving throw or take another|succeed on a \w+ saving throw or be reduced"
    ),
    "no_healing": r"can['’]t regain Hit Points",
    "no_reactions": r"can['’]t take (?:Reactions|a Reaction)|can['’]t take a Bonus Action or Reaction",
    "no_opportunity": r"can['’]t make Opportunity Attacks",
    "drains": r"Hit Point maximum (?:decreases|is reduced)|reduces? (?:its|the target's) Hit Point maximum",
    "ends_on_damage": r"takes? any damage|takes? damage|deals? damage to|damage it\b|damages? the target",
    "gives_advantage": (
        r"[Aa]ttack rolls? (?:made )?against [^.]*Advantage|Advantage on attack rolls against it"
    ),
    "stops": r"Speed (?:of|is|becomes|drops to|are|reduced to) 0|can['’]t move|unable to move",
    "half_speed": r"Speed (?:is )?halved|halves? (?:its|their) Speed|half Speed",
    "temporary": r"Temporary Hit Points",
    "obscures": r"Heavily Obscured",
    "difficult": r"Difficult Terrain|is difficult terrain",
    "plus_modifier": r"spellcasting ability modifier",
    "slay": r"(?<!when )(?:target|creature|it) (?:instantly )?dies\b(?! if| while|, the)",
    "drinks": r"regains? Hit Points equal to (?:that|the)",
    "leeches": r"regains? (?:a number of )?Hit Points equal to half",
    "extra_action": r"additional action",
    "teleport": r"[Tt]eleports?",
    "push": r"\bpush(?:es|ed)?\b",
    "pull": r"\bpull(?:s|ed)?\b",
    "at_end": r"ends? (?:its|a) turn (?:there|in|within)|end of each of its turns there",
    "on_enter": r"\benters?\b",
    "at_start": r"starts? (?:its|their|a) turn",
    "melee": r"melee spell attack|Melee Attack Roll|Melee or Ranged Attack Roll",
    "ranged": r"ranged spell attack|Ranged Attack Roll",
    "reveals": r"can['’]t benefit from the Invisible|can['’]t (?:become|be) Invisible",
    "mutes": r"can['’]t (?:provide Verbal|cast spells|cast a spell)|impossible to cast",
    "sluggish": r"not both",
}

# What else the comparison asks of the prose, and what each pattern captures.
PHRASES: dict[str, str] = {
    "hurt": r"(?:if the target|any creature that) doesn't have all its Hit Points",
    "held": r"if the target is Grappled by",
    "first_round": r"during the first round",
    "with advantage": r"\(with Advantage",
    "run": r"moved (\d+)\+ feet straight toward",
    "starts_near": r"starts its turn",
    "own_end": r"At the end of each",
    "dies": r"when it dies",
    "spares allies": r"each enemy|any enemy|of the \w+'s choice",
    "once a round": r"can't take this action again",
    "advances": r"up to half its Speed[^.]* makes one",
    "targets": r"\b(?:up to|targets|chooses) (two|three|four|five|six) creatures(?! swallowed)",
    "uses": r" uses ([A-Z][\w ]+?)(?: and regains|\.)",
    "deathless": r"dies only if it starts its turn with 0",
    "regenerates": r"regains (\d+) Hit",
    "casts": r"\bcasts?\b",
    "spell dc": r"spell save DC (\d+)",
    "spell attack": r"\+(\d+) to hit with spell",
    "spell ability": r"using (\w+) as (?:the )?spellcasting ability",
}
_HARM = re.compile(rf"(\d+)(?: \((\d+d\d+(?: [+−-] \d+)?)\))? ({TYPES}) damage", re.IGNORECASE)
_ATTACK = re.compile(
    r"(Melee or Ranged|Melee|Ranged) Attack Roll: \+(\d+)[^,]*, (?:reach (\d+) f\w+\.?)?(?: or )?"
    r"(?:range (\d+)(?:/(\d+))? f\w+\.)?"
)
_SAVE_DC = re.compile(r"(\w+) Saving Throw: DC (\d+)")
_DICE = re.compile(r"\b(\d+d\d+)(?:\s*([+−-])\s*(\d+))?")
_AVERAGE = re.compile(r"\b\d+ \((?=\d+d\d+)")
_FLAT = re.compile(rf"\b(\d+) (?:{TYPES})\b", re.IGNORECASE)
_DC = re.compile(r"\bDC (\d+)")
_FEET = re.compile(r"\b(\d+)\+?(?:[- –]f(?:ee|oo)t| ft)")
_LASTS = re.compile(r"\b(1 minute|10 minutes|1 hour|8 hours|24 hours|7 days)\b")
_TURN = re.compile(r"\b(start|end) of (your|its|their|the [\w ]+?['’]s|\w+['’]s) (?:next |current )?turn")
_SAVE = re.compile(
    r"\b(Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma)(?:,? (?:or|and) \w+)? "
    r"(?:saving throw|save)",
    re.IGNORECASE,
)
_AGAIN = re.compile(
    r"can't take this action again until[^.]*|until the end of its next turn, (?:at which|when)"
)
_SIZE = re.compile(r"\b(Tiny|Small|Medium|Large|Huge) or smaller")
_MORE = re.compile(r"(?:increases? by|additional|and the healing by|extra) (\d+d\d+|\d+)")
_SHAPE = re.compile(r"\b(Sphere|Cube|Cone|Line|Cylinder|Emanation|square|circle)\b|\b([Ww]all)\b")


def thrown(found: "re.Match[str]") -> str:
    sign = {"−": "-"}.get(found[2], found[2])
    return found[1] + (f"{sign}{found[3]}" if found[2] else "")


def told(prose: str) -> set[tuple[str, str]]:
    """The facts of a piece of prose."""
    prose = prose.replace("_", "")
    found = {("dice", thrown(each)) for each in _DICE.finditer(prose)}
    found |= {("type", each.lower()) for each in re.findall(rf"\b({TYPES})\b", prose, re.IGNORECASE)}
    if re.search(r"\ball (?:other )?damage\b|any damage type", prose):
        found.add(("type", "all"))
    if re.search(r"all saving throws|on saving throws|D20 Tests", prose):
        found.add(("ability", "all"))
    found |= {("dc", each) for each in _DC.findall(prose)}
    found |= {("feet", each) for each in _FEET.findall(prose)}
    found |= {("lasts", each) for each in _LASTS.findall(prose)}
    found |= {("ability", ABILITIES[each.lower()]) for each in _SAVE.findall(prose)}
    found |= {("size", each.lower()) for each in _SIZE.findall(prose)}
    found |= {("condition", each) for each in CONDITIONS if re.search(rf"\b{each.capitalize()}\b", prose)}
    found |= {("kind", each) for each in KINDS if re.search(rf"\b{each.capitalize()}s?\b", prose)}
    counts = re.findall(
        r"(?:only|up to) (one|two|three) (?:creatures?|targets?) (?:swallowed|Grappled)", prose
    )
    found |= {("count", str(NUMBERS[each])) for each in counts}
    found |= {("count", str(HANDS[each])) for each in _HANDS.findall(prose)}
    shapes = [each[0].lower() for each in _SHAPE.finditer(prose)]
    found |= {("shape", SHAPES.get(each, each)) for each in shapes}
    return found | {("number", each) for each in numbers_in(prose)}


def numbers_in(prose: str) -> list[str]:
    """Plain numbers: not those of dice, difficulties, feet and durations."""
    for pattern in (_AVERAGE, _DICE, _DC, _FEET, _LASTS, re.compile(r"\bd\d+")):
        prose = pattern.sub(" ", prose)
    return re.findall(r"(?<![\d.])\d+\b", prose)


def turns_in(prose: str) -> list[str]:
    """When something ends: at the start or end of the bearer's turn, or of the source's."""
    found = []
    for each in _TURN.finditer(_AGAIN.sub("", prose)):
        of_bearer = each[2] in ("its", "their") or "target" in each[2] or "creature" in each[2]
        found.append(f"{each[1]} {'bearer' if of_bearer else 'source'}")
    return sorted(set(found))


def text_of(prose: str, spells: dict[str, str], attacks: Iterable[str] = ()) -> dict[str, Any]:
    """All facts of a paragraph; `spells` and `attacks` are the names it may mention."""
    prose = prose.replace("’", "'").replace("_", "")
    roll = _ATTACK.match(prose)
    made = _facts_of(prose[roll.end() :] if roll else prose, spells, attacks)
    if roll is not None:
        # What only the line of the attack roll says.
        whole = _facts_of(prose, spells, attacks)
        more = {key: [each for each in whole[key] if each not in made[key]] for key in ("facts", "words")}
        phrases = {key: found for key, found in whole["phrases"].items() if key not in made["phrases"]}
        numbers = [int(roll[group] or 0) for group in (2, 3, 4, 5)]
        made["roll"] = _short({"attack": numbers, **more, "phrases": phrases})
    return _short(made)


def _short(made: dict[str, Any]) -> dict[str, Any]:
    joined = {"facts": "; ".join(made["facts"]), "words": " ".join(made["words"])}
    return {key: value for key, value in {**made, **joined}.items() if value}


def _facts_of(prose: str, spells: dict[str, str], attacks: Iterable[str]) -> dict[str, Any]:
    titles = {name: rf"\b{re.escape(title)}\b" for name, title in spells.items()}
    titles = {name: title for name, title in titles.items() if re.search(title, prose)}
    daily = {name: re.search(rf"(\d)/Day Each:\*\* [^\n]*{title}", prose) for name, title in titles.items()}
    levels = {name: re.findall(rf"{title} \(level (\d) version\)", prose) for name, title in titles.items()}
    phrases = {name: _captured(pattern, prose) for name, pattern in PHRASES.items()}
    return {
        "facts": sorted(f"{kind} {value}" for kind, value in told(prose)),
        "words": [word for word, pattern in WORDS.items() if re.search(pattern, prose)],
        "phrases": {name: found for name, found in phrases.items() if found is not None},
        "turns": turns_in(prose),
        "harms": [f"{thrown_in(each[2] or each[1])} {each[3].lower()}" for each in _HARM.finditer(prose)],
        "saves": [f"{ABILITIES[each[1].lower()]} {each[2]}" for each in _SAVE_DC.finditer(prose)],
        "attacks": [name for name in attacks if name.replace("_", " ") in prose.lower()],
        "spells": sorted(titles),
        "daily": {name: int(found[1]) for name, found in daily.items() if found},
        "levels": {name: sorted(set(found)) for name, found in levels.items() if found},
    }


def _captured(pattern: str, prose: str) -> list[str] | None:
    found = list(re.finditer(pattern, prose))
    return [each[1] for each in found if each.re.groups] if found else None


def thrown_in(text: str) -> str:
    return text.replace(" ", "").replace("−", "-")


# Multiattacks

Routine = Counter[tuple[str, ...]]


def routines_in(prose: str) -> list[Routine]:
    """The ways of a multiattack: each is a number of attacks of one of these names."""
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
            found[_names(piece["using"])] += NUMBERS[piece["many"]]
        else:
            found[_names(piece["names"])] += NUMBERS[piece["count"]]
    if re.match(r"[A-Z][\w ]+ twice", prose):
        found[_names(prose.partition(" twice")[0])] += 2
    return found


def _names(listed: str) -> tuple[str, ...]:
    return tuple(sorted(slug(each) for each in re.split(r",? (?:or|and) |, ", listed) if each))


def _replace(way: Routine, rest: str) -> None:
    """One of the attacks may be another."""
    count = 2 if rest.startswith("two") else 1
    others = re.findall(
        r"use of (?:\([AB]\) )?(?!Spellcasting)([A-Z][\w ]+?)(?: or | if |\.|$)|with an? ([A-Z]\w+) attack",
        rest,
    )
    spells = re.findall(r"to cast ([A-Z][\w' ]+?)(?: \(| or |\.|$)", rest)
    second = re.findall(r"\(B\) (?!Spellcasting)([A-Z][\w ]+?)\.", rest)
    names = [slug(a or b) for a, b in others] + [slug(each) for each in [*spells, *second]]
    whole = next((key for key in way if rest.startswith(f"the {key[0].capitalize()}")), next(iter(way)))
    way[whole] -= way[whole] if rest.startswith("any") else count
    way[tuple(sorted({*whole, *names}))] += count if not rest.startswith("any") else 2
    for key in [key for key in way if way[key] == 0]:
        del way[key]


# Tables

CREATURE = """
    name armor_class hit_points hit_dice challenge_rating type walk fly climb swim burrow hover
    darkvision_range blindsight_range tremorsense_range truesight_range passive_perception initiative_bonus
    damage_resistances damage_immunities damage_vulnerabilities condition_immunities
"""
ACTION = ("action_type", "uses_type", "uses_param", "legendary_action_cost")
SPELL = "name level school casting_time concentration range_text range duration shape_type shape_size"
WEAPON = ("name", "damage_dice", "damage_type", "range", "long_range", "is_simple")
_TIER = re.compile(r"when you reach levels 5|beams? at level 5|at level 5")


def _key(row: dict[str, Any]) -> str:
    return slug(re.sub(r" \(.*\)", "", row["name"]))


def creature_of(row: dict[str, Any], actions: list[Any], traits: list[Any], spells: dict[str, str]) -> Any:
    named = {_key(each): each for each in actions}
    resists = [re.match(r"Legendary Resistance \((\d+)/Day", each["name"]) for each in traits]
    made = {key: row[key] for key in CREATURE.split() if row[key] or row[key] == 0}
    made["scores"] = [row[f"ability_score_{each}"] for each in ABILITIES]
    saves = {short: row[f"saving_throw_{each}"] for each, short in ABILITIES.items()}
    made["saves"] = {short: bonus for short, bonus in saves.items() if bonus is not None}
    bonuses = [key for key in row if key.startswith("skill_bonus_")]
    made["skills"] = {key.removeprefix("skill_bonus_"): row[key] for key in bonuses if row[key] is not None}
    made["legendary_resistance"] = sum(int(found[1]) for found in resists if found)
    made["actions"] = {
        name: {
            **{key: each[key] for key in ("action_type", "uses_type", "uses_param") if each[key]},
            **(
                {"legendary_action_cost": cost}
                if (cost := each.get("legendary_action_cost") or 1) > 1
                else {}
            ),
            "text": text_of(each["desc"], spells, named),
        }
        for name, each in named.items()
    }
    if "multiattack" in named:
        routines = [
            {"|".join(names): count for names, count in way.items()}
            for way in routines_in(named["multiattack"]["desc"])
        ]
        made["actions"]["multiattack"]["text"]["routines"] = routines
    made["traits"] = {
        slug(re.sub(r" \(.*\)", "", each["name"])): text_of(each["desc"], spells) for each in traits
    }
    if "regeneration" in made["traits"]:
        (prose,) = [each["desc"] for each in traits if each["name"].startswith("Regeneration")]
        stops = re.findall(rf"\b({TYPES})\b", prose.partition("If the")[2], re.IGNORECASE)
        made["regeneration_stops"] = sorted({each.lower() for each in stops})
    return made


def spell_of(row: dict[str, Any], shipped: Container[str]) -> Any:
    classes = [each.removeprefix("srd-2024_") for each in row["classes"]]
    if slug(row["name"]) not in shipped:
        return {"classes": classes}
    made = {key: row[key] for key in SPELL.split() if row[key] is not None}
    higher = row["higher_level"] or ""
    many = re.search(
        r"(?:up to|create|hurl|to) (two|three|four|five|six|ten) (?!10-foot)", row["desc"], re.IGNORECASE
    )
    more = re.findall(r"\b\d+d\d+", higher)
    more += [a or b for a, b in re.findall(r"\b(\d+) (?:additional|for each)|by (\d+)\b", higher)]
    found = re.search(
        r"\b(?:one|two) (?:more|additional) (?:\w+ )?(?:creature|dart|ray|Humanoid|Beast|target|bolt)", higher
    )
    made["many"] = NUMBERS.get(many[1].lower(), 10) if many else 1
    made["tiers"] = bool(_TIER.search(higher))
    made["more"] = [] if made["tiers"] else sorted(set(more))
    made["targets by slot"] = 1 if found else 0
    made["classes"] = classes
    made["text"] = text_of(row["desc"], {})
    return made


def class_of(pk: str, row: dict[str, Any], features: list[Any], items: list[Any]) -> Any:
    """Hit die, saves, skills, and the columns of the class table that hold numbers."""
    own = {each["pk"]: each for each in features if each["parent"].endswith(pk.removeprefix("srd-2024"))}
    (core,) = [each["desc"] for each in own.values() if "|Skill Proficiencies|" in each["desc"]]
    (saves,) = re.findall(r"Saving Throw Proficiencies\|(\w+) and (\w+)", core)
    (count, listed) = re.findall(r"Choose (?:any )?(\d)(?: skills|: ([^|]*))", core)[0]
    words = listed.replace("Na ture", "Nature").replace("In sight", "Insight").split(",")
    skills = [re.sub(r"^or ", "", word.strip()).lower().replace(" ", "_") for word in words]
    columns: dict[str, dict[int, int]] = {}
    for each in items:
        if each["parent"] in own and each["column_value"]:
            name = own[each["parent"]]["name"]
            digits = re.findall(r"\d+", each["column_value"])
            # A die is its sides, 3d6 its count.
            columns.setdefault(name, {})[each["level"]] = int(digits[1 if name == "Martial Arts" else 0])
    return {
        "hit_die": int(row["hit_dice"][1:]),
        "saves": sorted(word[:3].upper() for word in saves),
        "skills": int(count),
        "of_skills": sorted(word for word in skills if word),
        "columns": {name: dict(sorted(column.items())) for name, column in columns.items()},
    }


def extract(folder: Path) -> dict[str, Any]:
    """All facts that the tests compare the shipped content with."""

    def table(name: str) -> list[dict[str, Any]]:
        rows = json.loads((folder / f"{name}.json").read_text("utf-8"))
        return [{**row["fields"], "pk": row["pk"]} for row in rows]

    spells = {slug(row["name"]): row["name"] for row in table("Spell")}
    actions, traits = table("CreatureAction"), table("CreatureTrait")
    features, items = table("ClassFeature"), table("ClassFeatureItem")
    return {
        "creatures": {
            slug(row["name"]): creature_of(
                row,
                [each for each in actions if each["parent"] == row["pk"]],
                [each for each in traits if each["parent"] == row["pk"]],
                spells,
            )
            for row in table("Creature")
            if slug(row["name"]) in shipped().creatures
        },
        "spells": {slug(row["name"]): spell_of(row, shipped().spells) for row in table("Spell")},
        "weapons": [
            {
                key: row[key]
                for key in ("name", "damage_dice", "damage_type", "range", "long_range", "is_simple")
            }
            for row in table("Weapon")
        ],
        "classes": {
            slug(row["name"]): class_of(row["pk"], row, features, items)
            for row in table("CharacterClass")
            if row["subclass_of"] is None
        },
    }


def written(facts: dict[str, Any]) -> str:
    """The facts as JSON with one line for each creature, spell and class."""
    compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode
    parts = []
    for name, rows in facts.items():
        if isinstance(rows, dict):
            lines = ",\n".join(f"{compact(key)}:{compact(row)}" for key, row in rows.items())
            parts.append(f'"{name}":{{\n{lines}\n}}')
        else:
            parts.append(f'"{name}":[\n' + ",\n".join(map(compact, rows)) + "\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(extract(Path(sys.argv[1]))), "utf-8")
