"""The turn sheet of a fighter: each skill with the odds of its strikes and its effects."""

from __future__ import annotations

import pytest

from turnwright import games
from turnwright.agents import agent
from turnwright.games.wuxia.commands import UseSkill
from turnwright.games.wuxia.forecast.strike_odds import strike_odds
from turnwright.games.wuxia.skills import CHAIN, Dose
from turnwright.games.wuxia.state import GameState
from turnwright.kernel.dice import Dice
from turnwright.kernel.game import offers
from turnwright.kernel.match import Match
from turnwright.kernel.turn_schema import Action, Turn
from turnwright.story.catalogue import catalogue_for

GAME = games.load("wuxia")


@pytest.fixture
def fight() -> GameState:
    match = Match(GAME, "pairs", seed=2, seats=[None, "heuristic"])
    while match.act() is not None:
        pass
    state: GameState = match.state
    return state


def sheet(state: GameState) -> Turn:
    return GAME.presenter.turn(state, 0, offers(GAME, state, 0))


def skills(state: GameState) -> list[Action]:
    return [action for action in sheet(state).actions if action.group == "skill"]


def test_every_way_to_use_a_skill_has_the_odds_of_each_strike(fight: GameState) -> None:
    actor = fight.fighters[fight.actor]
    for action in skills(fight):
        move = next(skill.move for skill in actor.equipped if skill.skill_id in action.id)
        for way in action.ways:
            struck = (way.target,) if way.target else way.targets
            assert tuple(each.id for each in way.odds) == struck
            for each in way.odds:
                target = fight.get(each.id)
                odds = strike_odds(actor, target, move, fight.arena.by_agility)
                assert each.hit == pytest.approx(odds.hit, abs=1e-3)
                assert each.expected == pytest.approx(odds.mean(), abs=1e-3)
                assert each.drops == pytest.approx(odds.at_least(target.stats.hp), abs=1e-3)
                assert each.damage == (
                    min(odds.damage),
                    max(odds.damage),
                    pytest.approx(odds.mean() / odds.hit, abs=1e-3),
                )


def test_a_chain_strikes_its_later_targets_with_less_power(fight: GameState) -> None:
    move = fight.fighters[fight.actor].equipped[0].move
    before, move.reach = move.reach, CHAIN
    try:
        first, second = skills(fight)[0].ways[0].odds
    finally:
        move.reach = before
    assert first.expected > second.expected


@pytest.mark.parametrize(
    ("lang", "dose", "said"),
    [
        ("en", Dose("bleed", 4, 2), "bleeding 4, 2 turns"),
        ("en", Dose("stun", 0, 1, chance=0.3), "stun, 1 turn (30 %)"),
        ("en", Dose("haste", 5, 3, own=True), "you: speed bonus 5, 3 turns"),
        ("pt", Dose("bleed", 4, 2), "sangramento 4, 2 turnos"),
        ("fr", Dose("haste", 5, 1, own=True), "vous : bonus de vitesse 5, 1 tour"),
        ("zh", Dose("bleed", 4, 2, chance=0.5), "流血4，2回合（50%）"),
    ],
)
def test_the_effects_of_a_skill_are_told_in_words(fight: GameState, lang: str, dose: Dose, said: str) -> None:
    move = fight.fighters[fight.actor].equipped[0].move
    before, move.effects = move.effects, [dose]
    try:
        about = skills(fight)[0].about
    finally:
        move.effects = before
    assert catalogue_for(GAME, lang).tell(about) == said


def test_the_skill_that_does_the_most_for_its_cooldown_is_listed_first() -> None:
    bot = agent(GAME, "heuristic")
    for scenario in ("duel", "schools"):
        match = Match(GAME, scenario, seed=2, seats=[bot, bot])
        for _ in range(20):
            state = match.state
            seat = GAME.to_act(state)[0] if match.outcome is None else -1
            if seat < 0:
                break
            options = offers(GAME, state, seat)
            best = bot.command(GAME, state, seat, options, Dice(0, "bot"))
            found = {topic.word: topic for topic in GAME.presenter.headings(state, seat, options)}
            if isinstance(best, UseSkill):
                assert options.command(found["attack"].choices[0]).skill_id == best.skill_id
                places = [place for topic in found.values() for place in topic.choices]
                assert sorted(places) == list(range(options.count()))
            match.act()
