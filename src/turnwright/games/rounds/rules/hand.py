"""Cards in hand: drawing them, and what was played becoming a deck again."""

from mypy_extensions import i64

from turnwright.gamekit.naming import BETWEEN
from turnwright.games.rounds.arena import MOST_IN_HAND, Arena
from turnwright.games.rounds.events import DeckShuffled, Drawn, Drew
from turnwright.games.rounds.rulebook import DECKS
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context


def draw(state: Battle, who: Fighter, count: i64, ctx: Context) -> None:
    """Draw so many cards, as far as there are any and the hand holds them."""
    drawn: list[str] = []
    while count > 0 and len(who.hand) < MOST_IN_HAND:
        if not who.deck:
            _shuffle_in(who, ctx)
        if not who.deck:
            break
        card = who.deck.pop()
        drawn.append(card)
        who.hand.append(card)
        count -= 1
    if drawn and ctx.heard:
        _tell(state, who, drawn, ctx)


def _shuffle_in(who: Fighter, ctx: Context) -> None:
    if not who.discard:
        return
    who.deck = sorted(who.discard)
    who.discard = []
    ctx.stream(DECKS).shuffle(who.deck)
    if ctx.heard:
        ctx.emit(DeckShuffled(who.id, len(who.deck), who.name))


def _tell(state: Battle, who: Fighter, drawn: list[str], ctx: Context) -> None:
    arena: Arena = state.arena
    names = BETWEEN.join([arena.library.card(card).name for card in drawn])
    ctx.emit(Drew(who.id, len(drawn), who.name))
    ctx.tell([int(who.side)], Drawn(who.id, tuple(drawn), who.name, names))


def shuffle_all(state: Battle, hand: i64, ctx: Context) -> None:
    """Before the battle: everybody shuffles, in the order of their ids, and draws a hand."""
    dice = ctx.stream(DECKS)
    for who in state.fighters:
        dice.shuffle(who.deck)
        while hand > len(who.hand) and who.deck:
            who.hand.append(who.deck.pop())


def put_away(who: Fighter, card: str) -> None:
    """A card of the hand is played."""
    who.hand.remove(card)
    who.discard.append(card)
