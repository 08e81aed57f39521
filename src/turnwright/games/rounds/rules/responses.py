"""Responses: one to an action, none to a response; first the actor, then opponents, then partners."""

from typing import Final

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
from turnwright.games.rounds.rules.effects import Ledger, Scene, apply_ledger, compute, reaches
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context
from turnwright.kernel.records import Message

QUESTION: Final = "respond"
NO: Final = "no"
PASS: Final = 0


class Answer:
    """A response that a fighter could give."""

    def __init__(self, fighter: Fighter, card: Card) -> None:
        self.fighter = fighter
        self.card = card


def offer(
    state: Battle,
    actor: Fighter,
    target: Fighter | None,
    ctx: Context,
    card: Card | None = None,
    action: str = CARD,
) -> None:
    """Offer responses to an action in the order of priority, until one is given.

    A seat is asked whenever public information allows it to hold one, so being asked reveals nothing.
    """
    arena: Arena = state.arena
    ordered = [state.fighters[place] for place in state.order]
    for group in (0, 1, 2):
        # The actor, then the opponents, then the partners, each in turn order.
        fighters = [actor]
        if group != 0:
            fighters = [
                each for each in ordered if each is not actor and (each.side != actor.side) == (group == 1)
            ]
        able = [each for each in fighters if _might_respond(state, each, actor, target)]
        if not able:
            continue
        # Seats are asked one after the other, in the order in which their fighters act.
        for seat in dict.fromkeys([int(each.seat) for each in fighters]):
            if not any(each.seat == seat for each in able):
                continue
            own = [each for each in fighters if each.seat == seat]
            answers: list[Answer] = []
            for fighter in own:
                for id in dict.fromkeys(fighter.hand):
                    if _applies(state, fighter, id, actor, target):
                        answers.append(Answer(fighter, arena.library.card(id)))
            choices = (_decline(actor, target, card, action), *[_choice(answer) for answer in answers])
            chosen = ctx.ask(seat, QUESTION, choices, PASS)
            if chosen != PASS:
                _respond(state, answers[chosen - 1], actor, target, ctx)
                return


def _decline(actor: Fighter, target: Fighter | None, card: Card | None, action: str) -> Message:
    # It carries the arguments of the question.
    args: dict[str, object] = {
        "action": action,
        "actor": names.fighter(actor.name, actor.id),
        "actor_id": actor.id,
    }
    if card is not None:
        args["card"] = names.card(card.name, card.id)
        args["card_id"] = card.id
    if target is not None:
        args["target_id"] = target.id
        if target is not actor:
            args["target"] = names.fighter(target.name, target.id)
    return Message(NO, args)


def _choice(answer: Answer) -> Message:
    fighter, card = answer.fighter, answer.card
    args: dict[str, object] = {
        "who": names.fighter(fighter.name, fighter.id),
        "card": names.card(card.name, card.id),
        "who_id": fighter.id,
        "card_id": card.id,
    }
    return Message("respond-with", args)


def _might_respond(state: Battle, fighter: Fighter, actor: Fighter, target: Fighter | None) -> bool:
    # Hand and deck together are public.
    if not fighter.hand:
        return False
    return any(_applies(state, fighter, id, actor, target) for id in fighter.hand) or any(
        _applies(state, fighter, id, actor, target) for id in fighter.deck
    )


def _applies(state: Battle, fighter: Fighter, id: str, actor: Fighter, target: Fighter | None) -> bool:
    arena: Arena = state.arena
    card = arena.library.card(id)
    if card.when != RESPONSE or not fighter.pays(card.cost):
        return False
    # The trigger, by who acts and on whom.
    trigger = card.trigger
    if fighter is actor:
        triggered = trigger == ON_OWN
    elif trigger == ON_SELF:
        triggered = fighter is target
    elif trigger == ON_PARTNER:
        triggered = target is not None and target is not fighter and target.side == fighter.side
    else:
        triggered = trigger == (OF_PARTNER if fighter.side == actor.side else OF_ENEMY)
    if not triggered:
        return False
    against = against_whom(card, actor, target)
    return against is None or reaches(arena.board, fighter.cell, against.cell, card.reach)


def against_whom(card: Card, actor: Fighter, target: Fighter | None) -> Fighter | None:
    """Return whom a response applies to: the target of an own action or one on a partner, else the actor."""
    return target if card.trigger == ON_OWN or card.trigger == ON_PARTNER else actor


def _respond(state: Battle, answer: Answer, actor: Fighter, target: Fighter | None, ctx: Context) -> None:
    fighter, card = answer.fighter, answer.card
    if ctx.heard:
        ctx.emit(Responded(fighter.id, card.id, actor.id, fighter.name, card.name, actor.name))
    hand.put_away(fighter, card.id)
    ledger = Ledger(len(state.fighters))
    for resource in range(len(RESOURCES)):
        ledger.take(fighter.place, resource, card.cost[resource])
    scene = Scene(fighter, against_whom(card, actor, target), NOWHERE)
    compute(state, scene, card.effects, ledger, ctx)
    apply_ledger(state, ledger, ctx)
