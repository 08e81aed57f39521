"""The eleven states of a duel, the ways between them, and what each of them refuses."""

from collections.abc import Callable
from typing import Any

import pytest

from games.duel.positions import DUEL, Told, at, card, match_of, prompted, scenario, started
from turnwright.games.duel.flow import FLOW, FLOW_BY_STATE
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.state_machine import StateMachine

STATES = """
    waitingForMatchStart matchStart cooldown roundStart waitingForPlayerAction roundDecision roundOver
    matchDecision matchOver interruptRound interruptMatch
    """.split()

# from, trigger, guard (- is none), to
ROWS = """
    waitingForMatchStart    startMatch         valid-config  matchStart
    matchStart              ready              -             cooldown
    cooldown                ready              -             roundStart
    roundStart              cardsReady         -             waitingForPlayerAction
    waitingForPlayerAction  chooseStat         valid         roundDecision
    waitingForPlayerAction  timeout            autoSelect    roundDecision
    waitingForPlayerAction  timeout            !autoSelect   interruptRound
    roundDecision           resolved           -             roundOver
    roundOver               matchPointReached  -             matchDecision
    roundOver               continue           -             cooldown
    matchDecision           finalize           -             matchOver
    """

# What is not in that list: the ways out of an interrupt, and of a match that is over.
WAYS_BACK = """
    interruptRound          resume             -             roundStart
    interruptRound          timeout            -             interruptMatch
    matchOver               rematch            -             waitingForMatchStart
    matchOver               home               -             waitingForMatchStart
    interruptMatch          rematch            -             waitingForMatchStart
    interruptMatch          home               -             waitingForMatchStart
    """

# state: where quit, navigate and error lead; - is a refusal
INTERRUPTS = """
    waitingForMatchStart    -               -               -
    matchStart              interruptMatch  interruptMatch  interruptMatch
    cooldown                interruptMatch  interruptRound  interruptMatch
    roundStart              interruptMatch  interruptRound  interruptMatch
    waitingForPlayerAction  interruptMatch  interruptRound  interruptMatch
    roundDecision           interruptMatch  interruptRound  interruptMatch
    roundOver               interruptMatch  interruptRound  interruptMatch
    matchDecision           interruptMatch  interruptMatch  interruptMatch
    matchOver               -               -               -
    interruptRound          interruptMatch  interruptRound  interruptMatch
    interruptMatch          interruptMatch  interruptMatch  interruptMatch
    """

# With the option `by_state` these states follow the diagram for every kind.
BY_STATE = """
    matchStart              interruptMatch
    roundStart              interruptRound
    waitingForPlayerAction  interruptRound
    roundDecision           interruptRound
    matchDecision           interruptMatch
    """

KINDS = ("quit", "navigate", "error")
TRIGGERS = ("start", "power", "resume", "pause", "continue", "quit", "navigate", "error")

Row = tuple[str, str, str, str]


def rows(table: str) -> list[Row]:
    """The rows of a table as the machine writes them."""
    found = []
    for line in table.strip().splitlines():
        source, trigger, guard, target = line.split()
        found.append((source, trigger, "" if guard == "-" else guard.replace("-", " "), target))
    return found


def cells(table: str) -> list[tuple[str, str, str]]:
    """State, kind and target of each cell of the table of interrupts."""
    found = []
    for line in table.strip().splitlines():
        state, *targets = line.split()
        targets *= 3 // len(targets)
        found += [(state, kind, target.strip("-")) for kind, target in zip(KINDS, targets, strict=True)]
    return found


def of(machine: StateMachine) -> list[Row]:
    return [(row.source, row.trigger, row.guard, row.target) for row in machine.rows]


def test_there_are_eleven_states_in_the_order_of_the_list() -> None:
    assert list(FLOW.states) == STATES
    assert len(STATES) == 11
    assert list(FLOW_BY_STATE.states) == STATES


def test_a_match_begins_waiting_and_ends_over_or_interrupted() -> None:
    assert FLOW.start == "waitingForMatchStart"
    assert FLOW.ends == ("matchOver", "interruptMatch")


def test_the_documented_transitions_are_the_first_rows_of_the_table() -> None:
    assert of(FLOW)[:11] == rows(ROWS)


@pytest.mark.parametrize("machine", [FLOW, FLOW_BY_STATE])
def test_the_table_has_no_row_that_is_not_documented(machine: StateMachine) -> None:
    others = [row for row in of(machine) if row[1] != "interrupt"]
    assert others == rows(ROWS) + rows(WAYS_BACK)


def test_the_interrupts_of_the_table_are_all_there_are() -> None:
    found = {(row.source, row.guard): row.target for row in FLOW.rows if row.trigger == "interrupt"}
    assert found == {(state, kind): target for state, kind, target in cells(INTERRUPTS) if target}


@pytest.mark.parametrize(("state", "kind", "target"), cells(INTERRUPTS))
def test_an_interrupt_leads_where_the_table_says(state: str, kind: str, target: str) -> None:
    assert FLOW.next(state, "interrupt", kind) == target


@pytest.mark.parametrize(("state", "kind", "target"), cells(BY_STATE))
def test_by_state_an_interrupt_leads_where_the_diagram_says(state: str, kind: str, target: str) -> None:
    assert FLOW_BY_STATE.next(state, "interrupt", kind) == target


@pytest.mark.parametrize("state", ["cooldown", "roundOver"])
def test_by_state_there_is_no_interrupt_between_rounds_but_an_error(state: str) -> None:
    targets = [FLOW_BY_STATE.next(state, "interrupt", kind) for kind in KINDS]
    assert targets == ["", "", "interruptMatch"]


def test_by_state_everything_else_is_as_in_the_table() -> None:
    drawn = {state for state, _, _ in cells(BY_STATE)} | {"cooldown", "roundOver"}
    for state in STATES:
        for kind in KINDS:
            if state not in drawn:
                same = FLOW.next(state, "interrupt", kind)
                assert FLOW_BY_STATE.next(state, "interrupt", kind) == same


def test_by_state_no_player_can_leave_during_a_break() -> None:
    told = match_of(scenario(interrupts="by_state"))
    told.give("start")
    assert [told.refuse(kind).code for kind in ("quit", "navigate")] == ["wrong-state", "wrong-state"]
    assert [DUEL.notation.write_command(command) for command in DUEL.extra_options(told.state, 0)] == [
        "pause"
    ]


def test_the_game_shows_its_table() -> None:
    assert DUEL.machine is FLOW
    assert "waitingForPlayerAction  timeout            !autoSelect   interruptRound" in FLOW.text()
    assert "waitingForPlayerAction --> interruptRound: timeout [!autoSelect]" in FLOW.mermaid()


# The states in which a match can rest, reached by playing.


def waiting(**changes: Any) -> Told:
    return match_of(scenario(**changes))


def cooldown(**changes: Any) -> Told:
    return started(**changes)


def choosing(**changes: Any) -> Told:
    return prompted(**changes)


def interrupted(**changes: Any) -> Told:
    told = prompted(**changes)
    told.give("navigate")
    return told


RESTING: dict[str, Callable[..., Told]] = {
    "waitingForMatchStart": waiting,
    "cooldown": cooldown,
    "waitingForPlayerAction": choosing,
    "interruptRound": interrupted,
}


@pytest.mark.parametrize("state", RESTING)
def test_a_resting_state_is_reached_by_playing(state: str) -> None:
    assert RESTING[state]().phase == state


@pytest.mark.parametrize(("state", "kind", "target"), [c for c in cells(INTERRUPTS) if c[0] in RESTING])
def test_an_interrupt_played_in_a_resting_state_goes_by_the_table(state: str, kind: str, target: str) -> None:
    told = RESTING[state]()
    if not target:
        assert told.refuse(kind).code == "wrong-state"
        return
    changes = told.give(kind)
    assert told.phase == target
    assert [line for line in changes if " > " in line] == ([f"{state} > {target}"] if target != state else [])


@pytest.mark.parametrize(("kind", "target"), [("quit", "interruptRound"), ("error", "interruptRound")])
def test_by_state_a_round_that_waits_is_only_interrupted(kind: str, target: str) -> None:
    told = choosing(interrupts="by_state")
    assert told.give(kind) == [f"waitingForPlayerAction > {target}"]
    assert told.match.outcome is None


def test_by_state_an_interrupted_round_can_still_be_given_up() -> None:
    told = choosing(interrupts="by_state")
    told.give("quit")
    assert told.give("quit") == ["interruptRound > interruptMatch", "match:end opponent 0-0 quit"]


def test_a_second_leave_of_an_interrupted_round_changes_nothing() -> None:
    told = interrupted()
    before = told.line
    assert told.give("navigate") == []
    assert told.line == before


def over() -> Told:
    told = prompted(mode="quick", pointsToWin=1, maxRounds=1)
    told.give("power")
    return told


def broken_off() -> Told:
    told = prompted()
    told.give("quit")
    return told


@pytest.mark.parametrize("ended", [over, broken_off])
@pytest.mark.parametrize("word", TRIGGERS)
def test_a_match_that_is_over_refuses_everything_and_changes_nothing(
    ended: Callable[[], Told], word: str
) -> None:
    assert ended().refuse(word).code == "over"


def test_a_match_is_over_in_the_phase_match_over_or_interrupt_match() -> None:
    assert over().phase == "matchOver"
    assert broken_off().phase == "interruptMatch"


ACCEPTED = {
    "waitingForMatchStart": {"start"},
    "cooldown": {"pause", *KINDS},
    "waitingForPlayerAction": {"power", "pause", *KINDS},
    "interruptRound": {"resume", *KINDS},
}


@pytest.mark.parametrize("state", RESTING)
@pytest.mark.parametrize("word", TRIGGERS)
def test_an_illegal_trigger_is_refused_and_changes_nothing(state: str, word: str) -> None:
    told = RESTING[state]()
    if word in ACCEPTED[state]:
        told.give(word)
        return
    refusal = told.refuse(word)
    assert refusal.code in {"wrong-state", "duplicate"}
    assert refusal.reason


@pytest.mark.parametrize("state", STATES)
def test_from_no_state_does_a_match_hang(state: str) -> None:
    reached = {state}
    while True:
        more = reached | {row.target for row in FLOW.rows if row.source in reached}
        if more == reached:
            break
        reached = more
    assert reached & set(FLOW.ends)


def test_every_change_of_a_match_is_a_row_of_the_table() -> None:
    told = prompted(flags={"autoSelect": False}, dice=None)
    told.wait(30_000)
    told.play("resume", "power", "navigate", "resume", "speed", "technique", "quit")
    changes = [event for event in told.events if hasattr(event, "context")]
    taken = [(e.source, e.context["trigger"], e.context.get("guard", ""), e.to) for e in changes]
    assert set(taken) <= set(of(FLOW))
    assert len(taken) > 20


def test_states_follow_each_other_without_a_gap() -> None:
    told = prompted(dice=None)
    told.play("power", "speed", "navigate", "resume", "quit")
    changes = [event for event in told.events if hasattr(event, "context")]
    assert [event.source for event in changes[1:]] == [event.to for event in changes[:-1]]


def test_a_position_that_rests_in_a_passing_state_has_no_way_on_but_an_interrupt() -> None:
    # A match never rests there; a position written by hand may, and then it can be left.
    for state in "matchStart roundStart roundDecision roundOver matchDecision".split():
        told = at(f"{state} 1 0-0 1:2/1")
        assert told.refuse("power").code == "wrong-state"
        told.give("error")
        assert told.phase == "interruptMatch"


def test_a_deck_of_one_visible_card_is_no_valid_config() -> None:
    hidden = card(2, "1 1 1 1 1", isHidden=True)
    with pytest.raises(Exception, match="at least two visible cards, got 1"):
        Match(DUEL, scenario(deck=[card(1, "1 1 1 1 1"), hidden]))


def test_a_kind_of_interrupt_that_is_none_is_refused() -> None:
    with pytest.raises(Rejected) as refusal:
        prompted().match.submit(
            0, DUEL.notation.command_from_data({"type": "interrupt", "kind": "earthquake"})
        )
    assert refusal.value.code == "malformed"
