"""What a hero, a card or a mark is, in numbers and words, for somebody who asks."""

from collections.abc import Callable
from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.gamekit.parsing import is_named
from turnwright.games.rounds.rulebook import ACTIVATE, AUTO, GAIN, HEAL, LOSE
from turnwright.games.rounds.ui import names
from turnwright.games.rounds.ui.names import CARD, MARK
from turnwright.games.rounds.ui.view import KINDS, ground_on, lines_of, signs_of
from turnwright.kernel.records import Message

NOTHING: Final = Message("price-none")


def look(view: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
    """All who go by that name, id or letter, or stand on that cell; else the cards and marks of that name."""
    said = text.casefold().replace("_", " ").strip()
    signs = signs_of(view)
    lines: list[Message] = []
    for fighter in view["fighters"]:
        called = names.fighter(fighter["name"], fighter["id"])
        calls = [fighter["name"], tell(called), signs[fighter["id"]], fighter["id"], fighter["at"]]
        if is_named(said, calls):
            lines += [lines_of(fighter, view, signs[fighter["id"]])[0], *about(fighter, view)]
    return lines or _ground(view, said) or things(view, said, tell)


def _ground(view: Any, said: str) -> list[Message]:
    # A cell, or a sign of the board.
    if said in KINDS:
        return [Message("look-ground", {"kind": KINDS[said], "sign": said})]
    sign = ground_on(view, said)
    if sign == "":
        return []
    words = {"at": said, "kind": KINDS[sign], "sign": sign}
    lines = [Message("look-cell", words)]
    for container in view["containers"]:
        if container["at"] == said and not container["open"]:
            lines += card_lines(container["card"], view["cards"][container["card"]], view)
    return lines


def things(view: Any, said: str, tell: "Callable[[Message], str]") -> list[Message]:
    """The cards and marks of that name."""
    lines: list[Message] = []
    for kind, known in ((CARD, view["cards"]), (MARK, view["marks"])):
        for id, shown in known.items():
            if is_named(said, [id, shown["name"], tell(names.named(shown["name"], kind, id))]):
                lines += card_lines(id, shown, view) if kind == CARD else mark_lines(id, shown, view)
    return lines


# Somebody who fights


def about(fighter: Any, view: Any) -> list[Message]:
    """Somebody's attributes, marks and cards, with the cards and marks that the view knows."""
    lines: list[Message] = []
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
    return lines + _unplayed(fighter, view)


def _unplayed(fighter: Any, view: Any) -> list[Message]:
    # What everybody knows to lie in hand and deck together, of those whose hand is not shown.
    ids = fighter["unplayed"]
    if "hand" in fighter or not ids:
        return []
    cards = [
        Message("card-times", {"card": names.card(view["cards"][id]["name"], id), "times": ids.count(id)})
        for id in dict.fromkeys(ids)
    ]
    return [Message("look-unplayed", {"cards": cards})]


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
    amount = _amount(word)
    if amount.id == "sum" and word["do"] in (HEAL, GAIN, LOSE):
        amount = Message("bracketed", {"whole": amount})  # it stands after a sign
    words: dict[str, Any] = {"amount": amount, "resource": word.get("resource", "")}
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
        parts.append(verbatim(str(word.get("amount", 0))))
    if "plus" in word:
        of = _attribute(word["plus"])
        parts.append(of if word["part"] == 1 else Message("part-of", {"whole": of, "part": word["part"]}))
    if "dice" in word:
        parts.append(verbatim(word["dice"]))
    found = parts[0]
    for part in parts[1:]:
        found = Message("sum", {"one": found, "other": part})
    return found
