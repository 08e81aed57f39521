"""Responses: one answer to an action, never to an answer; the active player first, opponents, partners."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds import names
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.events import Responded
from turnwright.games.rounds.rulebook import (
    CARD,
    NOWHERE,
    OF_ENEMY,
    OF_PARTNER,
    ON_OWN,
    ON_PARTNER,
    ON_SELF,
    RESOURCES,
    RESPONSE,
)
from turnwright.games.rounds.rules import hand
from turnwright.games.rounds.rules.effects import Ledger, Scene, book, reaches, reckon
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context
from turnwright.kernel.records import Message

QUESTION: Final = "respond"
NO: Final = "no"
PASS: Final = 0


class Answer:
    """A response that somebody could give."""

    def __init__(self, who: Fighter, card: Card) -> None:
        self.who = who
        self.card = card


def offer(
    state: Battle,
    actor: Fighter,
    target: Fighter | None,
    ctx: Context,
    card: Card | None = None,
    action: str = CARD,
) -> None:
    """Ask whoever could answer an action, in the order of priority, until somebody does.

    A seat is asked whenever, for all that everybody knows, it might hold an answer: that it is asked, or
    not, tells nobody anything.
    """
    for group in (0, 1, 2):
        bearers = _bearers(state, actor, group)
        if not any(_might(state, who, actor, target) for who in bearers):
            continue
        answers: list[Answer] = []
        for who in bearers:
            _add(state, who, actor, target, answers)
        seat: i64 = 1 - actor.side if group == 1 else actor.side
        choices = (_no(actor, target, card, action), *[_words(answer) for answer in answers])
        chosen = ctx.ask(seat, QUESTION, choices, PASS)
        if chosen != PASS:
            _give(state, answers[chosen - 1], actor, target, ctx)
            return


def _no(actor: Fighter, target: Fighter | None, card: Card | None, action: str) -> Message:
    # It says what is answered, for whoever puts the question into words.
    words: dict[str, object] = {
        "action": action,
        "actor": names.fighter(actor.name, actor.id),
        "actor_id": actor.id,
    }
    if card is not None:
        words["card"] = names.card(card.name, card.id)
        words["card_id"] = card.id
    if target is not None:
        words["target_id"] = target.id
        if target is not actor:
            words["target"] = names.fighter(target.name, target.id)
    return Message(NO, words)


def _words(answer: Answer) -> Message:
    who, card = names.fighter(answer.who.name, answer.who.id), names.card(answer.card.name, answer.card.id)
    return Message(
        "respond-with", {"who": who, "card": card, "who_id": answer.who.id, "card_id": answer.card.id}
    )


def _bearers(state: Battle, actor: Fighter, group: i64) -> list[Fighter]:
    # The active one, the opponents, the partners; whoever has a turn sooner is named first.
    if group == 0:
        return [actor]
    found = [state.fighters[place] for place in state.order]
    return [who for who in found if who is not actor and (who.side != actor.side) == (group == 1)]


def _might(state: Battle, who: Fighter, actor: Fighter, target: Fighter | None) -> bool:
    # What lies in hand and deck together is known to everybody.
    if not who.hand:
        return False
    return _any_fits(state, who, who.hand, actor, target) or _any_fits(state, who, who.deck, actor, target)


def _any_fits(state: Battle, who: Fighter, cards: list[str], actor: Fighter, target: Fighter | None) -> bool:
    return any(_fits(state, who, id, actor, target) for id in cards)


def _fits(state: Battle, who: Fighter, id: str, actor: Fighter, target: Fighter | None) -> bool:
    arena: Arena = state.arena
    card = arena.library.card(id)
    if card.when != RESPONSE or not who.pays(card.cost) or not _triggers(card.trigger, who, actor, target):
        return False
    against = against_whom(card, actor, target)
    return against is None or reaches(arena.board, who.cell, against.cell, card.reach)


def against_whom(card: Card, actor: Fighter, target: Fighter | None) -> Fighter | None:
    """Whom a response is for: whoever acts, or whom one's own action or that on a partner is for."""
    return target if card.trigger == ON_OWN or card.trigger == ON_PARTNER else actor


def _triggers(trigger: str, who: Fighter, actor: Fighter, target: Fighter | None) -> bool:
    if who is actor:
        return trigger == ON_OWN
    if trigger == ON_SELF:
        return who is target
    if trigger == ON_PARTNER:
        return target is not None and target is not who and target.side == who.side
    return trigger == (OF_PARTNER if who.side == actor.side else OF_ENEMY)


def _add(state: Battle, who: Fighter, actor: Fighter, target: Fighter | None, found: list[Answer]) -> None:
    arena: Arena = state.arena
    for id in dict.fromkeys(who.hand):
        if _fits(state, who, id, actor, target):
            found.append(Answer(who, arena.library.card(id)))


def _give(state: Battle, answer: Answer, actor: Fighter, target: Fighter | None, ctx: Context) -> None:
    who, card = answer.who, answer.card
    if ctx.heard:
        ctx.emit(Responded(who.id, card.id, actor.id, who.name, card.name, actor.name))
    hand.put_away(who, card.id)
    ledger = Ledger(len(state.fighters))
    for resource in range(len(RESOURCES)):
        ledger.take(who.place, resource, card.cost[resource])
    reckon(state, Scene(who, against_whom(card, actor, target), NOWHERE), card.words, ledger, ctx)
    book(state, ledger, ctx)
