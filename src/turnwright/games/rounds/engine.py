"""A battle for your own program: the same rules, a `random.Random`, and a function that answers questions.

One generator drives decks and dice alike, in the order in which they are needed.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

from turnwright.games.rounds.battle_game import BattleGame
from turnwright.games.rounds.bots.heuristic import Heuristic
from turnwright.games.rounds.options import BEGIN
from turnwright.games.rounds.rulebook import NO_INDEX, SIDES
from turnwright.games.rounds.rules.responses import NO
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.dice import Dice, RandomDice, Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy

__all__ = ["Answer", "BattleEngine"]

Answer = Callable[[int, str, Sequence[str]], int]


class Answering(Policy):
    """Answers questions with a function of the seat, the question and the choices."""

    name: ClassVar[str] = "answering"

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        return int(self._answer(seat, str(request.question), [_word(choice) for choice in request.choices]))


def _word(choice: Any) -> str:
    # "no", the ids of a fighter and a card, or the id of an effect.
    if isinstance(choice, str):
        return choice
    if choice.id == NO:
        return NO
    named: dict[str, str] = choice.args
    return named["effect_id"] if "effect_id" in named else f"{named['who_id']} {named['card_id']}"


class BattleEngine:
    """Plays a battle command by command, and records its events.

    `scenario` is a name, a path or plain values. Responses and payments are asked of `answer`; without one
    the heuristic answers for both sides.
    """

    def __init__(self, scenario: Any = None, rng: Random | None = None, answer: Answer | None = None) -> None:
        self.game = BattleGame()
        self.bot = Heuristic()
        self.events: list[Any] = []
        self._dice = RandomDice(Random(0) if rng is None else rng)
        self._number = 0
        loaded = self.game.scenarios.load(scenario)
        if loaded.campaign is not None:
            raise ValueError(f"{loaded.name} is a campaign, not a battle")
        seats = len(self.game.seats_for(loaded))
        self._policies: list[Policy] = [self.bot if answer is None else Answering(answer)] * seats
        self.state: Battle = self.game.setup(loaded, self._context())

    def _context(self) -> Execution:
        ctx = Execution(Tray(0, 0, self._dice), True, self.game, self._policies)
        ctx.begin(self._number)
        self._number += 1
        return ctx

    @property
    def actor(self) -> Fighter | None:
        """The active fighter."""
        return None if self.state.active == NO_INDEX else self.state.fighters[self.state.active]

    @property
    def reason(self) -> str:
        """The rule that ended the battle, or ""."""
        return self.state.reason

    @property
    def winner(self) -> str:
        """The winning side, or ""."""
        return "" if self.state.winner == NO_INDEX else SIDES[self.state.winner]

    def options(self) -> Options:
        """Return the legal commands of the side to act."""
        seats = self.game.to_act(self.state)
        return self.game.options(self.state, seats[0] if seats else 0)

    def begin(self) -> list[Any]:
        """Begin the first round; return its events."""
        return self.act(BEGIN)

    def act(self, command: Any) -> list[Any]:
        """Carry out a command of the side to act and return its events, or raise `Rejected`."""
        seats = self.game.to_act(self.state)
        draft = self.state.clone()
        ctx = self._context()
        ctx.state = draft
        self.game.apply(draft, seats[0] if seats else 0, command, ctx)
        self.state = draft
        self.events.extend(ctx.events)
        return list(ctx.events)

    def step(self) -> list[Any]:
        """Let the heuristic play the next command for the side to act; return its events."""
        options = self.options()
        if self.reason or options.count() == 0:
            return []
        seat = self.game.to_act(self.state)[0]
        return self.act(self.bot.command(self.game, self.state, seat, options, Dice(self._number)))

    def run_to_completion(self) -> list[Any]:
        """Step until the battle is over; return all events."""
        while not self.reason:
            self.step()
        return self.events
