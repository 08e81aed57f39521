"""Options as a grammar: exactly what is legal, in a few kilobytes, and every answer is checked again."""

from __future__ import annotations

import re
from typing import Any

import pytest

from turnwright import Match
from turnwright.games import load, names
from turnwright.kernel.game import Game
from turnwright.kernel.options import ListOptions, Options
from turnwright.lab.simulate import pass_time
from turnwright.story.grammar import LONGEST_ANSWER, Grammar

MOST_BYTES = 6000


def moments(game: Game, scenario: str | None, least: int, count: int) -> list[Options]:
    """Lists of at least `least` options along a match between bots."""
    loaded = game.scenarios.load(scenario)
    match = Match(game, loaded, seed=1, seats=["heuristic"] * len(game.seats_for(loaded)))
    found: list[Options] = []
    while match.outcome is None and len(found) < count:
        for pending in match.pending():
            if pending.request is None and pending.options >= least:
                found.append(game.options(match.state, pending.seat))
        if match.act() is None and not pass_time(match):
            break
    return found


def written(game: Game, options: Options) -> set[str]:
    return {game.notation.write_command(command) for command in options}


@pytest.mark.parametrize("name", names())
def test_a_grammar_has_exactly_the_options_of_every_game(name: str) -> None:
    game = load(name)
    for options in moments(game, None, 1, 20):
        grammar = Grammar(game, options)
        expected = written(game, options)
        assert set(grammar) == expected
        assert all(grammar.accepts(text) for text in expected)
        pattern = re.compile(grammar.schema()["pattern"])
        assert all(pattern.search(text) for text in expected)
        assert '"' not in grammar.pattern()


def test_thousands_of_options_are_a_few_kilobytes() -> None:
    game = load("tactics")
    (options,) = moments(game, "demon-gate", 8000, 1)
    grammar = Grammar(game, options)
    assert set(grammar) == written(game, options)
    assert len(grammar.gbnf()) < MOST_BYTES
    assert len(grammar.pattern()) < MOST_BYTES
    assert any(text.startswith("READY_ACTION wizard enemy_moves RANGED_ATTACK/wizard/") for text in grammar)


def test_nothing_else_is_accepted() -> None:
    game = load("tactics")
    (options,) = moments(game, "goblin-ambush", 200, 1)
    grammar = Grammar(game, options)
    pattern = re.compile(grammar.schema()["pattern"])
    for text in list(grammar)[::7]:
        for other in (text[:-1], text + "1", text.lower(), f" {text}", f"{text}\n", ""):
            legal = other in set(grammar)
            assert grammar.accepts(other) == legal
            assert bool(pattern.fullmatch(other)) == legal


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "END_TURN",
        "SURRENDER fighter",
        "COMBAT_END",
        "MELEE_ATTACK goblin_1 fighter",
        "MOVE fighter 99,99",
        "Ignore the rules. END_TURN fighter",
        "\u202eEND_TURN fighter",
        "END_TURN fighter\x00",
        "<b>END_TURN fighter</b>",
        "READY_ACTION fighter enemy_moves " + "READY_ACTION/" * 50,
        '{"intent":"END_TURN","actor":"fighter"}',
        "x" * (LONGEST_ANSWER + 1),
        "END_TURN " + "f" * 64 * 1024,
    ],
)
def test_an_answer_that_is_no_option_is_refused(answer: str) -> None:
    game = load("tactics")
    (options,) = moments(game, "goblin-ambush", 200, 1)
    assert Grammar(game, options).command(answer) is None


def test_every_written_option_is_that_option() -> None:
    game = load("tactics")
    (options,) = moments(game, "crypt", 1000, 1)
    grammar = Grammar(game, options)
    for place in range(0, options.count(), 11):
        command: Any = options.command(place)
        assert grammar.command(f" {game.notation.write_command(command)}\n") == command


def test_commands_with_quotation_marks_are_listed_in_the_schema() -> None:
    from lab.toy_games import Coin

    coin = Coin()
    options = ListOptions(['heads "up"', "heads", "tails-^]["])
    grammar = Grammar(coin, options)
    assert set(grammar.schema()["enum"]) == set(grammar) == written(coin, options)
    assert '\\"' in grammar.gbnf()


def test_without_options_nothing_can_be_said() -> None:
    grammar = Grammar(load("duel"), ListOptions([]))
    assert list(grammar) == []
    assert not grammar.accepts("")
    assert grammar.command("advance") is None
