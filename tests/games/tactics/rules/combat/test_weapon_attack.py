"""SRD: Weapon Properties [Ammunition, Loading, Thrown]; Unarmed Strike."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, CLUB, Staged, caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import MeleeAttack, Move, RangedAttack
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.events import AttackRolled, DamageDealt
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.combat import action_economy
from turnwright.kernel.errors import ContentError

BOTS = (Policy(), Policy())
ORC = creature("orc", hp=200)
JAVELIN: dict[str, Any] = {
    "id": "javelin",
    "name": "Javelin",
    "to_hit": 4,
    "reach": 5,
    "range": 30,
    "long": 120,
    "properties": ["thrown"],
    "hit": [{"damage": "1d6 piercing"}],
}


def archer(**fields: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {"scores": [10, 14, 10, 10, 10, 10], "slots": [], "spell_ability": None}
    return caster("hero", **{**plain, "weapons": ["longbow", "shortbow", "dagger"], **fields})


def left(stage: Staged, weapon_id: str) -> int:
    """How many pieces the hero has left."""
    who = stage.who("hero")
    weapon = who.sheet.attack(weapon_id)
    assert weapon is not None
    return int(weapon.limit - who.uses.get(weapon.uses, 0))


class TestAmmunition:
    """Ammunition: each shot takes one piece, and without any there is no shot."""

    def test_a_hero_with_a_bow_has_20_arrows_unless_the_file_says_how_many(self) -> None:
        assert left(fight("A..b", A=archer(), b=ORC), "longbow") == 20
        assert left(fight("A..b", A=archer(ammunition={"arrows": 7}), b=ORC), "longbow") == 7

    def test_every_shot_takes_one_hit_or_miss(self) -> None:
        stage = fight("A..b", [15, 3, 2], A=archer(attacks_per_action=2), b=ORC, seats=BOTS)
        stage.do(RangedAttack("hero", "orc", "longbow"))
        stage.do(RangedAttack("hero", "orc", "longbow"), done=True)
        assert left(stage, "longbow") == 18

    def test_bows_share_the_arrows(self) -> None:
        stage = fight("A..b", [2], A=archer(), b=ORC, seats=BOTS)
        stage.do(RangedAttack("hero", "orc", "shortbow"), done=True)
        assert left(stage, "longbow") == 19
        (seen, _) = Tactics().view(stage.state, 0)["creatures"]
        assert seen["ammunition"] == {"arrows": 19}

    def test_without_arrows_a_shot_is_refused_and_the_dagger_is_named(self) -> None:
        hero = archer(ammunition={"arrows": 1}, attacks_per_action=2)
        stage = fight("A..b", [2], A=hero, b=ORC, seats=BOTS)
        stage.do(RangedAttack("hero", "orc", "longbow"), done=True)
        refusal = stage.refused(RangedAttack("hero", "orc", "longbow"))
        assert (refusal.code, refusal.field, refusal.reason, refusal.legal) == (
            "no-ammunition",
            "weapon",
            "all 1 arrows have been used",
            ["dagger"],
        )

    def test_without_arrows_no_shot_is_among_the_options(self) -> None:
        stage = fight("A..b", A=archer(weapons=["longbow"]), b=ORC)
        shot = RangedAttack("hero", "orc", "longbow")
        assert shot in list(Tactics().options(stage.state, 1))
        stage.who("hero").uses = {"arrows": 20}
        assert shot not in list(Tactics().options(stage.state, 1))

    def test_a_creature_of_the_book_never_runs_out_unless_its_file_says_so(self) -> None:
        endless = fight("A..b", [2] * 15, A=creature("hero", attacks=[BOW]), b=ORC, seats=BOTS)
        for _ in range(15):
            endless.do(RangedAttack("hero", "orc", "bow"))
            endless.end("hero", "orc")
        endless.done()
        few = fight("A..b", [2], A=creature("hero", attacks=[{**BOW, "pieces": 1}]), b=ORC, seats=BOTS)
        few.do(RangedAttack("hero", "orc", "bow"), done=True)
        few.end("hero", "orc")
        assert few.refused(RangedAttack("hero", "orc", "bow")).code == "no-ammunition"

    def test_ammunition_without_a_weapon_is_refused(self) -> None:
        with pytest.raises(ContentError, match=r"ammunition.*expected ammunition of one of its weapons"):
            fight("A..b", A=archer(ammunition={"bolts": 7}), b=ORC)

    def test_every_weapon_with_ammunition_names_its_kind(self) -> None:
        for weapon in shipped().gear.weapons.values():
            assert ("ammunition" in weapon.properties) == (weapon.ammunition is not None), weapon.id


class TestLoading:
    """Loading: one shot with an action; another action is another shot."""

    def test_an_extra_action_allows_another_shot(self) -> None:
        # Haste: its action may be an attack.
        hero = archer(weapons=["light_crossbow"], attacks_per_action=2)
        stage = fight("A..b", [2, 2], A=hero, b=ORC, seats=BOTS)
        shot = RangedAttack("hero", "orc", "light_crossbow")
        stage.do(shot)
        assert stage.refused(shot).code == "loading"
        stage.who("hero").attacks_left = 0
        assert stage.refused(shot).code == "no-action"
        stage.who("hero").extra_action = True
        stage.do(shot, done=True)

    def test_a_second_light_crossbow_is_fired_as_a_bonus_action(self) -> None:
        bolt = {**BOW, "properties": ["ammunition", "light", "loading"]}
        pair = [{**bolt, "id": "left"}, {**bolt, "id": "right"}]
        stage = fight("A..b", [2, 2], A=creature("hero", attacks=pair), b=ORC, seats=BOTS)
        stage.do(RangedAttack("hero", "orc", "left"))
        stage.do(RangedAttack("hero", "orc", "right"), done=True)
        assert stage.who("hero").used_bonus_action

    def test_in_5_1_only_melee_weapons_go_together(self) -> None:
        bolt = {**BOW, "properties": ["ammunition", "light", "loading"]}
        sickle = {**CLUB, "id": "sickle", "properties": ["light"]}
        hero = creature("hero", attacks=[bolt, sickle, {**sickle, "id": "scythe"}])
        for rules, second in (("5.2", True), ("5.1", False)):
            stage = fight("Ab", [2, 2, 2] if second else [2], A=hero, b=ORC, seats=BOTS, rules=rules)
            stage.do(MeleeAttack("hero", "orc", "sickle"))
            if second:
                stage.do(RangedAttack("hero", "orc", "bow"))
            else:
                assert stage.refused(RangedAttack("hero", "orc", "bow")).code == "no-action"
            stage.done()


class TestThrown:
    """Thrown: a weapon that is thrown is gone, if the file counts them."""

    def test_throwing_the_last_weapon_leaves_none(self) -> None:
        hero = creature("hero", attacks=[{**JAVELIN, "pieces": 2}])
        stage = fight("A..b", [2, 2], A=hero, b=ORC, seats=BOTS)
        for _ in range(2):
            stage.do(RangedAttack("hero", "orc"))
            stage.end("hero", "orc")
        stage.done()
        stage.do(Move("hero", "2, 0"))
        assert stage.refused(MeleeAttack("hero", "orc", "javelin")).code == "no-ammunition"

    def test_a_melee_attack_uses_no_thrown_weapon(self) -> None:
        hero = creature("hero", attacks=[{**JAVELIN, "pieces": 1}])
        stage = fight("Ab", [2, 2], A=hero, b=ORC, seats=BOTS)
        for _ in range(2):
            stage.do(MeleeAttack("hero", "orc", "javelin"))
            stage.end("hero", "orc")
        stage.done()

    def test_thrown_weapons_are_unlimited_unless_counted(self) -> None:
        many = fight("A..b", A=archer(), b=ORC)
        assert action_economy.has_pieces(many.who("hero"), many.who("hero").sheet.attacks[2])
        assert left(fight("A..b", A=archer(ammunition={"dagger": 3}), b=ORC), "dagger") == 3

    @pytest.mark.parametrize(("near", "die"), [(True, 8), (False, 6)])
    def test_versatile_two_hands_are_for_melee_and_one_throws(self, near: bool, die: int) -> None:
        hero = archer(weapons=["spear"], scores=[14, 10, 10, 10, 10, 10])
        stage = fight("Ab" if near else "A..b", [15, die], A=hero, b=ORC, seats=BOTS)
        command = MeleeAttack("hero", "orc") if near else RangedAttack("hero", "orc")
        events = stage.do(command, done=True)
        assert [event.rolled for event in events if isinstance(event, DamageDealt)] == [die + 2]
        assert stage.step.rolls[-1].formula == f"1d{die}"


class TestUnarmedStrike:
    """Unarmed Strike: every creature has it; strength and proficiency to hit, 1 and the strength modifier."""

    def test_an_unarmed_strike_adds_strength_and_proficiency_and_deals_1_plus_strength(self) -> None:
        strong = creature("hero", scores=[16, 10, 10, 10, 10, 10])
        stage = fight("Ab", [10], A=strong, b=ORC, seats=BOTS)
        rolled, hurt = stage.do(MeleeAttack("hero", "orc", "unarmed"), done=True)
        assert isinstance(rolled, AttackRolled)
        assert (rolled.weapon, rolled.bonus, rolled.hit) == ("unarmed", 5, True)
        assert isinstance(hurt, DamageDealt)
        assert (hurt.amount, hurt.damage_type) == (4, "bludgeoning")

    def test_a_critical_hit_has_no_dice_to_double(self) -> None:
        stage = fight("Ab", [20], A=creature("hero"), b=ORC, seats=BOTS)
        events = stage.do(MeleeAttack("hero", "orc", "unarmed"), done=True)
        assert [event.amount for event in events if isinstance(event, DamageDealt)] == [1]

    def test_unarmed_damage_is_never_negative(self) -> None:
        weak = creature("hero", scores=[4, 10, 10, 10, 10, 10])
        stage = fight("Ab", [20], A=weak, b=ORC, seats=BOTS)
        stage.do(MeleeAttack("hero", "orc", "unarmed"), done=True)
        assert stage.who("orc").current_hp == 200

    def test_an_unarmed_strike_replaces_one_of_several_attacks(self) -> None:
        hero = archer(attacks_per_action=2)
        stage = fight("Ab", [2, 2], A=hero, b=ORC, seats=BOTS)
        stage.do(MeleeAttack("hero", "orc", "dagger"))
        stage.do(MeleeAttack("hero", "orc", "unarmed"), done=True)
        assert stage.refused(MeleeAttack("hero", "orc", "unarmed")).code == "no-action"

    def test_an_armed_creature_is_not_offered_an_unarmed_strike_but_may_make_one(self) -> None:
        armed = fight("Ab", A=creature("hero"), b=ORC)
        blow = MeleeAttack("hero", "orc", "unarmed")
        assert blow not in list(Tactics().options(armed.state, 1))
        bare = fight("Ab", A=creature("hero", attacks=[BOW]), b=ORC)
        assert action_economy.bare_handed(bare.who("hero"))
        assert blow in list(Tactics().options(bare.state, 1))

    def test_an_attack_without_a_weapon_is_unarmed_if_there_is_no_other(self) -> None:
        stage = fight("Ab", [2], A=creature("hero", attacks=[BOW]), b=ORC, seats=BOTS)
        (rolled,) = stage.do(MeleeAttack("hero", "orc"), done=True)
        assert isinstance(rolled, AttackRolled)
        assert rolled.weapon == "unarmed"

    def test_an_archer_makes_unarmed_opportunity_attacks(self) -> None:
        # SRD: Opportunity Attacks: one melee attack with a weapon or an Unarmed Strike.
        stage = fight(
            "bA..", [15], b=creature("orc", attacks=[BOW]), A=creature("hero", attacks=[CLUB]), seats=BOTS
        )
        stage.end("orc")
        events = stage.do(Move("hero", "3, 0"), done=True)
        assert [event.weapon for event in events if isinstance(event, AttackRolled)] == ["unarmed"]

    def test_a_ranged_attack_is_never_unarmed(self) -> None:
        stage = fight("A..b", A=creature("hero"), b=ORC)
        assert stage.refused(RangedAttack("hero", "orc", "unarmed")).code == "unknown-weapon"
