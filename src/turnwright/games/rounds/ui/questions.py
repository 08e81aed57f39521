"""What a person is asked half-way, and what can be answered, with all that one needs to know for it."""

from typing import Any

from turnwright.gamekit.naming import verbatim
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.rules.phase_effects import WHICH
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui import labels, names
from turnwright.games.rounds.ui.names import CARD
from turnwright.kernel.records import Message


def question(request: Any) -> Message:
    """What a response answers; or in which phase, and with what, effects are to be paid."""
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
    """An answer; a response with what it costs."""
    if battle is None or chosen.id != "respond-with":
        return chosen
    arena: Arena = battle.arena
    cost = labels.costs(arena.library.card(str(chosen.args["card_id"])))
    return Message("respond-with-cost", {**chosen.args, "cost": cost or [Message("price-none")]})


def throw(state: Any, request: Any) -> Message:
    """What dice are for, and whose throw it is."""
    what = Message(request.reason, {"text": request.reason})
    actor = str(request.about.get("actor_id", ""))
    if actor == "":
        return what
    return Message("throw-of", {"who": _called(state, actor), "what": what})


def _called(state: Any, id: str) -> Message:
    battle = state.battle if isinstance(state, Campaign) else state
    if battle is not None:
        for who in battle.fighters:
            if who.id == id:
                return names.fighter(who.name, id)
    return verbatim(id)
