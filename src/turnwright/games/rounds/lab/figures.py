"""Figures of a finished battle, and of a campaign."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.campaign.rules import HEROES
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.state import NEVER, Battle
from turnwright.kernel.records import Figure

OF_A_SIDE: Final = ("survivors", "life")
OF_A_FIGHTER: Final = ("dealt", "taken", "kills", "died")
OF_THE_HEROES: Final = ("survivors", "life", "treasures", "won", "days")


def figures_of(state: Battle) -> list[Figure]:
    """Name the figures that `measured` returns."""
    sides = [Figure(side, name) for side in _sides(state) for name in OF_A_SIDE]
    return sides + [
        Figure(int(fighter.side), name, fighter.id) for fighter in state.fighters for name in OF_A_FIGHTER
    ]


def _sides(state: Battle) -> list[int]:
    return list(dict.fromkeys(state.arena.seat_sides))


def measured(state: Battle) -> list[int]:
    """Measure what each side has left, and what each fighter did."""
    found: list[int] = []
    for side in _sides(state):
        lives = [int(each.life) for each in state.fighters if each.side == side and each.life > 0]
        found.extend([len(lives), sum(lives)])
    for fighter in state.fighters:
        # A fighter that was down at the start fell in round 0.
        died: i64 = 0 if fighter.died == NEVER and fighter.life <= 0 else fighter.died
        found.extend([int(fighter.dealt), int(fighter.taken), int(fighter.kills), int(died)])
    return found


def campaign_figures(state: Campaign) -> list[Figure]:
    """Name the figures that `campaign_measured` returns."""
    heroes = [Figure(HEROES, "life", hero.id) for hero in state.travellers()]
    return [Figure(HEROES, name) for name in OF_THE_HEROES] + heroes


def campaign_measured(state: Campaign) -> list[int]:
    """Measure what the heroes have left and what they have reached."""
    land: Land = state.land
    lives = [int(hero.life) for hero in state.travellers()]
    left = len([life for life in lives if life > 0])
    return [left, sum(lives), int(state.treasures), int(state.won), land.day(state.round), *lives]
