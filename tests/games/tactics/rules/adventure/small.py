"""A small adventure for tests: an inn, a road with a pit and an ambush, and a camp."""

from copy import deepcopy
from typing import Any

from turnwright.games.tactics.bots import heuristic
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

GAME = Tactics()
SMALL: dict[str, Any] = {
    "name": "A short way",
    "party": [{"id": "fighter", "base": "fighter_1"}, {"id": "cleric", "base": "cleric_1"}],
    "adventure": {
        "id": "short",
        "start": "inn",
        "says": "A short way.",
        "highest_level": 2,
        "most_acts": 60,
        "ends": {
            "done": {"winner": "party", "says": "You are there."},
            "defeat": {"winner": "foes", "says": "You fall."},
        },
        "scenes": {
            "inn": {
                "name": "The inn",
                "kind": "SocialFreeFlow",
                "says": "An inn.",
                "map": {"rows": ["......", "......", "......"]},
                "arrivals": [[0, 0], [0, 1]],
                "npcs": {
                    "host": {
                        "name": "the host",
                        "at": [5, 1],
                        "says": {"welcome": "Come in!"},
                        "lines": {
                            "ask": {
                                "name": "Ask for the way",
                                "check": {"skill": "persuasion", "dc": 10},
                                "then": {"says": "Down the road.", "sets": ["told"]},
                                "otherwise": {"says": "Who asks?"},
                            }
                        },
                    }
                },
                "exits": {"road": {"name": "the road", "to": "road"}},
            },
            "road": {
                "name": "The road",
                "kind": "Exploration",
                "says": "A road.",
                "rests": "long",
                "map": {"rows": [".........."] * 4},
                "arrivals": [[0, 0], [0, 1]],
                "creatures": [{"id": "wolf", "base": "wolf", "at": [9, 3]}],
                "unnoticed": {"wolf": 30},
                "triggers": {
                    "pit": {"upon": "entered", "cells": [[3, 0, 3, 3]], "then": {"effect": "pit_fall"}},
                    "ambush": {
                        "upon": "entered",
                        "cells": [[5, 0, 5, 3]],
                        "then": {
                            "spawns": [{"id": "goblin", "base": "goblin_minion", "at": [9, 0]}],
                            "fight": True,
                            "surprises": "party",
                        },
                    },
                    "storm": {"upon": "event", "then": {"says": "Rain.", "sets": ["wet"]}},
                },
                "effects": {
                    "pit_fall": {
                        "says": "A pit!",
                        "whom": "actor",
                        "effects": [
                            {
                                "save": "DEX",
                                "dc": 12,
                                "ignores_cover": True,
                                "fail": [{"damage": "1d6 bludgeoning"}, {"condition": "prone"}],
                            }
                        ],
                    }
                },
                "things": {
                    "chest": {
                        "name": "a chest",
                        "at": [9, 2],
                        "then": {"gives": {"potion_of_healing": 1, "ring": 1}, "coins": 10},
                    },
                    "tracks": {
                        "name": "tracks",
                        "at": [1, 3],
                        "kind": "area",
                        "check": {"skill": "survival", "dc": 12},
                        "then": {"sets": ["tracked"]},
                    },
                    "coin": {"name": "a lost coin", "at": [2, 2], "kind": "item", "then": {"coins": 1}},
                },
                "won": {"xp": 600},
                "exits": {
                    "back": {"name": "back to the inn", "to": "inn"},
                    "on": {"name": "on", "to": "camp", "when": {"flags": ["goblin_dead"]}},
                },
            },
            "camp": {
                "name": "The camp",
                "kind": "DowntimePreparation",
                "says": "Rest.",
                "map": {"rows": ["...", "..."]},
                "arrivals": [[0, 0], [0, 1]],
                "triggers": {"over": {"upon": "rest", "master": True, "then": {"ends": "done"}}},
            },
        },
    },
}


def changed(**scenes: dict[str, Any]) -> dict[str, Any]:
    """The small adventure with other fields in some of its scenes."""
    values = deepcopy(SMALL)
    for name, fields in scenes.items():
        values["adventure"]["scenes"][name].update(fields)
    return values


def match(values: Any = None, seed: int = 1, seats: list[Policy | str | None] | None = None) -> Match:
    """A match of an adventure in which only the test acts."""
    scenario = GAME.scenarios.load(SMALL if values is None else values)
    return Match(GAME, scenario, seed=seed, seats=[None, None] if seats is None else seats)


def fight_on(played: Match) -> None:
    """Let the heuristic finish the fight for both sides."""
    while played.state.scene == "CombatTurnBased" and played.outcome is None:
        while played.running is not None:
            ask = played.pending()[0].request
            played.answer(ask.seat, ask.id, ask.default)
        if played.state.scene != "CombatTurnBased":
            break
        seat = GAME.to_act(played.state)[0]
        played.submit(seat, heuristic.decide(played.state, played.state.arena, seat).command)


def told(step: Any, kind: type) -> list[Any]:
    """The events of a kind in a step."""
    return [event for event in step.events if isinstance(event, kind)]
