"""The types of a view of tactics, for schemas and clients."""

from msgspec import UNSET, Struct, UnsetType

Coord = tuple[int, int]


class TacticsPart(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A part of a view of tactics."""


class TacticsOrderEntry(TacticsPart, frozen=True):
    """A creature in the order of turns."""

    creature_id: str
    name: str
    initiative: int
    hp: int
    max_hp: int
    temp_hp: int
    conditions: tuple[str, ...]
    is_alive: bool
    is_conscious: bool
    is_player_controlled: bool
    health: str | UnsetType = UNSET


class TacticsArea(TacticsPart, frozen=True):
    """An area on the map: its power, its shape with measures, and whether it stays after the next action."""

    power: str
    shape: dict[str, dict[str, int]]
    lasts: bool
    cells: tuple[Coord, ...]


class TacticsCombat(TacticsPart, frozen=True):
    """The state of the fight: whose turn it is, the order, and who stands where."""

    session_id: str
    in_combat: bool
    round: int
    active_creature_id: str
    order: tuple[TacticsOrderEntry, ...]
    positions: dict[str, Coord]
    area_cells: tuple[Coord, ...]
    areas: tuple[TacticsArea, ...]


class TacticsCondition(TacticsPart, frozen=True):
    """A condition of a creature: until when, and from whom; a mark is one of the engine's own."""

    name: str
    until: str
    source: str
    is_mark: bool | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    spell: str | UnsetType = UNSET


class TacticsCreature(TacticsPart, frozen=True):
    """A creature that the seat knows of."""

    creature_id: str
    name: str
    base: str
    kind: str
    side: str
    seat: int
    hp: int
    max_hp: int
    temp_hp: int
    ac: int
    position: Coord
    altitude_ft: int
    cells_across: int
    conditions: tuple[TacticsCondition, ...]
    exhaustion: int
    concentrates_on: str
    death_saves: tuple[int, int]
    is_alive: bool
    is_conscious: bool
    left: str
    size: str
    speed_ft: int
    reach_ft: int
    hidden: bool
    readied: bool
    used_action: bool
    used_bonus_action: bool
    used_reaction: bool
    used_object: bool
    attacks_left: int
    remaining_movement_ft: int
    slots: tuple[int, ...]
    uses: dict[str, int]
    items: dict[str, int]
    ammunition: dict[str, int]
    recharging: tuple[str, ...]
    legendary_actions: int
    legendary_resistances: int
    slots_max: tuple[int, ...]
    uses_max: dict[str, int]
    legendary_max: int
    legendary_resistances_max: int
    health: str | UnsetType = UNSET  # the step of its hit points, if they are shown in steps


class TacticsDoor(TacticsPart, frozen=True):
    """A door."""

    id: str
    position: Coord
    is_open: bool


class TacticsZone(TacticsPart, frozen=True):
    """An area that lasts."""

    power: str
    source: str
    rounds: int
    cells: tuple[Coord, ...]


class TacticsNamed(TacticsPart, frozen=True):
    """Something with a name, as a message and in the language of the file."""

    id: str
    name_id: str
    name: str


class TacticsNpc(TacticsNamed, frozen=True):
    """An NPC to talk to."""

    position: Coord


class TacticsThing(TacticsNamed, frozen=True):
    """An object to use, an item to search for, or an area to investigate."""

    kind: str
    position: Coord


class TacticsAdventure(TacticsPart, frozen=True):
    """The scene of an adventure, and what the party carries with it."""

    id: str
    scene_id: str
    name_id: str
    name: str
    says_id: str
    says: str
    acts: int
    coins: int
    bag: dict[str, int]
    experience: dict[str, int]
    levels: dict[str, int]
    hit_dice_spent: dict[str, int]
    exits: tuple[TacticsNamed, ...]
    npcs: tuple[TacticsNpc, ...]
    things: tuple[TacticsThing, ...]
    rests: tuple[str, ...]
    ending: str
    flags: tuple[str, ...] | UnsetType = UNSET  # the master's
    cues: tuple[str, ...] | UnsetType = UNSET
    opens_id: str | UnsetType = UNSET  # what the adventure is about, until the party has done something
    opens: str | UnsetType = UNSET


class TacticsView(TacticsPart, frozen=True):
    """The scene as a seat sees it."""

    scene: str
    combat_update: TacticsCombat
    map: tuple[str, ...]
    layers: dict[str, str]
    doors: tuple[TacticsDoor, ...]
    creatures: tuple[TacticsCreature, ...]
    zones: tuple[TacticsZone, ...]
    adventure: TacticsAdventure | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    winner: str | UnsetType = UNSET


# The parts that never change.


class TacticsGround(TacticsPart, frozen=True):
    """The ground with every door closed; a text holds a set of cells, bit n % 8 of byte n // 8 in base64."""

    width: int
    height: int
    walkable: str
    blocks_los: str
    difficult: str
    cover: tuple[int, ...]
    elevation_ft: tuple[int, ...]


class TacticsDamage(TacticsPart, frozen=True):
    """A part of the damage of an attack."""

    dice: str
    type: str


class TacticsAttack(TacticsPart, frozen=True):
    """An attack of a kind of creature."""

    id: str
    name: str
    to_hit: int
    reach_ft: int
    range_ft: int
    damage: tuple[TacticsDamage, ...]


class TacticsPower(TacticsPart, frozen=True):
    """A spell or another power of a kind of creature."""

    id: str
    name: str
    level: int
    kind: str


class TacticsKind(TacticsPart, frozen=True):
    """A kind of creature, as its stat block has it."""

    name: str
    type: str
    size: str
    speed_ft: int
    fly_ft: int
    climb_ft: int
    swim_ft: int
    level: int
    cr: str
    abilities: dict[str, int]
    saves: dict[str, int]
    skills: dict[str, int]
    passive_perception: int
    initiative: int
    darkvision_ft: int
    blindsight_ft: int
    truesight_ft: int
    resistances: tuple[str, ...]
    immunities: tuple[str, ...]
    vulnerabilities: tuple[str, ...]
    spell_dc: int
    attacks: tuple[TacticsAttack, ...]
    powers: tuple[TacticsPower, ...]


class TacticsFixed(TacticsPart, frozen=True):
    """The parts of a match that never change: its ground, and the kinds of creatures that a seat knows."""

    ground: TacticsGround
    kinds: dict[str, TacticsKind]
