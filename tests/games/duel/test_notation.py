"""A position in one line and a command in a word, both ways."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.duel.positions import DUEL, STATS, at, card, flags, match_of, prompted, scenario, started, whole
from turnwright.games.duel.commands import (
    Advance,
    ChooseStat,
    Interrupt,
    PauseTimers,
    Resume,
    ResumeTimers,
    StartMatch,
)
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

WORDS = {
    "start": StartMatch(),
    "advance": Advance(),
    "resume": Resume(),
    "pause": PauseTimers(),
    "continue": ResumeTimers(),
    "quit": Interrupt("quit"),
    "navigate": Interrupt("navigate"),
    "error": Interrupt("error"),
    **{stat: ChooseStat(stat) for stat in STATS},
    "power@3": ChooseStat("power", 3),
    "newaza@25": ChooseStat("newaza", 25),
}

POSITIONS = [
    "waitingForMatchStart 0 0-0 -:-/0 player - - - - deck= seen= clock=0/1/run",
    "cooldown 1 0-0 -:-/0 player - - - - deck= seen= clock=0/1/run/cooldown:3000:3000:2000:1000",
    "waitingForPlayerAction 1 0-0 1:2/1 player - - - - deck=4,3 seen=1,2"
    " clock=3000/1/run/selection:30000:30000:29000:1000",
    "waitingForPlayerAction 2 0-1 4:3/2 opponent - - - - deck= seen=1,2,4,3"
    " clock=-50/1/paused/selection:1:1000:0:1000",
    "cooldown 2 0-1 1:2/1 player speed winOpponent - - deck=4,3 seen=1,2"
    " clock=9/20/resumed/cooldown:400:1000:0:1000",
    "interruptRound 2 0-1 4:3/2 player - - - - deck= seen=1,2,4,3 clock=7/1/run/waiting:600000:600000:-1:0",
    "matchOver 9 2-5 4:3/9 player newaza matchWinOpponent target opponent deck= seen=1,2,4,3 clock=77/1/run",
    "matchOver 25 2-4 4:3/25 player newaza matchDraw maxRounds - deck= seen=1,2,4,3 clock=77/1/run",
    "interruptMatch 2 4-3 4:3/2 player - matchWinPlayer quit player deck= seen= clock=77/1/run",
    "interruptMatch 2 4-3 4:3/2 player - matchDraw waiting - deck= seen= clock=77/1/run",
]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_is_a_line_both_ways(line: str) -> None:
    assert at(line).line == line


def test_the_line_of_a_match_says_what_the_match_is() -> None:
    told = started()
    assert told.line == POSITIONS[1]
    told.wait(3000)
    assert told.line == POSITIONS[2]


@pytest.mark.parametrize("name", DUEL.scenarios.names())
def test_every_position_of_a_match_is_a_line_both_ways(name: str) -> None:
    bots = DUEL.bots()
    match = Match(DUEL, name, seed=6, seats=[bots["easy"], bots["hard"]])
    start = match.state
    while match.outcome is None:
        line = DUEL.notation.write(match.state)
        back = DUEL.notation.read(line, start)
        assert encode(back) == encode(match.state)
        match.state = back
        match.act() or match.elapse(DUEL.next_due(match.state))
    assert DUEL.notation.write(
        DUEL.notation.read(DUEL.notation.write(match.state), start)
    ) == DUEL.notation.write(match.state)


def test_a_position_that_was_read_is_played_on_as_the_one_that_was_written() -> None:
    first = prompted(dice=None)
    second = at(first.line, cooldownMs=0)
    assert first.give("power") == second.give("power")
    assert first.wait(29_999) == second.wait(29_999)


def test_cards_go_by_their_ids_in_any_deck() -> None:
    deck = [card(907, "1 1 1 1 1"), card(12, "2 2 2 2 2"), card(3, "3 3 3 3 3", isHidden=True)]
    told = at("waitingForPlayerAction 1 0-0 12:907/1", deck=deck)
    assert told.match.view(0)["cards"]["player"]["id"] == 12
    assert told.line == whole("waitingForPlayerAction 1 0-0 12:907/1")


def changed(part: int, text: str) -> str:
    parts = POSITIONS[2].split()
    parts[part] = text
    return " ".join(parts)


MALFORMED = [
    "",
    "waitingForPlayerAction",
    POSITIONS[2] + " more",
    " ".join(POSITIONS[2].split()[:-1]),
    changed(0, "waiting"),
    changed(0, "WaitingForPlayerAction"),
    changed(1, "one"),
    changed(1, "-1"),
    changed(1, "01"),
    changed(1, "+1"),
    changed(1, "1_0"),
    changed(1, "٣"),
    changed(1, "9" * 30),
    changed(1, "9" * 5000),
    changed(1, "2"),
    changed(2, "0"),
    changed(2, "0-0-0"),
    changed(2, "-1-0"),
    changed(2, "0-x"),
    changed(3, "1:2"),
    changed(3, "1/2"),
    changed(3, "1:2:3/1"),
    changed(3, "1:5/1"),
    changed(3, "1:1/1"),
    changed(3, "1:-/1"),
    changed(3, "-:2/1"),
    changed(3, "-:-/1"),
    changed(3, "1:2/7"),
    changed(4, "stranger"),
    changed(4, "-"),
    changed(5, "strength"),
    changed(6, "victory"),
    changed(7, "boredom"),
    changed(8, "spectator"),
    changed(9, "4,3"),
    changed(9, "deck=4,9"),
    changed(9, "deck=4,,3"),
    changed(9, "deck=-"),
    changed(9, "deck=4,4"),
    changed(9, "deck=4,1"),
    changed(10, "sean=1,2"),
    changed(10, "seen=1,2,x"),
    changed(11, "clock="),
    changed(11, "clock=0/1"),
    changed(11, "clock=0/0/run"),
    changed(11, "clock=0/-1/run"),
    changed(11, "clock=x/1/run"),
    changed(11, "clock=0/1/walk"),
    changed(11, "clock=0/1/run/selection"),
    changed(11, "clock=0/1/run/selection:1:1:1"),
    changed(11, "clock=0/1/run/egg:1:1:0:1000"),
    changed(11, "clock=0/1/run/selection:-5:1:0:1000"),
    changed(11, "clock=0/99999999999999999999/run"),
    changed(11, "klock=0/1/run"),
]


@pytest.mark.parametrize("line", MALFORMED, ids=[line[:90] for line in MALFORMED])
def test_a_line_that_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(Rejected) as refusal:
        DUEL.notation.read(line, match_of().state)
    assert (refusal.value.code, refusal.value.field) == ("malformed", "position")
    assert len(refusal.value.reason) < 300


@given(st.data())
def test_any_line_is_refused_or_is_the_position_it_says(data: st.DataObject) -> None:
    line = data.draw(st.sampled_from(POSITIONS))
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 4)))
    line = line[:start] + data.draw(st.text("0123456789-:/,=x aplyer", max_size=4)) + line[end:]
    like = match_of().state
    try:
        state = DUEL.notation.read(line, like)
    except Rejected:
        return
    assert DUEL.notation.write(state) == " ".join(line.split())
    assert plain(state)


# Commands.


@pytest.mark.parametrize("word", WORDS)
def test_a_command_is_a_word_both_ways(word: str) -> None:
    assert DUEL.notation.parse_command(word) == WORDS[word]
    assert DUEL.notation.write_command(WORDS[word]) == word


def test_spaces_around_a_word_do_not_matter() -> None:
    assert DUEL.notation.parse_command("  power \n") == ChooseStat("power")


@pytest.mark.parametrize(
    "word",
    [
        "",
        "strength",
        "Power",
        "power@",
        "power@x",
        "power@-1",
        "@3",
        "power@1.5",
        "start@1",
        "quit now",
        "po wer",
        "power@٣",
    ],
)
def test_a_word_that_is_no_command_is_refused_with_those_that_are(word: str) -> None:
    with pytest.raises(Rejected) as refusal:
        DUEL.notation.parse_command(word)
    assert refusal.value.code == "malformed"
    assert set(refusal.value.legal) == {*STATS, *(known for known in WORDS if "@" not in known)}


@given(st.text())
@example("power@" + "9" * 5000)
@example("power@²")
def test_any_text_is_a_command_or_is_refused(text: str) -> None:
    try:
        command = DUEL.notation.parse_command(text)
    except Rejected:
        return
    assert DUEL.notation.parse_command(DUEL.notation.write_command(command)) == command


@pytest.mark.parametrize("word", WORDS)
def test_a_command_is_the_same_over_the_wire(word: str) -> None:
    assert DUEL.notation.command_from_data(plain(WORDS[word])) == WORDS[word]


def test_the_commands_are_spelled_over_the_wire_as_the_controls_are() -> None:
    assert {plain(command)["type"] for command in WORDS.values()} == {
        "startMatch",
        "chooseStat",
        "advance",
        "interrupt",
        "resume",
        "pauseTimers",
        "resumeTimers",
    }
    assert plain(ChooseStat("power")) == {"type": "chooseStat", "stat": "power"}
    assert plain(Interrupt("quit")) == {"type": "interrupt", "kind": "quit"}


def test_something_that_is_no_command_of_the_duel_is_refused() -> None:
    told = prompted()
    before = told.match.snapshot()
    with pytest.raises(Rejected) as refusal:
        told.match.submit(0, {"type": "chooseStat", "stat": "power"})
    assert refusal.value.code == "malformed"
    assert told.match.snapshot() == before


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63])
def test_a_round_of_any_size_is_refused_and_breaks_nothing(number: int) -> None:
    told = prompted()
    with pytest.raises(Rejected):
        told.match.submit(0, ChooseStat("power", number))
    told.give("power")


def test_scenarios_of_every_setting_start_from_the_same_line() -> None:
    for changes in (flags(autoSelect=False), {"pointsToWin": 5}, {"alternateChoice": True}):
        assert match_of(scenario(**changes)).line == POSITIONS[0]
