"""A fight as lines for a terminal."""

from typing import Any

from turnwright.gamekit.drawing import bar
from turnwright.games.wuxia.names import display_name
from turnwright.kernel.records import Message, Palette


def draw(view: Any) -> list[Message]:
    """Draw a line for each fighter, side by side, with bars for hp, qi and gauge."""
    lines: list[Message] = [Message("draw-turn", {"turn": view["turn"], "tick": view["tick"]})]
    for team in dict.fromkeys(sorted(fighter["team"] for fighter in view["fighters"])):
        lines.append(Message("draw-team", {"team": team}))
        for fighter in view["fighters"]:
            if fighter["team"] == team:
                args = {
                    "name": display_name(fighter["name"]),
                    "hp": fighter["hp"],
                    "hpBar": bar(fighter["hp"], fighter["max_hp"]),
                    "qi": fighter["qi"],
                    "qiBar": bar(fighter["qi"], fighter["max_qi"], 5),
                    "gaugeBar": bar(fighter["gauge"], view["threshold"]),
                    "mark": ">" if fighter["id"] == view["actor_id"] else "x" if fighter["hp"] == 0 else "-",
                }
                lines.append(Message("draw-fighter", args))
    return lines


def palette(view: Any) -> Palette:
    """Colour fighters by side."""
    teams = list(dict.fromkeys(sorted(fighter["team"] for fighter in view["fighters"])))
    return Palette(
        {},
        tuple(
            [
                (display_name(fighter["name"]), f"side-{teams.index(fighter['team']) + 1}")
                for fighter in view["fighters"]
            ]
        ),
    )
