"""The shipped adventures: bots win and lose them, every part of them comes up, and each has words."""

from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from story.catalogues import read
from turnwright.games.tactics.commands import (
    ChangeScene,
    CombatStart,
    InteractObject,
    MasterDamage,
    MasterRemove,
    Move,
    NpcDialogue,
    Rest,
    SceneEffect,
    SceneEvent,
    Travel,
)
from turnwright.games.tactics.content import adventure_names, load_scenario
from turnwright.games.tactics.content.adventures import happenings, reachable
from turnwright.games.tactics.content.encounters import level_of
from turnwright.games.tactics.events import Appeared, SceneText
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.names import creature_name
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.story.catalogue import Catalogue

GAME = Tactics()
WON = {"copper-mine": {"rescued", "ransomed"}, "false-warden": {"freed"}}  # as the bots end them
# Seeds with which bots come to every scene between them.
TOUR = {"copper-mine": (3, 7, 8), "false-warden": (6, 12)}


def test_two_adventures_are_shipped() -> None:
    assert adventure_names() == ["copper-mine", "false-warden"]
    assert GAME.scenarios.adventures() == adventure_names()
    assert [level_of(load_scenario(name)) for name in adventure_names()] == [1, 5]


def played_by_bots(scenario: Any, seed: int) -> Match:
    """The adventure to its end; the bot in the master's seat follows its triggers."""
    match = Match(GAME, scenario, seed=seed, seats=["heuristic", "heuristic"], heard=False)
    while match.outcome is None:
        assert match.act() is not None
    return match


def scenes_of(matches: list[Match]) -> set[str]:
    """The scenes that any of the matches came to."""
    seen = {left.scene_id for each in matches for left in each.state.left_scenes}
    return seen | {each.state.scene_id for each in matches}


@pytest.mark.long
@pytest.mark.parametrize("name", adventure_names())
def test_bots_win_an_adventure_and_come_to_every_scene(name: str) -> None:
    matches = [played_by_bots(load_scenario(name), seed) for seed in TOUR[name]]
    entry = load_scenario(name).adventure  # type: ignore[attr-defined]

    assert scenes_of(matches) == set(entry.scenes) == set(reachable(entry))
    assert {each.outcome.reason for each in matches if each.outcome is not None} <= WON[name]
    assert {each.outcome.winners for each in matches if each.outcome is not None} == {(1,)}


@pytest.mark.nightly
@pytest.mark.parametrize("name", adventure_names())
def test_bots_finish_an_adventure_whatever_the_dice(name: str) -> None:
    matches = [played_by_bots(load_scenario(name), seed) for seed in range(100, 140)]
    ends = [each.outcome.reason for each in matches if each.outcome is not None]

    assert scenes_of(matches) == set(load_scenario(name).adventure.scenes)  # type: ignore[attr-defined]
    assert len(ends) == 40
    assert sum(end in WON[name] for end in ends) >= 20
    assert "time_up" not in ends


@pytest.mark.parametrize("name", adventure_names())
def test_a_lone_wizard_loses_an_adventure(name: str) -> None:
    scenario = load_scenario(name)
    match = played_by_bots(replace(scenario, party=scenario.party[3:]), seed=0)

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


def ended(name: str, scene: str, bag: tuple[str, ...], flags: tuple[str, ...], *intents: Any) -> Match:
    """The first of forty matches in which these intents of the party end the adventure."""
    for seed in range(40):
        match = Match(GAME, load_scenario(name), seed=seed, seats=[None, None])
        match.submit(0, ChangeScene(scene))
        match.state.bag.update(dict.fromkeys(bag, 1))
        match.state.story_flags += flags
        with suppress(Rejected):  # what a failed check has closed
            for intent in intents:
                match.submit(1, intent)
        if match.outcome is not None:
            return match
    raise AssertionError("no end")


def test_the_town_is_freed_without_a_fight_before_the_assembly() -> None:
    match = ended(
        "false-warden",
        "assembly",
        (),
        ("ledger", "scar"),
        NpcDialogue("maud", "book", "cleric"),
        NpcDialogue("maud", "hand", "cleric"),
        InteractObject("fighter", "gap"),
        InteractObject("fighter", "bell"),
    )

    assert (match.outcome.reason, match.outcome.winners) == ("freed", (1,))  # type: ignore[union-attr]
    assert match.state.rounds == 0


def test_the_town_is_freed_on_the_quay_by_words() -> None:
    match = ended("false-warden", "quay", (), (), NpcDialogue("creature", "yield", "fighter"))

    assert match.outcome.reason == "freed"  # type: ignore[union-attr]
    assert match.state.rounds == 0


def test_a_party_that_takes_the_treasury_lets_the_creature_go() -> None:
    match = ended("false-warden", "quay", (), ("suspected",), NpcDialogue("creature", "chest", "rogue"))

    assert (match.outcome.reason, match.outcome.winners) == ("bought", ())  # type: ignore[union-attr]


def test_the_prisoner_clears_the_yard_and_thins_the_hall() -> None:
    match = at("false-warden", "square")
    match.state.story_flags.append("vane_free")
    match.submit(1, Travel("fighter", "yard"))
    assert "guard_won" in match.state.story_flags
    assert [who.creature_id for who in match.state.participants if who.side != 0 and who.here()] == []

    match.submit(1, Travel("fighter", "door"))
    assert match.state.scene == "CombatTurnBased"
    assert not match.state.get("swordsman").here()  # type: ignore[union-attr]


def test_guards_who_kneel_before_the_prisoner_do_not_leave_a_second_time() -> None:
    match = at("false-warden", "square")
    match.state.story_flags.append("vane_free")
    step = match.submit(1, Travel("fighter", "yard"))

    said = [event.text_id for event in step.events if isinstance(event, SceneText)]
    assert said == ["tale-warden-yard-says", "tale-warden-yard-vane_returns"]


def test_a_runaway_who_escapes_warns_the_gate() -> None:
    match = at("copper-mine", "chase")
    match.state.story_flags.append("runner")
    step = match.submit(1, Travel("fighter", "gate"))

    assert "tale-mine-gate-outrun" in [e.text_id for e in step.events if isinstance(e, SceneText)]
    assert match.state.scene == "CombatTurnBased"


@pytest.mark.parametrize("flag", ["caught", "alarm"])
def test_the_gate_is_warned_once_at_most(flag: str) -> None:
    match = at("copper-mine", "chase")
    match.state.story_flags += ["runner", flag]
    step = match.submit(1, Travel("fighter", "gate"))

    assert "tale-mine-gate-outrun" not in [e.text_id for e in step.events if isinstance(e, SceneText)]
    assert (match.state.scene == "CombatTurnBased") == (flag == "alarm")


def test_a_scene_that_was_won_is_not_described_with_its_foes() -> None:
    match = at("copper-mine", "gate")
    assert match.view(1)["adventure"]["saysId"] == "tale-mine-gate-says"
    match.submit(0, CombatStart())
    for who in foes_of(match):
        match.submit(0, MasterDamage(who.creature_id, 100))

    assert match.view(1)["adventure"]["saysId"] == "tale-mine-gate-empty"


def test_the_prisoner_who_went_along_is_not_found_in_his_cell() -> None:
    match = at("false-warden", "cell")
    match.state.story_flags += ["vane_free", "knows_well"]
    match.submit(1, Travel("fighter", "square"))
    match.submit(0, ChangeScene("cell"))

    shown = match.view(1)["adventure"]
    assert (shown["npcs"], shown["saysId"]) == ([], "tale-warden-cell-freed")


@pytest.mark.parametrize(("lang", "told"), [("en", "Krag"), ("fr", "Krag"), ("pt", "Krag"), ("zh", "克拉格")])
def test_a_named_foe_has_one_name_in_story_and_fight(lang: str, told: str) -> None:
    match = at("copper-mine", "hall")

    assert Catalogue("turnwright.games.tactics", lang).tell(creature_name(match.state, "krag")) == told


def test_foes_who_appear_are_named_in_the_language_of_the_reader() -> None:
    match = at("copper-mine", "road")
    step = match.submit(1, Move("fighter", "14, 2"))
    [first, *_] = [event for event in step.events if isinstance(event, Appeared)]

    french = Catalogue("turnwright.games.tactics", "fr")
    told = GAME.presenter.narrate(first, match.scenario, "fr", Dice(1), french.tell)
    assert told == "Sbire gobelin 1 apparaît en 17, 1."


def test_heroes_of_level_5_start_with_the_experience_of_their_file() -> None:
    match = Match(GAME, load_scenario("false-warden"), seed=1, seats=[None, None])

    assert set(match.state.experience.values()) == {12_800}


def test_a_line_with_a_price_needs_the_coins() -> None:
    match = at("false-warden", "landing")
    with pytest.raises(Rejected) as refused:
        match.submit(1, NpcDialogue("holt", "toll", "cleric"))
    assert refused.value.legal == ["letter"]

    match.submit(1, NpcDialogue("ilse", "news", "cleric"))
    match.submit(1, NpcDialogue("holt", "toll", "cleric"))
    assert match.state.coins in (2, 6)


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
            match.state.story_flags = [*way.when.flags]
            match.state.scene = "SocialFreeFlow"
            match.state.reason = ""
            # Nothing on the way to the exit holds the party up.
            match.state.done += [f"{scene_id}/{each}" for each in scene.triggers]
            match.submit(1, Travel("fighter", exit_id))
            assert match.state.scene_id == way.to


def at(name: str, scene_id: str) -> Match:
    """The adventure in one of its scenes, by the master's command."""
    match = Match(GAME, GAME.scenarios.load(name), seed=1, seats=[None, None])
    if match.state.scene_id != scene_id:
        match.submit(0, ChangeScene(scene_id))
    return match


def test_the_master_can_begin_a_fight_at_the_gate() -> None:
    match = at("copper-mine", "gate")
    match.submit(0, CombatStart())

    assert match.state.scene == "CombatTurnBased"


def fight_off(match: Match, foe: str, rest: str) -> list[str]:
    """Rest until foes come, and fell them by the master's hand; the texts that follow."""
    match.submit(1, Rest("fighter", rest))
    assert match.state.get(foe) is not None
    steps = [match.submit(0, MasterDamage(who.creature_id, 100)) for who in foes_of(match)]
    return [event.text_id for step in steps for event in step.events if isinstance(event, SceneText)]


def foes_of(match: Match) -> list[Any]:
    """The foes who are in the scene."""
    return [who for who in match.state.participants if who.side != 0 and who.stands()]


def test_a_wolf_at_the_camp_is_no_ambush_of_goblins() -> None:
    match = at("copper-mine", "road")
    said = fight_off(match, "prowling_wolf", "SHORT")

    assert "tale-mine-road-flight" not in said
    assert "runner" not in match.state.story_flags
    match.submit(1, Move("fighter", "14, 2"))
    assert match.state.scene == "CombatTurnBased"
    assert "runner" not in match.state.story_flags
    for who in foes_of(match):
        match.submit(0, MasterDamage(who.creature_id, 100))
    assert "runner" in match.state.story_flags


def test_the_picks_fall_silent_once() -> None:
    match = at("copper-mine", "workings")
    match.state.story_flags.append("diggers_gone")
    for who in foes_of(match):
        match.submit(0, MasterRemove(who.creature_id))

    assert "tale-mine-workings-silence" not in fight_off(match, "patrol_1", "SHORT")


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
@pytest.mark.parametrize("name", adventure_names())
def test_every_text_has_words_in_four_languages(name: str, lang: str) -> None:
    entry: Any = load_scenario(name).adventure  # type: ignore[attr-defined]
    words = read("turnwright.games.tactics", "content/words", lang)
    wanted = [
        f"scenario-{name}",
        f"about-scenario-{name}",
        *(f"tale-{entry.id}-end-{end}" for end in entry.ends),
    ]
    for scene_id, scene in entry.scenes.items():
        here = f"tale-{entry.id}-{scene_id}"
        wanted += [f"{here}-name", f"{here}-says", *(f"{here}-{effect}" for effect in scene.effects)]
        wanted += [f"{here}-{each}-name" for part in (scene.things, scene.npcs, scene.exits) for each in part]
        wanted += [f"{here}-{each}-says" for each, thing in scene.things.items() if thing.says is not None]
        for npc_id, npc in scene.npcs.items():
            wanted += [f"{here}-{npc_id}-{line}-name" for line in npc.lines]
        for path, happening in happenings(scene):
            if happening.says is not None:
                parts = [each for each in path.split(".") if each not in ("things", "npcs", "exits", "lines")]
                if parts[0] == "triggers":
                    parts = parts[1:2] if parts[2] == "then" else parts[1:]
                wanted.append("-".join([here, *parts]))

    assert [each for each in wanted if each not in words] == []
