"""How a fight ends: by every reason, with experience, loot and what lasts; and every fight ends."""

from typing import Any

import pytest

from games.tactics.arena import SILENT, TACTICS, Fight, arena, hero, monster, power
from turnwright.games.tactics.bots.heuristic import Heuristic
from turnwright.games.tactics.commands import (
    CombatEnd,
    CombatStart,
    Dodge,
    EndTurn,
    Flee,
    Grapple,
    MeleeAttack,
    SpellCast,
    Surrender,
)
from turnwright.games.tactics.events import CombatEnded, ConditionEnded
from turnwright.games.tactics.rules.combat import outcome
from turnwright.games.tactics.state import ConditionState
from turnwright.games.tactics.vocabulary import ROUNDS
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

SMITE = power("smite", {"damage": "99 force"})


def ended(fight: Fight) -> CombatEnded:
    found = fight.told(CombatEnded)
    assert len(found) == 1
    assert fight.state.scene == "SocialFreeFlow"
    assert fight.match.outcome is not None
    assert fight.match.outcome.reason == found[0].reason
    told: CombatEnded = found[0]
    return told


def test_a_fight_ends_when_no_foe_stands() -> None:
    fight = arena("A.g", A=hero("ann", powers=[SMITE]), g=monster("gob"), loot=["a ruby"])
    fight.do(SpellCast("ann", "smite", target="gob"))
    assert ended(fight) == CombatEnded("last_standing", "party", 1, 200, ("a ruby",))
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (1,)


def test_a_fight_ends_when_no_hero_stands() -> None:
    fight = arena("g.A", g=monster("gob", powers=[SMITE]), A=hero("ann", hp=60))
    fight.do(SpellCast("gob", "smite", target="ann"))
    assert ended(fight).reason == "last_standing"
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (0,)
    assert not fight.who("ann").dead
    assert ended(fight).lasting == {"ann": ("unconscious",)}


def test_no_side_wins_when_all_are_down() -> None:
    # Both fall by one fire.
    area = {"shape": "circle", "size": 20}
    boom = power("boom", {"damage": "50 fire"}, whom="creature", area=area)
    fight = arena("A.g", A=hero("ann", powers=[boom]), g=monster("gob"))
    fight.do(SpellCast("ann", "boom", area_center="1, 0"))
    assert (ended(fight).reason, ended(fight).winner) == ("all_down", "")
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == ()


def test_a_fight_ends_by_surrender() -> None:
    fight = arena("g.A", g=monster("gob"), A=hero("ann"))
    fight.do(Surrender("gob"))
    assert (ended(fight).reason, ended(fight).winner, ended(fight).xp) == ("surrender", "party", 200)


def test_a_fight_continues_until_all_have_surrendered() -> None:
    fight = arena("gh.A", g=monster("gob"), h=monster("hob"), A=hero("ann"))
    fight.do(Surrender("gob"))
    assert fight.turn() == "hob"
    with pytest.raises(Rejected):
        fight.do(EndTurn("hob"), MeleeAttack("ann", "gob"))  # who gave up is no target any more


def test_a_fight_ends_by_flight_off_the_map() -> None:
    fight = arena("g.A", g=monster("gob"), A=hero("ann"))
    fight.do(Flee("gob"))
    assert (ended(fight).reason, ended(fight).winner) == ("flight", "party")


def test_no_creature_flees_from_the_middle_of_the_map() -> None:
    fight = arena("... .g. ..A", g=monster("gob"), A=hero("ann"))
    with pytest.raises(Rejected) as caught:
        fight.do(Flee("gob"))
    assert caught.value.code == "not-at-the-edge"
    assert str(caught.value) == "gob is 5 ft from the edge of the map"


def test_a_fight_ends_by_capture() -> None:
    # SRD: Knocking Out a Creature.
    fight = arena("Ag", A=hero("ann"), g=monster("gob", hp=5), dice=[15, 8])
    fight.do(MeleeAttack("ann", "gob", subdue=True))
    assert (ended(fight).reason, ended(fight).winner, ended(fight).xp) == ("capture", "party", 200)


def test_the_game_master_may_end_a_fight() -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    fight.ask(CombatEnd())
    assert (ended(fight).reason, ended(fight).winner) == ("master", "")


def test_experience_is_awarded_for_every_defeated_foe() -> None:
    # SRD: Experience Points.
    fight = arena("A.gh", A=hero("ann", powers=[SMITE]), g=monster("gob", xp=50), h=monster("hob", xp=450))
    fight.do(SpellCast("ann", "smite", target="gob"), EndTurn("ann"), Flee("hob"))
    assert (ended(fight).reason, ended(fight).xp) == ("flight", 500)


def test_loot_is_for_a_party_that_won() -> None:
    lost = arena("A.g", A=hero("ann"), g=monster("gob"), loot=["a ruby"])
    lost.do(Surrender("ann"))
    assert ended(lost) == CombatEnded("surrender", "foes", 1)
    stopped = arena("A.g", A=hero("ann"), g=monster("gob"), loot=["a ruby"])
    stopped.ask(CombatEnd())
    assert ended(stopped) == CombatEnded("master", "", 1)


def test_experience_is_awarded_even_if_the_party_lost() -> None:
    # SRD: Experience Points.
    def slain() -> Fight:
        foes = {"g": monster("gob", xp=50), "h": monster("hob", xp=450)}
        fight = arena("A.gh", A=hero("ann", powers=[SMITE]), **foes)
        fight.do(SpellCast("ann", "smite", target="gob"))
        return fight

    stopped = slain()
    stopped.ask(CombatEnd())
    assert (ended(stopped).reason, ended(stopped).xp) == ("master", 50)
    lost = slain()
    lost.do(Surrender("ann"))
    assert (ended(lost).winner, ended(lost).xp) == ("foes", 50)


def test_there_is_no_experience_for_a_troll_that_will_rise_again() -> None:
    troll = monster("troll", traits=["deathless"])
    fight = arena("A.gh", A=hero("ann", powers=[SMITE]), g=troll, h=monster("hob"))
    fight.do(SpellCast("ann", "smite", target="troll"))
    fight.ask(CombatEnd())
    assert (fight.hp("troll"), ended(fight).xp) == (0, 0)


@pytest.mark.parametrize("first", [Flee, Surrender])
def test_the_reason_is_how_the_last_creature_left_the_fight(first: Any) -> None:
    fight = arena("gh.A", g=monster("gob"), h=monster("hob"), A=hero("ann", powers=[SMITE]))
    fight.do(first("gob"), EndTurn("hob"), SpellCast("ann", "smite", target="hob"))
    assert (ended(fight).reason, ended(fight).winner) == ("last_standing", "party")


def test_the_reason_is_that_of_the_last_also_when_the_others_fell_or_gave_up() -> None:
    fight = arena("gh.A", g=monster("gob"), h=monster("hob"), A=hero("ann"))
    fight.do(Surrender("gob"), Flee("hob"))
    assert ended(fight).reason == "flight"


def test_the_reason_is_the_same_for_a_fight_that_was_taken_up_again() -> None:
    fight = arena("gh.A", g=monster("gob"), h=monster("hob"), A=hero("ann", powers=[SMITE]))
    fight.do(Flee("gob"), EndTurn("hob"))
    state = fight.state.clone()
    command = SpellCast("ann", "smite", target="hob")
    TACTICS.apply(state, 1, command, SILENT)
    fight.do(command)
    assert state.reason == ended(fight).reason == "last_standing"


def test_turn_conditions_are_cleared_and_lasting_ones_are_reported() -> None:
    lasting = power(
        "lasting", {"condition": "poisoned"}, {"condition": "winded", "ac": 1, "until": "rounds", "rounds": 3}
    )
    fight = arena("ghA", g=monster("gob", powers=[lasting]), h=monster("hob"), A=hero("ann", powers=[SMITE]))
    fight.put("ann", "prone")
    fight.put("ann", "grappled", by="hob")
    fight.do(SpellCast("gob", "lasting", target="ann"), Surrender("gob"))
    fight.do(Surrender("hob"))
    assert ended(fight).lasting == {"ann": ("poisoned",)}
    assert fight.conditions("ann") == ["poisoned"]
    assert ConditionEnded("ann", "winded") in fight.events
    assert fight.tags()[-1] == "COMBAT_END"
    assert (fight.who("ann").remaining_movement_ft, fight.state.active_index) == (0, -1)


def test_permanent_conditions_are_not_reported_as_lasting() -> None:
    keen = {"condition": "keen_ears", "save_advantage": ["WIS"]}
    blade = power("bright_blade", {"condition": "bright_blade", "ac": 1, "until": "rounds", "rounds": 100})
    ann = hero("ann", powers=[SMITE], bears=[keen])
    fight = arena("gA", g=monster("gob", powers=[blade]), A=ann)
    fight.do(SpellCast("gob", "bright_blade", target="ann"), EndTurn("gob"))
    fight.do(SpellCast("ann", "smite", target="gob"))
    assert "keen_ears" in fight.conditions("ann")
    assert ended(fight).lasting == {"ann": ("bright_blade",)}


def test_concentration_and_its_spells_are_over_with_the_fight() -> None:
    bless = power(
        "bless", {"condition": "blessed", "ac": 1}, whom="self", range=0, concentration=True, rounds=10
    )
    fight = arena("A.g", A=hero("ann", powers=[bless]), g=monster("gob"))
    fight.do(SpellCast("ann", "bless"), EndTurn("ann"), Surrender("gob"))
    assert (fight.conditions("ann"), fight.who("ann").concentrates_on) == ([], "")


def test_a_fight_records_the_match_time_of_its_start_and_end() -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), begins=False)
    fight.match.elapse(5000)
    fight.ask(CombatStart())
    fight.match.elapse(9000)
    fight.ask(CombatEnd())
    assert (fight.state.started_at, fight.state.ended_at) == (5000, 9000)


def test_after_a_fight_no_combat_command_is_legal() -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    fight.ask(CombatEnd())
    with pytest.raises(Rejected) as caught:
        fight.do(Dodge("ann"))
    assert caught.value.code == "over"


def test_a_fight_in_which_no_creature_is_hurt_is_a_stalemate() -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), quiet_rounds=3)
    while fight.match.outcome is None:
        fight.do(EndTurn(fight.turn()))
    assert (ended(fight).reason, ended(fight).rounds) == ("stalemate", 4)


def test_damage_restarts_the_count() -> None:
    fight = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[15, 4], quiet_rounds=3)
    for _ in range(4):
        fight.do(EndTurn(fight.turn()))
    assert fight.state.quiet == 5
    fight.do(MeleeAttack("ann", "gob"))
    assert fight.state.quiet == 0


@pytest.mark.parametrize("most", [1, 4])
def test_a_fight_ends_with_its_last_round(most: int) -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), max_rounds=most)
    turns = 0
    while fight.match.outcome is None:
        fight.do(EndTurn(fight.turn()))
        turns += 1
    assert (ended(fight).reason, ended(fight).rounds, turns) == ("too_long", most, 2 * most)


@pytest.mark.long
@pytest.mark.parametrize("name", TACTICS.scenarios.names())
def test_every_fight_ends(name: str) -> None:
    match = Match(TACTICS, name, seed=4, seats=[Heuristic(), Heuristic()])
    steps = 0
    while match.act() is not None and steps < 5000:
        steps += 1
    assert match.outcome is not None


def grappled(**settings: Any) -> Fight:
    fight = arena("gA", g=monster("gob"), A=hero("ann"), dice=[5], **settings)
    fight.do(Grapple("gob", "ann"))
    return fight


def test_a_creature_is_free_when_its_grappler_gives_up() -> None:
    fight = grappled()
    assert fight.conditions("ann") == ["grappled"]
    fight.do(Surrender("gob"))
    assert fight.conditions("ann") == []


@pytest.mark.parametrize(("rounds", "lasts"), [(10, False), (11, True)])
def test_what_lasts_for_a_minute_is_over_with_the_fight_and_what_lasts_longer_is_not(
    rounds: int, lasts: bool
) -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    poison = ConditionState("poisoned", kind=ROUNDS, rounds=rounds)
    poison.rule = fight.state.arena.conditions["poisoned"]
    assert outcome.lasts(fight.who("ann"), poison) is lasts
