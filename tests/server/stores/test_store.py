"""The contract of every store, on real SQLite and real PostgreSQL."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from server.faults import Faulty
from server.stores.rows import FIRST, SEATS, create, kept_lines, line, move
from turnwright.server.stores import (
    Append,
    Appended,
    ChatRow,
    Conflict,
    SeatRow,
    Store,
    StoreError,
    ThrowRow,
)
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.store import NarrationRow

# Matches


def test_a_created_match_is_loaded_unchanged(store: Store) -> None:
    row = create(store)

    kept = store.load("ann-bob")

    assert kept is not None
    assert (kept.row, kept.lines, kept.seats, kept.throws) == (row, FIRST, SEATS, ())
    assert kept.wall == row.created


def test_a_summary_has_the_ends_of_a_match_and_its_seats(store: Store) -> None:
    row = create(store)
    store.append([move(2, "a", seat=0, command="x", number=1, wall=5.0)])

    (found,) = store.summaries(["unknown", "ann-bob"])

    kept = store.load("ann-bob")
    assert kept is not None
    assert (found.row, found.seats, found.wall) == (row, SEATS, 5.0)
    assert (found.first, found.last) == (kept.lines[0], kept.lines[-1])
    assert store.summaries([]) == []


def test_a_seat_is_replaced_only_with_its_token(store: Store) -> None:
    create(store)
    taken = replace(SEATS[0], token=b"new", player="Eve")

    assert not store.replace_seat(taken, b"other")
    assert store.replace_seat(taken, SEATS[0].token)
    assert not store.replace_seat(taken, SEATS[0].token)
    assert store.load_seats("ann-bob")[0] == taken


def test_an_unknown_match_is_none(store: Store) -> None:
    assert store.load("unknown") is None
    assert store.lines_after("unknown", 0) == []
    assert store.find_input("unknown", 0, "a") == -1


def test_a_match_cannot_be_created_twice(store: Store) -> None:
    create(store)

    with pytest.raises(StoreError, match=r"^Match ann-bob exists already\.$"):
        create(store, game="wuxia")

    kept = store.load("ann-bob")
    assert kept is not None
    assert kept.row.game == "duel"
    assert kept.lines == FIRST


def test_everything_survives_a_restart(address: str) -> None:
    first = open_store(address)
    row = create(first)
    first.append([move(2, "a", seat=0, command="x", number=1, wall=5.0, ended=True)])
    first.set_read_only("ann-bob", read_only=True)
    first.close()

    second = open_store(address)
    kept = second.load("ann-bob")
    second.close()

    assert kept is not None
    assert kept.row == replace(row, ended=True, read_only=True)
    assert kept.lines == (*FIRST, line("a"))
    assert kept.wall == 5.0


def test_matches_are_paginated_by_id(store: Store) -> None:
    for name in ("b", "a", "B", "é", "_"):
        create(store, name)
    store.append([move(2, "end", match="a", ended=True)])

    assert [row.id for row in store.matches(count=3)] == ["B", "_", "a"]
    assert [row.id for row in store.matches(after="a", count=3)] == ["b", "é"]
    assert [row.id for row in store.matches(ended=True)] == ["a"]
    assert [row.id for row in store.matches(ended=False)] == ["B", "_", "b", "é"]
    assert store.matches(count=-1) == store.matches(after="zz", ended=True) == []
    assert len(store.matches(count=10**30)) == store.count() == 5


def test_the_newest_matches_come_first(store: Store) -> None:
    for created, name in ((3.0, "a"), (5.0, "b"), (5.0, "c"), (1.0, "d"), (4.0, "e")):
        create(store, name, created=created)
    store.append([move(2, "end", match="b", ended=True)])
    store.set_archived("e", archived=True)

    assert [row.id for row in store.newest()] == ["c", "b", "a", "d"]
    assert [row.id for row in store.newest(count=2)] == ["c", "b"]
    assert [row.id for row in store.newest(before=(5.0, "b"), count=2)] == ["a", "d"]
    assert [row.id for row in store.newest(before=(5.0, "c"), ended=False)] == ["a", "d"]
    assert [row.id for row in store.newest(ended=True)] == ["b"]
    assert store.newest(before=(1.0, "d")) == store.newest(count=-1) == []


def test_a_match_is_marked_read_only_and_back(store: Store) -> None:
    create(store)

    store.set_read_only("ann-bob", read_only=True)
    assert store.append([move(2, "a")]) == [Conflict(2)]

    store.set_read_only("ann-bob", read_only=False)
    assert store.append([move(2, "a")]) == [Appended()]


def test_an_unknown_match_cannot_be_marked(store: Store) -> None:
    with pytest.raises(StoreError, match=r"^There is no match unknown\.$"):
        store.set_read_only("unknown", read_only=True)


# Lines


def test_lines_are_appended_at_the_expected_position(store: Store) -> None:
    create(store)

    assert store.append([move(2, "a", "b", wall=7.5)]) == [Appended()]
    assert store.append([move(4, "c", wall=8.5)]) == [Appended()]

    assert kept_lines(store) == (*FIRST, line("a"), line("b"), line("c"))
    assert store.lines_after("ann-bob", 3) == [line("b"), line("c")]
    assert store.lines_after("ann-bob", 3, 1) == [line("b")]
    assert store.lines_after("ann-bob", 5) == []


@pytest.mark.parametrize("at", [0, 1, 3, 10])
def test_lines_at_any_other_position_are_a_conflict(store: Store, at: int) -> None:
    create(store)

    assert store.append([move(at, "a", "b")]) == [Conflict(2)]
    assert kept_lines(store) == FIRST


def test_lines_of_an_unknown_match_are_a_conflict(store: Store) -> None:
    assert store.append([move(0, "a", match="unknown")]) == [Conflict(0)]


def test_a_conflict_does_not_affect_the_rest_of_its_batch(store: Store) -> None:
    create(store)
    create(store, "carl-dora")

    outcomes = store.append(
        [
            move(2, "a", "b"),
            move(2, "late"),
            move(4, "c"),
            move(2, "x", match="carl-dora"),
            move(9, "early", match="carl-dora"),
            move(0, "lost", match="unknown"),
        ]
    )

    assert outcomes == [Appended(), Conflict(4), Appended(), Appended(), Conflict(3), Conflict(0)]
    assert kept_lines(store) == (*FIRST, line("a"), line("b"), line("c"))
    assert kept_lines(store, "carl-dora") == (*FIRST, line("x"))


def test_an_empty_batch_does_nothing(store: Store) -> None:
    assert store.append([]) == []


@pytest.mark.parametrize("data", [b"", b"\0\xff\\x'\"\n", "Ünïcødé 劍".encode(), b"x" * 3_000_000])
def test_lines_are_stored_byte_for_byte(store: Store, data: bytes) -> None:
    create(store)

    store.append([Append("ann-bob", 2, (data,))])

    assert kept_lines(store) == (*FIRST, data)


@pytest.mark.parametrize("text", ["'; DROP TABLE line; --", "%s %(x)s {} \\", "劍 🎲", "a\0b", ""])
def test_any_text_is_accepted(store: Store, text: str) -> None:
    create(store, scenario=text)

    outcomes = store.append([move(2, "a", command=text, seat=0, number=1), move(3, "b", command="x", seat=0)])

    assert outcomes == [Appended(), Appended()]
    assert store.find_input("ann-bob", 0, text) == (1 if text else -1)
    assert store.load(text) is None
    kept = store.load("ann-bob")
    assert kept is not None
    assert kept.row.scenario.replace("\ufffd", "\0") == text


# Commands


def test_a_commands_number_is_remembered(store: Store) -> None:
    create(store)
    store.append([move(2, "a", seat=1, command="first", number=7, digest="00ff")])

    assert store.find_input("ann-bob", 1, "first") == 7
    assert store.find_input("ann-bob", 0, "first") == -1
    assert store.find_input("ann-bob", 1, "second") == -1


def test_a_command_is_carried_out_once(store: Store) -> None:
    create(store)
    store.append([move(2, "a", seat=1, command="first", number=7)])

    assert store.append([move(3, "b", seat=1, command="first", number=8)]) == [Conflict(3, 7)]
    assert store.append([move(2, "b", seat=1, command="first", number=7)]) == [Conflict(3, 7)]
    assert kept_lines(store) == (*FIRST, line("a"))


def test_a_command_repeated_in_a_batch_is_carried_out_once(store: Store) -> None:
    create(store)

    outcomes = store.append(
        [move(2, "a", seat=1, command="x", number=7), move(3, "b", seat=1, command="x", number=8)]
    )

    assert outcomes == [Appended(), Conflict(3, 7)]


def test_command_ids_are_scoped_to_a_seat_and_match(store: Store) -> None:
    create(store)
    create(store, "carl-dora")
    same = {"command": "x", "number": 1}

    outcomes = store.append(
        [move(2, "a", seat=0, **same), move(3, "b", seat=1, **same), move(2, "c", match="carl-dora", **same)]
    )

    assert outcomes == [Appended()] * 3


def test_inputs_without_a_command_are_all_different(store: Store) -> None:
    create(store)

    assert store.append([move(2, "tick"), move(3, "tick")]) == [Appended(), Appended()]
    assert store.find_input("ann-bob", -1, "") == -1


# Seats and throws


def test_a_seat_is_taken_and_passed_on(store: Store) -> None:
    create(store)
    new = SeatRow("ann-bob", 0, b"new", b"hash of ann's token", "Ann")

    store.save_seat(new)

    kept = store.load("ann-bob")
    assert kept is not None
    assert kept.seats == (new, SEATS[1])


def test_a_used_token_expires_the_former_one_but_not_a_newer_one(store: Store) -> None:
    create(store)
    store.save_seat(SeatRow("ann-bob", 0, b"new", b"old", "Ann"))

    store.expire_former("ann-bob", 0, b"another")
    assert store.load_seats("ann-bob")[0].former == b"old"

    store.expire_former("ann-bob", 0, b"new")
    assert store.load_seats("ann-bob")[0] == SeatRow("ann-bob", 0, b"new", b"", "Ann")


def test_a_seat_of_an_unknown_match_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="the match is missing"):
        store.save_seat(SeatRow("unknown", 0, b"token"))


def test_a_throw_cannot_be_taken_back(store: Store) -> None:
    create(store)
    first = ThrowRow("ann-bob", 0, 3, "r1", "lucky")

    assert store.save_throw(first) == first
    assert store.save_throw(replace(first, client_seed="luckier")) == first
    other = replace(first, index=4, client_seed="other")
    assert store.save_throw(other) == other

    kept = store.load("ann-bob")
    assert kept is not None
    assert kept.throws == (first, other)
    assert store.load_throw("ann-bob", 0, 3) == first
    assert store.load_throw("ann-bob", 0, 4) == other
    assert store.load_throw("ann-bob", 1, 3) is store.load_throw("ann-bob", 0, 5) is None


def test_a_throw_in_an_unknown_match_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="the match is missing"):
        store.save_throw(ThrowRow("unknown", 0, 0, "r", "x"))


# Many at once


def test_of_many_writers_at_one_position_exactly_one_wins(store: Store) -> None:
    create(store)
    together = threading.Barrier(8)

    def write(writer: int) -> list[Appended | Conflict]:
        together.wait()
        return store.append([move(2, f"writer {writer}", "and more")])

    with ThreadPoolExecutor(8) as pool:
        outcomes = [outcome for (outcome,) in pool.map(write, range(8))]

    assert outcomes.count(Appended()) == 1
    assert outcomes.count(Conflict(4)) == 7
    assert kept_lines(store)[2] == line(f"writer {outcomes.index(Appended())}")


def test_reads_and_writes_run_concurrently(store: Store) -> None:
    create(store)

    def write() -> None:
        for at in range(2, 42, 2):
            assert store.append([move(at, "a", "b")]) == [Appended()]

    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(write)
        seen = [len(kept_lines(store))]
        while not writing.done():
            seen.append(len(kept_lines(store)))
    writing.result()

    assert all(count % 2 == 0 for count in seen)
    assert seen == sorted(seen)
    assert len(kept_lines(store)) == 42


# Faults


@pytest.mark.parametrize("how", ["before", "after", "torn"])
def test_an_input_is_stored_whole_or_not_at_all(store: Store, how: str) -> None:
    create(store)
    faulty = Faulty(store, 0, how)  # type: ignore[arg-type]

    with pytest.raises(StoreError):
        faulty.append([move(2, "a", "b"), move(4, "c", "d", seat=0, command="x")])

    whole = (*FIRST, line("a"), line("b"), line("c"), line("d"))
    assert kept_lines(store) == (whole if how == "after" else FIRST)
    assert (store.find_input("ann-bob", 0, "x") >= 0) == (how == "after")


def test_a_match_is_created_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(StoreError):
        create(Faulty(store, 0, "torn"))

    assert store.load("ann-bob") is None
    create(store)


def test_a_closed_store_is_reported(address: str) -> None:
    store = open_store(address)
    store.close()
    store.close()

    assert not store.is_healthy()
    with pytest.raises(StoreError, match="closed"):
        store.count()
    with pytest.raises(StoreError, match="closed"):
        store.append([move(0, "a")])


def test_an_open_store_is_healthy(store: Store) -> None:
    assert store.is_healthy()


def test_a_server_owns_the_matches_that_it_acquires(store: Store) -> None:
    assert store.acquire("ann-bob")
    assert store.acquire("ann-bob")
    store.release("ann-bob")
    store.release("unknown")
    assert store.acquire("ann-bob")


# Stateful property test


stories = st.lists(
    st.tuples(
        st.sampled_from(["ann-bob", "carl-dora", "unknown"]),
        st.integers(-1, 2),  # the writer's position error
        st.integers(0, 3),  # lines
        st.sampled_from(["", "x", "y"]),
        st.booleans(),  # whether the batch ends here
    ),
    max_size=12,
)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(story=stories)
def test_a_store_behaves_like_a_list(store: Store, story: list[tuple[str, int, int, str, bool]]) -> None:
    salt = store.count()
    names = {name: f"{name} {salt}" for name in ("ann-bob", "carl-dora")}
    for name in names.values():
        create(store, name)
    lists, known = {name: list(FIRST) for name in names.values()}, set()
    batch: list[Append] = []
    expected: list[bool] = []

    for who, off, count, command, ends in story:
        name = names.get(who, who)
        kept = lists.get(name, [])
        one = move(len(kept) + off, *"abc"[:count], match=name, seat=0, command=command)
        fits = name in lists and off == 0 and (name, command) not in known
        batch.append(one)
        expected.append(fits)
        if fits:
            kept.extend(one.lines)
            known |= {(name, command)} if command else set()
        if ends:
            assert [outcome == Appended() for outcome in store.append(batch)] == expected
            batch, expected = [], []
    store.append(batch)

    assert {name: list(kept_lines(store, name)) for name in lists} == lists


# Chat


def said(store: Store, text: str, match: str = "ann-bob", most: int = 50) -> int:
    return store.add_chat(ChatRow(match, 0, 1, "Bob", text, 250), most).n


def test_chat_survives_a_restart_and_stays_with_its_match(address: str) -> None:
    first = open_store(address)
    create(first)
    create(first, "other")
    assert [said(first, "hello"), said(first, "你好 <b>"), said(first, "elsewhere", "other")] == [1, 2, 1]
    first.close()

    second = open_store(address)
    assert second.load_chat("ann-bob") == [
        ChatRow("ann-bob", 1, 1, "Bob", "hello", 250),
        ChatRow("ann-bob", 2, 1, "Bob", "你好 <b>", 250),
    ]
    assert [row.text for row in second.load_chat("other")] == ["elsewhere"]
    assert second.load_chat("unknown") == []
    second.close()


def test_only_the_last_chat_messages_are_stored_and_numbers_go_on(store: Store) -> None:
    create(store)
    for number in range(7):
        assert said(store, f"word {number}", most=3) == number + 1
    assert [(row.n, row.text) for row in store.load_chat("ann-bob")] == [
        (5, "word 4"),
        (6, "word 5"),
        (7, "word 6"),
    ]


def test_chat_at_the_same_time_gets_numbers_of_its_own(store: Store) -> None:
    create(store)
    with ThreadPoolExecutor(4) as threads:
        numbers = list(threads.map(lambda number: said(store, f"word {number}"), range(24)))
    assert sorted(numbers) == list(range(1, 25))


def test_chat_is_removed_with_its_match_and_refused_without_one(store: Store) -> None:
    create(store)
    said(store, "hello")
    store.remove("ann-bob")
    assert store.load_chat("ann-bob") == []
    with pytest.raises(StoreError):
        said(store, "is anyone there?")


# Narrations


def narrated(number: int, part: str = "template", text: str = "Steel rings.", **more: Any) -> NarrationRow:
    fields = {"match": "ann-bob", "language": "en", "audience": -2, "speaker": "template", **more}
    return NarrationRow(number=number, part=part, text=text, **fields)


def test_narrations_survive_a_restart_by_input_language_audience_and_part(address: str) -> None:
    first = open_store(address)
    create(first)
    create(first, "other")
    rows = [
        narrated(3, text="Aço tine.", language="pt"),
        narrated(3, text="The goblin creeps closer.", audience=0),
        narrated(3),
        narrated(3, "full", "Steel rings, and the goblin reels.", speaker="large"),
    ]
    first.save_narrations([*rows, narrated(1, match="other")])
    first.save_narrations([narrated(3, text="Steel sings.")])  # in its place
    first.save_narrations([])
    first.close()

    second = open_store(address)
    kept = second.load_narrations("ann-bob")
    assert sorted(row.text for row in kept) == [
        "Aço tine.",
        "Steel rings, and the goblin reels.",
        "Steel sings.",
        "The goblin creeps closer.",
    ]
    assert [row.part for row in second.load_narrations("ann-bob", "en", [-2])] == ["full", "template"]
    assert second.load_narrations("ann-bob", "fr") == []
    assert len(second.load_narrations("other")) == 1
    second.close()


def test_an_undone_input_keeps_its_narration_marked_as_withdrawn(store: Store) -> None:
    create(store)
    store.save_narrations([narrated(1), narrated(2), narrated(3)])

    store.withdraw_narrations("ann-bob", 2)

    assert [row.withdrawn for row in store.load_narrations("ann-bob")] == [False, True, True]


def test_narrations_are_removed_with_their_match_and_refused_without_one(store: Store) -> None:
    create(store)
    store.save_narrations([narrated(1)])
    store.remove("ann-bob")

    assert store.load_narrations("ann-bob") == []
    with pytest.raises(StoreError):
        store.save_narrations([narrated(1)])
