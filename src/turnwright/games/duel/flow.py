"""The states of a match and their transitions: one table for rules, docs and the command line."""

from typing import Final

from turnwright.kernel.state_machine import StateMachine

WAITING_FOR_START: Final = "waitingForMatchStart"
MATCH_START: Final = "matchStart"
COOLDOWN: Final = "cooldown"
ROUND_START: Final = "roundStart"
WAITING_FOR_ACTION: Final = "waitingForPlayerAction"
ROUND_DECISION: Final = "roundDecision"
ROUND_OVER: Final = "roundOver"
MATCH_DECISION: Final = "matchDecision"
MATCH_OVER: Final = "matchOver"
INTERRUPT_ROUND: Final = "interruptRound"
INTERRUPT_MATCH: Final = "interruptMatch"

STATES: Final = (
    WAITING_FOR_START,
    MATCH_START,
    COOLDOWN,
    ROUND_START,
    WAITING_FOR_ACTION,
    ROUND_DECISION,
    ROUND_OVER,
    MATCH_DECISION,
    MATCH_OVER,
    INTERRUPT_ROUND,
    INTERRUPT_MATCH,
)
# A match passes through these within one input, unless it is `stepwise`.
PASSING: Final = (MATCH_START, ROUND_START, ROUND_DECISION, ROUND_OVER, MATCH_DECISION)
ENDS: Final = (MATCH_OVER, INTERRUPT_MATCH)

QUIT: Final = "quit"
NAVIGATE: Final = "navigate"
ERROR: Final = "error"
KINDS: Final[tuple[str, str, str]] = (QUIT, NAVIGATE, ERROR)
WAITED_TOO_LONG: Final = "waiting"

_ROWS: Final = [
    (WAITING_FOR_START, "startMatch", "valid config", MATCH_START),
    (MATCH_START, "ready", "", COOLDOWN),
    (COOLDOWN, "ready", "", ROUND_START),
    (ROUND_START, "cardsReady", "", WAITING_FOR_ACTION),
    (WAITING_FOR_ACTION, "chooseStat", "valid", ROUND_DECISION),
    (WAITING_FOR_ACTION, "timeout", "autoSelect", ROUND_DECISION),
    (WAITING_FOR_ACTION, "timeout", "!autoSelect", INTERRUPT_ROUND),
    (ROUND_DECISION, "resolved", "", ROUND_OVER),
    (ROUND_OVER, "matchPointReached", "", MATCH_DECISION),
    (ROUND_OVER, "continue", "", COOLDOWN),
    (MATCH_DECISION, "finalize", "", MATCH_OVER),
    (INTERRUPT_ROUND, "resume", "", ROUND_START),
    (INTERRUPT_ROUND, "timeout", "", INTERRUPT_MATCH),
    (MATCH_OVER, "rematch", "", WAITING_FOR_START),
    (MATCH_OVER, "home", "", WAITING_FOR_START),
    (INTERRUPT_MATCH, "rematch", "", WAITING_FOR_START),
    (INTERRUPT_MATCH, "home", "", WAITING_FOR_START),
]


def _all_kinds(state: str, target: str) -> list[tuple[str, str, str, str]]:
    return [(state, "interrupt", kind, target) for kind in KINDS]


def _mid_round(state: str) -> list[tuple[str, str, str, str]]:
    return [
        (state, "interrupt", QUIT, INTERRUPT_MATCH),
        (state, "interrupt", NAVIGATE, INTERRUPT_ROUND),
        (state, "interrupt", ERROR, INTERRUPT_MATCH),
    ]


_BETWEEN: Final = _all_kinds(MATCH_START, INTERRUPT_MATCH) + _all_kinds(MATCH_DECISION, INTERRUPT_MATCH)
_OUTSIDE: Final = _mid_round(COOLDOWN) + _mid_round(ROUND_OVER)
_ERRORS: Final = [
    (COOLDOWN, "interrupt", ERROR, INTERRUPT_MATCH),
    (ROUND_OVER, "interrupt", ERROR, INTERRUPT_MATCH),
]
# Interrupting an interrupted round changes nothing, except that a player may still quit.
_AGAIN: Final = _mid_round(INTERRUPT_ROUND) + _all_kinds(INTERRUPT_MATCH, INTERRUPT_MATCH)
_BY_KIND: Final = _mid_round(ROUND_START) + _mid_round(WAITING_FOR_ACTION) + _mid_round(ROUND_DECISION)
_BY_STATE: Final = (
    _all_kinds(ROUND_START, INTERRUPT_ROUND)
    + _all_kinds(WAITING_FOR_ACTION, INTERRUPT_ROUND)
    + _all_kinds(ROUND_DECISION, INTERRUPT_ROUND)
)

FLOW: Final = StateMachine(
    "duel", WAITING_FOR_START, _ROWS + _BETWEEN + _OUTSIDE + _AGAIN + _BY_KIND, ENDS, STATES
)
# With the option `by_state`, inside a round the state decides where an interrupt leads, whatever its kind;
# between rounds only an error interrupts.
FLOW_BY_STATE: Final = StateMachine(
    "duel by state", WAITING_FOR_START, _ROWS + _BETWEEN + _ERRORS + _AGAIN + _BY_STATE, ENDS, STATES
)
