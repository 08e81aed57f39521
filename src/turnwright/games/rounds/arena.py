"""The constants of a battle: board, cards, marks, heroes and settings."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds.cards import Library
from turnwright.games.rounds.map.board import Board

ROUNDS: Final = 30
STALEMATE: Final = 8
HAND: Final = 3
MOST_IN_HAND: Final = 6
MOST_ACTS: Final = 30
BEFORE_START: Final = "before_start"
DURING_TURN: Final = "during_turn"
USUAL: Final = "usual"
RUSH: Final = "rush"


class Arena:
    """The board, content and settings of a battle, shared by all its states."""

    def __init__(
        self,
        board: Board | None = None,
        library: Library | None = None,
        points: str = BEFORE_START,
        mode: str = USUAL,
        rounds: i64 = ROUNDS,
        stalemate: i64 = STALEMATE,
        hand: i64 = HAND,
        draws: i64 = 1,
    ) -> None:
        self.board = Board() if board is None else board
        self.library = Library() if library is None else library
        self.points_later: bool = points == DURING_TURN
        self.rush: bool = mode == RUSH
        self.rounds = rounds
        self.stalemate = stalemate
        self.hand = hand
        self.draws = draws
        self.chests: list[str] = []  # the card in each container of the board
        # By the id of a fighter: whether it shoots, its automatic cards, its hero.
        self.ranged: dict[str, bool] = {}
        self.traits: dict[str, list[str]] = {}
        self.heroes: dict[str, str] = {}
        self.seat_of: dict[str, int] = {}  # the seat that commands a fighter, if it is not that of its side
        self.seat_sides: list[int] = [0, 1]  # the side of each seat
        self.entries: dict[str, int] = {}  # the cell where a reinforcement arrives

    def side_of(self, seat: i64) -> i64:
        """Return the side of a seat, or -1 for spectators."""
        return self.seat_sides[seat] if 0 <= seat < len(self.seat_sides) else -1

    def seats_of(self, side: i64) -> list[int]:
        """List the seats of a side."""
        return [seat for seat in range(len(self.seat_sides)) if self.seat_sides[seat] == side]
