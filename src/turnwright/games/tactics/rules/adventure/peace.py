"""Actions of heroes between fights: walk, use things, search, investigate, talk, help, cast, rest, travel.

Outside of combat movement is not counted: a hero walks to what it uses, and a trigger on the way may stop it.

SRD: Exploration; Social Interaction; Influence [Action]; Search [Action]; Utilize [Action]; Help [Action].
"""

from typing import Any, Final

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    CantripCast,
    Help,
    InteractObject,
    InvestigateArea,
    Move,
    NpcDialogue,
    Rest,
    Search,
    SearchItem,
    SpellCast,
    Travel,
    UseItem,
)
from turnwright.games.tactics.events import ActionTaken, Moved, Rested, Spoke
from turnwright.games.tactics.map.pathing import FARTHEST, Reach
from turnwright.games.tactics.rules import scenes
from turnwright.games.tactics.rules.adventure import happenings, rests, stage, triggers
from turnwright.games.tactics.rules.adventure.triggers import Occasions, Step
from turnwright.games.tactics.rules.combat import grapple, hiding, outcome
from turnwright.games.tactics.rules.core import conditions, position, saves
from turnwright.games.tactics.rules.magic import casting, slots, targeting
from turnwright.games.tactics.rules.movement import doors, walk
from turnwright.games.tactics.sheet import REACTION, Power
from turnwright.games.tactics.srd import COMBAT, HIDDEN, PRONE
from turnwright.games.tactics.state import MASTER, AdventureState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import ROUNDS, Cure, Heal, Inflict, RemoveCondition, Revive
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

# The kind of thing that each intent is for, which is also the field that names the thing.
KINDS: Final = {InteractObject: "object", SearchItem: "item", InvestigateArea: "area"}
UNCOUNTED: Final = -1  # movement left, where it is not counted


def hero_of(state: AdventureState, seat: int, actor: str) -> CreatureCombatState:
    """The hero that an intent is for, if the seat plays it and it can act."""
    who = state.get(actor)
    ours = [each.creature_id for each in playable(state, seat)]
    if who is None or who.creature_id not in state.experience:
        raise Rejected("unknown-creature", f"there is no hero {actor[:60]!r} here", "actor", ours)
    leader = stage.leader_of(state, who)
    if leader != seat:
        raise Rejected("not-yours", f"{actor} is played by seat {leader}", "actor", [leader])
    if not who.can_act():
        raise Rejected("cannot-act", f"{actor} cannot act", "actor", ours)
    return who


def playable(state: AdventureState, seat: int) -> list[CreatureCombatState]:
    """The heroes that a seat leads and that can act, those that it plays in a fight first."""
    led = [who for who in stage.heroes(state) if stage.leader_of(state, who) == seat and who.can_act()]
    return [who for who in led if who.seat == seat] + [who for who in led if who.seat != seat]


def carry_out(state: AdventureState, seat: int, command: Any, came: Occasions, ctx: Context) -> None:
    """Carry out an intent outside of combat."""
    kind = type(command)
    if kind not in PEACEFUL:
        raise Rejected("wrong-scene", "no fight is under way", "intent")
    who = hero_of(state, seat, command.actor)
    came.actor = who
    if kind is Move:
        _move(state, who, command, came, ctx)
    elif kind is InteractObject and doors.cell_named(state, command.object) >= 0:
        _open(state, who, command, came, ctx)
    elif kind in KINDS:
        _use(state, who, command, came, ctx)
    elif kind is Help:
        _help(state, who, command, ctx)
    elif kind is Search:
        who.used_action = False
        hiding.search(state, who, "action", ctx)
        who.used_action = False
    elif kind is Rest:
        _rest(state, command, came, ctx)
    elif kind is Travel:
        _travel(state, who, command, came, ctx)
    elif kind is UseItem:
        _heal(state, who, command, command.item, "item", ctx)
    else:
        _heal(state, who, command, command.spell, "spell", ctx)


# Walking


def reach_of(state: AdventureState, who: CreatureCombatState) -> Reach:
    """Every cell that a hero can walk to."""
    return walk.flood(state, state.arena, who, FARTHEST)


def _move(
    state: AdventureState, who: CreatureCombatState, command: Move, came: Occasions, ctx: Context
) -> None:
    arena: Arena = state.arena
    to = int(walk.cell_of(arena, command.to, "to"))
    if position.speed(who) == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    reach = reach_of(state, who)
    if to == who.cell or to not in reach.stops():
        x, y = position.coord(state, to)
        raise Rejected("no-way", f"there is no way to {x}, {y}", "to")
    follow(state, who, reach.path(to), came, ctx)


def follow(
    state: AdventureState, who: CreatureCombatState, path: list[int], came: Occasions, ctx: Context
) -> bool:
    """Walk a path; false if something on the way stops the hero."""
    scene_id = state.scene_id
    for to in path:
        if walk.bumps_into_hidden(state, who, to, ctx):
            return False
        who.cell = to
        if ctx.heard:
            x, y = position.coord(state, to)
            ctx.emit(Moved(who.creature_id, x, y, UNCOUNTED))
        hiding.look_about(state, who, ctx)
        came.steps = [Step(who, to)]
        triggers.set_off(state, came, ctx)
        if _is_interrupted(state, scene_id) or not who.can_act() or who.cell != to:
            return False
        if position.speed(who) == 0:
            return to == path[-1]
        # A hero who has fallen gets up before it walks on.
        conditions.remove_all(state, who, PRONE, ctx)
    return True


def _is_interrupted(state: AdventureState, scene_id: str) -> bool:
    # Whether a fight, another scene or the end has put a stop to what the party was doing in a scene.
    return state.scene_id != scene_id or state.scene == COMBAT or state.ending != ""


def way_to(state: AdventureState, who: CreatureCombatState, x: int, y: int) -> list[int] | None:
    """The shortest way to within 5 feet of a cell; None if there is none."""
    arena: Arena = state.arena
    goal = arena.grid.cell(x, y)
    if arena.grid.gap_ft(who.cell, position.width(who), goal, 1) <= position.BESIDE:
        return []
    if position.speed(who) == 0:
        return None
    reach = reach_of(state, who)
    best = -1
    for cell in reach.stops():
        if arena.grid.gap_ft(cell, position.width(who), goal, 1) <= position.BESIDE and (
            best < 0 or reach.cost_ft(cell) < reach.cost_ft(best)
        ):
            best = int(cell)
    return None if best < 0 else reach.path(best)


def _go_to(
    state: AdventureState, who: CreatureCombatState, at: tuple[int, int], came: Occasions, ctx: Context
) -> bool:
    # Walk up to something; false if something stopped the hero.
    path = way_to(state, who, at[0], at[1])
    if path is None:
        raise Rejected("no-way", f"there is no way to {at[0]}, {at[1]}", "intent")
    return follow(state, who, path, came, ctx)


def _open(
    state: AdventureState, who: CreatureCombatState, command: InteractObject, came: Occasions, ctx: Context
) -> None:
    arena: Arena = state.arena
    cell = doors.cell_named(state, command.object)
    x, y = position.coord(state, cell)
    blocker = doors.in_the_way(state, who, cell)
    if blocker is not None:
        raise Rejected("occupied", f"{blocker.creature_id} stands in {command.object}", "object")
    if not _go_to(state, who, (x, y), came, ctx):
        return
    who.used_object = False
    who.used_action = False
    if cell in doors.beside(state, who):
        doors.interact(state, who, command, ctx)
    else:
        happenings.move_doors(state, ((x, y),), cell not in arena.open_doors, ctx)
    who.used_object = False


# Things


def named_thing(command: Any) -> str:
    """The name of the thing that an intent is for, or nothing."""
    kind = KINDS.get(type(command), "")
    return str(getattr(command, kind)) if kind else ""


def things(state: AdventureState, kind: str) -> list[str]:
    """The things of a kind that can be used now."""
    return [
        name
        for name, thing in stage.scene_of(state).things.items()
        if thing.kind == kind and stage.meets(state, thing.when) and not stage.is_done(state, name)
    ]


def _use(
    state: AdventureState, who: CreatureCombatState, command: Any, came: Occasions, ctx: Context
) -> None:
    kind, name = KINDS[type(command)], named_thing(command)
    legal = things(state, kind)
    if name not in legal:
        raise Rejected("unknown-object", f"there is no {name[:60]!r} to use here", kind, legal)
    thing = stage.scene_of(state).things[name]
    if not _go_to(state, who, thing.at, came, ctx):
        return
    stage.mark_done(state, f"{name}{stage.TRIED}" if thing.again else name)
    stage.say(state, thing.says, f"{name}-says", ctx)
    came.words.append(f"used/{name}")
    _try(state, who, thing, name, name, came, ctx)


def _try(
    state: AdventureState,
    who: CreatureCombatState,
    entry: Any,
    name: str,
    part: str,
    came: Occasions,
    ctx: Context,
) -> None:
    # The check of a thing or a line, and what follows.
    if entry.check is None or _succeeds(state, who, entry.check.skill, entry.check.dc, name, came, ctx):
        happenings.happen(state, entry.then, f"{part}-then", who, ctx)
    else:
        happenings.happen(state, entry.otherwise, f"{part}-otherwise", who, ctx)


def _succeeds(
    state: AdventureState,
    who: CreatureCombatState,
    skill: str,
    dc: int,
    name: str,
    came: Occasions,
    ctx: Context,
) -> bool:
    # Help: Advantage on the next check.
    helped = state.helped == who.creature_id
    if helped:
        state.helped = ""
    made = saves.check(state, who, skill, dc, skill, ctx, 1 if helped else 0) >= dc
    came.note_check(made, name)
    came.note_check(made, skill)
    return made


def _help(state: AdventureState, who: CreatureCombatState, command: Help, ctx: Context) -> None:
    friend = state.get(command.target)
    legal = [each.creature_id for each in stage.heroes(state) if each is not who and each.can_act()]
    if friend is None or friend.creature_id not in legal:
        raise Rejected("wrong-target", "Help needs another hero", "target", legal)
    state.helped = friend.creature_id
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, "HELP", friend.creature_id))


# Talking


def npcs(state: AdventureState) -> list[str]:
    """The NPCs that can be talked to."""
    found: list[str] = []
    for name, npc in stage.scene_of(state).npcs.items():
        if not stage.meets(state, npc.when):
            continue
        who = None if npc.creature is None else state.get(npc.creature)
        if npc.creature is None or (who is not None and who.stands() and not who.flags & HIDDEN):
            found.append(name)
    return found


def place_of(state: AdventureState, npc_id: str) -> tuple[int, int]:
    """Where an NPC is: at the cell of its creature, or at its own."""
    npc = stage.scene_of(state).npcs[npc_id]
    creature = None if npc.creature is None else state.get(npc.creature)
    at: tuple[int, int] = npc.at if creature is None else position.coord(state, creature.cell)
    return at


def lines(state: AdventureState, npc_id: str) -> list[str]:
    """The lines that can be said to an NPC now."""
    return [
        name
        for name, line in stage.scene_of(state).npcs[npc_id].lines.items()
        if stage.meets(state, line.when) and not stage.is_done(state, f"{npc_id}-{name}")
    ]


def talk(state: AdventureState, seat: int, command: NpcDialogue, came: Occasions, ctx: Context) -> None:
    """Say a line to an NPC; the master lets the NPC speak."""
    known = npcs(state)
    if seat == MASTER:
        _let_speak(state, command, known, ctx)
        return
    if command.npc not in known:
        raise Rejected("unknown-npc", f"there is no {command.npc[:60]!r} to talk to", "npc", known)
    npc = stage.scene_of(state).npcs[command.npc]
    if state.scene == COMBAT:
        raise Rejected("wrong-scene", "there is no time to talk in a fight", "intent")
    ours = playable(state, seat)
    actor = command.actor or (ours[0].creature_id if ours else "")
    who = hero_of(state, seat, actor)
    legal = lines(state, command.npc)
    if command.text not in legal:
        raise Rejected("unknown-line", f"{command.npc} has no answer to that", "text", legal)
    came.actor = who
    if not _go_to(state, who, place_of(state, command.npc), came, ctx):
        return
    line = npc.lines[command.text]
    said = f"{command.npc}-{command.text}"
    stage.mark_done(state, f"{said}{stage.TRIED}" if line.again else said)
    came.words.append(f"talked/{command.text}")
    _try(state, who, line, command.text, f"{command.npc}-{command.text}", came, ctx)


def _let_speak(state: AdventureState, command: NpcDialogue, known: list[str], ctx: Context) -> None:
    # One of the NPC's own sayings by its id, or any words; a creature of the scene may speak as well.
    if command.npc not in known:
        scenes.let_speak(state, command, known, ctx)
        return
    scenes.check_voice(command)
    npc = stage.scene_of(state).npcs[command.npc]
    if ctx.heard:
        says = npc.says.get(command.text, "")
        text_id = stage.text_id(state, command.npc, command.text, "says") if says else ""
        name = stage.text_id(state, command.npc, "name")
        ctx.emit(Spoke(command.npc, name, npc.name, text_id, says or command.text))


# Spells and items


def makes_sense(power: Power) -> bool:
    """Whether a power is of use outside of combat: it heals, cures or revives, or outlasts a fight."""
    if power.trigger != "" or power.cost == REACTION or power.area is not None or targeting.is_aimed(power):
        return False
    return restores(power) or bool(_benefits(power))


def restores(power: Power) -> bool:
    """Whether a power heals, cures or revives."""
    return any(isinstance(each, (Heal, Cure, RemoveCondition, Revive)) for each in power.effects)


def _benefits(power: Power) -> list[str]:
    # The conditions that a power gives its own side for longer than a fight: Mage Armor, Aid, Longstrider.
    if power.concentration or power.whom not in ("self", "ally"):
        return []
    return [
        each.rule.id
        for each in power.effects
        if isinstance(each, Inflict) and each.lasts.kind == ROUNDS and each.lasts.rounds > outcome.A_MINUTE
    ]


def patients(state: AdventureState, who: CreatureCombatState, power: Power) -> list[CreatureCombatState]:
    """The heroes that a power could help."""
    if slots.cost_problem(who, power) != "":
        return []
    found = targeting.legal_targets(state, who, power) if power.whom != "self" else [who.creature_id]
    benefits = _benefits(power)
    helped: list[CreatureCombatState] = []
    for each in stage.heroes(state):
        hurt = restores(power) and (each.dead or each.current_hp < each.max_hp)
        lacks = any(conditions.find(each, name) is None for name in benefits)
        if each.creature_id in found and (hurt or lacks or _cures(power, each)):
            helped.append(each)
    return helped


def _cures(power: Power, who: CreatureCombatState) -> bool:
    # Whether a power ends a condition of this hero.
    for each in power.effects:
        if isinstance(each, Cure) and who.flags & each.flags:
            return True
        if isinstance(each, RemoveCondition) and conditions.find(who, each.name) is not None:
            return True
    return False


def rested(who: CreatureCombatState) -> None:
    """Give a hero its actions back: outside of combat there is time for everything."""
    who.used_action = False
    who.used_bonus_action = False
    who.used_slot = False
    who.used_bonus_spell = False


def _heal(
    state: AdventureState,
    who: CreatureCombatState,
    command: Any,
    power_id: str,
    field: str,
    ctx: Context,
) -> None:
    power = who.sheet.power(power_id)
    if power is None or not makes_sense(power) or (power.kind == "item") != (field == "item"):
        known = [each.id for each in who.sheet.powers if makes_sense(each)]
        raise Rejected("not-now", f"{power_id[:60]} is of no use outside of combat", field, known)
    rested(who)
    target = position.named(state, who, command.target or who.creature_id)
    if target is None:
        legal = [each.creature_id for each in patients(state, who, power)]
        raise Rejected("unknown-target", f"there is no target {command.target[:60]!r}", "target", legal)
    wanted = targeting.PowerUse(power, getattr(command, "slot_level", 0))
    wanted.targets = [target]
    casting.check(state, who, wanted)
    helped = [each.creature_id for each in patients(state, who, power)]
    if target.creature_id not in helped:
        raise Rejected("wrong-target", f"{power_id} does not help {target.creature_id} now", "target", helped)
    casting.use_power(state, who, wanted, ctx)
    rested(who)


def pass_time(state: AdventureState, ctx: Context) -> None:
    """Let a moment pass: what would not outlast a fight ends, and heroes who are held free themselves."""
    for who in stage.heroes(state):
        over = _passing(who)
        while over:
            # What follows on a condition may pass as well.
            conditions.remove(state, who, over[0], ctx)
            over = _passing(who)


def _passing(who: CreatureCombatState) -> list[ConditionState]:
    if who.dead:
        return []
    over = [one for one in who.conditions if one.name != "hidden" and not outcome.lasts(who, one)]
    return over or grapple.bonds(who) or grapple.fires(who)


# Rests and travel


def _rest(state: AdventureState, command: Rest, came: Occasions, ctx: Context) -> None:
    rests.check(state, command.rest)
    # A trigger may interrupt the rest.
    scene_id = state.scene_id
    came.words.append("rest/")
    triggers.set_off(state, came, ctx)
    if _is_interrupted(state, scene_id):
        if ctx.heard:
            ctx.emit(Rested(command.rest, True))
        return
    rests.rest(state, command.rest, ctx)


def ways(state: AdventureState, leader: CreatureCombatState | None) -> list[str]:
    """The exits that are open to the party, if this hero leads it there."""
    found: list[str] = []
    for name, way in stage.scene_of(state).exits.items():
        if not stage.meets(state, way.when) or leader is None:
            continue
        if way.at is None or way_to(state, leader, way.at[0], way.at[1]) is not None:
            found.append(name)
    return found


def _travel(
    state: AdventureState, who: CreatureCombatState, command: Travel, came: Occasions, ctx: Context
) -> None:
    legal = ways(state, who)
    if command.exit not in legal:
        raise Rejected("unknown-exit", f"there is no way {command.exit[:60]!r} from here", "exit", legal)
    way = stage.scene_of(state).exits[command.exit]
    scene_id = state.scene_id
    if way.at is not None and not _go_to(state, who, way.at, came, ctx):
        return
    happenings.happen(state, way.then, f"{command.exit}-then", who, ctx)
    if not _is_interrupted(state, scene_id):
        stage.enter(state, way.to, ctx)


PEACEFUL: Final = (
    Move,
    InteractObject,
    SearchItem,
    InvestigateArea,
    Help,
    Search,
    Rest,
    Travel,
    UseItem,
    SpellCast,
    CantripCast,
)
