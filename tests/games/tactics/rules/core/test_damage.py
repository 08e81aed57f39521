"""SRD: Damage Rolls; Resistance and Vulnerability; Immunity; Temporary Hit Points; Healing."""

from typing import Any

import pytest

from games.tactics.arena import BLADE, Fight, arena, hero, monster, power
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, SpellCast
from turnwright.games.tactics.events import DamageDealt, Healed, SaveRolled, SpellOutcomeCreature
from turnwright.kernel.codec import plain

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

BURN = power("burn", {"damage": "28 fire"})
FIREBALL = power(
    "fireball", {"save": "DEX", "dc": 13, "fail": [{"damage": "8d6 fire", "half": True}]}, whom="creature"
)


def burn(amount: int, token: str = "", **defences: Any) -> int:
    """The damage taken from this much fire."""
    ann = hero("ann", powers=[power("burn", {"damage": f"{amount} fire"})])
    fight = arena("Ag", A=ann, g=monster("gob", hp=200, **defences))
    if token:
        fight.put("gob", token)
    fight.do(SpellCast("ann", "burn", target="gob"))
    fight.done()
    left: int = fight.hp("gob")
    return 200 - left


@pytest.mark.parametrize(("amount", "taken"), [(28, 14), (29, 14), (1, 0)])
def test_resistance_halves_and_rounds_down(amount: int, taken: int) -> None:
    # SRD: Resistance and Vulnerability; Round Down.
    assert burn(amount, resists=["fire"]) == taken


def test_vulnerability_doubles() -> None:
    # SRD: Resistance and Vulnerability.
    assert burn(28, vulnerable=["fire"]) == 56


def test_immunity_takes_nothing() -> None:
    # SRD: Immunity.
    assert burn(28, immune=["fire"], vulnerable=["fire"]) == 0


def test_other_kinds_of_damage_are_not_resisted() -> None:
    # SRD: Resistance and Vulnerability: of the kind alone.
    assert burn(28, resists=["cold"], vulnerable=["acid"], immune=["poison"]) == 28


@pytest.mark.parametrize(
    ("defences", "told"),
    [
        ({}, (28, False, False, False)),
        ({"resists": ["fire"]}, (14, True, False, False)),
        ({"vulnerable": ["fire"]}, (56, False, True, False)),
        ({"resists": ["fire"], "vulnerable": ["fire"]}, (28, True, True, False)),
        ({"resists": ["fire"], "immune": ["fire"]}, (0, False, False, True)),
        ({"resists": ["cold"], "vulnerable": ["acid"], "immune": ["poison"]}, (28, False, False, False)),
    ],
)
def test_an_event_of_damage_tells_which_defences_applied(
    defences: dict[str, Any], told: tuple[int, bool, bool, bool]
) -> None:
    fight = arena("Ag", A=hero("ann", powers=[BURN]), g=monster("gob", hp=200, **defences))
    (dealt,) = [
        event for event in fight.do(SpellCast("ann", "burn", target="gob")) if isinstance(event, DamageDealt)
    ]
    assert (dealt.amount, dealt.resisted, dealt.vulnerable, dealt.immune) == told
    assert ("resisted" in plain(dealt)) is dealt.resisted


def test_resistance_from_two_sources_counts_once() -> None:
    # SRD: Resistance and Vulnerability [No Stacking]. Stone resists all, and this one fire by itself.
    assert burn(28, "petrified", resists=["fire"]) == 14


def test_adjustments_come_first_then_resistance_then_vulnerability() -> None:
    # SRD: Resistance and Vulnerability [Order of Application]: 28 less 5 is 23, half is 11, doubled 22.
    ward = power("ward", {"condition": "ward", "soaks": 5}, whom="self", range=0)
    gob = monster("gob", hp=200, resists=["fire"], vulnerable=["fire"], powers=[ward])
    fight = arena("gA", g=gob, A=hero("ann", powers=[BURN]))
    fight.do(SpellCast("gob", "ward"), EndTurn("gob"), SpellCast("ann", "burn", target="gob"))
    fight.done()
    assert fight.hp("gob") == 200 - 22


def test_an_adjustment_never_heals() -> None:
    # SRD: Damage Rolls: never less than 0.
    ward = power("ward", {"condition": "ward", "soaks": 30}, whom="self", range=0)
    fight = arena("gA", g=monster("gob", powers=[ward]), A=hero("ann", powers=[BURN]))
    fight.do(SpellCast("gob", "ward"), EndTurn("gob"), SpellCast("ann", "burn", target="gob"))
    assert [(told.rolled, told.amount) for told in fight.told(DamageDealt)] == [(28, 0)]


def test_a_saved_and_resisted_fireball_of_29_does_7() -> None:
    # SRD: Saving Throws and Damage, then Resistance: half of 29 is 14, and half of that 7.
    faces = [6, 6, 6, 6, 2, 1, 1, 1]
    ann = hero("ann", powers=[FIREBALL])
    fight = arena("A.g", A=ann, g=monster("gob", hp=100, resists=["fire"]), dice=[*faces, 13])
    fight.do(SpellCast("ann", "fireball", target="gob"))
    fight.done()
    assert fight.told(SaveRolled) == [SaveRolled("gob", "DEX", 13, 13, True, "fireball")]
    assert fight.told(SpellOutcomeCreature) == [SpellOutcomeCreature("gob", "fireball", "half", 7)]
    assert fight.hp("gob") == 93


def test_a_failed_save_takes_the_whole_damage() -> None:
    # SRD: Saving Throws and Damage.
    ann = hero("ann", powers=[FIREBALL])
    fight = arena("A.g", A=ann, g=monster("gob", hp=100), dice=[6, 6, 6, 6, 2, 1, 1, 1, 12])
    fight.do(SpellCast("ann", "fireball", target="gob"))
    fight.done()
    assert fight.hp("gob") == 71


def test_damage_of_one_kind_is_halved_as_a_whole() -> None:
    # SRD: Resistance and Vulnerability. Two parts of 5 slashing are 10, of which half is 5 and not 2 and 2.
    double = {**BLADE, "hit": [{"damage": "5 slashing"}, {"damage": "5 slashing"}]}
    ann = hero("ann", attacks=[double])
    fight = arena("Ag", A=ann, g=monster("gob", resists=["slashing"]), dice=[15])
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert [(told.rolled, told.amount) for told in fight.told(DamageDealt)] == [(10, 5)]


@pytest.mark.parametrize(
    ("face", "traits", "taken"),
    [
        (20, [], [("fire", 3), ("cold", 2)]),
        (1, [], [("fire", 5), ("cold", 5)]),
        (20, ["evasion"], []),
        (1, ["evasion"], [("fire", 3), ("cold", 2)]),
    ],
)
def test_a_save_halves_all_damage_of_one_effect_as_a_whole(
    face: int, traits: list[str], taken: list[tuple[str, int]]
) -> None:
    # SRD: Saving Throws and Damage; Round Down. 5 fire and 5 cold are 10, of which half is 5.
    harm = [{"damage": "5 fire", "half": True}, {"damage": "5 cold", "half": True}]
    storm = power("storm", {"save": "DEX", "dc": 15, "fail": harm})
    fight = arena("A.g", A=hero("ann", powers=[storm]), g=monster("gob", traits=traits), dice=[face])
    fight.do(SpellCast("ann", "storm", target="gob"))
    fight.done()
    assert [(told.damage_type, told.amount) for told in fight.told(DamageDealt)] == taken


def test_half_of_even_damage_of_two_types_is_half_of_each() -> None:
    # SRD: Saving Throws and Damage: 4 fire and 6 cold are 10, of which half is 5.
    harm = [{"damage": "4 fire", "half": True}, {"damage": "6 cold", "half": True}]
    storm = power("storm", {"save": "DEX", "dc": 15, "fail": harm})
    fight = arena("A.g", A=hero("ann", powers=[storm]), g=monster("gob"), dice=[20])
    fight.do(SpellCast("ann", "storm", target="gob"))
    fight.done()
    assert [(told.damage_type, told.amount) for told in fight.told(DamageDealt)] == [("fire", 2), ("cold", 3)]


def test_temporary_hit_points_are_lost_first_and_the_rest_carries_over() -> None:
    # SRD: Temporary Hit Points [Lose Temporary Hit Points First].
    fight = arena("Ag", A=hero("ann", powers=[BURN]), g=monster("gob", hp=100))
    fight.who("gob").temp_hp = 10
    fight.do(SpellCast("ann", "burn", target="gob"))
    fight.done()
    assert (fight.hp("gob"), fight.who("gob").temp_hp) == (82, 0)


def test_temporary_hit_points_do_not_add_up() -> None:
    # SRD: Temporary Hit Points [They Don't Stack].
    def after(had: int, given: int) -> int:
        aid = power("aid", {"heal": str(given), "temporary": True}, whom="self", range=0)
        fight = arena("Ag", A=hero("ann", powers=[aid]), g=monster("gob"))
        fight.who("ann").temp_hp = had
        fight.do(SpellCast("ann", "aid"))
        return int(fight.who("ann").temp_hp)

    assert after(5, 8) == 8
    assert after(8, 5) == 8
    assert after(0, 5) == 5


def test_healing_stops_at_the_maximum() -> None:
    # SRD: Healing.
    cure = power("cure", {"heal": "1d8+3"}, whom="ally", range=5)
    fight = arena("Ag", A=hero("ann", powers=[cure], token={"hp": 25}), g=monster("gob"), dice=[8])
    fight.do(SpellCast("ann", "cure", target="ann"))
    fight.done()
    assert fight.told(Healed) == [Healed("ann", 5, 30)]


def test_only_the_target_takes_damage() -> None:
    fight = arena("Agh", A=hero("ann"), g=monster("gob"), h=monster("hob"), dice=[15, 4])
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert (fight.hp("gob"), fight.hp("hob"), fight.hp("ann")) == (23, 30, 30)


def test_two_kinds_of_damage_of_one_hit_are_one_wound() -> None:
    # SRD: Dropping to 0 Hit Points. The second kind is no damage at 0 hit points: no death save is failed.
    flaming = {**BLADE, "hit": [{"damage": "5 slashing"}, {"damage": "5 fire"}]}
    fight: Fight = arena(
        "gAB", g=monster("gob", attacks=[flaming]), A=hero("ann", token={"hp": 4}), B=hero("bob"), dice=[15]
    )
    fight.do(MeleeAttack("gob", "ann"))
    fight.done()
    assert fight.line("ann") == "0/30 1,0 unconscious"
    assert fight.who("ann").death_failures == 0


@pytest.mark.parametrize(("rules", "ended"), [("5.2", True), ("5.1", False)])
def test_invisibility_ends_when_its_bearer_deals_damage(rules: str, ended: bool) -> None:
    # SRD: Invisibility; in 5.1 an attack or a spell ends it, and this is neither.
    veil = power("veil", {"condition": "veil", "brings": ["invisible"], "ends_on_attack": True}, whom="self")
    breath = power("breath", {"save": "CON", "dc": 30, "fail": [{"damage": "3 fire"}]}, cost="bonus")
    fight = arena("A.g", A=hero("ann", powers=[veil, breath]), g=monster("gob"), dice=[5], rules=rules)
    fight.do(SpellCast("ann", "veil"), SpellCast("ann", "breath", target="gob"))
    assert (fight.conditions("ann") == []) is ended
