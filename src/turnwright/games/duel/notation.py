"""A duel in one line, both ways.

    waitingForPlayerAction 3 2-1 12:57/3 player power - - - deck=4,8,15 seen=12,57 clock=61000/1/run

State, round, score, the two cards and the round they were dealt for, who chooses, the last stat, outcome,
reason, winner, then the deck (its top last), the cards drawn since it was filled, and the clock with what is
left of each timer.
"""

from turnwright.games.duel.flow import STATES
from turnwright.games.duel.rounds import SIDES, STATS
from turnwright.games.duel.state import NO_CARD, NOBODY, DuelState, Table
from turnwright.kernel.rejected import Rejected
from turnwright.kernel.timers import Timer, Timers

NONE = "-"


def write(state: DuelState, table: Table) -> str:
    """The position in one line."""
    cards = f"{_card(state.player_card, table)}:{_card(state.opponent_card, table)}/{state.dealt}"
    return " ".join(
        [
            state.phase,
            str(state.round),
            f"{state.player_score}-{state.opponent_score}",
            cards,
            SIDES[state.chooser],
            NONE if state.stat < 0 else STATS[state.stat],
            state.outcome or NONE,
            state.reason or NONE,
            NONE if state.winner == NOBODY else SIDES[state.winner],
            "deck=" + ",".join(_card(card, table) for card in state.deck),
            "seen=" + ",".join(_card(card, table) for card in state.seen),
            "clock=" + _clock(state.timers),
        ]
    )


def read(text: str, table: Table) -> DuelState:
    """The position that a line describes, or `Rejected` naming the part at fault."""
    parts = text.split()
    if len(parts) != 12:
        raise Rejected("malformed", f"a position has 12 parts, not {len(parts)}", "position")
    state = DuelState()
    state.table = table
    try:
        _read_head(state, parts, table)
        state.deck = _places(parts[9], "deck=", table)
        state.seen = _places(parts[10], "seen=", table)
        state.timers = _read_clock(parts[11])
    except (ValueError, KeyError, IndexError) as error:
        raise Rejected("malformed", f"not a position of the duel: {error}", "position") from None
    return state


def _read_head(state: DuelState, parts: list[str], table: Table) -> None:
    state.phase = STATES[STATES.index(parts[0])]
    state.round = int(parts[1])
    player, opponent = parts[2].split("-")
    state.player_score, state.opponent_score = int(player), int(opponent)
    cards, dealt = parts[3].split("/")
    first, second = cards.split(":")
    state.player_card, state.opponent_card = _place(first, table), _place(second, table)
    state.dealt = int(dealt)
    state.chooser = SIDES.index(parts[4])
    state.stat = -1 if parts[5] == NONE else STATS.index(parts[5])
    state.outcome = "" if parts[6] == NONE else parts[6]
    state.reason = "" if parts[7] == NONE else parts[7]
    state.winner = NOBODY if parts[8] == NONE else SIDES.index(parts[8])


def _card(place: int, table: Table) -> str:
    return NONE if place == NO_CARD else str(table.cards[place].id)


def _place(text: str, table: Table) -> int:
    return int(NO_CARD) if text == NONE else table.places[int(text)]


def _places(part: str, label: str, table: Table) -> list[int]:
    if not part.startswith(label):
        raise ValueError(f"{label} was expected")
    listed = part[len(label) :]
    return [_place(card, table) for card in listed.split(",")] if listed else []


def _clock(timers: Timers) -> str:
    run = "paused" if timers.paused else "resumed" if timers.resumed else "run"
    running = [f"{t.id}:{t.left}:{t.last}:{t.mark}:{t.tick}" for t in timers.timers]
    return "/".join([str(timers.now), str(timers.speed), run, *running])


def _read_clock(part: str) -> Timers:
    if not part.startswith("clock="):
        raise ValueError("clock= was expected")
    now, speed, run, *running = part[len("clock=") :].split("/")
    timers = []
    for timer in running:
        name, left, last, mark, tick = timer.split(":")
        timers.append(Timer(name, int(left), int(last), int(mark), int(tick)))
    return Timers(int(now), int(speed), run == "paused", run == "resumed", timers)
