"""The players' knowledge of foes in an adventure: hit points in steps, and nothing about unnoticed ones.

A scene with `shows_numbers` shows hit points to all players, as a single fight does.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import AttackRolled, DamageDealt, Healed, SpellBegun
from turnwright.games.tactics.rules.adventure import stage
from turnwright.games.tactics.srd import HIDDEN
from turnwright.games.tactics.state import FOES, PARTY, AdventureState, CombatState, CreatureCombatState
from turnwright.kernel.context import MAIN, Context, RollSpec
from turnwright.kernel.dice import Dice
from turnwright.kernel.formula import Roll
from turnwright.kernel.records import EVERYTHING

STEPS: Final = ("down", "near_death", "bloodied", "wounded", "unhurt")
MOST: Final = 4
UNKNOWN: Final = -1  # hit points in an event, for those who may not know them
SPECTATOR: Final = -1
SUBJECTS: Final = ("creature_id", "actor_id", "npc")  # the fields that name whom an event is about


def step_of(who: CreatureCombatState) -> int:
    """The step of a creature's hit points: 4 unhurt, 3 wounded, 2 bloodied, 1 near death, 0 down."""
    if who.current_hp <= 0:
        return 0
    if who.current_hp >= who.max_hp:
        return MOST
    if 2 * who.current_hp > who.max_hp:
        return 3
    return 2 if 4 * who.current_hp > who.max_hp else 1


def sees_steps(state: CombatState, seat: int, who: CreatureCombatState) -> bool:
    """Whether a seat sees the hit points of a creature in steps only."""
    if seat == EVERYTHING or not isinstance(state, AdventureState):
        return False
    arena: Arena = state.arena
    foe = who.side != PARTY and seat not in arena.seats_of_side[who.side]
    return foe and not stage.scene_of(state).shows_numbers


def range_of(who: CreatureCombatState, step: int) -> tuple[int, int]:
    """The fewest and the most hit points of a step."""
    most: i64 = who.max_hp
    if step == MOST:
        return int(most), int(most)
    if step == 3:
        return int(most // 2 + 1), int(most - 1)
    if step == 2:
        return int(most // 4 + 1), int(most // 2)
    return (1, int(max(1, most // 4))) if step == 1 else (0, 0)


def blurred(state: AdventureState, seat: int) -> AdventureState:
    """The state as a seat knows it: foes have the middle of their step; the same for all equal views."""
    copy = state.clone()
    blur(copy, seat)
    return copy


def blur(state: AdventureState, seat: int) -> list[tuple[CreatureCombatState, int, int]]:
    """Give foes the middle of their step; what they had, for `sharpen`."""
    before: list[tuple[CreatureCombatState, int, int]] = []
    for who in state.participants:
        if who.side != PARTY and sees_steps(state, seat, who):
            before.append((who, int(who.current_hp), int(who.temp_hp)))
            low, high = range_of(who, step_of(who))
            who.current_hp = (low + high + 1) // 2
            who.temp_hp = 0
    return before


def sharpen(before: list[tuple[CreatureCombatState, int, int]]) -> None:
    """Give creatures back what they had before `blur`."""
    for who, current, temporary in before:
        who.current_hp = current
        who.temp_hp = temporary


def has_unseen(state: AdventureState, seat: int) -> bool:
    """Whether some of a seat's foes hide while others can be seen."""
    arena: Arena = state.arena
    hidden = False
    seen = False
    for who in state.participants:
        if seat not in arena.seats_of_side[who.side] and who.stands():
            if who.flags & HIDDEN:
                hidden = True
            else:
                seen = True
    return hidden and seen


def as_seen(state: AdventureState, seat: int) -> AdventureState:
    """A blurred state for a decision: foes in hiding are left out while others can be seen.

    So nothing depends on where they are.
    """
    copy = blurred(state, seat)
    arena: Arena = copy.arena
    foes = [who for who in copy.participants if seat not in arena.seats_of_side[who.side] and who.stands()]
    unseen = [who for who in foes if who.flags & HIDDEN]
    if len(unseen) < len(foes):
        for who in unseen:
            who.stand_aside()
    return copy


def imagine(world: CombatState, seat: int, dice: Dice) -> None:
    """Draw the hit points that a seat cannot know, within their steps."""
    if not isinstance(world, AdventureState):
        return
    for who in world.participants:
        if sees_steps(world, seat, who):
            low, high = range_of(who, step_of(who))
            if high > low:
                who.current_hp = low + dice.below(high - low + 1)


class FilteredContext(Context):
    """Passes everything on, but tells players no more of their foes than they may know."""

    def __init__(self, state: AdventureState, under: Context) -> None:
        super().__init__(under.heard)
        self.now = under.now
        self.state = state
        self.under = under
        arena: Arena = state.arena
        self.knowing: list[int] = [*arena.seats_of_side[FOES], EVERYTHING]
        self.others: list[int] = [*arena.seats_of_side[PARTY], SPECTATOR]

    def emit(self, event: Any) -> None:
        """Tell an event, to players without what they may not know."""
        hidden = _masked(self.state, event)
        if hidden is event:
            self.under.emit(event)
            return
        self.under.tell(self.knowing, event)
        if hidden is not None:
            self.under.tell(self.others, hidden)

    def tell(self, seats: "Sequence[int]", event: Any) -> None:
        """Tell an event to these seats only."""
        self.under.tell(seats, event)

    def stream(self, name: str = MAIN) -> Dice:
        """Return the match's dice of this name."""
        return self.under.stream(name)

    def roll(
        self,
        formula: str,
        seat: int = -1,
        reason: str = "",
        stream: str = MAIN,
        within: int = -1,
        about: "dict[str, Any] | None" = None,
    ) -> Roll:
        """Roll dice for a seat."""
        return self.under.roll(formula, seat, reason, stream, within, about)

    def roll_each(self, specs: "Sequence[RollSpec]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """Roll several times."""
        return self.under.roll_each(specs, stream, within)

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """Ask a seat."""
        return self.under.ask(seat, question, choices, default, within)

    def throws_own(self, seat: int) -> bool:
        """Return whether the player of this seat throws dice by hand."""
        return self.under.throws_own(seat)


def _masked(state: AdventureState, event: Any) -> Any:
    # The event as players hear it: the same, another, or none.
    kind = type(event)
    if kind is DamageDealt or kind is Healed:
        who = state.get(event.creature_id)
        if who is not None and who.side != PARTY and not stage.scene_of(state).shows_numbers:
            if kind is Healed:
                event = replace(event, hp=UNKNOWN, amount=0 if event.temporary else UNKNOWN)
            else:
                event = replace(event, hp=UNKNOWN)
    return _without(state, event)


def _without(state: AdventureState, event: Any) -> Any:
    # The event without the foes that players have not noticed; None if it is about one of them.
    unnoticed = [who.creature_id for who in state.participants if who.side != PARTY and who.flags & HIDDEN]
    if not unnoticed or _gives_away(state, event):
        return event
    changes: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str) and value in unnoticed:
            if field in SUBJECTS:
                return None
            changes[field] = ""
        elif isinstance(value, tuple) and any(each in unnoticed for each in value):
            changes[field] = tuple([each for each in value if each not in unnoticed])
        elif isinstance(value, dict) and any(each in unnoticed for each in value):
            changes[field] = {each: about for each, about in value.items() if each not in unnoticed}
    return replace(event, **changes) if changes else event


def _gives_away(state: AdventureState, event: Any) -> bool:
    # An attack and a spoken spell end hiding, in the same moment as they are told.
    if isinstance(event, AttackRolled):
        return True
    if isinstance(event, SpellBegun):
        arena: Arena = state.arena
        who = state.get(event.actor_id)
        power = None if who is None else who.sheet.power(event.spell)
        power = arena.powers.get(event.spell) if power is None else power
        return power is not None and power.verbal
    return False
