"""The turn sheet of a creature: what it can do, at which cost and with which odds; and what not, and why.

Odds come from the forecast and reasons from the refusals of the rules.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import asdict
from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    Ascend,
    CantripCast,
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
    RangedAttack,
    ReadyAction,
    Search,
    Shove,
    SpellCast,
    Stabilize,
    StandUp,
    UseItem,
    Wake,
    power_of,
    tool_of,
)
from turnwright.games.tactics.events import ReactionOffered
from turnwright.games.tactics.forecast import d20_odds, preview
from turnwright.games.tactics.forecast.all_options import AimedPreviews, Previews
from turnwright.games.tactics.forecast.outcomes import Outcome, Range
from turnwright.games.tactics.forecast.preview import Preview, Risk
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.names import tool_name
from turnwright.games.tactics.options import Aims, IntentOptions, aimed, on
from turnwright.games.tactics.rules.combat import (
    action_economy,
    actions,
    attack_roll,
    grapple,
    masteries,
    reactions,
    ready,
    weapon_attack,
)
from turnwright.games.tactics.rules.combat.attack_roll import AttackRoll
from turnwright.games.tactics.rules.core import conditions, dying, position
from turnwright.games.tactics.rules.magic import after_hit, empowered, slots, targeting, uses
from turnwright.games.tactics.rules.movement import doors, fly, jump, walk
from turnwright.games.tactics.sheet import ACTION, BONUS, FREE, LEGENDARY, REACTION, Attack, Power
from turnwright.games.tactics.srd import PRONE
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.ui import labels, messages, rolls
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Rolled
from turnwright.kernel.turn_schema import (
    Action,
    Aim,
    Catch,
    Disabled,
    Moves,
    OptionOdds,
    PreviewRisk,
    PreviewTarget,
    QuestionTerms,
    Reach,
    Resource,
    RollTerms,
    Turn,
    Way,
    cell_bits,
)
from turnwright.kernel.turn_schema import Preview as CommandPreview
from turnwright.kernel.turn_schema import Risk as SheetRisk

CORNERED: Final = ("circle", "square", "cylinder")  # areas around a point, which may be a corner
MOVEMENT: Final = "movement"
FEET: Final = "ft"
ON_TRIGGER: Final = "on-trigger"
AFTER_HIT: Final = "after-hit"
AFTER_DAMAGE: Final = "after-damage"
COUNTERED_LEVEL: Final = 3  # the word of an offer to counter a spell that is the level of its slot


class Draft:
    """An action while its options are collected."""

    def __init__(self, id: str, name: Message, group: str, cost: str) -> None:
        self.id = id
        self.name = name
        self.group = group
        self.cost = cost
        self.base = ""
        self.level = 0
        self.spends: dict[str, int] = {}
        self.numbers: dict[str, float] = {}
        self.ways: list[Way] = []
        self.aim: Aim | None = None

    def action(self) -> Action:
        """The action with all its options."""
        return Action(
            self.id,
            self.name,
            self.group,
            self.cost,
            self.spends,
            base=self.base,
            level=self.level,
            numbers=self.numbers,
            ways=tuple(self.ways),
            aim=UNSET if self.aim is None else self.aim,
        )

    def disabled(self, state: CombatState, refused: Rejected) -> Disabled:
        """The action with the reason why it is not possible."""
        return Disabled(
            self.base or self.id,
            self.name,
            refused.code,
            messages.explained(state, refused),
            self.group,
            self.cost,
            self.spends,
            level=self.level,
            numbers=self.numbers,
        )


class SheetWriter:
    """Writes the turn sheet of the creature whose turn it is."""

    def __init__(self, state: CombatState, seat: int, options: Options, intents: IntentOptions) -> None:
        self.state = state
        self.seat = seat
        self.options = options
        self.intents = intents
        self.arena: Arena = state.arena
        self.who: CreatureCombatState = intents.active()
        self.drafts: dict[str, Draft] = {}
        self.risks: dict[SheetRisk, int] = {}

    def write(self) -> Turn:
        """The whole sheet."""
        intents = self.intents
        previews = Previews(intents)
        single = intents.listed()
        for place, command in enumerate(single):
            self._add(place, command, previews[place])
        first = len(single)
        moves = self._moves(first, previews)
        first += len(intents.cells())
        for at, aims in enumerate(intents.places()):
            self._aim(first, aims, previews.aimed(at))
            first += len(aims.cells)
        for place in range(intents.count(), self.options.count()):
            self._add_extra(place, self.options.command(place))
        return Turn(
            self.options.count(),
            self.who.creature_id,
            int(self.arena.grid.width),
            tuple(economy(self.state, self.who)),
            tuple([draft.action() for draft in self.drafts.values()]),
            tuple(self._disabled()),
            UNSET if moves is None else moves,
            tuple(self.risks),
        )

    # Options that are listed one by one

    def _draft(self, made: Draft) -> Draft:
        return self.drafts.setdefault(made.id, made)

    def _add(self, place: int, command: Any, shown: Preview) -> None:
        made = self._draft_of(command)
        draft = self._draft(made)
        if isinstance(command, Jump):
            # The shortest jump; the cost of each is that of its way.
            draft.spends = {MOVEMENT: min(draft.spends[MOVEMENT], made.spends[MOVEMENT])}
        draft.ways.append(self._way(place, command, shown))

    def _add_extra(self, place: int, command: Any) -> None:
        # Surrender, and what the master alone may do.
        tag = str(command.__struct_config__.tag)
        name = labels.label(self.state, self.seat, command)
        parts = [str(getattr(command, field)) for field in ("event", "target") if hasattr(command, field)]
        draft = self._draft(Draft("/".join([tag, *parts]), name, labels.ACT, FREE))
        draft.ways.append(Way(place))

    def _draft_of(self, command: Any) -> Draft:
        tag = str(command.__struct_config__.tag)
        who = self.who
        if isinstance(command, (MeleeAttack, RangedAttack)):
            return self._blow(tag, weapon_attack.weapon_for(who, command.weapon, tag == "MELEE_ATTACK"))
        if isinstance(command, (SpellCast, CantripCast, UseItem)):
            power = slots.find_power(who, command.item if isinstance(command, UseItem) else command.spell)
            return self._power(tag, power, command.slot_level if isinstance(command, SpellCast) else 0)
        if isinstance(command, ReadyAction):
            return self._ready(command)
        if isinstance(command, Shove):
            draft = Draft(f"{tag}/{command.effect}", _name(f"{tag}_{command.effect}"), labels.ATTACK, ACTION)
            draft.spends = {action_economy.attack_cost(who, ""): 1}
            return draft
        return self._plain(tag, command)

    def _blow(self, tag: str, weapon: Attack) -> Draft:
        name = tool_name(self.who, self.arena, weapon.id)
        if tag == "RANGED_ATTACK" and weapon.melee:
            name = Message("action-thrown", {"weapon": name, "text": weapon.name})
        draft = Draft(f"{tag}/{weapon.id}", name, labels.ATTACK, ACTION)
        draft.spends = {action_economy.attack_cost(self.who, weapon.id): 1}
        if weapon_attack.is_second(self.who, weapon):
            draft.cost = masteries.second_attack_cost(weapon)
            draft.spends = {} if draft.cost == FREE else {draft.cost: 1}
        if tag == "MELEE_ATTACK":
            draft.numbers["reachFt"] = float(weapon.reach_ft)
        else:
            draft.numbers["rangeFt"] = float(weapon.range_ft)
            draft.numbers["longFt"] = float(weapon.long_ft)
        return draft

    def _power(self, tag: str, power: Power, slot: i64) -> Draft:
        who = self.who
        group = labels.ITEM if power.kind == "item" else labels.CAST
        name = tool_name(who, self.arena, power.id)
        cost = slots.cost_of(who, power)
        draft = Draft(f"{tag}/{power.id}", name, group, cost)
        draft.base = draft.id
        if not action_economy.in_routine(who, power) and cost != FREE:
            draft.spends[cost] = 1
        if slots.takes_slot(power):
            level: i64 = slots.slot_for(who, power, slot)
            draft.level = int(level or power.level)
            draft.spends[f"slot-{draft.level}"] = 1
            if level > 0:
                draft.id = f"{draft.base}/{level}"
        if power.limit > 0:
            draft.spends[f"uses-{power.pool}"] = int(power.takes)
        if power.kind == "item":
            draft.spends[f"item-{power.id}"] = 1
        if power.spends > 0:
            draft.spends[MOVEMENT] = int(power.spends)
        draft.numbers["rangeFt"] = float(slots.range_of(who, power))
        if power.concentration:
            draft.numbers["concentration"] = 1.0
        return draft

    def _ready(self, command: ReadyAction) -> Draft:
        intent = ready.read(command.action, command.actor)
        tag = str(intent.__struct_config__.tag)
        tool = tool_of(intent) or tag.lower()
        name = labels.label(self.state, self.seat, command)
        draft = Draft(f"READY_ACTION/{tag}/{tool}", name, labels.READY, ACTION)
        draft.spends = {ACTION: 1, REACTION: 1}
        return draft

    def _plain(self, tag: str, command: Any) -> Draft:
        who = self.who
        if isinstance(command, (Ascend, Descend)):
            climb = Draft(
                f"{tag}/{command.feet}", labels.label(self.state, self.seat, command), labels.ACT, MOVEMENT
            )
            climb.base = tag
            climb.spends = {MOVEMENT: int(command.feet * grapple.cost_multiplier(self.state, who))}
            return climb
        cost = ACTION
        if isinstance(command, (Dash, Disengage, Hide, Dodge, Search)):
            cost = actions.cost_of(who, command, command.using)
        elif isinstance(command, (StandUp, Flee, Jump)):
            cost = MOVEMENT
        elif isinstance(command, (DropProne, LetGo, EndConcentration)):
            cost = FREE
        elif isinstance(command, InteractObject):
            cost = action_economy.object_cost(who)
        elif isinstance(command, EndTurn):
            cost = FREE
        group = labels.ATTACK if isinstance(command, Grapple) else labels.ACT
        name = _name(tag)
        if isinstance(command, Escape) and not grapple.bonds(who):
            name = _name("PUT_OUT")
        draft = Draft(tag if cost != BONUS else f"{tag}/BONUS", name, group, cost)
        draft.base = tag
        if isinstance(command, Grapple):
            draft.spends = {action_economy.attack_cost(who, ""): 1}
        elif isinstance(command, StandUp):
            draft.spends = {MOVEMENT: int(walk.standing_up_ft(who))}
        elif isinstance(command, Jump):
            cell: i64 = walk.cell_of(self.arena, command.to, "to")
            draft.spends = {MOVEMENT: int(jump.cost_ft(self.state, who, cell))}
        elif cost not in (FREE, MOVEMENT):
            draft.spends = {cost: 1}
        return draft

    def _way(self, place: int, command: Any, shown: Preview) -> Way:
        target = str(getattr(command, "target", ""))
        targets: tuple[str, ...] = tuple(getattr(command, "targets", ()))
        cell: Any = UNSET
        if isinstance(command, Help):
            targets = (command.target, command.against) if command.target else ()
            target = "" if command.target else command.against
        elif isinstance(command, InteractObject):
            cell = doors.cell_named(self.state, command.object)
        elif isinstance(command, Jump):
            cell = int(walk.cell_of(self.arena, command.to, "to"))
        odds = [odds_of(outcome) for outcome in shown.outcomes or []]
        if not odds and shown.chance >= 0.0:
            odds = [OptionOdds(target, works=_short(shown.chance))]
        path = shown.path
        return Way(
            place,
            target,
            targets,
            cell,
            label=labels.label(self.state, self.seat, command) if cell is not UNSET else UNSET,
            walks=int(shown.cost_ft) if path else 0,
            path_end=path[len(path) - 1] if path else UNSET,
            risks=self._risks(shown.risks),
            odds=tuple(odds),
        )

    def _risks(self, found: list[Risk]) -> tuple[int, ...]:
        places: list[int] = []
        for risk in found:
            odds: Any = UNSET if risk.outcome is None else odds_of(risk.outcome)
            shown = SheetRisk(risk.creature_id, risk.reaction, odds)
            places.append(self.risks.setdefault(shown, len(self.risks)))
        return tuple(dict.fromkeys(places))

    # Moves

    def _moves(self, first: int, previews: Previews) -> Moves | None:
        cells = self.intents.cells()
        who = self.who
        left: i64 = walk.remaining_feet(who)
        walked = reach_of(self.state, self.arena, who, left, cells)
        dashes = self.drafts.get("DASH/BONUS") or self.drafts.get("DASH")
        farther: Any = UNSET
        if dashes is not None:
            beyond = _beyond(self.state, self.arena, who, left + position.speed(who), walked)
            farther = beyond if beyond.cells else UNSET
        if not cells and farther is UNSET:
            return None
        risks: dict[str, tuple[int, ...]] = {}
        for at, cell in enumerate(cells):
            found = previews[first + at].risks
            if found:
                risks[str(cell)] = self._risks(found)
        return Moves(
            walked.cells,
            walked.cost,
            walked.parents,
            first,
            len(cells),
            int(who.cell),
            FEET,
            risks,
            farther,
        )

    # Aims

    def _aim(self, first: int, aims: Aims, shown: AimedPreviews) -> None:
        power = aims.power
        command = shown.of.command(aims, aims.cells[0])
        draft = self._draft(self._power(str(command.__struct_config__.tag), power, aims.slot))
        known: dict[OptionOdds, int] = {}
        caught: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}
        groups: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        for cell in aims.cells:
            number = shown.group_number(cell)
            key = groups.get(number)
            if key is None:
                found = shown.at(cell)
                odds = [odds_of(outcome) for outcome in found.outcomes or []]
                key = (
                    tuple([known.setdefault(each, len(known)) for each in odds]),
                    self._risks(found.risks),
                )
                groups[number] = key
            caught.setdefault(key, []).append(cell)
        area = power.area
        draft.aim = Aim(
            first,
            len(aims.cells),
            cell_bits(aims.cells),
            "" if area is None else area.shape,
            0 if area is None else int(area.size_ft),
            int(area.width_ft) if area is not None and area.shape in ("line", "wall") else 0,
            area is not None and area.from_self,
            tuple(known),
            tuple([Catch(tuple(cells), key[0], key[1]) for key, cells in caught.items() if key[0] or key[1]]),
            corners=area is not None and not area.from_self and area.shape in CORNERED,
        )

    # What is not possible

    def _disabled(self) -> list[Disabled]:
        found: list[Disabled] = []
        listed = {draft.base or draft.id for draft in self.drafts.values()}
        for draft, command in self._candidates():
            if (draft.base or draft.id) in listed:
                continue
            refused = self._refusal(command)
            if refused is not None:
                found.append(draft.disabled(self.state, refused))
        return found + self._reactions()

    def _refusal(self, command: Any) -> Rejected | None:
        # The cost is checked first, by the same function, without a dry run.
        if isinstance(command, (SpellCast, CantripCast, UseItem)):
            power = slots.find_power(
                self.who, command.item if isinstance(command, UseItem) else command.spell
            )
            try:
                slots.check_cost(self.who, power, 0)
            except Rejected as refused:
                return refused
        return preview.refusal(self.state, self.seat, command)

    def _candidates(self) -> list[tuple[Draft, Any]]:
        """The actions of a creature that are not possible now, with a command that the rules refuse."""
        state, who, actor = self.state, self.who, self.who.creature_id
        known = [each for each in position.enemies(state, who) if each.creature_id]
        foe = _nearest(state, who, known)
        friend = _nearest(state, who, [each for each in position.allies(state, who) if each.stands()])
        found: list[tuple[Draft, Any]] = []
        if foe is not None:
            for weapon in action_economy.at_hand(who):
                if weapon.melee:
                    command: Any = MeleeAttack(actor, foe.creature_id, weapon.id, True)
                    found.append((self._blow("MELEE_ATTACK", weapon), command))
                if weapon.ranged:
                    command = RangedAttack(actor, foe.creature_id, weapon.id)
                    found.append((self._blow("RANGED_ATTACK", weapon), command))
        for power in who.sheet.powers:
            if power.cost not in (REACTION, LEGENDARY) and power.trigger == "":
                command = self._use_of(power, foe, friend)
                found.append((self._power(str(command.__struct_config__.tag), power, 0), command))
        plain: list[Any] = [Dash(actor), Disengage(actor), Dodge(actor), Hide(actor), Search(actor)]
        if foe is not None:
            plain += [Grapple(actor, foe.creature_id), Shove(actor, foe.creature_id, "PUSH")]
            plain.append(Shove(actor, foe.creature_id, "PRONE"))
            if friend is not None:
                plain.append(Help(actor, actions.named_ally(who, friend)))
        plain.append(StandUp(actor) if who.flags & PRONE else DropProne(actor))
        plain += [Wake(actor, each.creature_id) for each in state.participants if actions.can_be_woken(each)]
        plain += [InteractObject(actor, doors.name_of(state, door)) for door in self.arena.doors[:1]]
        plain += [Stabilize(actor, each.creature_id) for each in _dying(state, who)]
        if grapple.can_escape(who):
            plain.append(Escape(actor))
        found += [(self._draft_of(command), command) for command in plain]
        if conditions.fly_speed(who) > 0:
            found.append((Draft("ASCEND", _name("ASCEND"), labels.ACT, MOVEMENT), Ascend(actor, fly.STEP_FT)))
        if who.altitude_ft > 0:
            down = Descend(actor, fly.STEP_FT)
            found.append((Draft("DESCEND", _name("DESCEND"), labels.ACT, MOVEMENT), down))
        return found

    def _use_of(
        self, power: Power, foe: CreatureCombatState | None, friend: CreatureCombatState | None
    ) -> Any:
        actor = self.who.creature_id
        if targeting.is_aimed(power):
            place = foe or self.who
            return aimed(self.state, actor, power, int(place.cell))
        if power.whom == "self" or power.area is not None:
            return on(actor, power, "")
        target = friend if power.whom in ("ally", "fallen", "dead") else foe
        return on(actor, power, "" if target is None else target.creature_id)

    def _reactions(self) -> list[Disabled]:
        # Reactions are offered when their trigger occurs, smites after a hit, Empowered Spell after damage.
        found: list[Disabled] = []
        for power in self.who.sheet.powers:
            if power in self.who.sheet.strikes:
                draft = self._power("AFTER_HIT", power, 0)
                found.append(draft.disabled(self.state, Rejected(AFTER_HIT, "it follows a hit")))
            elif power is self.who.sheet.empowers:
                draft = self._power("AFTER_DAMAGE", power, 0)
                found.append(draft.disabled(self.state, Rejected(AFTER_DAMAGE, "it follows a damage roll")))
            elif power.cost == REACTION and power.trigger != "":
                draft = self._power("REACTION", power, 0)
                draft.group = REACTION
                found.append(draft.disabled(self.state, Rejected(ON_TRIGGER, "it answers its trigger")))
        return found


# Parts


def write(state: CombatState, seat: int, options: Options, intents: IntentOptions) -> Turn:
    """Write the turn sheet of the creature whose turn it is; the intents come first among the options."""
    return SheetWriter(state, seat, options, intents).write()


def economy(state: CombatState, who: CreatureCombatState) -> list[Resource]:
    """The resources that a creature can spend in this turn."""
    found = [
        _resource(ACTION, int(action_economy.affords(who, ACTION)), 1),
        _resource(BONUS, int(action_economy.affords(who, BONUS)), 1),
        _resource(REACTION, 0 if who.used_reaction else 1, 1),
        _resource(action_economy.OBJECT, 0 if who.used_object else 1, 1),
    ]
    left, speed = int(walk.remaining_feet(who)), int(position.speed(who))
    found.append(Resource(MOVEMENT, Message("economy-movement"), left, max(left, speed), FEET))
    if who.extra_action:
        found.append(_resource(action_economy.EXTRA, 1, 1))
    remain = int(action_economy.attacks_remain(who))
    if remain > 0:
        most = max(remain, int(who.sheet.attacks_per_action))
        found.append(_resource(action_economy.ATTACKS, remain, most))
    for at, most in enumerate(who.sheet.slots):
        if most > 0:
            name = Message("economy-slot", {"level": at + 1})
            found.append(Resource(f"slot-{at + 1}", name, int(who.slots[at]), max(most, int(who.slots[at]))))
    if who.sheet.legendary > 0:
        found.append(_resource(LEGENDARY, int(who.legendary_left), int(who.sheet.legendary)))
    return found + _pools(state, who)


def _resource(id: str, left: int, most: int) -> Resource:
    return Resource(id, Message(f"economy-{id}"), left, most)


def _pools(state: CombatState, who: CreatureCombatState) -> list[Resource]:
    # Uses of powers, items and ammunition.
    found: dict[str, Resource] = {}
    arena: Arena = state.arena
    for power in who.sheet.powers:
        name = tool_name(who, arena, power.id)
        if power.limit > 0:
            pool = power.pool
            left = int(power.limit) - who.uses.get(pool, 0)
            found.setdefault(f"uses-{pool}", Resource(f"uses-{pool}", name, left, int(power.limit)))
        if power.kind == "item":
            left = who.items.get(power.id, 0)
            most = max(left, who.sheet.items.get(power.id, 0))
            found[f"item-{power.id}"] = Resource(f"item-{power.id}", name, left, most)
    return list(found.values())


def _name(tag: str) -> Message:
    return Message(f"action-{tag.lower().replace('_', '-')}", {"text": tag.replace("_", " ").title()})


def _short(number: float) -> float:
    # Four decimals are enough for a screen, and keep the sheet small.
    return float(int(number * 1e4 + 0.5)) / 1e4


def _spread(found: Range) -> tuple[int, int, float]:
    return int(found.low), int(found.high), _short(found.mean)


def odds_of(outcome: Outcome) -> OptionOdds:
    """The odds of an outcome for one creature."""
    attack = outcome.attack
    return OptionOdds(
        outcome.creature_id,
        outcome.ally,
        UNSET if outcome.hit_chance < 0.0 else _short(outcome.hit_chance),
        UNSET if outcome.crit_chance < 0.0 else _short(outcome.crit_chance),
        UNSET if outcome.save_chance < 0.0 else _short(outcome.save_chance),
        UNSET,
        UNSET if outcome.damage is None else _spread(outcome.damage),
        UNSET if outcome.heal is None else _spread(outcome.heal),
        UNSET if outcome.expected < 0.0 else _short(outcome.expected),
        UNSET if outcome.drop_chance < 0.0 else _short(outcome.drop_chance),
        int(outcome.shots),
        _edge(0 if attack is None else attack.advantage()),
        0 if attack is None else int(attack.cover),
        tuple(outcome.conditions),
    )


def _edge(advantage: i64) -> Any:
    return 1 if advantage > 0 else -1 if advantage < 0 else 0


def reach_of(
    state: CombatState, arena: Arena, who: CreatureCombatState, feet: i64, stops: list[int]
) -> Reach:
    """The cells where a walk can end, with costs and parents; then those that it only passes through."""
    found = walk.flood(state, arena, who, feet)
    parents: dict[int, int] = {}
    # From the far end, so that each path is computed once.
    for at in range(len(stops) - 1, -1, -1):
        before = int(who.cell)
        for cell in found.path(stops[at]):
            parents.setdefault(cell, before)
            before = cell
    ends = dict.fromkeys(stops)
    cells = stops + [cell for cell in parents if cell not in ends]
    costs = [int(found.cost_ft(cell)) for cell in cells]
    times = int(grapple.cost_multiplier(state, who))
    return Reach(
        tuple(cells), tuple([cost * times for cost in costs]), tuple([parents[cell] for cell in cells])
    )


def _beyond(state: CombatState, arena: Arena, who: CreatureCombatState, feet: i64, near: Reach) -> Reach:
    # The cells that more feet would add.
    known = dict.fromkeys(near.cells)
    stops = [cell for cell in walk.flood(state, arena, who, feet).stops()[1:] if cell not in known]
    far = reach_of(state, arena, who, feet, stops)
    at = [place for place, cell in enumerate(far.cells) if cell not in known]
    return Reach(
        tuple([far.cells[place] for place in at]),
        tuple([far.cost[place] for place in at]),
        tuple([far.parents[place] for place in at]),
    )


def _nearest(
    state: CombatState, who: CreatureCombatState, others: list[CreatureCombatState]
) -> CreatureCombatState | None:
    best: CreatureCombatState | None = None
    least: i64 = 0
    for other in others:
        far: i64 = position.distance(state, who, other)
        if other is not who and (best is None or far < least):
            best, least = other, far
    return best


def _dying(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    # Those that Medicine would help: the dying, and the wounded.
    return [each for each in state.participants if each.side == who.side and actions.medicine_dc(each) > 0]


def sight_from(state: CombatState, cell: int) -> list[int]:
    """The cells that a creature at a cell would see, without regard to darkness and fog."""
    arena: Arena = state.arena
    grid = arena.grid
    if cell >= grid.cells:
        raise Rejected("off-map", f"there is no cell {cell}", "from")
    return [other for other in range(grid.cells) if sight.sees_cell(grid, cell, other)]


# Previews


def write_preview(state: CombatState, seat: int, command: Any, options: Options) -> CommandPreview:
    """Write what a legal command would do, with the rolls explained."""
    found = preview.foresee(state, seat, command)
    power_id = power_of(command)
    actor = state.get(str(getattr(command, "actor", "")))
    targets: list[PreviewTarget] = []
    if actor is not None:
        targets = [_target(state, actor, outcome, power_id) for outcome in found.outcomes or []]
    return CommandPreview(
        True,
        codec.plain(command),
        options.index(command),
        labels.label(state, seat, command),
        (),
        tuple(found.path),
        int(found.cost_ft) if found.path else UNSET,
        tuple(found.area_cells()),
        tuple(targets),
        _short(found.chance) if found.chance >= 0.0 else UNSET,
        UNSET,
        tuple(_risks(state, found.risks)),
    )


def _risks(state: CombatState, risks: "Sequence[Any]") -> list[PreviewRisk]:
    # Each once; a risk holds messages, which cannot be keys.
    found: list[PreviewRisk] = []
    for risk in risks:
        shown = _risk(state, risk)
        if shown not in found:
            found.append(shown)
    return found


def _target(state: CombatState, actor: CreatureCombatState, outcome: Outcome, power_id: str) -> PreviewTarget:
    odds = odds_of(outcome)
    target = state.get(outcome.creature_id)
    attack, test = outcome.attack, outcome.test
    rolled: Any = UNSET
    saved: Any = UNSET
    if target is not None and attack is not None:
        rolled = _attack_terms(actor, target, attack, outcome.weapon, power_id)
    if target is not None and test is not None:
        saved = rolls.of_save(state, target, test)
    return PreviewTarget(**asdict(odds), attack=rolled, saving=saved)


def _attack_terms(
    actor: CreatureCombatState,
    target: CreatureCombatState,
    attack: AttackRoll,
    weapon_id: str,
    power_id: str,
) -> RollTerms:
    weapon = actor.sheet.attack(weapon_id) if weapon_id else None
    if weapon is not None:
        return rolls.of_attack(actor, target, attack, weapon.to_hit, weapon)
    use = uses.Use(actor, power_id, actor.sheet.power(power_id))
    return rolls.of_attack(actor, target, attack, use.to_hit, None)


def _risk(state: CombatState, risk: Risk) -> PreviewRisk:
    outcome = risk.outcome
    if outcome is None:
        return PreviewRisk(risk.creature_id, risk.reaction)
    foe, target = state.get(risk.creature_id), state.get(outcome.creature_id)
    terms: Any = UNSET
    if foe is not None and target is not None and outcome.attack is not None:
        terms = _attack_terms(foe, target, outcome.attack, outcome.weapon, "")
    return PreviewRisk(risk.creature_id, risk.reaction, odds_of(outcome), terms)


# Questions


def question_terms(state: CombatState, request: Any, rolled: "Sequence[Rolled]") -> QuestionTerms | None:
    """The subject of a question about a reaction, with the numbers that decide it."""
    words = str(request.choices[0]).split(" ")
    reaction = str(request.question)
    who = state.get(words[0])
    if who is None:
        return None
    if reaction == messages.RESISTANCE:
        return QuestionTerms(reaction, who.creature_id)
    # The second word of Empowered Spell is the spell.
    against = state.get(words[1]) if len(words) > 1 and reaction != empowered.QUESTION else None
    if against is None:
        return QuestionTerms(reaction, who.creature_id)
    if reaction in (after_hit.QUESTION, dying.KNOCK_OUT):
        return QuestionTerms(reaction, who.creature_id, against.creature_id)
    spends: dict[str, int] = {REACTION: 1}
    power = who.sheet.power(reaction)
    if power is not None and slots.takes_slot(power):
        spends[f"slot-{slots.slot_for(who, power)}"] = 1
    if reaction == reactions.OPPORTUNITY:
        offer = preview.risk_of(state, ReactionOffered(who.creature_id, reaction, against.creature_id))
        odds = None if offer.outcome is None else odds_of(offer.outcome)
        return QuestionTerms(
            reaction,
            who.creature_id,
            against.creature_id,
            spends,
            damage=() if odds is None or odds.damage is UNSET else (odds.damage[0], odds.damage[1]),
            helps=UNSET if odds is None else odds.hit,
        )
    if power is not None and power.trigger == reactions.ON_SPELL and len(words) > COUNTERED_LEVEL:
        level = int(words[COUNTERED_LEVEL])
        slot: i64 = slots.lowest_slot(who, power)
        helps = d20_odds.countered(state, who, power, slot, against, level)
        return QuestionTerms(
            reaction, who.creature_id, against.creature_id, spends, helps=_short(helps), level=level
        )
    if power is None or power.trigger not in (reactions.ON_HIT, reactions.ON_MELEE_HIT):
        return QuestionTerms(reaction, who.creature_id, against.creature_id, spends)
    total, goal = _hit_so_far(state, against, who, rolled)
    # Such a reaction is offered only if it turns the hit into a miss.
    turned = UNSET if total is UNSET else 1.0
    return QuestionTerms(reaction, who.creature_id, against.creature_id, spends, total, goal, helps=turned)


def _hit_so_far(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    rolled: "Sequence[Rolled]",
) -> tuple[Any, Any]:
    # The attack roll that is being answered: the last d20, its bonus, those of conditions such as Bless and
    # Bane, and other dice that were added to it.
    added = 0
    for roll in reversed(rolled):
        if "d20" not in roll.formula:
            added += -roll.total if _is_subtracted(state, actor, target, roll.reason) else roll.total
            continue
        weapon = actor.sheet.attack(roll.reason)
        power = actor.sheet.power(roll.reason)
        if weapon is not None:
            attack = weapon_attack.describe(state, actor, target, weapon)
        elif power is not None:
            to_hit: i64 = uses.Use(actor, power.id, power).to_hit
            attack = attack_roll.describe(state, actor, target, to_hit, True, power.range_ft)
        else:
            break
        for place, condition in enumerate(actor.conditions):
            if attack_roll.helps_attack(actor, place) and attack_roll.helps_with(condition.rule, attack):
                added += int(condition.rule.attack.bonus)
        return int(roll.total + attack.bonus) + added, int(attack.ac)
    return UNSET, UNSET


def _is_subtracted(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, reason: str
) -> bool:
    # Bane and the like, and the Cutting Words of an ally of the target.
    for place, condition in enumerate(actor.conditions):
        if condition.rule.name == reason and attack_roll.helps_attack(actor, place):
            return condition.rule.subtracts_dice
    return any(
        friend.side == target.side and friend.sheet.cuts and friend.sheet.power(reason) is not None
        for friend in state.participants
    )
