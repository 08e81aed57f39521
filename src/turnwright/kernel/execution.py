"""The execution of one input: what its rules have told, rolled and asked so far, and its result."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from mypy_extensions import i64

from turnwright.kernel.codec import encode
from turnwright.kernel.context import MAIN, Context, RollSpec
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.errors import BotFault, GameFault, Waiting
from turnwright.kernel.formula import Roll, parse
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import ChoiceRequest, Rolled, RollRequest


class Execution(Context):
    """The context of a match: it collects events and rolls, and remembers the answers of players.

    An input that has to wait runs again from its start. Every run must ask the same questions in the same
    order and draw the same dice before each of them; a run that differs is a `GameFault`.
    """

    def __init__(
        self,
        tray: Tray,
        heard: bool = True,
        game: Any = None,
        policies: "Sequence[Policy | None]" = (),
        throws: "Sequence[int]" = (),
    ) -> None:
        super().__init__(heard)
        self.tray = tray
        self.events: list[Any] = []
        self.to: dict[str, list[int]] = {}
        self.rolls: list[Rolled] = []
        self.state: Any = None
        self.number: i64 = 0
        self.answers: dict[str, Any] = {}
        self.bot_answers: dict[str, Any] = {}
        self.requests: list[Any] = []  # every request of this input so far, in order
        self.pending: list[Any] = []  # the requests without an answer
        self.dice_reached: dict[str, dict[str, int]] = {}  # the positions of the dice at each request
        self.asked: i64 = 0
        self.forced_rolls: list[Rolled] = []  # rolls already known: the next ones show the same faces
        self._game = game
        self._policies: list[Policy | None] = list(policies)
        self._throws: list[int] = list(throws)
        self._replayed: dict[str, Any] = {}

    def hold(self, policies: "Sequence[Policy | None]", throws: "Sequence[int]") -> None:
        """Change who answers for each seat, and who throws their own dice."""
        self._policies = list(policies)
        self._throws = list(throws)

    def begin(self, number: i64) -> None:
        """Start a new input."""
        self.tray.begin()
        self.number = number
        if self.heard:
            self.events = []
            self.to = {}
            self.rolls = []
        if self.asked or self.answers:
            self.asked = 0
            self.answers = {}
            self.bot_answers = {}
            self.requests = []
            self.pending = []
            self.dice_reached = {}

    def restart(self) -> None:
        """Run the same input again from its start, with the answers known by now."""
        self.tray.rewind()
        self.events = []
        self.to = {}
        self.rolls = []
        self.bot_answers = {}
        self.asked = 0
        self.pending = []

    def replay_answers(self, answers: "dict[str, Any] | None") -> None:
        """Set the answers that bots gave when the input was first played: a replay asks no bot."""
        if answers or self._replayed:
            self._replayed = answers or {}

    def emit(self, event: Any) -> None:
        """Tell an event to all seats and spectators."""
        if self.heard:
            self.events.append(event)

    def tell(self, seats: "Sequence[int]", event: Any) -> None:
        """Tell an event to these seats only."""
        if self.heard:
            self.to[str(len(self.events))] = list(seats)
            self.events.append(event)

    def stream(self, name: str = MAIN) -> Dice:
        """Return the match's dice of this name."""
        return self.tray.stream(name)

    def roll(
        self,
        formula: str,
        seat: int = -1,
        reason: str = "",
        stream: str = MAIN,
        within: int = -1,
        about: "dict[str, Any] | None" = None,
    ) -> Roll:
        """Roll dice for a seat, or ask its player to throw them."""
        thrown = self._roll(formula, seat, reason, stream, within, about)
        self._note(thrown, formula, seat, reason)
        return thrown

    def roll_each(self, specs: "Sequence[RollSpec]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """Roll several times; players are asked for all rolls together."""
        rolls: list[Roll] = []
        for spec in specs:
            try:
                roll = self._roll(spec.formula, spec.seat, spec.reason, stream, within, spec.about)
                rolls.append(roll)
            except Waiting:
                continue
        if self.pending:
            raise Waiting
        # Record the rolls only when all are there, so that the order of the answers changes nothing.
        for i, spec in enumerate(specs):
            self._note(rolls[i], spec.formula, spec.seat, spec.reason)
        return rolls

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """Return the index of the seat's choice: a bot answers at once, a player later."""
        if not 0 <= default < len(choices):
            raise GameFault(f'"{question}" has {len(choices)} choices, so the default cannot be {default}')
        request = ChoiceRequest(
            self._next_id(), seat, question, tuple(choices), default, self._deadline(within)
        )
        answer = self._wait(request)
        return default if answer is None else int(answer)

    def throws_own(self, seat: int) -> bool:
        """Return whether the player of this seat throws dice by hand."""
        return seat in self._throws

    def reached_others(self, seat: int, people: list[int]) -> bool:
        """Return whether a person at another seat saw an event or a roll of this input."""
        if len(people) == 0 or not (self.events or self.rolls) or (len(people) == 1 and seat < 0):
            return False
        for_all = len(self.rolls) > 0 or len(self.to) < len(self.events)
        for other in people:
            if other != seat and (for_all or any(other in seats for seats in self.to.values())):
                return True
        return False

    def _roll(
        self,
        formula: str,
        seat: int,
        reason: str,
        stream: str,
        within: int,
        about: "dict[str, Any] | None" = None,
    ) -> Roll:
        dice = parse(formula)
        faces: Any = None
        if seat in self._throws and dice.dice_count > 0:
            deadline = self._deadline(within)
            faces = self._wait(RollRequest(self._next_id(), seat, formula, reason, deadline, about or {}))
        if self.forced_rolls:
            faces = self.forced_rolls.pop(0).faces
        if faces is not None:
            return dice.accept(faces)
        return dice.roll(self.tray.stream(stream))

    def _note(self, roll: Roll, formula: str, seat: int, reason: str) -> None:
        if self.heard:
            self.rolls.append(Rolled(formula, tuple(roll.faces), roll.total, seat, reason))

    def _next_id(self) -> str:
        return f"{self.number}.{self.asked}"

    def _deadline(self, within: int) -> int:
        return -1 if within < 0 else int(self.now) + within

    def _wait(self, request: Any) -> Any:
        # A known answer first, then the bot of the seat, else the player: raise, and run again later.
        at = self.asked
        self.asked += 1
        if at < len(self.requests):
            request = _as_before(self.requests[at], request)
        else:
            self.requests.append(request)
        if request.id in self.dice_reached and self.dice_reached[request.id] != self.tray.reached():
            raise GameFault(f"the second run drew other dice before it asked {_summary(request)!r}")
        if request.id in self.answers:
            return self.answers[request.id]
        if not 0 <= request.seat < len(self._policies):
            raise GameFault(f"there is no seat {request.seat} to ask {_summary(request)!r}")
        policy = self._policies[request.seat]
        if policy is None:
            # Dice drawn between requests that wait together depend on which of them is answered first.
            if not self.pending:
                self.dice_reached[request.id] = self.tray.reached()
            self.pending = [*self.pending, request]
            raise Waiting
        return self._decide(policy, request)

    def _decide(self, policy: Policy, request: Any) -> Any:
        if isinstance(request, RollRequest):
            return None  # dice of a bot come from the match
        answer = self._replayed.get(request.id)
        if answer is None:
            answer = self._answer_of(policy, request)
        if type(answer) is not int or not 0 <= answer < len(request.choices):
            raise GameFault(f'the bot "{policy.name}" answered {answer} to "{request.question}"')
        self.answers[request.id] = answer
        self.bot_answers[request.id] = answer
        return answer

    def _answer_of(self, policy: Any, request: Any) -> Any:
        # `policy` is Any: compiled, the declared return type would turn a bot's True into 1.
        dice = self.tray.separate_dice(f"answer/{request.id}", self.number)
        try:
            return policy.answer(self._game, self.state, request.seat, request, dice)
        except Exception as error:
            raise bot_fault(policy, error, request.seat) from error


def bot_fault(policy: Policy, error: BaseException, seat: int) -> GameFault:
    """Return the fault of a bot that raised an error; a `GameFault` stays as it is."""
    if isinstance(error, GameFault):
        return error
    fault = BotFault(seat, policy.name, f"failed: {type(error).__name__}: {error}")
    fault.__cause__ = error
    return fault


def _as_before(before: Any, now: Any) -> Any:
    # A later run must ask the same; the deadline is that of the first run.
    again = replace(now, deadline=before.deadline)
    if type(before) is not type(now) or encode(before) != encode(again):
        raise GameFault(f"the second run asked {_summary(now)!r} where the first asked {_summary(before)!r}")
    return again


def _summary(request: Any) -> Any:
    if isinstance(request, RollRequest):
        return (request.seat, request.formula, request.reason)
    return (request.seat, request.question, request.choices)


class Step:
    """The results of one input: events and the seats that may see them, rolls, and requests to players."""

    def __init__(self, n: i64, seat: int, execution: Execution) -> None:
        self.n = n
        self.seat = seat
        self.events: list[Any] = execution.events
        self.to: dict[str, list[int]] = execution.to
        self.rolls: list[Any] = execution.rolls
        # Copied: the caller may change a step.
        self.asks: list[Any] = list(execution.pending) if execution.pending else []
        self.given: dict[str, Any] = dict(execution.bot_answers) if execution.bot_answers else {}
        self.first: i64 = 0

    def seen_by(self, seat: int) -> list[Any]:
        """Return the events that this seat may see."""
        if not self.to:
            return self.events
        return [event for i, event in enumerate(self.events) if seat in self.to.get(str(i), [seat])]
