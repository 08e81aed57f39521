"""Names, events, questions and refusals as messages, with names instead of ids."""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import (
    CREATURES,
    THINGS,
    Appeared,
    CombatEnded,
    SpellOutcomeCreature,
    Spoke,
)
from turnwright.games.tactics.names import (
    creature_name,
    display_name,
    kind_name,
    loot_name,
    power_name,
    thing_name,
    tool_name,
)
from turnwright.games.tactics.rules.combat import reactions
from turnwright.games.tactics.rules.core import d20, dying, position
from turnwright.games.tactics.rules.magic import after_hit, empowered, slots
from turnwright.games.tactics.sheet import BONUS, Sheet
from turnwright.games.tactics.srd import CONDITIONS, MARKS, SKILLS
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import ChoiceRequest, Message

NO: Final = "no"
RESISTANCE: Final = "legendary_resistance"
LEGENDARY: Final = "legendary_action"
READIED_ACTION: Final = "readied_action"
# Reactions and choices that are not powers; each has its own question.
COMMON: Final = (reactions.OPPORTUNITY, reactions.UNCANNY, READIED_ACTION, dying.KNOCK_OUT)
# Reasons of rolls other than weapons and spells.
REASONS: Final = (
    "initiative",
    "death save",
    "sneak attack",
    "undead fortitude",
    "concentration",
    "grip",
    "escape",
    "hide",
    "search",
    "fall",
    "hit die",
)


NUMBERS: Final = ("a", "b", "c", "d")  # arguments for the numbers of a refusal, in order
# Formulas of Advantage and Disadvantage, and their messages.
ONE_OF_TWO: Final = {"2d20kl1": "dice-lower", "2d20kh1": "dice-higher"}


# Names


class Names:
    """The names of the creatures of one scenario, including those summoned later."""

    def __init__(self, state: CombatState) -> None:
        self.arena: Arena = state.arena
        self.bases: dict[str, str] = {who.creature_id: who.base for who in state.participants}
        self.names: dict[str, str] = {who.creature_id: who.name for who in state.participants}

    def add(self, who: CreatureCombatState) -> None:
        """Learn the name of a creature that may appear later."""
        self.bases[who.creature_id] = who.base
        self.names[who.creature_id] = who.name

    def knows(self, creature_id: str) -> bool:
        """Whether a creature of this id can be named by its kind."""
        return self.sheet(creature_id) is not None

    def creature(self, creature_id: str) -> Message:
        """Name a creature by id."""
        base = self.bases.get(creature_id, "")
        if base != "":
            return display_name(self.names[creature_id], base, kind_name(base, self.arena))
        base, _, number = creature_id.rpartition("_")
        sheet = self.arena.sheets.get(base)
        if sheet is None:
            return verbatim(creature_id.replace("_", " ").title())
        return display_name(f"{sheet.name} {number}", base, sheet.name)

    def sheet(self, creature_id: str) -> Sheet | None:
        """The sheet of a creature, or None."""
        base = self.bases.get(creature_id, "") or creature_id.rpartition("_")[0]
        return self.arena.sheets.get(base)

    def thing(self, thing_id: str, creature_id: str = "") -> Message:
        """Name a weapon of a creature, a power, or a condition of a spell, by id."""
        sheet = self.arena.sheets.get(self.bases.get(creature_id, ""))
        sheets = [sheet] if sheet is not None else list(self.arena.sheets.values())
        return thing_name(thing_id, sheets, self.arena)


# Events


def describe(event: Any, cast: Names) -> list[Message]:
    """Describe an event; most take one message."""
    message_id, spoken = event.message
    words: dict[str, Any] = dict(spoken)
    for field in event.__struct_fields__:
        words[field] = _worded(field, getattr(event, field), event, cast, words[field])
    if isinstance(event, Spoke) and event.name_id == "":
        words["name"] = cast.creature(event.npc)
    if isinstance(event, Appeared) and cast.knows(event.creature_id):
        words["name"] = cast.creature(event.creature_id)
    if isinstance(event, SpellOutcomeCreature) and isinstance(words["spell"], Message):
        words["spell"] = _capitalized(words["spell"])
    found = [Message(message_id, words)]
    if isinstance(event, CombatEnded):
        found += _aftermath(event, cast)
    return found


def _capitalized(name: Message) -> Message:
    # An effect of an author's scene without a name of its own begins the sentence.
    text = str(name.args.get("text", ""))
    return Message(name.id, {**name.args, "text": text[:1].upper() + text[1:]})


def _worded(field: str, value: Any, event: Any, cast: Names, spoken: Any) -> Any:
    if isinstance(value, tuple) and field in CREATURES:
        return [cast.creature(str(each)) for each in value]
    if not isinstance(value, str) or value == "":
        return spoken
    if field in CREATURES:
        return cast.creature(value)
    if field in THINGS and value not in CONDITIONS and value not in MARKS:
        return cast.thing(value, getattr(event, "actor_id", ""))
    if field == "item":
        return cast.thing(value)
    if field == "reaction" and value not in COMMON:
        return cast.thing(value, event.creature_id)
    return spoken


def _aftermath(event: CombatEnded, cast: Names) -> list[Message]:
    found: list[Message] = []
    if event.loot:
        found.append(Message("combat-loot", {"loot": [loot_name(text) for text in event.loot]}))
    for creature_id, lasting in event.lasting.items():
        who, plain = cast.creature(creature_id), [name for name in lasting if name in CONDITIONS]
        if plain:
            words = [Message("condition", {"condition": name, "text": name}) for name in plain]
            found.append(Message("combat-lasting", {"creature_id": who, "conditions": words}))
        # A condition that is not in the SRD is named after its power.
        others = [cast.thing(name, creature_id) for name in lasting if name not in CONDITIONS]
        if others:
            found.append(Message("combat-under", {"creature_id": who, "conditions": others}))
    return found


# Questions


def question(state: CombatState, request: Any) -> Message:
    """Describe a question, or the reason of a roll."""
    if not isinstance(request, ChoiceRequest):
        return _throw(state, request)
    words = str(request.choices[0]).split(" ")
    said: dict[str, Any] = {}
    if request.question == RESISTANCE:
        return Message("ask-resistance", {"reason": reason(Names(state), " ".join(words[1:]))})
    if request.question == LEGENDARY:
        return Message("ask-legendary", {"text": LEGENDARY})
    if request.question == after_hit.QUESTION:
        said["who"], said["against"] = creature_name(state, words[0]), creature_name(state, words[1])
        return Message("ask-after-hit", said)
    if request.question == empowered.QUESTION:
        said["who"], said["spell"] = (
            creature_name(state, words[0]),
            tool_name(state.get(words[0]), state.arena, words[1]),
        )
        return Message("ask-empowered", said)
    if _is_again(state, words[0], request.question):
        said["reason"] = reason(Names(state), " ".join(words[1:]))
        said["power"] = power_name(request.question)
        return Message("ask-again", said)
    said = {"who": creature_name(state, words[0]), "against": creature_name(state, words[-1])}
    if len(words) > 1:
        said["against"] = creature_name(state, words[1])
    if request.question in COMMON:
        return Message(f"ask-{request.question}", said)
    said["power"] = tool_name(state.get(words[0]), state.arena, request.question)
    if len(words) < 4:
        return Message("ask-reaction", said)
    said["spell"] = tool_name(state.get(words[1]), state.arena, words[2])
    said["level"] = words[3]
    return Message("ask-counter", said)


def _is_again(state: CombatState, creature_id: str, question: str) -> bool:
    # Whether the question is about rerolling a failed save.
    who = state.get(creature_id)
    return who is not None and any(again.id == question for again in who.sheet.again)


def choice(state: CombatState, request: Any, place: int) -> Message:
    """Describe an answer to a question, with the cost of a yes."""
    chosen = str(request.choices[place])
    if chosen == NO:
        return Message("no")
    words = chosen.split(" ")
    if request.question == RESISTANCE:
        return Message("yes-resistance")
    if request.question == LEGENDARY:
        return _legendary(state, words)
    if request.question == after_hit.QUESTION:
        return _after_hit(state, words)
    if request.question == empowered.QUESTION:
        faces = [each.partition("/")[0] for each in words[2].split(",")]
        return Message("yes-empowered", {"count": len(faces), "dice": [verbatim(face) for face in faces]})
    if request.question == dying.KNOCK_OUT:
        return Message("yes-knock-out")
    if _is_again(state, words[0], request.question):
        return Message("yes-again")
    who = state.get(words[0])
    power = None if who is None else who.sheet.power(request.question)
    if who is None or power is None or power.kind != "spell" or power.level == 0:
        return Message("yes-reaction")
    return Message("yes-slot", {"level": int(slots.slot_for(who, power))})


def _after_hit(state: CombatState, words: list[str]) -> Message:
    # A power that is added to a hit, with what it takes.
    who, level = state.get(words[0]), int(words[3])
    power = None if who is None else who.sheet.power(words[2])
    cost = "bonus" if power is not None and power.cost == BONUS else "free"
    said: dict[str, Any] = {"power": tool_name(who, state.arena, words[2]), "cost": cost, "level": level}
    return Message("yes-after-hit-slot" if level > 0 else "yes-after-hit", said)


def _legendary(state: CombatState, words: list[str]) -> Message:
    arena: Arena = state.arena
    power = tool_name(None, arena, words[0])
    if len(words) < 2:
        return power
    targets = [creature_name(state, name) for name in words[1:]]
    return Message("yes-legendary", {"power": power, "targets": targets})


def _throw(state: CombatState, request: Any) -> Message:
    about: dict[str, Any] = request.about
    actor = str(about.get("actorId", ""))
    cast = Names(state)
    said: dict[str, Any] = {
        "who": creature_name(state, actor),
        "what": reason(cast, request.reason, actor),
        "hint": hint(str(about.get("formulaHint", request.formula))),
    }
    kind = str(about.get("rollKind", "other"))
    if request.reason == d20.DEATH_SAVE:
        return Message("throw-death-save", said)
    for field in ("ability", "skill"):
        said[field] = str(about.get(field, ""))
    if "dc" in about:
        said["dc"] = int(about["dc"])
        return Message(f"throw-{kind}-dc", said)
    return Message(f"throw-{kind}", said)


def hint(formula: str) -> Message:
    """Describe a formula; of two dice, which one counts."""
    for dice, message_id in ONE_OF_TWO.items():
        if formula.startswith(dice):
            return Message(message_id, {"bonus": formula.removeprefix(dice) or "none", "text": formula})
    return verbatim(formula)


def reason(cast: Names | None, text: str, actor: str = "") -> Message:
    """Describe the reason of a roll: a weapon, a spell, a condition, or a term of the rules.

    Without the names of a scenario, weapons and spells are shown as they are.
    """
    if text in CONDITIONS or text in MARKS:
        return Message("condition", {"condition": text, "text": text})
    if text in SKILLS:
        return Message("skill-name", {"skill": text, "text": text})
    if text in REASONS:
        return Message(f"reason-{text.replace(' ', '-')}", {"text": text})
    return verbatim(text) if cast is None else cast.thing(text, actor)


# Refusals


def explained(state: CombatState, refused: Rejected) -> Message:
    """Describe a refusal with names instead of ids, and with its numbers."""
    bare = [word.strip(",.;:") for word in refused.reason.split(" ")]
    wanted, there = _feet(bare)
    text = spelled(state, refused.reason)
    said: dict[str, Any] = {"text": text, "wanted": wanted, "there": there}
    if refused.code == "in-sight":
        said["by"] = creature_name(state, refused.reason.split(" ")[0])
    said.update(_numbers(bare))
    said["field"] = refused.field
    said["legal"] = [str(each) for each in refused.legal]
    said["already"] = bare[len(bare) - 1] == "already"
    return Message(f"refused-{refused.code}", said)


def _numbers(words: list[str]) -> dict[str, Any]:
    # The numbers of a reason in order, as `a` to `d`, for other languages.
    found = [word for word in words if word.isdecimal()]
    said: dict[str, Any] = {"numbers": len(found)}
    for at, letter in enumerate(NUMBERS):
        said[letter] = found[at] if at < len(found) else ""
    return said


def _feet(words: list[str]) -> tuple[str, str]:
    if "ft" not in words:
        return "", ""
    at = words.index("ft")
    after = [word for word in words[at:] if word.isdecimal()]
    return words[at - 1], after[0] if after else ""


def spelled(state: CombatState, reason: str) -> str:
    """Spell a reason with names instead of ids."""
    return " ".join([_spelled(state, word) for word in reason.split(" ")])


def _spelled(state: CombatState, word: str) -> str:
    # The name of an id; any other word stays.
    bare = word.strip(",.;:'").removesuffix("'s")
    who = state.get(bare)
    if who is not None and not position.is_unnoticed(state, who):
        return word.replace(bare, who.name)
    arena: Arena = state.arena
    power = arena.powers.get(bare)
    if power is not None and "_" in bare:
        return word.replace(bare, power.name)
    return word
