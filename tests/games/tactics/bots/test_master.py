"""The bot `master`: its replies between turns, and whole adventures that it leads."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.rules.adventure.small import GAME, SMALL, changed
from turnwright import Journal, Match
from turnwright.agents import agent, agent_names
from turnwright.games import load
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.bots.master import Master
from turnwright.kernel.journal import Reader
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import read_input
from turnwright.kernel.replay import read_header, verify
from turnwright.story.catalogue import catalogue_for
from turnwright.story.languages import languages
from turnwright.story.narrator import Narrator

PARTY = 1
MOST_INPUTS = 1500
QUICK = Master(40)  # plays little out, so that a test is short


def led(scenario: Any, seed: int = 1, journal: Journal | None = None) -> Match:
    """A match that the master leads, for people in the other seats."""
    loaded = GAME.scenarios.load(scenario)
    seats = [QUICK, *[None] * (len(GAME.seats_for(loaded)) - 1)]
    return Match(GAME, loaded, seed=seed, seats=seats, journal=journal)


def on_the_road(**fields: Any) -> dict[str, Any]:
    """The small adventure with another road."""
    exits = {"back": {"name": "back", "to": "inn"}, "on": {"name": "on", "to": "camp"}}
    return changed(road={"exits": exits, **fields})


def reply(match: Match) -> Any:
    """The master's reply to the last input, carried out; its command, or None."""
    found = match.reaction()
    if found is not None:
        match.submit(*found)
    return None if found is None else found[1]


# Between turns.


def test_a_scene_opens_with_a_word_of_an_npc() -> None:
    match = led(SMALL)
    match.submit(PARTY, c.Help("fighter", "cleric"))
    assert reply(match) == c.NpcDialogue("host", "welcome")
    assert reply(match) is None
    match.submit(PARTY, c.Help("cleric", "fighter"))
    assert reply(match) is None


def test_where_foes_hide_the_master_asks_the_best_hero_for_a_perception_check() -> None:
    match = led(on_the_road(triggers={}))
    match.submit(PARTY, c.Travel("fighter", "road"))
    assert reply(match) == c.SkillCheck("cleric", "perception", dc=15)
    assert reply(match) is None


@pytest.mark.parametrize(("dc", "found"), [(1, True), (30, False)])
def test_the_check_finds_foes_unless_they_hid_better(dc: int, found: bool) -> None:
    match = led(on_the_road(triggers={}, unnoticed={"wolf": dc}), seed=3)
    match.submit(PARTY, c.Travel("fighter", "road"))
    seen = "wolf" in str(match.view(PARTY)["creatures"])
    reply(match)
    assert ("wolf" in str(match.view(PARTY)["creatures"])) == (found or seen)


def test_a_check_that_a_person_throws_is_asked_of_that_person() -> None:
    loaded = GAME.scenarios.load(on_the_road(triggers={}))
    match = Match(GAME, loaded, seed=1, seats=[QUICK, None], throws=[1])
    match.submit(PARTY, c.Travel("fighter", "road"))
    reply(match)
    (waiting,) = match.pending()
    assert (waiting.seat, waiting.request.formula, waiting.request.reason) == (1, "1d20", "perception")


def test_a_trigger_can_wait_for_a_check_that_the_master_asks_for() -> None:
    wary = {"upon": "passed", "of": "athletics", "then": {"says": "Up!", "sets": ["up"]}}
    match = led(on_the_road(triggers={"climb": wary}))
    match.submit(PARTY, c.Travel("fighter", "road"))
    match.submit(0, c.SkillCheck("fighter", "athletics", dc=1))
    assert "up" in match.state.story_flags


def test_a_declared_event_happens_when_a_check_fails() -> None:
    failing = {"name": "the rock", "at": [1, 1], "check": {"skill": "athletics", "dc": 30}}
    storm = SMALL["adventure"]["scenes"]["road"]["triggers"]["storm"]
    match = led(on_the_road(triggers={"storm": storm}, things={"rock": failing}, unnoticed={}))
    match.submit(PARTY, c.Travel("fighter", "road"))
    match.reaction()
    match.submit(PARTY, c.InteractObject("fighter", "rock"))
    assert reply(match) == c.SceneEvent("storm")
    assert "wet" in match.state.story_flags


def test_a_fight_begins_with_a_cry_and_in_its_second_round_the_scene_joins_in() -> None:
    storm = SMALL["adventure"]["scenes"]["road"]["triggers"]["storm"]
    foe = {"creatures": [{"id": "goblin", "base": "goblin_warrior", "at": [9, 3]}], "unnoticed": {}}
    match = led(on_the_road(**{"triggers": {"storm": storm}, **foe}))
    match.submit(PARTY, c.Travel("fighter", "road"))
    match.reaction()
    match.submit(0, c.CombatStart())
    cry = reply(match)
    assert (cry.npc, cry.text.partition("-")[0]) == ("goblin", "begins")
    said: list[Any] = []
    while match.state.round < 3 and match.outcome is None:
        seat = match.game.to_act(match.state)[0]
        match.submit(seat, c.EndTurn(match.state.active().creature_id))
        said.append((int(match.state.round), reply(match)))
    assert (2, c.SceneEvent("storm")) in said


def test_beasts_say_nothing() -> None:
    match = led(on_the_road(triggers={}, unnoticed={}))
    match.submit(PARTY, c.Travel("fighter", "road"))
    match.reaction()
    match.submit(0, c.CombatStart())
    assert reply(match) is None


def test_a_foe_near_death_on_the_losing_side_surrenders() -> None:
    match = led("goblin-ambush")
    match.submit(0, c.CombatStart())
    state = match.state
    while state.active().seat != 0:
        match.submit(PARTY, c.EndTurn(state.active().creature_id))
        state = match.state
    who = state.active()
    for each in state.participants:
        if each.side == who.side and each is not who:
            each.current_hp, each.dead = 0, True
    options = GAME.options(state, 0)
    dice = match.bot_dice(0)
    who.current_hp = who.max_hp
    assert not isinstance(QUICK.command(GAME, state, 0, options, dice), c.Surrender)
    who.current_hp = 1
    assert QUICK.command(GAME, state, 0, options, dice) == c.Surrender(who.creature_id)


def test_the_master_speaks_only_so_often_in_a_round() -> None:
    class Chatterbox(Policy):
        reacts = True

        def reaction(self, *_: Any) -> Any:
            return c.NpcDialogue("host", "welcome")

    loaded = GAME.scenarios.load(SMALL)
    match = Match(GAME, loaded, seed=1, seats=[Chatterbox(), None])
    match.submit(PARTY, c.Help("fighter", "cleric"))
    said = 0
    while match.react() is not None:
        said += 1
    assert said == 6


def test_a_fork_does_not_reply_to_what_happened_before_it() -> None:
    asked: list[int] = []

    class Listening(Policy):
        reacts = True

        def reaction(self, *_: Any) -> Any:
            asked.append(1)

    match = Match(GAME, GAME.scenarios.load(SMALL), seed=1, seats=[Listening(), None])
    match.submit(PARTY, c.Help("fighter", "cleric"))
    assert match.has_news()
    fork = match.fork(2)
    assert not fork.has_news()
    assert not asked


def test_the_master_is_an_agent_but_no_opponent_of_the_lab() -> None:
    assert agent_names(GAME)[-1] == "master"
    assert "master" not in GAME.bots()
    assert isinstance(agent(GAME, "master"), Master)
    assert "master" not in agent_names(load("duel"))


# From start to end.


def play(name: str, seed: int) -> tuple[Journal, list[Any]]:
    """Play an adventure with bots as heroes, until it ends; the replies of the master."""
    journal = Journal()
    loaded = GAME.scenarios.load(name)
    heroes = [agent(GAME, "heuristic")] * (len(GAME.seats_for(loaded)) - 1)
    match = Match(GAME, loaded, seed=seed, seats=[QUICK, *heroes], journal=journal)
    said: list[Any] = []
    while match.outcome is None:
        assert match.number < MOST_INPUTS
        found = match.reaction()
        if found is not None:
            match.submit(*found)
            said.append(found[1])
        else:
            assert match.act() is not None
    return journal, said


@pytest.mark.long
@pytest.mark.parametrize("name", GAME.scenarios.adventures())
def test_an_adventure_is_played_from_start_to_end_and_told_in_every_language(name: str) -> None:
    journal, said = play(name, 2)
    assert verify(journal.lines, load).valid
    assert [command for command in said if isinstance(command, c.NpcDialogue)]
    for lang in languages():
        narrator = Narrator(GAME, catalogue_for(GAME, lang))
        narrator.begin(read_header(Reader(), journal.lines[0]))
        told = [text for line in journal.lines[1:-1] for text in narrator.sentences(read_input(line))]
        assert len(told) > 50
        raw = [text for text in told if "tale-" in text or "cry-" in text or "{" in text]
        assert raw == []
