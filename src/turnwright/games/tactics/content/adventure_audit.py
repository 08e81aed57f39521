"""Finds what can never happen in an adventure: for authors, beyond what the loader refuses.

From the first scene on, everything that is possible makes more possible: a thing sets a flag, the flag opens
an exit, the exit leads to a scene. What is still missing when nothing is added any more can never happen.
Chance and the order of events are left out, so everything reported is certain, but not everything is found.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec import Struct, to_builtins

from turnwright.games.tactics.content.adventure_schema import (
    AdventureScenario,
    HappeningEntry,
    SceneEntry,
    WhenEntry,
)
from turnwright.games.tactics.content.adventures import DEFEAT, OUT, TIME_UP, happenings
from turnwright.games.tactics.content.power_schema import ConditionEntry
from turnwright.games.tactics.map import text_map
from turnwright.games.tactics.map.grid import STEP_X, STEP_Y, Grid
from turnwright.games.tactics.srd import COMBAT, CONDITIONS, DOWNTIME, SKILLS


class Finding(NamedTuple):
    """Something that can never happen: its place in the file, and why, with what that names."""

    path: str
    reason: str
    what: str = ""


Why = tuple[str, str]  # a reason, and what it names
FINE: Final[Why] = ("", "")
# The fields of a condition that say how long it lasts and on whom, not what it does.
LASTS: Final = ("condition", "until", "whose", "rounds", "repeat", "escape_dc", "largest", "spares")


class _Possible:
    """The facts found possible so far."""

    def __init__(self, scenario: AdventureScenario, items: "frozenset[str]") -> None:
        self.adventure = scenario.adventure
        self.scenes: list[str] = [scenario.adventure.start]
        self.flags: set[str] = set()
        self.items: set[str] = set(items)
        self.ends: set[str] = {DEFEAT, TIME_UP}
        self.creatures: dict[str, set[str]] = {}  # by scene
        self.done: set[str] = set()  # paths of entries
        self.effects: set[str] = set()  # "scene/effect"
        self.grids: dict[str, Grid] = {}
        self.within: dict[str, set[int]] = {}  # the cells that can be reached, by scene
        for name, scene in scenario.adventure.scenes.items():
            drawn = text_map.read(
                scene.map.legend, scene.map.rows, "scenario", scenario.diagonals, scenario.los
            )
            self.grids[name] = drawn.grid
            self.within[name] = _reached(drawn.grid, [int(door) for door in drawn.doors], scene.arrivals)
            self.creatures[name] = {token.id for token in scene.creatures}

    def size(self) -> int:
        """How much is possible; it only grows."""
        creatures = sum([len(each) for each in self.creatures.values()])
        more = len(self.effects) + len(self.ends) + creatures
        return len(self.scenes) + len(self.flags) + len(self.items) + len(self.done) + more

    def meets(self, when: WhenEntry) -> bool:
        """Whether a requirement can be met; nothing has to happen, so `unless` always can."""
        return all(flag in self.flags for flag in when.flags) and all(
            item in self.items for item in when.items
        )

    def is_near(self, scene: str, cell: tuple[int, int]) -> bool:
        """Whether a hero can come within 5 feet of a cell."""
        grid = self.grids[scene]
        x, y = cell
        beside = [(x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1)]
        return any(grid.inside(*each) and int(grid.cell(*each)) in self.within[scene] for each in beside)

    def enters(self, scene: str, rectangles: Any) -> bool:
        """Whether a hero can enter one of the cells."""
        grid = self.grids[scene]
        return any(
            grid.inside(x, y) and int(grid.cell(x, y)) in self.within[scene]
            for left, top, right, bottom in rectangles
            for y in range(top, bottom + 1)
            for x in range(left, right + 1)
        )

    def happens(self, scene: str, happening: HappeningEntry) -> None:
        """Add what a happening brings about."""
        self.flags.update(happening.sets)
        self.items.update(happening.gives)
        for token in happening.spawns:
            self.creatures[scene].add(token.id)
        if happening.effect is not None:
            self.effects.add(f"{scene}/{happening.effect}")
        if happening.ends is not None:
            self.ends.add(happening.ends)
        elif happening.scene is not None:
            self.add_scene(happening.scene)

    def add_scene(self, name: str) -> None:
        """Add a scene, once."""
        if name not in self.scenes:
            self.scenes.append(name)


def _reached(grid: Grid, doors: list[int], arrivals: Any) -> set[int]:
    # Doors can be opened, and creatures step aside.
    found = {int(grid.cell(x, y)) for x, y in arrivals}
    edge = list(found)
    while edge:
        cell = edge.pop()
        x, y = int(grid.column[cell]), int(grid.row[cell])
        for across, down in zip(STEP_X, STEP_Y, strict=True):
            if grid.inside(x + across, y + down):
                to = int(grid.cell(x + across, y + down))
                if to not in found and (grid.walkable(to) or to in doors):
                    found.add(to)
                    edge.append(to)
    return found


def audit(scenario: AdventureScenario, items: "frozenset[str]" = frozenset()) -> list[Finding]:
    """Find what can never happen; `items` are those that the party brings along."""
    possible = _Possible(scenario, items)
    before = -1
    while possible.size() != before:
        before = possible.size()
        for name in possible.scenes:
            _play(possible, name)
    return list(_missing(possible))


def _play(possible: _Possible, name: str) -> None:
    # Everything that can happen in a scene, given what is possible already.
    scene = possible.adventure.scenes[name]
    for path, when, then, parts in _entries(scene):
        if possible.meets(when) and _why_not(possible, name, path) == FINE:
            possible.done.add(f"{name}.{path}")
            for happening in parts:
                possible.happens(name, happening)
            if then != "":
                possible.add_scene(then)
    if _can_fight(possible, name, scene):
        possible.happens(name, scene.won)
        if scene.lost is not None:
            possible.happens(name, scene.lost)
    # Creatures die, flee or surrender in a fight, by an effect, or by the game master's command.
    for creature in possible.creatures[name]:
        possible.flags.update([f"{creature}_{how}" for how in OUT])


def _entries(scene: SceneEntry) -> Iterator[tuple[str, WhenEntry, str, list[HappeningEntry]]]:
    for later_id, later in scene.later.items():
        yield f"later.{later_id}", later.when, "", []
    for thing_id, thing in scene.things.items():
        yield f"things.{thing_id}", thing.when, "", [thing.then, *([thing.otherwise] if thing.check else [])]
    for npc_id, npc in scene.npcs.items():
        for line_id, line in npc.lines.items():
            parts = [line.then, *([line.otherwise] if line.check else [])]
            yield f"npcs.{npc_id}.lines.{line_id}", _both(npc.when, line.when), "", parts
    for exit_id, way in scene.exits.items():
        yield f"exits.{exit_id}", way.when, way.to, [way.then]
    for trigger_id, trigger in scene.triggers.items():
        parts = [trigger.then, *([trigger.noticed] if trigger.notice > 0 else [])]
        yield f"triggers.{trigger_id}", trigger.when, "", parts


def _both(first: WhenEntry, second: WhenEntry) -> WhenEntry:
    # Both requirements in one.
    return WhenEntry(
        flags=(*first.flags, *second.flags),
        unless=(*first.unless, *second.unless),
        items=(*first.items, *second.items),
        coins=max(first.coins, second.coins),
    )


def _why_not(possible: _Possible, name: str, path: str) -> Why:
    # Why an entry cannot be used or come about, apart from its requirement.
    scene = possible.adventure.scenes[name]
    kind, _, rest = path.partition(".")
    if kind == "later":
        return FINE
    if kind == "things":
        return FINE if possible.is_near(name, scene.things[rest].at) else ("far", "")
    if kind == "exits":
        at = scene.exits[rest].at
        return FINE if at is None or possible.is_near(name, at) else ("far", "")
    if kind == "npcs":
        npc = scene.npcs[rest.partition(".")[0]]
        if npc.at is not None:
            return FINE if possible.is_near(name, npc.at) else ("far", "")
        return FINE if npc.creature in possible.creatures[name] else ("absent", str(npc.creature))
    return _why_dead(possible, name, scene, scene.triggers[rest])


def _why_dead(possible: _Possible, name: str, scene: SceneEntry, trigger: Any) -> Why:
    on, of = trigger.on, trigger.of
    if on == "entered":
        return FINE if possible.enters(name, trigger.cells) else ("far", "")
    if on in ("used", "talked"):
        return FINE if _is_done(possible, name, scene, of) else ("unused", of)
    if on in ("passed", "failed"):
        return _why_unchecked(possible, name, scene, of)
    if on in ("seen", "bloodied", "dead"):
        return FINE if of in possible.creatures[name] else ("absent", of)
    if on in ("round", "won"):
        return FINE if _can_fight(possible, name, scene) else ("no-foes", "")
    if on == "held":
        return FINE if of in possible.items else ("ungiven", of)
    if on == "rest":
        rests = scene.kind == DOWNTIME or scene.rests != "none"
        return FINE if rests else ("restless", "")
    return FINE


def _is_done(possible: _Possible, name: str, scene: SceneEntry, of: Any) -> bool:
    paths = [f"things.{of}", *(f"npcs.{npc}.lines.{of}" for npc in scene.npcs)]
    return any(f"{name}.{path}" in possible.done for path in paths)


def _why_unchecked(possible: _Possible, name: str, scene: SceneEntry, of: Any) -> Why:
    checks = {thing_id: thing.check for thing_id, thing in scene.things.items()}
    for npc in scene.npcs.values():
        checks.update({line_id: line.check for line_id, line in npc.lines.items()})
    if of in SKILLS:
        used = [check for check in checks.values() if check is not None and check.skill == of]
        return FINE if used else ("unchecked", of)
    if checks.get(of) is None:
        return ("unchecked", of)
    return FINE if _is_done(possible, name, scene, of) else ("unused", of)


def _can_fight(possible: _Possible, name: str, scene: SceneEntry) -> bool:
    return bool(possible.creatures[name]) and scene.kind != DOWNTIME


def _missing(possible: _Possible) -> Iterator[Finding]:
    for name, scene in possible.adventure.scenes.items():
        here = f"adventure.scenes.{name}"
        if name not in possible.scenes:
            yield Finding(here, "unreachable")
            continue
        if scene.kind == COMBAT and not possible.creatures[name]:
            yield Finding(here, "no-foes")
        for path, when, _, _ in _entries(scene):
            if f"{name}.{path}" in possible.done:
                continue
            wanting: list[Why] = [("unset", flag) for flag in when.flags if flag not in possible.flags]
            wanting += [("ungiven", item) for item in when.items if item not in possible.items]
            reason, what = wanting[0] if wanting else _why_not(possible, name, path)
            yield Finding(f"{here}.{path}", reason, what)
        for effect_id, effect in scene.effects.items():
            if f"{name}/{effect_id}" not in possible.effects:
                yield Finding(f"{here}.effects.{effect_id}", "by_hand")
            for condition in _idle(effect.effects):
                yield Finding(f"{here}.effects.{effect_id}", "idle", condition)
    for end in possible.adventure.ends:
        if end not in possible.ends:
            yield Finding(f"adventure.ends.{end}", "unreachable")


def _idle(entries: Any) -> Iterator[str]:
    # Conditions that are not in the SRD and have no effect, most of them misspelled.
    for entry in entries:
        if isinstance(entry, ConditionEntry):
            named = entry.condition or ""
            same = ConditionEntry(**{field: getattr(entry, field) for field in LASTS})
            if named != "" and named not in CONDITIONS and entry == same:
                yield named
        for field in entry.__struct_fields__:
            inner = getattr(entry, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], Struct):
                yield from _idle(inner)


def fights_of(scene: SceneEntry) -> list[tuple[str, HappeningEntry | None]]:
    """The fights of a scene: with those who are there, and with those whom a happening brings along."""
    found: list[tuple[str, HappeningEntry | None]] = []
    if scene.creatures and scene.kind != DOWNTIME:
        found.append(("creatures", None))
    return found + [(path, each) for path, each in happenings(scene) if each.fight and each.spawns]


def as_fight(scenario: AdventureScenario, scene: SceneEntry, happening: HappeningEntry | None) -> Any:
    """One of these fights as a scenario of its own, in plain values; the party stands where it arrives."""
    values: Any = to_builtins(scenario)
    for field in ("adventure", "leader"):
        values.pop(field, None)
    party = [{**token, "at": list(scene.arrivals[at])} for at, token in enumerate(values["party"])]
    foes = [*scene.creatures, *(() if happening is None else happening.spawns)]
    surprised: list[str] = []
    if happening is not None and happening.surprises == "party":
        surprised = [token["id"] for token in party]
    elif happening is not None and happening.surprises == "foes":
        surprised = [token.id for token in foes]
    return {
        **values,
        "name": scene.name,
        "map": to_builtins(scene.map),
        "party": party,
        "foes": [to_builtins(token) for token in foes],
        "surprised": surprised,
    }
