"""Every feature of every class and species, at the levels that bring it and by every choice, does something.

What a feature gives to use is used in a fight, with a trace. Its other effects are found by playing
one fight twice, with the hero and with the same hero without the feature: the two must differ somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

from games.tactics.content.test_every_power import (
    GAME,
    SPEAR,
    Eager,
    Trial,
    arena,
    deeds,
    dummy,
    free,
    never_used,
    refresh,
)
from turnwright import Match
from turnwright.games.tactics import content
from turnwright.games.tactics.commands import CombatStart, EndTurn
from turnwright.games.tactics.content.character_builder import Book, build
from turnwright.games.tactics.content.class_schema import (
    ChoiceEntry,
    ClassEntry,
    FeatureEntry,
    HeroEntry,
    PlanEntry,
    SpeciesEntry,
)
from turnwright.games.tactics.srd import DAMAGE_TYPES
from turnwright.games.tactics.state import CreatureCombatState
from turnwright.games.tactics.vocabulary import Pool

pytestmark = pytest.mark.long

LIBRARY = content.shipped()
BOOK = content.book_of(LIBRARY)
USED = ("powers", "innate")
MOST_TURNS = 12
MOST_DEEDS = 30
MOST_FIGHTS = 2
PACT = "pact_of_the_blade"
OF_THE_PACT = ("thirsting_blade", "devouring_blade", "lifedrinker", "eldritch_smite")
ARMS = {
    "archery": ("longbow",),
    "two_weapon_fighting": ("shortsword", "scimitar"),
    "great_weapon_fighting": ("greatsword",),
}


class Case(NamedTuple):
    """A feature and a hero who has it."""

    owner: str
    feature: FeatureEntry
    plan: PlanEntry

    @property
    def name(self) -> str:
        """How the case is called."""
        return f"{self.owner}.{self.feature.id}.{self.feature.level}"


def cases() -> Iterator[Case]:
    """Every feature of every class and of every species."""
    for calling in BOOK.classes.values():
        for feature in calling.features:
            yield Case(calling.id, feature, plan_for(feature, calling, None))
    for species in BOOK.species.values():
        for feature in species.features:
            yield Case(species.id, feature, plan_for(feature, BOOK.classes["fighter"], species))


def plan_for(feature: FeatureEntry, calling: ClassEntry, species: SpeciesEntry | None) -> PlanEntry:
    """A hero of the last level that has the feature, who chose it."""
    owner: ClassEntry | SpeciesEntry = calling if species is None else species
    groups = [choice for choice in owner.choices if feature.chosen in choice.of]
    chosen = {choice.id: picks(choice, str(feature.chosen), feature.until) for choice in groups}
    kind = "human" if species is None else species.id
    weapons = ARMS.get(str(feature.chosen))
    return PlanEntry(calling.id, feature.until, id="actor", species=kind, choices=chosen, weapons=weapons)


def picks(choice: ChoiceEntry, name: str, level: int) -> tuple[str, ...]:
    """One of them for certain, and as many of the others as one may have."""
    count = max((many for least, many in choice.counts.items() if least <= level), default=0)
    others = [each for each in choice.of if each != name and choice.least.get(each, 1) <= level]
    needed = [PACT] if name in OF_THE_PACT else []
    return (name, *needed, *(each for each in others if each not in needed))[:count]


CASES = {case.name: case for case in cases()}


def without(case: Case) -> HeroEntry:
    """The same hero, if the class or the species did not have the feature."""
    classes, species = lacking(BOOK.classes, case), lacking(BOOK.species, case)
    book = Book(BOOK.rules, classes, species, BOOK.spells, BOOK.items, BOOK.gear)
    return build(case.plan, book)


def lacking(listed: Mapping[str, Any], case: Case) -> dict[str, Any]:
    """The same classes or species without the feature."""
    made = dict(listed)
    if case.owner in made:
        left = tuple(each for each in made[case.owner].features if each is not case.feature)
        made[case.owner] = msgspec.structs.replace(made[case.owner], features=left)
    return made


def test_every_feature_has_a_hero() -> None:
    assert len(CASES) > 200
    for choice in [each for owner in BOOK.classes.values() for each in owner.choices]:
        told = {case.feature.chosen for case in CASES.values()}
        assert set(choice.of) <= told | set(LIBRARY.spells) | {None}, choice.id


# What is used


def given_by(case: Case) -> set[str]:
    """The ids of what a feature gives to use."""
    listed = [each for key in USED for each in case.feature.adds.get(key, ())]
    return {str(each.get("named") or each["id"]) for each in listed}


def heroes() -> list[tuple[PlanEntry, set[str]]]:
    """Few heroes who have all that features give to use, and what each of them is to use."""
    wanted = {name: given_by(case) for name, case in CASES.items() if given_by(case)}
    found: list[tuple[PlanEntry, set[str]]] = []
    while wanted:
        best = max((CASES[name].plan for name in wanted), key=lambda plan: len(of_plan(plan, wanted)))
        names = of_plan(best, wanted)
        found.append((best, set().union(*(wanted.pop(name) for name in names))))
    return found


def of_plan(plan: PlanEntry, wanted: dict[str, set[str]]) -> list[str]:
    return [name for name in wanted if is_given(CASES[name], plan)]


def is_given(case: Case, plan: PlanEntry) -> bool:
    feature = case.feature
    picked = [each for names in plan.choices.values() for each in names]
    owns = case.owner in (plan.calling, plan.species)
    return owns and feature.level <= plan.level <= feature.until and feature.chosen in (None, *picked)


HEROES = heroes()


@pytest.mark.parametrize(("plan", "names"), HEROES, ids=lambda value: getattr(value, "calling", ""))
def test_every_grant_of_a_feature_is_used_by_the_rules(plan: PlanEntry, names: set[str]) -> None:
    hero = msgspec.to_builtins(build(msgspec.structs.replace(plan, spells=()), BOOK))
    assert never_used(hero, ["undead", "beast", "fiend"], False, names) == set()


# What else features do

HARMS = [
    {"id": f"claw_{kind}", "name": kind.title(), "to_hit": 7, "reach": 10, "hit": [{"damage": f"1d4 {kind}"}]}
    for kind in DAMAGE_TYPES
]
RAVAGER = dummy(
    "ravager",
    hp=80,
    attacks=HARMS,
    multiattack=[[{"names": [each["id"]]} for each in HARMS]],
    spells=[],
)
WORDS_OF_FEAR = {
    "id": "dread",
    "name": "Dread",
    "range": 60,
    "dc": 15,
    "magical": True,
    "effects": [
        {"save": "DEX", "fail": [{"damage": "4d6 fire", "half": True}]},
        *(
            {"save": ability, "fail": [{"condition": name, "until": "end_of_turn"}]}
            for ability, name in (
                ("WIS", "frightened"),
                ("CHA", "charmed"),
                ("CON", "poisoned"),
                ("STR", "prone"),
            )
        ),
    ],
}
FEARSOME = dummy("fearsome", hp=200, ac=16, kind="undead", attacks=[SPEAR], powers=[WORDS_OF_FEAR])


def scene(hero: HeroEntry) -> dict[str, Any]:
    """A hero and a friend between those who do everything that features are about."""
    made = arena(msgspec.to_builtins(hero), [])
    made["foes"] = [
        {"id": "ravager", "base": "ravager", "at": [7, 3]},
        {"id": "fearsome", "base": "fearsome", "at": [7, 4]},
        {"id": "first", "base": "first", "at": [12, 3]},
    ]
    made["party"] = [
        {"id": "actor", "base": hero.id, "at": [6, 3]},
        {"id": "friend", "base": "friend", "at": [5, 2], "hp": 60},
        {"id": "dead", "base": "dead", "at": [5, 4]},
    ]
    made["creatures"] = [*made["creatures"], RAVAGER, FEARSOME]
    return made


class Drill(Trial):
    """A fight in which a hero strikes and casts with all it has, and is struck by everything."""

    def events(self) -> Iterator[Any]:
        """All that happens, as long as it lasts."""
        yield from [(each.creature_id, int(each.current_hp)) for each in self.state.participants]
        yield from [(each.creature_id, int(each.initiative_value)) for each in self.state.initiative_order]
        for turn in range(MOST_TURNS):
            active = self.state.active()
            if self.state.reason != "" or active is None or not self.who.here():
                return
            name = active.creature_id
            if name == "actor":
                yield from self._own_turn()
            elif active.side != self.who.side:
                yield from self._blows_at(name, turn)
            yield from self._end(name)

    def _own_turn(self) -> Iterator[Any]:
        # First a turn as it comes, with what an attack lets follow; then all there is.
        free(self.state, self.who)
        if self.who.sheet.power(PACT) is not None:
            self._put_on_actor(PACT)
        for _ in range(4):
            possible = deeds(self.state, self.who)
            keys = sorted((key for key in possible if "Attack" in key[1]), key=_pact_weapon_last)
            if keys and self._is_turn_of("actor"):
                yield from self.match.submit(int(self.who.seat), possible[keys[-1]]).events
        refresh(self.who)
        keys = sorted(deeds(self.state, self.who), key=self._level_of)
        for key in keys[:MOST_DEEDS]:
            refresh(self.who)
            free(self.state, self.who)
            command = deeds(self.state, self.who).get(key)
            if command is not None and self._is_turn_of("actor"):
                yield from self.match.submit(int(self.who.seat), command).events

    def _level_of(self, key: tuple[str, str]) -> tuple[int, tuple[str, str]]:
        """Attacks and cantrips come first."""
        power = self.who.sheet.power(key[0])
        return (-1 if power is None else int(power.level) + (power.kind != "spell")), key

    def _blows_at(self, name: str, turn: int) -> Iterator[Any]:
        """Every attack of a foe, now at one who stands firm, now at one who is held or nearly down."""
        for at, command in enumerate(self._blows(self._named(name))):
            self._ready(name)
            if turn % 3 == 1:
                self._put_on_actor("restrained")
            self.who.current_hp = min(self.who.current_hp, 1 if turn % 3 == 2 and at < 4 else 999)
            if self._is_turn_of(name) and self.who.stands():
                yield from self.match.submit(int(self._named(name).seat), command).events

    def _named(self, name: str) -> CreatureCombatState:
        found = self.state.get(name)
        assert found is not None
        return found

    def _end(self, name: str) -> Iterator[Any]:
        if self._is_turn_of(name):
            self.who.current_hp = max(1, self.who.max_hp // 3)
            yield from self.match.submit(int(self._named(name).seat), EndTurn(name)).events


def _pact_weapon_last(key: tuple[str, str]) -> tuple[bool, tuple[str, str]]:
    return key[0] == PACT, key


def go_apart(first: HeroEntry, second: HeroEntry) -> bool:
    """Whether the same fight is another one with the second hero."""
    for way in (drilled, played):
        for seed in range(MOST_FIGHTS + 1):
            one, other = way(first, seed), way(second, seed)
            while (event := next(one, None)) is not None:
                if event != next(other, None):
                    return True
    return False


def drilled(hero: HeroEntry, seed: int) -> Iterator[Any]:
    return Drill(scene(hero), seed).events()


def played(hero: HeroEntry, seed: int) -> Iterator[Any]:
    """All that happens in a fight of bots."""
    match = Match(GAME, scene(hero), seed=seed, seats=[Eager(), Eager()])
    yield from match.submit(0, CombatStart()).events
    while match.outcome is None:
        step = match.act()
        assert step is not None
        yield from step.events


# Fields that stand as numbers in the sheet, where the rules read them for every roll.
NUMBERS = set(
    """
    ac_bonus attacks_per_action bare_ac crit_on hp martial_arts never pact_attacks ranged_bonus resists saves
    senses speed sneak
    """.split()
)


def numbers_of(hero: HeroEntry) -> list[Any]:
    """The numbers of a hero in a fight."""
    who = Drill(scene(hero), 0).who
    sheet = who.sheet
    body = (
        who.max_hp,
        sheet.ac,
        sheet.speed,
        list(sheet.saves),
        list(sheet.mods),
        sheet.resists,
        sheet.never,
    )
    senses = (sheet.darkvision, sheet.blindsight, sheet.truesight, sheet.fly, sheet.climb, sheet.swim)
    attacks = [
        (weapon.id, int(weapon.to_hit), pool_of(getattr(weapon.hit[0], "pool", None)))
        for weapon in [*sheet.attacks, sheet.unarmed]
    ]
    powers = [(power.id, int(power.range_ft)) for power in sheet.powers]
    return [
        *body,
        *senses,
        attacks,
        powers,
        int(sheet.crit_on),
        int(sheet.attacks_per_action),
        [[(piece.names, int(piece.count)) for piece in routine] for routine in sheet.routines],
        pool_of(sheet.sneak),
    ]


def pool_of(pool: Pool | None) -> tuple[int, ...]:
    return () if pool is None else (int(pool.count), int(pool.sides), int(pool.plus), int(pool.least))


def keys_of(case: Case) -> set[str]:
    return {*case.feature.sets, *case.feature.adds} - {*USED, "spells"}


COUNTED = sorted(name for name, case in CASES.items() if keys_of(case) and keys_of(case) <= NUMBERS)
# Features that no drill shows, each with a test of its own.
SHOWN_ELSEWHERE = (
    "elf.trance.1",  # test_elves_do_not_sleep
    "fighter.defy_death.18",  # test_a_champion_of_level_18_defies_death
    "ranger.relentless_hunter.13",  # test_damage_does_not_break_the_mark_of_a_relentless_hunter
    "ranger.precise_hunter.17",  # test_precise_hunter_has_advantage_against_its_mark
    "rogue.cunning_action.2",  # test_rogues_have_cunning_action_from_level_2
    "rogue.reliable_talent.7",  # test_reliable_talent_counts_a_low_face_as_10
    "sorcerer.sorcery_incarnate.7",  # test_sorcery_incarnate_allows_two_options_during_innate_sorcery
)
PASSIVE = sorted(
    name for name, case in CASES.items() if keys_of(case) - NUMBERS and name not in SHOWN_ELSEWHERE
)


@pytest.mark.parametrize("name", COUNTED)
def test_a_sheet_has_other_numbers_without_the_feature(name: str) -> None:
    case = CASES[name]
    assert numbers_of(build(case.plan, BOOK)) != numbers_of(without(case))


@pytest.mark.parametrize("name", PASSIVE)
def test_a_fight_is_another_one_without_the_feature(name: str) -> None:
    case = CASES[name]
    hero, other = build(case.plan, BOOK), without(case)
    assert go_apart(hero, other) or numbers_of(hero) != numbers_of(other)
