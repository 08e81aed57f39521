"""What somebody does in a turn: each action is checked, paid for, answered, and carried out."""

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
from turnwright.games.rounds.rules.effects import Ledger, Scene, book, free, hit, reaches, reckon, throw
from turnwright.games.rounds.rules.movement import path, walks
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


def carry_out(state: Battle, who: Fighter, command: Any, ctx: Context) -> None:
    """Do what the one whose turn it is was told to do, or raise `Rejected`."""
    if isinstance(command, EndTurn):
        turns.end_turn(state, who, ctx)
    elif isinstance(command, Move):
        move(state, who, as_text(command, "to"), ctx)
    elif isinstance(command, Attack):
        target = as_text(command, "target_id")
        attack(state, who, _target(state, who, target, reached(state, who)), ctx)
    elif isinstance(command, PlayCard):
        play(state, who, command, ctx)
    elif isinstance(command, Shoot):
        target = as_text(command, "target_id")
        shoot(state, who, _target(state, who, target, in_sight(state, who)), ctx)
    elif isinstance(command, OpenContainer):
        open_container(state, who, as_text(command, "at"), ctx)
    elif isinstance(command, Rest):
        rest(state, who, as_text(command, "of"), ctx)
    else:
        raise Rejected("malformed", f"a {type(command).__name__} is no action of a turn", "command")


def as_text(command: Any, field: str) -> str:
    """A field of a command that has to be text, or `Rejected`: whoever made the command may err."""
    value = getattr(command, field)
    if not isinstance(value, str):
        raise Rejected("malformed", f"expected text, got {str(value)[:40]}", field)
    return value


# Blows and shots


def reached(state: Battle, who: Fighter) -> list[Fighter]:
    """The enemies that a blow reaches."""
    return [
        each
        for each in state.fighters
        if each.cell >= 0 and each.side != who.side and distance(who.cell, each.cell) <= ATTACK_REACH
    ]


def in_sight(state: Battle, who: Fighter) -> list[Fighter]:
    """The enemies that a shot reaches: PER cells far, not beside, with nothing between."""
    if not who.ranged:
        return []
    return [each for each in state.fighters if each.side != who.side and _shot_reaches(state, who, each)]


def _shot_reaches(state: Battle, who: Fighter, target: Fighter) -> bool:
    if target.cell < 0:
        return False
    apart: i64 = distance(who.cell, target.cell)
    arena: Arena = state.arena
    return SHOT_NEAREST <= apart <= who.attribute(PER) and arena.board.sees(who.cell, target.cell)


def shot_damage(who: Fighter) -> i64:
    """What a shot does without its die."""
    return (who.attribute(PER) + 1) // 2


def attack(state: Battle, who: Fighter, target: Fighter, ctx: Context) -> None:
    """A blow: FOR and 1d2."""
    _spend(who, ATTACK_COST)
    if ctx.heard:
        ctx.emit(Declared(who.id, ATTACK, target.id, "", who.name, target.name))
    responses.offer(state, who, target, ctx, None, ATTACK)
    if who.life > 0:
        if target.cell >= 0 and distance(who.cell, target.cell) <= ATTACK_REACH:
            _strike(state, who, target, who.attribute(FOR), ATTACK, ctx)
        else:
            _fail(who, ATTACK, target, ctx)
    turns.after_action(state, who, ctx)


def shoot(state: Battle, who: Fighter, target: Fighter, ctx: Context) -> None:
    """A shot: half of PER, rounded up, and 1d2."""
    _spend(who, SHOT_COST)
    if ctx.heard:
        ctx.emit(Declared(who.id, SHOT, target.id, "", who.name, target.name))
    responses.offer(state, who, target, ctx, None, SHOT)
    if who.life > 0:
        if _shot_reaches(state, who, target):
            _strike(state, who, target, shot_damage(who), SHOT, ctx)
        else:
            _fail(who, SHOT, target, ctx)
    turns.after_action(state, who, ctx)


def _strike(state: Battle, who: Fighter, target: Fighter, base: i64, reason: str, ctx: Context) -> None:
    ledger = Ledger(len(state.fighters))
    hit(who, target, base + throw(ctx, who, 1, 2, reason), ledger, ctx)
    book(state, ledger, ctx)


def _fail(who: Fighter, action: str, target: Fighter | None, ctx: Context) -> None:
    if ctx.heard:
        gone = target is not None and target.life <= 0
        ctx.emit(ActionFailed(who.id, action, "gone" if gone else "out_of_reach", who.name))


def _target(state: Battle, who: Fighter, id: str, legal: list[Fighter]) -> Fighter:
    if who.ap < ATTACK_COST:
        _refuse_points(who, ATTACK_COST)
    for target in legal:
        if target.id == id:
            return target
    raise Rejected(
        "unknown-target", f"{id[:40]!r} cannot be reached", "target_id", [each.id for each in legal]
    )


def _spend(who: Fighter, points: i64) -> None:
    who.ap -= points


def _refuse_points(who: Fighter, needs: i64) -> None:
    raise Rejected("no-points", f"it takes {needs} action points, and {who.id} has {who.ap}", "command")


# Walking


def move(state: Battle, who: Fighter, name: str, ctx: Context) -> None:
    """Walk to a cell by the cheapest way."""
    to: i64 = cell_of(name)
    found = walks(state, who, who.ap)
    cost: i64 = 0 if to == NOWHERE else i64(found.cost[to])
    if cost == 0 or cost == FAR:
        legal = [cell_name(cell) for cell in found.cells]
        raise Rejected("unreachable", f"{who.id} cannot walk to {name[:10]!r} with {who.ap}", "to", legal)
    _spend(who, cost)
    if ctx.heard:
        arena: Arena = state.arena
        way = [cell_name(cell) for cell in path(arena.board, found, who.cell, to)]
        ctx.emit(Moved(who.id, tuple(way), cost, who.name))
    who.cell = to
    turns.after_action(state, who, ctx)


# Cards


def targets(state: Battle, who: Fighter, card: Card) -> list[Fighter]:
    """Whom a card can be aimed at; nobody needs to be named for oneself."""
    if card.target != ENEMY and card.target != ALLY:
        return []
    return [each for each in state.fighters if _aimed(state, who, each, card)]


def _aimed(state: Battle, who: Fighter, target: Fighter, card: Card) -> bool:
    if target.cell < 0 or (target.side != who.side) != (card.target == ENEMY):
        return False
    arena: Arena = state.arena
    return reaches(arena.board, who.cell, target.cell, card.reach)


def leaps(state: Battle, who: Fighter, card: Card) -> list[int]:
    """The cells that a card can be played to."""
    if card.target != CELL:
        return []
    arena: Arena = state.arena
    board = arena.board
    found: list[int] = []
    for cell in range(len(board.solid)):
        if cell != who.cell and free(state, board, cell) and reaches(board, who.cell, cell, card.reach):
            found.append(cell)
    return found


def playable(state: Battle, who: Fighter) -> list[Card]:
    """The different cards of a hand that can be played and paid for now."""
    arena: Arena = state.arena
    found: list[Card] = []
    for id in who.hand:
        card = arena.library.card(id)
        if card.when == ACTIVATE and card not in found and who.pays(card.cost):
            found.append(card)
    return found


def play(state: Battle, who: Fighter, command: PlayCard, ctx: Context) -> None:
    """Play a card of the hand."""
    card = _checked_card(state, who, as_text(command, "card"))
    as_text(command, "target_id")
    to: i64 = cell_of(as_text(command, "to"))
    target = _checked_aim(state, who, card, command)
    hand.put_away(who, card.id)
    for resource in range(len(RESOURCES)):
        if card.cost[resource] > 0:
            who.put(resource, who.has(resource) - card.cost[resource])
    if ctx.heard:
        aim = "" if target is None else target.id
        name = "" if target is None else target.name
        ctx.emit(Declared(who.id, CARD, aim, card.id, who.name, name, card.name, command.to))
    responses.offer(state, who, target, ctx, card)
    if who.life > 0:
        if _still_goes(state, who, card, target, to):
            ledger = Ledger(len(state.fighters))
            reckon(state, Scene(who, target, to), card.words, ledger, ctx)
            book(state, ledger, ctx)
        else:
            _fail(who, CARD, target, ctx)
    turns.after_action(state, who, ctx)


def _still_goes(state: Battle, who: Fighter, card: Card, target: Fighter | None, to: i64) -> bool:
    # An answer may have moved them, or put somebody on the cell.
    if target is not None:
        return _aimed(state, who, target, card)
    return card.target != CELL or to in leaps(state, who, card)


def _checked_card(state: Battle, who: Fighter, id: str) -> Card:
    arena: Arena = state.arena
    if id not in who.hand:
        raise Rejected(
            "no-card", f"{who.id} has no {id[:40]!r} in hand", "card", list(dict.fromkeys(who.hand))
        )
    card = arena.library.card(id)
    if card.when != ACTIVATE:
        raise Rejected("no-card", f"{id} is a response: it is asked for when it fits", "card")
    if not who.pays(card.cost):
        prices = [f"{card.cost[i]} {RESOURCES[i]}" for i in range(len(RESOURCES)) if card.cost[i] > 0]
        raise Rejected("no-points", f"{id} costs {', '.join(prices)}", "card")
    return card


def _checked_aim(state: Battle, who: Fighter, card: Card, command: PlayCard) -> Fighter | None:
    _check_leap(state, who, card, command.to)
    legal = targets(state, who, card)
    for target in legal:
        if target.id == command.target_id:
            return target
    if command.target_id != "" or card.target == ENEMY or card.target == ALLY:
        ids = [each.id for each in legal]
        raise Rejected("unknown-target", f"{card.id} cannot be aimed so", "target_id", ids)
    return None


def _check_leap(state: Battle, who: Fighter, card: Card, to: str) -> None:
    if card.target != CELL:
        if to != "":
            raise Rejected("unreachable", f"{card.id} is played to no cell", "to")
        return
    cells = leaps(state, who, card)
    legal = [cell_name(cell) for cell in cells]
    if not cells:
        raise Rejected("unreachable", f"{card.id} has no cell to go to", "to")
    if to == "":
        raise Rejected("unreachable", f"{card.id} needs a cell", "to", legal)
    if cell_of(to) not in cells:
        raise Rejected("unreachable", f"{card.id} cannot be played to {to[:10]!r}", "to", legal)


# Containers and rest


def chests(state: Battle, who: Fighter) -> list[int]:
    """The cells of closed containers beside somebody."""
    arena: Arena = state.arena
    board = arena.board
    return [
        cell
        for number, cell in enumerate(board.chests)
        if number not in state.opened and distance(who.cell, cell) == 1
    ]


def open_container(state: Battle, who: Fighter, name: str, ctx: Context) -> None:
    """Take what is in a container beside; when the hand is full it goes to the cards that were played."""
    arena: Arena = state.arena
    cell: i64 = cell_of(name)
    legal = chests(state, who)
    if cell not in legal:
        raise Rejected(
            "unreachable",
            f"there is no closed container beside {who.id} on {name[:10]!r}",
            "at",
            [cell_name(each) for each in legal],
        )
    if who.ap < OPEN_COST:
        _refuse_points(who, OPEN_COST)
    _spend(who, OPEN_COST)
    number = arena.board.chests.index(cell)
    state.opened = sorted([*state.opened, number])
    card = arena.library.card(arena.chests[number])
    if len(who.hand) < MOST_IN_HAND:
        who.hand.append(card.id)
    else:
        who.discard.append(card.id)
    if ctx.heard:
        ctx.emit(ContainerOpened(who.id, cell_name(cell), card.id, who.name, card.name))
    turns.after_action(state, who, ctx)


def rest(state: Battle, who: Fighter, of: str, ctx: Context) -> None:
    """Give up a turn in which nothing was done: for 1 life, or for 2 stamina and 2 mana."""
    if of != OF_LIFE and of != OF_POWER:
        raise Rejected("malformed", f"nobody rests for {of[:40]!r}", "of", [OF_LIFE, OF_POWER])
    if who.acts > 0:
        raise Rejected("too-late", f"{who.id} has already acted in this turn", "command")
    if ctx.heard:
        ctx.emit(Rested(who.id, of, who.name))
    who.ap = 0
    ledger = Ledger(len(state.fighters))
    if of == OF_LIFE:
        ledger.give(who.place, LIFE, REST_LIFE)
    else:
        ledger.give(who.place, SP, REST_POWER)
        ledger.give(who.place, MP, REST_POWER)
    book(state, ledger, ctx)
    turns.end_turn(state, who, ctx)
