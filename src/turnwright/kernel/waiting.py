"""An input that waits for players: it runs again from its start with every answer."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.codec import encode
from turnwright.kernel.errors import ContentError, GameFault, Rejected, Waiting
from turnwright.kernel.execution import Execution, Step
from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.game import Game
from turnwright.kernel.records import ChoiceRequest, HalfRun

_NOTHING_TOLD: Final = b"[[],{},[]]"


class WaitingInput:
    """An input that waits: the command, or the number of the input to undo, and what was told so far."""

    def __init__(self, n: i64, seat: int, command: Any, undo: i64) -> None:
        self.n = n
        self.seat = seat
        self.command = command
        self.undo = undo
        self.told: bytes = _NOTHING_TOLD
        self.events: i64 = 0
        self.rolls: i64 = 0
        self.reached: dict[str, int] = {}

    def note(self, execution: Execution, reached: dict[str, int]) -> None:
        """Remember what this run told and how far it drew from the dice."""
        self.events = len(execution.events)
        self.rolls = len(execution.rolls)
        self.told = _encoded_results(execution, self.events, self.rolls)
        self.reached = reached

    def copy(self) -> "WaitingInput":
        """Return the same input for another match."""
        other = WaitingInput(self.n, self.seat, self.command, self.undo)
        other.told, other.events, other.rolls = self.told, self.events, self.rolls
        other.reached = self.reached
        return other

    def saved(self, execution: Execution) -> HalfRun:
        """Return the input with its answers and requests, for a snapshot."""
        answers, requests, pending = execution.answers, execution.requests, execution.pending
        return HalfRun(self.n, self.seat, self.command, self.undo, answers, requests, pending)

    def run(self, game: Game, state: Any, execution: Execution) -> Any:
        """Run the command on a copy of the state and return the copy, or None if it has to wait again."""
        try:
            draft = game.clone(state)
            execution.state = draft
            game.apply(draft, self.seat, self.command, execution)
        except Waiting:
            return None
        except Rejected as refused:
            reason = f"{game.name} refused after it had asked: {refused.reason}"
            raise caused_by(refused, reason) from refused
        except BaseException as error:
            raise_fault(game, error)
            raise
        if execution.pending:
            raise GameFault(f"{game.name} went on when it had to wait for an answer")
        return draft

    def new_output(self, game: Game, execution: Execution) -> Step:
        """Return what this run told beyond the runs before it, which it must have repeated."""
        known = int(self.events)
        if _encoded_results(execution, known, self.rolls) != self.told:
            raise GameFault(f"{game.name}: the second run of input {self.n} told other events")
        if execution.asked < len(execution.requests):
            left = execution.requests[execution.asked].id
            raise GameFault(f"{game.name}: the second run of input {self.n} did not ask {left}")
        step = Step(0, self.seat, execution)
        step.events = execution.events[known:]
        step.rolls = execution.rolls[self.rolls :]
        step.to = {str(int(i) - known): seats for i, seats in execution.to.items() if int(i) >= known}
        return step


class SavedRequests:
    """The requests an execution waits on, to be restored when its next run fails."""

    def __init__(self, execution: Execution) -> None:
        self.answers = execution.answers
        self.pending = execution.pending
        self.requests = len(execution.requests)
        self.dice_reached = dict(execution.dice_reached)

    def restore(self, execution: Execution) -> None:
        """Wait again as before."""
        execution.answers = self.answers
        execution.pending = self.pending
        execution.asked = self.requests
        execution.dice_reached = self.dice_reached
        del execution.requests[self.requests :]


def _encoded_results(execution: Execution, events: i64, rolls: i64) -> bytes:
    to = {i: seats for i, seats in execution.to.items() if int(i) < events}
    return encode([execution.events[:events], to, execution.rolls[:rolls]])


def check_answer(execution: Execution, seat: int, request: str, value: Any) -> Any:
    """Return the answer to a pending request as it is recorded, or raise `Rejected`."""
    for ask in execution.pending:
        if ask.id == request:
            if ask.seat != seat:
                raise Rejected("not-yours", f"request {request} is for seat {ask.seat}", "seat", [ask.seat])
            return _checked(ask, value)
    legal = [ask.id for ask in execution.pending]
    if request in execution.answers:
        raise Rejected("answered", f"request {request} was answered already", "request", legal)
    raise Rejected("unknown-request", f"the match waits for {', '.join(legal)}", "request", legal)


def _checked(ask: Any, value: Any) -> Any:
    if isinstance(ask, ChoiceRequest):
        if type(value) is not int or not 0 <= value < len(ask.choices):
            reason = f"the choices are 0 to {len(ask.choices) - 1}"
            raise Rejected("impossible", reason, "answer", list(range(len(ask.choices))))
        return value
    if not isinstance(value, (list, tuple)) or not all(type(face) is int for face in value):
        raise Rejected("impossible", f"{ask.formula} is answered by a list of faces", "answer")
    faces: list[object] = list(value)  # copied: the caller may change the list
    try:
        parse(ask.formula).accept(faces)
    except FormulaError as error:
        raise Rejected("impossible", str(error), "answer") from None
    return faces


def raise_fault(game: Game, error: BaseException) -> None:
    """Raise a `GameFault` for an error of the rules that is neither a refusal nor a fault already."""
    if isinstance(error, Exception) and not isinstance(error, (Rejected, GameFault, ContentError)):
        raise caused_by(error, f"{game.name} failed: {type(error).__name__}: {error}")


def caused_by(error: BaseException, reason: str) -> GameFault:
    """Return a fault with its cause: compiled, `raise ... from` loses it."""
    fault = GameFault(reason)
    fault.__cause__ = error
    return fault
