"""Parses the spells of a creature: which, how often, and with which ability."""

import re
from collections.abc import Collection
from typing import Any

from turnwright.cli.tactics.open5e.actions import AGAIN, COSTS, recharge_of, slug
from turnwright.cli.tactics.open5e.prose import ABILITIES

Entry = dict[str, Any]

_ABILITY = re.compile(r"using (\w+) as (?:the )?spellcasting ability")
_DC = re.compile(r"spell save DC (\d+)(?:, \+(\d+) to hit)?")
_LIST = re.compile(r"\*\*(At Will|(\d+)/Day Each):\*\*([^\n]*)")
_CASTS = re.compile(
    r"casts?(?: the)? ([A-Z].*?)"
    r"(?= spell\b| twice\b|,? using|,? requiring| \(| on itself| on that|,? and| in response|\.|$)"
)
_LEVEL = re.compile(r" \(level (\d+) version\)")
SHAPECHANGE = "shapechange"
_WORN = ("mage_armor",)  # already included in the Armour Class


class Repertoire:
    """The known spells that a creature casts."""

    def __init__(self, known: Collection[str]) -> None:
        self.known = known
        self.spells: list[Entry] = []
        self.numbers: Entry = {}
        self.missing: list[str] = []

    def read(self, row: Entry) -> bool:
        """Add a spellcasting action; False if it is not one."""
        text = row["desc"].replace("’", "'")
        lists = _LIST.findall(text)
        casts = _CASTS.search(_LEVEL.sub("", text))
        if not any(part.strip() for _, _, part in lists) and casts is None:
            return False
        self._note_numbers(text)
        if row["name"] == "Spellcasting" or not casts:
            for _, times, part in lists:
                self._listed(part, int(times or 0))
        else:
            self._cast(row, casts, text)
        return True

    def _note_numbers(self, text: str) -> None:
        ability, dc = _ABILITY.search(text), _DC.search(text)
        if ability and ability[1].lower() in ABILITIES:
            self.numbers.setdefault("spell_ability", ABILITIES[ability[1].lower()])
        if dc:
            self.numbers.setdefault("spell_dc", int(dc[1]))
            if dc[2]:
                self.numbers.setdefault("spell_attack", int(dc[2]))

    def _listed(self, part: str, times: int) -> None:
        for name in part.split(","):
            if self._has(name):
                known = {"id": slug(name.strip()), **({"uses": times} if times else {})}
                # The tables leave out that creatures change their shape without Concentration.
                self.spells.append({**known, **({"held": False} if known["id"] == SHAPECHANGE else {})})

    def _has(self, name: str) -> bool:
        plain = name.strip()
        if not plain or slug(plain) in _WORN:
            return False
        if slug(plain) not in self.known and plain not in self.missing:
            self.missing.append(plain)
        return slug(plain) in self.known

    def _cast(self, row: Entry, casts: re.Match[str], text: str) -> None:
        names = [part.strip() for part in re.split(r",? or |, ", casts[1]) if part.strip()]
        cost, often = COSTS[row["action_type"]], recharge_of(row)
        own = slug(row["name"])
        for name in names:
            if not self._has(name):
                continue
            made: Entry = {"id": slug(name), **often}
            if cost != "action":
                made["cost"] = cost
            if len(names) > 1 and often:
                made["pool"] = own
            level = _level_of(name, text)
            if level:
                made["level"] = level
            if "touches another creature" in text:
                made["not_self"] = True
            if " on itself" in text:
                made["whom"] = "self"
            if cost == "legendary" or any(each["id"] == made["id"] for each in self.spells):
                made["named"] = own if len(names) == 1 else f"{own}_{slug(name)}"
            if AGAIN in text:
                made["once_a_round"] = True
            self.spells.append(made)

    def set_levels(self, text: str) -> None:
        """Note the level at which the spells of a Multiattack are cast."""
        for spell in self.spells:
            level = _level_of(spell["id"].replace("_", " "), text.replace("’", "'"))
            if level and "named" not in spell and "level" not in spell:
                spell["level"] = level

    def result(self) -> Entry:
        """The spellcasting fields of a creature entry."""
        if not self.spells:
            return {}
        self.numbers.setdefault("spell_ability", "CHA")
        return {**self.numbers, "spells": _once_each(self.spells)}


def _level_of(name: str, text: str) -> int:
    found = re.search(rf"{re.escape(name)}{_LEVEL.pattern}", text, re.IGNORECASE)
    return int(found[1]) if found else 0


def _once_each(spells: list[Entry]) -> list[Entry]:
    found: dict[str, Entry] = {}
    for spell in spells:
        found.setdefault(str(spell.get("named", spell["id"])), spell)
    return list(found.values())
