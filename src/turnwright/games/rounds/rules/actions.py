"""The actions of a turn: each is checked, paid for, responded to, and carried out."""

from typing import Any

from mypy_extensions import i64

from turnwright.games.rounds.arena import MOST_IN_HAND, Arena
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.commands import (
    Attack,
    EndTurn,
    Move,
    OpenContainer,
    PlayCard,
    Rest,
    Shoot,
)
from turnwright.games.rounds.events import ActionFailed, ContainerOpened, Declared, Moved, Rested
from turnwright.games.rounds.map.board import FAR, cell_name, cell_of, distance
from turnwright.games.rounds.rulebook import (
    ACTIVATE,
    ALLY,
    ATTACK,
    ATTACK_COST,
    ATTACK_REACH,
    CARD,
    CELL,
    ENEMY,
    FOR,
    LIFE,
    MP,
    NOWHERE,
    OF_LIFE,
    OF_POWER,
    OPEN_COST,
    PER,
    RESOURCES,
    REST_LIFE,
    REST_POWER,
    SHOT,
    SHOT_COST,
    SHOT_NEAREST,
    SP,
)
from turnwright.games.rounds.rules import hand, responses, turns
from turnwright.games.rounds.rules.effects import (
    Ledger,
    Scene,
    apply_ledger,
    compute,
    free,
    hit,
    reaches,
    throw,
)
from turnwright.games.rounds.rules.movement import path, walks
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


def carry_out(state: Battle, fighter: Fighter, command: Any, ctx: Context) -> None:
    """Carry out a command of the active fighter, or raise `Rejected`."""
    if isinstance(command, EndTurn):
        turns.end_turn(state, fighter, ctx)
    elif isinstance(command, Move):
        move(state, fighter, as_text(command, "to"), ctx)
    elif isinstance(command, Attack):
        target = as_text(command, "target_id")
        attack(state, fighter, _target(fighter, target, reached(state, fighter)), ctx)
    elif isinstance(command, PlayCard):
        play(state, fighter, command, ctx)
    elif isinstance(command, Shoot):
        target = as_text(command, "target_id")
        shoot(state, fighter, _target(fighter, target, in_sight(state, fighter)), ctx)
    elif isinstance(command, OpenContainer):
        open_container(state, fighter, as_text(command, "at"), ctx)
    elif isinstance(command, Rest):
        rest(state, fighter, as_text(command, "of"), ctx)
    else:
        raise Rejected("malformed", f"{type(command).__name__} is not an action of a turn", "command")


def check(state: Battle, fighter: Fighter, command: Any) -> None:
    """Raise `Rejected` if an action of the active fighter is not legal; nothing changes."""
    if isinstance(command, Attack):
        _target(fighter, command.target_id, reached(state, fighter))
    elif isinstance(command, Shoot):
        _target(fighter, command.target_id, in_sight(state, fighter))
    elif isinstance(command, PlayCard):
        _checked_aim(state, fighter, _checked_card(state, fighter, command.card), command)
    elif isinstance(command, OpenContainer):
        _check_container(state, fighter, command.at)
    elif isinstance(command, Rest):
        _check_rest(fighter, command.of)


def as_text(command: Any, field: str) -> str:
    """Return a text field of a command; `Rejected` if the client sent another type."""
    value = getattr(command, field)
    if not isinstance(value, str):
        raise Rejected("malformed", f"expected text, got {str(value)[:40]}", field)
    return value


# Attacks and shots


def reached(state: Battle, fighter: Fighter) -> list[Fighter]:
    """List the enemies within reach of an attack."""
    return [
        each
        for each in state.fighters
        if each.cell >= 0 and each.side != fighter.side and distance(fighter.cell, each.cell) <= ATTACK_REACH
    ]


def in_sight(state: Battle, fighter: Fighter) -> list[Fighter]:
    """List the enemies within reach of a shot: up to PER cells, not adjacent, in sight."""
    if not fighter.ranged:
        return []
    return [
        each for each in state.fighters if each.side != fighter.side and _shot_reaches(state, fighter, each)
    ]


def _shot_reaches(state: Battle, fighter: Fighter, target: Fighter) -> bool:
    if target.cell < 0:
        return False
    gap: i64 = distance(fighter.cell, target.cell)
    arena: Arena = state.arena
    return SHOT_NEAREST <= gap <= fighter.attribute(PER) and arena.board.sees(fighter.cell, target.cell)


def shot_damage(fighter: Fighter) -> i64:
    """Return the damage of a shot without its die: half of PER, rounded up."""
    return (fighter.attribute(PER) + 1) // 2


def attack(state: Battle, fighter: Fighter, target: Fighter, ctx: Context) -> None:
    """Attack: FOR and 1d2 damage to an adjacent enemy."""
    fighter.ap -= ATTACK_COST
    if ctx.heard:
        ctx.emit(Declared(fighter.id, ATTACK, target.id, "", fighter.name, target.name))
    responses.offer(state, fighter, target, ctx, None, ATTACK)
    if fighter.life > 0:
        if target.cell >= 0 and distance(fighter.cell, target.cell) <= ATTACK_REACH:
            _strike(state, fighter, target, fighter.attribute(FOR), ATTACK, ctx)
        else:
            _fail(fighter, ATTACK, target, ctx)
    turns.after_action(state, fighter, ctx)


def shoot(state: Battle, fighter: Fighter, target: Fighter, ctx: Context) -> None:
    """Shoot: half of PER, rounded up, and 1d2 damage."""
    fighter.ap -= SHOT_COST
    if ctx.heard:
        ctx.emit(Declared(fighter.id, SHOT, target.id, "", fighter.name, target.name))
    responses.offer(state, fighter, target, ctx, None, SHOT)
    if fighter.life > 0:
        if _shot_reaches(state, fighter, target):
            _strike(state, fighter, target, shot_damage(fighter), SHOT, ctx)
        else:
            _fail(fighter, SHOT, target, ctx)
    turns.after_action(state, fighter, ctx)


def _strike(state: Battle, fighter: Fighter, target: Fighter, base: i64, reason: str, ctx: Context) -> None:
    ledger = Ledger(len(state.fighters))
    hit(fighter, target, base + throw(ctx, fighter, 1, 2, reason, target.id), ledger, ctx)
    apply_ledger(state, ledger, ctx)


def _fail(fighter: Fighter, action: str, target: Fighter | None, ctx: Context) -> None:
    if ctx.heard:
        gone = target is not None and target.life <= 0
        ctx.emit(ActionFailed(fighter.id, action, "gone" if gone else "out_of_reach", fighter.name))


def _target(fighter: Fighter, id: str, legal: list[Fighter]) -> Fighter:
    if fighter.ap < ATTACK_COST:
        _refuse_points(fighter, ATTACK_COST)
    for target in legal:
        if target.id == id:
            return target
    raise Rejected(
        "unknown-target",
        f"{id[:40]!r} is not a target within reach",
        "target_id",
        [each.id for each in legal],
    )


def _refuse_points(fighter: Fighter, needs: i64) -> None:
    raise Rejected("no-points", f"this costs {needs} action points; {fighter.id} has {fighter.ap}", "command")


# Movement


def move(state: Battle, fighter: Fighter, name: str, ctx: Context) -> None:
    """Move to a cell by the cheapest path."""
    to: i64 = cell_of(name)
    found = walks(state, fighter, fighter.ap)
    cost: i64 = 0 if to == NOWHERE else i64(found.cost[to])
    if cost == 0 or cost == FAR:
        legal = [cell_name(cell) for cell in found.cells]
        raise Rejected(
            "unreachable",
            f"{fighter.id} cannot walk to {name[:10]!r} with {fighter.ap} action points",
            "to",
            legal,
        )
    fighter.ap -= cost
    if ctx.heard:
        arena: Arena = state.arena
        way = [cell_name(cell) for cell in path(arena.board, found, fighter.cell, to)]
        ctx.emit(Moved(fighter.id, tuple(way), cost, fighter.name))
    fighter.cell = to
    turns.after_action(state, fighter, ctx)


# Cards


def targets(state: Battle, fighter: Fighter, card: Card) -> list[Fighter]:
    """List the legal targets of a card that is aimed at a fighter."""
    if card.target != ENEMY and card.target != ALLY:
        return []
    return [each for each in state.fighters if _aimed(state, fighter, each, card)]


def _aimed(state: Battle, fighter: Fighter, target: Fighter, card: Card) -> bool:
    if target.cell < 0 or (target.side != fighter.side) != (card.target == ENEMY):
        return False
    arena: Arena = state.arena
    return reaches(arena.board, fighter.cell, target.cell, card.reach)


def leaps(state: Battle, fighter: Fighter, card: Card) -> list[int]:
    """List the cells that a card can be played to."""
    if card.target != CELL:
        return []
    arena: Arena = state.arena
    board = arena.board
    found: list[int] = []
    for cell in range(len(board.solid)):
        if (
            cell != fighter.cell
            and free(state, board, cell)
            and reaches(board, fighter.cell, cell, card.reach)
        ):
            found.append(cell)
    return found


def playable(state: Battle, fighter: Fighter) -> list[Card]:
    """List the different cards in hand that can be played and paid for now."""
    arena: Arena = state.arena
    found: list[Card] = []
    for id in fighter.hand:
        card = arena.library.card(id)
        if card.when == ACTIVATE and card not in found and fighter.pays(card.cost):
            found.append(card)
    return found


def play(state: Battle, fighter: Fighter, command: PlayCard, ctx: Context) -> None:
    """Play a card from the hand."""
    card = _checked_card(state, fighter, as_text(command, "card"))
    as_text(command, "target_id")
    to: i64 = cell_of(as_text(command, "to"))
    target = _checked_aim(state, fighter, card, command)
    hand.put_away(fighter, card.id)
    for resource in range(len(RESOURCES)):
        if card.cost[resource] > 0:
            fighter.put(resource, fighter.has(resource) - card.cost[resource])
    if ctx.heard:
        aim = "" if target is None else target.id
        name = "" if target is None else target.name
        ctx.emit(Declared(fighter.id, CARD, aim, card.id, fighter.name, name, card.name, command.to))
    responses.offer(state, fighter, target, ctx, card)
    if fighter.life > 0:
        if _still_goes(state, fighter, card, target, to):
            ledger = Ledger(len(state.fighters))
            compute(state, Scene(fighter, target, to), card.effects, ledger, ctx)
            apply_ledger(state, ledger, ctx)
        else:
            _fail(fighter, CARD, target, ctx)
    turns.after_action(state, fighter, ctx)


def _still_goes(state: Battle, fighter: Fighter, card: Card, target: Fighter | None, to: i64) -> bool:
    # A response may have moved the target, or filled the cell.
    if target is not None:
        return _aimed(state, fighter, target, card)
    return card.target != CELL or to in leaps(state, fighter, card)


def _checked_card(state: Battle, fighter: Fighter, id: str) -> Card:
    arena: Arena = state.arena
    if id not in fighter.hand:
        raise Rejected(
            "no-card",
            f"{fighter.id} has no card {id[:40]!r} in hand",
            "card",
            list(dict.fromkeys(fighter.hand)),
        )
    card = arena.library.card(id)
    if card.when != ACTIVATE:
        raise Rejected("no-card", f"{id} is a response: it is offered when it applies", "card")
    if not fighter.pays(card.cost):
        prices = [f"{card.cost[i]} {RESOURCES[i]}" for i in range(len(RESOURCES)) if card.cost[i] > 0]
        raise Rejected("no-points", f"{id} costs {', '.join(prices)}", "card")
    return card


def _checked_aim(state: Battle, fighter: Fighter, card: Card, command: PlayCard) -> Fighter | None:
    _check_leap(state, fighter, card, command.to)
    legal = targets(state, fighter, card)
    for target in legal:
        if target.id == command.target_id:
            return target
    if command.target_id != "" or card.target == ENEMY or card.target == ALLY:
        ids = [each.id for each in legal]
        raise Rejected("unknown-target", f"{card.id} has no such target within reach", "target_id", ids)
    return None


def _check_leap(state: Battle, fighter: Fighter, card: Card, to: str) -> None:
    if card.target != CELL:
        if to != "":
            raise Rejected("unreachable", f"{card.id} does not take a cell", "to")
        return
    cells = leaps(state, fighter, card)
    legal = [cell_name(cell) for cell in cells]
    if not cells:
        raise Rejected("unreachable", f"{card.id} has no free cell within reach", "to")
    if to == "":
        raise Rejected("unreachable", f"{card.id} needs a cell", "to", legal)
    if cell_of(to) not in cells:
        raise Rejected("unreachable", f"{card.id} cannot be played to {to[:10]!r}", "to", legal)


# Containers and rest


def chests(state: Battle, fighter: Fighter) -> list[int]:
    """List the cells of closed containers beside a fighter."""
    arena: Arena = state.arena
    board = arena.board
    return [
        cell
        for number, cell in enumerate(board.chests)
        if number not in state.opened and distance(fighter.cell, cell) == 1
    ]


def open_container(state: Battle, fighter: Fighter, name: str, ctx: Context) -> None:
    """Take the card in an adjacent container; with a full hand it goes to the discard pile."""
    arena: Arena = state.arena
    cell: i64 = cell_of(name)
    _check_container(state, fighter, name)
    fighter.ap -= OPEN_COST
    number = arena.board.chests.index(cell)
    state.opened = sorted([*state.opened, number])
    card = arena.library.card(arena.chests[number])
    if len(fighter.hand) < MOST_IN_HAND:
        fighter.hand.append(card.id)
    else:
        fighter.discard.append(card.id)
    if ctx.heard:
        ctx.emit(ContainerOpened(fighter.id, cell_name(cell), card.id, fighter.name, card.name))
    turns.after_action(state, fighter, ctx)


def _check_container(state: Battle, fighter: Fighter, name: str) -> None:
    legal = chests(state, fighter)
    if cell_of(name) not in legal:
        raise Rejected(
            "unreachable",
            f"there is no closed container beside {fighter.id} on {name[:10]!r}",
            "at",
            [cell_name(each) for each in legal],
        )
    if fighter.ap < OPEN_COST:
        _refuse_points(fighter, OPEN_COST)


def _check_rest(fighter: Fighter, of: str) -> None:
    if of != OF_LIFE and of != OF_POWER:
        raise Rejected("malformed", f"cannot rest for {of[:40]!r}", "of", [OF_LIFE, OF_POWER])
    if fighter.acts > 0:
        raise Rejected("too-late", f"{fighter.id} has already acted in this turn", "command")


def rest(state: Battle, fighter: Fighter, of: str, ctx: Context) -> None:
    """Rest instead of acting: recover 1 life, or 2 stamina and 2 mana, and end the turn."""
    _check_rest(fighter, of)
    if ctx.heard:
        ctx.emit(Rested(fighter.id, of, fighter.name))
    fighter.ap = 0
    ledger = Ledger(len(state.fighters))
    if of == OF_LIFE:
        ledger.give(fighter.place, LIFE, REST_LIFE)
    else:
        ledger.give(fighter.place, SP, REST_POWER)
        ledger.give(fighter.place, MP, REST_POWER)
    apply_ledger(state, ledger, ctx)
    turns.end_turn(state, fighter, ctx)
