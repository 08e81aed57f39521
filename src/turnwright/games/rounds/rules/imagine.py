"""What a seat cannot see: the other side's hands, what lies where in any deck, and in closed containers."""

from mypy_extensions import i64

from turnwright.games.rounds.campaign.land import Find, Land
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


def imagine_land(land: Land, searched: list[int], dice: Dice) -> Land:
    """The land with all that nobody has found yet dealt anew to its containers."""
    closed = [find for number, place in enumerate(land.places) for find in place.finds[searched[number] :]]
    if not closed:
        return land
    if len(closed) == 1 and dice.d(2) == 1:
        closed = [Find("")]  # one container alone may as well be empty
    dice.shuffle(closed)
    finds: list[list[Find]] = []
    for number, place in enumerate(land.places):
        opened: i64 = searched[number]
        left: i64 = len(place.finds) - opened
        finds.append(place.finds[:opened] + closed[:left])
        closed = closed[left:]
    return land.with_finds(finds)
