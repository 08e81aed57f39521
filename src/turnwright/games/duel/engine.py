"""The battle engine: one duel behind controls, queries and event listeners, for a user interface.

It has no clock: call `elapse` to tell it the time.
"""

import re
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from turnwright.gamekit.complaints import is_misfit, misfit
from turnwright.games.duel import flow
from turnwright.games.duel.commands import (
    Advance,
    ChooseStat,
    Interrupt,
    PauseTimers,
    Resume,
    ResumeTimers,
    StartMatch,
)
from turnwright.games.duel.content import DeckSource, Flags, load_scenario, mode_names, read_deck
from turnwright.games.duel.events import ErrorEvent
from turnwright.games.duel.game import Duel
from turnwright.games.duel.rulebook import STATS
from turnwright.games.duel.rules.rounds import passing
from turnwright.games.duel.state import OPPONENT, PLAYER
from turnwright.kernel import codec
from turnwright.kernel.dice import LARGEST_SEED, rekeyed
from turnwright.kernel.errors import ContentError, GameFault, Rejected
from turnwright.kernel.execution import Step
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

Listener = Callable[[Any], object]
EVERY_EVENT = "*"
POINTS_TO_WIN = 10
MAX_ROUNDS = 25
LATEST = 10**18
NEVER = -1  # when nothing is due


def create_battle_engine(
    points_to_win: int | Mapping[str, Any] = POINTS_TO_WIN,
    max_rounds: int = MAX_ROUNDS,
    seed: int | None = None,
    flags: Mapping[str, bool] | None = None,
    deck: DeckSource | None = None,
    *,
    opponent: Policy | str | None = None,
    **settings: Any,
) -> "BattleEngine":
    """Create a duel that waits to be started, from keywords or from one object of options.

    The options are pointsToWin, maxRounds, seed, flags and deck; an object may spell them in camel case.
    `flags` are autoSelect, skipRoundCooldown and enableTestMode; `deck` is a list of cards or a file;
    `opponent` is a level (easy, medium, hard, search) or your own policy, for rounds in which that side
    chooses; `settings` are other fields of a scenario (`mode="quick"`, `selection_ms=0`). Defaults are those
    of the shipped scenario of the mode. The default seed is 0, which gives the same match each time.
    """
    if isinstance(points_to_win, Mapping):
        given = {_snake(str(name)): value for name, value in points_to_win.items() if value is not None}
        keywords = {
            "max_rounds": max_rounds,
            "seed": seed,
            "flags": flags,
            "deck": deck,
            "opponent": opponent,
        }
        usual = {"max_rounds": MAX_ROUNDS}
        stated = {name: value for name, value in keywords.items() if value != usual.get(name)}
        return _engine(**{"points_to_win": POINTS_TO_WIN, **given, **stated, **settings})
    return _engine(points_to_win, max_rounds, seed, flags, deck, opponent, **settings)


def _engine(
    points_to_win: object,
    max_rounds: int = MAX_ROUNDS,
    seed: int | None = None,
    flags: Mapping[str, bool] | None = None,
    deck: DeckSource | None = None,
    opponent: Policy | str | None = None,
    **settings: Any,
) -> "BattleEngine":
    values = _of_mode(settings.get("mode", "classic"))
    if points_to_win != POINTS_TO_WIN:
        values["pointsToWin"] = points_to_win
    if max_rounds != MAX_ROUNDS:
        values["maxRounds"] = max_rounds
    values.update({_camel(name): value for name, value in settings.items()})
    values["flags"] = _merged(values["flags"], flags)
    return BattleEngine(values, 0 if seed is None else seed, deck, opponent)


class BattleEngine:
    """The controls, queries and events of consecutive duels."""

    def __init__(
        self,
        values: dict[str, Any],
        seed: int = 0,
        deck: DeckSource | None = None,
        opponent: Policy | str | None = None,
    ) -> None:
        self.now = 0
        self._listeners: dict[str, list[Listener]] = {}
        self._pending: deque[Any] = deque()
        self._delivering = False
        self._failures: list[Exception] = []
        self._custom_opponent = None if isinstance(opponent, str) else opponent
        self._opponent: Policy | None = None
        self._seed = seed
        self._values = values | _deck_values(deck) | {"stepwise": True}
        if isinstance(opponent, str):
            self._values["opponent"] = opponent
        self._match: Match | None = None
        self._invalid = ""
        self.journal = Journal()
        self._set_up()

    # Listeners.

    def on(self, event: str, listener: Listener) -> None:
        """Call `listener` with each event of this name; "*" is every event.

        A listener may use the controls; the events they cause are delivered after this one. If a listener
        raises, delivery continues, and the control raises the exception at the end.
        """
        self._listeners.setdefault(event, []).append(listener)

    def off(self, event: str, listener: Listener) -> None:
        """Remove a listener."""
        listeners = self._listeners.get(event, [])
        if listener in listeners:
            listeners.remove(listener)

    # Controls: each returns whether it was accepted; a refusal is an `error:event`.

    def start_match(self) -> bool:
        """Start the match; this locks configuration and flags."""
        if self._match is None:
            return self._refuse(Rejected("invalid-config", self._invalid, "config"))
        return self._submit(StartMatch())

    def choose_stat(self, stat: str, round: int = 0) -> bool:
        """Choose the stat that decides the round; with `round`, only that round."""
        if self._state_id() == flow.MATCH_OVER and stat in STATS:
            return self._refuse(
                Rejected("duplicate", "the match is already decided: the first valid choice counts", "stat")
            )
        try:
            command = codec.read_command({"type": "chooseStat", "stat": stat, "round": round}, ChooseStat)
        except Rejected as refusal:
            reason = refusal.reason
            plainly = misfit(reason, "the choice").reason if is_misfit(reason) else reason
            return self._refuse(Rejected(refusal.code, plainly, refusal.field))
        return self._submit(command, self._chooser())

    def interrupt(self, kind: str) -> bool:
        """Interrupt the match: quit, navigate or error."""
        if kind not in flow.KINDS:
            reason = f"unknown interrupt {str(kind)[:40]!r}"
            return self._refuse(Rejected("unknown-kind", reason, "kind", flow.KINDS))
        if self._state_id() == flow.INTERRUPT_MATCH:
            return True
        command: Any = Interrupt(kind)  # type: ignore[arg-type]
        return self._submit(command)

    def resume(self) -> bool:
        """Resume the interrupted round from its start."""
        return self._submit(Resume())

    def pause_timers(self) -> bool:
        """Pause all timers."""
        return self._submit(PauseTimers())

    def resume_timers(self) -> bool:
        """Resume all timers."""
        return self._submit(ResumeTimers())

    def rematch(self, seed: int | None = None) -> bool:
        """Set up the same match again, with a new seed unless one is given."""
        return self._set_up_again("rematch", rekeyed(self._seed, "rematch") if seed is None else seed)

    def home(self) -> bool:
        """Leave a finished match for a new one."""
        return self._set_up_again("home", rekeyed(self._seed, "home"))

    def configure(self, **settings: Any) -> bool:
        """Change settings before the match starts (`points_to_win=5`); later they are locked."""
        if self._state_id() != flow.WAITING_FOR_START:
            return self._refuse(Rejected("locked", "the configuration is locked once the match has started"))
        values = dict(self._values)
        if "deck" in settings:
            values.update(_deck_values(settings.pop("deck")))
        values.update({_camel(name): value for name, value in settings.items()})
        fault = _scenario_fault(values)
        if fault:
            return self._refuse(Rejected("invalid-config", fault, "config"))
        self._values = values
        self._set_up()
        return True

    def set_flags(self, flags: Mapping[str, bool]) -> bool:
        """Change flags before the match starts; later they are locked."""
        return self.configure(flags=_merged(self._values["flags"], flags))

    # Time.

    def elapse(self, now: int) -> bool:
        """Advance the time to `now` milliseconds; call this at `next_due` and before each control."""
        if type(now) is not int or not -LATEST <= now <= LATEST:
            reason = f"expected a time in whole milliseconds, got {str(now)[:40]}"
            return self._refuse(Rejected("malformed", reason, "now"))
        self.now = now
        match = self._match
        if match is None or match.outcome is not None:
            return True
        return self._input(lambda: match.elapse(now))

    def next_due(self) -> int:
        """Return when to call `elapse` next, or -1."""
        match = self._match
        return -1 if match is None or match.outcome is not None else match.game.next_due(match.state)

    def pass_time(self, ms: int) -> None:
        """Advance virtual time, stopping at everything that is due."""
        until = self.now + ms
        due = self.next_due()
        while due != NEVER and self.now <= due <= until:
            if not self.elapse(due):
                return
            due = self.next_due()
        if self.now < until:
            self.elapse(until)

    # Queries.

    def get_state(self) -> dict[str, Any]:
        """Return what the player sees: stateId, round, scores, remainingMs, cards, flags, paused, outcome."""
        if self._match is None:
            return _state_before(self.get_flags())
        return {"outcome": None, **self._match.view(PLAYER)}

    def get_flags(self) -> dict[str, bool]:
        """Return the current flags."""
        known: dict[str, bool] = codec.plain(Flags())
        given = self._values["flags"]
        return {**known, **given} if isinstance(given, Mapping) else known

    def get_seed(self) -> int:
        """Return the seed, in test mode or after the match; in a live match it would reveal the future."""
        over = self._match is not None and self._match.outcome is not None
        if not over and not self.get_flags()["enableTestMode"]:
            raise Rejected("secret", "the seed of a live match is secret until it ends", "seed")
        return self._seed

    # Internals.

    def _set_up(self) -> None:
        self._match = None
        self._invalid = (
            _seed_fault(self._seed) or _opponent_fault(self._custom_opponent) or _scenario_fault(self._values)
        )
        self.journal = Journal()
        if self._invalid:
            return
        scenario = load_scenario(self._values)
        game = Duel()
        self._opponent = game.bots()[scenario.opponent] if scenario.opponent else None
        if self._custom_opponent is not None:
            self._opponent = self._custom_opponent
        seats = [None, self._opponent]
        self._match = Match(game, scenario, seed=self._seed, seats=seats, journal=self.journal)
        if self.now:
            self._match.elapse(self.now)

    def _set_up_again(self, trigger: str, seed: int) -> bool:
        source = self._state_id()
        if flow.FLOW.next(source, trigger) == "":
            return self._refuse(Rejected("wrong-state", f"{trigger} is not possible in {source}", "command"))
        if _seed_fault(seed):
            return self._refuse(Rejected("invalid-config", _seed_fault(seed), "seed"))
        self._seed = seed
        self._values.update(after=source, by=trigger)
        self._set_up()
        if self._match is not None:
            self._emit(self._match.opening.events)
        return True

    def _submit(self, command: Any, seat: int = int(PLAYER)) -> bool:
        match = self._match
        if match is None:
            return self._refuse(Rejected("wrong-state", self._invalid, "config"))
        return self._input(lambda: match.submit(seat, command))

    def _input(self, give: Callable[[], Step]) -> bool:
        try:
            first = give()
        except Rejected as refusal:
            return self._refuse(refusal)
        except GameFault as fault:
            return self._abort(str(fault))
        return self._emit(first.events)

    def _advance(self) -> Step | None:
        # The match stops in every state, so that a listener can interrupt it there.
        match = self._match
        if match is None or match.outcome is not None or not passing(match.state, match.state.arena):
            return None
        return match.submit(PLAYER, Advance())

    def _opponents_turn(self) -> Step | None:
        match = self._match
        if match is None or self._opponent is None or self._chooser() != OPPONENT:
            return None
        try:
            return match.act()
        except Exception as error:  # A custom opponent may raise anything; the match still ends properly.
            self._abort(f"the opponent failed: {type(error).__name__}: {error}")
            return None

    def _abort(self, why: str) -> bool:
        self._pending.append(ErrorEvent(why, "fault", "", self._state_id()))
        match = self._match
        # If an error only interrupts the round, a second one ends the match.
        while match is not None and match.outcome is None and match.state.phase != flow.WAITING_FOR_START:
            self._pending.extend(match.submit(PLAYER, Interrupt("error")).events)
        self._emit([])
        return False

    def _refuse(self, refusal: Rejected) -> bool:
        legal = tuple(refusal.legal)
        self._emit([ErrorEvent(refusal.reason, refusal.code, refusal.field, self._state_id(), legal)])
        return False

    def _emit(self, events: Sequence[Any]) -> bool:
        # Whatever a listener does, even after a refusal, the control that called it carries the match on.
        self._pending.extend(events)
        if self._delivering:
            return True
        try:
            self._deliver()
            while (step := self._advance() or self._opponents_turn()) is not None:
                self._pending.extend(step.events)
                self._deliver()
        except GameFault as fault:
            return self._abort(str(fault))
        self._raise_failures()
        return True

    def _deliver(self) -> None:
        # In order, even if a listener causes new events.
        self._delivering = True
        try:
            while self._pending:
                self._deliver_one(self._pending.popleft())
        finally:
            self._delivering = False

    def _deliver_one(self, event: Any) -> None:
        for name in (event.__struct_config__.tag, EVERY_EVENT):
            for listener in list(self._listeners.get(name, [])):
                try:
                    listener(event)
                except Exception as error:
                    self._failures.append(error)

    def _raise_failures(self) -> None:
        if self._failures:
            first, self._failures = self._failures[0], []
            raise first

    def _state_id(self) -> str:
        return flow.WAITING_FOR_START if self._match is None else str(self._match.state.phase)

    def _chooser(self) -> int:
        return int(PLAYER) if self._match is None else int(self._match.state.chooser)


def _merged(usual: Any, given: object) -> Any:
    # Invalid flags are kept, and refused when the match starts.
    if isinstance(given, Mapping):
        return {**usual, **given}
    return usual if given is None else given


def _of_mode(mode: object) -> dict[str, Any]:
    if mode not in mode_names():
        return {"name": "engine", "mode": mode, "flags": {}}
    values: dict[str, Any] = codec.plain(load_scenario(str(mode)))
    return values


def _deck_values(deck: DeckSource | None) -> dict[str, Any]:
    try:
        cards = None if deck is None else codec.plain(read_deck(deck))
        return {"deck": cards, "deckError": ""}
    except ContentError as error:
        return {"deck": None, "deckError": f"the deck cannot be loaded: {error}"}


def _scenario_fault(values: dict[str, Any]) -> str:
    try:
        load_scenario(values)
    except ContentError as error:
        return f"{error.path}: {error.expected}" if error.path else error.expected
    return ""


def _seed_fault(seed: object) -> str:
    if type(seed) is int and 0 <= seed <= LARGEST_SEED:
        return ""
    return f"$.seed: expected a whole number from 0 to {LARGEST_SEED}, got {str(seed)[:40]}"


def _opponent_fault(opponent: object) -> str:
    if opponent is None or callable(getattr(opponent, "command", None)):
        return ""
    return f"$.opponent: expected a level or a policy, got {str(opponent)[:40]}"


def _state_before(flags: dict[str, bool]) -> dict[str, Any]:
    return {
        "outcome": None,
        "stateId": flow.WAITING_FOR_START,
        "round": 0,
        "scores": {"player": 0, "opponent": 0},
        "remainingMs": 0,
        "cards": {},
        "flags": flags,
        "paused": False,
        "chooser": "player",
        "history": [],
    }


def _snake(name: str) -> str:
    return re.sub("[A-Z]", lambda found: "_" + found[0].lower(), name)


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)
