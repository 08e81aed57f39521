"""A fight as lines for a terminal."""

from collections.abc import Callable
from typing import Any

from turnwright.gamekit.drawing import bar
from turnwright.gamekit.parsing import folded
from turnwright.games.wuxia.names import display_name
from turnwright.kernel.records import Message, Palette


def draw(view: Any) -> list[Message]:
    """Draw a line for each fighter, side by side, with bars for hp, qi and gauge."""
    lines: list[Message] = [Message("draw-turn", {"turn": view["turn"], "tick": view["tick"]})]
    for team in dict.fromkeys(sorted(fighter["team"] for fighter in view["fighters"])):
        lines.append(Message("draw-team", {"team": team}))
        for fighter in view["fighters"]:
            if fighter["team"] == team:
                lines.append(_fighter_line(fighter, view))
    return lines


def _fighter_line(fighter: Any, view: Any) -> Message:
    args = {
        "name": display_name(fighter["name"]),
        "hp": fighter["hp"],
        "hpBar": bar(fighter["hp"], fighter["max_hp"]),
        "qi": fighter["qi"],
        "qiBar": bar(fighter["qi"], fighter["max_qi"], 5),
        "gaugeBar": bar(fighter["gauge"], view["threshold"]),
        "mark": ">" if fighter["id"] == view["actor_id"] else "x" if fighter["hp"] == 0 else "-",
    }
    return Message("draw-fighter", args)


def legend(view: Any) -> dict[str, Message]:
    """Explain the signs beside the fighters."""
    found: dict[str, Message] = {}
    for fighter in view["fighters"]:
        if fighter["id"] == view["actor_id"]:
            found[">"] = Message("legend-acts")
        elif fighter["hp"] == 0:
            found["x"] = Message("legend-out")
        else:
            found["-"] = Message("legend-waits")
    return found


def look(view: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
    """Describe the fighters and skills that a name means."""
    wanted = f" {folded(text).strip()}"
    lines: list[Message] = []
    for fighter in view["fighters"]:
        if _is_named(wanted, fighter, tell):
            lines.append(_fighter_line(fighter, view))
            lines.append(Message("look-fighter", {"rate": int(fighter["rate"] * 10.0 + 0.5) / 10.0}))
            effects = [_effect(each) for each in fighter["effects"]]
            if effects:
                lines.append(Message("look-effects", {"effects": effects}))
            lines += [_skill_line(skill) for skill in fighter["skills"]]
            continue
        for skill in fighter["skills"]:
            if _is_named(wanted, skill, tell):
                lines.append(display_name(fighter["name"]))
                lines.append(_skill_line(skill))
    return lines


def _is_named(wanted: str, thing: Any, tell: "Callable[[Message], str]") -> bool:
    names = (tell(display_name(thing["name"])), thing["name"], thing["id"].replace("_", " "))
    return wanted in f" {' '.join([folded(name) for name in names])}"


def _effect(effect: Any) -> Message:
    words = {**effect, "own": "no", "percent": 100, "text": effect["kind"]}
    return Message("effect-of-skill", words)


def _skill_line(skill: Any) -> Message:
    words = {each: skill[each] for each in ("slot", "qi", "cooldown", "left", "reach")}
    return Message("look-skill", {"name": display_name(skill["name"]), **words})


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
