"""How a fight looks to a learner: both sides creature by creature, the learner's own side first.

An action is an intent of the creature whose turn it is. There are fewer actions than options: powers are used
with the lowest slot and on one creature, areas are aimed at creatures, walks lead no farther than six cells
away, and what can be done as an action or as a bonus action is done as the cheaper one. Every action whose
mask is 1 is one of the game's options. Whoever was called in during the fight is not seen.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics import attack, casting, hiding, near, options
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    Dash,
    Disengage,
    Dodge,
    EndTurn,
    Escape,
    Flee,
    Grapple,
    Help,
    Hide,
    MeleeAttack,
    Move,
    RangedAttack,
    Search,
    Shove,
    SpellCast,
    Stabilize,
    StandUp,
    UseItem,
)
from turnwright.games.tactics.sheet import LEGENDARY, REACTION, Power
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.table import Table
from turnwright.games.tactics.words import CONDITIONS, MARKS
from turnwright.kernel.encoding import Encoding
from turnwright.kernel.rejected import Rejected

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
)
ON_OTHERS: Final = ("grapple", "push", "topple")
ON_OWN: Final = ("help", "stabilize")
STEPS: Final = 6  # how far a walk leads, in cells
ACROSS: Final = 2 * STEPS + 1
WALKS: Final = ACROSS * ACROSS
HERE: Final = WALKS // 2  # no walk
LARGEST_AC: Final = 30.0
LARGEST_MOVE: Final = 120.0

_START: Final = CombatStart()


def observation_names(across: int) -> list[str]:
    """What each number of an observation is, with so many creatures a side."""
    what = [*NOW, *[name for name, _ in FLAGS]]
    who = [f"{side} {place + 1}" for side in SIDES for place in range(across)]
    return [*[f"{each} {word}" for each in who for word in what], "fight", "round"]


def action_names(across: int, weapons: int, powers: int) -> list[str]:
    """What each action is."""
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
    for slot in range(powers):
        names += [f"power {slot + 1}", *[f"power {slot + 1} on {who}" for who in [*own, *others]]]
    return names


class TacticsEncoding(Encoding):
    """Creatures of a side go by id, attacks and powers by their order; where there is none, all is 0.

    Hp, slots and the like are shares of what they can be; places are shares of the map.
    """

    def __init__(self, start: CombatState) -> None:
        sides = [_places(start, 0), _places(start, 1)]
        self.across = max(len(sides[0]), len(sides[1]))
        self.weapons = max([len(who.sheet.attacks) for who in start.participants])
        self.powers = max([len(_powers(who)) for who in start.participants])
        self.sides: list[list[int]] = sides
        self.others_at = len(PLAIN) + WALKS
        self.own_at = self.others_at + len(ON_OTHERS) * self.across
        self.strikes_at = self.own_at + len(ON_OWN) * self.across
        self.shots_at = self.strikes_at + self.weapons * self.across
        self.powers_at = self.shots_at + self.weapons * self.across
        super().__init__(observation_names(self.across), action_names(self.across, self.weapons, self.powers))

    # Seeing

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
        table: Table = state.table
        seen[self.size - 2] = 0.0 if active is None else 1.0
        seen[self.size - 1] = _share(float(state.round), float(table.settings.most_rounds))
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
        seen[at + 1] = _share(float(who.current_hp), float(who.max_hp))
        if not who.here() or not hiding.knows(state, seat, who):
            return
        table: Table = state.table
        grid = table.grid
        seen[at + 2] = 1.0
        seen[at + 3] = 1.0 if acting else 0.0
        seen[at + 4] = 1.0 if who.seat == seat else 0.0
        seen[at + 5] = _share(float(grid.column[who.cell]), float(grid.width))
        seen[at + 6] = _share(float(grid.row[who.cell]), float(grid.height))
        seen[at + 7] = _share(float(who.temp_hp), float(who.max_hp))
        seen[at + 8] = _share(float(attack.armour_class(who)), LARGEST_AC)
        _look_at_turn(seen, at + 9, who)
        at += len(NOW)
        for _, flag in FLAGS:
            if who.flags & flag:
                seen[at] = 1.0
            at += 1

    # Acting

    def mask(self, state: CombatState, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        found = options.IntentOptions(state, state.table, seat)
        for command in found.look():
            at: i64 = self._number(state, seat, command)
            if at >= 0:
                mask[at] = 1
        who = state.active()
        if who is not None and who.seat == seat:
            for cell in found._cells:
                at = self._number_of_walk(state, who, cell)
                if at >= 0:
                    mask[at] = 1
            for aims in found._places:
                if aims.slot == 0:
                    self._mark_aims(mask, state, seat, who, aims)
        return mask

    def _mark_aims(
        self, mask: list[int], state: CombatState, seat: int, who: CreatureCombatState, aims: options.Aims
    ) -> None:
        start: i64 = self._power_at(who, aims.power)
        side = _side(seat)
        for block, places in enumerate((self.sides[side], self.sides[1 - side])):
            for slot, place in enumerate(places):
                target = state.participants[place]
                if _can_be_meant(state, seat, target) and int(target.cell) in aims.cells:
                    mask[start + 1 + block * self.across + slot] = 1

    def action(self, state: CombatState, seat: int, command: Any) -> int:
        who = state.active()
        if isinstance(command, Move) and who is not None and not command.via:
            found = options.IntentOptions(state, state.table, seat)
            at = found.index(command) - len(found.look())
            return int(self._number_of_walk(state, who, found._cells[at])) if at >= 0 else -1
        return super().action(state, seat, command)

    def command(self, state: CombatState, seat: int, action: int) -> Any:
        who = state.active()
        found: Any = None
        if action == 0 and who is None and seat == 0 and state.reason == "":
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
        if action < self.powers_at:
            return self._attack(state, seat, who, action)
        return self._use(state, seat, who, action - self.powers_at)

    def _creature(self, state: CombatState, side: int, slot: int) -> CreatureCombatState | None:
        places = self.sides[side]
        return state.participants[places[slot]] if slot < len(places) else None

    def _attack(self, state: CombatState, seat: int, who: CreatureCombatState, action: int) -> Any:
        melee = action < self.shots_at
        place = action - (self.strikes_at if melee else self.shots_at)
        slot = place // self.across
        target = self._creature(state, 1 - _side(seat), place % self.across)
        if target is None or slot >= len(who.sheet.attacks):
            return None
        weapon = who.sheet.attacks[slot]
        # From here if that is possible, else from where it is.
        walks = not options.reaches(state, who, target, weapon, melee)
        if melee:
            return MeleeAttack(who.creature_id, target.creature_id, weapon.id, walks)
        return RangedAttack(who.creature_id, target.creature_id, weapon.id, walks)

    def _use(self, state: CombatState, seat: int, who: CreatureCombatState, place: int) -> Any:
        each = 1 + 2 * self.across
        powers = _powers(who)
        if place // each >= len(powers):
            return None
        power = powers[place // each]
        slot = place % each - 1
        if slot < 0:
            return options.on(who.creature_id, power, "")
        side = _side(seat) if slot < self.across else 1 - _side(seat)
        target = self._creature(state, side, slot % self.across)
        if target is None:
            return None
        if casting.is_aimed(power):
            # Where somebody hides is not said.
            if not _can_be_meant(state, seat, target):
                return None
            return options.aimed(state, who.creature_id, power, int(target.cell))
        return options.on(who.creature_id, power, target.creature_id)

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
        return self._number_on_somebody(state, seat, who, command)

    def _number_of_walk(self, state: CombatState, who: CreatureCombatState, cell: i64) -> i64:
        table: Table = state.table
        grid = table.grid
        right: i64 = grid.column[cell] - grid.column[who.cell] + STEPS
        down: i64 = grid.row[cell] - grid.row[who.cell] + STEPS
        if not (0 <= right < ACROSS and 0 <= down < ACROSS):
            return -1
        return len(PLAIN) + down * ACROSS + right

    def _number_of_attack(
        self, state: CombatState, seat: int, who: CreatureCombatState, command: Any, melee: bool
    ) -> i64:
        target = self._slot(state, 1 - _side(seat), command.target)
        for slot, weapon in enumerate(who.sheet.attacks):
            if weapon.id == command.weapon and target >= 0:
                at = (self.strikes_at if melee else self.shots_at) + slot * self.across + target
                # Of a long shot and a walk into the range only the first is an action.
                return at if self._attack(state, seat, who, at) == command else -1
        return -1

    def _number_of_use(self, state: CombatState, seat: int, who: CreatureCombatState, command: Any) -> i64:
        name = command.item if type(command) is UseItem else command.spell
        power = who.sheet.power(name)
        if power is None or getattr(command, "slot_level", 0) != 0:
            return -1
        start: i64 = self._power_at(who, power)
        if command.target == "":
            return start
        own = self._slot(state, _side(seat), command.target)
        if own >= 0:
            return start + 1 + own
        other = self._slot(state, 1 - _side(seat), command.target)
        return start + 1 + self.across + other if other >= 0 else -1

    def _number_on_somebody(
        self, state: CombatState, seat: int, who: CreatureCombatState, command: Any
    ) -> i64:
        kind = type(command)
        if kind is Help or kind is Stabilize:
            own = self._slot(state, _side(seat), command.target)
            word = 0 if kind is Help else 1
            friend = state.get(command.target)
            if own < 0 or friend is None or _care(state, who, friend, word) != command:
                return -1
            return self.own_at + word * self.across + own
        other = self._slot(state, 1 - _side(seat), command.target)
        if other < 0:
            return -1
        word = 0 if kind is Grapple else 1 if command.effect == "PUSH" else 2
        return self.others_at + word * self.across + other

    def _slot(self, state: CombatState, side: int, creature_id: str) -> int:
        for slot, place in enumerate(self.sides[side]):
            if state.participants[place].creature_id == creature_id:
                return slot
        return -1

    def _power_at(self, who: CreatureCombatState, power: Power) -> i64:
        return self.powers_at + _powers(who).index(power) * (1 + 2 * self.across)


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
]


def _side(seat: int) -> int:
    return 1 if seat == 0 else 0


def _places(start: CombatState, side: int) -> list[int]:
    return [int(who.place) for who in start.participants if who.side == side]


def _powers(who: CreatureCombatState) -> list[Power]:
    return [
        power
        for power in who.sheet.powers
        if power.cost != REACTION and power.cost != LEGENDARY and power.trigger == ""
    ]


def _can_be_meant(state: CombatState, seat: int, target: CreatureCombatState) -> bool:
    return target.here() and hiding.knows(state, seat, target)


def _look_at_turn(seen: list[float], at: i64, who: CreatureCombatState) -> None:
    # What is left of its turn, and what it has to spend.
    seen[at] = 0.0 if who.used_action else 1.0
    seen[at + 1] = 0.0 if who.used_bonus_action else 1.0
    seen[at + 2] = 0.0 if who.used_reaction else 1.0
    seen[at + 3] = _share(float(who.remaining_movement_ft), LARGEST_MOVE)
    seen[at + 4] = _share(float(who.attacks_left), 4.0)
    seen[at + 5] = _share(float(sum(who.slots)), float(sum(who.sheet.slots)))
    seen[at + 6] = 0.0 if who.concentrates_on == "" else 1.0
    seen[at + 7] = _share(float(who.death_successes), 3.0)
    seen[at + 8] = _share(float(who.death_failures), 3.0)
    seen[at + 9] = _share(float(who.exhaustion), 6.0)


def _plain(actor: str, action: int) -> Any:
    kind: Any = _PLAIN_KINDS[action]
    return kind(actor)


def _walk(state: CombatState, who: CreatureCombatState, place: int) -> Any:
    table: Table = state.table
    grid = table.grid
    x: i64 = grid.column[who.cell] + place % ACROSS - STEPS
    y: i64 = grid.row[who.cell] + place // ACROSS - STEPS
    if place == HERE or not grid.inside(x, y):
        return None
    return Move(who.creature_id, f"{x}, {y}")


def _grip(actor: str, target: str, word: int) -> Any:
    if word == 0:
        return Grapple(actor, target)
    return Shove(actor, target, "PUSH" if word == 1 else "PRONE")


def _care(state: CombatState, who: CreatureCombatState, friend: CreatureCombatState, word: int) -> Any:
    if word == 1:
        return Stabilize(who.creature_id, friend.creature_id)
    # Help is against the first enemy beside oneself.
    for foe in near.enemies(state, who):
        if near.distance(state, who, foe) <= near.BESIDE:
            return Help(who.creature_id, friend.creature_id, foe.creature_id)
    return None


def _share(part: float, whole: float) -> float:
    if part <= 0.0 or whole <= 0.0:
        return 0.0
    return 1.0 if part >= whole else part / whole
