"""The shipped adventures: bots win and lose them, every part of them comes up, and each has words."""

from typing import Any

import pytest

from story.catalogues import read
from turnwright.games.tactics.commands import (
    ChangeScene,
    CombatStart,
    MasterDamage,
    NpcDialogue,
    SceneEffect,
    SceneEvent,
    Travel,
)
from turnwright.games.tactics.content import adventure_names, load_scenario
from turnwright.games.tactics.content.adventures import happenings, reachable
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.match import Match

GAME = Tactics()
SEEDS = range(12)


def test_the_copper_mine_is_shipped() -> None:
    assert adventure_names() == ["copper-mine"]
    assert GAME.scenarios.adventures() == ["copper-mine"]


def played_by_bots(name: str, seed: int) -> Match:
    """The adventure to its end."""
    match = Match(GAME, GAME.scenarios.load(name), seed=seed, seats=["heuristic", "heuristic"], heard=False)
    while match.outcome is None:
        assert match.act() is not None
    return match


@pytest.mark.long
@pytest.mark.parametrize("name", adventure_names())
def test_bots_finish_an_adventure_and_visit_all_of_it(name: str) -> None:
    matches = [played_by_bots(name, seed) for seed in SEEDS]
    entry = load_scenario(name).adventure  # type: ignore[attr-defined]

    seen = {left.scene_id for each in matches for left in each.state.left_scenes}
    seen |= {each.state.scene_id for each in matches}
    assert seen == set(entry.scenes) == set(reachable(entry))
    assert "rescued" in {each.outcome.reason for each in matches if each.outcome is not None}


def test_a_party_without_luck_loses() -> None:
    match = Match(GAME, GAME.scenarios.load("copper-mine"), seed=1, seats=[None, "heuristic"])
    match.submit(0, ChangeScene("hall"))
    for who in ("fighter", "rogue", "cleric", "wizard"):
        if match.outcome is None:
            match.submit(0, MasterDamage(who, 100))

    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("defeat", (0,))


def test_the_trade_ends_the_adventure_without_a_fight() -> None:
    for seed in range(20):
        match = Match(GAME, GAME.scenarios.load("copper-mine"), seed=seed, seats=[None, None])
        match.submit(0, ChangeScene("gate"))
        match.state.bag["copper_idol"] = 1
        match.submit(1, NpcDialogue("chief", "trade", "cleric"))
        if match.outcome is not None:
            break

    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("ransomed", (1,))


@pytest.mark.parametrize("name", adventure_names())
def test_every_scene_exit_trigger_and_effect_works(name: str) -> None:
    entry = load_scenario(name).adventure  # type: ignore[attr-defined]
    for scene_id, scene in entry.scenes.items():
        for effect in scene.effects:
            at(name, scene_id).submit(0, SceneEffect(effect))
        for trigger in scene.triggers:
            match = at(name, scene_id)
            if trigger not in match.state.cues:
                match.state.cues.append(trigger)
            if f"{scene_id}/{trigger}" not in match.state.done:
                match.submit(0, SceneEvent(trigger))
        for exit_id, way in scene.exits.items():
            match = at(name, scene_id)
            match.state.story_flags += [*way.when.flags]
            match.state.scene = "SocialFreeFlow"
            match.state.reason = ""
            match.submit(1, Travel("fighter", exit_id))
            assert match.state.scene_id == way.to or match.state.scene == "CombatTurnBased"


def at(name: str, scene_id: str) -> Match:
    """The adventure in one of its scenes, by the master's hand."""
    match = Match(GAME, GAME.scenarios.load(name), seed=1, seats=[None, None])
    if match.state.scene_id != scene_id:
        match.submit(0, ChangeScene(scene_id))
    return match


def test_the_master_can_begin_a_fight_at_the_gate() -> None:
    match = at("copper-mine", "gate")
    match.submit(0, CombatStart())

    assert match.state.scene == "CombatTurnBased"


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
@pytest.mark.parametrize("name", adventure_names())
def test_every_text_has_words_in_four_languages(name: str, lang: str) -> None:
    entry: Any = load_scenario(name).adventure  # type: ignore[attr-defined]
    words = read("turnwright.games.tactics", "content/words", lang)
    wanted = [f"scenario-{name}", *(f"tale-{entry.id}-end-{end}" for end in entry.ends)]
    for scene_id, scene in entry.scenes.items():
        here = f"tale-{entry.id}-{scene_id}"
        wanted += [f"{here}-name", f"{here}-says", *(f"{here}-{effect}" for effect in scene.effects)]
        wanted += [f"{here}-{each}-name" for part in (scene.things, scene.exits) for each in part]
        for npc_id, npc in scene.npcs.items():
            wanted += [f"{here}-{npc_id}-{line}-name" for line in npc.lines]
        for path, happening in happenings(scene):
            if happening.says is not None:
                parts = [each for each in path.split(".") if each not in ("things", "npcs", "exits", "lines")]
                if parts[0] == "triggers":
                    parts = parts[1:2] if parts[2] == "then" else parts[1:]
                wanted.append("-".join([here, *parts]))

    assert [each for each in wanted if each not in words] == []
