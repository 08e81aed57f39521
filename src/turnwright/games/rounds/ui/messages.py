"""Questions, refusals and forecasts in words, and alternatives to a refused command."""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.rounds import names
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.commands import Attack, EndTurn, Move, PlayCard, Shoot, Travel
from turnwright.games.rounds.forecast.preview import DamageForecast, damage_of
from turnwright.games.rounds.map.board import cell_name, cell_of, distance
from turnwright.games.rounds.names import CARD
from turnwright.games.rounds.rulebook import NO_INDEX, NOWHERE, RESOURCES
from turnwright.games.rounds.rules.movement import walks
from turnwright.games.rounds.rules.phase_effects import WHICH
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.games.rounds.ui import draw, labels, view
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message

MOST_NAMED: Final = 12  # cells in one sentence


# Questions


def question(request: Any) -> Message:
    """Ask for a response to an action, or which effects of a phase to pay for."""
    asked = str(request.question)
    first = request.choices[0]
    if not isinstance(first, Message):
        return Message(asked, {"text": asked})
    if "action" in first.args:
        aimed = "-on" if first.args["action"] == CARD and "target" in first.args else ""
        return Message(f"respond-{first.args['action']}{aimed}", first.args)
    if asked == WHICH:
        return Message("pay-which-of", first.args)
    return Message(asked, {"text": asked})


def choice(battle: Battle | None, chosen: Message) -> Message:
    """Label an answer; a response with its cost."""
    if battle is None or chosen.id != "respond-with":
        return chosen
    arena: Arena = battle.arena
    cost = labels.costs(arena.library.card(str(chosen.args["card_id"])))
    return Message("respond-with-cost", {**chosen.args, "cost": cost or [Message("price-none")]})


def throw(battle: Battle | None, request: Any) -> Message:
    """Say what a die roll is for, and who rolls."""
    what = Message(request.reason, {"text": request.reason})
    actor = str(request.about.get("actorId", ""))
    if actor == "":
        return what
    return Message("throw-of", {"who": _called(battle, actor), "what": what})


def _called(battle: Battle | None, id: str) -> Message:
    for fighter in [] if battle is None else battle.fighters:
        if fighter.id == id:
            return names.fighter(fighter.name, id)
    return verbatim(id)


# Refusals


def explain(battle: Battle, refused: Rejected) -> Message:
    """Explain a refusal with names instead of ids; by its reason where there is no message for it."""
    if refused.reason.find("has no fighters") >= 0:
        return Message("refused-no-fighters")
    if refused.code == "wrong-state":
        now = "over" if battle.reason != "" else "before" if battle.phase == "" else "begun"
        return Message("refused-wrong-state", {"now": now})
    if refused.code == "malformed" and refused.field == "command":
        return Message("refused-wrong-state", {"now": "battle"})
    if refused.code in ("in-battle", "no-cell", "no-rest"):
        return Message(f"refused-{refused.code}")
    if battle.active == NO_INDEX and refused.code == "not-your-turn":
        return Message("refused-not-first")
    if battle.active == NO_INDEX:
        return verbatim(refused.reason)
    return _in_turn(battle, battle.fighters[battle.active], refused)


def _in_turn(battle: Battle, fighter: Fighter, refused: Rejected) -> Message:
    args: dict[str, Any] = {"who": names.fighter(fighter.name, fighter.id), "ap": int(fighter.ap)}
    args["any"] = len(refused.legal) > 0
    if refused.code == "unknown-target":
        args["legal"] = [_called(battle, str(id)) for id in refused.legal]
    elif refused.code == "no-points":
        return _too_dear(battle, fighter, refused, args)
    elif refused.code == "unreachable":
        return _too_far(battle, refused, args)
    elif refused.code == "no-card":
        args["legal"] = [names.card(_card(battle, str(id)).name, str(id)) for id in refused.legal]
        args["response"] = refused.reason.find("is a response") >= 0
    elif refused.code not in ("not-your-turn", "too-late"):
        return verbatim(refused.reason)
    return Message(f"refused-{refused.code}", args)


def _card(battle: Battle, id: str) -> Card:
    arena: Arena = battle.arena
    return arena.library.card(id)


def _too_dear(battle: Battle, fighter: Fighter, refused: Rejected, args: dict[str, Any]) -> Message:
    if refused.field != "card":
        numbers = [effect for effect in refused.reason.split(" ") if effect.isdecimal()]
        return Message("refused-no-points", {**args, "needs": numbers[0]})
    card = _card(battle, refused.reason.split(" ")[0])
    budget = [
        Message("price", {"resource": RESOURCES[i], "amount": int(fighter.has(i))})
        for i in range(len(RESOURCES))
        if card.cost[i] > 0
    ]
    return Message(
        "refused-no-points-card",
        {**args, "card": names.card(card.name, card.id), "cost": labels.costs(card), "purse": budget},
    )


def _too_far(battle: Battle, refused: Rejected, args: dict[str, Any]) -> Message:
    if refused.field == "at":
        return Message("refused-no-container", {**args, "cells": list(refused.legal)})
    if refused.reason.find("cannot walk") >= 0:
        return Message("refused-no-walk", args)
    card = _card(battle, refused.reason.split(" ")[0])
    cells = list(refused.legal)[:MOST_NAMED]
    return Message("refused-no-leap", {**args, "card": names.card(card.name, card.id), "cells": cells})


# Alternatives


def suggest(battle: Battle, command: Any, refused: Rejected, options: Options) -> Any:
    """Return the legal command nearest to a refused one, or None."""
    if isinstance(command, Travel):
        return None
    return first_legal(_instead(battle, command, refused), options)


def first_legal(commands: list[Any], options: Options) -> Any:
    """Return the first command that is among the options, or None."""
    for command in commands:
        if options.index(command) >= 0:
            return command
    return None


def _instead(battle: Battle, command: Any, refused: Rejected) -> list[Any]:
    if isinstance(command, Move):
        found: list[Any] = [Move(cell) for cell in _by_distance(command.to, refused.legal)]
    elif isinstance(command, PlayCard):
        found = _other_aims(battle, command, refused)
    elif isinstance(command, Attack | Shoot):
        found = [type(command)(str(id)) for id in refused.legal]
        found.append(Shoot(command.target_id) if isinstance(command, Attack) else Attack(command.target_id))
        found += _nearer(battle, command.target_id)
    else:
        found = []
    return [*found, EndTurn()]


def _other_aims(battle: Battle, command: PlayCard, refused: Rejected) -> list[Any]:
    if refused.field == "to":
        if not refused.legal:
            return [PlayCard(command.card, command.target_id)]
        return [PlayCard(command.card, "", cell) for cell in _by_distance(command.to, refused.legal)]
    if refused.field == "target_id":
        aims: list[Any] = [PlayCard(command.card, str(id)) for id in refused.legal]
        return [*aims, PlayCard(command.card), *_nearer(battle, command.target_id)]
    return []


def _by_distance(wanted: str, cells: list[object]) -> list[str]:
    # The nearest first; of a cell that is none, as they come.
    at = cell_of(wanted)
    listed = [str(cell) for cell in cells]
    if at == NOWHERE:
        return listed
    ranked = sorted([(int(distance(at, cell_of(cell))), number) for number, cell in enumerate(listed)])
    return [listed[number] for _, number in ranked]


def _nearer(battle: Battle, target: str) -> list[Any]:
    # A walk toward whom it was meant for, if that brings them nearer at all.
    if battle.active == NO_INDEX:
        return []
    fighter = battle.fighters[battle.active]
    for other in battle.fighters:
        if other.id == target and other.on_board:
            gap = distance(fighter.cell, other.cell)
            near = [
                cell for cell in walks(battle, fighter, fighter.ap).cells if distance(cell, other.cell) < gap
            ]
            cells: list[object] = [cell_name(cell) for cell in near]
            return [Move(cell) for cell in _by_distance(cell_name(other.cell), cells)]
    return []


# Forecasts


def foresee(battle: Battle, seat: int, command: Any) -> list[Message]:
    """Explain what a command of the active fighter would do, as if there were no responses.

    Only its own side sees whether a card is in a hand.
    """
    if battle.active == NO_INDEX:
        return []
    fighter = battle.fighters[battle.active]
    if isinstance(command, Attack | Shoot):
        return _damages(battle, command)
    if (
        not isinstance(command, PlayCard)
        or fighter.side != battle.arena.side_of(seat)
        or command.card not in fighter.hand
    ):
        return []
    known = view.known(battle)
    lines = draw.card_lines(command.card, known["cards"][command.card], known)
    return lines + _damages(battle, command)


def _damages(battle: Battle, command: Any) -> list[Message]:
    lines = [_damage(each) for each in damage_of(battle, command)]
    # Nothing is certain while an enemy holds cards: any of them may be an answer.
    side = battle.fighters[battle.active].side
    for other in battle.fighters:
        if lines and other.side != side and other.on_board and other.hand:
            return [*lines, Message("foresee-answers")]
    return lines


def _damage(forecast: DamageForecast) -> Message:
    target = forecast.target
    args: dict[str, Any] = {"target": names.fighter(target.name, target.id), "con": forecast.con}
    args["low"], args["high"] = forecast.low, forecast.high
    losses = sorted(forecast.losses.items())
    args["losses"] = [
        Message("foresee-loss", {"life": lost, "percent": _percent(ways, forecast.of)})
        for lost, ways in losses
    ]
    args["falls"] = _percent(sum(ways for lost, ways in losses if lost >= target.life), forecast.of)
    return Message("foresee-damage", args)


def _percent(ways: int, of: int) -> int:
    # Rounded, but only certainty is shown as 100 %, and nothing possible as 0 %.
    percent = (200 * ways + of) // (2 * of)
    return percent if ways in (0, of) else max(1, min(99, percent))
