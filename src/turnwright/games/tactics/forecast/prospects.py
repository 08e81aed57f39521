"""What an option promises: numbers that are there at once, and words made when somebody reads them."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.forecast import outcomes
from turnwright.games.tactics.forecast.outcomes import NONE, Outcome
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.magic import targeting
from turnwright.games.tactics.sheet import Power
from turnwright.games.tactics.state import CombatState, CreatureCombatState

OF_A_RISK: Final = ("weapon", "hitChance", "damage", "expected", "dropChance")
NO_RISKS: Final[list["Risk"]] = []
NO_WAY: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Risk:
    """A reaction that somebody may take on the way: who, which, and, of a blow, what may come of it."""

    def __init__(self, creature_id: str, reaction: str, outcome: Outcome | None = None) -> None:
        self.creature_id = creature_id
        self.reaction = reaction
        self.outcome = outcome

    def spelled(self) -> dict[str, Any]:
        """As plain values."""
        shown: dict[str, Any] = {"creatureId": self.creature_id, "reaction": self.reaction}
        if self.outcome is not None:
            struck = self.outcome.spelled()
            shown.update({name: struck[name] for name in OF_A_RISK})
        return shown


@mypyc_attr(acyclic=True)
class Prospect:
    """What one option would do: way, cost, risks, whom it reaches, and with what chances.

    A cost, slot or chance that does not come into it is below 0.
    """

    def __init__(self, intent: str) -> None:
        self.intent = intent
        self.path = NO_WAY  # the cells of the way, without the start
        self.cost_ft: i64 = -1
        self.risks = NO_RISKS
        self.outcomes: list[Outcome] | None = None  # one for each whom it reaches
        self.slot_level: i64 = -1
        self.chance: float = NONE
        self.width: i64 = 1  # of the map
        self.cells = NO_WAY  # of its area, unless they are still to be found on the ground
        self.ground: Ground | None = None
        self.center: i64 = -1

    @property
    def hit_chance(self) -> float:
        """The chance to hit the first target."""
        return NONE if not self.outcomes else self.outcomes[0].hit_chance

    def expected(self, allies: bool = False) -> float:
        """The damage to expect for all enemies together, or for all allies."""
        total = 0.0
        for outcome in self.outcomes or []:
            if outcome.ally == allies and outcome.expected > 0.0:
                total += outcome.expected
        return total

    def reached(self, allies: bool = False) -> list[str]:
        """The enemies, or the allies, that it reaches."""
        return [outcome.creature_id for outcome in self.outcomes or [] if outcome.ally == allies]

    def area_cells(self) -> list[int]:
        """The cells of its area."""
        return self.cells if self.ground is None else self.ground.cells(self.center)

    def spelled(self) -> dict[str, Any]:
        """All of it as plain values: what `preview` gives."""
        shown: dict[str, Any] = {"legal": True, "intent": self.intent}
        if self.path:
            shown["path"] = self._coords(self.path)
            shown["costFt"] = int(self.cost_ft)
        cells = self.area_cells()
        if cells:
            shown["areaCells"] = self._coords(cells)
            shown["enemies"] = self.reached()
            shown["allies"] = self.reached(True)
        if self.slot_level > 0:
            shown["slotLevel"] = int(self.slot_level)
        if self.outcomes is not None:
            shown["targets"] = [outcome.spelled() for outcome in self.outcomes]
        if self.chance >= 0.0:
            shown["chance"] = outcomes.tidy(self.chance)
        if self.risks:
            shown["risks"] = [risk.spelled() for risk in self.risks]
        return shown

    def _coords(self, cells: list[int]) -> list[list[int]]:
        width = int(self.width)
        return [[cell % width, cell // width] for cell in cells]


@mypyc_attr(acyclic=True)
class Ground:
    """The cells of an area, found when somebody asks: of a power, from where its user stands."""

    def __init__(self, state: CombatState, who: CreatureCombatState, power: Power) -> None:
        self.state = state
        self.who = who
        self.cell: i64 = who.cell
        self.power = power

    def cells(self, center: i64) -> list[int]:
        """The cells of the area when it is aimed at the middle of a cell, or at nothing."""
        area = self.power.area
        if area is None:
            return []
        arena: Arena = self.state.arena
        wish = targeting.PowerUse(self.power)
        if center >= 0:
            wish.center_x, wish.center_y = areas.centre(arena.grid, center)
        return targeting.cells_of(self.state, self.who, wish, area)
