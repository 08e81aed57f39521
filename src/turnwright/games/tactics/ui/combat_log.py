"""The combat log: an entry for each action, with its intent and outcome, built from the events of a match.

It lives outside the state; a narrator ties what it says to an entry by `narration_id`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from turnwright.games.tactics import events as told
from turnwright.games.tactics.commands import (
    CantripCast,
    Command,
    Intent,
    MeleeAttack,
    Move,
    RangedAttack,
    SpellCast,
    SpellShape,
    UseItem,
)
from turnwright.games.tactics.events import TacticsEvent
from turnwright.kernel.records import Line, Proof

MASTER = "master"


class AttackOutcome(Struct, frozen=True, tag="attack", tag_field="outcome"):
    """The outcome of an attack: roll, damage, and whether the target fell."""

    target_id: str
    weapon: str
    hit: bool
    critical: bool
    natural: int
    total: int
    ac: int
    damage: int = 0
    downed: bool = False
    reactions: "tuple[AttackOutcome, ...]" = ()


class SpellOutcomeCreature(Struct, frozen=True):
    """The outcome of a spell for one creature: hit, miss, fail, success or half."""

    creature_id: str
    result: str
    damage: int = 0
    healed: int = 0
    conditions: tuple[str, ...] = ()


class SpellOutcome(Struct, frozen=True, tag="spell", tag_field="outcome"):
    """The outcome of a spell or power: its area and each creature."""

    spell: str
    slot_level: int = 0
    cells: tuple[tuple[int, int], ...] = ()
    creatures: tuple[SpellOutcomeCreature, ...] = ()
    countered: bool = False


class MoveOutcome(Struct, frozen=True, tag="move", tag_field="outcome"):
    """The cells entered, and the opportunity attacks on the way."""

    path: tuple[tuple[int, int], ...] = ()
    reactions: tuple[AttackOutcome, ...] = ()


class CheckOutcome(Struct, frozen=True, tag="check", tag_field="outcome"):
    """An ability check or saving throw."""

    creature_id: str
    of: str
    total: int
    dc: int
    made: bool


class PlainOutcome(Struct, frozen=True, tag="plain", tag_field="outcome"):
    """Any other outcome, by the names of its events."""

    events: tuple[str, ...] = ()


Outcome = AttackOutcome | SpellOutcome | MoveOutcome | CheckOutcome | PlainOutcome


class ReportedRoll(Struct, frozen=True, rename="camel", omit_defaults=True):
    """A roll that a person reported: dice, total, the parts of the bonus, the person's seed and the time."""

    request_id: str
    actor_id: str
    natural: int
    total: int
    naturals: tuple[int, ...] = ()
    breakdown: dict[str, int] = {}
    client_seed: str | None = None
    timestamp: int | float = 0


class CombatLogEntry(Struct, frozen=True):
    """One action: its time, actor, intent and outcome, with the rolls that people reported for it."""

    timestamp: int
    actor_id: str
    intent: Command
    outcome: Outcome
    narration_id: str | None = None
    rolls: tuple[ReportedRoll, ...] = ()


class CombatLog:
    """The entries of a match, in order."""

    def __init__(self) -> None:
        self.entries: list[CombatLogEntry] = []
        self.now = 0
        self.numbers: list[int] = []  # of the input of each entry
        self._heard: list[Any] = []

    @classmethod
    def of(cls, lines: Iterable[Any]) -> "CombatLog":
        """Build the log from the lines of a journal, as bytes, plain values or `Line`s."""
        log = cls()
        for line in lines:
            log.read(line)
        return log

    def read(self, line: Any) -> None:
        """Add a line of a journal; header and closing line are skipped."""
        read = _line(line)
        if read is None:
            return
        if read.elapsed is not UNSET:
            self.now = int(read.elapsed)
        if read.undo >= 0:
            self.take_back(read.undo)
        if read.command is not UNSET:
            self.begin(read.n, msgspec.convert(read.command, Command))
        if read.proof is not None:
            self._keep_throw(read, read.proof)
        self.hear([_event(event) for event in read.events])

    def begin(self, number: int, command: Any) -> None:
        """Add an input by its number."""
        actor = command.actor if isinstance(command, Intent) else MASTER
        self._heard = []
        self.numbers.append(number)
        self.entries.append(CombatLogEntry(self.now, actor, command, PlainOutcome()))

    def hear(self, events: Sequence[Any]) -> None:
        """Add events to the last input, which may arrive in parts."""
        if not self.entries or not events:
            return
        self._heard.extend(events)
        last = self.entries[-1]
        outcome = outcome_of(last.intent, self._heard)
        self.entries[-1] = msgspec.structs.replace(last, outcome=outcome)

    def keep_roll(self, roll: ReportedRoll) -> None:
        """Add a roll to the last input."""
        if self.entries:
            last = self.entries[-1]
            self.entries[-1] = msgspec.structs.replace(last, rolls=(*last.rolls, roll))

    def _keep_throw(self, line: Line, proof: Proof) -> None:
        # A fair throw of a server's match; the parts of its bonus are not in the journal.
        for rolled in line.rolls:
            if list(rolled.faces) == list(line.answer):
                faces, total = tuple(rolled.faces), rolled.total
                self.keep_roll(ReportedRoll(line.request, "", total, total, faces, {}, proof.client_seed))
                return

    def take_back(self, number: int) -> None:
        """Remove an input and all after it."""
        while self.numbers and self.numbers[-1] >= number:
            self.numbers.pop()
            self.entries.pop()
        self._heard = []

    def narrate(self, index: int, narration_id: str) -> None:
        """Attach a narration to an entry."""
        self.entries[index] = msgspec.structs.replace(self.entries[index], narration_id=narration_id)

    def narrate_input(self, number: int, narration_id: str) -> bool:
        """Attach a narration to the entry of an input; False if there is none any more."""
        if number not in self.numbers:
            return False
        self.narrate(self.numbers.index(number), narration_id)
        return True


def _line(line: Any) -> Line | None:
    if isinstance(line, Line):
        return line
    data = msgspec.json.decode(line) if isinstance(line, bytes | str) else line
    if not isinstance(data, dict) or "n" not in data or "end" in data:
        return None
    return msgspec.convert(data, Line)


def _event(event: Any) -> Any:
    return event if isinstance(event, Struct) else msgspec.convert(event, TacticsEvent)


def outcome_of(command: Any, events: Sequence[Any]) -> Outcome:
    """Return the outcome of a command from its events."""
    if isinstance(command, MeleeAttack | RangedAttack):
        attacks = _attacks(events)
        own = [attack for actor, attack in attacks if actor == command.actor]
        if own:
            others = tuple(attack for actor, attack in attacks if actor != command.actor)
            return msgspec.structs.replace(own[0], reactions=others)
    if isinstance(command, SpellCast | CantripCast | SpellShape | UseItem):
        spell = _spell(events)
        if spell is not None:
            return spell
    if isinstance(command, Move):
        return MoveOutcome(_path(command.actor, events), tuple(attack for _, attack in _attacks(events)))
    return _test(events) or PlainOutcome(tuple(str(event.__struct_config__.tag) for event in events))


def _path(actor: str, events: Sequence[Any]) -> tuple[tuple[int, int], ...]:
    steps = [event for event in events if isinstance(event, told.Moved) and event.creature_id == actor]
    return tuple((step.x, step.y) for step in steps)


def _attacks(events: Sequence[Any]) -> list[tuple[str, AttackOutcome]]:
    # Damage after a roll with the same attacker and target belongs to that attack.
    found: list[tuple[str, AttackOutcome]] = []
    for event in events:
        if isinstance(event, told.AttackRolled):
            made = AttackOutcome(
                event.target_id,
                event.weapon,
                event.hit,
                event.critical,
                event.natural,
                event.total,
                event.ac,
            )
            found.append((event.actor_id, made))
        elif found:
            actor, last = found[-1]
            found[-1] = actor, _with(last, actor, event)
    return found


def _with(attack: AttackOutcome, actor: str, event: Any) -> AttackOutcome:
    if isinstance(event, told.DamageDealt) and (event.creature_id, event.by) == (attack.target_id, actor):
        return msgspec.structs.replace(attack, damage=attack.damage + event.amount)
    if isinstance(event, told.CreatureDowned) and event.creature_id == attack.target_id:
        return msgspec.structs.replace(attack, downed=True)
    return attack


def _spell(events: Sequence[Any]) -> SpellOutcome | None:
    # A spell may still be countered; then it has no targets.
    for at, event in enumerate(events):
        if isinstance(event, told.SpellBegun):
            return _come_of(event, events[at + 1 :])
    return None


def _come_of(cast: told.SpellBegun, events: Sequence[Any]) -> SpellOutcome:
    for at, event in enumerate(events):
        if isinstance(event, told.SpellCountered) and event.actor_id == cast.actor_id:
            return SpellOutcome(cast.spell, cast.slot_level, countered=True)
        if isinstance(event, told.SpellResolved) and event.actor_id == cast.actor_id:
            after = events[at + 1 :]
            creatures = tuple(_creature(name, cast.spell, after) for name in dict.fromkeys(event.targets))
            return SpellOutcome(cast.spell, cast.slot_level, event.cells, creatures)
    return SpellOutcome(cast.spell, cast.slot_level)


def _creature(name: str, spell: str, events: Sequence[Any]) -> SpellOutcomeCreature:
    damage = healed = 0
    result = ""
    blocked = False
    conditions = []
    for event in events:
        if getattr(event, "creature_id", "") != name:
            continue
        if isinstance(event, told.SpellOutcomeCreature) and event.spell == spell:
            result = event.outcome
        elif isinstance(event, told.DamageDealt):
            damage += event.amount
        elif isinstance(event, told.Healed):
            healed += event.amount
        elif isinstance(event, told.ConditionApplied) and event.spell == spell:
            conditions.append(event.condition)
        elif isinstance(event, told.ReactionTaken):
            blocked = True
    # A target that reacted and took no harm was missed.
    missed = blocked and damage == healed == 0 and not conditions
    return SpellOutcomeCreature(
        name, result or ("miss" if missed else "hit"), damage, healed, tuple(conditions)
    )


def _test(events: Sequence[Any]) -> CheckOutcome | None:
    for event in events:
        if isinstance(event, told.CheckRolled):
            return CheckOutcome(event.creature_id, event.skill, event.total, event.dc, event.made)
        if isinstance(event, told.SaveRolled):
            return CheckOutcome(event.creature_id, event.ability, event.total, event.dc, event.saved)
        if isinstance(event, told.TurnEnd):
            return None
    return None
