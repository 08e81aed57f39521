"""Hands and decks: drawing, shuffling, and discarding played cards."""

from mypy_extensions import i64

from turnwright.gamekit.naming import BETWEEN
from turnwright.games.rounds.arena import MOST_IN_HAND, Arena
from turnwright.games.rounds.events import DeckShuffled, Drawn, Drew
from turnwright.games.rounds.rulebook import DECKS
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context


def draw(state: Battle, fighter: Fighter, count: i64, ctx: Context) -> None:
    """Draw cards, as far as there are any and the hand has room."""
    drawn: list[str] = []
    while count > 0 and len(fighter.hand) < MOST_IN_HAND:
        # An empty deck is refilled from the discard pile.
        if not fighter.deck and fighter.discard:
            fighter.deck = sorted(fighter.discard)
            fighter.discard = []
            ctx.stream(DECKS).shuffle(fighter.deck)
            if ctx.heard:
                ctx.emit(DeckShuffled(fighter.id, len(fighter.deck), fighter.name))
        if not fighter.deck:
            break
        card = fighter.deck.pop()
        drawn.append(card)
        fighter.hand.append(card)
        count -= 1
    if drawn and ctx.heard:
        # All seats learn the number of cards, only their own side which ones.
        arena: Arena = state.arena
        names = BETWEEN.join([arena.library.card(card).name for card in drawn])
        ctx.emit(Drew(fighter.id, len(drawn), fighter.name))
        ctx.tell(state.arena.seats_of(fighter.side), Drawn(fighter.id, tuple(drawn), fighter.name, names))


def shuffle_all(state: Battle, hand: i64, ctx: Context) -> None:
    """Shuffle every deck in the order of ids, and draw the starting hands."""
    dice = ctx.stream(DECKS)
    for fighter in state.fighters:
        dice.shuffle(fighter.deck)
        while hand > len(fighter.hand) and fighter.deck:
            fighter.hand.append(fighter.deck.pop())


def put_away(fighter: Fighter, card: str) -> None:
    """Move a card from the hand to the discard pile."""
    fighter.hand.remove(card)
    fighter.discard.append(card)
