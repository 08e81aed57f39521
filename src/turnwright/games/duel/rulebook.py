"""The terms of the rules: stats, sides, timers, and how rounds and matches end."""

from typing import Final

from turnwright.games.duel import flow

STATS: Final = ("power", "speed", "technique", "kumikata", "newaza")
SIDES: Final = ("player", "opponent")
SELECTION: Final = "selection"
COOLDOWN: Final = "cooldown"
WAITING: Final = "waiting"
AUTO_STREAM: Final = "auto"

WIN_PLAYER: Final = "winPlayer"
WIN_OPPONENT: Final = "winOpponent"
DRAW: Final = "draw"
MATCH_WIN_PLAYER: Final = "matchWinPlayer"
MATCH_WIN_OPPONENT: Final = "matchWinOpponent"
MATCH_DRAW: Final = "matchDraw"
OUTCOMES: Final = (WIN_PLAYER, WIN_OPPONENT, DRAW, MATCH_WIN_PLAYER, MATCH_WIN_OPPONENT, MATCH_DRAW)

TARGET: Final = "target"
MAX_ROUNDS: Final = "maxRounds"
REASONS: Final = (TARGET, MAX_ROUNDS, *flow.KINDS, flow.WAITED_TOO_LONG)
