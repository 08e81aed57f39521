"""State machines are tables, and a table that cannot work is refused when it is made."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turnwright.kernel.state_machine import Row, StateMachine, StateMachineError

DOOR = [
    ("shut", "push", "unlocked", "open"),
    ("shut", "push", "locked", "shut"),
    ("open", "pull", "", "shut"),
    ("open", "kick", "", "broken"),
]


def door() -> StateMachine:
    return StateMachine("door", "shut", DOOR, ends=("broken",))


def refused(
    rows: list[tuple[str, str, str, str]],
    start: str = "a",
    ends: tuple[str, ...] = (),
    states: tuple[str, ...] = (),
) -> str:
    with pytest.raises(StateMachineError) as error:
        StateMachine("door", start, rows, ends, states)
    return str(error.value)


def test_a_trigger_leads_where_its_row_says() -> None:
    assert door().next("open", "pull") == "shut"
    assert door().next("open", "kick") == "broken"


def test_the_guard_that_holds_picks_the_row() -> None:
    assert door().next("shut", "push", "unlocked") == "open"
    assert door().next("shut", "push", "locked") == "shut"


@pytest.mark.parametrize(
    ("state", "trigger", "guard"),
    [
        ("shut", "pull", ""),
        ("shut", "push", ""),
        ("shut", "push", "rusty"),
        ("open", "pull", "unlocked"),
        ("broken", "pull", ""),
        ("ajar", "push", ""),
        ("", "", ""),
    ],
)
def test_a_trigger_without_a_row_has_no_target(state: str, trigger: str, guard: str) -> None:
    assert door().next(state, trigger, guard) == ""


def test_triggers_of_a_state_stand_in_the_tables_order() -> None:
    assert door().triggers("open") == ("pull", "kick")
    assert door().triggers("shut") == ("push",)
    assert door().triggers("broken") == ()
    assert door().triggers("ajar") == ()


def test_states_stand_in_order_of_first_mention() -> None:
    assert door().states == ("shut", "open", "broken")


def test_states_stand_as_declared_when_they_are() -> None:
    states = ("broken", "open", "shut")
    assert StateMachine("door", "shut", DOOR, ("broken",), states).states == states


def test_rows_can_be_read_back() -> None:
    assert door().rows == tuple(Row(*row) for row in DOOR)
    assert str(door().rows[0]) == "shut --push [unlocked]--> open"
    assert str(door().rows[2]) == "open --pull--> shut"


def test_a_row_for_any_state_holds_in_every_state() -> None:
    machine = StateMachine("door", "shut", [*DOOR, ("any", "burn", "", "broken")], ends=("broken",))
    assert [machine.next(state, "burn") for state in machine.states] == ["broken"] * 3
    assert len(machine.rows) == len(DOOR) + 3
    assert "any" not in machine.states


def test_any_does_not_hide_a_row_of_a_state() -> None:
    assert refused([("a", "go", "", "b"), ("any", "go", "", "a")]) == (
        "door: two rows for the same case: a --go--> a"
    )


def test_an_end_may_have_exits() -> None:
    rows = [("playing", "win", "", "over"), ("over", "rematch", "", "playing")]
    assert StateMachine("match", "playing", rows, ends=("over",)).next("over", "rematch") == "playing"


def test_a_machine_without_ends_may_go_round_for_ever() -> None:
    assert StateMachine("lamp", "on", [("on", "press", "", "off"), ("off", "press", "", "on")]).ends == ()


def test_a_state_that_cannot_be_reached_is_refused() -> None:
    rows = [("a", "go", "", "b"), ("b", "go", "", "a"), ("c", "go", "", "a")]
    assert refused(rows) == 'door: the state "c" cannot be reached from "a"'
    assert '"c" cannot be reached' in refused(rows[:2], states=("a", "b", "c"))


def test_a_state_that_is_not_declared_is_refused() -> None:
    rows = [("a", "go", "", "b"), ("b", "go", "", "a")]
    assert refused(rows, states=("a",)) == (
        'door: the row a --go--> b names the state "b", which is not declared'
    )
    assert "the row b --go--> a" in refused([rows[1]], states=("a",))
    assert 'the start names the state "z"' in refused(rows, start="z", states=("a", "b"))
    assert 'an end names the state "z"' in refused(rows, ends=("z",))


def test_a_state_declared_twice_is_refused() -> None:
    assert 'the state "a" is declared twice' in refused([("a", "go", "", "a")], states=("a", "a"))


def test_a_case_given_twice_is_refused() -> None:
    assert refused([("a", "go", "", "b"), ("a", "go", "", "a"), ("b", "go", "", "a")]) == (
        "door: two rows for the same case: a --go--> a"
    )
    assert "two rows for the same case: a --go [x]--> a" in refused(
        [("a", "go", "x", "b"), ("a", "go", "x", "a"), ("b", "go", "", "a")]
    )


@pytest.mark.parametrize("guards", [("", "x"), ("x", "")])
def test_a_row_without_a_guard_stands_alone(guards: tuple[str, str]) -> None:
    rows = [("a", "go", guards[0], "b"), ("a", "go", guards[1], "a"), ("b", "go", "", "a")]
    assert "guarded and unguarded rows for the same trigger: a --go" in refused(rows)


def test_a_dead_end_that_is_not_final_is_refused() -> None:
    assert refused([("a", "go", "", "b")]) == 'door: the state "b" has no way out and is not an end'


def test_a_state_that_never_comes_to_an_end_is_refused() -> None:
    rows = [("a", "win", "", "over"), ("a", "trap", "", "b"), ("b", "turn", "", "b")]
    assert refused(rows, ends=("over",)) == 'door: the state "b" has no path to an end'


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (("a", "", "", "a"), "needs a trigger"),
        (("a", "go\n", "", "a"), "needs a trigger"),
        (("a", "go", " ", "a"), "needs a trigger"),
        (("a", "go", "", ""), 'the state "" is not a printable name'),
        (("a", "go", "", "a\tb"), "is not a printable name"),
        (("a", "go", "", "any"), 'the state "any" is a reserved word'),
    ],
)
def test_names_that_cannot_be_printed_are_refused(row: tuple[str, str, str, str], fault: str) -> None:
    assert fault in refused([row])


def test_the_table_is_printed_in_columns() -> None:
    assert door().text() == (
        "from  trigger  guard     to\n"
        "----  -------  --------  ------\n"
        "shut  push     unlocked  open\n"
        "shut  push     locked    shut\n"
        "open  pull     -         shut\n"
        "open  kick     -         broken"
    )


def test_the_machine_is_drawn_as_mermaid() -> None:
    assert door().mermaid() == (
        "stateDiagram-v2\n"
        "  [*] --> shut\n"
        "  shut --> open: push [unlocked]\n"
        "  shut --> shut: push [locked]\n"
        "  open --> shut: pull\n"
        "  open --> broken: kick\n"
        "  broken --> [*]"
    )


def test_names_that_mermaid_cannot_take_are_numbered() -> None:
    rows = [("not yet", "go; now", "", "s0"), ("s0", 'say "#1"', "", "end")]
    assert StateMachine("talk", "not yet", rows, ends=("end",)).mermaid() == (
        "stateDiagram-v2\n"
        '  state "not yet" as s0_\n'
        '  state "end" as s2\n'
        "  [*] --> s0_\n"
        "  s0_ --> s0: go#59; now\n"
        "  s0 --> s2: say #quot;#35;1#quot;\n"
        "  s2 --> [*]"
    )


NAMES = st.sampled_from(["a", "b", "c", "d"])
ROWS = st.lists(
    st.tuples(NAMES, st.sampled_from(["go", "turn"]), st.sampled_from(["", "x"]), NAMES), max_size=8
)


@given(ROWS, st.lists(NAMES, unique=True, max_size=2))
def test_every_machine_that_is_made_can_be_walked_to_an_end(
    rows: list[tuple[str, str, str, str]], ends: list[str]
) -> None:
    try:
        machine = StateMachine("any table", "a", rows, tuple(ends))
    except StateMachineError:
        return
    for row in rows:
        assert machine.next(row[0], row[1], row[2]) == row[3]
    reached = {machine.start}
    for _ in rows:
        reached |= {row.target for row in machine.rows if row.source in reached}
    assert reached == set(machine.states)
    ending = set(ends)
    for _ in rows:
        ending |= {row.source for row in machine.rows if row.target in ending}
    assert not ends or ending == set(machine.states)
