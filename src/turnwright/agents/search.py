"""Search by rollouts: play each option out in imagined worlds, and take the one that wins most often."""

from typing import Any, ClassVar, Final

from turnwright.agents.greedy import own_heuristic
from turnwright.agents.imagined_worlds import DRAW, Worlds, sample_indices
from turnwright.agents.random import RandomAgent
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy

SEARCH: Final = "search"
BUDGET: Final = 200
LARGEST_BUDGET: Final = 999_999_999
BAD_BUDGET: Final = "bad-budget"
CLEAR: Final = 1.5  # a lead of this many standard deviations is not luck
STEPS: Final = 1000  # a rollout that is not over by then counts as a draw


class SearchAgent(Policy):
    """Flat Monte Carlo: a budget of rollouts for each decision, spent by sequential halving.

    It uses only what its seat knows and never the dice of the match, and is deterministic for given dice. In
    a rollout every seat is played by the game's heuristic, or at random if there is none. A game with long
    matches has rollouts of limited depth, whose last position it estimates.
    """

    name: ClassVar[str] = SEARCH

    def __init__(self, budget: int = BUDGET, name: str = "") -> None:
        if not 1 <= budget <= LARGEST_BUDGET:
            raise _bad_budget(str(budget))
        self._budget = budget
        self._spent = 0  # rollouts of the current decision
        self._hurried = False
        # Name the instance, not the class: a journal records the budget.
        vars(self)["name"] = name or f"{SEARCH}:{budget}"

    @property
    def budget(self) -> int:
        """The number of rollouts that a decision may use."""
        return self._budget

    def __reduce__(self) -> Any:
        # Without this, a subclass of a compiled class loses its budget when pickled.
        return SearchAgent, (self.budget, self.name)

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Return one of the options."""
        self._spent, self._hurried = 0, False
        if options.count() == 1:
            return options.command(0)
        bot = own_heuristic(game)
        worlds = Worlds(game, state, seat, bot or RandomAgent(), dice)
        return self._best(worlds, self._candidates(worlds, bot, options, dice)).command

    def progress(self) -> float:
        """Return the share of the rollouts that are played."""
        return min(1.0, self._spent / self._budget)

    def hurry(self) -> None:
        """End the search after the rollouts of the current world."""
        self._hurried = True

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """Return the heuristic's answer, else the default: a waiting command cannot be rolled out."""
        bot = own_heuristic(game)
        return int(request.default) if bot is None else bot.answer(game, state, seat, request, dice)

    def _candidates(
        self, worlds: Worlds, bot: Policy | None, options: Options, dice: Dice
    ) -> "list[Candidate]":
        favourite = -1 if bot is None else _choice(worlds, bot, options, dice)
        count = options.count()
        tried = sample_indices(count, _affordable(count, self.budget), dice, favourite)
        return [Candidate(at, options.command(at), at == favourite) for at in tried]

    def _best(self, worlds: Worlds, candidates: "list[Candidate]") -> "Candidate":
        # Each round uses the same share of the budget; the better half advances.
        left = self.budget
        done = 0
        for rounds in range(_rounds(len(candidates)), 0, -1):
            each = left // (rounds * len(candidates))
            for number in range(done, done + each):
                if self._hurried:
                    return _winner(candidates)
                _roll_out(worlds, number, candidates)
                self._spent += len(candidates)
            done += each
            left -= each * len(candidates)
            if rounds > 1:
                candidates = _better_half(candidates)
        return _winner(candidates)


class Candidate:
    """An option under trial: the values of its rollouts, and how soon it won or how late it lost."""

    def __init__(self, at: int, command: Any, favourite: bool = False) -> None:
        self.at = at
        self.command = command
        self.favourite = favourite
        self.worth = 0.0
        self.pace = 0
        self.worths: list[float] = []

    def note(self, gained: float, inputs: int) -> None:
        """Add a rollout: its value, and the number of inputs."""
        self.worth += gained
        self.worths.append(gained)
        self.pace += inputs if gained < DRAW else -inputs if gained > DRAW else 0

    def rank(self) -> tuple[float, int, int]:
        """Return a sort key, best first; the pace keeps the agent from delaying a certain win for ever."""
        return -self.worth, -self.pace, self.at

    def clearly_beats(self, other: "Candidate") -> bool:
        """Return whether the lead over another candidate, tried in the same worlds, is more than luck."""
        lead = spread = 0.0
        for mine, theirs in zip(self.worths, other.worths, strict=True):
            lead += mine - theirs
            spread += (mine - theirs) * (mine - theirs)
        return lead > 0 and lead * lead > CLEAR * CLEAR * spread


def read_budget(name: str) -> int:
    """Return the budget of `search:N`, or raise `Rejected`."""
    text = name.removeprefix(f"{SEARCH}:")
    plain = text.isascii() and text.isdecimal() and text[0] != "0"
    if not plain or len(text) > len(str(LARGEST_BUDGET)):
        raise _bad_budget(text)
    return int(text)


def _bad_budget(text: str) -> Rejected:
    words = f'search needs a whole number of rollouts from 1 to {LARGEST_BUDGET}, not "{text[:20]}"'
    return Rejected(BAD_BUDGET, words, "agent", [SEARCH, f"{SEARCH}:N"])


def _rounds(count: int) -> int:
    """Return how often `count` can be halved until one is left."""
    return (count - 1).bit_length()


def _affordable(count: int, budget: int) -> int:
    """Return how many candidates can have a rollout in every round."""
    while count * _rounds(count) > budget:
        count = min(count - 1, max(1, budget))
    return count


def _choice(worlds: Worlds, bot: Policy, options: Options, dice: Dice) -> int:
    # Asked in an imagined world, so that only `imagine` sees the real one.
    world = worlds.world(0)
    offered = worlds.game.options(world, worlds.seat)
    return options.index(bot.command(worlds.game, world, worlds.seat, offered, dice))


def _roll_out(worlds: Worlds, number: int, candidates: list[Candidate]) -> None:
    imagined = worlds.world(number)
    for candidate in candidates:
        world = worlds.game.clone(imagined)
        worlds.give(world, number, candidate.command)
        depth = worlds.game.lab.search_depth(world)
        outcome, inputs = worlds.play_on(world, depth or STEPS)
        # A rollout that was cut short has no winner; the game estimates who is ahead.
        undecided = depth > 0 and worlds.game.outcome(world) is None
        worth = worlds.game.lab.estimate(world, worlds.seat) if undecided else worlds.worth(outcome)
        candidate.note(worth, inputs)


def _winner(finalists: list[Candidate]) -> Candidate:
    # Prefer the heuristic's choice unless another leads by more than luck.
    best = min(finalists, key=Candidate.rank)
    for each in finalists:
        if each.favourite and not best.clearly_beats(each):
            return each
    return best


def _better_half(candidates: list[Candidate]) -> list[Candidate]:
    ranked = sorted(candidates, key=Candidate.rank)
    half = ranked[: (len(ranked) + 1) // 2]
    # A first round of many candidates is mostly luck: keep the heuristic's choice until the last.
    spared = [each for each in ranked[len(half) :] if each.favourite]
    return [*half[: len(half) - len(spared)], *spared]
