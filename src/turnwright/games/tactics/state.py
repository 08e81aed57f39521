"""The state of a fight, under the names of the public interface."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.sheet import DEATHLESS, Sheet
from turnwright.games.tactics.srd import COMBAT, IDLE, OUT_OF_ACTION, SOCIAL, STABLE, UNCONSCIOUS
from turnwright.games.tactics.vocabulary import PERMANENT
from turnwright.kernel.codec import holds

NO_INDEX: Final = -1  # of no creature, side or seat
MASTER: Final = 0  # the seat of the game master
PARTY: Final = 0  # the side of the heroes
FOES: Final = 1
NOWHERE: Final = -1
ASIDE: Final = "aside"


def experience_mark(creature_id: str) -> str:
    """The mark of a foe whose experience an adventure has given."""
    return f"overcome/{creature_id}"


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class ConditionState:
    """A condition of a creature: its source, its duration, and the save that ends it."""

    name: str
    source: i64  # place of the creature it comes from, or -1
    kind: i64  # how it ends, see `sheet.DURATIONS`
    rounds: i64
    turn_of: i64  # whose turn ends it, for a duration by turns
    ability: i64
    dc: i64
    spell: str  # the spell or power it belongs to
    fresh: bool  # applied in this turn, which does not count
    above: i64  # slot levels above the spell's own
    against: i64  # place of the only creature it concerns, or -1

    def __init__(
        self,
        name: str = "",
        source: i64 = NO_INDEX,
        kind: i64 = PERMANENT,
        rounds: i64 = 0,
        turn_of: i64 = NO_INDEX,
        ability: i64 = -1,
        dc: i64 = 0,
        spell: str = "",
        fresh: bool = False,
        above: i64 = 0,
        against: i64 = NO_INDEX,
    ) -> None:
        self.name = name
        self.source = source
        self.kind = kind
        self.rounds = rounds
        self.turn_of = turn_of
        self.ability = ability
        self.dc = dc
        self.spell = spell
        self.fresh = fresh
        self.above = above
        self.against = against
        self.rule: ConditionRule = _NO_RULE  # shared, not part of the state

    def clone(self) -> "ConditionState":
        """An independent copy."""
        copy = ConditionState(
            self.name,
            self.source,
            self.kind,
            self.rounds,
            self.turn_of,
            self.ability,
            self.dc,
            self.spell,
            self.fresh,
            self.above,
            self.against,
        )
        copy.rule = self.rule
        return copy


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class CreatureCombatState:
    """One creature in a fight."""

    creature_id: str
    name: str
    base: str  # id of its sheet
    side: i64
    seat: i64
    current_hp: i64
    max_hp: i64
    temp_hp: i64
    cell: i64
    altitude_ft: i64  # above the ground of its cell
    conditions: list[ConditionState]
    used_action: bool
    used_bonus_action: bool
    used_reaction: bool
    used_object: bool
    extra_action: bool  # Haste: one attack, Dash, Disengage or Hide
    surged: bool  # Action Surge: the action that is left cannot be the Magic action
    used_slot: bool  # a spell slot was used in this turn
    used_bonus_spell: bool  # 5.1: a spell was cast as a Bonus Action
    remaining_movement_ft: i64
    overspent_ft: i64  # movement used beyond a Speed that has fallen since
    diagonals: i64  # diagonal steps of this turn, for 5-10-5
    attacks_left: i64  # of the current Attack action
    routine: i64  # the current Multiattack, or -1
    pieces: list[int]  # attacks left of each part of the Multiattack
    light_attack: str  # the Light weapon used, which lets another follow
    loaded: bool  # no Loading weapon was used with this action
    sneaked: bool  # Sneak Attack was used in this turn
    cleaved: bool  # so was Cleave
    attacked: bool  # made an attack roll in this turn
    struck: list[str]  # ids of once-a-turn rules used in this turn
    slots: list[int]  # slots left, by level from 1
    uses: dict[str, int]  # uses spent, by pool
    items: dict[str, int]
    spent: list[str]  # powers waiting for their recharge
    concentrates_on: str
    death_successes: i64
    death_failures: i64
    exhaustion: i64
    dead: bool
    gone: str  # why it is out of the fight: fled, surrendered, captured, turned, aside
    legendary_left: i64
    resistances_left: i64
    stealth: i64  # the DC to find it while hidden
    readied: str  # the readied action, as JSON
    trigger: str
    readied_slot: i64  # slot level of a readied spell, already paid for; -1 without one
    hurt_by: i64  # damage types taken since its last turn, as bits
    gulped: i64  # damage in this turn from creatures it has swallowed
    run_from: i64  # the cell where the current charge began

    def __init__(self, creature_id: str = "", name: str = "", base: str = "", side: i64 = 0) -> None:
        self.creature_id = creature_id
        self.name = name or creature_id
        self.base = base
        self.side = side
        self.seat: i64 = 0
        self.current_hp = 1
        self.max_hp = 1
        self.temp_hp = 0
        self.cell: i64 = NOWHERE
        self.altitude_ft = 0
        self.conditions = []
        self.used_action = False
        self.used_bonus_action = False
        self.used_reaction = False
        self.used_object = False
        self.extra_action = False
        self.surged = False
        self.used_slot = False
        self.used_bonus_spell = False
        self.remaining_movement_ft = 0
        self.overspent_ft = 0
        self.diagonals = 0
        self.attacks_left = 0
        self.routine = -1
        self.pieces = []
        self.light_attack = ""
        self.loaded = True
        self.sneaked = False
        self.cleaved = False
        self.attacked = False
        self.struck = []
        self.slots = []
        self.uses = {}
        self.items = {}
        self.spent = []
        self.concentrates_on = ""
        self.death_successes = 0
        self.death_failures = 0
        self.exhaustion = 0
        self.dead = False
        self.gone = ""
        self.legendary_left = 0
        self.resistances_left = 0
        self.stealth = 0
        self.readied = ""
        self.trigger = ""
        self.readied_slot = -1
        self.hurt_by = 0
        self.gulped = 0
        self.run_from: i64 = NOWHERE
        # Shared or derived; not part of the state.
        self.sheet: Sheet = _NO_SHEET
        self.place: i64 = 0
        self.flags: i64 = 0  # of all conditions together
        self.dealt: i64 = 0
        self.taken: i64 = 0
        self.kills: i64 = 0
        self.died: i64 = -1
        self.counted_speed_ft: i64 = 0  # the Speed that movement is counted from, during an input
        self.reshaped: bool = False  # it has another shape now, for which there may be no room

    def clone(self) -> "CreatureCombatState":
        """An independent copy."""
        copy = CreatureCombatState(self.creature_id, self.name, self.base, self.side)
        copy.seat = self.seat
        copy.current_hp = self.current_hp
        copy.max_hp = self.max_hp
        copy.temp_hp = self.temp_hp
        copy.cell = self.cell
        copy.altitude_ft = self.altitude_ft
        if self.conditions:
            copy.conditions = [condition.clone() for condition in self.conditions]
        copy.used_action = self.used_action
        copy.used_bonus_action = self.used_bonus_action
        copy.used_reaction = self.used_reaction
        copy.used_object = self.used_object
        copy.extra_action = self.extra_action
        copy.surged = self.surged
        copy.used_slot = self.used_slot
        copy.used_bonus_spell = self.used_bonus_spell
        copy.remaining_movement_ft = self.remaining_movement_ft
        copy.overspent_ft = self.overspent_ft
        copy.diagonals = self.diagonals
        copy.attacks_left = self.attacks_left
        copy.routine = self.routine
        if self.pieces:
            copy.pieces = list(self.pieces)
        copy.light_attack = self.light_attack
        copy.loaded = self.loaded
        copy.sneaked = self.sneaked
        copy.cleaved = self.cleaved
        copy.attacked = self.attacked
        if self.struck:
            copy.struck = list(self.struck)
        if self.slots:
            copy.slots = list(self.slots)
        if self.uses:
            copy.uses = dict(self.uses)
        if self.items:
            copy.items = dict(self.items)
        if self.spent:
            copy.spent = list(self.spent)
        copy.concentrates_on = self.concentrates_on
        copy.death_successes = self.death_successes
        copy.death_failures = self.death_failures
        copy.exhaustion = self.exhaustion
        copy.dead = self.dead
        copy.gone = self.gone
        copy.legendary_left = self.legendary_left
        copy.resistances_left = self.resistances_left
        copy.stealth = self.stealth
        copy.readied = self.readied
        copy.trigger = self.trigger
        copy.readied_slot = self.readied_slot
        copy.hurt_by = self.hurt_by
        copy.gulped = self.gulped
        copy.run_from = self.run_from
        copy.sheet = self.sheet
        copy.place = self.place
        copy.flags = self.flags
        copy.dealt = self.dealt
        copy.taken = self.taken
        copy.kills = self.kills
        copy.died = self.died
        copy.counted_speed_ft = self.counted_speed_ft
        copy.reshaped = self.reshaped
        return copy

    def start_with(self, sheet: Sheet) -> None:
        """Give it what its sheet has at the start: slots, items, legendary powers, lasting conditions."""
        self.slots = list(sheet.slots)
        self.items = dict(sheet.items)
        self.legendary_left = sheet.legendary
        self.resistances_left = sheet.resistances
        self.conditions += [ConditionState(rule.id) for rule in sheet.bears]

    @property
    def alive(self) -> bool:
        """Whether it is not dead."""
        return not self.dead

    @property
    def conscious(self) -> bool:
        """Whether it is conscious."""
        return not self.dead and self.flags & UNCONSCIOUS == 0

    def stands(self) -> bool:
        """Whether it is still fighting: not dead, down or gone."""
        return not self.dead and self.current_hp > 0 and self.gone == ""

    def here(self) -> bool:
        """Whether it is on the map and alive."""
        return not self.dead and self.gone == ""

    def stand_aside(self) -> None:
        """Sit this fight out."""
        self.gone = ASIDE

    def is_aside(self) -> bool:
        """Whether it sits this fight out."""
        return self.gone == ASIDE

    def come_back(self) -> None:
        """Return after a fight that it sat out."""
        if self.gone == ASIDE:
            self.gone = ""

    def rises(self) -> bool:
        """Whether it is at 0 Hit Points and may still regenerate."""
        return self.current_hp == 0 and self.here() and self.sheet.has(DEATHLESS)

    def dying(self) -> bool:
        """Whether it is at 0 Hit Points and not stable."""
        return self.here() and self.current_hp == 0 and self.flags & STABLE == 0

    def bloodied(self) -> bool:
        """Bloodied: whether it has half its Hit Points or fewer."""
        return self.current_hp * 2 <= self.max_hp

    def can_act(self) -> bool:
        """Whether it may take actions and reactions."""
        return self.stands() and self.flags & OUT_OF_ACTION == 0

    def may_act(self) -> bool:
        """Whether it may take actions and Bonus Actions; if not, it may still react and concentrate."""
        return self.can_act() and self.flags & IDLE == 0


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class InitiativeEntry:
    """An entry of the Initiative order."""

    creature_id: str
    name: str
    initiative_value: i64
    is_alive: bool
    is_conscious: bool
    is_player_controlled: bool

    def __init__(
        self,
        creature_id: str = "",
        name: str = "",
        initiative_value: i64 = 0,
        is_alive: bool = True,
        is_conscious: bool = True,
        is_player_controlled: bool = False,
    ) -> None:
        self.creature_id = creature_id
        self.name = name
        self.initiative_value = initiative_value
        self.is_alive = is_alive
        self.is_conscious = is_conscious
        self.is_player_controlled = is_player_controlled
        self.place: i64 = NO_INDEX  # of the creature; derived

    def clone(self) -> "InitiativeEntry":
        """An independent copy."""
        copy = InitiativeEntry(
            self.creature_id,
            self.name,
            self.initiative_value,
            self.is_alive,
            self.is_conscious,
            self.is_player_controlled,
        )
        copy.place = self.place
        return copy


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Zone:
    """An area that stays on the map."""

    power: str
    at: i64  # index of the effect in its power
    source: i64
    cells: list[int]
    center: i64  # the cell of its point of origin; -1 without one
    altitude_ft: i64  # of its point of origin, above the ground
    dc: i64
    slot: i64
    rounds: i64
    concentration: bool
    touched: list[int]  # places of creatures it has affected in this turn

    def __init__(
        self, power: str = "", at: i64 = 0, source: i64 = NO_INDEX, cells: "list[int] | None" = None
    ) -> None:
        self.power = power
        self.at = at
        self.source = source
        self.cells = [] if cells is None else cells
        self.center: i64 = NOWHERE
        self.altitude_ft = 0
        self.dc = 0
        self.slot = 0
        self.rounds = 0
        self.concentration = False
        self.touched = []

    def clone(self) -> "Zone":
        """An independent copy."""
        copy = Zone(self.power, self.at, self.source, self.cells)
        copy.center = self.center
        copy.altitude_ft = self.altitude_ft
        copy.dc = self.dc
        copy.slot = self.slot
        copy.rounds = self.rounds
        copy.concentration = self.concentration
        copy.touched = list(self.touched)
        return copy


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class CombatState:
    """A scene at one moment, with its fight if there is one."""

    encounter_id: str
    scene: str
    round: i64
    initiative_order: list[InitiativeEntry]
    active_index: i64
    participants: list[CreatureCombatState]  # in the order of their ids
    zones: list[Zone]
    open_doors: list[int]  # their cells in order; replaced, never mutated
    turns: i64
    started_at: i64
    ended_at: i64  # -1 while it lasts
    reason: str
    winner: i64
    quiet: i64  # consecutive turns without damage
    burst_of: str  # the power that covered an area with the last action, or ""
    burst: list[int]  # the cells of that area; replaced, never mutated

    def __init__(self, encounter_id: str = "") -> None:
        self.encounter_id = encounter_id
        self.scene = SOCIAL
        self.round = 0
        self.initiative_order = []
        self.active_index = NO_INDEX
        self.participants = []
        self.zones = []
        self.open_doors = []
        self.turns = 0
        self.started_at = -1
        self.ended_at = -1
        self.reason = ""
        self.winner = NO_INDEX
        self.quiet = 0
        self.burst_of = ""
        self.burst = []
        self.arena: Any = None  # the `Arena`: shared, not part of the state
        self.reacting: bool = False  # during a readied action; never between inputs
        self.bursts: list[int] = []  # places of the dead that may burst; never between inputs
        # Places of the turned, and of what has cursed them; never between inputs.
        self.turned: list[tuple[int, int]] = []
        self.last_out: list[int] = [
            NO_INDEX,
            NO_INDEX,
        ]  # the last creature of each side to go out, during an input

    def clone(self) -> "CombatState":
        """An independent copy, in the same arena."""
        copy = CombatState(self.encounter_id)
        self.copy_fight(copy)
        return copy

    def copy_fight(self, copy: "CombatState") -> None:
        """Give a new state the values of this one."""
        copy.scene = self.scene
        copy.round = self.round
        copy.initiative_order = [entry.clone() for entry in self.initiative_order]
        copy.active_index = self.active_index
        copy.participants = [creature.clone() for creature in self.participants]
        if self.zones:
            copy.zones = [zone.clone() for zone in self.zones]
        copy.open_doors = self.open_doors
        copy.turns = self.turns
        copy.started_at = self.started_at
        copy.ended_at = self.ended_at
        copy.reason = self.reason
        copy.winner = self.winner
        copy.quiet = self.quiet
        copy.burst_of = self.burst_of
        copy.burst = self.burst
        copy.arena = self.arena

    def forget_burst(self) -> None:
        """Forget the area of the action before."""
        self.burst_of = ""
        self.burst = []

    def goes_out(self, who: CreatureCombatState) -> None:
        """Note a creature as the last of its side to go out of the fight."""
        self.last_out[who.side] = int(who.place)

    def active(self) -> CreatureCombatState | None:
        """The creature whose turn it is, or None."""
        if self.scene != COMBAT or self.active_index < 0 or self.reason != "":
            return None
        return self.participants[self.initiative_order[self.active_index].place]

    def active_seat(self) -> int:
        """The seat whose creature's turn it is, or -1."""
        who = self.active()
        return NO_INDEX if who is None else int(who.seat)

    def get(self, creature_id: str) -> CreatureCombatState | None:
        """The creature of an id, or None."""
        for creature in self.participants:
            if creature.creature_id == creature_id:
                return creature
        return None

    def seat_participants(self) -> None:
        """Number the creatures by id, and link the Initiative order to them."""
        places: dict[str, int] = {}
        for place, creature in enumerate(self.participants):
            creature.place = place
            places[creature.creature_id] = place
        for entry in self.initiative_order:
            entry.place = places[entry.creature_id]


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class LeftScene:
    """A scene that the party has left: who stays there, its open doors, and how many heroes were alive."""

    scene_id: str
    creatures: list[CreatureCombatState]
    open_doors: list[int]
    survivors: i64

    def __init__(self, scene_id: str = "") -> None:
        self.scene_id = scene_id
        self.creatures = []
        self.open_doors = []
        self.survivors = 0


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class AdventureState(CombatState):
    """An adventure at one moment: the scene, and what the party carries from one to the next.

    Single fights have a plain `CombatState`, so they neither store nor copy any of this.
    """

    scene_id: str
    came_from: str  # the scene before, or ""
    acts: i64  # commands given outside of combat
    coins: i64  # in gold pieces
    rounds: i64  # of the fights that are over
    experience: dict[str, int]  # by hero
    hit_dice: dict[str, int]  # spent, by hero
    bag: dict[str, int]  # things that only this adventure knows
    story_flags: list[str]
    done: list[str]  # triggers that have fired, things used, lines said: "scene/id"
    cues: list[str]  # triggers that wait for the master
    helped: str  # the hero whose next check has Advantage
    left_scenes: list[LeftScene]
    ending: str  # the end that was reached

    def __init__(self, encounter_id: str = "") -> None:
        super().__init__(encounter_id)
        self.scene_id = ""
        self.came_from = ""
        self.acts = 0
        self.coins = 0
        self.rounds = 0
        self.experience = {}
        self.hit_dice = {}
        self.bag = {}
        self.story_flags = []
        self.done = []
        self.cues = []
        self.helped = ""
        self.left_scenes = []
        self.ending = ""

    def clone(self) -> "AdventureState":
        """An independent copy, in the same arena."""
        copy = AdventureState(self.encounter_id)
        self.copy_fight(copy)
        copy.scene_id = self.scene_id
        copy.came_from = self.came_from
        copy.acts = self.acts
        copy.coins = self.coins
        copy.rounds = self.rounds
        copy.experience = dict(self.experience)
        copy.hit_dice = dict(self.hit_dice)
        copy.bag = dict(self.bag)
        copy.story_flags = list(self.story_flags)
        copy.done = list(self.done)
        copy.cues = list(self.cues)
        copy.helped = self.helped
        copy.left_scenes = list(self.left_scenes)  # they do not change before the party returns
        copy.ending = self.ending
        return copy


_NO_RULE: Final = ConditionRule()
_NO_SHEET: Final = Sheet()

holds(
    CreatureCombatState,
    conditions=list[ConditionState],
    pieces=list[int],
    slots=list[int],
    uses=dict[str, int],
    items=dict[str, int],
    spent=list[str],
)
holds(Zone, cells=list[int], touched=list[int])
holds(
    CombatState,
    initiative_order=list[InitiativeEntry],
    participants=list[CreatureCombatState],
    zones=list[Zone],
    open_doors=list[int],
    burst=list[int],
)
holds(LeftScene, creatures=list[CreatureCombatState], open_doors=list[int])
holds(
    AdventureState,
    initiative_order=list[InitiativeEntry],
    participants=list[CreatureCombatState],
    zones=list[Zone],
    open_doors=list[int],
    burst=list[int],
    experience=dict[str, int],
    hit_dice=dict[str, int],
    bag=dict[str, int],
    story_flags=list[str],
    done=list[str],
    cues=list[str],
    left_scenes=list[LeftScene],
)
