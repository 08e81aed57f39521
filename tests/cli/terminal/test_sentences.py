"""Sentences typed at the prompt of a match."""

import re

from cli.installed_games import Call


def test_a_sentence_is_echoed_and_carried_out(call: Call) -> None:
    said = call("play", "duel/quick", "--seed", "3", typed="let's go\nI choose the speed\n").out
    assert "Understood: Choose Speed" in said
    assert "Winner: " in said


def test_a_question_changes_nothing(call: Call) -> None:
    said = call("play", "duel/quick", "--seed", "3", typed="let's go\nwhich stat is best?\nq\n").out
    assert re.search(r"Choose Ne-waza, \d+ \(wins \d+ %", said)
    assert "Winner: " not in said


def test_giving_up_is_asked_again(call: Call) -> None:
    typed = "1\nI give up\nno\nend\nq\n"
    said = call("play", "rounds", "--seed", "1", "--lang", "en", typed=typed).out
    assert "Really? " in said
    assert "All right, nothing happens." in said
    assert "gives up" not in said


def test_the_rest_of_a_sentence_follows(call: Call) -> None:
    typed = "1\nI walk to d6 and then end my turn\nq\n"
    said = call("play", "rounds", "--seed", "1", "--lang", "en", typed=typed).out
    assert said.index("Understood: Move to d6") < said.index("Understood: End the turn")
