"""Typed commands: a verb, its target, and little else.

    move 5,3                  attack goblin 1 with dagger       cast fireball at 15,8 level 3
    dash                      help mira against wolf            ready attack when near

Creatures, weapons and spells go by their names, their ids or the first letters of them, creatures also by
their tokens on the map. The whole notation of commands is understood as well.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from turnwright.gamekit.parsing import Tell, folded, matches, normalized, synonyms, verb_of
from turnwright.games.tactics import notation, options
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    Ascend,
    CantripCast,
    CombatEnd,
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
    InvestigateArea,
    Jump,
    LetGo,
    MeleeAttack,
    Move,
    NpcDialogue,
    RangedAttack,
    ReadyAction,
    Rest,
    SavingThrow,
    SceneEvent,
    Search,
    SearchItem,
    Shove,
    SkillCheck,
    SpellCast,
    Stabilize,
    StandUp,
    Surrender,
    Travel,
    UseItem,
    Wake,
    power_of,
)
from turnwright.games.tactics.forecast import preview
from turnwright.games.tactics.names import name_of, thing_name
from turnwright.games.tactics.rules import scenes
from turnwright.games.tactics.rules.adventure import choices, peace, stage
from turnwright.games.tactics.rules.combat import action_economy, actions, grapple, hiding
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.magic import targeting
from turnwright.games.tactics.rules.movement import doors, fly, walk
from turnwright.games.tactics.sheet import ACTION, LEGENDARY, REACTION, Attack, Power
from turnwright.games.tactics.srd import ABILITIES, COMBAT, SKILLS, TRIGGERING_CREATURE
from turnwright.games.tactics.state import MASTER, AdventureState, CombatState, CreatureCombatState
from turnwright.games.tactics.ui import draw, labels
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message

# Verbs and their synonyms; a catalogue adds its own as `verbs-<verb>`.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "move": ("go", "walk", "m"),
    "attack": ("a", "fight"),
    "hit": ("strike", "melee"),
    "shoot": ("throw", "fire"),
    "cast": ("c", "spell"),
    "use": ("drink", "item"),
    "dash": ("run",),
    "disengage": ("retreat",),
    "dodge": (),
    "hide": (),
    "search": ("investigate", "examine", "inspect", "explore"),
    "help": ("assist",),
    "push": ("shove",),
    "topple": ("trip",),
    "grapple": ("grab",),
    "escape": ("free", "extinguish"),
    "stabilize": (),
    "stand": ("stand_up", "rise"),
    "prone": ("drop",),
    "release": ("let_go",),
    "unfocus": ("end_concentration",),
    "wake": ("shake",),
    "jump": ("leap",),
    "ascend": ("climb",),
    "descend": ("land",),
    "open": ("close", "door"),
    "ready": (),
    "flee": (),
    "surrender": (),
    "talk": ("speak", "ask"),
    "rest": ("camp", "sleep"),
    "travel": ("leave", "exit"),
    "end": ("done", "pass", "end_turn", "e"),
    "start": (),
    "stop": (),
    "event": (),
    "check": (),
    "test": (),
}
# Words that are skipped.
FILLERS: Final = ("at", "on", "to", "the", "for", "with", "using", "against", "level", "slot", "about")
# Words of a command beside its verb and its names; a catalogue adds its own as `verbs-<word>`.
BETWEEN: Final = ("with", "on", "when", "near", "moves", "attacks", "casts", "level", "short", "long")
LONGEST_FILLER: Final = 3  # letters of words before a name that are skipped in any language
WAITS: Final = {word: trigger for trigger, word in labels.WAITS.items()}
OF_THE_MASTER: Final = (
    "SKILL_CHECK",
    "SAVE",
    "COMBAT_START",
    "COMBAT_END",
    "SCENE_EVENT",
    "SCENE_EFFECT",
    "NPC_DIALOGUE",
    "CHANGE_SCENE",
    "SET_FLAG",
)
BY_HAND: Final = "MASTER_"
PLACES: Final = "MASTER_PLACE"  # names a creature that is not there yet


def understand(state: CombatState, seat: int, text: str, tell: Tell) -> Any:
    """Read the command a seat means, or raise `Rejected`."""
    words = _in_english(text.split(), tell)
    if not words or len(text) > notation.LONGEST:
        raise Rejected("malformed", "the command is empty or too long", "intent", list(VERBS))
    if _is_written_out(state, words):
        if words[0].upper().startswith(BY_HAND) and words[0].upper() != PLACES and len(words) > 1:
            # A creature goes by its name as well.
            words[1] = Sentence(state, seat, tell).known(words[1])
            return notation.read_command(" ".join(words))
        return notation.read_command(text)
    choice = Sentence(state, seat, tell).choice(text)
    if choice is not None:
        return choice
    if cell_of(text) != "":
        words = ["move", *words]
    verb = verb_of(words[0], VERBS, tell)
    if verb == "":
        raise Rejected("malformed", f"unknown verb {words[0][:40]!r}", "intent", list(VERBS))
    return Sentence(state, seat, tell).command(verb, words[1:])


def _with_and_without_fillers(text: str) -> list[str]:
    return [text, " ".join([word for word in text.split() if word not in FILLERS])]


def _in_english(words: list[str], tell: Tell) -> list[str]:
    # The words between names, in the language of the reader; the first word is a verb.
    known: dict[str, str] = {}
    for word in BETWEEN:
        known.update(dict.fromkeys(synonyms(f"verbs-{word}", tell), word))
    return words[:1] + [known.get(folded(word), word) for word in words[1:]]


def _is_written_out(state: CombatState, words: list[str]) -> bool:
    tag = words[0].upper()
    if tag not in notation.intents():
        return False
    active = state.active()
    own = active is not None and len(words) > 1 and words[1] == active.creature_id
    return own or tag in OF_THE_MASTER or tag.startswith(BY_HAND)


def cell_of(text: str) -> str:
    """Normalise a cell or corner, or return "": `5,3`, `5, 3` and `5 3` are the same."""
    parts = text.replace("，", ",").replace(",", " ").split()
    numbers = [part for part in parts if part.removesuffix(".5").removeprefix("-").isdecimal()]
    return ", ".join(numbers) if len(parts) == 2 and len(numbers) == 2 else ""


class Sentence:
    """Reads the words after a verb, in a position."""

    def __init__(self, state: CombatState, seat: int, tell: Tell) -> None:
        self.state = state
        self.seat = seat
        self.tell = tell
        self.arena: Arena = state.arena
        self.here = [who for who in state.participants if who.here() and hiding.knows(state, seat, who)]

    def command(self, verb: str, rest: list[str]) -> Any:
        """Read the command of a verb."""
        if verb == "talk" and self.seat == MASTER and isinstance(self.state, AdventureState):
            return self._let_speak(self.state, rest)
        if verb in ("start", "stop", "event", "check", "test"):
            return self._of_the_master(verb, rest)
        if verb in ("attack", "hit", "shoot") and self.state.scene != COMBAT:
            return self._provoke(verb, rest)
        if isinstance(self.state, AdventureState) and self.state.scene != COMBAT and self.seat != MASTER:
            return self._between_fights(self.state, verb, rest)
        if verb in ("talk", "rest", "travel"):
            raise Rejected("wrong-scene", f"{verb} is for the scenes between fights", "intent")
        actor = self._actor()
        if verb == "move":
            return self._move(actor, rest)
        if verb in ("attack", "hit", "shoot"):
            return self._attack(actor, verb, rest)
        if verb in ("cast", "use"):
            return self._cast(actor, rest)
        if verb == "ready":
            return self._ready(actor, rest)
        return self._plain(actor, verb, rest)

    def _actor(self) -> CreatureCombatState:
        active = self.state.active()
        if active is None or self.state.scene != COMBAT:
            raise Rejected("wrong-scene", "there is no fight", "intent", ["start"])
        if active.seat != self.seat:
            raise Rejected("not-your-turn", f"it is the turn of {active.name}", "actor")
        return active

    # Names

    def known(self, word: str) -> str:
        """The id of a creature that is called by its id, its name, or its token; other words stay."""
        for who in self.state.participants:
            if who.creature_id == word and not (
                position.is_unnoticed(self.state, who) and not hiding.knows(self.state, self.seat, who)
            ):
                return word
        found = matches(normalized(word), [self._calls(who) for who in self.here])
        return self.here[found[0]].creature_id if len(found) == 1 else word

    def creature(self, words: Sequence[str], among: list[CreatureCombatState]) -> CreatureCombatState:
        """Find the creature that is meant."""
        said = normalized(" ".join([word for word in words if word not in FILLERS]))
        called = [self._calls(who) for who in among]
        found = matches(said, called)
        if len(found) == 1:
            return among[found[0]]
        listed = [self.tell(name_of(self.state, among[at])) for at in (found or range(len(among)))]
        if found:
            raise Rejected("ambiguous", f"which one: {' or '.join(listed)}", "target", listed)
        shown = " ".join(words)[:40]
        reason = f"there is no creature called {shown!r} here" if shown else "name a target"
        raise Rejected("unknown-target", reason, "target", listed)

    def _calls(self, who: CreatureCombatState) -> list[str]:
        told = self.tell(name_of(self.state, who))
        return [who.creature_id, who.name, told, self._tokens()[who.creature_id]]

    def _tokens(self) -> dict[str, str]:
        sides = self.arena.sides
        return draw.tokens_of([{"creatureId": who.creature_id, "side": sides[who.side]} for who in self.here])

    def _foes(self, who: CreatureCombatState) -> list[CreatureCombatState]:
        return [each for each in self.here if each.side != who.side]

    def _friends(self, who: CreatureCombatState) -> list[CreatureCombatState]:
        return [each for each in self.here if each.side == who.side]

    def _thing(self, thing_id: str, name: str) -> list[str]:
        return [thing_id, name, self.tell(thing_name(thing_id, [], self.arena))]

    # Between the fights of an adventure

    def choice(self, text: str) -> Any:
        """The option whose text names what is done with a thing, as in "leap over the ditch", or None."""
        state = self.state
        if not isinstance(state, AdventureState) or state.scene == COMBAT or self.seat == MASTER:
            return None
        for name, thing in stage.scene_of(state).things.items():
            done = Message(stage.text_id(state, name, "does"), {"text": thing.does or ""})
            if thing.does is not None and normalized(text) == normalized(self.tell(done)):
                able = [each for each in choices.of_seat(state, self.seat) if peace.named_thing(each) == name]
                return able[0] if able else None
        return None

    def _between_fights(self, state: AdventureState, verb: str, rest: list[str]) -> Any:
        # One of the options of the seat; `with` names the hero.
        if not peace.playable(state, self.seat):
            raise Rejected("cannot-act", "none of your heroes can act now", "actor")
        rest, actor = self._hero(state, rest)
        if verb == "move":
            to = cell_of(" ".join([word for word in rest if word not in FILLERS]))
            if to != "":
                return Move(actor or peace.playable(state, self.seat)[0].creature_id, to)
            if not rest:
                raise Rejected("needs-a-cell", "name a cell, as in move 5,3", "to")
        if verb in ("move", "flee"):
            verb = "travel"
        kinds = _PEACEFUL.get(verb)
        if kinds is None:
            raise Rejected("wrong-scene", "there is no fight", "intent", list(_PEACEFUL))
        found = [each for each in choices.of_seat(state, self.seat) if isinstance(each, kinds)]
        if actor != "":
            found = [each for each in found if each.actor == actor]
        if verb == "search" and not rest:
            found = [each for each in found if isinstance(each, Search)]
        else:
            found = [each for each in found if not isinstance(each, Search)]
        calls = [self._called(state, each) for each in found]
        places = self._meant(rest, calls) or (self._lines_meant(state, rest, found) if verb == "talk" else [])
        # Heroes can do the same; the first does it unless another is named.
        different: dict[str, int] = {}
        for at in places:
            different.setdefault(calls[at][0], at)
        if len(different) == 1:
            return found[next(iter(different.values()))]
        listed = list(dict.fromkeys([calls[at][-1] for at in (places or range(len(found)))]))
        if places:
            raise Rejected("ambiguous", f"which one: {' or '.join(listed)}", "target", listed)
        shown = " ".join(rest)[:40]
        if not shown:
            raise Rejected("needs-a-target", "name a target", "target", listed)
        raise Rejected("nothing-here", f"nothing here is called {shown!r}", "target", listed)

    def _hero(self, state: AdventureState, rest: list[str]) -> tuple[list[str], str]:
        for link in ("with", *synonyms("verbs-with", self.tell)):
            if link in rest:
                at = rest.index(link)
                heroes = peace.playable(state, self.seat)
                # In some languages the same word comes before the one who is spoken to.
                if at > 0 and matches(
                    normalized(" ".join(rest[at + 1 :])), [self._calls(who) for who in heroes]
                ):
                    return rest[:at], self.creature(rest[at + 1 :], heroes).creature_id
        return rest, ""

    def _meant(self, rest: list[str], calls: list[list[str]]) -> list[int]:
        words = [word for word in rest if word not in FILLERS]
        if not words:
            return list(range(len(calls)))
        while words:
            found = matches(normalized(" ".join(words)), calls)
            if found:
                return found
            if len(words[0]) > LONGEST_FILLER:
                break
            words = words[1:]
        return []

    def _lines_meant(self, state: AdventureState, rest: list[str], found: list[Any]) -> list[int]:
        # The name of an NPC, then words of a line.
        words = [word for word in rest if word not in FILLERS]
        npcs = stage.scene_of(state).npcs
        called = [[each.npc, npcs[each.npc].name, self._npc_name(state, each.npc)] for each in found]
        said = [[each.text, *_with_and_without_fillers(self._line(state, each))] for each in found]
        if len(words) > 1 and len(words[0]) <= LONGEST_FILLER and not matches(normalized(words[0]), called):
            words = words[1:]
        for at in range(len(words) - 1, 0, -1):
            who = matches(normalized(" ".join(words[:at])), called)
            lines = matches(normalized(" ".join(words[at:])), [said[place] for place in who])
            if lines:
                return [who[place] for place in lines]
        # An NPC whose lines have all been said is refused by its name.
        for name in peace.npcs(state):
            if name not in [each.npc for each in found] and self._is_called(state, name, words):
                shown = self._npc_name(state, name)
                raise Rejected("said-all", f"there is nothing to say to {shown} now", "npc", [shown])
        return []

    def _is_called(self, state: AdventureState, npc: str, words: list[str]) -> bool:
        names = [[npc, stage.scene_of(state).npcs[npc].name, self._npc_name(state, npc)]]
        return any(matches(normalized(" ".join(words[:at])), names) for at in range(1, len(words) + 1))

    def _npc_name(self, state: AdventureState, npc: str) -> str:
        text = stage.scene_of(state).npcs[npc].name
        return self.tell(Message(stage.text_id(state, npc, "name"), {"text": text}))

    def _line(self, state: AdventureState, command: NpcDialogue) -> str:
        text = stage.scene_of(state).npcs[command.npc].lines[command.text].name
        return self.tell(Message(stage.text_id(state, command.npc, command.text, "name"), {"text": text}))

    def _called(self, state: AdventureState, command: Any) -> list[str]:
        # What an option is called: first what tells it apart from others, last its name for a reader.
        scene = stage.scene_of(state)
        if isinstance(command, NpcDialogue):
            called, said = self._npc_name(state, command.npc), self._line(state, command)
            named = f"{scene.npcs[command.npc].name} {command.text}"
            return [f"{command.npc} {command.text}", said, named, f"{called}: {said}"]
        if isinstance(command, Travel):
            way = scene.exits[command.exit]
            return [
                command.exit,
                self.tell(Message(stage.text_id(state, command.exit, "name"), {"text": way.name})),
            ]
        if isinstance(command, Rest):
            return [command.rest, self.tell(Message("choose-rest", {"rest": command.rest}))]
        if isinstance(command, Help):
            return self._calls(self._by_id(command.target))
        if isinstance(command, (UseItem, SpellCast, CantripCast)):
            power = command.item if isinstance(command, UseItem) else command.spell
            whom = self._calls(self._by_id(command.target or command.actor))
            named = self.tell(thing_name(power, [], self.arena))
            return [f"{power} {whom[0]}", *[f"{named} {name}" for name in whom[:-1]]]
        name = getattr(command, "object", "") or getattr(command, "item", "") or getattr(command, "area", "")
        thing = scene.things.get(name)
        if thing is None:
            x, y = position.coord(state, doors.cell_named(state, name))
            return [name, f"{x} {y}", f"{x}, {y}", f"{doors.DOOR} {x},{y}"]
        return [name, self.tell(Message(stage.text_id(state, name, "name"), {"text": thing.name}))]

    # Verbs

    def _move(self, actor: CreatureCombatState, rest: list[str]) -> Move:
        text, _, ways = " ".join([word for word in rest if word not in FILLERS]).partition("via")
        if not rest:
            _check_a_step(actor)
        to = cell_of(text)
        via = [cell_of(way) for way in ways.split(";")] if ways.strip() else []
        if to == "" or "" in via:
            raise Rejected("needs-a-cell", "name a cell, as in move 5,3", "to")
        return Move(actor.creature_id, to, tuple(via))

    def _attack(self, actor: CreatureCombatState, verb: str, rest: list[str]) -> Any:
        said = [word for word in rest if word != "subdue"]
        target, weapon = self._target_and_weapon(actor, said)
        best = self._best_blow(actor, verb, target, weapon)
        if "subdue" in rest and isinstance(best, MeleeAttack):
            return replace(best, subdue=True)
        return best

    def _provoke(self, verb: str, rest: list[str]) -> Any:
        # Out of combat, the first creature of the seat that can attack does.
        links = [rest.index(link) for link in ("with", "using") if link in rest]
        target = self.creature(rest[: min(links, default=len(rest))], self.here).creature_id
        for command in scenes.provocations(self.state, self.seat):
            if not isinstance(command, (MeleeAttack, RangedAttack)) or not _is_by(verb, command):
                continue
            if command.target == target and preview.refusal(self.state, self.seat, command) is None:
                return command
        raise Rejected("wrong-scene", "there is no fight", "intent", ["start"])

    def _target_and_weapon(
        self, actor: CreatureCombatState, said: list[str]
    ) -> tuple[CreatureCombatState, Attack | None]:
        for link in ("with", "using", *synonyms("verbs-with", self.tell)):
            if link in said:
                at = said.index(link)
                return self.creature(said[:at], self._foes(actor)), self._weapon(actor, said[at + 1 :])
        return self.creature(said, self._foes(actor)), None

    def _weapon(self, actor: CreatureCombatState, words: list[str]) -> Attack:
        weapons = actor.sheet.attacks
        found = matches(normalized(" ".join(words)), [self._thing(each.id, each.name) for each in weapons])
        if len(found) == 1:
            return weapons[found[0]]
        listed = [each.name for each in weapons]
        raise Rejected("unknown-weapon", f"which weapon: {' or '.join(listed)}", "weapon", listed)

    def _best_blow(
        self, actor: CreatureCombatState, verb: str, target: CreatureCombatState, weapon: Attack | None
    ) -> Any:
        best: Any = None
        most = -1.0
        found = options.IntentOptions(self.state, self.arena, self.seat).listed()
        for command in found:
            if not isinstance(command, (MeleeAttack, RangedAttack)) or command.target != target.creature_id:
                continue
            fits = weapon is None or command.weapon == weapon.id
            if not fits or not _is_by(verb, command):
                continue
            worth = labels.worth(self.state, self.seat, command)
            if worth > most:
                best, most = command, worth
        return best if best is not None else _any_blow(actor, verb, target, weapon)

    def _cast(self, actor: CreatureCombatState, rest: list[str]) -> Any:
        power, left = self._power(actor, rest)
        words, slot = _slot(left)
        words = [word for word in words if word not in FILLERS]
        point = cell_of(" ".join(words))
        if point != "":
            return _at(actor.creature_id, power, point, slot)
        if not words:
            return self._unaimed(actor, power, slot)
        listed = " ".join(words).replace(" and ", ",").split(",")
        targets = [self.creature(each.split(), self.here).creature_id for each in listed]
        if len(targets) > 1:
            return replace(options.on(actor.creature_id, power, "", slot), targets=tuple(targets))
        if targeting.is_aimed(power):
            cell = walk.write_cell(self.state, self._by_id(targets[0]).cell)
            return _at(actor.creature_id, power, cell, slot)
        return options.on(actor.creature_id, power, targets[0], slot)

    def _by_id(self, creature_id: str) -> CreatureCombatState:
        return next(who for who in self.here if who.creature_id == creature_id)

    def _power(self, actor: CreatureCombatState, words: list[str]) -> tuple[Power, list[str]]:
        # The longest exact name, else the longest prefix of one.
        powers = [each for each in actor.sheet.powers if each.cost not in (REACTION, LEGENDARY)]
        calls = [self._thing(each.id, each.name) for each in powers]
        for exact in (True, False):
            for count in range(len(words), 0, -1):
                found = matches(normalized(" ".join(words[:count])), calls, exact)
                if len(found) == 1:
                    return powers[found[0]], words[count:]
                if found:
                    listed = [powers[at].name for at in found]
                    raise Rejected("ambiguous", f"which one: {' or '.join(listed)}", "spell", listed)
        listed = [each.name for each in powers]
        shown = " ".join(_before_fillers(words))[:40]
        if not listed:
            raise Rejected("unknown-spell", f"{actor.name} has no spells or other powers", "spell", listed)
        if not shown:
            raise Rejected("unknown-spell", f"name one of the powers of {actor.name}", "spell", listed)
        raise Rejected("unknown-spell", f"{actor.name} has no {shown!r}", "spell", listed)

    def _unaimed(self, actor: CreatureCombatState, power: Power, slot: int) -> Any:
        # Without a target it is for the caster, or the only target there is.
        found = options.IntentOptions(self.state, self.arena, self.seat)
        listed = [each for each in found.listed() if power_of(each) == power.id]
        if len(listed) == 1 and slot == 0:
            return listed[0]
        if targeting.is_aimed(power):
            raise Rejected("needs-a-place", f"name a cell, as in cast {power.id} at 5,3", "area_center")
        if len(listed) > 1 and listed[0].target != "":
            whom = [getattr(each, "target", "") for each in listed]
            raise Rejected("needs-a-target", f"name a target for {power.name}", "target", whom)
        return options.on(actor.creature_id, power, "", slot)

    def _ready(self, actor: CreatureCombatState, rest: list[str]) -> ReadyAction:
        what, _, when = " ".join(rest).partition(" when ")
        trigger = WAITS.get(when.strip(), when.strip())
        if not rest:
            action_economy.check(actor, ACTION)
        if trigger == "" or not what:
            words = "name a trigger, as in ready attack when near"
            raise Rejected("malformed", words, "trigger", list(WAITS))
        verb = verb_of(what.split()[0], VERBS, self.tell)
        weapon = self._weapon(actor, what.split(" with ")[1].split()) if " with " in what else None
        if verb in ("attack", "hit", "shoot"):
            intent = _any_blow(actor, verb, None, weapon)
        else:
            intent = self.command(verb, what.split()[1:])
        return ReadyAction(actor.creature_id, trigger, codec.encode(intent).decode())

    def _plain(self, actor: CreatureCombatState, verb: str, rest: list[str]) -> Any:
        name = actor.creature_id
        if verb in _COSTLY:
            kind: Any = _COSTLY[verb]
            _expect_no_more(verb, [word for word in rest if word not in ("action", "bonus", "as", "a", "by")])
            using = [word.upper() for word in rest if word in ("action", "bonus")]
            return kind(name, using[0] if using else "")
        if verb in _ALONE:
            _expect_no_more(verb, [word for word in rest if word.casefold() not in ("turn", "up")])
            return _ALONE[verb](name)
        if verb == "help":
            return self._help(actor, rest)
        if verb == "open":
            return self._door(actor, rest)
        if verb == "jump":
            said = [word for word in rest if word not in FILLERS]
            return Jump(name, cell_of(" ".join(said)) or " ".join(said))
        if verb in ("ascend", "descend"):
            said = [word for word in rest if word.isdecimal()]
            # Without a number: straight down to the ground, or up as far as it goes.
            most = actor.altitude_ft if verb == "descend" else fly.highest_climb(self.state, actor)
            feet = int(said[0][:4]) if said else int(most)
            return Ascend(name, feet) if verb == "ascend" else Descend(name, feet)
        if verb == "wake":
            sleeping = [each for each in self.here if actions.can_be_woken(each)]
            return Wake(name, self.creature(rest, sleeping or self.here).creature_id)
        if verb == "release":
            held = grapple.held_by(self.state, actor)
            if not rest and len(held) == 1:
                return LetGo(name, held[0].creature_id)
            return LetGo(name, self.creature(rest, held or self.here).creature_id)
        others = self._friends(actor) if verb == "stabilize" else self._foes(actor)
        target = self.creature(rest, others).creature_id
        if verb == "stabilize":
            return Stabilize(name, target)
        if verb == "grapple":
            return Grapple(name, target)
        return Shove(name, target, "PUSH" if verb == "push" else "PRONE")

    def _help(self, actor: CreatureCombatState, rest: list[str]) -> Help:
        if not rest:
            return Help(actor.creature_id)
        if "against" not in rest:
            # An ally to help, or an enemy to distract for all allies.
            other = self.creature(rest, [*self._friends(actor), *self._foes(actor)])
            if other.side != actor.side:
                return Help(actor.creature_id, "", other.creature_id)
            return Help(actor.creature_id, other.creature_id)
        at = rest.index("against")
        friend = self.creature(rest[:at], self._friends(actor))
        foe = self.creature(rest[at + 1 :], self._foes(actor))
        return Help(actor.creature_id, friend.creature_id, foe.creature_id)

    def _door(self, actor: CreatureCombatState, rest: list[str]) -> InteractObject:
        said = [word for word in rest if word not in FILLERS and word != doors.DOOR]
        cell = cell_of(" ".join(said))
        name = f"{doors.DOOR}_{cell.replace(', ', '_')}" if cell else "_".join(said) or doors.DOOR
        return InteractObject(actor.creature_id, name)

    # The game master

    def _let_speak(self, state: AdventureState, rest: list[str]) -> NpcDialogue:
        # An NPC says one of its own lines, or any words.
        words = [word for word in rest if word not in FILLERS]
        names = peace.npcs(state)
        npcs = stage.scene_of(state).npcs
        called = [[name, npcs[name].name, self._npc_name(state, name)] for name in names]
        listed = [each[-1] for each in called]
        for at in range(len(words), 0, -1):
            found = matches(normalized(" ".join(words[:at])), called)
            if len(found) != 1:
                continue
            said = list(npcs[names[found[0]]].says)
            if at < len(words):
                meant = matches(normalized(" ".join(words[at:])), [[each] for each in said])
                text = said[meant[0]] if len(meant) == 1 else " ".join(words[at:])
                return NpcDialogue(names[found[0]], text)
            if len(said) == 1:
                return NpcDialogue(names[found[0]], said[0])
            raise Rejected(
                "needs-words", "say what the NPC says, as in talk marta good evening", "text", said
            )
        raise Rejected("unknown-npc", "no NPC here has that name", "npc", listed)

    def _of_the_master(self, verb: str, rest: list[str]) -> Any:
        if verb == "start":
            return CombatStart()
        if verb == "stop":
            return CombatEnd()
        if verb == "event":
            return SceneEvent(" ".join(rest))
        dc = int(rest[-1]) if rest and rest[-1].isdecimal() else 0
        said = rest[:-1] if dc else rest
        if len(said) < 2:
            words = "name a creature and a check or save, as in check bran perception 15 or test bran DEX 15"
            raise Rejected("malformed", words, "skill")
        who = self.creature(said[:-1], self.here).creature_id
        if verb == "check":
            return SkillCheck(who, _one_of(said[-1], list(SKILLS), "skill"), dc=dc)
        return SavingThrow(who, _one_of(said[-1].upper(), list(ABILITIES), "ability"), dc=dc)  # type: ignore[arg-type]


# What each verb can mean between fights.
_PEACEFUL: Final[dict[str, Any]] = {
    "talk": (NpcDialogue,),
    "search": (SearchItem, InvestigateArea, InteractObject, Search),
    "use": (InteractObject, SearchItem, InvestigateArea, UseItem),
    "open": (InteractObject,),
    "rest": (Rest,),
    "travel": (Travel,),
    "help": (Help,),
    "cast": (SpellCast, CantripCast),
}
_COSTLY: Final[dict[str, Any]] = {
    "dash": Dash,
    "disengage": Disengage,
    "dodge": Dodge,
    "hide": Hide,
    "search": Search,
}
_ALONE: Final[dict[str, Any]] = {
    "escape": Escape,
    "stand": StandUp,
    "prone": DropProne,
    "unfocus": EndConcentration,
    "flee": Flee,
    "surrender": Surrender,
    "end": EndTurn,
}


def _expect_no_more(verb: str, rest: list[str]) -> None:
    # "End of the world" does not end the turn: what says more than the verb is no short form.
    if rest:
        raise Rejected("malformed", f"{verb} takes nothing more, not {' '.join(rest)[:40]!r}", "intent")


def _check_a_step(actor: CreatureCombatState) -> None:
    left = int(actor.remaining_movement_ft)
    if left < position.BESIDE:
        raise Rejected("no-movement", f"one step costs {position.BESIDE} ft, {left} are left", "to")


def _before_fillers(words: list[str]) -> list[str]:
    # The part of `fireball at 5,5` that is a name.
    for at, word in enumerate(words):
        if at > 0 and (word in FILLERS or cell_of(word) != ""):
            return words[:at]
    return words


def _one_of(word: str, known: list[str], field: str) -> str:
    found = matches(normalized(word), [[each] for each in known])
    if len(found) != 1:
        raise Rejected(f"unknown-{field}", f"unknown {field} {word[:40]!r}", field, known)
    return known[found[0]]


def _is_by(verb: str, command: Any) -> bool:
    if verb == "attack":
        return True
    return isinstance(command, MeleeAttack) == (verb == "hit")


def _any_blow(
    actor: CreatureCombatState, verb: str, target: CreatureCombatState | None, weapon: Attack | None
) -> Any:
    # Nothing of the kind is legal, so the rules give the reason.
    whom = TRIGGERING_CREATURE if target is None else target.creature_id
    ranged = verb == "shoot" or (weapon is not None and not weapon.melee)
    if not any(each.melee for each in actor.sheet.attacks):
        ranged = True
    able = [each.id for each in actor.sheet.attacks if (each.ranged if ranged else each.melee)]
    by = weapon.id if weapon is not None else able[0] if able else ""
    if ranged:
        return RangedAttack(actor.creature_id, whom, by)
    return MeleeAttack(actor.creature_id, whom, by, target is not None)


def _at(actor: str, power: Power, point: str, slot: int) -> Any:
    if power.kind == "spell" and power.level == 0:
        return CantripCast(actor, power.id, area_center=point)
    return SpellCast(actor, power.id, slot, area_center=point)


def _slot(words: list[str]) -> tuple[list[str], int]:
    # `level 3` or `slot 3`, anywhere.
    for at, word in enumerate(words[:-1]):
        if word.casefold() in ("level", "slot") and words[at + 1].isdecimal():
            return words[:at] + words[at + 2 :], min(int(words[at + 1]), 9)
    return words, 0
