"""The effects of one phase happen at once: they are paid from what was there before the phase.

Effects go in the order of their ids. An event tells what each paid, or why it failed.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds import names
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.events import EffectFailed, EffectWorked
from turnwright.games.rounds.rulebook import LIFE, NOWHERE, PHASES, RESOURCES
from turnwright.games.rounds.rules.effects import Ledger, Scene, apply_ledger, compute
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context
from turnwright.kernel.records import Message

# Why an effect fails: never enough, only the last point of life, or spent on another effect.
SHORT: Final = "short"
LAST: Final = "last"
SPENT: Final = "spent"
WHICH: Final = "pay-which"
KEPT: Final = 1  # the last point of life cannot be spent


class PhaseEffect:
    """An effect that is due in this phase: its bearer, and its cost and effects as a card."""

    def __init__(self, id: str, bearer: Fighter, card: Card, giver: Fighter | None = None) -> None:
        self.id = id
        self.bearer = bearer
        self.card = card
        self.giver = giver
        self.failed = ""
        self.resource: i64 = 0  # the one that was missing, and how much of it was there
        self.had: i64 = 0


def resolve(state: Battle, fighters: list[Fighter], phase: i64, ctx: Context) -> None:
    """Resolve all effects of these fighters that are due in a phase, at once."""
    resolve_all(state, gather(state, fighters, phase), ctx)


def resolve_all(
    state: Battle, effects: list[PhaseEffect], ctx: Context, asks: bool = True, tells: bool = True
) -> None:
    """Resolve effects at once.

    Without `asks`, the first of two payments that cannot both be made is chosen. Without `tells`, effects
    that cost nothing are known by what they change.
    """
    if not effects:
        return
    # Payments, from what was there before.
    ledger = Ledger(len(state.fighters))
    if any(effect.card.costs for effect in effects):
        for fighter in state.fighters:
            _pay(
                fighter,
                [each for each in effects if each.bearer is fighter and each.card.costs],
                ledger,
                ctx,
                asks,
            )
    # Then everything that was paid for.
    for effect in effects:
        if ctx.heard and (tells or effect.card.costs):
            _tell(effect, ctx)
        if effect.failed == "":
            scene = Scene(effect.bearer, effect.giver, NOWHERE, effect.giver)
            compute(state, scene, effect.card.effects, ledger, ctx)
    apply_ledger(state, ledger, ctx)


def gather(state: Battle, fighters: list[Fighter], phase: i64) -> list[PhaseEffect]:
    """List the effects that are due in a phase, by id."""
    found: dict[str, PhaseEffect] = {}
    for fighter in fighters:
        if not fighter.on_board:
            continue
        for card in fighter.autos[phase]:
            id = f"{fighter.id}:{card.id}"
            found[id] = PhaseEffect(id, fighter, card)
        for mark in fighter.marks:
            due = mark.rule.card
            if due is not None and due.at == phase:
                giver = state.fighters[mark.giver] if mark.giver >= 0 else None
                id = f"{fighter.id}:mark:{mark.id}"
                found[id] = PhaseEffect(id, fighter, due, giver)
    if len(found) < 2:
        return list(found.values())
    return [found[id] for id in sorted(found)]


def _pay(fighter: Fighter, effects: list[PhaseEffect], ledger: Ledger, ctx: Context, asks: bool) -> None:
    budget: list[int] = [int(fighter.has(resource)) for resource in range(len(RESOURCES))]
    budget[LIFE] -= KEPT
    left = _affordable(effects, budget, SHORT)
    while left:
        # While not all can be paid, the player chooses which one is next.
        total = [sum([each.card.cost[i] for each in left]) for i in range(len(RESOURCES))]
        chosen = 0
        if any(total[i] > budget[i] for i in range(len(RESOURCES))):
            available = _prices(budget, total)
            choices = tuple([_choice(each, available) for each in left])
            chosen = ctx.ask(fighter.seat, WHICH, choices, 0) if asks else 0
        effect = left.pop(chosen)
        for resource in range(len(RESOURCES)):
            cost = effect.card.cost[resource]
            budget[resource] -= cost
            ledger.take(fighter.place, resource, cost)
        left = _affordable(left, budget, SPENT)


def _affordable(effects: list[PhaseEffect], budget: list[int], reason: str) -> list[PhaseEffect]:
    left: list[PhaseEffect] = []
    for effect in effects:
        for resource in range(len(RESOURCES)):
            cost = effect.card.cost[resource]
            if cost > budget[resource]:
                had = budget[resource] + (KEPT if resource == LIFE else 0)
                effect.failed = LAST if reason == SHORT and cost <= had else reason
                effect.resource = resource
                effect.had = had
                break
        else:
            left.append(effect)
    return left


def _choice(effect: PhaseEffect, budget: list[Message]) -> Message:
    bearer, card = effect.bearer, effect.card
    args: dict[str, object] = {
        "who": names.fighter(bearer.name, bearer.id),
        "source": names.effect(card.name, effect.id),
        "effect_id": effect.id,
        "phase": card.phase,
        "cost": _prices(card.cost, card.cost),
        "purse": budget,
    }
    return Message("pay-for", args)


def _prices(amounts: list[int], wanted: list[int]) -> list[Message]:
    # How much of each resource that is wanted.
    return [
        Message("price", {"resource": RESOURCES[i], "amount": amounts[i]})
        for i in range(len(RESOURCES))
        if wanted[i] > 0
    ]


def _tell(effect: PhaseEffect, ctx: Context) -> None:
    bearer, card = effect.bearer, effect.card
    phase = PHASES[card.at]
    if effect.failed == "":
        paid = {RESOURCES[i]: card.cost[i] for i in range(len(RESOURCES)) if card.cost[i] > 0}
        ctx.emit(EffectWorked(effect.id, phase, bearer.id, bearer.name, card.name, paid))
        return
    needs, resource = card.cost[effect.resource], RESOURCES[effect.resource]
    ctx.emit(
        EffectFailed(
            effect.id, phase, bearer.id, bearer.name, card.name, effect.failed, resource, needs, effect.had
        )
    )
