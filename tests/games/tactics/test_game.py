"""What the lab and the clients ask of the game."""

from __future__ import annotations

import msgspec

from games.tactics.stage import caster, creature, fight
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics.commands import CombatEnd, EndTurn, MeleeAttack, SceneEvent, Surrender
from turnwright.games.tactics.game import Tactics

GAME = Tactics()


def test_the_figures_have_a_number_each() -> None:
    match = Match(GAME, "goblin-ambush", seed=1, seats=[agent(GAME, "heuristic")] * 2, heard=False)
    names = GAME.lab.figures(match.state)
    while match.outcome is None:
        match.act()
    found = dict(
        zip(
            [(figure.side, figure.unit, figure.name) for figure in names],
            GAME.lab.measure(match.state),
            strict=True,
        )
    )

    assert GAME.lab.figures(match.state) == names
    assert {side for side, unit, _ in found if not unit} == {0, 1}
    assert found[1, "", "survivors"] == sum(not match.state.get(name).dead for name in party(match))
    assert found[1, "", "hp"] == sum(match.state.get(name).current_hp for name in party(match))
    assert found[1, "", "slots"] == sum(sum(match.state.get(name).slots) for name in party(match))
    units = {unit for _, unit, _ in found if unit}
    assert units == {who.creature_id for who in match.state.participants}
    dead = [who for who in match.state.participants if who.dead]
    assert dead
    assert all(1 <= found[int(who.seat), who.creature_id, "died"] <= match.state.round for who in dead)
    assert GAME.lab.length(match.state) == match.state.round


def party(match: Match) -> list[str]:
    return [who.creature_id for who in match.state.participants if who.seat == 1]


def test_damage_and_kills_are_counted() -> None:
    played = fight("Ab", [20, 4, 4], A=creature("hero"), b=creature("wolf", hp=9))
    played.do(MeleeAttack("hero", "wolf", "club"))
    figures = [(figure.unit, figure.name) for figure in GAME.lab.figures(played.state)]
    found = dict(zip(figures, GAME.lab.measure(played.state), strict=True))

    assert (found["hero", "dealt"], found["hero", "kills"], found["hero", "died"]) == (10, 1, -1)
    assert (found["wolf", "taken"], found["wolf", "died"]) == (10, 1)


def test_all_players_form_one_side() -> None:
    match = Match(GAME, {**plain("goblin-ambush"), "players": 3}, seats=[agent(GAME, "heuristic")] * 4)
    figures = GAME.lab.figures(match.state)
    names = [(figure.side, figure.unit, figure.name) for figure in figures]
    found = dict(zip(names, GAME.lab.measure(match.state), strict=True))

    party = [who for who in match.state.participants if who.side == 0]
    assert GAME.sides(match.state) == {"master": (0,), "party": (1, 2, 3)}
    assert {who.seat for who in party} == {1, 2, 3}
    assert found[1, "", "survivors"] == len(party) == 4
    assert found[0, "", "survivors"] == len(match.state.participants) - 4
    assert found[1, "", "hp"] == sum(who.max_hp for who in party)
    assert found[1, "", "slots"] == 2 + 2


def test_the_simulation_reports_the_resources_left_to_each_hero() -> None:
    match = Match(GAME, "goblin-ambush", seed=1, seats=[agent(GAME, "heuristic")] * 2, heard=False)
    while match.outcome is None:
        match.act()
    figures = [(figure.unit, figure.name) for figure in GAME.lab.figures(match.state)]
    found = dict(zip(figures, GAME.lab.measure(match.state), strict=True))

    for who in match.state.participants:
        assert found[who.creature_id, "hp"] == (0 if who.dead else who.current_hp)
    casters = {unit for unit, name in figures if unit and name == "slots"}
    assert casters == {"cleric", "wizard"}  # a creature without slots has none to keep
    assert found["", "slots"] == found["cleric", "slots"] + found["wizard", "slots"]


def test_the_dead_have_nothing_left() -> None:
    played = fight("Ab", [20, 4, 4], A=creature("hero"), b=caster("witch", hp=3))
    figures = [(figure.unit, figure.name) for figure in GAME.lab.figures(played.state)]
    before = dict(zip(figures, GAME.lab.measure(played.state), strict=True))
    played.do(MeleeAttack("hero", "witch", "club"))
    after = dict(zip(figures, GAME.lab.measure(played.state), strict=True))

    assert before["witch", "slots"] == 10
    assert (after["witch", "slots"], after["witch", "hp"]) == (0, 0)


def test_a_creature_is_called_what_the_scenario_calls_it() -> None:
    scenario = GAME.scenarios.load("goblin-ambush")
    assert GAME.presenter.unit_name(scenario, "fighter").args["text"] == "Bran"
    assert GAME.presenter.unit_name(scenario, "goblin_2").args["text"] == "Goblin Warrior 2"


def plain(name: str) -> dict[str, object]:
    return dict(msgspec.to_builtins(GAME.scenarios.load(name)))


def test_a_person_may_give_up_and_the_master_may_end_it() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    assert list(GAME.extra_options(played.state, 1)) == [Surrender("hero")]
    assert list(GAME.extra_options(played.state, 0)) == [CombatEnd()]
    played.do(EndTurn("hero"))
    assert list(GAME.extra_options(played.state, 0)) == [Surrender("wolf"), CombatEnd()]
    assert list(GAME.extra_options(played.state, 1)) == []


def test_the_master_may_let_happen_what_the_scenario_declares() -> None:
    match = Match(GAME, {**plain("goblin-ambush"), "triggers": {"ambush": {"surprised": ["wizard"]}}})

    assert next(iter(GAME.extra_options(match.state, 0))) == SceneEvent("ambush")
    assert SceneEvent("ambush") not in list(GAME.extra_options(match.state, 1))


def test_tactics_has_two_bots() -> None:
    assert list(GAME.bots()) == ["heuristic", "planner"]
    assert GAME.language == "en"


def test_a_detached_copy_is_equal_and_shares_no_scratch_space() -> None:
    bot = agent(GAME, "heuristic")
    match = Match(GAME, "crypt", seed=3, seats=[bot] * 2, heard=False)
    for _ in range(12):
        match.act()
        apart = GAME.scenarios.detached(match.state)
        assert apart.arena.flood is not match.state.arena.flood
        assert all(table is not match.state.arena for table in apart.arena.others.values())
        assert msgspec.json.encode(apart) == msgspec.json.encode(match.state)
        for seat in GAME.to_act(match.state):
            ours, theirs = [
                bot.command(GAME, state, seat, GAME.options(state, seat), match.bot_dice(seat))
                for state in (match.state, apart)
            ]
            assert ours == theirs


def test_the_bulletin_is_the_update_of_the_seat() -> None:
    match = Match(GAME, "goblin-ambush", seed=1)
    for seat in (-1, 0, 1):
        assert GAME.presenter.bulletin(match.state, seat) == match.view(seat)["combatUpdate"]
