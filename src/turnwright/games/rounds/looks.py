"""What a hero, a card or a mark is, in numbers and words, for somebody who asks."""

from collections.abc import Callable
from typing import Any, Final

from turnwright.games.rounds import names
from turnwright.games.rounds.names import CARD, MARK
from turnwright.games.rounds.terms import ACTIVATE, AUTO
from turnwright.games.rounds.view import lines_of, signs_of
from turnwright.kernel.wire import Message

NOTHING: Final = Message("price-none")


def look(view: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
    """All who go by that name, id or letter, or stand on that cell; else the cards and marks of that name."""
    said = text.casefold().replace("_", " ").strip()
    signs = signs_of(view)
    lines: list[Message] = []
    for fighter in view["fighters"]:
        called = names.fighter(fighter["name"], fighter["id"])
        calls = [fighter["name"], tell(called), signs[fighter["id"]], fighter["id"], fighter["at"]]
        if _meant(said, calls):
            lines += _fighter(fighter, view, signs[fighter["id"]])
    return lines or things(view, said, tell)


def things(view: Any, said: str, tell: "Callable[[Message], str]") -> list[Message]:
    """The cards and marks of that name."""
    lines: list[Message] = []
    for kind, known in ((CARD, view["cards"]), (MARK, view["marks"])):
        for id, shown in known.items():
            if _meant(said, [id, shown["name"], tell(names.named(shown["name"], kind, id))]):
                lines += card_lines(id, shown, view) if kind == CARD else mark_lines(id, shown, view)
    return lines


def _meant(said: str, calls: list[str]) -> bool:
    # The whole of a name, or the beginning of one of its words; of a letter or a cell the whole.
    for call in calls:
        known = call.casefold().replace("_", " ")
        if said == known or (len(said) > 2 and f" {known}".find(f" {said}") >= 0):
            return True
        if said != "" and not said.isascii() and known.find(said) >= 0:
            return True  # in a language without blanks
    return False


# Somebody who fights


def _fighter(fighter: Any, view: Any, sign: str) -> list[Message]:
    lines = [lines_of(fighter, view, sign)[0]]
    numbers = [_attribute_is(name, number) for name, number in fighter["attributes"].items()]
    words = {"attributes": numbers, "level": fighter["level"], "ranged": fighter["ranged"]}
    lines.append(Message("look-attributes", words))
    most = {name: fighter[f"max_{name}"] for name in ("life", "mp", "sp")}
    lines.append(Message("look-most", most))
    for borne in fighter["marks"]:
        called = names.mark(borne["name"], borne["mark"])
        lines.append(Message("look-borne", {"mark": called, "lasts": borne["lasts"]}))
        lines += mark_lines(borne["mark"], view["marks"][borne["mark"]], view)
    for heading, ids in (("look-traits", fighter["traits"]), ("look-hand", fighter.get("hand", []))):
        lines += _listed(heading, ids, view)
    return lines


def _attribute_is(name: str, number: int) -> Message:
    return Message("attribute-is", {"attribute": _attribute(name), "number": number})


def _attribute(name: str) -> Message:
    return Message(f"attribute-{name}", {"text": name})


def _listed(heading: str, ids: list[str], view: Any) -> list[Message]:
    lines: list[Message] = [Message(heading)] if ids else []
    for id in dict.fromkeys(ids):
        lines += card_lines(id, view["cards"][id], view)
    return lines


# Cards and marks


def card_lines(id: str, shown: Any, view: Any) -> list[Message]:
    """A card: its cost, when it is used, and what it does."""
    words = {"card": names.card(shown["name"], id), "cost": _cost(shown["cost"]), "use": _use(shown)}
    return [Message("look-card", words), *_effects(shown["effects"], view)]


def mark_lines(id: str, shown: Any, view: Any) -> list[Message]:
    """A mark: what it changes, and what it does in its phase."""
    words: dict[str, Any] = {"mark": names.mark(shown["name"], id)}
    lines: list[Message] = []
    if shown["attributes"]:
        changes = [
            Message("attribute-is", {"attribute": _attribute(name), "number": f"{by:+}"})
            for name, by in shown["attributes"].items()
        ]
        lines.append(Message("look-mark", {**words, "changes": changes}))
    if shown["effects"]:
        words["cost"] = _cost(shown["cost"])
        lines.append(Message("look-mark-works", {**words, "phase": shown["phase"]}))
    return lines + _effects(shown["effects"], view)


def _cost(cost: Any) -> list[Message]:
    paid = [Message("price", {"resource": name, "amount": amount}) for name, amount in cost.items()]
    return paid or [NOTHING]


def _use(shown: Any) -> Message:
    if shown["when"] == ACTIVATE:
        return Message("use-activate", {"target": shown["target"], "reach": shown["reach"]})
    if shown["when"] == AUTO:
        return Message("use-auto", {"phase": shown["phase"]})
    return Message("use-response", {"trigger": shown["trigger"], "reach": shown["reach"]})


def _effects(effects: Any, view: Any) -> list[Message]:
    return [Message("look-effect", {"effect": _effect(word, view)}) for word in effects]


def _effect(word: Any, view: Any) -> Message:
    words: dict[str, Any] = {"amount": _amount(word), "resource": word.get("resource", "")}
    words["whom"] = _whom(word, view)
    words["way"] = word.get("way", "")
    words["steps"] = word.get("steps", 0)
    if "mark" in word:
        words["mark"] = _mark(word["mark"], view)
        words["lasts"] = word["lasts"]
    return Message(f"does-{word['do']}", words)


def _mark(id: str, view: Any) -> Message:
    return names.mark(view["marks"][id]["name"], id)


def _whom(word: Any, view: Any) -> Message:
    whom = Message("whom", {"whom": word["whom"], "reach": word.get("reach", 0)})
    if "if_marked" not in word:
        return whom
    return Message("whom-marked", {"whom": whom, "mark": _mark(word["if_marked"], view)})


def _amount(word: Any) -> Message:
    parts: list[Message] = []
    if word.get("amount", 0) != 0 or not ("plus" in word or "dice" in word):
        parts.append(Message("", {"text": str(word.get("amount", 0))}))
    if "plus" in word:
        of = _attribute(word["plus"])
        parts.append(of if word["part"] == 1 else Message("part-of", {"whole": of, "part": word["part"]}))
    if "dice" in word:
        parts.append(Message("", {"text": word["dice"]}))
    found = parts[0]
    for part in parts[1:]:
        found = Message("sum", {"one": found, "other": part})
    return found


# What is asked


def question(request: Any) -> Message:
    """What a response answers; any other question as it stands."""
    asked = str(request.question)
    first = request.choices[0]
    if not isinstance(first, Message) or "action" not in first.args:
        return Message(asked, {"text": asked})
    aimed = "-on" if first.args["action"] == CARD and "target" in first.args else ""
    return Message(f"respond-{first.args['action']}{aimed}", first.args)
