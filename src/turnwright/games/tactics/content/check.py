"""Checks of content that a schema cannot express: every id is known, every rule of the SRD is kept.

The first problem is raised as a `ContentError` that names the file, the place and what was expected.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from turnwright.gamekit.complaints import either
from turnwright.gamekit.content import Place
from turnwright.games.tactics.content.character_builder import SHIELD
from turnwright.games.tactics.content.class_schema import HeroEntry, WeaponEntry
from turnwright.games.tactics.content.creature_schema import AttackEntry, CreatureEntry
from turnwright.games.tactics.content.power_schema import (
    INNER,
    ConditionEntry,
    EffectEntry,
    OnSelfEntry,
    PowerEntry,
    SummonEntry,
)
from turnwright.games.tactics.content.scenario_schema import TacticsScenario, Token
from turnwright.games.tactics.map.grid import Grid, side_of
from turnwright.games.tactics.rules.core import edition
from turnwright.games.tactics.srd import (
    CONDITIONS,
    DEADLY_EXHAUSTION,
    MARKS,
    SIZES,
    SKILLS,
    TRIGGERING_CREATURE,
)

if TYPE_CHECKING:
    from turnwright.games.tactics.content import Library

# Fields that belong to one use of a condition; all others must agree wherever its id is used.
OF_ONE_USE: dict[str, Any] = {
    "until": "permanent",
    "whose": "bearer",
    "rounds": 0,
    "repeat": None,
    "escape_dc": 0,
    "inescapable": False,
    "at_most": 0,
    "largest": "gargantuan",
    "spares": (),
}


class Checker:
    """Checks entries against a library, and conditions against those it has met before."""

    def __init__(self, library: "Library") -> None:
        self.library = library
        self.met: dict[str, ConditionEntry] = {}
        self.named_by_powers: set[str] = set()  # conditions that powers of a hero or a creature refer to

    def meet(self, own: list[Any], bases: Iterable[str]) -> None:
        """Learn the conditions of all entries but `own`; of creatures, only of those on the map."""
        for name in ("spells", "features", "items"):
            listed = getattr(self.library, name).values()
            self.powers([each for each in listed if each not in own], Place(name))
        known = self.library.creatures
        there = [known[name] for name in dict.fromkeys(bases) if name in known]
        self.creatures([each for each in there if each not in own], Place("creatures"))

    def powers(self, listed: Iterable[PowerEntry], place: Place, own: list[str] | None = None) -> None:
        """Check spells, features, items, or powers; those of a hero may need a condition of its own."""
        for power, here in _each(listed, place):
            self.effects(power.effects, here.inside("effects"))
            weapons = () if power.arms is None else (*power.arms.of, power.arms.makes or "unarmed")
            for weapon in weapons:
                if weapon != "unarmed" and weapon not in self.library.gear.weapons:
                    here.inside("arms").refuse("the id of a weapon", weapon, known=self.library.gear.weapons)
            if power.needs is not None and power.needs not in [*(own or ()), *self.library.spells]:
                words = (
                    "the id of a spell" if own is None else "the id of a spell, or of a condition of its own"
                )
                here.inside("needs").refuse(words, power.needs)

    def effects(self, listed: Iterable[EffectEntry], place: Place) -> None:
        """Check effects and those inside them."""
        for at, effect in enumerate(listed):
            self.effect(effect, _item(place, at))

    def effect(self, effect: EffectEntry, place: Place) -> None:
        """Check one effect and those inside it."""
        if isinstance(effect, SummonEntry) and effect.summon not in self.library.creatures:
            place.inside("summon").refuse("the id of a creature", effect.summon, known=self.library.creatures)
        shape = effect.shape if isinstance(effect, ConditionEntry) else None
        if shape is not None and shape not in self.library.creatures:
            place.inside("shape").refuse("the id of a creature", shape, known=self.library.creatures)
        for field in INNER:
            self.effects(getattr(effect, field, ()), place.inside(field))
        if isinstance(effect, ConditionEntry):
            self._condition(effect, effect.condition or "", place)

    def _condition(self, effect: ConditionEntry, name: str, place: Place) -> None:
        here = place.inside("condition")
        rule = msgspec.structs.replace(effect, **OF_ONE_USE)
        bare = rule == ConditionEntry(condition=name)
        if name in MARKS:
            here.refuse("an id that the rules of a turn do not use", name)
        if name in CONDITIONS and effect.then is None and not bare:
            here.refuse("an id of its own that brings the condition, as it does more", name)
        if name not in CONDITIONS:
            # A condition that does nothing may still be what a spell or a power asks for.
            if bare and name not in self.library.spells and name not in self.named_by_powers:
                here.refuse(f"{either(CONDITIONS)}, or an id of its own with what it does", name)
            if self.met.setdefault(name, rule) != rule:
                here.refuse("an id that means the same condition everywhere", name)
        for field in ("then", "after"):
            following: ConditionEntry | None = getattr(effect, field)
            if following is not None:
                own_name = following.condition or f"{name}_{field}"
                self.effect(msgspec.structs.replace(following, condition=own_name), place.inside(field))

    def creatures(self, listed: Iterable[CreatureEntry], place: Place) -> None:
        """Check creatures, their attacks, powers and spells."""
        for creature, here in _each(listed, place):
            known = [each.id for each in (*creature.attacks, *creature.powers, *creature.spells)]
            for name in [
                name for routine in creature.multiattack for piece in routine for name in piece.names
            ]:
                if name not in known:
                    here.inside("multiattack").refuse(f"one of {either(known)}", name, known=known)
            # A power may need a condition that another power, or an attack, of the creature gives.
            needed = [power.needs for power in creature.powers if power.needs is not None]
            self.named_by_powers |= set(needed)
            for attack, there in _each(creature.attacks, here.inside("attacks")):
                check_range(attack, there)
                self.effects(attack.hit, there.inside("hit"))
            self.powers(creature.powers, here.inside("powers"), needed)
            for skill in creature.skills:
                if skill not in SKILLS:
                    here.inside("skills").refuse("the id of a skill", skill, known=SKILLS)
            if creature.spells and creature.spell_ability is None:
                here.inside("spell_ability").refuse("the ability that it casts with")
            self._spells([spell.id for spell in creature.spells], here, "spells")

    def _spells(self, names: Iterable[str], place: Place, field: str) -> None:
        for at, name in enumerate(names):
            if name not in self.library.spells:
                place.inside(f"{field}[{at}].id").refuse("the id of a spell", name, known=self.library.spells)

    def heroes(self, listed: Iterable[HeroEntry], place: Place) -> None:
        """Check heroes."""
        for hero, here in _each(listed, place):
            self.hero(hero, here)

    def hero(self, hero: HeroEntry, place: Place) -> None:
        """Check a hero: what it names is known, and it has hands for its gear."""
        gear = self.library.gear
        for field, known in (
            ("weapons", gear.weapons),
            ("spells", self.library.spells),
            ("features", self.library.features),
            ("items", self.library.items),
            ("worn", gear.worn),
            ("masteries", gear.weapons),
            ("skills", SKILLS),
            ("expertise", SKILLS),
        ):
            for name in getattr(hero, field):
                if name not in known:
                    place.inside(field).refuse("a known id", name, known=known)
        if hero.armour is not None and hero.armour not in gear.armour:
            place.inside("armour").refuse("the id of an armour", hero.armour, known=gear.armour)
        enchantable = [*hero.weapons, hero.armour, *([SHIELD] if hero.shield else [])]
        for name in hero.magic:
            if name not in enchantable:
                place.inside("magic").refuse("one of its weapons, its armour or its shield", name)
        # A feature may need a condition that another feature of the hero gives.
        effects = [each for power in hero.powers for each in power.effects]
        effects += [inner for each in effects if isinstance(each, OnSelfEntry) for inner in each.own]
        own = [each.condition for each in effects if isinstance(each, ConditionEntry) and each.condition]
        self.named_by_powers |= {power.on_bearer or power.id for power in hero.powers}
        self.powers(hero.powers, place.inside("powers"), own)
        self.effects(hero.bears, place.inside("bears"))
        self._spells([spell.id for spell in hero.innate], place, "innate")
        # Weapon Properties [Two-Handed]: no hand is left for a shield.
        for name in hero.weapons:
            if hero.shield and "two_handed" in gear.weapons[name].properties:
                place.inside("weapons").refuse("one-handed weapons beside a shield", name)
        shot = [gear.weapons[name].ammunition for name in hero.weapons]
        thrown = [name for name in hero.weapons if "thrown" in gear.weapons[name].properties]
        for name in hero.ammunition:
            if name not in [*shot, *thrown]:
                words = "ammunition of one of its weapons, or one of its thrown weapons"
                place.inside("ammunition").refuse(words, name)


def check_range(attack: AttackEntry | WeaponEntry, place: Place) -> None:
    """Refuse an attack without reach and range, or with a long range below the normal one."""
    if isinstance(attack, AttackEntry) and not attack.reach and not attack.range:
        place.refuse("a reach or a range")
    if 0 < attack.long < attack.range:
        place.inside("long").refuse(f"at least the range, {attack.range}", attack.long)


def check_scenario(scenario: TacticsScenario, library: "Library", grid: Grid, place: Place) -> None:
    """Check who takes part: known bases, unique ids, room on the map, possible hit points."""
    if scenario.players > len(scenario.party):
        words = f"at most {len(scenario.party)}, a hero for each"
        place.inside("players").refuse(words, scenario.players)
    ids: list[str] = []
    taken: dict[int, str] = {}
    for side in ("party", "foes"):
        for at, token in enumerate(getattr(scenario, side)):
            check_token(token, scenario, library, grid, ids, taken, place.inside(f"{side}[{at}]"))
    lists = {"surprised": scenario.surprised}
    lists |= {f"triggers.{name}.surprised": entry.surprised for name, entry in scenario.triggers.items()}
    for where, listed in lists.items():
        for at, name in enumerate(listed):
            if name not in ids:
                place.inside(f"{where}[{at}]").refuse("the id of a participant", name, known=ids)


def check_token(
    token: Token,
    scenario: TacticsScenario,
    library: "Library",
    grid: Grid,
    ids: list[str],
    taken: dict[int, str],
    here: Place,
) -> None:
    """Check one participant, and add it to the ids and cells that are taken."""
    if token.id == TRIGGERING_CREATURE:
        here.inside("id").refuse("an id that readied actions do not reserve", token.id)
    if token.id in ids:
        here.inside("id").refuse("a unique id", token.id)
    ids.append(token.id)
    entry = library.heroes.get(token.base) or library.creatures.get(token.base)
    if entry is None:
        here.inside("base").refuse(
            "the id of a creature or a hero", token.base, known=[*library.heroes, *library.creatures]
        )
    _check_cells(token, entry.size, grid, taken, here.inside("at"))
    if token.conditions.count("exhaustion") >= DEADLY_EXHAUSTION:
        words = f"fewer than {DEADLY_EXHAUSTION} levels of exhaustion, which are deadly"
        here.inside("conditions").refuse(words)
    most = maximum_hp(token, entry.hp, "exhaustion" in entry.never, edition.named(scenario.rules))
    least = 0 if isinstance(entry, HeroEntry) or "death_saves" in entry.traits else 1
    if token.hp is not None and not least <= token.hp <= most:
        here.inside("hp").refuse(f"{least} to {most}", token.hp)


def _check_cells(token: Token, size: str, grid: Grid, taken: dict[int, str], place: Place) -> None:
    x, y = token.at
    across = int(side_of(SIZES.index(size)))
    if not grid.inside(x, y) or not grid.fits(grid.cell(x, y), across):
        place.refuse(f"a cell of the map, {grid.width} by {grid.height}", f"{x}, {y}")
    for cell in grid.square(grid.cell(x, y), across):
        if not grid.walkable(cell):
            place.refuse("a cell that can be entered", f"{x}, {y}")
        if cell in taken:
            place.refuse(f"a free cell: {taken[cell]} stands there", f"{x}, {y}")
        taken[cell] = token.id


def maximum_hp(token: Token, hp: int, never_exhausted: bool, rules: edition.Edition) -> int:
    """The Hit Point maximum that a token starts with; exhaustion may halve it."""
    exhaustion = 0 if never_exhausted else token.conditions.count("exhaustion")
    return hp // 2 if rules.exhaustion_halves_hp(0, exhaustion) else hp


def _each(listed: Iterable[Any], place: Place) -> Iterator[tuple[Any, Place]]:
    """Entries with their places; ids must be unique in a list."""
    seen: set[str] = set()
    for at, entry in enumerate(listed):
        here = _item(place, at)
        if entry.id in seen:
            here.inside("id").refuse("a unique id", entry.id)
        seen.add(entry.id)
        yield entry, here


def _item(place: Place, at: int) -> Place:
    return place._replace(path=f"{place.path}[{at}]")
