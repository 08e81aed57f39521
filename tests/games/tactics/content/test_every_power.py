"""Every creature, spell, item and weapon is used in a fight, and every fight ends.

Each creature uses all it has on each kind of target; then it is provoked until
it has reacted with all it could. Only what leaves a trace counts: a creature is hurt, healed, moved, has a
condition or is rid of one, or the like. Then all are hurt badly, and bots play on to the end that the rules
give the fight. The whole library is covered; powers without any effect are listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from games.tactics.arena import monster
from turnwright import Match, Policy
from turnwright.agents import agent
from turnwright.games.tactics.commands import (
    CombatStart,
    EndTurn,
    MeleeAttack,
    RangedAttack,
)
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.events import (
    Appeared,
    AttackRolled,
    ConditionApplied,
    ConditionEnded,
    CreatureDowned,
    DamageDealt,
    Event,
    Healed,
    Left,
    Moved,
    ReactionTaken,
    SpellBegun,
    SpellCountered,
    SpellResolved,
    Stabilized,
)
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.options import IntentOptions, aimed
from turnwright.games.tactics.rules.core import conditions, dying, position
from turnwright.games.tactics.sheet import FREE, LEGENDARY, REACTION, UNARMED, Power
from turnwright.games.tactics.srd import CONDITIONS
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import PERMANENT, Cure, Dispel, RegainUses, RemoveCondition
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution

pytestmark = pytest.mark.long

GAME = Tactics()
SILENT = Execution(Tray(0), False)
LIBRARY = shipped()
CHUNK = 8  # powers that one hero has for a fight
MOST_DEEDS = 80
MOST_FIGHTS = 6
MOST_TURNS = 16
MOST_BLOWS = 12
FAR = 15  # feet
BARELY_UP = 8  # hit points that all have left when the bots take over
ROWS = ["." * 20] * 9
SPEAR = {"id": "spear", "name": "Spear", "to_hit": 9, "reach": 5, "hit": [{"damage": "1d6+2 piercing"}]}


class Eager(Policy):
    """The bot of the game, but for reactions and legendary actions, of which it takes all in turn."""

    def __init__(self) -> None:
        self.bot = agent(GAME, "heuristic")
        self.asked: dict[tuple[str, int], int] = {}

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
        """What the bot would do."""
        return self.bot.command(game, state, seat, options, dice)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Any) -> int:
        """Yes, and every second time no; one choice after the other where there are several."""
        several = len(request.choices) - 1
        key = (request.question, several)
        times = self.asked[key] = self.asked.get(key, 0) + 1
        return times % several if several > 1 else (times + 1) % 2


def dummy(id: str, **fields: Any) -> dict[str, Any]:
    """A creature that can take much, strikes back, and casts a little."""
    plain: dict[str, Any] = {
        "ac": 10,
        "hp": 400,
        "attacks": [SPEAR],
        "spells": [{"id": "fire_bolt"}, {"id": "magic_missile"}, {"id": "bestow_curse", "uses": 1}],
        "spell_ability": "INT",
    }
    return monster(id, **{**plain, **fields})


def caster(**fields: Any) -> dict[str, Any]:
    """A hero of level 17 who can have anything."""
    plain: dict[str, Any] = {
        "id": "caster",
        "name": "Caster",
        "kind": "humanoid",
        "level": 17,
        "hp": 300,
        "scores": [16, 16, 16, 17, 17, 17],
        "spell_ability": "INT",
        "slots": [4, 3, 3, 3, 2, 2, 2, 1, 1],
        "weapons": ["dagger", "longbow"],
    }
    return {**plain, **fields}


def arena(actor: dict[str, Any], kinds: Iterable[str], as_foe: bool = False) -> dict[str, Any]:
    """A creature with an ally, a fallen ally, a dying one, and enemies near and far, of these kinds too."""
    friend, fallen = dummy("friend", traits=["death_saves"]), dummy("fallen", traits=["death_saves"])
    foes = [dummy("first"), dummy("weak", hp=48), dummy("yonder")]
    foes += [dummy(f"a_{kind}", kind=kind) for kind in dict.fromkeys(kinds) if kind != "humanoid"]
    across = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
    broad = across[actor.get("size", "medium")]
    ours = [{"id": "actor", "base": actor["id"], "at": [6, 3]}]
    ours += [{"id": "friend", "base": "friend", "at": [5, 2], "hp": 200}]
    ours += [{"id": "fallen", "base": "fallen", "at": [5, 3], "hp": 0}]
    ours += [{"id": "dead", "base": "dead", "at": [5, 4]}]
    theirs = [
        {"id": foe["id"], "base": foe["id"], "at": [6 + broad + at // 4, 3 + at % 4]}
        for at, foe in enumerate(foes)
    ]
    shipped_one = set(actor) == {"id", "size"}
    # The far one stands behind the first, except for creatures that charge: these need a free way.
    charges = shipped_one and any(power.id == "charge" for power in LIBRARY.creatures[actor["id"]].powers)
    theirs[2]["at"] = [10 + broad, 0 if charges else 3]
    for place, token in enumerate(theirs[3:]):
        token["at"] = [6 + place, 2]  # within touch, above the actor
    own = [friend, fallen, dummy("dead"), *foes]
    return {
        "name": "Arena",
        "map": {"rows": ROWS},
        "party": theirs if as_foe else ours,
        "foes": ours if as_foe else theirs,
        "creatures": own,
        "heroes": [] if shipped_one else [actor],
    }


class Trial:
    """A fight in which one creature is made to use all it has."""

    def __init__(self, scenario: dict[str, Any], seed: int = 1) -> None:
        self.match = Match(GAME, scenario, seed=seed, seats=[Eager(), Eager()])
        self.match.submit(0, CombatStart())
        dead = self.state.get("dead")
        assert dead is not None
        dying.die(self.state, dead, None, SILENT)
        self.used: set[str] = set()
        self.done: set[tuple[str, str]] = set()
        self.acted = False
        self.fallen: dict[str, int] = {}  # creatures without hit points for one deed, and what they had

    @property
    def state(self) -> CombatState:
        state: CombatState = self.match.state
        return state

    @property
    def who(self) -> CreatureCombatState:
        found = self.state.get("actor")
        assert found is not None
        return found

    def play(self) -> set[str]:
        """Use everything on every creature, let the bots end the fight, and return what was used."""
        self._sicken()
        for _ in range(MOST_DEEDS):
            if not self._deed():
                break
        for _ in range(MOST_TURNS):
            if wanted(self.who.sheet) <= self.used or not self._provoke(self._is_all_but_dead()):
                break
        self._fight_on()
        return self.used

    def _fight_on(self) -> None:
        """The bots play to the end of the fight, whichever of the rules ends it."""
        for each in self.state.participants:
            each.current_hp = min(each.current_hp, BARELY_UP)
        while self.match.outcome is None:
            step = self.match.act()
            assert step is not None
            self._note(step)
        assert self.state.reason in (
            "last_standing",
            "all_down",
            "surrender",
            "flight",
            "capture",
            "stalemate",
        )
        ENDINGS[self.state.reason] += 1

    def _deed(self) -> bool:
        """One use of something that was not used like that yet; false when there is none left."""
        if self.state.reason != "" or not self.who.here():
            return False
        active = self.state.active()
        if active is not self.who:
            assert active is not None
            self._note(self.match.submit(int(active.seat), EndTurn(active.creature_id)))
            return True
        if self._use():
            return True
        # What is on the actor may be in the way of more.
        free(self.state, self.who)
        return self._use() or (self._ripen() and self._use())

    def _is_all_but_dead(self) -> bool:
        # Effects on death come last.
        missing = [power for power in self.who.sheet.powers if power.id not in self.used]
        return bool(missing) and all(power.trigger == "dies" for power in missing)

    def _provoke(self, dying: bool) -> bool:
        """Play one turn; an enemy attacks and casts at the creature that may react. False at the end."""
        if self.state.reason != "" or not self.who.here():
            return False
        active = self.state.active()
        assert active is not None
        name = active.creature_id
        if active.side != self.who.side:
            for command in self._blows(active):
                self._ready(name)
                self.who.current_hp = 1 if dying else self.who.current_hp
                if self._is_turn_of(name) and self.who.stands():
                    self._note(self.match.submit(int(active.seat), command))
        if active is self.who:
            self._strike(name)
        missing = [power for power in self.who.sheet.auras if power.id not in self.used]
        if any(power.trigger == "own_start" for power in missing):
            # What happens to creatures in a grapple happens at the start of its turn.
            self._put("grappled")
        if self._is_turn_of(name):
            self._note(self.match.submit(int(active.seat), EndTurn(name)))
        return True

    def _strike(self, name: str) -> None:
        """Attack again and again, while a power that follows a hit was not used."""
        for _ in range(MOST_BLOWS):
            if all(power.id in self.used for power in self.who.sheet.strikes) or not self._is_turn_of(name):
                return
            refresh(self.who)
            free(self.state, self.who)
            # What bears an effect already may be in the way of another.
            for each in self.state.participants:
                if each is not self.who:
                    each.conditions = [one for one in each.conditions if one.source != self.who.place]
                    conditions.recompute_flags(each)
            listed = deeds(self.state, self.who).values()
            blows = [each for each in listed if isinstance(each, MeleeAttack | RangedAttack)]
            fists = [replace(each, weapon=UNARMED) for each in blows if isinstance(each, MeleeAttack)]
            for command in [*blows, *fists]:
                # An earlier attack may have killed or pushed the target.
                refresh(self.who)
                if self._is_turn_of(name) and preview(self.state, int(self.who.seat), command)["legal"]:
                    for power in self.who.sheet.strikes:
                        if power.needs != "" and power.id not in self.used:
                            self._put_on_actor(power.needs)
                    self._note(self.match.submit(int(self.who.seat), command))

    def _ready(self, name: str) -> None:
        for each in (self.who, self.state.get(name)):
            if each is not None and each.here():
                refresh(each)
                free(self.state, each)

    def _is_turn_of(self, name: str) -> bool:
        # The match has a new state after each step.
        active = self.state.active()
        return active is not None and active.creature_id == name and active.can_act()

    def _blows(self, foe: CreatureCombatState) -> list[Any]:
        self._ready(foe.creature_id)
        listed = deeds(self.state, foe, "actor").values()
        blows = [each for each in listed if isinstance(each, MeleeAttack)]
        return [*listed, *blows, *blows, *blows]

    def _use(self) -> bool:
        refresh(self.who)
        # Who has acted already sees what gives another action.
        self.who.used_action = True
        late = deeds(self.state, self.who)
        self.who.used_action = False
        listed = {**late, **deeds(self.state, self.who)}
        new = [key for key in listed if key not in self.done and not self._is_busy(key)]
        if not new:
            return False
        # What a spell lets one do comes right after it.
        new.sort(key=lambda key: not self._is_sequel(key))
        key = new[0]
        self.done.add(key)
        power = self.who.sheet.power(key[0])
        self.acted = power is not None and power.cost == FREE
        self.who.used_action = self.acted
        shown = preview(self.state, int(self.who.seat), listed[key])
        assert shown["legal"], (key, shown)
        for pool in [] if power is None else regained_by(power):
            self.who.uses[pool] = 2
        if power is not None and cured_by(power):
            self._sicken()
        before = self._looks()
        step = self.match.submit(int(self.who.seat), listed[key])
        self._note(step)
        self._drop_the_marked(key[0])
        if self.state.reason == "" and self._looks() != before and any(_begun(step.events, key[0])):
            self.used.add(key[0])
        if self.state.reason == "" and self.who.gone != "":
            self.who.gone = ""  # a creature that left comes back, and uses its other powers
        self._renew(power)
        return True

    def _renew(self, sequel: Power | None) -> None:
        """A spell that one of its sequels has ended is cast again for the others."""
        if sequel is None or sequel.needs == "" or conditions.find(self.who, sequel.needs) is not None:
            return
        for power in self.who.sheet.powers:
            if power.needs == sequel.needs and power.id not in self.used:
                self.done = {key for key in self.done if key[0] != sequel.needs}

    def _drop_the_marked(self, used: str) -> None:
        """A mark moves when its bearer has fallen: let it fall for the next deed."""
        for name, left in self.fallen.items():
            risen = self.state.get(name)
            if risen is not None and risen.here():
                risen.current_hp = left
        self.fallen = {}
        for power in self.who.sheet.powers:
            if power.moves == "" or power.needs != used or power.id in self.used:
                continue
            for each in self.state.participants:
                if each.stands() and conditions.has_from(each, power.moves, self.who):
                    self.fallen[each.creature_id] = int(each.current_hp)
                    each.current_hp = 0

    def _looks(self) -> list[Any]:
        """What a power may change without a word."""
        who = self.who
        zones = [(zone.power, list(zone.cells)) for zone in self.state.zones]
        bodies = [
            (
                *(int(each.cell), int(each.current_hp), int(each.temp_hp), int(each.max_hp)),
                *(len(each.conditions), each.gone),
            )
            for each in self.state.participants
        ]
        regained = {pool: who.uses.get(pool, 0) for power in who.sheet.powers for pool in regained_by(power)}
        return [
            int(who.remaining_movement_ft),
            who.extra_action,
            who.used_action and self.acted,
            conditions.UPKEEP in who.struck,
            zones,
            bodies,
            regained,
        ]

    def _is_busy(self, key: tuple[str, str]) -> bool:
        # What was used on one enemy in two ways is enough.
        return key[0] in self.used and key[1] in ("more", "elsewhere", "far")

    def _is_sequel(self, key: tuple[str, str]) -> bool:
        power = self.who.sheet.power(key[0])
        return power is not None and power.needs != ""

    def _ripen(self) -> bool:
        """Give nearby creatures the conditions that a power requires of its target."""
        changed = False
        for power in self.who.sheet.powers:
            if power.id not in self.used and is_choice(power):
                names = [name for name, bit in CONDITIONS.items() if bit & getattr(power, "bearing", 0)]
                names += ["grappled"] if getattr(power, "held", False) else []
                names += [power.on_bearer] if power.on_bearer else []
                for name in names:
                    changed = self._put(name) or changed
                if power.range_ft == 0 and power.whom == "enemy" and power.area is None:
                    # Vortex: one creature in the user's space.
                    near = next(each for each in self.state.participants if each.side != self.who.side)
                    changed = changed or near.cell != self.who.cell
                    near.cell = self.who.cell
        return changed

    def _sicken(self) -> None:
        """Give all allies every condition that a power could cure."""
        friends = [
            each for each in self.state.participants if each.side == self.who.side and each is not self.who
        ]
        idle = [power for power in self.who.sheet.powers if power.id not in self.used and is_choice(power)]
        names = {CURSES.get(name, name) for power in idle for name in cured_by(power)}
        for friend, name in [(friend, name) for friend in friends if friend.here() for name in sorted(names)]:
            made = ConditionState(name, self.who.place, PERMANENT, dc=30)
            made.spell = name if name in CURSES.values() else ""
            conditions.apply(self.state, friend, made, self.state.arena.conditions[name], SILENT)

    def _put_on_actor(self, name: str) -> None:
        made = ConditionState(name, self.who.place, PERMANENT, dc=30)
        conditions.apply(self.state, self.who, made, self.state.arena.conditions[name], SILENT)

    def _put(self, name: str) -> bool:
        changed = False
        for each in self.state.participants:
            if each.side != self.who.side and conditions.find(each, name) is None:
                made = ConditionState(name, self.who.place, PERMANENT, dc=30)
                mark = self.state.arena.conditions[name]
                changed = conditions.apply(self.state, each, made, mark, SILENT) or changed
        return changed

    def _note(self, step: Any) -> None:
        """Note what was used with a trace: an attack roll, or a power that had an effect."""
        events = [] if step is None else step.events
        self.used |= {event.weapon for event in events if isinstance(event, AttackRolled) and is_own(event)}
        begun = [name for event in events if (name := own_power(event))]
        self.used |= {name for name in begun if any(is_trace(event) for event in _begun(events, name))}


def is_own(event: Any) -> bool:
    return str(getattr(event, "actor_id", getattr(event, "creature_id", ""))) == "actor"


def own_power(event: Event) -> str:
    """The power that an event is about, if it is the actor's."""
    if isinstance(event, (SpellBegun, SpellResolved)) and is_own(event):
        return event.spell
    return event.reaction if isinstance(event, ReactionTaken) and is_own(event) else ""


def _begun(events: Iterable[Event], name: str) -> Iterator[Event]:
    """What happens once a power is used."""
    is_on = False
    for event in events:
        is_on = is_on or own_power(event) == name
        if is_on:
            yield event


TRACES = (DamageDealt, Healed, ConditionApplied, ConditionEnded, CreatureDowned, Stabilized)
MARKS = (*TRACES, Moved, Appeared, Left, SpellCountered, ReactionTaken)


def is_trace(event: Event) -> bool:
    """Whether a creature has changed."""
    return isinstance(event, MARKS)


ENDINGS: Counter[str] = Counter()


def refresh(who: CreatureCombatState) -> None:
    """All that a turn and a day give is there again."""
    who.used_action = False
    who.used_bonus_action = False
    who.used_slot = False
    who.surged = False
    who.used_bonus_spell = False
    who.used_reaction = False
    who.attacks_left = 0
    who.routine = -1
    who.pieces = []
    who.loaded = True
    who.sneaked = False
    who.cleaved = False
    who.attacked = False
    who.struck = []
    who.slots = list(who.sheet.slots)
    who.items = dict(who.sheet.items)
    who.uses = {}
    who.spent = []
    who.readied = ""
    who.legendary_left = who.sheet.legendary
    who.current_hp = who.max_hp


def free(state: CombatState, who: CreatureCombatState) -> None:
    """Nothing keeps a creature from acting; what it always has stays."""
    borne = [mark.id for mark in who.sheet.bears]
    for condition in [each for each in who.conditions if each.name not in borne]:
        conditions.remove(state, who, condition, SILENT)


def regained_by(power: Power) -> list[str]:
    """The pools that a power fills again."""
    return [effect.pool for effect in power.effects if isinstance(effect, RegainUses)]


CURSES = {"curse": "bestow_curse"}  # one that every dummy knows


def cured_by(power: Power) -> list[str]:
    """The conditions that a power ends."""
    bits = 0
    for effect in power.effects:
        bits |= int(effect.flags) if isinstance(effect, Cure) else 0
    lifted = [effect.name for effect in power.effects if isinstance(effect, RemoveCondition)]
    lifted += ["curse" for effect in power.effects if isinstance(effect, Dispel)]
    return [name for name, bit in CONDITIONS.items() if bit & bits] + lifted


def is_choice(power: Power) -> bool:
    """Whether a power is used by a command of its own."""
    return power.cost not in (REACTION, LEGENDARY) and power.trigger == ""


def deeds(state: CombatState, who: CreatureCombatState, at: str = "") -> dict[tuple[str, str], Any]:
    """What a creature could use now, by the id and the kind of target; `at` one creature alone."""
    found: dict[tuple[str, str], Any] = {}
    options = IntentOptions(state, state.arena, int(who.seat))
    for command in options.listed():
        if at and getattr(command, "target", "") != at:
            continue
        if isinstance(command, (MeleeAttack, RangedAttack)):
            if not command.move_required:
                found.setdefault((command.weapon, type(command).__name__), command)
            continue
        thing = getattr(command, "spell", "") or getattr(command, "item", "")
        if thing:
            found.setdefault((thing, kind_of(state, who, command)), command)
    for aims in options.places():
        foes = [
            int(each.cell)
            for each in state.participants
            if each.side != who.side and at in ("", each.creature_id)
        ]
        cells = [cell for cell in aims.cells if cell in foes] or aims.cells[len(aims.cells) // 2 :]
        for word, cell in (("place", cells[0]), ("elsewhere", aims.cells[-1])):
            command = aimed(state, who.creature_id, aims.power, cell, aims.slot)
            found.setdefault((aims.power.id, word), command)
    return found


def kind_of(state: CombatState, who: CreatureCombatState, command: Any) -> str:
    """Whom a command is for, in a word."""
    if getattr(command, "targets", ()):
        return "more"
    target = state.get(command.target)
    if target is None or target is who:
        return "self"
    if target.current_hp == 0:
        return "fallen"
    if target.side == who.side:
        return "ally"
    return "far" if position.distance(state, who, target) > FAR else "enemy"


def wanted(sheet: Any) -> set[str]:
    """All powers of a creature, but those that only a hit makes possible: they have their own tests."""
    after_hits = {power.id for power in sheet.powers if power.needs in ("rampant", "rampaging")}
    return {power.id for power in sheet.powers} - after_hits | {weapon.id for weapon in sheet.attacks}


def never_used(
    actor: dict[str, Any], kinds: Iterable[str], as_foe: bool, only: set[str] | None = None
) -> set[str]:
    """What a creature did not use in any of a few fights."""
    missing: set[str] = set()
    used: set[str] = set()
    for seed in range(MOST_FIGHTS):
        trial = Trial(arena(actor, kinds, as_foe), seed)
        missing = only if only is not None else wanted(trial.who.sheet)
        used |= trial.play()
        if missing <= used:
            return set()
    return missing - used


def kinds_for(powers: Iterable[Any]) -> list[str]:
    return [kind for power in powers for kind in power.kinds[:1]]


def chunks(names: Iterable[str]) -> list[list[str]]:
    listed = list(names)
    return [listed[at : at + CHUNK] for at in range(0, len(listed), CHUNK)]


# No creature falls here: help for the fallen has its own test, in test_more_spells.py.
SPELLS = [name for name, spell in LIBRARY.spells.items() if spell.needs is None and spell.trigger != "fall"]


@pytest.mark.parametrize("names", chunks(SPELLS), ids=lambda names: names[0])
def test_every_spell_is_cast(names: list[str]) -> None:
    later = [name for name, spell in LIBRARY.spells.items() if spell.needs in names]
    kinds = kinds_for(LIBRARY.spells[name] for name in [*names, *later])
    assert never_used(caster(spells=names), kinds, False, {*names, *later}) == set()


@pytest.mark.parametrize("names", chunks(LIBRARY.items), ids=lambda names: names[0])
def test_every_item_is_used(names: list[str]) -> None:
    kinds = kinds_for(LIBRARY.items[name] for name in names)
    assert never_used(caster(items=dict.fromkeys(names, 9)), kinds, False, set(names)) == set()


@pytest.mark.parametrize("names", chunks(LIBRARY.features), ids=lambda names: names[0])
def test_every_feature_is_used(names: list[str]) -> None:
    kinds = kinds_for(LIBRARY.features[name] for name in names)
    assert never_used(caster(features=names), kinds, False, set(names)) == set()


@pytest.mark.parametrize("name", sorted(LIBRARY.creatures))
def test_every_creature_uses_all_it_has(name: str) -> None:
    entry = LIBRARY.creatures[name]
    names = [known.id for known in entry.spells]
    spells = [spell for name, spell in LIBRARY.spells.items() if name in names or spell.needs in names]
    assert never_used({"id": name, "size": entry.size}, kinds_for([*entry.powers, *spells]), True) == set()


@pytest.mark.parametrize("names", chunks(LIBRARY.gear.weapons), ids=lambda names: names[0])
def test_every_weapon_strikes_with_its_mastery(names: list[str]) -> None:
    assert never_used(caster(weapons=names, masteries=names), [], False, set(names)) == set()


@pytest.mark.parametrize("name", sorted(LIBRARY.gear.worn))
def test_every_worn_item_has_an_effect(name: str) -> None:
    plain = Trial(arena(caster(), [])).who.sheet
    worn = Trial(arena(caster(worn=[name]), [])).who.sheet
    assert vars_of(plain) != vars_of(worn)


def vars_of(sheet: Any) -> list[Any]:
    hits = [(weapon.to_hit, weapon.hit[0].pool.plus) for weapon in sheet.attacks]
    numbers = (sheet.ac, sheet.saves, sheet.mods, sheet.resists, sheet.never, sheet.traits, sheet.darkvision)
    return [*numbers, sheet.spell_attack, hits]
