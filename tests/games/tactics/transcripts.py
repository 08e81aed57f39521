"""Whole fights, played the same way each time, whose journals are kept under `golden/`.

Run this file with `--write` to rewrite them after an intended change of the rules.
"""

import sys
from pathlib import Path
from typing import Any

from turnwright.games.tactics import Tactics
from turnwright.games.tactics.commands import SpellCast
from turnwright.kernel.dice import Dice
from turnwright.kernel.formula import parse
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.records import RollRequest

GOLDEN = Path(__file__).parent / "golden"
TACTICS = Tactics()
PARTY = 1
SEED = 20_260

# Goblins on both sides of a road; one who is struck down may die.
AMBUSH: dict[str, Any] = {
    "name": "An ambush",
    "map": {"rows": ["....2....", ".#..1..#.", ".........", "..~~.....", "........."]},
    "party": [
        {"id": "bran", "base": "fighter_1", "at": [0, 2], "name": "Bran"},
        {"id": "silke", "base": "rogue_1", "at": [1, 4], "name": "Silke"},
    ],
    "foes": [
        {"id": "goblin_1", "base": "goblin_warrior", "at": [4, 0]},
        {"id": "goblin_2", "base": "goblin_warrior", "at": [8, 3]},
        {"id": "goblin_3", "base": "goblin_minion", "at": [5, 4]},
    ],
    "loot": ["12 silver pieces"],
}
# Areas that stay, slots, and spells that are kept up while one is struck.
CASTERS: dict[str, Any] = {
    "name": "Two who cast",
    "map": {"rows": ["..........", "...#......", "..........", "......~~..", ".........."]},
    "party": [
        {"id": "iven", "base": "wizard_3", "at": [0, 1]},
        {"id": "oda", "base": "cleric_3", "at": [1, 3]},
        {"id": "bran", "base": "fighter_1", "at": [2, 2]},
    ],
    "foes": [
        {"id": "ogre", "base": "ogre", "at": [8, 0]},
        {"id": "ghoul_1", "base": "ghoul", "at": [6, 4]},
        {"id": "wolf_1", "base": "wolf", "at": [4, 0]},
        {"id": "wolf_2", "base": "wolf", "at": [5, 4]},
    ],
    "max_rounds": 6,
}
# What these do in their first turn, regardless of the bot.
OPENINGS: dict[str, Any] = {
    "iven": SpellCast("iven", "web", area_center="7, 3"),
    "oda": SpellCast("oda", "bless", targets=("iven", "oda", "bran")),
}
# The party throws its own dice and is asked before it reacts.
PEOPLE: dict[str, Any] = {
    "name": "With dice of one's own",
    "map": {"rows": ["......", "......", "......"]},
    "party": [
        {"id": "bran", "base": "fighter_3", "at": [0, 1]},
        {"id": "iven", "base": "wizard_3", "at": [0, 2]},
    ],
    "foes": [
        {"id": "wolf_1", "base": "wolf", "at": [4, 0]},
        {"id": "scout", "base": "scout", "at": [5, 2]},
    ],
    "shows_dc": True,
    "max_rounds": 4,
}
# By the older book, with a surprise.
OLD: dict[str, Any] = {
    "name": "By the older book",
    "rules": "5.1",
    "map": {"rows": [".......", ".......", "......."]},
    "party": [
        {"id": "bran", "base": "fighter_3", "at": [0, 0]},
        {"id": "oda", "base": "cleric_3", "at": [0, 2]},
    ],
    "foes": [
        {"id": "bandit_1", "base": "bandit", "at": [5, 0]},
        {"id": "tough", "base": "tough", "at": [6, 2]},
    ],
    "surprised": ["tough"],
    "max_rounds": 5,
}
FIGHTS = {"ambush": AMBUSH, "casters": CASTERS, "people": PEOPLE, "old": OLD}


def transcript(name: str) -> bytes:
    """A fight between two bots; in `people` one of them sits in a person's place and throws the dice."""
    journal = Journal()
    bot = TACTICS.bots()["heuristic"]
    people = name in ("people", "casters")
    seats = [bot, None if people else bot]
    throws = [PARTY] if name == "people" else []
    match = Match(TACTICS, FIGHTS[name], seed=SEED, seats=seats, throws=throws, journal=journal)
    openings = dict(OPENINGS) if name == "casters" else {}
    while match.outcome is None:
        if match.running is not None:
            _answer(match)
        elif match.policies[TACTICS.to_act(match.state)[0]] is None:
            active = match.view(PARTY)["combatUpdate"]["activeCreatureId"]
            match.submit(PARTY, openings.pop(active, None) or _thought(match))
        else:
            match.act()
    return journal.text()


def _thought(match: Match) -> Any:
    bot = TACTICS.bots()["heuristic"]
    options = TACTICS.options(match.state, PARTY)
    return bot.command(TACTICS, match.state, PARTY, options, Dice(SEED))


def _answer(match: Match) -> None:
    # Every offer is taken; dice fall by a seed of their own.
    request = match.pending()[0].request
    assert request is not None
    if isinstance(request, RollRequest):
        faces = parse(request.formula).roll(Dice(SEED, "thrown", int(match.number))).faces
        match.answer(request.seat, request.id, [int(face) for face in faces])
    else:
        match.answer(request.seat, request.id, 0)


def golden(name: str) -> Path:
    """Where the fight is kept."""
    return GOLDEN / f"{name}.jsonl"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: transcripts.py --write")
    GOLDEN.mkdir(exist_ok=True)
    for fight in FIGHTS:
        golden(fight).write_bytes(transcript(fight))
