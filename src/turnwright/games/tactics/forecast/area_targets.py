"""The creatures that an area would catch, for every cell it could be aimed at.

For an area around a point, the centres that reach a creature are found from the creature's own cell. A cone
or line is tested in each direction, against the creatures that are close enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.map.grid import FEET, Grid, bit_of
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.magic import slots, targeting
from turnwright.games.tactics.sheet import Area, Power
from turnwright.games.tactics.state import CombatState, CreatureCombatState

MOST: Final = 60  # creatures that fit into the bits of a word


class AreaTargets:
    """For each cell that a power could be aimed at, the creatures it would catch, as bits by place."""

    def __init__(self, state: CombatState, who: CreatureCombatState, power: Power, aims: list[int]) -> None:
        self.state = state
        self.who = who
        self.power = power
        self.arena: Arena = state.arena
        self.grid: Grid = self.arena.grid
        none: list[int] = [0] * int(self.grid.cells)
        self.caught: vec[i64] = vec[i64](none)
        self.spares_some = targeting.spares_some(who, power)
        self._left: dict[int, int] = {}  # by the creatures in the area, those that are not spared
        area = power.area
        if area is None:
            return
        if area.shape in (areas.CONE, areas.LINE):
            self._sweep(area, aims)
        elif area.shape == areas.SQUARE and area.from_self:
            self._lean(area, aims)
        elif area.shape == areas.WALL:
            for cell in aims:
                x, y = areas.centre(self.grid, cell)
                self.caught[cell] = self._caught_at(area, x, y)
        else:
            self._surround(area)

    def at(self, cell: i64) -> i64:
        """The creatures that the power would catch from a cell."""
        found: i64 = self.caught[cell]
        if found == 0 or not self.spares_some:
            return found
        left = self._left.get(found)
        if left is None:
            left = int(self._unspared(found))
            self._left[int(found)] = left
        return left

    def _unspared(self, caught: i64) -> i64:
        # Sculpt Spells, Careful Spell: some of the allies are spared.
        there = [each for each in self.state.participants if caught & bit_of(each.place)]
        slot: i64 = slots.lowest_slot(self.who, self.power)
        for place in targeting.spared_allies(self.state, self.who, self.power, slot, there):
            caught &= ~bit_of(place)
        return caught

    # Around a point

    def _surround(self, area: Area) -> None:
        # The window of a centre is computed on first use.
        windows: dict[int, areas.Window] = {}
        for each in targeting.catchable(self.state, self.who, self.power):
            for part in self.grid.square(each.cell, position.width(each)):
                self._mark_around(area, part, bit_of(each.place), windows)

    def _mark_around(self, area: Area, part: i64, bit: i64, windows: dict[int, areas.Window]) -> None:
        grid = self.grid
        column, row = grid.column[part], grid.row[part]
        reach = area.size_ft // FEET
        for y in range(max(row - reach, 0), min(row + reach + 1, grid.height)):
            for x in range(max(column - reach, 0), min(column + reach + 1, grid.width)):
                cell: i64 = y * grid.width + x
                if self.caught[cell] & bit == 0 and areas.is_within(
                    area.shape, area.size_ft, x, y, column, row
                ):
                    window = windows.get(cell)
                    if window is None:
                        window = areas.window_at(grid, area.shape, area.size_ft, area.width_ft, cell)
                        windows[int(cell)] = window
                    if window.lit(column, row):
                        self.caught[cell] = self.caught[cell] | bit

    # From the user

    def _sweep(self, area: Area, aims: list[int]) -> None:
        who = self.who
        across: i64 = position.width(who)
        parts, bits = self._within(area.size_ft + area.width_ft)
        lit: dict[int, bool] = {}
        for cell in aims if parts else []:
            x, y = areas.centre(self.grid, cell)
            beam = areas.Beam(self.grid, who.cell, across, x, y)
            caught: i64 = 0
            for place, part in enumerate(parts):
                if _covers(area, beam, part) and self._is_lit(area, beam, part, lit):
                    caught |= bits[place]
            if caught != 0 and beam.leaves():
                self.caught[cell] = caught

    def _is_lit(self, area: Area, beam: areas.Beam, part: i64, lit: dict[int, bool]) -> bool:
        # Lines of effect start at few points, so each is computed once.
        grid = self.grid
        key = int((beam.x * 1024 + beam.y) * grid.cells + part)
        known = lit.get(key)
        if known is None:
            window = areas.Window(grid, beam.x, beam.y, 0, area.size_ft)
            window.level = grid.level(self.who.cell, position.width(self.who))
            known = beam.is_hit(window, grid.column[part], grid.row[part])
            lit[key] = known
        return known

    def _within(self, feet: i64) -> tuple[list[int], list[int]]:
        # The cells of creatures that are close enough, with their bits.
        parts: list[int] = []
        bits: list[int] = []
        for each in targeting.catchable(self.state, self.who, self.power):
            if position.distance(self.state, self.who, each) <= feet + FEET:
                for part in self.grid.square(each.cell, position.width(each)):
                    parts.append(part)
                    bits.append(int(bit_of(each.place)))
        return parts, bits

    def _lean(self, area: Area, aims: list[int]) -> None:
        # A cube beside its user lies in one of eight places.
        known: dict[int, int] = {}
        for cell in aims:
            x, y = areas.centre(self.grid, cell)
            middle_x, middle_y = targeting.cube_centre(self.arena, self.who, area, x, y)
            key = int(middle_x * 1000 + middle_y)
            caught = known.get(key)
            if caught is None:
                caught = int(self._caught_at(area, x, y))
                known[key] = caught
            self.caught[cell] = caught

    def _caught_at(self, area: Area, x: i64, y: i64) -> i64:
        wanted = targeting.PowerUse(self.power)
        wanted.center_x, wanted.center_y = x, y
        wanted.cells = targeting.cells_of(self.state, self.who, wanted, area)
        caught: i64 = 0
        for each in targeting.creatures_in(self.state, self.who, wanted):
            caught |= bit_of(each.place)
        return caught


def _covers(area: Area, beam: areas.Beam, part: i64) -> bool:
    column, row = beam.grid.column[part], beam.grid.row[part]
    if area.shape == areas.CONE:
        return beam.in_cone(column, row, area.size_ft, areas.HALF_TANGENTS[area.angle_deg])
    return beam.in_line(column, row, area.size_ft, area.width_ft)


def can_tell(state: CombatState, power: Power) -> bool:
    """Whether all aims of a power can be computed together."""
    area = power.area
    if area is None or len(state.participants) > MOST or area.shape == areas.EMANATION or power.most_caught:
        return False
    return area.from_self == (area.shape in (areas.CONE, areas.LINE)) or area.shape == areas.SQUARE
