"""Encodes a fight for a learner: both sides creature by creature, its own side first.

An action is an intent of the creature whose turn it is. Every action whose mask is 1 is one of the game's
options. There are fewer actions than options: areas are aimed at creatures, walks lead no farther than six
cells away, Help is against the first enemy in reach, no walk leads into the range of a long shot, no creature
jumps, climbs into the air or descends, and an intent that takes an action or a Bonus Action takes the cheaper
one. Creatures summoned during the fight are not observed.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.gamekit.drawing import share
from turnwright.games.tactics import options
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.commands import (
    Ascend,
    CantripCast,
    CombatStart,
    Dash,
    Descend,
    Disengage,
    Dodge,
    DropProne,
    EndConcentration,
    EndTurn,
    Escape,
    Flee,
    Grapple,
    Help,
    Hide,
    InteractObject,
    Jump,
    LetGo,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    Search,
    Shove,
    SpellCast,
    Stabilize,
    StandUp,
    UseItem,
    Wake,
)
from turnwright.games.tactics.rules.combat import attack_roll, hiding, weapon_attack
from turnwright.games.tactics.rules.combat.actions import enemies_beside
from turnwright.games.tactics.rules.magic import slots, targeting
from turnwright.games.tactics.rules.movement import doors
from turnwright.games.tactics.sheet import LEGENDARY, REACTION, Attack, Power
from turnwright.games.tactics.srd import CONDITIONS, MARKS
from turnwright.games.tactics.state import FOES, MASTER, PARTY, CombatState, CreatureCombatState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding

SIDES: Final = ("own", "other")
NOW: Final = (
    "alive",
    "hp",
    "there",
    "acting",
    "mine",
    "x",
    "y",
    "temporary hp",
    "armour class",
    "action",
    "bonus action",
    "reaction",
    "movement",
    "attacks",
    "slots",
    "concentrates",
    "death successes",
    "death failures",
    "exhaustion level",
)
FLAGS: Final = [*CONDITIONS.items(), *MARKS.items()]
WIDTH: Final = len(NOW) + len(FLAGS)

PLAIN: Final = (
    "begin",
    "end turn",
    "dash",
    "disengage",
    "dodge",
    "hide",
    "search",
    "stand up",
    "escape",
    "flee",
    "drop prone",
    "end concentration",
)
ON_OTHERS: Final = ("grapple", "push", "topple", "distract", "let go")
ON_OWN: Final = ("help", "stabilize", "wake")
WAITS: Final = ("wait to strike", "wait to shoot")
STEPS: Final = 6  # the longest walk in cells
ACROSS: Final = 2 * STEPS + 1
WALKS: Final = ACROSS * ACROSS
HERE: Final = WALKS // 2  # no walk
LARGEST_AC: Final = 30.0
LARGEST_MOVE: Final = 120.0

_START: Final = CombatStart()


def observation_names(across: int) -> list[str]:
    """Name the numbers of an observation, by creatures on a side."""
    what = [*NOW, *[name for name, _ in FLAGS]]
    who = [f"{side} {place + 1}" for side in SIDES for place in range(across)]
    return [*[f"{each} {word}" for each in who for word in what], "fight", "round"]


def action_names(across: int, weapons: int, levels: "list[int]", doors: int) -> list[str]:
    """Name the actions; `levels` is the number of slots each power can use."""
    names = [*PLAIN]
    for at in range(WALKS):
        right, down = at % ACROSS - STEPS, at // ACROSS - STEPS
        names.append(f"walk {right:+d} {down:+d}")
    others = [f"other {place + 1}" for place in range(across)]
    own = [f"own {place + 1}" for place in range(across)]
    names += [f"{word} {who}" for word in ON_OTHERS for who in others]
    names += [f"{word} {who}" for word in ON_OWN for who in own]
    for way in ("strike", "shoot"):
        names += [f"{way} {who} with {slot + 1}" for slot in range(weapons) for who in others]
    names += [f"{way} with {slot + 1}" for way in WAITS for slot in range(weapons)]
    names += [f"door {door + 1}" for door in range(doors)]
    for place, count in enumerate(levels):
        for above in range(count):
            power = f"power {place + 1}" + (f" raised by {above}" if above else "")
            names += [power, *[f"{power} on {who}" for who in [*own, *others]]]
    return names


class TacticsEncoding(Encoding):
    """Creatures are sorted by id, attacks and powers by their order; empty places are 0.

    Hp, slots and the like are shares of what they can be; places are shares of the map.
    """

    def __init__(self, start: CombatState) -> None:
        sides = [_places(start, 0), _places(start, 1)]
        self.across = max(len(sides[0]), len(sides[1]))
        self.weapons = max([len(_arms(who)) for who in start.participants])
        levels = _levels(start)
        self.sides: list[list[int]] = sides
        self.others_at = len(PLAIN) + WALKS
        self.own_at = self.others_at + len(ON_OTHERS) * self.across
        self.strikes_at = self.own_at + len(ON_OWN) * self.across
        self.shots_at = self.strikes_at + self.weapons * self.across
        self.waits_at = self.shots_at + self.weapons * self.across
        self.doors_at = self.waits_at + len(WAITS) * self.weapons
        arena: Arena = start.arena
        self.powers_at = self.doors_at + len(arena.doors)
        # The first action of each power, and the end.
        self.starts: list[int] = [self.powers_at]
        for count in levels:
            self.starts.append(self.starts[-1] + count * (1 + 2 * self.across))
        names = action_names(self.across, self.weapons, levels, len(arena.doors))
        super().__init__(observation_names(self.across), names)

    # Observation

    def observe(self, state: CombatState, seat: int) -> list[float]:
        seen: list[float] = [0.0] * self.size
        side = _side(seat)
        active = state.active()
        for block, places in enumerate((self.sides[side], self.sides[1 - side])):
            at: i64 = block * self.across * WIDTH
            for place in places:
                who = state.participants[place]
                self._look_at(seen, at, state, who, seat, who is active)
                at += WIDTH
        arena: Arena = state.arena
        seen[self.size - 2] = 0.0 if active is None else 1.0
        seen[self.size - 1] = share(float(state.round), float(arena.settings.most_rounds))
        return seen

    def _look_at(
        self,
        seen: list[float],
        at: i64,
        state: CombatState,
        who: CreatureCombatState,
        seat: i64,
        acting: bool,
    ) -> None:
        if who.dead:
            return
        seen[at] = 1.0
        seen[at + 1] = share(float(who.current_hp), float(who.max_hp))
        if not who.here() or not hiding.knows(state, seat, who):
            return
        arena: Arena = state.arena
        grid = arena.grid
        seen[at + 2] = 1.0
        seen[at + 3] = 1.0 if acting else 0.0
        seen[at + 4] = 1.0 if who.seat == seat else 0.0
        seen[at + 5] = share(float(grid.column[who.cell]), float(grid.width))
        seen[at + 6] = share(float(grid.row[who.cell]), float(grid.height))
        seen[at + 7] = share(float(who.temp_hp), float(who.max_hp))
        seen[at + 8] = share(float(attack_roll.armour_class(who)), LARGEST_AC)
        _look_at_turn(seen, at + 9, who)
        at += len(NOW)
        for _, flag in FLAGS:
            if who.flags & flag:
                seen[at] = 1.0
            at += 1

    # Actions

    def mask(self, state: CombatState, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        found = options.IntentOptions(state, state.arena, seat)
        for command in found.listed():
            at: i64 = self._number(state, seat, command)
            if at >= 0:
                mask[at] = 1
        who = state.active()
        if who is not None and who.seat == seat:
            for cell in found.cells():
                at = self._number_of_walk(state, who, cell)
                if at >= 0:
                    mask[at] = 1
            for aims in found.places():
                self._mark_aims(mask, state, seat, who, aims)
        return mask

    def _mark_aims(
        self, mask: list[int], state: CombatState, seat: int, who: CreatureCombatState, aims: options.Aims
    ) -> None:
        start: i64 = self._power_at(who, aims.power, aims.slot)
        side = _side(seat)
        for block, places in enumerate((self.sides[side], self.sides[1 - side])):
            for slot, place in enumerate(places):
                target = state.participants[place]
                if _can_be_meant(state, seat, target) and int(target.cell) in aims.cells:
                    mask[start + 1 + block * self.across + slot] = 1

    def action(self, state: CombatState, seat: int, command: Any) -> int:
        who = state.active()
        if isinstance(command, Move) and who is not None and not command.via:
            found = options.IntentOptions(state, state.arena, seat)
            at = found.index(command) - len(found.listed())
            return int(self._number_of_walk(state, who, found.cells()[at])) if at >= 0 else -1
        return super().action(state, seat, command)

    def command(self, state: CombatState, seat: int, action: int) -> Any:
        who = state.active()
        found: Any = None
        if action == 0 and who is None and seat == MASTER and state.reason == "":
            found = _START
        elif who is not None and who.seat == seat and 0 < action < self.actions:
            found = self._meant(state, seat, who, action)
        if found is None:
            raise Rejected("no-action", f"action {action} means nothing here", "action")
        return found

    def _meant(self, state: CombatState, seat: int, who: CreatureCombatState, action: int) -> Any:
        if action < len(PLAIN):
            return _plain(who.creature_id, action)
        if action < self.others_at:
            return _walk(state, who, action - len(PLAIN))
        if action < self.own_at:
            place = action - self.others_at
            target = self._creature(state, 1 - _side(seat), place % self.across)
            return (
                None if target is None else _grip(who.creature_id, target.creature_id, place // self.across)
            )
        if action < self.strikes_at:
            place = action - self.own_at
            friend = self._creature(state, _side(seat), place % self.across)
            return None if friend is None else _care(state, who, friend, place // self.across)
        if action < self.waits_at:
            return self._attack(state, seat, who, action)
        if action < self.doors_at:
            return self._wait(who, action - self.waits_at)
        if action < self.powers_at:
            return _move_door(state, who, action - self.doors_at)
        return self._use(state, seat, who, action)

    def _creature(self, state: CombatState, side: int, slot: int) -> CreatureCombatState | None:
        places = self.sides[side]
        return state.participants[places[slot]] if slot < len(places) else None

    def _attack(self, state: CombatState, seat: int, who: CreatureCombatState, action: int) -> Any:
        melee = action < self.shots_at
        place = action - (self.strikes_at if melee else self.shots_at)
        slot = place // self.across
        target = self._creature(state, 1 - _side(seat), place % self.across)
        arms = _arms(who)
        if target is None or slot >= len(arms):
            return None
        weapon = arms[slot]
        # From here if possible, else from the cell where it is.
        walks = not weapon_attack.reaches(state, who, target, weapon, melee)
        if melee:
            return MeleeAttack(who.creature_id, target.creature_id, weapon.id, walks)
        return RangedAttack(who.creature_id, target.creature_id, weapon.id, walks)

    def _wait(self, who: CreatureCombatState, place: int) -> Any:
        slot = place % self.weapons
        arms = _arms(who)
        if slot >= len(arms):
            return None
        weapon = arms[slot]
        if place < self.weapons:
            return options.wait_to_strike(who, weapon) if weapon.melee else None
        return options.wait_to_shoot(who, weapon) if weapon.ranged else None

    def _use(self, state: CombatState, seat: int, who: CreatureCombatState, action: int) -> Any:
        known = _powers(who)
        place = 0
        while action >= self.starts[place + 1]:
            place += 1
        if place >= len(known):
            return None
        power = known[place]
        each = 1 + 2 * self.across
        above = (action - self.starts[place]) // each
        if above > 0 and not slots.takes_slot(power):
            return None
        level = int(power.level) + above if above else 0
        slot = (action - self.starts[place]) % each - 1
        if slot < 0:
            return _use_at_large(state, who, power, level)
        side = _side(seat) if slot < self.across else 1 - _side(seat)
        target = self._creature(state, side, slot % self.across)
        return None if target is None else _use_on(state, seat, who, power, level, target)

    # Numbers of commands

    def _number(self, state: CombatState, seat: int, command: Any) -> i64:
        kind = type(command)
        if kind in _PLAIN_KINDS:
            return _PLAIN_KINDS.index(kind) if getattr(command, "using", "") == "" else -1
        who = state.active()
        if who is None:
            return -1
        if kind is MeleeAttack or kind is RangedAttack:
            return self._number_of_attack(state, seat, who, command, kind is MeleeAttack)
        if kind in (SpellCast, CantripCast, UseItem):
            return self._number_of_use(state, seat, who, command)
        if kind is ReadyAction:
            return self._number_of_wait(who, command)
        if kind is InteractObject:
            return self._number_of_door(state, command)
        return self._number_on_target(state, seat, who, command)

    def _number_of_walk(self, state: CombatState, who: CreatureCombatState, cell: i64) -> i64:
        arena: Arena = state.arena
        grid = arena.grid
        right: i64 = grid.column[cell] - grid.column[who.cell] + STEPS
        down: i64 = grid.row[cell] - grid.row[who.cell] + STEPS
        if not (0 <= right < ACROSS and 0 <= down < ACROSS):
            return -1
        return len(PLAIN) + down * ACROSS + right

    def _number_of_attack(
        self, state: CombatState, seat: int, who: CreatureCombatState, command: Any, melee: bool
    ) -> i64:
        target = self._slot(state, 1 - _side(seat), command.target)
        for slot, weapon in enumerate(_arms(who)):
            if weapon.id == command.weapon and target >= 0:
                at = (self.strikes_at if melee else self.shots_at) + slot * self.across + target
                # A long shot and a walk into range are one action, the first.
                return at if self._attack(state, seat, who, at) == command else -1
        return -1

    def _number_of_use(self, state: CombatState, seat: int, who: CreatureCombatState, command: Any) -> i64:
        name = command.item if type(command) is UseItem else command.spell
        power = who.sheet.power(name)
        if power is None:
            return -1
        start: i64 = self._power_at(who, power, getattr(command, "slot_level", 0))
        if command.target == "":
            return start
        own = self._slot(state, _side(seat), command.target)
        if own >= 0:
            return start + 1 + own
        other = self._slot(state, 1 - _side(seat), command.target)
        return start + 1 + self.across + other if other >= 0 else -1

    def _number_of_wait(self, who: CreatureCombatState, command: Any) -> i64:
        for place in range(len(WAITS) * self.weapons):
            if self._wait(who, place) == command:
                return self.waits_at + place
        return -1

    def _number_of_door(self, state: CombatState, command: Any) -> i64:
        arena: Arena = state.arena
        for place, door in enumerate(arena.doors):
            if doors.name_of(state, door) == command.object:
                return self.doors_at + place
        return -1

    def _number_on_target(self, state: CombatState, seat: int, who: CreatureCombatState, command: Any) -> i64:
        kind = type(command)
        if kind is Jump or kind is Ascend or kind is Descend:
            return -1  # not among the actions
        if (kind is Help and command.target != "") or kind is Stabilize or kind is Wake:
            own = self._slot(state, _side(seat), command.target)
            word = 0 if kind is Help else 1 if kind is Stabilize else 2
            friend = state.get(command.target)
            if own < 0 or friend is None or _care(state, who, friend, word) != command:
                return -1
            return self.own_at + word * self.across + own
        other = self._slot(state, 1 - _side(seat), command.against if kind is Help else command.target)
        if other < 0:
            return -1
        word = ON_OTHERS.index("grapple" if kind is Grapple else "distract" if kind is Help else "let go")
        if kind is Shove:
            word = ON_OTHERS.index("push" if command.effect == "PUSH" else "topple")
        return self.others_at + word * self.across + other

    def _slot(self, state: CombatState, side: int, creature_id: str) -> int:
        for slot, place in enumerate(self.sides[side]):
            if state.participants[place].creature_id == creature_id:
                return slot
        return -1

    def _power_at(self, who: CreatureCombatState, power: Power, slot: i64) -> i64:
        above: i64 = slot - power.level if slot > 0 else 0
        return self.starts[_powers(who).index(power)] + above * (1 + 2 * self.across)


_PLAIN_KINDS: Final[list[Any]] = [
    CombatStart,
    EndTurn,
    Dash,
    Disengage,
    Dodge,
    Hide,
    Search,
    StandUp,
    Escape,
    Flee,
    DropProne,
    EndConcentration,
]


def _side(seat: int) -> int:
    return FOES if seat == MASTER else PARTY


def _places(start: CombatState, side: int) -> list[int]:
    return [int(who.place) for who in start.participants if who.side == side]


def _arms(who: CreatureCombatState) -> list[Attack]:
    # The unarmed strike comes after all weapons.
    return [*who.sheet.attacks, who.sheet.unarmed]


def _powers(who: CreatureCombatState) -> list[Power]:
    return [
        power
        for power in who.sheet.powers
        if power.cost != REACTION and power.cost != LEGENDARY and power.trigger == ""
    ]


def _levels(start: CombatState) -> list[int]:
    # The number of slots that the power of each place can use, at most.
    most: list[int] = []
    for who in start.participants:
        for place, power in enumerate(_powers(who)):
            count = len(who.sheet.slots) - int(power.level) + 1 if slots.takes_slot(power) else 1
            if place == len(most):
                most.append(1)
            most[place] = max(most[place], count)
    return most


def _use_at_large(state: CombatState, who: CreatureCombatState, power: Power, level: int) -> Any:
    # On the caster, on all around, or on the best targets.
    if power.whom == "self" or power.area is not None:
        return options.on(who.creature_id, power, "", level)
    if (
        power.repeats
        or power.whom == "point"
        or targeting.target_count(targeting.PowerUse(power, level), who) < 2
    ):
        return None
    best, _ = values.best_targets_and_value(state, who, power, level)
    return options.on_several(who.creature_id, power, best, level) if len(best) > 1 else None


def _use_on(
    state: CombatState,
    seat: int,
    who: CreatureCombatState,
    power: Power,
    level: int,
    target: CreatureCombatState,
) -> Any:
    if not targeting.is_aimed(power):
        return options.on(who.creature_id, power, target.creature_id, level)
    # The place of a hidden creature is not shown.
    if not _can_be_meant(state, seat, target):
        return None
    return options.aimed(state, who.creature_id, power, int(target.cell), level)


def _move_door(state: CombatState, who: CreatureCombatState, place: int) -> Any:
    arena: Arena = state.arena
    return InteractObject(who.creature_id, doors.name_of(state, arena.doors[place]))


def _can_be_meant(state: CombatState, seat: int, target: CreatureCombatState) -> bool:
    return target.here() and hiding.knows(state, seat, target)


def _look_at_turn(seen: list[float], at: i64, who: CreatureCombatState) -> None:
    # What is left of its turn and its resources.
    seen[at] = 0.0 if who.used_action else 1.0
    seen[at + 1] = 0.0 if who.used_bonus_action else 1.0
    seen[at + 2] = 0.0 if who.used_reaction else 1.0
    seen[at + 3] = share(float(who.remaining_movement_ft), LARGEST_MOVE)
    seen[at + 4] = share(float(who.attacks_left), 4.0)
    seen[at + 5] = share(float(sum(who.slots)), float(sum(who.sheet.slots)))
    seen[at + 6] = 0.0 if who.concentrates_on == "" else 1.0
    seen[at + 7] = share(float(who.death_successes), 3.0)
    seen[at + 8] = share(float(who.death_failures), 3.0)
    seen[at + 9] = share(float(who.exhaustion), 6.0)


def _plain(actor: str, action: int) -> Any:
    kind: Any = _PLAIN_KINDS[action]
    return kind(actor)


def _walk(state: CombatState, who: CreatureCombatState, place: int) -> Any:
    arena: Arena = state.arena
    grid = arena.grid
    x: i64 = grid.column[who.cell] + place % ACROSS - STEPS
    y: i64 = grid.row[who.cell] + place // ACROSS - STEPS
    if place == HERE or not grid.inside(x, y):
        return None
    return Move(who.creature_id, f"{x}, {y}")


def _grip(actor: str, target: str, word: int) -> Any:
    if word == 0:
        return Grapple(actor, target)
    if word == 3:
        return Help(actor, "", target)
    if word == 4:
        return LetGo(actor, target)
    return Shove(actor, target, "PUSH" if word == 1 else "PRONE")


def _care(state: CombatState, who: CreatureCombatState, friend: CreatureCombatState, word: int) -> Any:
    if word == 1:
        return Stabilize(who.creature_id, friend.creature_id)
    if word == 2:
        return Wake(who.creature_id, friend.creature_id)
    # Help is against the first adjacent enemy.
    close = enemies_beside(state, who)
    return Help(who.creature_id, friend.creature_id, close[0].creature_id) if close else None
