"""The names a player can use: fighters, cards of the own hand, containers, and places of a campaign."""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.rounds import names
from turnwright.games.rounds.campaign.dates import named
from turnwright.games.rounds.ui.draw import signs_of
from turnwright.kernel.records import Message, Thing

NOWHERE: Final = "-"


def things(view: Any, seat: int) -> list[Thing]:
    """List what a seat may name in a battle or a campaign."""
    battle = view.get("battle") if "campaign" in view else view
    found = [] if battle is None else _in_battle(battle, seat)
    for place in view.get("places", []):
        found.append(Thing("place", place["id"], (named("place", place["name"]), verbatim(place["name"]))))
    return found


def _in_battle(view: Any, seat: int) -> list[Thing]:
    found: list[Thing] = []
    fighters = view["fighters"]
    signs = signs_of(view)
    ours = [fighter["side"] for fighter in fighters if fighter["seat"] == seat]
    acting = [fighter for fighter in fighters if fighter["id"] == view["actor_id"]]
    start = _spot(acting[0]["at"]) if acting else ()
    hand: list[str] = []
    for fighter in fighters:
        if fighter["life"] <= 0 or fighter["at"] == NOWHERE:
            continue
        acts = fighter["id"] == view["actor_id"] and fighter["seat"] == seat
        side = "own" if fighter["seat"] == seat else "ally" if fighter["side"] in ours else "enemy"
        spot = _spot(fighter["at"])
        called = (
            names.fighter(fighter["name"], fighter["id"]),
            verbatim(fighter["name"]),
            verbatim(signs[fighter["id"]]),
        )
        hurt = 1.0 - float(fighter["life"]) / float(fighter["max_life"])
        found.append(
            Thing("unit", fighter["id"], called, side, acts, hurt, _gap(start, spot), fighter["at"], spot)
        )
        if acts:
            hand = fighter.get("hand", [])
    for card in dict.fromkeys(hand):
        name = view["cards"][card]["name"]
        called = (names.card(name, card), verbatim(name), verbatim(card.replace("_", " ")))
        found.append(Thing("card", card, called))
    for container in view["containers"]:
        if container["open"]:
            continue
        spot = _spot(container["at"])
        chest = (Message("speech-container", {}),)
        found.append(Thing("container", container["at"], chest, "", False, 0.0, _gap(start, spot), "", spot))
    return found


def _spot(cell: str) -> tuple[float, ...]:
    return () if cell == NOWHERE else (float(ord(cell[0]) - ord("a")), float(cell[1:]))


def _gap(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    if not one or not other:
        return -1.0
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
