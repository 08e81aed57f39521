"""Scenes: how a fight begins, who takes part, and who may end it.

A fight begins by the game master's command (COMBAT_START), by an attack outside of combat, or by an event
of the scenario (SCENE_EVENT).

SRD: The Order of Combat; Surprise.
"""

from typing import Any, Final

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    Grapple,
    MeleeAttack,
    NpcDialogue,
    RangedAttack,
    SceneEvent,
    Shove,
    SpellCast,
    SpellShape,
    UseItem,
)
from turnwright.games.tactics.events import CombatStarted, Spoke
from turnwright.games.tactics.rules.combat import action_economy, initiative, outcome, turns
from turnwright.games.tactics.rules.core import conditions, edition, position
from turnwright.games.tactics.rules.magic import targeting
from turnwright.games.tactics.rules.movement import walk
from turnwright.games.tactics.sheet import UNARMED, Power
from turnwright.games.tactics.srd import COMBAT, DOWNTIME, EXPLORATION, HIDDEN, SOCIAL, SURPRISED
from turnwright.games.tactics.state import MASTER, NO_INDEX, CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import ListOptions

# What foes call out, each with messages of its own; one for each reason that a bot has to act.
REASONS: Final = (
    "begins",
    "strikes",
    "shoots",
    "casts",
    "charges",
    "retreats",
    "flees",
    "hides",
    "helps",
    "guards",
)
WORDINGS: Final = 2
CRIES: Final = tuple([f"{reason}-{wording}" for reason in REASONS for wording in range(1, WORDINGS + 1)])
ATTACK: Final = "attack"


def check_peace(state: CombatState) -> None:
    """Refuse to begin a fight in a scene that does not allow it."""
    if state.reason != "":
        raise Rejected("wrong-scene", "the fight is over", "intent")
    if state.scene == COMBAT:
        raise Rejected("wrong-scene", "the fight has already begun", "intent")
    if state.scene == DOWNTIME:
        raise Rejected("wrong-scene", "no fight can begin during downtime", "intent")


# By the game master


def start_combat(state: CombatState, seat: int, command: CombatStart, ctx: Context) -> None:
    """Start a fight by the game master's command, with all creatures or with those named."""
    arena: Arena = state.arena
    if seat != MASTER:
        raise Rejected("not-yours", "only the game master can start a fight", "intent", [MASTER])
    check_peace(state)
    for field, names in (("creatures", command.creatures), ("surprised", command.surprised)):
        for creature_id in names:
            if state.get(creature_id) is None:
                known = [each.creature_id for each in state.participants]
                raise Rejected(
                    "unknown-creature", f"there is no creature {creature_id[:60]!r} here", field, known
                )
    _stand_aside(state, command.creatures)
    begin_combat(state, [*command.surprised, *arena.surprised], command.reason, ctx)


def _stand_aside(state: CombatState, named: "tuple[str, ...]") -> None:
    # Only named creatures take part; a side without any takes part as a whole.
    arena: Arena = state.arena
    for side in range(len(arena.sides)):
        ours = [who for who in state.participants if who.side == side and who.here()]
        fighting = [who for who in ours if who.creature_id in named]
        for who in ours:
            if fighting and who.creature_id not in named:
                who.stand_aside()


def begin_combat(state: CombatState, surprised: list[str], reason: str, ctx: Context, by: str = "") -> None:
    """Begin a fight; `by` is the id of the attacker, if there is one."""
    arena: Arena = state.arena
    state.scene = COMBAT
    state.started_at = ctx.now
    attacker = state.get(by)
    for creature_id in surprised:
        who = state.get(creature_id)
        if who is not None and who.here():
            by_foe = attacker is not None and attacker.side != who.side
            surprise = ConditionState(
                "surprised", attacker.place if attacker is not None and by_foe else NO_INDEX
            )
            conditions.apply(state, who, surprise, arena.conditions["surprised"], ctx)
    initiative.roll_for_all(state, ctx)
    if ctx.heard:
        order = tuple([entry.creature_id for entry in state.initiative_order])
        ctx.emit(CombatStarted(state.encounter_id, order, reason))
    # Surprise: in 5.2 it affects the Initiative roll only.
    for who in state.participants:
        if not edition.of(who).surprise_costs_the_turn:
            conditions.remove_all(state, who, SURPRISED, ctx)
    turns.new_round(state, ctx)
    turns.advance(state, ctx)


def end_combat(state: CombatState, seat: int, ctx: Context) -> None:
    """End a fight by the game master's command."""
    if seat != MASTER:
        raise Rejected("not-yours", "only the game master can end a fight", "intent", [MASTER])
    if state.scene != COMBAT:
        raise Rejected("wrong-scene", "no fight is under way", "intent")
    outcome.end(state, ctx, outcome.MASTER, -1)


# By an event of the scenario


def let_happen(state: CombatState, seat: int, command: SceneEvent, ctx: Context) -> None:
    """Start a fight by an event of the scenario, which may surprise creatures."""
    arena: Arena = state.arena
    if seat != MASTER:
        raise Rejected("not-yours", "only the game master can trigger a scene event", "intent", [MASTER])
    if command.event not in arena.triggers:
        known = list(arena.triggers)
        raise Rejected("unknown-event", f"the scenario has no event {command.event[:60]!r}", "event", known)
    check_peace(state)
    begin_combat(state, list(arena.triggers[command.event]), command.event, ctx)


# The voice of a creature


def check_voice(command: NpcDialogue) -> None:
    """Refuse to let the game master speak for a hero."""
    if command.actor != "":
        raise Rejected("not-yours", "the game master speaks for the NPC, not for a hero", "actor", [""])


def let_speak(state: CombatState, command: NpcDialogue, npcs: list[str], ctx: Context) -> None:
    """Let a creature of the game master's say something; `npcs` are the figures that speak besides."""
    check_voice(command)
    speakers = [who.creature_id for who in state.participants if who.seat == MASTER and who.here()]
    if command.npc not in speakers:
        known = [*npcs, *speakers]
        raise Rejected("unknown-npc", f"there is no {command.npc[:60]!r} to speak", "npc", known)
    who = state.get(command.npc)
    # A voice out of nowhere would give a creature in hiding away.
    if who is not None and who.flags & HIDDEN:
        raise Rejected("unknown-npc", f"{command.npc} is hidden and keeps silent", "npc", npcs)
    if ctx.heard and who is not None:
        text_id = f"cry-{command.text}" if command.text in CRIES else ""
        ctx.emit(Spoke(command.npc, "", who.name, text_id, command.text))


# By an attack outside of combat


def breaks_peace(state: CombatState, seat: int, command: Any) -> bool:
    """Whether an intent is an attack on a foe outside of combat."""
    if state.scene == COMBAT or state.reason != "":
        return False
    who = state.get(getattr(command, "actor", ""))
    if who is None or who.seat != seat or not who.can_act() or not position.enemies(state, who):
        return False
    if not _is_hostile(state, who, command):
        return False
    check_peace(state)
    return True


def _is_hostile(state: CombatState, who: CreatureCombatState, command: Any) -> bool:
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return _is_foe(state, who, command.target) and _has_weapon(who, command)
    if isinstance(command, (Grapple, Shove)):
        return _is_foe(state, who, command.target)
    if isinstance(command, UseItem):
        power = who.sheet.power(command.item)
        harmful = power is not None and power.kind == "item" and targeting.harms(power)
        return harmful and _is_foe(state, who, command.target)
    if isinstance(command, (SpellCast, CantripCast, SpellShape)):
        power = who.sheet.power(command.spell)
        return power is not None and _harms_in_peace(power) and _is_aimed(state, who, power, command)
    return False


def _is_foe(state: CombatState, who: CreatureCombatState, target_id: str) -> bool:
    return any(foe.creature_id == target_id for foe in position.enemies(state, who))


def _has_weapon(who: CreatureCombatState, command: Any) -> bool:
    melee = isinstance(command, MeleeAttack)
    if command.weapon == "":
        return True
    weapon = who.sheet.attack(command.weapon)
    if weapon is None or weapon.id == UNARMED:
        return melee and weapon is not None
    return weapon.melee if melee else weapon.ranged


def _harms_in_peace(power: Power) -> bool:
    return targeting.harms(power) and power.trigger == "" and power.kind != "item"


def _is_aimed(state: CombatState, who: CreatureCombatState, power: Power, command: Any) -> bool:
    # At a foe, at a point, or all around the user.
    arena: Arena = state.arena
    names = [getattr(command, "target", ""), *getattr(command, "targets", ())]
    if any(_is_foe(state, who, name) for name in names if name):
        return True
    if power.area is None:
        return False
    if command.area_center:
        walk.point(arena, command.area_center, "area_center")
        return True
    return command.direction != "" or not targeting.is_aimed(power)


class Beginnings(ListOptions):
    """The intents that begin a fight; one attack of a creature stands for all of its attacks."""

    def __init__(self, state: CombatState, seat: int, commands: "list[Any]") -> None:
        super().__init__(commands)
        self.state = state
        self.seat = seat

    def index(self, command: Any) -> int:
        """The index of a command, or of an attack by the same creature."""
        at = super().index(command)
        if at < 0 and self._is_attack(command):
            for place, listed in enumerate(self.commands):
                if getattr(listed, "actor", "") == command.actor:
                    return place
        return at

    def _is_attack(self, command: Any) -> bool:
        try:
            return breaks_peace(self.state, self.seat, command)
        except Rejected:
            return False


def provocations(state: CombatState, seat: int) -> list[Any]:
    """The attacks that begin a fight: with each weapon and power, on each foe."""
    found: list[Any] = []
    if state.scene not in (SOCIAL, EXPLORATION) or state.reason != "":
        return found
    for who in state.participants:
        if who.seat == seat and who.can_act():
            for foe in position.enemies(state, who):
                _add(who, foe.creature_id, found)
    return found


def _add(who: CreatureCombatState, foe: str, found: list[Any]) -> None:
    for weapon in action_economy.at_hand(who):
        if weapon.melee:
            found.append(MeleeAttack(who.creature_id, foe, weapon.id))
            found.append(MeleeAttack(who.creature_id, foe, weapon.id, True))
        if weapon.ranged:
            found.append(RangedAttack(who.creature_id, foe, weapon.id))
    for power in who.sheet.powers:
        if _harms_in_peace(power):
            if power.kind == "spell" and power.level == 0:
                found.append(CantripCast(who.creature_id, power.id, foe))
            else:
                found.append(SpellCast(who.creature_id, power.id, 0, foe))
