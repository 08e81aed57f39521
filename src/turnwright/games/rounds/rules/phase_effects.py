"""Effects of one phase happen at once: what is paid comes from what was there before the phase.

Effects go by their ids, never by where they are kept. Each is told: what it paid, or why it failed.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds import names
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.events import EffectFailed, EffectWorked
from turnwright.games.rounds.rulebook import LIFE, NOWHERE, PHASES, RESOURCES
from turnwright.games.rounds.rules.effects import Ledger, Scene, book, reckon
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context
from turnwright.kernel.records import Message

SHORT: Final = "short"  # it was never there
LAST: Final = "last"  # it was there, but nobody pays with the last of their life
SPENT: Final = "spent"  # another effect was paid with it
WHICH: Final = "pay-which"
KEPT: Final = 1  # the life that nobody pays with


class Claim:
    """An effect that wants to happen in this phase: whose it is, what it costs and does."""

    def __init__(self, id: str, bearer: Fighter, deed: Card, giver: Fighter | None = None) -> None:
        self.id = id
        self.bearer = bearer
        self.deed = deed
        self.giver = giver
        self.failed = ""
        self.resource: i64 = 0  # which one was missing, and how much of it was there
        self.had: i64 = 0


def resolve(state: Battle, fighters: list[Fighter], phase: i64, ctx: Context) -> None:
    """All effects of these fighters that mention a phase happen at once."""
    claims = gather(state, fighters, phase)
    if claims:
        settle(state, claims, ctx)


def gather(state: Battle, fighters: list[Fighter], phase: i64) -> list[Claim]:
    """The effects that mention a phase, by their ids."""
    found: dict[str, Claim] = {}
    for who in fighters:
        if not who.on_board:
            continue
        for card in who.autos[phase]:
            id = f"{who.id}:{card.id}"
            found[id] = Claim(id, who, card)
        for mark in who.marks:
            deed = mark.rule.deed
            if deed is not None and deed.at == phase:
                giver = state.fighters[mark.giver] if mark.giver >= 0 else None
                id = f"{who.id}:mark:{mark.id}"
                found[id] = Claim(id, who, deed, giver)
    if len(found) < 2:
        return list(found.values())
    return [found[id] for id in sorted(found)]


def settle(state: Battle, claims: list[Claim], ctx: Context) -> None:
    """Payments from what was there before; then everything that was paid for, all at once."""
    ledger = Ledger(len(state.fighters))
    if any(claim.deed.costs for claim in claims):
        for who in state.fighters:
            _pay(who, [claim for claim in claims if claim.bearer is who and claim.deed.costs], ledger, ctx)
    for claim in claims:
        if ctx.heard:
            _tell(claim, ctx)
        if claim.failed == "":
            scene = Scene(claim.bearer, claim.giver, NOWHERE, claim.giver)
            reckon(state, scene, claim.deed.words, ledger, ctx)
    book(state, ledger, ctx)


def _pay(who: Fighter, claims: list[Claim], ledger: Ledger, ctx: Context) -> None:
    # Nobody pays with the last of their life.
    purse: list[int] = [int(who.has(resource)) for resource in range(len(RESOURCES))]
    purse[LIFE] -= KEPT
    left = _still_covered(claims, purse, SHORT)
    while left:
        if _all_covered(left, purse):
            chosen = 0
        else:
            chosen = ctx.ask(who.side, WHICH, _choices(left, purse), 0)
        claim = left.pop(chosen)
        for resource in range(len(RESOURCES)):
            cost = claim.deed.cost[resource]
            purse[resource] -= cost
            ledger.take(who.place, resource, cost)
        left = _still_covered(left, purse, SPENT)


def _choices(claims: list[Claim], purse: list[int]) -> tuple[Message, ...]:
    # With all there is of what they cost together.
    wanted: list[int] = []
    for resource in range(len(RESOURCES)):
        wanted.append(sum([claim.deed.cost[resource] for claim in claims]))
    there = _prices(purse, wanted)
    return tuple([_words(claim, there) for claim in claims])


def _words(claim: Claim, purse: list[Message]) -> Message:
    who = names.fighter(claim.bearer.name, claim.bearer.id)
    source = names.effect(claim.deed.name, claim.id)
    words: dict[str, object] = {"who": who, "source": source, "effect_id": claim.id}
    words["phase"] = claim.deed.phase
    words["cost"] = _prices(claim.deed.cost, claim.deed.cost)
    words["purse"] = purse
    return Message("pay-for", words)


def _prices(amounts: list[int], wanted: list[int]) -> list[Message]:
    # Of what is wanted, so much.
    return [
        Message("price", {"resource": RESOURCES[i], "amount": amounts[i]})
        for i in range(len(RESOURCES))
        if wanted[i] > 0
    ]


def _still_covered(claims: list[Claim], purse: list[int], reason: str) -> list[Claim]:
    left: list[Claim] = []
    for claim in claims:
        for resource in range(len(RESOURCES)):
            if claim.deed.cost[resource] > purse[resource]:
                _fail(claim, resource, purse[resource], reason)
                break
        else:
            left.append(claim)
    return left


def _fail(claim: Claim, resource: i64, left: i64, reason: str) -> None:
    had: i64 = left + KEPT if resource == LIFE else left
    spared = reason == SHORT and claim.deed.cost[resource] <= had
    claim.failed = LAST if spared else reason
    claim.resource = resource
    claim.had = had


def _all_covered(claims: list[Claim], purse: list[int]) -> bool:
    for resource in range(len(RESOURCES)):
        total = 0
        for claim in claims:
            total += claim.deed.cost[resource]
        if total > purse[resource]:
            return False
    return True


def _tell(claim: Claim, ctx: Context) -> None:
    who, deed = claim.bearer, claim.deed
    phase = PHASES[deed.at]
    if claim.failed == "":
        paid = {RESOURCES[i]: deed.cost[i] for i in range(len(RESOURCES)) if deed.cost[i] > 0}
        ctx.emit(EffectWorked(claim.id, phase, who.id, who.name, deed.name, paid))
        return
    needs = deed.cost[claim.resource]
    resource = RESOURCES[claim.resource]
    ctx.emit(
        EffectFailed(claim.id, phase, who.id, who.name, deed.name, claim.failed, resource, needs, claim.had)
    )
