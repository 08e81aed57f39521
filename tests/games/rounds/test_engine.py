"""A battle embedded in a program."""

from random import Random

import pytest

from games.rounds.arena import duel, hero, response
from turnwright.games.rounds import BattleEngine
from turnwright.games.rounds.commands import Attack, EndTurn
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import Rejected


@pytest.mark.parametrize("name", ["duelo", "ruinas", "correria", "reforcos"])
def test_a_battle_runs_to_its_end_and_the_same_generator_gives_the_same(name: str) -> None:
    ends = []
    for _ in range(2):
        engine = BattleEngine(name, Random(5))
        engine.run_to_completion()
        assert engine.reason == "last_standing"
        assert engine.winner in ("first", "second")
        assert engine.step() == []
        ends.append((encode(engine.state), encode(engine.events)))
    assert ends[0] == ends[1]


def test_a_battle_may_have_more_seats_than_sides_are_possible() -> None:
    first, second = ["bento", "caete", "dandara", "iara"], ["luzia", "orua", "tomas", "zaira"]
    engine = BattleEngine({"name": "x", "seats": "character", "first": first, "second": second}, Random(0))
    engine.run_to_completion()
    assert engine.reason == "last_standing"


def test_commands_are_carried_out_one_by_one() -> None:
    engine = BattleEngine(duel(), Random(1))
    assert engine.actor is None
    engine.begin()
    assert engine.actor is not None
    assert engine.actor.id == "ana"
    events = engine.act(Attack("bia"))
    assert [type(event).__name__ for event in events] == ["Declared", "Injured", "Changed"]
    assert engine.events[-3:] == events
    assert EndTurn() in engine.options()


def test_a_refused_command_changes_nothing() -> None:
    engine = BattleEngine(duel(enemy_at="k6"), Random(1))
    engine.begin()
    before = encode(engine.state), len(engine.events)
    with pytest.raises(Rejected):
        engine.act(Attack("bia"))
    assert (encode(engine.state), len(engine.events)) == before


def test_a_campaign_is_no_battle() -> None:
    with pytest.raises(ValueError, match="is a campaign, not a battle"):
        BattleEngine("estrada")


def test_a_function_may_answer_the_questions_of_a_battle() -> None:
    guard = response("guard", "on_self", {"do": "mark", "mark": "guarda", "lasts": 0})
    asked: list[tuple[int, str, list[str]]] = []

    def answer(seat: int, question: str, choices: object) -> int:
        assert isinstance(choices, list)
        asked.append((seat, question, choices))
        return 1

    engine = BattleEngine(duel(None, hero("bia", deck=["guard"]), cards=[guard]), Random(1), answer)
    engine.begin()
    engine.act(Attack("bia"))
    assert asked == [(1, "respond", ["no", "bia guard"])]
    assert engine.state.get("bia").discard == ["guard"]
