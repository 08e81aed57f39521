"""Every shipped number of creatures, spells and weapons beside that of the System Reference Document."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from games.tactics import srd
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.entries import AttackEntry, CreatureEntry, EffectEntry, PowerEntry

pytestmark = pytest.mark.skipif(
    srd.folder() is None, reason="the data of the document is not beside the checkout"
)

LIBRARY = shipped()
CREATURES = sorted(LIBRARY.creatures)
SPELLS = sorted(name for name, spell in LIBRARY.spells.items() if spell.needs is None)
SEQUELS = sorted(name for name, spell in LIBRARY.spells.items() if spell.needs is not None)

# Experience Points by Challenge Rating, which the data leaves out.
XP = {
    "0": 10,
    "1/8": 25,
    "1/4": 50,
    "1/2": 100,
    "1": 200,
    "2": 450,
    "3": 700,
    "4": 1100,
    "5": 1800,
    "6": 2300,
    "7": 2900,
    "8": 3900,
    "9": 5000,
    "10": 5900,
}
CR = {"0.125": "1/8", "0.250": "1/4", "0.500": "1/2"}
DIE_OF_SIZE = {"tiny": 4, "small": 6, "medium": 8, "large": 10, "huge": 12, "gargantuan": 20}

# What is written otherwise than in the prose, and why; nothing else may differ or be missing there.
REWORDED = {
    "chimera.bite.damage": "the prose gives the whole of it with and without advantage",
    "hydra.multiattack": "as many bites as it has heads",
    "giant_spider.web_shot.escape_dc": "the web has an armour class and hit points of its own",
    "minotaur_of_baphomet.gore.damage": "what a charge adds is left out",
    "priest.spell_dc": "the prose has none",
    "priest_acolyte.spell_dc": "the prose has none",
    "imp.spell_dc": "the prose has none",
}
NAMES = {"web_shot": "web"}


def effects_in(effects: Iterable[EffectEntry]) -> Iterator[EffectEntry]:
    """These effects and all inside them."""
    for effect in effects:
        yield effect
        for inner in (effect.fail, effect.success, effect.hit, effect.miss, effect.effects, effect.own):
            yield from effects_in(inner)


def harms_of(effects: Iterable[EffectEntry]) -> list[str]:
    return [effect.damage for effect in effects_in(effects) if effect.damage is not None]


# Creatures


def book_of(name: str) -> tuple[CreatureEntry, dict[str, Any]]:
    return LIBRARY.creatures[name], srd.creatures()[name]


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_has_the_armour_hit_points_and_rating_of_the_book(name: str) -> None:
    ours, book = book_of(name)
    assert ours.name == book["name"]
    assert ours.ac == book["armor_class"]
    assert ours.hp == book["hit_points"]
    assert ours.hit_dice == book["hit_dice"].replace(" ", "")
    rating = book["challenge_rating"]
    assert ours.cr == CR.get(rating, str(int(float(rating))))
    assert ours.xp == XP[ours.cr]
    assert ours.proficiency == (2 if "/" in ours.cr else 2 + max(int(ours.cr) - 1, 0) // 4)
    assert ours.kind == book["type"]
    # The data gives creatures that are "Medium or Small" one size, and tiny ones none: the hit die tells.
    assert int(ours.hit_dice.partition("d")[2].split("+")[0].split("-")[0]) == DIE_OF_SIZE[ours.size]


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_moves_and_perceives_as_in_the_book(name: str) -> None:
    ours, book = book_of(name)
    for way in ("walk", "fly", "climb", "swim", "burrow"):
        assert getattr(ours.speed, way) == int(float(book[way] or 0)), way
    assert ours.speed.hover == bool(book["hover"])
    for sense in ("darkvision", "blindsight", "tremorsense", "truesight"):
        assert getattr(ours.senses, sense) == int(float(book[f"{sense}_range"] or 0)), sense
    assert ours.passive == book["passive_perception"]


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_has_the_scores_saves_skills_and_initiative_of_the_book(name: str) -> None:
    ours, book = book_of(name)
    modifiers = [(score - 10) // 2 for score in ours.scores]
    for place, (ability, short) in enumerate(srd.ABILITIES.items()):
        assert ours.scores[place] == book[f"ability_score_{ability}"], ability
        theirs = book[f"saving_throw_{ability}"]
        assert ours.saves.get(short, modifiers[place]) == (modifiers[place] if theirs is None else theirs)  # type: ignore[call-overload]
    skills = {key.removeprefix("skill_bonus_"): book[key] for key in book if key.startswith("skill_bonus_")}
    assert ours.skills == {skill: bonus for skill, bonus in skills.items() if bonus is not None}
    assert (modifiers[1] if ours.initiative is None else ours.initiative) == book["initiative_bonus"]


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_resists_what_it_resists_in_the_book(name: str) -> None:
    ours, book = book_of(name)
    assert sorted(ours.resists) == sorted(book["damage_resistances"])
    assert sorted(ours.immune) == sorted(book["damage_immunities"])
    assert sorted(ours.vulnerable) == sorted(book["damage_vulnerabilities"])
    assert sorted(ours.never) == sorted(book["condition_immunities"])


TRAITS = {
    "incorporeal": "incorporeal_movement",
    **{trait: trait for trait in ("agile", "bloodied_frenzy", "flyby", "magic_resistance", "pack_tactics")},
    **{trait: trait for trait in ("nimble_escape", "cunning_action", "spider_climb", "undead_fortitude")},
}


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_has_the_traits_of_the_book(name: str) -> None:
    ours, book = book_of(name)
    known = {*srd.traits_of(book), *srd.actions_of(book)}
    told = {trait for trait, theirs in TRAITS.items() if theirs in known}
    regeneration = srd.traits_of(book).get("regeneration", "regains 0 Hit")
    told |= {"deathless"} if "dies only if it starts its turn with 0" in regeneration else set()
    assert set(ours.traits) == told
    assert [str(ours.regenerates)] == re.findall(r"regains (\d+) Hit", regeneration)


def attacks() -> list[tuple[str, AttackEntry]]:
    return [(name, attack) for name in CREATURES for attack in LIBRARY.creatures[name].attacks]


@pytest.mark.parametrize(("name", "attack"), attacks(), ids=lambda value: getattr(value, "id", value))
def test_an_attack_has_the_numbers_of_the_prose(name: str, attack: AttackEntry) -> None:
    prose = srd.actions_of(srd.creatures()[name])[attack.id]["desc"]
    told = srd.attack_in(prose)
    assert told == srd.Attack(attack.to_hit, attack.reach, attack.range, attack.long)
    if f"{name}.{attack.id}.damage" not in REWORDED:
        assert harms_of(attack.hit) == srd.harms_in(prose)
    saves = [(effect.save, effect.dc) for effect in effects_in(attack.hit) if effect.save is not None]
    assert saves == srd.saves_in(prose)
    conditions_are_told(attack.hit, prose)


def conditions_are_told(effects: Iterable[EffectEntry], prose: str) -> None:
    """The conditions of the book are those of the prose, with their escape DCs and turns."""
    for effect in effects_in(effects):
        for condition in (effect.condition or "", *effect.brings):
            if condition in ("prone", "grappled", "poisoned", "paralyzed", "restrained", "frightened"):
                assert f"{condition.capitalize()} condition" in prose
        if effect.condition == "grappled":
            assert f"escape DC {effect.escape_dc}" in prose
        if effect.largest != "gargantuan":
            assert f"{effect.largest.capitalize()} or smaller" in prose
        if effect.until in ("start_of_turn", "end_of_turn"):
            moment = effect.until.partition("_")[0]
            assert re.search(rf"the {moment} of ({'its' if effect.whose == 'bearer' else 'the'})", prose)


def test_every_attack_of_the_book_is_there() -> None:
    for name in CREATURES:
        ours, book = book_of(name)
        told = [key for key, row in srd.actions_of(book).items() if srd.attack_in(row["desc"])]
        known = [attack.id for attack in ours.attacks] + [power.id for power in ours.powers]
        assert sorted(told) == sorted(key for key in known if key in told), name


@pytest.mark.parametrize("name", CREATURES)
def test_a_multiattack_has_as_many_attacks_as_in_the_book(name: str) -> None:
    ours, book = book_of(name)
    told = srd.actions_of(book).get("multiattack")
    assert bool(ours.multiattack) == (told is not None)
    if told is not None and f"{name}.multiattack" not in REWORDED:
        assert sum(piece.count for piece in ours.multiattack[0]) == srd.attacks_in_multiattack(told["desc"])


def powers() -> list[tuple[str, PowerEntry]]:
    return [(name, power) for name in CREATURES for power in LIBRARY.creatures[name].powers]


@pytest.mark.parametrize(("name", "power"), powers(), ids=lambda value: getattr(value, "id", value))
def test_a_power_has_the_numbers_of_the_prose(name: str, power: PowerEntry) -> None:
    row = srd.actions_of(srd.creatures()[name])[NAMES.get(power.id, power.id)]
    prose = row["desc"]
    cost = {"ACTION": "action", "BONUS_ACTION": "bonus", "REACTION": "reaction"}
    assert power.cost == cost[row["action_type"]]
    assert power.recharge == (row["uses_param"] or 0)
    saves = [(effect.save, power.dc) for effect in effects_in(power.effects) if effect.save is not None]
    assert saves == srd.saves_in(prose)
    if f"{name}.{power.id}.damage" not in REWORDED:
        assert harms_of(power.effects) == srd.harms_in(prose)
    if power.area is not None:
        assert f"{power.area.size}-foot {power.area.shape.capitalize()}" in prose
    elif power.range and power.to_hit is None:
        assert f"within {power.range} feet" in prose
    if power.to_hit is not None:
        assert srd.attack_in(prose) == srd.Attack(power.to_hit, power.range, 0, 0)
    if power.trigger == "melee_hit":
        assert f"adds {power.effects[0].ac} to its AC" in prose
    assert ("Half damage" in prose) == any(effect.half for effect in effects_in(power.effects))


@pytest.mark.parametrize("name", [name for name in CREATURES if LIBRARY.creatures[name].spells])
def test_a_creature_casts_its_spells_as_often_as_in_the_book(name: str) -> None:
    ours, book = book_of(name)
    rows = srd.actions_of(book).values()
    prose = " ".join(row["desc"] for row in rows)
    for known in ours.spells:
        title = LIBRARY.spells[known.id].name
        row = next(row for row in rows if title in row["desc"])
        if known.recharge:
            assert (row["uses_type"], row["uses_param"]) == ("RECHARGE", known.recharge)
        elif row["uses_param"]:
            assert row["uses_param"] == known.uses
        elif known.uses:
            assert re.search(rf"{known.uses}/Day Each:\*\* [^-]*{title}", prose)
        else:
            assert re.search(rf"At Will:\*\* [^-]*{title}", prose)
    if f"{name}.spell_dc" not in REWORDED:
        assert f"spell save DC {ours.spell_dc}" in prose
    abilities = {short: long for long, short in srd.ABILITIES.items()}
    assert f"using {abilities[ours.spell_ability or ''].capitalize()} as the spellcasting ability" in prose


# Spells

COSTS = {"action": "action", "bonus-action": "bonus", "reaction": "reaction"}
SHAPES = {"sphere": "circle", "cube": "square", "cone": "cone", "line": "line", "cylinder": "cylinder"}
ROUNDS = {
    "instantaneous": 0,
    "1 round": 0,
    "1 minute": 10,
    "10 minutes": 100,
    "1 hour": 600,
    "8 hours": 4800,
}
# A range of one's own space that is written as the reach of the touch or the step.
OWN_RANGES = {"misty_step": 30, "vampiric_touch": 5}
# Damage that burning webs would do.
LEFT_OUT = {"web": ["2d4 fire"]}


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_has_the_level_school_cost_and_range_of_the_book(name: str) -> None:
    ours, book = LIBRARY.spells[name], srd.spells()[name]
    assert ours.name.replace("/", "") == book["name"].replace("/", "")
    assert ours.level == book["level"]
    assert ours.school == book["school"]
    assert ours.cost == COSTS[book["casting_time"]]
    assert ours.concentration == book["concentration"]
    told = {"Touch": 5, "Self": OWN_RANGES.get(name, 0)}.get(book["range_text"])
    assert ours.range == (int(book["range"]) if told is None else told)


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_lasts_as_long_as_in_the_book(name: str) -> None:
    ours, book = LIBRARY.spells[name], srd.spells()[name]
    counted = max([ours.rounds, *(effect.rounds for effect in effects_in(ours.effects))])
    assert counted == (0 if name == "aid" else ROUNDS[book["duration"]])


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_has_the_dice_of_the_book(name: str) -> None:
    ours, book = LIBRARY.spells[name], srd.spells()[name]
    sequels = [LIBRARY.spells[other] for other in SEQUELS if LIBRARY.spells[other].needs == name]
    effects = [*ours.effects, *(effect for sequel in sequels for effect in sequel.effects)]
    prose = book["desc"].replace(" + ", "+")
    for effect in effects_in(effects):
        for harm in (effect.damage, effect.ongoing, effect.more_damage):
            if harm is not None:
                dice, _, kind = harm.partition(" ")
                assert dice in prose, harm
                assert f"{kind.capitalize()} damage" in prose or kind in book["damage_types"], harm
        for thrown in (effect.heal, effect.attack_dice, effect.save_dice):
            assert thrown is None or thrown in prose, thrown
        if effect.per_level is not None:
            assert effect.per_level in book["higher_level"]
        if effect.plus_modifier:
            assert "spellcasting ability modifier" in prose
    told = (book["damage_roll"] or "").replace(" ", "")
    said = " ".join(str(value) for effect in effects_in(effects) for value in dice_of(effect))
    assert told in said or told in " ".join(LEFT_OUT.get(name, []))


def dice_of(effect: EffectEntry) -> tuple[str | None, ...]:
    return (effect.damage, effect.heal, effect.ongoing, effect.more_damage, effect.attack_dice)


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_asks_for_the_save_of_the_book(name: str) -> None:
    ours, book = LIBRARY.spells[name], srd.spells()[name]
    saves = {effect.save for effect in effects_in(ours.effects) if effect.save is not None}
    told = srd.ABILITIES.get(book["saving_throw_ability"])
    helped = {ability for effect in effects_in(ours.effects) for ability in effect.save_advantage}
    assert saves | helped == ({told} if told else set())
    assert any(effect.attack for effect in effects_in(ours.effects)) == bool(
        re.search(r"(?:ranged|melee) spell attack", book["desc"]) and name != "produce_flame"
    )
    halved = any(effect.half for effect in effects_in(ours.effects) if effect.damage)
    assert halved == bool(re.search(r"half as much (?:damage|of)", book["desc"]))


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_covers_the_area_of_the_book(name: str) -> None:
    ours, prose = LIBRARY.spells[name], srd.spells()[name]["desc"]
    told = re.search(
        r"(\d+)[- ]foot(?:-radius|-long|)[^.]{0,20}? (Sphere|Cube|Cone|Line|square|Emanation)", prose
    )
    if ours.area is None:
        assert told is None
    elif name != "moonbeam":  # whose prose in the data lost its measures
        assert told is not None
        shape = told[2].lower()
        assert (ours.area.shape, ours.area.size) == (SHAPES.get(shape, shape), int(told[1]))


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_reaches_as_many_as_in_the_book(name: str) -> None:
    ours, book = LIBRARY.spells[name], srd.spells()[name]
    told = re.search(
        r"(?:up to|create|hurl) (three|six) (?!creatures of your choice in)", book["desc"], re.IGNORECASE
    )
    many = srd.NUMBERS[told[1].lower()] if told else 1
    assert max(ours.targets, ours.shots) == many
    more = re.search(r"one (?:more|additional) (?:creature|dart|ray|Humanoid)", book["higher_level"] or "")
    assert max(ours.targets_per_level, ours.shots_per_level) == (1 if more else 0)


# Weapons


def test_every_weapon_of_the_book_is_there_with_its_numbers() -> None:
    ours = {weapon.name: weapon for weapon in LIBRARY.gear.weapons.values()}
    book = {row["name"]: row for row in srd.table("Weapon")}
    assert sorted(ours) == sorted(book)
    for name, weapon in ours.items():
        row = book[name]
        assert weapon.damage == f"{row['damage_dice']} {row['damage_type']}"
        assert (weapon.range, weapon.long) == (row["range"], row["long_range"])
        assert (weapon.kind == "simple") == row["is_simple"]


def numbers_in(value: Any) -> int:
    """How many numbers and dice an entry has."""
    if isinstance(value, dict):
        return sum(numbers_in(inner) for inner in value.values())
    if isinstance(value, list | tuple):
        return sum(numbers_in(inner) for inner in value)
    if isinstance(value, str):
        return 1 if re.match(r"\d", value) else 0
    return 0 if isinstance(value, bool) or value is None else 1


def test_what_could_not_be_compared_is_named_and_less_than_a_fiftieth(
    capsys: pytest.CaptureFixture[str],
) -> None:
    entries = [*LIBRARY.creatures.values(), *LIBRARY.spells.values()]
    shipped_numbers = sum(numbers_in(msgspec.to_builtins(entry)) for entry in entries)
    with capsys.disabled():
        for name, why in REWORDED.items():
            print(f"\nnot compared: {name}, since {why}", end="")
    assert all(name.partition(".")[0] in CREATURES for name in REWORDED)
    assert len(REWORDED) * 50 < shipped_numbers
