"""A battle with everything a seat cannot see dealt anew: enemy hands and the order of every deck."""

from mypy_extensions import i64

from turnwright.games.rounds.state import Battle
from turnwright.kernel.dice import Dice


def imagine(state: Battle, seat: i64, dice: Dice) -> Battle:
    """A copy of the state in which all that a seat cannot see is dealt anew."""
    other = state.clone()
    for who in other.fighters:
        if who.side == seat:
            who.deck.sort()
            dice.shuffle(who.deck)
            continue
        held = len(who.hand)
        cards = sorted(who.hand + who.deck)
        dice.shuffle(cards)
        who.hand = cards[:held]
        who.deck = cards[held:]
    return other
