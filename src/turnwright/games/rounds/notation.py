"""A battle in one line, and its commands in a word or two, both ways.

    r2 turn >iara 1/0,2,1 q0 h1 c- - - | bento 6 6 12 0 j4 b1e0a0 escudo,rede salto - guarda*1*0 | ...

Round, phase, active fighter, position in the order and the order, rounds without injury, whether there was
one in this round, open containers, reason and winner; then each fighter by id: life, mana, stamina, points,
cell, turn (begun, ended, actions), hand, deck, discard, marks with turns left and giver.
"""

from typing import Final

from turnwright.gamekit.notation import number
from turnwright.games.rounds.arena import MOST_ACTS, Arena
from turnwright.games.rounds.commands import (
    Attack,
    BeginBattle,
    Camp,
    Command,
    Explore,
    Move,
    OpenContainer,
    PlayCard,
    Resign,
    Rest,
    Shoot,
    Travel,
    Wait,
)
from turnwright.games.rounds.map.board import cell_name, cell_of
from turnwright.games.rounds.rulebook import (
    AP,
    END_OF_ROUND,
    END_OF_TURN,
    LIFE,
    MP,
    NO_INDEX,
    NOWHERE,
    ORDER,
    POINTS,
    REASONS,
    SIDES,
    SP,
    START_OF_ROUND,
    START_OF_TURN,
    TURN,
)
from turnwright.games.rounds.state import Battle, Fighter, Mark
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected

NONE: Final = "-"
LARGEST: Final = 1_000_000
STAGES: Final = (START_OF_ROUND, ORDER, POINTS, START_OF_TURN, TURN, END_OF_TURN, END_OF_ROUND)


def write(state: Battle) -> str:
    """Write the position in one line."""
    actor = NONE if state.active == NO_INDEX else state.fighters[state.active].id
    head = [
        f"r{state.round}",
        state.phase or NONE,
        f">{actor}",
        f"{int(state.at)}/{_numbers(state.order)}",
        f"q{state.quiet}",
        f"h{1 if state.hurt else 0}",
        f"c{_numbers(state.opened)}",
        state.reason or NONE,
        NONE if state.winner == NO_INDEX else str(int(state.winner)),
    ]
    return " | ".join([" ".join(head), *[_fighter(fighter) for fighter in state.fighters]])


def _fighter(who: Fighter) -> str:
    turn = f"b{1 if who.begun else 0}e{1 if who.ended else 0}a{who.acts}"
    marks = [f"{mark.id}*{mark.lasts}*{mark.giver}" for mark in who.marks]
    parts = [who.id, *[str(int(who.has(each))) for each in (LIFE, MP, SP, AP)], cell_name(who.cell), turn]
    return " ".join([*parts, *[_listed(each) for each in (who.hand, who.deck, who.discard, marks)]])


def _numbers(numbers: list[int]) -> str:
    return _listed([str(number) for number in numbers])


def _listed(parts: list[str]) -> str:
    return ",".join(parts) or NONE


def read(text: str, like: Battle) -> Battle:
    """Read a position with the fighters of `like`, or raise `Rejected`."""
    state = like.clone()
    try:
        head, *fighters = text.split(" | ")
        if len(fighters) != len(state.fighters):
            raise ValueError(f"expected {len(state.fighters)} fighters, got {len(fighters)}")
        for place, fighter in enumerate(fighters):
            _read_fighter(fighter, state.fighters[place], state)
        _read_head(head, state)
    except (ValueError, KeyError, IndexError) as error:
        raise Rejected("malformed", f"not a position of this battle: {error}", "position") from None
    state.bind(like.arena)
    return state


def _read_head(head: str, state: Battle) -> None:
    round, phase, actor, order, quiet, hurt, opened, reason, winner = head.split()
    if (phase != NONE and phase not in STAGES) or (reason != NONE and reason not in REASONS):
        raise ValueError(f"{head[:60]!r}")
    at, _, places = order.partition("/")
    state.round = number(round, "r", LARGEST)
    state.phase = "" if phase == NONE else phase
    state.order = _places(places, state)
    state.at = _signed(at, len(state.order) - 1)
    state.quiet = number(quiet, "q", LARGEST)
    state.hurt = number(hurt, "h", 1) == 1
    arena: Arena = state.arena
    state.opened = [number(part, most=len(arena.chests) - 1) for part in _parts(opened.removeprefix("c"))]
    state.active = NO_INDEX if actor == f">{NONE}" else state.get(actor.removeprefix(">")).place
    state.reason = "" if reason == NONE else reason
    state.winner = NO_INDEX if winner == NONE else number(winner, most=len(SIDES) - 1)
    if state.phase != "" and (state.active == NO_INDEX) != (state.reason != ""):
        raise ValueError("a battle that is over has no active fighter")
    _check(state)


def _check(state: Battle) -> None:
    """Refuse positions that cannot occur."""
    if state.active != NO_INDEX and not state.fighters[state.active].on_board:
        raise ValueError("the active fighter must be on the board")
    if state.active != NO_INDEX and (state.at < 0 or state.order[state.at] != state.active):
        raise ValueError("the active fighter must be the current one of the order")
    if state.phase != "" and state.round < 1:
        raise ValueError("a battle begins with round 1")
    if any(not state.fighters[place].on_board for place in state.order):
        raise ValueError("fighters in the order must be on the board")
    stood = [who.cell for who in state.fighters if who.cell != NOWHERE]
    if len(dict.fromkeys(stood)) != len(stood):
        raise ValueError("two fighters on one cell")
    arena: Arena = state.arena
    for who in state.fighters:
        if who.cell != NOWHERE and (who.life <= 0 or arena.board.solid[who.cell]):
            raise ValueError(f"{who.id} cannot stand there")


def _places(text: str, state: Battle) -> list[int]:
    places = [number(part, most=len(state.fighters) - 1) for part in _parts(text)]
    if len(dict.fromkeys(places)) != len(places):
        raise ValueError("a fighter is in the order twice")
    return places


def _read_fighter(text: str, who: Fighter, state: Battle) -> None:
    name, life, mp, sp, ap, cell, turn, hand, deck, discard, marks = text.split()
    if name != who.id:
        raise ValueError(f"expected {who.id}, got {name[:40]!r}")
    for resource, amount in ((LIFE, life), (MP, mp), (SP, sp), (AP, ap)):
        who.put(resource, number(amount, most=int(who.most(resource))))
    who.cell = NOWHERE if cell == NONE else cell_of(cell)
    if cell_name(who.cell) != cell:
        raise ValueError(f"{cell[:10]!r} is not a cell")
    begun, ended = turn[1:2], turn[3:4]
    if turn[:1] != "b" or turn[2:3] != "e" or begun not in "01" or ended not in "01":
        raise ValueError(f"{turn[:20]!r} is not a turn")
    who.begun, who.ended = begun == "1", ended == "1"
    who.acts = number(turn[4:], "a", MOST_ACTS)
    arena: Arena = state.arena
    who.hand, who.deck, who.discard = _parts(hand), _parts(deck), _parts(discard)
    for card in who.hand + who.deck + who.discard:
        arena.library.card(card)
    who.marks = [_mark(part, state) for part in _parts(marks)]


def _mark(text: str, state: Battle) -> Mark:
    id, lasts, giver = text.split("*")
    arena: Arena = state.arena
    arena.library.mark(id)
    return Mark(id, number(lasts, most=100), _signed(giver, len(state.fighters) - 1))


def _parts(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def _signed(text: str, most: int) -> int:
    return number(text, most=most, least=-1)


# Commands


def write_command(command: object) -> str:
    """Write a command: `attack>bento`, `move>e5`, `play:chama>bento`, `play:salto@e5`, `end`."""
    if isinstance(command, Attack):
        return f"attack>{command.target_id}"
    if isinstance(command, Shoot):
        return f"shoot>{command.target_id}"
    if isinstance(command, Move):
        return f"move>{command.to}"
    if isinstance(command, OpenContainer):
        return f"open>{command.at}"
    if isinstance(command, Rest):
        return f"rest>{command.of}"
    if isinstance(command, PlayCard):
        to = f"@{command.to}" if command.to else ""
        return f"play:{command.card}{to}" + (f">{command.target_id}" if command.target_id else "")
    if isinstance(command, Travel):
        return f"travel>{command.to}"
    for word, kind in _ALONE.items():
        if isinstance(command, kind):
            return word
    return "end"


_TAGS: Final = {
    "attack": ("attack", "target_id"),
    "shoot": ("shoot", "target_id"),
    "move": ("move", "to"),
    "open": ("open_container", "at"),
    "rest": ("rest", "of"),
    "begin": ("begin_battle", ""),
    "end": ("end_turn", ""),
    "resign": ("resign", ""),
    "travel": ("travel", "to"),
    "explore": ("explore", ""),
    "camp": ("camp", ""),
    "wait": ("wait", ""),
}
_ALONE: Final[dict[str, type]] = {
    "begin": BeginBattle,
    "resign": Resign,
    "explore": Explore,
    "camp": Camp,
    "wait": Wait,
}


def read_command(text: str) -> "Command":
    """Read a command, or raise `Rejected`."""
    word, _, rest = text.strip().partition(">")
    if word.startswith("play:"):
        card, _, to = word.removeprefix("play:").partition("@")
        data = {"type": "play_card", "card": card, "target_id": rest, "to": to}
    elif word in _TAGS and (rest != "") == (_TAGS[word][1] != ""):
        tag, field = _TAGS[word]
        data = {"type": tag, field: rest} if field else {"type": tag}
    else:
        raise Rejected("malformed", f"{text[:60]!r} is not a command", "command", ["end"])
    found: Command = codec.read_command(data, Command)
    return found
