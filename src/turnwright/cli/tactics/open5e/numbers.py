"""The numbers of a creature: Armour Class, hit points, speeds, ability scores, senses."""

import re
from typing import Any

from turnwright.cli.tactics.open5e.actions import slug
from turnwright.cli.tactics.open5e.prose import ABILITIES

Entry = dict[str, Any]

SIZE_OF_DIE = {4: "tiny", 6: "small", 8: "medium", 10: "large", 12: "huge", 20: "gargantuan"}
SMALL_RATINGS = {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}
# Experience Points by Challenge Rating.
_RATINGS = ("0", "1/8", "1/4", "1/2", *map(str, range(1, 31)))
_POINTS = (
    *(10, 25, 50, 100, 200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10_000, 11_500),
    *(13_000, 15_000, 18_000, 20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000),
    *(105_000, 120_000, 135_000, 155_000),
)
XP = dict(zip(_RATINGS, _POINTS, strict=True))
DEFENCES = {
    "resists": "damage_resistances",
    "immune": "damage_immunities",
    "vulnerable": "damage_vulnerabilities",
    "never": "condition_immunities",
}


def numbers(row: Entry) -> Entry:
    """All numbers of a creature that stand in fields of their own."""
    rating = float(row["challenge_rating"])
    cr = SMALL_RATINGS.get(rating, str(int(rating)))
    dice = row["hit_dice"].replace(" ", "")
    # A score of 0 is a gap in the tables; the lowest score of the rules is 1.
    scores = [max(1, row[f"ability_score_{ability}"]) for ability in ABILITIES]
    return {
        "id": slug(row["name"]),
        "name": row["name"],
        "size": SIZE_OF_DIE[int(re.split(r"[+-]", dice.partition("d")[2])[0])],
        "kind": row["type"],
        "cr": cr,
        "xp": XP[cr],
        "ac": row["armor_class"],
        "hp": row["hit_points"],
        "hit_dice": dice,
        "speed": _speeds(row),
        "scores": scores,
        **_bonuses(row, scores),
        "passive": row["passive_perception"],
        "proficiency": 2 if rating < 1 else 2 + (int(rating) - 1) // 4,
        "senses": _senses(row),
        **{field: list(row[name]) for field, name in DEFENCES.items()},
    }


def _speeds(row: Entry) -> Entry:
    speeds: Entry = {way: int(row[way]) for way in ("walk", "fly", "climb", "swim", "burrow") if row[way]}
    return {**speeds, **({"hover": True} if row["hover"] else {})}


def _bonuses(row: Entry, scores: list[int]) -> Entry:
    mods = [(score - 10) // 2 for score in scores]
    saves = {}
    for (ability, short), mod in zip(ABILITIES.items(), mods, strict=True):
        bonus = row[f"saving_throw_{ability}"]
        if bonus is not None and bonus != mod:
            saves[short] = bonus
    prefix = "skill_bonus_"
    skills = {
        key.removeprefix(prefix): bonus
        for key, bonus in row.items()
        if key.startswith(prefix) and bonus is not None
    }
    made: Entry = {"saves": saves, "skills": skills}
    if row["initiative_bonus"] != mods[1]:
        made["initiative"] = row["initiative_bonus"]
    return made


def _senses(row: Entry) -> Entry:
    names = ("darkvision", "blindsight", "tremorsense", "truesight")
    return {name: int(row[f"{name}_range"]) for name in names if row[f"{name}_range"]}
