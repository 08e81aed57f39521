"""A battle with everything a seat cannot see dealt anew: enemy hands and the order of every deck."""

from mypy_extensions import i64

from turnwright.games.rounds.state import Battle
from turnwright.kernel.dice import Dice


def imagine(state: Battle, seat: i64, dice: Dice) -> Battle:
    """Copy a battle and deal anew everything the seat cannot see."""
    other = state.clone()
    for fighter in other.fighters:
        if fighter.side == seat:
            fighter.deck.sort()
            dice.shuffle(fighter.deck)
            continue
        held = len(fighter.hand)
        cards = sorted(fighter.hand + fighter.deck)
        dice.shuffle(cards)
        fighter.hand = cards[:held]
        fighter.deck = cards[held:]
    return other
