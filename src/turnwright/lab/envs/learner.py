"""A learner's seat: its actions, its rewards, and why its episode ended."""

from collections.abc import Callable
from operator import index
from typing import Any, Final

from turnwright import agents, games
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.learning import NO_RUN, NO_SEAT, Episode
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Outcome
from turnwright.story.catalogue import Catalogue

LARGEST_SEED: Final = (1 << 63) - 1  # the largest integer of a numpy array
MAX_STEPS: Final = 1000
ILLEGAL_REWARD: Final = -1.0

STEPS: Final = "steps"
STUCK: Final = "stuck"
ILLEGAL: Final = "illegal"

Potential = Callable[[Any, int], float]


def game_of(game: Game | str) -> Game:
    """A game by name, or the game itself."""
    return games.load(game) if isinstance(game, str) else game


def checked_seed(seed: int) -> int:
    """Check a seed for the dice and for numpy; raises `Rejected`."""
    try:
        whole = index(seed)
    except TypeError:
        whole = -1
    if not 0 <= whole <= LARGEST_SEED:
        raise Rejected(
            "seed", f"the seed must be a whole number from 0 to {LARGEST_SEED}, not {seed}", "seed"
        )
    return whole


def checked_action(action: Any) -> int:
    """An action as an int, also from a numpy scalar; raises `TypeError` if it is not a whole number."""
    try:
        return index(action)
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


def pay(outcome: Outcome, seat: int) -> float:
    """The reward of an outcome for a seat: 1 for a win, -1 for a loss, 0 for a draw."""
    if not outcome.winners:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0


def draw(episode: Episode, seat: int, lang: str = "") -> str:
    """The position as a seat sees it, as text."""
    game = episode.game
    words = Catalogue(type(game).__module__, lang or game.language)
    return "\n".join(words.tell(line) for line in game.presenter.draw(game.view(episode.state, seat)))


class Learner:
    """A learner at one seat against a bot at all others."""

    def __init__(
        self,
        game: Game,
        scenario: Any,
        seat: int | None = None,
        opponent: Policy | str = "heuristic",
        max_steps: int = MAX_STEPS,
        illegal_reward: float = ILLEGAL_REWARD,
        potential: Potential | None = None,
    ) -> None:
        loaded = game.scenarios.load(scenario)
        there = len(game.seats_for(loaded))
        own = game.solo_seat if seat is None else seat
        if not 0 <= own < there:
            raise Rejected("no-seat", f"there is no seat {own}: {game.name} has {there}", "seat")
        bot = agents.agent(game, opponent) if isinstance(opponent, str) else opponent
        self.episode = Episode(game, loaded, [None if each == own else bot for each in range(there)])
        self.encoding = self.episode.encoding
        self.seat = own
        self.max_steps = max_steps
        self.illegal_reward = illegal_reward
        self.potential = potential
        self.steps = 0
        self.mask: list[int] = []
        self.terminated = False
        self.truncated = False
        self.reason = ""
        self._worth = 0.0

    @property
    def begun(self) -> bool:
        """Whether an episode has started."""
        return self.episode.run != NO_RUN

    @property
    def over(self) -> bool:
        """Whether no episode is under way."""
        return self.terminated or self.truncated or not self.mask

    def reset(self, seed: int | None = None, run: int | None = None) -> None:
        """Start an episode: run 0 of a seed, the next run, or the given run."""
        self.episode.begin(None if seed is None else checked_seed(seed), run)
        self.steps = 0
        self.terminated = self.truncated = False
        self.reason = ""
        self.mask = self.encoding.mask(self.episode.state, self.seat)
        if self.potential is not None:
            self._worth = self.potential(self.episode.state, self.seat)

    def observe(self) -> list[float]:
        """The current observation."""
        return self.encoding.observe(self.episode.state, self.seat)

    def step(self, action: int) -> float:
        """Take an action and return its reward; an illegal one changes nothing and ends the episode."""
        if not 0 <= action < len(self.mask) or not self.mask[action]:
            self.terminated = True
            self.reason = ILLEGAL
            return self.illegal_reward
        episode = self.episode
        episode.act(self.encoding.command(episode.state, self.seat, action))
        self.steps += 1
        self.mask = self.encoding.mask(episode.state, self.seat)
        paid = 0.0
        if episode.seat == NO_SEAT:
            paid = self._end(episode.outcome)
        elif self.steps >= self.max_steps:
            self.truncated = True
            self.reason = STEPS
        return paid if self.potential is None else paid + self._gained(self.potential)

    def _end(self, outcome: Outcome | None) -> float:
        # Nothing is legal any more, but samplers need an action; the one before the next episode is ignored.
        self.mask = [1] * self.encoding.actions
        if outcome is None:
            self.truncated = True
            self.reason = STUCK
            return 0.0
        self.terminated = True
        self.reason = outcome.reason
        return pay(outcome, self.seat)

    def _gained(self, potential: Potential) -> float:
        before = self._worth
        self._worth = potential(self.episode.state, self.seat)
        return self._worth - before
