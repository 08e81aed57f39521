"""Adventures: filled in from their first scene, checked, and built for the rules.

An adventure is a scenario with the field `adventure`. Ids of creatures are unique in the whole adventure, so
that logs and flags can name them.
"""

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from turnwright.gamekit.content import Place, located
from turnwright.games.tactics.arena import Adventure, Arena
from turnwright.games.tactics.content import sheets
from turnwright.games.tactics.content.adventure_schema import (
    AdventureEntry,
    AdventureScenario,
    HappeningEntry,
    SceneEntry,
    WhenEntry,
)
from turnwright.games.tactics.content.check import check_token
from turnwright.games.tactics.content.scenario_schema import MapEntry, TacticsScenario, Token
from turnwright.games.tactics.map import text_map
from turnwright.games.tactics.srd import COMBAT, DOWNTIME, EXPLORATION, SKILLS, SOCIAL
from turnwright.kernel.errors import ContentError

if TYPE_CHECKING:
    from turnwright.games.tactics.content import Library

# Occasions that concern something: what kind of id they name.
CONCERNS: Final = {
    "used": "thing",
    "talked": "line",
    "passed": "thing, line or skill",
    "failed": "thing, line or skill",
    "seen": "creature",
    "bloodied": "creature",
    "dead": "creature",
    "held": "item",
}
# The changes of scene that need no force; a fight always ends in SocialFreeFlow first.
TRANSITIONS: Final = {
    SOCIAL: (SOCIAL, EXPLORATION, COMBAT, DOWNTIME),
    EXPLORATION: (SOCIAL, EXPLORATION, COMBAT, DOWNTIME),
    COMBAT: (SOCIAL,),
    DOWNTIME: (SOCIAL, EXPLORATION, DOWNTIME),
}
DEFEAT: Final = "defeat"  # the end of a party that falls
TIME_UP: Final = "time_up"  # the end of a party that takes too long
OUT: Final = ("dead", "fled", "surrendered", "captured")  # the flags that a creature sets by itself


def filled_in(values: Any) -> Any:
    """Fill in the map and the cells of the party from the first scene, where a file leaves them out."""
    adventure = values.get("adventure")
    scenes = adventure.get("scenes") if isinstance(adventure, Mapping) else None
    first: Any = None
    if isinstance(scenes, Mapping) and scenes:
        # If there is no such scene, the check says so later.
        first = scenes.get(adventure.get("start"), next(iter(scenes.values())))
    if not isinstance(first, Mapping):
        return {"map": {"rows": ["."]}, **values}
    party, cells = values.get("party"), first.get("arrivals")
    if isinstance(party, list | tuple) and isinstance(cells, list | tuple):
        party = [
            {**token, "at": cells[at]}
            if isinstance(token, Mapping) and "at" not in token and at < len(cells)
            else token
            for at, token in enumerate(party)
        ]
    return {**values, "map": first.get("map"), "party": party}


def place_of_map(scenario: TacticsScenario) -> str:
    """Where the map of a scenario stands in its file: in an adventure, in its first scene."""
    if not isinstance(scenario, AdventureScenario):
        return "map"
    scenes = scenario.adventure.scenes
    start = scenario.adventure.start
    return f"adventure.scenes.{start if start in scenes else next(iter(scenes))}.map"


def map_at(entry: MapEntry, scenario: TacticsScenario, place: Place) -> text_map.TextMap:
    """Read a map of a file; an error names its line."""
    try:
        return text_map.read(entry.legend, entry.rows, place.file, scenario.diagonals, scenario.los)
    except ContentError as error:
        row = re.match(r"row (\d+)", error.path)
        inner = error.path if row is None else f"rows[{int(row[1]) - 1}]"
        path = located(f"{place.path}.{inner}", place.text)
        raise ContentError(
            place.file, path if row is None else f"{path}, {error.path}", error.expected
        ) from None


# Going through an adventure


def happenings(scene: SceneEntry) -> Iterator[tuple[str, HappeningEntry]]:
    """Everything that may happen in a scene, with its place in the file."""
    yield "won", scene.won
    if scene.lost is not None:
        yield "lost", scene.lost
    for name, thing in scene.things.items():
        yield f"things.{name}.then", thing.then
        yield f"things.{name}.otherwise", thing.otherwise
    for name, npc in scene.npcs.items():
        for said, line in npc.lines.items():
            yield f"npcs.{name}.lines.{said}.then", line.then
            yield f"npcs.{name}.lines.{said}.otherwise", line.otherwise
    for name, way in scene.exits.items():
        yield f"exits.{name}.then", way.then
    for name, trigger in scene.triggers.items():
        yield f"triggers.{name}.then", trigger.then
        yield f"triggers.{name}.noticed", trigger.noticed


def requirements(scene: SceneEntry) -> Iterator[tuple[str, WhenEntry]]:
    """Every requirement of a scene, with its place in the file."""
    for part in ("later", "things", "exits", "triggers", "npcs"):
        for name, entry in getattr(scene, part).items():
            yield f"{part}.{name}.when", entry.when
    for name, npc in scene.npcs.items():
        for said, line in npc.lines.items():
            yield f"npcs.{name}.lines.{said}.when", line.when


def tokens_of(scene: SceneEntry) -> Iterator[tuple[str, Token]]:
    """Every creature that may be in a scene, with its place in the file."""
    for at, token in enumerate(scene.creatures):
        yield f"creatures[{at}]", token
    for path, happening in happenings(scene):
        for at, token in enumerate(happening.spawns):
            yield f"{path}.spawns[{at}]", token


def all_tokens(adventure: AdventureEntry) -> list[Token]:
    """Every creature of an adventure that is not in the party."""
    return [token for scene in adventure.scenes.values() for _, token in tokens_of(scene)]


def leads_to(scene: SceneEntry) -> list[str]:
    """The scenes that can follow a scene, each once."""
    found = [way.to for way in scene.exits.values()]
    found += [happening.scene for _, happening in happenings(scene) if happening.scene is not None]
    return list(dict.fromkeys(found))


def reachable(adventure: AdventureEntry) -> list[str]:
    """The scenes that can be reached from the first one."""
    found = [adventure.start]
    for name in found:
        found += [each for each in leads_to(adventure.scenes[name]) if each not in found]
    return found


def text_ids(adventure: AdventureEntry) -> list[str]:
    """The ids of the messages for all texts of an adventure, by which a catalogue translates them."""
    found = [f"tale-{adventure.id}-says", *[f"tale-{adventure.id}-end-{name}" for name in adventure.ends]]
    for scene_id, scene in adventure.scenes.items():
        here = f"tale-{adventure.id}-{scene_id}"
        texts = (*scene.later, *scene.effects)
        found += [f"{here}-name", f"{here}-says", *[f"{here}-{name}" for name in texts]]
        found += [f"{here}-{name}-name" for part in (scene.things, scene.exits) for name in part]
        # A proper name stays as it is.
        found += [f"{here}-{name}-name" for name, npc in scene.npcs.items() if not npc.name[0].isupper()]
        found += [f"{here}-{name}-says" for name, thing in scene.things.items() if thing.says is not None]
        found += [f"{here}-{name}-does" for name, thing in scene.things.items() if thing.does is not None]
        for name, npc in scene.npcs.items():
            found += [f"{here}-{name}-{said}-name" for said in npc.lines]
            found += [f"{here}-{name}-{said}-says" for said in npc.says]
        for path, happening in happenings(scene):
            if happening.says is not None:
                found.append("-".join([here, *_text_parts(path)]))
    return found


def _text_parts(path: str) -> list[str]:
    # What a happening's text is called: a trigger's by the trigger alone.
    parts = [part for part in path.split(".") if part not in ("things", "npcs", "exits", "lines")]
    if parts[0] != "triggers":
        return parts
    return parts[1:2] if parts[2] == "then" else parts[1:]


def flags_set(adventure: AdventureEntry) -> list[str]:
    """The flags that something sets, each once."""
    made = [
        flag
        for scene in adventure.scenes.values()
        for _, happening in happenings(scene)
        for flag in happening.sets
    ]
    made += [f"{token.id}_{how}" for token in all_tokens(adventure) for how in OUT]
    return list(dict.fromkeys(made))


def items_given(adventure: AdventureEntry) -> list[str]:
    """The items that something gives, each once."""
    made = [
        item
        for scene in adventure.scenes.values()
        for _, happening in happenings(scene)
        for item in happening.gives
    ]
    return list(dict.fromkeys(made))


# Checks


def check(scenario: AdventureScenario, library: "Library", place: Place) -> None:
    """Refuse an adventure that names something unknown, or in which something can never happen."""
    adventure, here = scenario.adventure, place.inside("adventure")
    if adventure.start not in adventure.scenes:
        here.inside("start").refuse("the id of a scene", adventure.start, known=adventure.scenes)
    if adventure.scenes[adventure.start].kind == COMBAT:
        here.inside("start").refuse("a scene in which no fight is under way", adventure.start)
    ids = [token.id for token in scenario.party]
    for name, scene in adventure.scenes.items():
        _check_scene(scenario, scene, library, ids, here.inside(f"scenes.{name}"))
    found = reachable(adventure)
    for name in adventure.scenes:
        if name not in found:
            here.inside(f"scenes.{name}").refuse("a scene that an exit or a happening leads to", name)
    ends = [
        happening.ends
        for scene in adventure.scenes.values()
        for _, happening in happenings(scene)
        if happening.ends is not None
    ]
    reached = [*ends, DEFEAT, TIME_UP]
    for name in adventure.ends:
        if name not in reached:
            here.inside(f"ends.{name}").refuse("an end that something leads to", name, known=ends)
    if DEFEAT not in adventure.ends:
        here.inside("ends").refuse(f"an end named {DEFEAT}, for a party that falls")


def _check_scene(
    scenario: AdventureScenario, scene: SceneEntry, library: "Library", ids: list[str], place: Place
) -> None:
    adventure = scenario.adventure
    drawn = map_at(scene.map, scenario, place.inside("map"))
    grid = drawn.grid
    taken: dict[int, str] = {}
    for path, token in tokens_of(scene):
        check_token(
            token,
            scenario,
            library,
            grid,
            ids,
            taken if path.startswith("creatures") else {},
            place.inside(path),
        )
    there = [token.id for _, token in tokens_of(scene)]
    if len(scene.arrivals) < len(scenario.party):
        place.inside("arrivals").refuse(
            f"a cell for each of {len(scenario.party)} heroes", len(scene.arrivals)
        )
    if len(set(scene.arrivals)) < len(scene.arrivals):
        place.inside("arrivals").refuse("a cell of its own for each hero")
    cells = [("arrivals", cell) for cell in scene.arrivals]
    cells += [(f"things.{name}.at", thing.at) for name, thing in scene.things.items()]
    cells += [(f"npcs.{name}.at", npc.at) for name, npc in scene.npcs.items() if npc.at is not None]
    cells += [(f"exits.{name}.at", way.at) for name, way in scene.exits.items() if way.at is not None]
    for path, cell in cells:
        if not grid.inside(*cell):
            place.inside(path).refuse(f"a cell of the map, {grid.width} by {grid.height}", str(cell))
        if path == "arrivals" and (not grid.walkable(grid.cell(*cell)) or grid.cell(*cell) in taken):
            place.inside(path).refuse("free cells that can be entered", str(cell))
    for name in scene.unnoticed:
        if name not in there:
            place.inside("unnoticed").refuse("the id of a creature of the scene", name, known=there)
    for name, npc in scene.npcs.items():
        if (npc.at is None) == (npc.creature is None):
            place.inside(f"npcs.{name}").refuse("either a cell or the id of a creature")
        if npc.creature is not None and npc.creature not in there:
            place.inside(f"npcs.{name}.creature").refuse("a creature of the scene", npc.creature, known=there)
    for name, way in scene.exits.items():
        _check_way(adventure, scene, way.to, place.inside(f"exits.{name}.to"))
    doors = [(int(door % grid.width), int(door // grid.width)) for door in drawn.doors]
    for path, happening in happenings(scene):
        _check_happening(adventure, scene, happening, there, doors, place.inside(path))
    for name, effect in scene.effects.items():
        for cell in (*effect.opens, *effect.closes):
            if cell not in doors:
                place.inside(f"effects.{name}").refuse("the cell of a door", str(cell))
    flags, items = flags_set(adventure), [*items_given(adventure), *library.items]
    for path, when in requirements(scene):
        for flag in (*when.flags, *when.unless):
            if flag not in flags:
                place.inside(path).refuse("a flag that something sets", flag, known=flags)
        for item in when.items:
            if item not in items:
                place.inside(path).refuse("an item that something gives", item, known=items)
    named: list[str] = []
    for part in ("later", "things", "npcs", "exits", "triggers", "effects"):
        for name in getattr(scene, part):
            if name in named:
                place.inside(f"{part}.{name}").refuse("an id that nothing else in the scene has", name)
            named.append(name)
    said = [line for npc in scene.npcs.values() for line in npc.lines]
    for name, thing in scene.things.items():
        _check_skill(thing.check, place.inside(f"things.{name}.check"))
    for name, npc in scene.npcs.items():
        for line_id, line in npc.lines.items():
            _check_skill(line.check, place.inside(f"npcs.{name}.lines.{line_id}.check"))
    for name, trigger in scene.triggers.items():
        here = place.inside(f"triggers.{name}")
        known: list[str] = {
            "used": [*scene.things],
            "talked": said,
            "passed": [*scene.things, *said, *SKILLS],
            "failed": [*scene.things, *said, *SKILLS],
            "seen": there,
            "bloodied": there,
            "dead": there,
            "held": items,
        }.get(trigger.on, [])
        if trigger.on in CONCERNS and trigger.of not in known:
            here.inside("of").refuse(f"the id of a {CONCERNS[trigger.on]}", trigger.of or "", known=known)
        if trigger.on == "entered" and not trigger.cells:
            here.inside("cells").refuse("the cells that are watched")
        if trigger.on == "round" and trigger.round == 0:
            here.inside("round").refuse("the round in which it happens")


def _check_skill(entry: Any, place: Place) -> None:
    if entry is not None and entry.skill not in SKILLS:
        place.inside("skill").refuse("the id of a skill", entry.skill, known=SKILLS)


def _check_way(adventure: AdventureEntry, scene: SceneEntry, to: str, place: Place) -> None:
    if to not in adventure.scenes:
        place.refuse("the id of a scene", to, known=adventure.scenes)
    # A fight has ended in SocialFreeFlow before its scene is left.
    begins = SOCIAL if scene.kind == COMBAT else scene.kind
    if adventure.scenes[to].kind not in TRANSITIONS[begins]:
        place.refuse(f"a scene that {begins} may lead to", adventure.scenes[to].kind)


def _check_happening(
    adventure: AdventureEntry,
    scene: SceneEntry,
    happening: HappeningEntry,
    there: list[str],
    doors: list[tuple[int, int]],
    place: Place,
) -> None:
    if happening.scene is not None:
        _check_way(adventure, scene, happening.scene, place.inside("scene"))
    if happening.ends is not None and happening.ends not in adventure.ends:
        place.inside("ends").refuse("the id of an end", happening.ends, known=adventure.ends)
    if happening.effect is not None and happening.effect not in scene.effects:
        place.inside("effect").refuse("an effect of the scene", happening.effect, known=scene.effects)
    if happening.fight and scene.kind == DOWNTIME:
        place.inside("fight").refuse("no fight during downtime")
    for field in ("removes", "reveals"):
        for name in getattr(happening, field):
            if name not in there:
                place.inside(field).refuse("a creature of the scene", name, known=there)
    for field in ("opens", "closes"):
        for cell in getattr(happening, field):
            if cell not in doors:
                place.inside(field).refuse("the cell of a door", str(cell))


# Building


def build(scenario: AdventureScenario, base: Arena, library: "Library") -> Adventure:
    """Give each scene an arena beside that of the first scene, with the same sheets, powers and rules."""
    entry = scenario.adventure
    made = Adventure(entry)
    made.leader = min(scenario.leader, scenario.players)
    for name, scene in entry.scenes.items():
        drawn = text_map.read(scene.map.legend, scene.map.rows, "scenario", scenario.diagonals, scenario.los)
        arena = base.on_another_map(drawn.grid, list(drawn.doors))
        arena.adventure = made
        arena.loot = scene.loot
        made.arenas[name] = arena
        made.watched[name] = tuple(dict.fromkeys([trigger.on for trigger in scene.triggers.values()]))
        for effect_id, effect in scene.effects.items():
            made.effects[f"{name}/{effect_id}"] = sheets.effects_of(
                effect.effects, base.conditions, effect_id
            )
    used = [item for sheet in base.sheets.values() for item in sheet.items]
    used += items_given(entry)
    made.items = tuple(item for item in library.items if item in used)
    return made
