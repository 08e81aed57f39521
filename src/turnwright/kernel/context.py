"""The only way out of the rules: events, dice, and questions to people."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from mypy_extensions import i64

from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.errors import BotFault, GameFault, Waiting
from turnwright.kernel.formula import Roll, parse
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import ChoiceRequest, Rolled, RollRequest

MAIN = "main"


class Throw:
    """One roll among several that are asked for together."""

    def __init__(
        self, formula: str, seat: int = -1, reason: str = "", about: dict[str, Any] | None = None
    ) -> None:
        self.formula = formula
        self.seat = seat
        self.reason = reason
        self.about: dict[str, Any] = {} if about is None else about


class Context:
    """What the rules see of the world while they carry out one input.

    When a person must throw or choose, `roll` and `ask` raise `Waiting`; the same input is run again, from
    the start, once the answer is known. So rules stay straight-line code.
    """

    def __init__(
        self,
        tray: Tray,
        heard: bool = True,
        game: Any = None,
        policies: "Sequence[Policy | None]" = (),
        throws: "Sequence[int]" = (),
    ) -> None:
        self.tray = tray
        self.heard = heard
        self.now: i64 = 0
        self.events: list[Any] = []
        self.to: dict[str, list[int]] = {}
        self.rolls: list[Rolled] = []
        self.state: Any = None
        self.number: i64 = 0
        self.answers: dict[str, Any] = {}
        self.given: dict[str, Any] = {}
        self.requests: list[Any] = []  # all that this input has asked so far, in order
        self.open: list[Any] = []
        self.drawn: dict[str, dict[str, int]] = {}  # how far the dice were when a run had to wait
        self.asked: i64 = 0
        self.known: list[Rolled] = []  # rolls that were told before: the next ones show the same faces
        self._game = game
        self._policies: list[Policy | None] = list(policies)
        self._throws: list[int] = list(throws)
        self._handed: dict[str, Any] = {}

    def begin(self, number: i64) -> None:
        """A new input, with nothing made and nothing asked yet."""
        self.tray.begin()
        self.number = number
        if self.heard:
            self.events = []
            self.to = {}
            self.rolls = []
        if self.asked or self.answers:
            self.asked = 0
            self.answers = {}
            self.given = {}
            self.requests = []
            self.open = []
            self.drawn = {}

    def again(self) -> None:
        """The same input from its start, with the answers known by now."""
        self.tray.rewind()
        self.events = []
        self.to = {}
        self.rolls = []
        self.given = {}
        self.asked = 0
        self.open = []

    def hand_in(self, given: "dict[str, Any] | None") -> None:
        """Answers that bots gave to this input when it was first played: a replay asks no bot."""
        if given or self._handed:
            self._handed = given or {}

    def emit(self, event: Any) -> None:
        """Something happened that everybody may know."""
        if self.heard:
            self.events.append(event)

    def tell(self, seats: "Sequence[int]", event: Any) -> None:
        """Something happened that only these seats may know."""
        if self.heard:
            self.to[str(len(self.events))] = list(seats)
            self.events.append(event)

    def stream(self, name: str = MAIN) -> Dice:
        """The match's own dice of that name."""
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
        """Throw dice for a seat; a person who throws their own has `within` milliseconds for it.

        What a game wants to tell that person besides is `about`.
        """
        thrown = self._thrown(formula, seat, reason, stream, within, about)
        self._note(thrown, formula, seat, reason)
        return thrown

    def roll_each(self, throws: "Sequence[Throw]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """Several throws at once: all are asked for together and may be answered in any order."""
        rolls: list[Roll] = []
        for throw in throws:
            try:
                roll = self._thrown(throw.formula, throw.seat, throw.reason, stream, within, throw.about)
                rolls.append(roll)
            except Waiting:
                continue
        if self.open:
            raise Waiting
        # Told when all are there, so that the order of the answers changes nothing.
        for i, throw in enumerate(throws):
            self._note(rolls[i], throw.formula, throw.seat, throw.reason)
        return rolls

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """The index of the choice that a seat makes: a bot at once, a person when they answer."""
        if not 0 <= default < len(choices):
            raise GameFault(f"{question!r} has {len(choices)} choices, and {default} is none of them")
        request = ChoiceRequest(
            self._next_id(), seat, question, tuple(choices), default, self._deadline(within)
        )
        answer = self._wait(request)
        return default if answer is None else int(answer)

    def throws_own(self, seat: int) -> bool:
        """Whether a person at this seat throws their own dice."""
        return seat in self._throws

    def _thrown(
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
        if self.known:
            faces = self.known.pop(0).faces
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
        # Known answers first, then the seat's policy, else the person: raise, and run again later.
        at = self.asked
        self.asked += 1
        if at < len(self.requests):
            request = _as_before(self.requests[at], request)
        else:
            self.requests.append(request)
        if request.id in self.drawn and self.drawn[request.id] != self.tray.reached():
            raise GameFault(f"the second run drew other dice before it asked {_words(request)!r}")
        if request.id in self.answers:
            return self.answers[request.id]
        if not 0 <= request.seat < len(self._policies):
            raise GameFault(f"there is no seat {request.seat} to ask {_words(request)!r}")
        policy = self._policies[request.seat]
        if policy is None:
            # What is drawn between requests that are open together depends on which of them is answered.
            if not self.open:
                self.drawn[request.id] = self.tray.reached()
            self.open = [*self.open, request]
            raise Waiting
        return self._decide(policy, request)

    def _decide(self, policy: Policy, request: Any) -> Any:
        if isinstance(request, RollRequest):
            return None  # a bot has no dice in its hand: the table throws for it
        answer = self._handed.get(request.id)
        if answer is None:
            answer = self._answer_of(policy, request)
        if type(answer) is not int or not 0 <= answer < len(request.choices):
            raise GameFault(f"the bot {policy.name!r} answered {answer} to {request.question!r}")
        self.answers[request.id] = answer
        self.given[request.id] = answer
        return answer

    def _answer_of(self, policy: Any, request: Any) -> Any:
        # Of a bot of any kind: compiled, what is known to be a policy would turn its True into 1.
        dice = self.tray.aside(f"answer/{request.id}", self.number)
        try:
            return policy.answer(self._game, self.state, request.seat, request, dice)
        except Exception as error:
            raise bot_fault(policy, error, request.seat) from error


def bot_fault(policy: Policy, error: BaseException, seat: int) -> GameFault:
    """What the bot at a seat raised, with its name; a fault that says enough already stays as it is."""
    if isinstance(error, GameFault):
        return error
    fault = BotFault(seat, policy.name, f"failed: {type(error).__name__}: {error}")
    fault.__cause__ = error
    return fault


def _as_before(before: Any, now: Any) -> Any:
    # The second run asks what the first asked; only the deadline is the first one's, for time has passed.
    again = replace(now, deadline=before.deadline)
    if type(before) is not type(now) or encode(before) != encode(again):
        raise GameFault(f"the second run asked {_words(now)!r} where the first asked {_words(before)!r}")
    return again


def _words(request: Any) -> Any:
    if isinstance(request, RollRequest):
        return (request.seat, request.formula, request.reason)
    return (request.seat, request.question, request.choices)
