"""The deck: shared by both sides, without repeats until it is empty."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.duel.arena import Arena
from turnwright.games.duel.state import DuelState
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice

DECK_SIZE: Final = 25
DECK_STREAM: Final = "deck"


def deal(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Deal each side a card for this round; a resumed round keeps its cards."""
    if state.dealt == state.round:
        return
    if arena.team:
        fighter = state.round - 1
        state.player_card = arena.teams[0][fighter]
        state.opponent_card = arena.teams[1][fighter]
    else:
        dice = ctx.stream(DECK_STREAM)
        state.player_card = _draw(state, arena, dice, -1)
        state.opponent_card = _draw(state, arena, dice, state.player_card)
    state.dealt = state.round


def _draw(state: DuelState, arena: Arena, dice: Dice, other: i64) -> i64:
    # If the top of a fresh deck is the other side's card, take the next one.
    if not state.deck:
        state.deck = fresh_deck(len(arena.cards), dice)
        state.seen = []
    at: i64 = len(state.deck) - 1
    if state.deck[at] == other:
        at -= 1
    card: i64 = state.deck.pop(at)
    state.seen.append(card)
    return card


def fresh_deck(cards: i64, dice: Dice) -> list[int]:
    """Shuffle up to 25 of the cards (Fisher-Yates, stopped when the deck is full)."""
    places: list[int] = list(range(cards))
    size: i64 = DECK_SIZE if cards > DECK_SIZE else cards
    i: i64 = 0
    while i < size:
        j: i64 = i + dice.below(cards - i)
        held = places[i]
        places[i] = places[j]
        places[j] = held
        i += 1
    del places[size:]
    return places


def unseen(state: DuelState, arena: Arena, seat: i64) -> list[int]:
    """List the cards that the other hand may hold, as far as a seat can know."""
    own: i64 = state.player_card if seat == 0 else state.opponent_card
    other: i64 = state.opponent_card if seat == 0 else state.player_card
    if arena.team:
        return [other]  # teams are public
    known: list[int] = [card for card in state.seen if card != other]
    known.append(own)
    return _all_but(known, arena)


def imagine(state: DuelState, arena: Arena, hide_player: bool, hide_opponent: bool, dice: Dice) -> None:
    """Redraw what is hidden: the given hands, and the deck."""
    known: list[int] = []
    for card in state.seen:
        if (hide_player and card == state.player_card) or (hide_opponent and card == state.opponent_card):
            continue
        known.append(card)
    if not hide_player:
        known.append(state.player_card)
    if not hide_opponent:
        known.append(state.opponent_card)
    pool = _all_but(known, arena)
    player: i64 = pool.pop(dice.below(len(pool))) if hide_player else state.player_card
    opponent: i64 = pool.pop(dice.below(len(pool))) if hide_opponent else state.opponent_card
    state.seen = [_instead(card, state, player, opponent) for card in state.seen]
    state.player_card = player
    state.opponent_card = opponent
    rest = _all_but(state.seen, arena)
    dice.shuffle(rest)
    state.deck = rest[: len(state.deck)]


def _instead(card: int, state: DuelState, player: i64, opponent: i64) -> int:
    # Both hands at once: one side may get the other's old card.
    if card == state.player_card:
        return player
    return opponent if card == state.opponent_card else card


def _all_but(known: list[int], arena: Arena) -> list[int]:
    out: list[bool] = [False] * len(arena.cards)
    for card in known:
        if card >= 0:
            out[card] = True
    return [place for place in range(len(out)) if not out[place]]
