"""A duel in one line, both ways.

    waitingForPlayerAction 3 2-1 12:57/3 player power - - - deck=4,8,15 seen=12,57 clock=61000/1/run

State, round, score, the two cards and the round they were dealt for, the chooser, the last stat, outcome,
reason, winner, the deck (its top last), the cards drawn since it was filled, and the clock with the time left
on each timer. If stats have limited uses, how often each side has chosen each (`uses=1,0,0,2,1/0,1,0,0,0`)
follows; in an interrupted round, the time to choose that it had left (`left=12000`); the decided rounds, each
with its stat, the values of both sides and whether the dice chose the stat (`past=power/9/8,speed/1/2/auto`);
and `auto=yes` if they chose the last stat.
"""

from collections.abc import Sequence
from typing import Any, Final

from turnwright.gamekit.notation import LARGEST, number
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import (
    Advance,
    ChooseStat,
    Interrupt,
    PauseTimers,
    Resume,
    ResumeTimers,
    StartMatch,
)
from turnwright.games.duel.flow import STATES, WAITING_FOR_ACTION
from turnwright.games.duel.rulebook import COOLDOWN, OUTCOMES, REASONS, SELECTION, SIDES, STATS, WAITING
from turnwright.games.duel.state import NO_CARD, NO_SIDE, DuelState
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.timers import Timer, Timers

NONE: Final = "-"
RUNS: Final = ("run", "paused", "resumed")
_AUTO: Final = "auto=yes"
TIMERS: Final = (SELECTION, COOLDOWN, WAITING)
COMMANDS: Final = {
    "start": StartMatch(),
    "advance": Advance(),
    "resume": Resume(),
    "pause": PauseTimers(),
    "continue": ResumeTimers(),
    "quit": Interrupt("quit"),
    "navigate": Interrupt("navigate"),
    "error": Interrupt("error"),
}


def write(state: DuelState, arena: Arena) -> str:
    """Write the position in one line."""
    cards = f"{_card(state.player_card, arena)}:{_card(state.opponent_card, arena)}/{state.dealt}"
    parts = [
        state.phase,
        str(state.round),
        f"{state.player_score}-{state.opponent_score}",
        cards,
        SIDES[state.chooser],
        NONE if state.stat < 0 else STATS[state.stat],
        state.outcome or NONE,
        state.reason or NONE,
        NONE if state.winner == NO_SIDE else SIDES[state.winner],
        "deck=" + ",".join(_card(card, arena) for card in state.deck),
        "seen=" + ",".join(_card(card, arena) for card in state.seen),
        "clock=" + _clock(state.timers),
    ]
    if state.uses:
        parts.append("uses=" + "/".join(",".join(map(str, used)) for used in state.uses))
    if state.selection_left:
        parts.append(f"left={state.selection_left}")
    if state.past:
        parts.append("past=" + ",".join(_past(*each) for each in state.past))
    if state.auto:
        parts.append(_AUTO)
    return " ".join(parts)


def read(text: str, arena: Arena) -> DuelState:
    """Read a position, or raise `Rejected` naming the part at fault."""
    parts = text.split()
    if not 12 <= len(parts) <= 16:
        raise Rejected("malformed", f"a position has 12 to 16 parts, not {len(parts)}", "position")
    state = DuelState()
    state.arena = arena
    try:
        _read_head(state, parts, arena)
        state.deck = _places(parts[9], "deck=", arena)
        state.seen = _places(parts[10], "seen=", arena)
        state.timers = _read_clock(parts[11])
        _read_rest(state, parts[12:], arena)
        _check_cards(state)
    except (ValueError, KeyError, IndexError) as error:
        raise Rejected("malformed", f"not a position of a duel: {error}", "position") from None
    return state


def _read_head(state: DuelState, parts: list[str], arena: Arena) -> None:
    state.phase = _word(parts[0], STATES)
    state.round = number(parts[1])
    player, opponent = parts[2].split("-")
    state.player_score, state.opponent_score = number(player), number(opponent)
    cards, dealt = parts[3].split("/")
    first, second = cards.split(":")
    state.player_card, state.opponent_card = _place(first, arena), _place(second, arena)
    state.dealt = number(dealt)
    state.chooser = SIDES.index(_word(parts[4], SIDES))
    state.stat = -1 if parts[5] == NONE else STATS.index(_word(parts[5], STATS))
    state.outcome = "" if parts[6] == NONE else _word(parts[6], OUTCOMES)
    state.reason = "" if parts[7] == NONE else _word(parts[7], REASONS)
    state.winner = NO_SIDE if parts[8] == NONE else SIDES.index(_word(parts[8], SIDES))


def _read_rest(state: DuelState, parts: list[str], arena: Arena) -> None:
    if arena.stat_uses:
        state.uses = [[0] * len(STATS) for _ in SIDES]
    for part in parts:
        label, _, value = part.partition("=")
        if label == "uses" and arena.stat_uses:
            state.uses = [[number(used) for used in side.split(",")] for side in value.split("/")]
            if [len(used) for used in state.uses] != [len(STATS)] * len(SIDES):
                raise ValueError("expected a number of uses for each side and stat")
            if max(max(used) for used in state.uses) > arena.stat_uses:
                raise ValueError(f"a stat has at most {arena.stat_uses} uses")
        elif label == "left":
            state.selection_left = number(value)
        elif label == "past":
            state.past = [_read_past(each) for each in value.split(",")]
        elif part == _AUTO and state.stat >= 0:
            state.auto = True
        else:
            raise ValueError(f"unknown part {part[:40]!r}")


def _past(stat: int, player: int, opponent: int, auto: int) -> str:
    return f"{STATS[stat]}/{player}/{opponent}" + ("/auto" if auto else "")


def _read_past(text: str) -> tuple[int, int, int, int]:
    stat, player, opponent, *auto = text.split("/")
    if auto not in ([], ["auto"]):
        raise ValueError(f"not a decided round: {text[:40]!r}")
    return STATS.index(_word(stat, STATS)), number(player), number(opponent), len(auto)


def _check_cards(state: DuelState) -> None:
    if (state.player_card == NO_CARD) != (state.opponent_card == NO_CARD):
        raise ValueError("either both sides have a card or neither")
    if state.player_card != NO_CARD and state.player_card == state.opponent_card:
        raise ValueError("the two cards of a round differ")
    if state.phase == WAITING_FOR_ACTION and (state.player_card == NO_CARD or state.dealt != state.round):
        raise ValueError("a stat can only be chosen for cards of this round")
    drawn = state.deck + state.seen
    if len(set(drawn)) != len(drawn):
        raise ValueError("a card is in the deck twice")


def _word(text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise ValueError(f"{text[:40]!r} is not one of {', '.join(known)}")
    return text


def _card(place: int, arena: Arena) -> str:
    return NONE if place == NO_CARD else str(arena.cards[place].id)


def _place(text: str, arena: Arena) -> int:
    if text == NONE:
        return int(NO_CARD)
    card = number(text)
    if card not in arena.places:
        raise ValueError(f"unknown card {card}")
    return arena.places[card]


def _places(part: str, label: str, arena: Arena) -> list[int]:
    if not part.startswith(label):
        raise ValueError(f"expected {label}")
    listed = part[len(label) :]
    places = [_place(card, arena) for card in listed.split(",")] if listed else []
    if NO_CARD in places:
        raise ValueError(f"{label} expects a list of cards")
    return places


def _clock(timers: Timers) -> str:
    run = RUNS[1] if timers.paused else RUNS[2] if timers.resumed else RUNS[0]
    running = [f"{t.id}:{t.left}:{t.last}:{t.mark}:{t.tick}" for t in timers.timers]
    return "/".join([str(timers.now), str(timers.speed), run, *running])


def _read_clock(part: str) -> Timers:
    if not part.startswith("clock="):
        raise ValueError("expected clock=")
    now, speed, run, *running = part[len("clock=") :].split("/")
    timers = []
    for timer in running:
        name, left, last, mark, tick = timer.split(":")
        name = _word(name, TIMERS)
        timers.append(Timer(name, number(left), number(last), number(mark, least=-1), number(tick)))
    at = _word(run, RUNS)
    return Timers(number(now, least=-LARGEST), number(speed), at == RUNS[1], at == RUNS[2], timers)


def write_command(command: Any) -> str:
    """Write a command as a word; a stat may name its round, as in `power@3`."""
    if isinstance(command, ChooseStat):
        return f"{command.stat}@{command.round}" if command.round else command.stat
    for word, known in COMMANDS.items():
        if known == command:
            return word
    return codec.encode(command).decode()


def parse_command(text: str) -> Any:
    """Read a command from its word, or raise `Rejected`."""
    word = text.strip()
    stat, at, number = word.partition("@")
    is_round = number.isascii() and number.isdecimal() and len(number) <= 9
    if stat in STATS and (at == "" or is_round):
        return ChooseStat(stat, int(number or 0))
    if word in COMMANDS:
        return COMMANDS[word]
    raise Rejected("malformed", f"{word[:40]!r} is not a command of the duel", "command", [*STATS, *COMMANDS])
