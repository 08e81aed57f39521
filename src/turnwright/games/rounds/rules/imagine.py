"""A battle with everything that a seat cannot see dealt again: enemy hands and the order of every deck."""

from mypy_extensions import i64

from turnwright.games.rounds.state import Battle
from turnwright.kernel.dice import Dice


def imagine(state: Battle, seat: i64, dice: Dice) -> Battle:
    """Copy a battle and deal again everything that the seat cannot see."""
    other = state.clone()
    own: i64 = state.arena.side_of(seat)
    for fighter in other.fighters:
        if fighter.side == own:
            fighter.deck.sort()
            dice.shuffle(fighter.deck)
            continue
        held = len(fighter.hand)
        cards = sorted(fighter.hand + fighter.deck)
        dice.shuffle(cards)
        fighter.hand = cards[:held]
        fighter.deck = cards[held:]
    return other
