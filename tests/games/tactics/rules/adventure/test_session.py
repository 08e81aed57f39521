"""An adventure goes on after a fight: scenes, things, talk, rests, levels, triggers and ends."""

from typing import Any

import pytest

from games.tactics.rules.adventure.small import GAME, SMALL, changed, fight_on, match, told
from turnwright.games.tactics import events as e
from turnwright.games.tactics.commands import (
    CombatStart,
    EndTurn,
    Flee,
    Help,
    InteractObject,
    InvestigateArea,
    MasterDamage,
    MeleeAttack,
    Move,
    NpcDialogue,
    Rest,
    SceneEffect,
    SceneEvent,
    SearchItem,
    SkillCheck,
    Travel,
    UseItem,
)
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.replay import verify

PARTY, MASTER = 1, 0
ROAD = SMALL["adventure"]["scenes"]["road"]["triggers"]
# The road without a trigger that fires by itself.
QUIET = {"ambush": {"upon": "event", "then": ROAD["ambush"]["then"]}}


def on_the_road(seed: int = 1, **scenes: dict[str, Any]) -> Match:
    """The party on the road, before pit and ambush."""
    played = match(changed(**scenes), seed)
    played.submit(PARTY, Travel("fighter", "road"))
    return played


def after_the_fight(seed: int = 1) -> Match:
    """The party after the ambush."""
    played = on_the_road(seed, road={"creatures": [], "unnoticed": {}})
    played.submit(PARTY, Move("fighter", "9, 0"))
    while played.state.scene != "CombatTurnBased":
        played.submit(PARTY, Move("fighter", "9, 0"))
    fight_on(played)
    return played


def test_a_single_fight_has_no_state_of_adventures() -> None:
    fight = Match(GAME, GAME.scenarios.load("goblin-ambush"), seed=1)

    assert not hasattr(fight.state, "scene_id")
    assert "adventure" not in fight.view(PARTY)
    assert "adventure" not in GAME.scenarios.expand(fight.scenario)


def test_the_match_goes_on_after_a_fight_in_social_free_flow() -> None:
    played = after_the_fight()

    assert played.outcome is None
    assert played.state.scene == "SocialFreeFlow"
    assert played.state.story_flags == ["goblin_dead"]
    assert GAME.to_act(played.state) == [PARTY]


def test_every_living_hero_gets_an_equal_share_of_the_experience() -> None:
    played = after_the_fight()

    # A goblin minion is worth 25 XP, the end of the fight 600.
    assert played.state.experience == {"fighter": 12 + 300, "cleric": 12 + 300}


def test_the_dying_are_stable_after_a_fight_that_was_won() -> None:
    played = on_the_road(road={"unnoticed": {}, "triggers": QUIET})
    played.submit(MASTER, CombatStart())
    played.submit(MASTER, MasterDamage("cleric", 10))
    wolf = played.state.get("wolf")
    assert wolf is not None

    step = played.submit(MASTER, MasterDamage("wolf", int(wolf.current_hp)))

    assert [each.creature_id for each in told(step, e.Stabilized)] == ["cleric"]
    assert played.state.scene == "SocialFreeFlow"


def test_a_long_rest_heals_and_brings_a_level_by_the_hero_builder() -> None:
    played = after_the_fight()

    step = played.submit(PARTY, Rest("fighter", "LONG"))

    assert [(each.creature_id, each.level) for each in told(step, e.LevelGained)] == [
        ("cleric", 2),
        ("fighter", 2),
    ]
    fighter = played.state.get("fighter")
    assert fighter is not None
    assert fighter.base == "fighter_2"
    assert fighter.current_hp == fighter.max_hp == fighter.sheet.max_hp


def test_a_short_rest_spends_hit_dice() -> None:
    played = on_the_road()
    fighter = played.state.get("fighter")
    assert fighter is not None
    fighter.current_hp = 1

    played.submit(PARTY, Rest("fighter", "SHORT"))

    rested = played.state.get("fighter")
    assert rested is not None
    assert played.state.hit_dice == {"fighter": 1}
    assert rested.current_hp > 1


def after_rest(base: str, kind: str, rules: str = "5.2", **fields: Any) -> Any:
    """A hero with these fields after a rest on the road."""
    values = changed()
    values["rules"] = rules
    values["party"][0]["base"] = base
    played = match(values)
    played.submit(PARTY, Travel("fighter", "road"))
    hero = played.state.get("fighter")
    for name, value in fields.items():
        setattr(hero, name, value)
    step = played.submit(PARTY, Rest("fighter", kind))
    return played.state.get("fighter"), step


@pytest.mark.parametrize(
    ("base", "pool", "spent", "left"),
    [
        # SRD 5.2.1: Second Wind, Channel Divinity, Wild Shape: one use on a Short Rest.
        ("fighter_5", "second_wind", 2, 1),
        ("cleric_5", "channel_divinity", 2, 1),
        ("druid_5", "wild_shape", 2, 1),
        ("barbarian_5", "rage", 2, 1),
        # Adrenaline Rush, Signature Spells: all.
        ("fighter_5", "adrenaline_rush", 2, 0),
        ("wizard_5", "signature_fireball", 1, 0),
        # Breath Weapon, Dark One's Own Luck: none.
        ("fighter_5", "breath_weapon", 2, 2),
        ("warlock_5", "dark_ones_own_luck", 2, 2),
        # Action Surge, Monk's Focus: all. Bardic Inspiration: with Font of Inspiration, from level 5.
        ("fighter_5", "action_surge", 1, 0),
        ("barbarian_11", "relentless_rage", 2, 0),
        ("monk_5", "focus", 4, 0),
        ("bard_5", "bardic_inspiration", 2, 0),
        ("bard_3", "bardic_inspiration", 2, 2),
    ],
)
def test_a_short_rest_restores_the_uses_that_the_book_names(
    base: str, pool: str, spent: int, left: int
) -> None:
    hero, _ = after_rest(base, "SHORT", uses={pool: spent})
    assert hero.uses[pool] == left


@pytest.mark.parametrize(
    ("base", "pool", "left"),
    [
        ("fighter_5", "second_wind", 0),
        ("cleric_5", "channel_divinity", 0),
        ("druid_5", "wild_shape", 0),
        ("fighter_5", "breath_weapon", 0),
        ("warlock_5", "dark_ones_own_luck", 0),
        ("barbarian_5", "rage", 2),
    ],
)
def test_in_5_1_a_short_rest_restores_every_use_but_those_of_rage(base: str, pool: str, left: int) -> None:
    hero, _ = after_rest(base, "SHORT", "5.1", uses={pool: 2})
    assert hero.uses[pool] == left


def test_temporary_hit_points_last_until_a_long_rest() -> None:
    assert after_rest("fighter_1", "SHORT", temp_hp=5)[0].temp_hp == 5
    assert after_rest("fighter_1", "LONG", temp_hp=5)[0].temp_hp == 0


@pytest.mark.parametrize(("rules", "spent"), [("5.2", {}), ("5.1", {"fighter": 2})])
def test_a_long_rest_restores_hit_point_dice(rules: str, spent: dict[str, int]) -> None:
    values = changed()
    values["rules"] = rules
    values["party"][0]["base"] = "fighter_5"
    played = match(values)
    played.submit(PARTY, Travel("fighter", "road"))
    played.state.hit_dice["fighter"] = 4

    played.submit(PARTY, Rest("fighter", "LONG"))

    # SRD 5.1: half of all five, which is two.
    assert played.state.hit_dice == spent


@pytest.mark.parametrize("changed_by", [-5, 5])
def test_after_a_long_rest_the_hit_point_maximum_is_as_usual(changed_by: int) -> None:
    # SRD: Long Rest: a reduced maximum returns to normal. Aid has ended.
    usual = after_rest("fighter_1", "LONG")[0].max_hp
    hero = after_rest("fighter_1", "LONG", max_hp=usual + changed_by)[0]
    assert (hero.max_hp, hero.current_hp) == (usual, usual)


def test_a_long_rest_ends_a_level_of_exhaustion_for_everyone_to_see() -> None:
    hero, step = after_rest("fighter_1", "LONG", exhaustion=1)

    assert hero.exhaustion == 0
    assert [(each.creature_id, each.condition) for each in told(step, e.ConditionEnded)] == [
        ("fighter", "exhaustion")
    ]


def test_a_rest_needs_a_scene_that_allows_it() -> None:
    with pytest.raises(Rejected, match="no place for a long rest"):
        match().submit(PARTY, Rest("fighter", "LONG"))


def test_a_trap_rolls_a_save_and_hurts_the_hero_who_steps_on_it() -> None:
    played = on_the_road()

    step = played.submit(PARTY, Move("fighter", "4, 0"))

    assert [event.text for event in told(step, e.SceneText)] == ["A pit!"]
    save = told(step, e.SaveRolled)[0]
    assert (save.creature_id, save.ability, save.dc) == ("fighter", "DEX", 12)
    assert bool(told(step, e.DamageDealt)) != save.saved


def test_a_keen_eye_notices_a_trap() -> None:
    trap = {**ROAD["pit"], "notice": 5, "noticed": {"says": "Ha!"}}
    played = on_the_road(road={"triggers": {**QUIET, "pit": trap}})

    step = played.submit(PARTY, Move("fighter", "4, 0"))

    assert [event.text for event in told(step, e.SceneText)] == ["Ha!"]
    assert told(step, e.SaveRolled) == []


def test_an_ambush_appears_and_surprises_the_party() -> None:
    played = on_the_road(road={"triggers": {"ambush": ROAD["ambush"]}})

    step = played.submit(PARTY, Move("fighter", "9, 0"))

    surprised = [each.creature_id for each in told(step, e.ConditionApplied) if each.condition == "surprised"]
    assert surprised == ["cleric", "fighter"]
    assert played.state.scene == "CombatTurnBased"
    assert played.state.get("fighter") is not None
    assert played.state.get("fighter").cell % 10 == 5  # type: ignore[union-attr]  # the walk ends there


def test_a_line_to_an_npc_takes_a_check_and_can_be_said_once() -> None:
    played = match()

    step = played.submit(PARTY, NpcDialogue("host", "ask", "cleric"))

    made = told(step, e.CheckRolled)[0].made
    assert (played.state.story_flags == ["told"]) == made
    with pytest.raises(Rejected, match="no answer"):
        played.submit(PARTY, NpcDialogue("host", "ask", "cleric"))


def test_help_gives_advantage_on_the_next_check() -> None:
    played = match()
    played.submit(PARTY, Help("fighter", "cleric"))

    step = played.submit(PARTY, NpcDialogue("host", "ask", "cleric"))

    assert step.rolls[0].formula == "2d20kh1"
    assert played.state.helped == ""


def test_the_master_lets_an_npc_speak() -> None:
    step = match().submit(MASTER, NpcDialogue("host", "Shut the door!"))

    assert [(each.npc, each.text) for each in told(step, e.Spoke)] == [("host", "Shut the door!")]


def test_things_give_items_to_heroes_and_others_to_the_party() -> None:
    played = on_the_road(road={"triggers": QUIET})

    played.submit(PARTY, InteractObject("cleric", "chest"))
    played.submit(PARTY, SearchItem("cleric", "coin"))

    cleric = played.state.get("cleric")
    assert cleric is not None
    assert cleric.items["potion_of_healing"] >= 1
    assert played.state.bag == {"ring": 1}
    assert played.state.coins == 11


def test_an_area_is_investigated_with_its_skill() -> None:
    step = on_the_road().submit(PARTY, InvestigateArea("fighter", "tracks"))

    assert [each.skill for each in told(step, e.CheckRolled)] == ["survival"]


def test_a_potion_heals_between_fights() -> None:
    played = on_the_road(road={"triggers": QUIET})
    played.submit(PARTY, InteractObject("cleric", "chest"))
    fighter = played.state.get("fighter")
    assert fighter is not None
    fighter.current_hp = 1
    played.submit(PARTY, Move("fighter", "9, 1"))

    played.submit(PARTY, UseItem("cleric", "potion_of_healing", "fighter"))

    healed = played.state.get("fighter")
    assert healed is not None
    assert healed.current_hp > 1


def test_an_exit_waits_for_its_flag() -> None:
    played = on_the_road()

    with pytest.raises(Rejected, match="no way 'on'"):
        played.submit(PARTY, Travel("fighter", "on"))


def test_a_scene_that_was_left_is_found_as_it_was() -> None:
    played = after_the_fight()
    played.submit(PARTY, Travel("fighter", "back"))
    played.submit(PARTY, Travel("fighter", "road"))

    goblin = played.state.get("goblin")
    assert goblin is not None
    assert goblin.dead


def test_an_attack_starts_a_fight_with_those_in_the_scene() -> None:
    played = on_the_road(road={"unnoticed": {}, "triggers": QUIET})

    played.submit(PARTY, MeleeAttack("fighter", "wolf", "", True))

    assert played.state.scene == "CombatTurnBased"
    assert {entry.creature_id for entry in played.state.initiative_order} == {"fighter", "cleric", "wolf"}


def test_a_trigger_of_the_master_waits_for_the_master() -> None:
    played = after_the_fight()
    played.submit(PARTY, Travel("fighter", "on"))

    played.submit(PARTY, Rest("fighter", "SHORT"))
    assert played.state.cues == ["over"]
    assert GAME.to_act(played.state) == [MASTER, PARTY]
    step = played.submit(MASTER, SceneEvent("over"))

    assert [(each.end, each.winner) for each in told(step, e.AdventureEnded)] == [("done", "party")]
    assert played.outcome is not None
    assert played.outcome.winners == (PARTY,)


def test_no_fight_begins_during_downtime() -> None:
    played = after_the_fight()
    played.submit(PARTY, Travel("fighter", "on"))

    with pytest.raises(Rejected, match="during downtime"):
        played.submit(MASTER, CombatStart())


def test_scene_events_and_effects_are_legal_in_a_fight() -> None:
    played = on_the_road(road={"unnoticed": {}})
    played.submit(MASTER, CombatStart())
    assert played.state.scene == "CombatTurnBased"

    played.submit(MASTER, SceneEvent("storm"))
    step = played.submit(MASTER, SceneEffect("pit_fall"))

    assert "wet" in played.state.story_flags
    assert [each.ability for each in told(step, e.SaveRolled)] == ["DEX"]


@pytest.mark.parametrize(
    "command", [SceneEvent("storm"), SceneEffect("pit_fall"), SkillCheck("fighter", "stealth", dc=10)]
)
def test_only_the_master_commands_the_scene(command: Any) -> None:
    with pytest.raises(Rejected, match="only the game master"):
        on_the_road().submit(PARTY, command)


def test_a_party_that_falls_ends_the_adventure_in_defeat() -> None:
    played = on_the_road(road={"unnoticed": {}, "triggers": QUIET})
    played.submit(MASTER, CombatStart())
    played.submit(MASTER, MasterDamage("cleric", 100))

    step = played.submit(MASTER, MasterDamage("fighter", 100))

    assert [each.end for each in told(step, e.AdventureEnded)] == ["defeat"]
    assert played.outcome is not None
    assert played.outcome.winners == (MASTER,)


def test_a_fight_that_was_lost_may_lead_on() -> None:
    lost = {"says": "You wake in the camp.", "scene": "camp"}
    played = on_the_road(road={"unnoticed": {}, "triggers": QUIET, "lost": lost, "exits": {}})
    played.submit(MASTER, CombatStart())
    played.submit(MASTER, MasterDamage("cleric", 10))

    played.submit(MASTER, MasterDamage("fighter", 13))

    assert played.state.scene_id == "camp"
    assert [who.current_hp for who in played.state.participants] == [1, 1]


def test_heroes_who_flee_arrive_in_the_scene_before_and_the_fallen_are_dead() -> None:
    played = on_the_road(road={"unnoticed": {}, "triggers": QUIET})
    played.submit(MASTER, CombatStart())
    played.submit(MASTER, MasterDamage("cleric", 10))
    while list(GAME.to_act(played.state)) != [PARTY]:
        played.submit(MASTER, EndTurn("wolf"))

    played.submit(PARTY, Flee("fighter"))

    cleric = played.state.get("cleric")
    assert played.state.scene_id == "inn"
    assert cleric is not None
    assert cleric.dead


def test_time_is_up_after_the_last_act() -> None:
    played = match({**SMALL, "adventure": {**SMALL["adventure"], "most_acts": 10}})
    for at in range(10):
        played.submit(PARTY, Move("fighter", f"{1 + at % 2}, 0"))

    assert played.outcome is not None
    assert (played.outcome.reason, played.outcome.winners) == ("time_up", ())


def test_undo_takes_a_command_between_fights_back() -> None:
    played = match(seats=["heuristic", None])
    before = played.digest()
    played.submit(PARTY, Travel("fighter", "road"))

    played.undo(PARTY)

    assert played.digest() == before


def test_a_journal_of_an_adventure_replays_to_the_same_state() -> None:
    journal = Journal()
    scenario = GAME.scenarios.load(SMALL)
    played = Match(GAME, scenario, seed=1, seats=["heuristic", "heuristic"], journal=journal)
    while played.act() is not None:
        pass

    assert played.outcome is not None
    assert verify(journal.lines, lambda name: GAME).valid


MISFITS: list[tuple[dict[str, Any], str, str]] = [
    ({"inn": {"exits": {"road": {"name": "x", "to": "raod"}}}}, "exits.road.to", 'Did you mean "road"'),
    ({"camp": {"exits": {"x": {"name": "x", "to": "inn", "when": {"flags": ["no"]}}}}}, "when", "a flag"),
    ({"inn": {"exits": {}}}, "scenes.road", "a scene that an exit"),
    ({"road": {"arrivals": [[0, 0]]}}, "arrivals", "a cell for each of 2 heroes"),
    ({"road": {"triggers": {**QUIET, "x": {"upon": "dead", "of": "wulf", "then": {}}}}}, "of", 'mean "wolf"'),
    ({"camp": {"triggers": {"x": {"upon": "rest", "then": {"fight": True}}}}}, "fight", "no fight during"),
    ({"road": {"arrivals": [[0, 0], [0, 0]]}}, "road.arrivals", "a cell of its own for each hero"),
    ({"camp": {"map": {"rows": ["...", ".."]}}}, "$.adventure.scenes.camp.map.rows[1], row 2", "3 cells"),
    ({"inn": {"map": {"rows": ["..?"]}}}, "$.adventure.scenes.inn.map.rows[0], row 1, column 3", "one of"),
    ({"inn": {"says": "so " * 400}}, "scenes.inn.says", "1 to 1000 characters on one line"),
]


@pytest.mark.parametrize(("scenes", "path", "words"), MISFITS)
def test_a_file_that_does_not_fit_is_refused_by_its_place(
    scenes: dict[str, Any], path: str, words: str
) -> None:
    with pytest.raises(ContentError) as caught:
        GAME.scenarios.load(changed(**scenes))

    assert path in caught.value.path
    assert words in caught.value.expected


def test_an_adventure_that_begins_nowhere_is_refused_by_its_start() -> None:
    values = {**SMALL, "adventure": {**SMALL["adventure"], "start": "in"}}
    with pytest.raises(ContentError) as caught:
        GAME.scenarios.load(values)

    assert caught.value.path == "$.adventure.start"
    assert 'Did you mean "inn"?' in caught.value.expected


def test_the_summary_of_an_adventure_is_shown_until_the_first_action() -> None:
    played = match()
    assert played.view(PARTY)["adventure"]["opens"] == "A short way."
    lines = [message.id for message in GAME.presenter.draw(played.view(PARTY))]
    assert lines.index("tale-short-says") < lines.index("tale-scene")

    played.submit(PARTY, Move("fighter", "1, 0"))

    assert "opens" not in played.view(PARTY)["adventure"]
