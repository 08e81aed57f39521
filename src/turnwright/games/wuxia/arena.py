"""The constants of a fight: clock, skills and settings."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.clock import ATBClock
from turnwright.games.wuxia.skills import SkillDB

QI_REGEN: Final = 2
STALEMATE: Final = 50
STEPS: Final = 10_000
GUARD_PERCENT: Final = 50
FIRST: Final = "first"
SECOND: Final = "second"


class Arena:
    """The settings of a fight, shared by all its states."""

    def __init__(
        self,
        clock: ATBClock | None = None,
        skills: SkillDB | None = None,
        qi_regen: i64 = QI_REGEN,
        by_agility: bool = False,
        stalemate: i64 = STALEMATE,
        steps: i64 = STEPS,
        early_stop: bool = False,
        guard_percent: i64 = 0,
    ) -> None:
        self.clock = ATBClock() if clock is None else clock
        self.skills = SkillDB() if skills is None else skills
        self.qi_regen = qi_regen
        self.by_agility = by_agility
        self.stalemate = stalemate
        self.steps = steps
        self.early_stop = early_stop
        self.guard_percent = guard_percent  # of the damage that a fighter who defends is spared
