"""A duel keeps its invariants with any inputs, clocks and dice, in any order."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.duel.positions import DECK, DUEL, Told, match_of, scenario, tag, tags, tell, verdict
from turnwright.games.duel.flow import FLOW, FLOW_BY_STATE
from turnwright.kernel.errors import Rejected
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.replay import restore, resume

STATS = "power speed technique kumikata newaza power@1 speed@2".split()
WORDS = [*STATS, *"start resume pause continue quit navigate error".split()]
SEATS = st.sampled_from([0, 0, 0, 0, 1, 1, -1, 2])

SCENARIOS = st.fixed_dictionaries(
    {
        "name": st.just("any"),
        "mode": st.just("classic"),
        "deck": st.sampled_from([DECK[:2], DECK[:3], DECK]),
        "pointsToWin": st.sampled_from([5, 10]),
        "maxRounds": st.integers(1, 12),
        "selectionMs": st.sampled_from([0, 1, 2500, 30_000]),
        "cooldownMs": st.sampled_from([0, 400, 3000]),
        "waitingLimitMs": st.sampled_from([0, 1500, 600_000]),
        "interrupts": st.sampled_from(["table", "by_state"]),
        "autoSelectMode": st.sampled_from(["random", "highest"]),
        "alternateChoice": st.booleans(),
        "leaderWinsAtLimit": st.booleans(),
        "flags": st.fixed_dictionaries({"autoSelect": st.booleans(), "enableTestMode": st.booleans()}),
    }
)


class AnyDuel(RuleBasedStateMachine):
    """Random controls at random times; a refusal is part of the game, and changes nothing."""

    told: Told

    @initialize(values=SCENARIOS, seed=st.integers(0, 2**64 - 1))
    def begin(self, values: dict[str, Any], seed: int) -> None:
        self.values = values
        self.journal = Journal()
        self.told = match_of(values, seed=seed, journal=self.journal)
        self.told.give("start")

    def live(self) -> bool:
        return hasattr(self, "told") and self.told.match.outcome is None

    @rule(word=st.sampled_from(WORDS[:-3] * 4 + WORDS), seat=SEATS)
    def command(self, word: str, seat: int) -> None:
        before = self.told.match.snapshot()
        try:
            self.told.give(word, seat)
        except Rejected:
            assert self.told.match.snapshot() == before

    @precondition(live)
    @rule()
    def choose(self) -> None:
        if self.told.phase == "waitingForPlayerAction":
            self.told.give("kumikata", int(self.told.state.chooser))

    @precondition(live)
    @rule(ms=st.sampled_from([1, 400, 999, 1000, 2500, 30_000]))
    def time(self, ms: int) -> None:
        self.told.wait(ms)

    @precondition(live)
    @rule(ms=st.sampled_from([-5_000_000, -2001, -1, 0, 1999, 3001, 90_000, 40_000_000]))
    def jump(self, ms: int) -> None:
        heard = self.told.at(int(self.told.match.now) + ms)
        assert heard.count("debug correction") <= 1

    @precondition(live)
    @rule()
    def store_and_restore(self) -> None:
        match = self.told.match
        write = self.journal.lines.append
        self.told.match = restore(match.snapshot(), DUEL, write=write)
        assert self.told.match.digest() == match.digest()

    @invariant()
    def the_score_is_never_more_than_the_target_nor_than_the_rounds(self) -> None:
        if hasattr(self, "told"):
            player, opponent = self.told.score
            assert max(player, opponent) <= self.values["pointsToWin"]
            assert player + opponent <= self.told.state.round <= self.values["maxRounds"]

    @invariant()
    def there_is_one_outcome_and_it_is_told_once(self) -> None:
        if hasattr(self, "told"):
            over = self.told.match.outcome is not None
            assert tags(self.told.events).count("match:end") == over
            assert (self.told.phase in FLOW.ends) == over

    @invariant()
    def a_match_is_over_or_waits_for_a_person_or_for_time(self) -> None:
        if not hasattr(self, "told"):
            return
        match = self.told.match
        if match.outcome is not None:
            assert (match.pending(), self.told.state.timers.ids()) == ([], [])
        else:
            assert match.pending() or self.told.state.timers.paused or DUEL.next_due(match.state) >= match.now

    @invariant()
    def there_is_never_more_than_one_timer(self) -> None:
        if hasattr(self, "told"):
            assert len(self.told.state.timers.ids()) <= 1

    @invariant()
    def the_two_cards_differ(self) -> None:
        if hasattr(self, "told") and self.told.state.dealt:
            assert self.told.state.player_card != self.told.state.opponent_card

    def teardown(self) -> None:
        if not hasattr(self, "told"):
            return
        found = verdict(self.journal)
        assert found.valid, found.reason
        assert found.finished == (self.told.match.outcome is not None)
        machine = FLOW_BY_STATE if self.values["interrupts"] == "by_state" else FLOW
        changes = [event for event in self.told.events if tag(event) == "state:change"]
        for change in changes:
            assert (
                machine.next(change.source, change.context["trigger"], change.context.get("guard", ""))
                == change.to
            )
        assert [change.source for change in changes[1:]] == [change.to for change in changes[:-1]]


TestAnyDuel = AnyDuel.TestCase
TestAnyDuel.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


@given(SCENARIOS, st.integers(0, 2**64 - 1))
@settings(max_examples=40)
def test_a_match_between_bots_ends_regardless_of_its_settings(values: dict[str, Any], seed: int) -> None:
    bots = DUEL.bots()
    match = Match(DUEL, values, seed=seed, seats=[bots["easy"], bots["search"]])
    for _ in range(1000):
        if match.outcome is not None:
            break
        match.act() or match.elapse(DUEL.next_due(match.state))
    assert match.outcome is not None
    assert match.outcome.reason in ("target", "maxRounds")


@given(SCENARIOS, st.integers(0, 2**64 - 1))
@settings(max_examples=40)
def test_a_match_without_inputs_ends_or_waits_for_a_person(values: dict[str, Any], seed: int) -> None:
    told = match_of(values, seed=seed)
    told.give("start")
    told.wait(40_000_000)
    if told.match.outcome is None:
        assert [pending.seat for pending in told.match.pending()] == [told.state.chooser]
        assert values["selectionMs"] == 0 or (
            not values["flags"]["autoSelect"] and values["waitingLimitMs"] == 0
        )


@given(st.integers(0, 2**64 - 1), st.lists(st.sampled_from(WORDS), max_size=40), st.data())
@settings(max_examples=40)
def test_a_match_goes_on_from_any_line_of_its_journal(
    seed: int, words: list[str], data: st.DataObject
) -> None:
    journal = Journal()
    told = match_of(scenario(cooldownMs=400), seed=seed, journal=journal)
    told.give("start")
    for word in words:
        if told.match.outcome is None:
            told.wait(700)
        try:
            told.give(word, int(told.state.chooser))
        except Rejected:
            continue
    inputs = [line for line in journal.lines[1:] if b'"end":' not in line]
    at = data.draw(st.integers(0, len(inputs) - 1))
    kept = journal.lines[: at + 2]
    again = resume(kept, lambda name: DUEL, write=kept.append)
    for line in inputs[at + 1 :]:
        feed_line(again, line)
    assert kept == journal.lines


def feed_line(match: Match, line: bytes) -> None:
    """Repeat the input of a line in a match."""
    from turnwright.kernel.replay import feed, read_line

    body = line[: line.rindex(b',"chain"')] + b"}"
    feed(match, read_line(body, 0))


@given(st.integers(0, 2**64 - 1), st.integers(1, 8))
@settings(max_examples=30)
def test_the_same_inputs_make_the_same_events_twice(seed: int, rounds: int) -> None:
    def play() -> list[str]:
        told = match_of("classic", seed=seed)
        told.give("start")
        told.wait(rounds * 33_000)
        return tell(told.events)

    assert play() == play()
