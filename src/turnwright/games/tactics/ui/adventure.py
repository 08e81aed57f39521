"""An adventure for people: its scene in a view and in lines, its options in words and under headings."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from turnwright.gamekit.headings import by_heading, topic
from turnwright.gamekit.parsing import folded
from turnwright.games.tactics.commands import (
    CantripCast,
    ChangeScene,
    CombatEnd,
    CombatStart,
    Help,
    InteractObject,
    InvestigateArea,
    MasterIntent,
    MeleeAttack,
    Move,
    NpcDialogue,
    RangedAttack,
    Rest,
    SavingThrow,
    SceneEffect,
    SceneEvent,
    Search,
    SearchItem,
    SetFlag,
    SkillCheck,
    SpellCast,
    Travel,
    UseItem,
    power_of,
)
from turnwright.games.tactics.names import creature_name, power_name, tool_name
from turnwright.games.tactics.rules.adventure import peace, rests, stage
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement import doors
from turnwright.games.tactics.rules.scenes import CRIES
from turnwright.games.tactics.srd import COMBAT
from turnwright.games.tactics.state import MASTER, AdventureState
from turnwright.kernel.options import Options
from turnwright.kernel.records import EVERYTHING, Message, Topic
from turnwright.kernel.turn_schema import Action, Turn, Way

TALK: Final = "talk"
EXPLORE: Final = "explore"
HEAL: Final = "heal"
TRAVEL: Final = "travel"
MOVE: Final = "move"
ATTACK: Final = "attack"
ASSIST: Final = "assist"
STORY: Final = "story"
ROLLS: Final = "rolls"
HAND: Final = "hand"
HEADINGS: Final = (TALK, EXPLORE, TRAVEL, HEAL, ASSIST, ATTACK, STORY, ROLLS, HAND, MOVE)
OF_A_THING: Final = ("npc", "text", "object", "item", "area")  # the fields that name what is tried
# The label of each intent that is for a thing.
USES: Final = {
    InteractObject: "choose-use",
    SearchItem: "choose-search-item",
    InvestigateArea: "choose-investigate",
}
SHOWN: Final = {TALK: 12, EXPLORE: 12, TRAVEL: 8, HEAL: 6, ASSIST: 0, ATTACK: 0, STORY: 12}


# The view


def see(state: AdventureState, seat: int) -> dict[str, Any]:
    """Show the scene to a seat; flags and cues are the master's."""
    adventure, entry = stage.adventure_of(state).entry, stage.scene_of(state)
    says_id, says = stage.description(state)
    shown: dict[str, Any] = {
        "id": adventure.id,
        "sceneId": state.scene_id,
        **_named(stage.text_id(state, "name"), entry.name),
        "saysId": says_id,
        "says": says,
        "acts": int(state.acts),
        "coins": int(state.coins),
        "bag": dict(state.bag),
        "experience": dict(state.experience),
        "levels": {who.creature_id: int(who.sheet.level) for who in stage.heroes(state)},
        "hitDiceSpent": dict(state.hit_dice),
        "exits": [
            {"id": name, **_named(stage.text_id(state, name, "name"), entry.exits[name].name)}
            for name in _exits(state)
        ],
        "npcs": [_npc(state, name) for name in peace.npcs(state)],
        "things": [
            _thing(state, name) for kind in peace.KINDS.values() for name in peace.things(state, kind)
        ],
        "rests": rests.allowed(state) if state.scene != COMBAT else [],
        "ending": state.ending,
    }
    if state.acts == 0 and not state.left_scenes:
        shown["opensId"], shown["opens"] = f"tale-{adventure.id}-says", adventure.says
    if seat in (MASTER, EVERYTHING):
        shown["flags"] = list(state.story_flags)
        shown["cues"] = list(state.cues)
    return shown


def _exits(state: AdventureState) -> list[str]:
    # Those that a hero can lead the party to.
    if state.scene == COMBAT or state.ending != "":
        return []
    led = [name for who in stage.heroes(state) if who.can_act() for name in peace.ways(state, who)]
    return [name for name in stage.scene_of(state).exits if name in led]


def _named(name_id: str, name: str) -> dict[str, str]:
    return {"nameId": name_id, "name": name}


def _npc(state: AdventureState, name: str) -> dict[str, Any]:
    npc = stage.scene_of(state).npcs[name]
    named = _named(stage.text_id(state, name, "name"), npc.name)
    return {"id": name, **named, "position": list(peace.place_of(state, name))}


def _thing(state: AdventureState, name: str) -> dict[str, Any]:
    thing = stage.scene_of(state).things[name]
    named = _named(stage.text_id(state, name, "name"), thing.name)
    return {"id": name, **named, "kind": thing.kind, "position": list(thing.at)}


# Lines for a terminal


def scene_lines(view: Any) -> list[Message]:
    """Describe the scene between fights: where the party is, who is there, and where it can go."""
    shown = view.get("adventure")
    if shown is None or view["combatUpdate"]["inCombat"]:
        return []
    says = Message(shown["saysId"], {"text": shown["says"]})
    lines = [Message(shown["opensId"], {"text": shown["opens"]})] if "opens" in shown else []
    lines.append(Message("tale-scene", {"name": _name(shown), "says": says}))
    for part in ("npcs", "things", "exits"):
        if shown[part]:
            lines.append(Message(f"tale-{part}", {"names": [_name(each) for each in shown[part]]}))
    held = [power_name(name) for name in shown["bag"]]
    lines.append(Message("tale-purse", {"coins": shown["coins"], "bag": held, "count": len(held)}))
    return lines


def figures(view: Any) -> list[tuple[str, Any]]:
    """List who can be talked to and what can be used between fights, each as `npc` or `thing`."""
    shown = view.get("adventure")
    if shown is None or view["combatUpdate"]["inCombat"]:
        return []
    return [*(("thing", each) for each in shown["things"]), *(("npc", each) for each in shown["npcs"])]


def look(view: Any, wanted: str, tell: "Callable[[Message], str]") -> list[Message]:
    """Describe the figures and things that a name or a cell means."""
    lines: list[Message] = []
    for kind, each in figures(view):
        x, y = each["position"]
        name = _name(each)
        known = [each["id"].replace("_", " "), tell(name), f"{x},{y}"]
        if any(f" {folded(one)}".find(f" {wanted}") >= 0 for one in known):
            lines.append(Message("look-figure", {"name": name, "what": kind, "x": str(x), "y": str(y)}))
    return lines


def help_topics(view: Any, seat: int) -> list[str]:
    """The ids of the help for a position: in a fight, between fights, and for the master."""
    if "adventure" not in view:
        return ["game-help"]
    found = ["game-help" if view["combatUpdate"]["inCombat"] else "tale-help"]
    return [*found, "master-help"] if seat == MASTER else found


def _name(shown: Any) -> Message:
    return Message(shown["nameId"], {"text": shown["name"]})


def scene_name(scenario: Any, scene_id: str) -> Message | None:
    """Name a scene of an adventure by its id; None if the scenario has no such scene."""
    entry = getattr(scenario, "adventure", None)
    if entry is None or scene_id not in entry.scenes:
        return None
    return Message(f"tale-{entry.id}-{scene_id}-name", {"text": entry.scenes[scene_id].name})


# Options


def label(state: AdventureState, command: Any) -> Message | None:
    """Describe a command of an adventure, or None for a command of a fight."""
    entry = stage.scene_of(state)
    words: dict[str, Any] = {}
    for field in ("actor", "target", "creature"):
        value = getattr(command, field, "")
        if value != "":
            words[field] = creature_name(state, value)
    if isinstance(command, NpcDialogue):
        npc = entry.npcs.get(command.npc)
        line = None if npc is None else npc.lines.get(command.text)
        called = command.npc if npc is None else npc.name
        name = Message(stage.text_id(state, command.npc, "name"), {"text": called})
        said: Any = command.text
        if command.actor == "":
            if npc is None:
                name = creature_name(state, command.npc)
                said = Message(f"cry-{said}", {"text": said}) if said in CRIES else said
            elif said in npc.says:
                told = npc.says[said]
                said = Message(stage.text_id(state, command.npc, said, "says"), {"text": told})
            return Message("choose-speak", {"npc": name, "says": said})
        if line is not None:
            said = Message(stage.text_id(state, command.npc, command.text, "name"), {"text": line.name})
        return _with_check("choose-talk", {**words, "npc": name, "line": said}, line)
    if isinstance(command, (InteractObject, SearchItem, InvestigateArea)) and state.scene != COMBAT:
        return _use(state, command, words)
    if isinstance(command, Travel):
        way = entry.exits.get(command.exit)
        text = command.exit if way is None else way.name
        words["exit"] = Message(stage.text_id(state, command.exit, "name"), {"text": text})
        return Message("choose-travel", words)
    if isinstance(command, Rest):
        return Message("choose-rest", {**words, "rest": command.rest})
    if isinstance(command, SceneEvent):
        return Message("choose-scene-event", {"event": command.event})
    if isinstance(command, SceneEffect):
        return Message("choose-scene-effect", {"effect": power_name(command.effect)})
    if isinstance(command, (SkillCheck, SavingThrow)) and command.dc > 0:
        words["dc"] = command.dc
        if isinstance(command, SkillCheck):
            return Message("choose-skill-check-dc", {**words, "skill": command.skill})
        return Message("choose-save-check-dc", {**words, "ability": command.ability})
    if isinstance(command, ChangeScene):
        scene = stage.adventure_of(state).entry.scenes.get(command.scene)
        adventure = stage.adventure_of(state).entry.id
        text = command.scene if scene is None else scene.name
        words["scene"] = Message(f"tale-{adventure}-{command.scene}-name", {"text": text})
        return Message("choose-change-scene", words)
    if isinstance(command, SetFlag):
        return Message("choose-set-flag", {"flag": command.flag, "on": command.on})
    if isinstance(command, MasterIntent):
        return _by_hand(command, words)
    if state.scene == COMBAT:
        return None
    if isinstance(command, Move):
        x, _, y = command.to.partition(",")
        return Message("choose-walk", {**words, "x": x.strip(), "y": y.strip()})
    if isinstance(command, Help):
        return Message("choose-help-hero", words)
    if isinstance(command, Search):
        return Message("choose-search-hero", words)
    if isinstance(command, (UseItem, SpellCast, CantripCast)) and _is_treatment(state, command):
        power = command.item if isinstance(command, UseItem) else command.spell
        words["spell"] = tool_name(state.get(command.actor), state.arena, power)
        words.setdefault("target", words["actor"])
        return Message("choose-treat", words)
    return None


def _is_treatment(state: AdventureState, command: Any) -> bool:
    who = state.get(command.actor)
    power = None if who is None else who.sheet.power(power_of(command))
    return power is not None and peace.makes_sense(power)


def _use(state: AdventureState, command: Any, words: dict[str, Any]) -> Message:
    entry = stage.scene_of(state)
    name, message = peace.named_thing(command), USES[type(command)]
    cell = doors.cell_named(state, name)
    if cell >= 0:
        x, y = position.coord(state, cell)
        opens = not doors.is_open(state, cell)
        return Message("choose-door-hero", {**words, "x": x, "y": y, "opens": opens})
    thing = entry.things.get(name)
    if thing is not None and thing.does is not None:
        words["does"] = Message(stage.text_id(state, name, "does"), {"text": thing.does})
        return _with_check("choose-does", words, thing)
    text = name if thing is None else thing.name
    words["thing"] = Message(stage.text_id(state, name, "name"), {"text": text})
    return _with_check(message, words, thing)


def _with_check(message: str, words: dict[str, Any], entry: Any) -> Message:
    check = None if entry is None else entry.check
    return Message(message, {**words, "skill": "none" if check is None else check.skill})


def _by_hand(command: Any, words: dict[str, Any]) -> Message:
    tag = str(command.__struct_config__.tag).lower().replace("_", "-")
    for field in ("amount", "to", "at", "dc"):
        if hasattr(command, field):
            words[field] = getattr(command, field)
    what = getattr(command, "what", "")
    words["what"] = Message("condition", {"condition": what, "text": what}) if what else "none"
    if hasattr(command, "base"):
        words["base"] = Message(f"kind-{command.base}", {"text": command.base.replace("_", " ")})
    return Message(f"choose-{tag}", words)


def heading_of(state: AdventureState, command: Any) -> str:
    """Return the heading of a command outside of combat, or of one of the master's."""
    if isinstance(command, NpcDialogue):
        return TALK
    if isinstance(command, (InteractObject, SearchItem, InvestigateArea)):
        return EXPLORE
    if isinstance(command, (Travel, Rest)):
        return TRAVEL
    if isinstance(command, Move):
        return MOVE
    if isinstance(command, (Help, Search)):
        return ASSIST
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return ATTACK
    if isinstance(command, (SceneEvent, SceneEffect, CombatStart, CombatEnd, ChangeScene)):
        return STORY
    if isinstance(command, (SkillCheck, SavingThrow)):
        return ROLLS
    if isinstance(command, MasterIntent):
        return HAND
    return HEAL if _is_treatment(state, command) else ATTACK


def _each_once_first(options: Options, places: list[int]) -> list[int]:
    # Each line and each thing with the first hero, before those with the others.
    first: dict[tuple[str, ...], int] = {}
    for place in places:
        command = options.command(place)
        what = tuple([str(getattr(command, field, "")) for field in OF_A_THING])
        first.setdefault(what, place)
    chosen = list(first.values())
    return [*chosen, *[place for place in places if place not in chosen]]


def headings(state: AdventureState, options: Options) -> list[Topic]:
    """Group the options of a seat outside of combat under headings."""
    found = by_heading(options, HEADINGS, partial(heading_of, state))
    for word in (TALK, EXPLORE):
        if word in found:
            found[word] = _each_once_first(options, found[word])
    return [topic(word, places, SHOWN, False, None, f"topic-{word}") for word, places in found.items()]


def write_turn(state: AdventureState, seat: int, options: Options, presenter: Any) -> Turn:
    """The turn sheet outside of combat: every option in words, and the walks of each hero by cell."""
    arena = state.arena
    actions: list[Action] = []
    at = 0
    for group in options.groups():
        first = options.command(at)
        ways: list[Way] = []
        if isinstance(first, Move) and group.field == "to":
            for number, cell in enumerate(group.values):
                x, _, y = str(cell).partition(",")
                ways.append(Way(at + number, cell=int(arena.grid.cell(int(x), int(y)))))
            name = Message("action-walk", {"actor": creature_name(state, first.actor)})
            actions.append(Action(f"MOVE/{first.actor}", name, MOVE, ways=tuple(ways)))
        else:
            for number in range(group.count()):
                command = options.command(at + number)
                told = presenter.label(state, seat, command)
                written = presenter.notation.write_command(command)
                way = Way(at + number, label=told)
                actions.append(Action(written, told, heading_of(state, command), ways=(way,)))
        at += group.count()
    return Turn(options.count(), actions=tuple(actions))
