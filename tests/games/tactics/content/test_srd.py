"""Every shipped number of creatures, spells and weapons beside that of the System Reference Document.

Compared is both ways: what ours say must be in the prose, and what the prose says must be in ours. What is
otherwise or left out is named in departures.py, and every entry there must be needed.
"""

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from games.tactics import srd
from games.tactics.srd import departures, facts, misprints
from games.tactics.srd.compare import Comparison, compare_spell, compare_weapon
from games.tactics.srd.stat_blocks import compare_creature
from turnwright.games.tactics.content import Library, shipped
from turnwright.games.tactics.content.class_schema import WeaponEntry
from turnwright.games.tactics.content.creature_schema import CreatureEntry, KnownEntry, PieceEntry

LIBRARY = shipped()
CREATURES = sorted(LIBRARY.creatures)
SPELLS = sorted(name for name, spell in LIBRARY.spells.items() if spell.needs is None)
WEAPONS = sorted(LIBRARY.gear.weapons)


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_is_as_in_the_book(name: str) -> None:
    assert compare_creature(LIBRARY, name).faults == []


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_is_as_in_the_book(name: str) -> None:
    assert compare_spell(LIBRARY, name).faults == []


@pytest.mark.parametrize("name", WEAPONS)
def test_a_weapon_is_as_in_the_book(name: str) -> None:
    assert compare_weapon(LIBRARY, name).faults == []


def test_every_weapon_of_the_book_is_there() -> None:
    assert sorted(weapon.name for weapon in LIBRARY.gear.weapons.values()) == sorted(
        row["name"] for row in srd.weapons()
    )


def test_there_are_spells_of_every_level() -> None:
    assert len(SPELLS) >= 120
    assert {LIBRARY.spells[name].level for name in SPELLS} == set(range(10))


# Every field is covered: a new one needs an entry here.

OF_CREATURES = """
    id name size kind cr xp ac hp hit_dice speed scores saves skills initiative passive proficiency senses
    resists immune vulnerable absorbs never bears traits attacks multiattack powers spells spell_ability
    spell_dc spell_attack regenerates regeneration_stops legendary resistances
"""
OURS = "role coward shelter"  # what bots go by, and an aura, are nowhere in the tables


def test_every_field_of_a_creature_is_compared() -> None:
    assert {*CreatureEntry.__struct_fields__} == {*OF_CREATURES.split(), *OURS.split()}
    assert {*KnownEntry.__struct_fields__} == {
        *"id uses pool cost whom recharge level named once_a_round held components not_self".split()
    }
    assert PieceEntry.__struct_fields__ == ("names", "count")


def test_a_field_without_a_comparison_is_an_error() -> None:
    with pytest.raises(AssertionError, match="no comparison for the field strangeness"):
        facts.said(facts.Leaf("effects.0.strangeness", "strangeness", 7))


# What could not be compared


def all_comparisons() -> list[Comparison]:
    listed: list[tuple[Callable[[Library, str], Comparison], Iterable[str]]] = [
        (compare_creature, CREATURES),
        (compare_spell, SPELLS),
        (compare_weapon, WEAPONS),
    ]
    return [compare(LIBRARY, name) for compare, names in listed for name in names]


def numbers_in(value: Any) -> int:
    """How many numbers and dice an entry has."""
    return sum(
        not isinstance(leaf.value, bool) and bool(re.match(r"-?\d", str(leaf.value)))
        for leaf in facts.leaves(value)
    )


# No row of the data has these, so their numbers cannot be compared.
WITHOUT_A_SOURCE: dict[str, list[Any]] = {
    "versatile dice of weapons": [
        weapon.versatile for weapon in LIBRARY.gear.weapons.values() if weapon.versatile
    ],
    "armour": list(LIBRARY.gear.armour.values()),
    "worn magic items": list(LIBRARY.gear.worn.values()),
    "items": list(LIBRARY.items.values()),
    "legendary actions": [entry.legendary for entry in LIBRARY.creatures.values() if entry.legendary],
    "experience points": [entry.xp for entry in LIBRARY.creatures.values()],
}


def test_fields_that_cannot_be_compared_are_listed_and_few(
    capsys: pytest.CaptureFixture[str],
) -> None:
    entries = [*LIBRARY.creatures.values(), *LIBRARY.spells.values(), *LIBRARY.gear.weapons.values()]
    numbers = sum(map(numbers_in, entries))
    unlike = sorted({key for made in all_comparisons() for key in made.otherwise})
    with capsys.disabled():
        for key in unlike:
            print(f"\nnot compared: {key}, because {departures.OTHERWISE[key]}", end="")
        for what, things in WITHOUT_A_SOURCE.items():
            print(f"\nwithout a source in the data: {what}, {sum(map(numbers_in, things))} numbers", end="")
        print(f"\nnot compared: {len(unlike)} of {numbers} numbers of creatures, spells and weapons", end="")
    assert len(unlike) * 50 < numbers


def test_every_named_departure_is_real() -> None:
    made = all_comparisons()
    assert {key for each in made for key in each.otherwise} == set(departures.OTHERWISE)
    assert {key for each in made for key in each.left_out} == set(departures.LEFT_OUT)


# The comparison itself

MISPRINTS = 120


def all_entries() -> list[tuple[str, Any]]:
    return [
        *(("creature", entry) for entry in LIBRARY.creatures.values()),
        *(("spell", entry) for entry in LIBRARY.spells.values()),
    ]


def with_misprint(kind: str, entry: Any, path: tuple[Any, ...]) -> Comparison | None:
    """An entry with one other number, beside the book."""
    changed = misprints.misprinted(entry, path)
    if changed is None:
        return None
    if kind == "creature":
        return compare_creature(LIBRARY._replace(creatures={entry.id: changed}), entry.id)
    library = LIBRARY._replace(spells={**LIBRARY.spells, entry.id: changed})
    return compare_spell(library, entry.needs or entry.id)


def test_misprints_are_noticed() -> None:
    chance, missed, tried = Random(7), [], 0
    for kind, entry in chance.sample(all_entries(), MISPRINTS):
        path = chance.choice(list(misprints.places(msgspec.json.decode(msgspec.json.encode(entry)))) or [()])
        made = with_misprint(kind, entry, path)
        tried += made is not None
        if made is not None and not made.faults:
            missed.append((entry.id, path))
    assert tried > MISPRINTS * 0.9
    assert len(missed) * 50 < tried, missed


# What the data lacks is written a second time, by another hand.

HEAVY = "glaive greataxe greatsword halberd heavy_crossbow lance longbow maul pike"
PROPERTIES = {
    "heavy": HEAVY,
    "light": "club dagger hand_crossbow handaxe light_hammer scimitar shortsword sickle",
    "finesse": "dagger dart rapier scimitar shortsword whip",
    "thrown": "dagger dart handaxe javelin light_hammer spear trident",
    "reach": "glaive halberd lance pike whip",
    "two_handed": f"{HEAVY} greatclub light_crossbow musket shortbow",
    "versatile": "battleaxe longsword quarterstaff spear trident war_pick warhammer",
    "loading": "blowgun hand_crossbow heavy_crossbow light_crossbow musket pistol",
    "ammunition": "blowgun hand_crossbow heavy_crossbow light_crossbow longbow musket pistol shortbow sling",
}
MASTERIES = {
    "cleave": "greataxe halberd",
    "graze": "glaive greatsword",
    "nick": "dagger light_hammer scimitar sickle",
    "push": "greatclub heavy_crossbow pike warhammer",
    "sap": "flail longsword mace morningstar spear war_pick",
    "slow": "club javelin light_crossbow longbow musket sling whip",
    "topple": "battleaxe lance maul quarterstaff trident",
    "vex": "blowgun dart hand_crossbow handaxe pistol rapier shortbow shortsword",
}
ARMOUR = {
    "light": "padded 11, leather 11, studded_leather 12",
    "medium": "hide 12, chain_shirt 13, scale_mail 14, breastplate 14, half_plate 15",
    "heavy": "ring_mail 14, chain_mail 16, splint 17, plate 18",
    "shield": "shield 2",
}
NOISY = {"padded", "scale_mail", "half_plate", "ring_mail", "chain_mail", "splint", "plate"}
STRENGTHS = {"chain_mail": 13, "splint": 15, "plate": 15}
NEXT_DIE = {"1d6": "1d8", "1d8": "1d10"}


def bearers(property: str) -> set[str]:
    return {weapon.id for weapon in LIBRARY.gear.weapons.values() if property in weapon.properties}


def test_weapons_have_their_properties() -> None:
    assert {each: bearers(each) for each in PROPERTIES} == {
        each: set(names.split()) for each, names in PROPERTIES.items()
    }
    for weapon in LIBRARY.gear.weapons.values():
        die = weapon.damage.split()[0]
        assert weapon.versatile == (NEXT_DIE[die] if "versatile" in weapon.properties else None)


def test_weapons_have_their_masteries() -> None:
    told = {name: mastery for mastery, names in MASTERIES.items() for name in names.split()}
    assert {weapon.id: weapon.mastery for weapon in LIBRARY.gear.weapons.values()} == told


def test_armour_protects_as_in_the_book() -> None:
    listed = {kind: [each.split() for each in text.split(", ")] for kind, text in ARMOUR.items()}
    told = {name: (kind, int(ac)) for kind, each in listed.items() for name, ac in each}
    ours = LIBRARY.gear.armour
    assert {name: (armour.kind, armour.ac) for name, armour in ours.items()} == told
    assert {name for name, armour in ours.items() if armour.noisy} == NOISY
    assert {name: armour.strength for name, armour in ours.items() if armour.strength} == STRENGTHS
    most = {"light": 30, "medium": 2, "heavy": 0, "shield": 0}
    assert all(armour.most_dex == most[armour.kind] for armour in ours.values())


def test_every_field_of_a_weapon_is_compared() -> None:
    assert {*WeaponEntry.__struct_fields__} == {
        *"id name damage kind ranged properties versatile ammunition mastery range long".split()
    }
