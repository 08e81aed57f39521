"""The only way out of the rules: events, dice, and questions to people."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.formula import Roll, parse
from turnwright.kernel.policy import Policy
from turnwright.kernel.rejected import GameFault, Waiting
from turnwright.kernel.wire import ChoiceRequest, Rolled, RollRequest

MAIN = "main"


class Throw:
    """One roll among several that are asked for together."""

    def __init__(self, formula: str, seat: int = -1, reason: str = "") -> None:
        self.formula = formula
        self.seat = seat
        self.reason = reason


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
        self.requests: list[Any] = []
        self.open: list[Any] = []
        self.asked: i64 = 0
        self._game = game
        self._policies: list[Policy | None] = list(policies)
        self._throws: list[int] = list(throws)

    def begin(self, number: i64) -> None:
        """A new input, with nothing made and nothing asked yet."""
        self.tray.begin()
        self.number = number
        self.events = []
        self.to = {}
        if self.rolls:
            self.rolls = []
        if self.asked or self.answers:
            self.asked = 0
            self.answers = {}
            self.given = {}
            self.requests = []
            self.open = []

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
        if given:
            self.answers.update(given)
            self.given.update(given)

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
        self, formula: str, seat: int = -1, reason: str = "", stream: str = MAIN, within: int = -1
    ) -> Roll:
        """Throw dice for a seat; a person who throws their own has `within` milliseconds for it."""
        dice = parse(formula)
        faces: Any = None
        if seat >= 0 and seat in self._throws:
            faces = self._wait(RollRequest(self._next_id(), seat, formula, reason, self._deadline(within)))
        roll = dice.roll(self.tray.stream(stream)) if faces is None else dice.accept(faces)
        if self.heard:
            self.rolls.append(Rolled(formula, tuple(roll.faces), roll.total, seat, reason))
        return roll

    def roll_each(self, throws: "Sequence[Throw]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """Several throws at once: all are asked for together and may be answered in any order."""
        rolls: list[Roll] = []
        for throw in throws:
            try:
                rolls.append(self.roll(throw.formula, throw.seat, throw.reason, stream, within))
            except Waiting:
                continue
        if self.open:
            raise Waiting
        return rolls

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """The index of the choice that a seat makes: a bot at once, a person when they answer."""
        request = ChoiceRequest(
            self._next_id(), seat, question, tuple(choices), default, self._deadline(within)
        )
        answer = self._wait(request)
        return default if answer is None else int(answer)

    def throws_own(self, seat: int) -> bool:
        """Whether a person at this seat throws their own dice."""
        return seat in self._throws

    def _next_id(self) -> str:
        return f"{self.number}.{self.asked}"

    def _deadline(self, within: int) -> int:
        return -1 if within < 0 else int(self.now) + within

    def _wait(self, request: Any) -> Any:
        # Known answers first, then the seat's policy, else the person: raise, and run again later.
        at = self.asked
        self.asked += 1
        if at < len(self.requests):
            self._same(self.requests[at], request)
        else:
            self.requests.append(request)
        if request.id in self.answers:
            return self.answers[request.id]
        policy = self._policies[request.seat] if request.seat < len(self._policies) else None
        if policy is None:
            self.open.append(request)
            raise Waiting
        return self._decide(policy, request)

    def _decide(self, policy: Policy, request: Any) -> Any:
        dice = self.tray.aside(f"answer/{request.id}", self.number)
        answer = policy.answer(self._game, self.state, request.seat, request, dice)
        if not 0 <= answer < len(request.choices):
            raise GameFault(f"the bot {policy.name!r} answered {answer} to {request.question!r}")
        self.answers[request.id] = answer
        self.given[request.id] = answer
        return answer

    def _same(self, before: Any, now: Any) -> None:
        # A deadline is set by the first run; the second may run later.
        if before.seat != now.seat or type(before) is not type(now) or _words(before) != _words(now):
            raise GameFault(f"the second run asked {_words(now)!r} where the first asked {_words(before)!r}")


def _words(request: Any) -> Any:
    if isinstance(request, RollRequest):
        return (request.formula, request.reason)
    return (request.question, request.choices)
