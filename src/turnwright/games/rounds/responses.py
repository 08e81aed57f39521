"""Responses: one answer to an action, never to an answer; the active player first, opponents, partners."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds import hands
from turnwright.games.rounds.board import distance
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.effects import Ledger, Scene, book, reckon
from turnwright.games.rounds.events import Responded
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.games.rounds.table import Table
from turnwright.games.rounds.terms import NOWHERE, ON_OWN, ON_PARTNER, ON_SELF, RESOURCES, RESPONSE
from turnwright.kernel.context import Context

QUESTION: Final = "respond"
NO: Final = "no"
PASS: Final = 0


class Answer:
    """A response that somebody could give."""

    def __init__(self, who: Fighter, card: Card) -> None:
        self.who = who
        self.card = card


def offer(state: Battle, actor: Fighter, target: Fighter | None, ctx: Context) -> None:
    """Ask whoever could answer an action, in the order of priority, until somebody does."""
    for group in (0, 1, 2):
        answers = _answers(state, actor, target, group)
        if not answers:
            continue
        seat: i64 = 1 - actor.side if group == 1 else actor.side
        choices = (NO, *[f"{answer.who.id} {answer.card.id}" for answer in answers])
        chosen = ctx.ask(seat, QUESTION, choices, PASS)
        if chosen != PASS:
            _give(state, answers[chosen - 1], actor, target, ctx)
            return


def _answers(state: Battle, actor: Fighter, target: Fighter | None, group: i64) -> list[Answer]:
    # Whoever has a turn sooner is named first.
    found: list[Answer] = []
    if group == 0:
        _add(state, actor, ON_OWN, actor, found)
        return found
    if target is None or (group == 1) != (target.side != actor.side):
        return found
    for place in state.order:
        who = state.fighters[place]
        if who is not actor and who.side == target.side:
            _add(state, who, ON_SELF if who is target else ON_PARTNER, actor, found)
    return found


def _add(state: Battle, who: Fighter, trigger: str, actor: Fighter, found: list[Answer]) -> None:
    table: Table = state.table
    before = ""
    for id in who.hand:  # equal cards stand together
        if id != before:
            card = table.library.card(id)
            near = distance(who.cell, actor.cell) <= card.reach
            if card.when == RESPONSE and card.trigger == trigger and near and who.pays(card.cost):
                found.append(Answer(who, card))
        before = id


def _give(state: Battle, answer: Answer, actor: Fighter, target: Fighter | None, ctx: Context) -> None:
    who, card = answer.who, answer.card
    if ctx.heard:
        ctx.emit(Responded(who.id, card.id, actor.id, who.name, card.name, actor.name))
    hands.put_away(who, card.id)
    ledger = Ledger(len(state.fighters))
    for resource in range(len(RESOURCES)):
        ledger.take(who.place, resource, card.cost[resource])
    # An answer to an opponent is aimed at them; one to oneself at whoever the action is aimed at; one for a
    # partner is for the partner.
    against = target if card.trigger != ON_SELF else actor
    reckon(state, Scene(who, against, NOWHERE), card.words, ledger, ctx)
    book(state, ledger, ctx)
