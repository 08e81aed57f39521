"""Changes of the scene by the game master, and what players know of their foes."""

from typing import Any

import pytest

from games.tactics.rules.adventure.small import GAME, SMALL, changed, fight_on, match, told
from turnwright.games.tactics import events as e
from turnwright.games.tactics.commands import (
    ChangeScene,
    CombatStart,
    EndTurn,
    MasterAdd,
    MasterDamage,
    MasterHeal,
    MasterHide,
    MasterMove,
    MasterPlace,
    MasterRemove,
    MasterReveal,
    MeleeAttack,
    Move,
    NpcDialogue,
    SceneEffect,
    SetFlag,
    SkillCheck,
    SpellCast,
    Travel,
)
from turnwright.games.tactics.names import creature_name
from turnwright.kernel.codec import plain
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.replay import verify
from turnwright.story.catalogue import Catalogue
from turnwright.testing import CHECKS, Check, conformance

PARTY, MASTER = 1, 0
BY_HAND = [
    MasterPlace("wolf_9", "wolf", "5, 1"),
    MasterMove("wolf", "8, 1"),
    MasterHide("fighter", 12),
    MasterReveal("wolf"),
    MasterDamage("fighter", 3),
    MasterHeal("cleric", 2),
    MasterAdd("fighter", "poisoned"),
    MasterRemove("wolf"),
    ChangeScene("camp"),
    SetFlag("told"),
]


def road(seats: Any = None) -> Match:
    """The party on the road, where a wolf hides."""
    played = match(seats=seats)
    played.submit(PARTY, Travel("fighter", "road"))
    return played


@pytest.mark.parametrize("command", BY_HAND, ids=lambda command: type(command).__name__)
def test_every_change_by_hand_is_the_masters_alone_and_undone(command: Any) -> None:
    played = road([None, "heuristic"])
    with pytest.raises(Rejected) as refused:
        played.submit(PARTY, command)
    assert refused.value.code == "not-yours"
    before = played.digest()

    played.submit(MASTER, command)
    assert played.digest() != before or isinstance(command, MasterHeal)
    played.undo(MASTER)
    assert played.digest() == before


@pytest.mark.parametrize("command", BY_HAND, ids=lambda command: type(command).__name__)
def test_a_change_by_hand_is_undone_without_asking_the_players(command: Any) -> None:
    journal = Journal()
    scenario = GAME.scenarios.load(changed(road={"things": {}}))
    played = Match(GAME, scenario, seed=1, seats=[None, None], journal=journal)
    played.submit(PARTY, Travel("fighter", "road"))
    before = plain(played.state)
    played.submit(MASTER, MasterDamage("cleric", 1))
    played.submit(MASTER, command)

    played.undo(MASTER)
    assert played.running is None
    played.undo(MASTER)

    assert plain(played.state) == before
    assert verify(journal.lines, lambda name: GAME).valid
    with pytest.raises(Rejected):
        played.undo(MASTER)


def test_a_change_by_hand_that_throws_dice_is_undone_too() -> None:
    played = match(changed(road={"unnoticed": {}}))
    played.submit(PARTY, Travel("fighter", "road"))
    played.submit(MASTER, CombatStart())
    cleric = played.state.get("cleric")
    assert cleric is not None
    played.submit(MASTER, MasterMove("wolf", "9, 2"))
    while list(GAME.to_act(played.state)) != [PARTY] or played.state.active() is not cleric:
        active = played.state.active()
        assert active is not None
        played.submit(int(active.seat), EndTurn(active.creature_id))
        cleric = played.state.get("cleric")
    played.submit(PARTY, SpellCast("cleric", "bless", targets=("cleric", "fighter")))
    before = plain(played.state)

    step = played.submit(MASTER, MasterDamage("cleric", 1))
    assert step.rolls
    played.undo(MASTER)

    assert plain(played.state) == before


def test_a_change_of_the_scene_cannot_be_undone_once_another_seat_has_acted() -> None:
    played = match()
    played.submit(MASTER, MasterDamage("fighter", 2))
    played.submit(PARTY, Move("fighter", "2, 0"))

    with pytest.raises(Rejected):
        played.undo(MASTER)


def test_other_commands_of_the_master_still_need_consent() -> None:
    played = match()
    played.submit(MASTER, SkillCheck("fighter", "stealth", dc=10))

    with pytest.raises(Rejected, match="dice were thrown"):
        played.undo(MASTER)


def test_the_hand_is_offered_to_the_master_alone() -> None:
    played = road()

    def tags(seat: int) -> set[str]:
        offered = [*GAME.options(played.state, seat), *GAME.extra_options(played.state, seat)]
        return {str(each.__struct_config__.tag) for each in offered}

    assert {"MASTER_DAMAGE", "MASTER_REVEAL", "CHANGE_SCENE", "SET_FLAG", "SKILL_CHECK", "SAVE"} <= tags(
        MASTER
    )
    assert not {tag for tag in tags(PARTY) if tag.startswith(("MASTER", "CHANGE", "SET_", "SCENE", "SKILL"))}


def test_a_change_that_breaks_the_order_of_scenes_is_logged_as_forced() -> None:
    played = road()
    played.submit(MASTER, MasterReveal("wolf"))
    played.submit(MASTER, CombatStart())

    step = played.submit(MASTER, ChangeScene("camp"))

    assert [(each.scene, each.forced) for each in told(step, e.SceneChanged)] == [("camp", True)]


def test_a_placed_creature_has_all_that_its_kind_starts_with() -> None:
    vampire = {"id": "vampire", "base": "vampire", "at": [9, 1]}
    played = match(changed(inn={"creatures": [vampire], "map": {"rows": [".........."] * 3}}))

    played.submit(MASTER, MasterPlace("vampire_2", "vampire", "5, 1"))

    first, second = played.state.get("vampire"), played.state.get("vampire_2")
    for field in ("max_hp", "current_hp", "legendary_left", "resistances_left", "slots", "items"):
        assert getattr(second, field) == getattr(first, field), field
    assert second.resistances_left == 3


@pytest.mark.parametrize(("name", "called"), [("rex", "Rex"), ("old_grey", "Old Grey"), ("wolf_9", "Loup 9")])
def test_a_placed_creature_has_one_name_on_the_board_and_in_the_log(name: str, called: str) -> None:
    played = match()
    step = played.submit(MASTER, MasterPlace(name, "wolf", "5, 2"))
    french = Catalogue("turnwright.games.tactics", "fr")
    said = [
        GAME.presenter.narrate(event, played.scenario, "fr", Dice(1), french.tell) for event in step.events
    ]

    assert french.tell(creature_name(played.state, name)) == called
    assert said == [f"Le maître du jeu ajoute {called}.", f"{called} apparaît en 5, 2."]


def test_what_the_master_takes_from_a_hero_is_no_removal_of_the_hero() -> None:
    played = match()
    played.submit(MASTER, MasterAdd("fighter", "potion_of_healing"))
    step = played.submit(MASTER, MasterRemove("fighter", "potion_of_healing"))

    assert [each.what for each in told(step, e.MasterActed)] == ["take"]


def test_a_placed_creature_fights() -> None:
    played = match()
    played.submit(MASTER, MasterPlace("wolf_9", "wolf", "5, 2"))
    played.submit(MASTER, CombatStart())

    assert "wolf_9" in [entry.creature_id for entry in played.state.initiative_order]


def test_a_foe_in_hiding_is_in_no_view_order_or_event_of_the_party() -> None:
    played = road([None, None])
    played.submit(MASTER, MasterPlace("goblin_9", "goblin_minion", "9, 0"))
    step = played.submit(MASTER, CombatStart())

    view = played.view(PARTY)
    assert "wolf" not in [each["creatureId"] for each in view["creatures"]]
    assert "wolf" not in [each["creatureId"] for each in view["combatUpdate"]["order"]]
    assert "wolf" not in view["combatUpdate"]["positions"]
    assert not [event for event in step.seen_by(PARTY) if "'wolf'" in repr(event)]
    assert "wolf" in [each["creatureId"] for each in played.view(MASTER)["creatures"]]


def test_players_see_the_hit_points_of_foes_in_steps() -> None:
    played = match(changed(road={"unnoticed": {}}))
    played.submit(PARTY, Travel("fighter", "road"))

    def shown(seat: int) -> Any:
        wolf = next(each for each in played.view(seat)["creatures"] if each["creatureId"] == "wolf")
        return wolf["hp"], wolf["maxHp"], wolf.get("health")

    assert shown(PARTY) == (4, 4, "unhurt")
    step = played.submit(MASTER, MasterDamage("wolf", 6))
    assert shown(PARTY) == (2, 4, "bloodied")
    assert shown(MASTER) == (5, 11, None)
    assert [each.hp for each in step.seen_by(PARTY) if isinstance(each, e.DamageDealt)] == [-1]
    assert [each.hp for each in step.seen_by(MASTER) if isinstance(each, e.DamageDealt)] == [5]


def test_a_scene_may_show_numbers() -> None:
    played = match(changed(road={"unnoticed": {}, "shows_numbers": True}))
    played.submit(PARTY, Travel("fighter", "road"))

    wolf = next(each for each in played.view(PARTY)["creatures"] if each["creatureId"] == "wolf")
    assert (wolf["hp"], wolf["maxHp"], "health" in wolf) == (11, 11, False)


def test_odds_tell_players_no_more_than_the_steps() -> None:
    played = match(changed(road={"unnoticed": {}}))
    played.submit(PARTY, Travel("fighter", "road"))
    played.submit(MASTER, MasterMove("wolf", "1, 2"))
    played.submit(MASTER, CombatStart())
    while list(GAME.to_act(played.state)) != [PARTY]:
        played.submit(MASTER, EndTurn("wolf"))

    def sheets(seat: int) -> list[Any]:
        found = []
        for hp in (3, 5):
            state = GAME.clone(played.state)
            state.get("wolf").current_hp = hp
            options = GAME.options(state, seat)
            attack = next(each for each in options if isinstance(each, MeleeAttack))
            sheet = GAME.presenter.turn(state, seat, options)
            found.append(plain([sheet, GAME.presenter.preview(state, seat, attack, options)]))
        return found

    # With 3 and with 5 of 11 hit points the wolf is Bloodied.
    one, other = sheets(PARTY)
    assert one == other
    assert "drops" in str(one)


def test_bots_finish_the_adventure() -> None:
    reasons = []
    for seed in range(4):
        played = match(seed=seed, seats=["heuristic", "heuristic"])
        while played.act() is not None:
            pass
        assert played.outcome is not None
        reasons.append(played.outcome.reason)

    assert set(reasons) <= {"done", "defeat"}
    assert "done" in reasons


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_every_check_passes_in_an_adventure(check: Check) -> None:
    values = {**SMALL, "players": 2, "adventure": {**SMALL["adventure"], "most_acts": 30}}
    report = conformance(GAME, [GAME.scenarios.load(values)], [1], 18, checks=[check])

    assert set(report.idle) <= {"undo"}


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_every_check_passes_from_the_middle_of_an_adventure(check: Check) -> None:
    # The party stands on the road with foes in sight, so that fights begin and end within the run.
    values = changed(road={"unnoticed": {}})
    adventure = {**values["adventure"], "start": "road", "most_acts": 30}
    report = conformance(
        GAME, [GAME.scenarios.load({**values, "adventure": adventure})], [2], 18, checks=[check]
    )

    assert set(report.idle) <= {"undo"}


def test_a_fight_inside_an_adventure_ends_like_any_other() -> None:
    played = match(changed(road={"unnoticed": {}}))
    played.submit(PARTY, Travel("fighter", "road"))
    played.submit(MASTER, CombatStart())

    fight_on(played)

    assert played.state.scene == "SocialFreeFlow" or played.outcome is not None


REFUSED = [
    MasterAdd("stranger", "prone"),
    MasterMove("wolf", "99, 99"),
    MasterDamage("stranger", 3),
    MasterRemove("fighter"),
    ChangeScene("moon"),
    SetFlag("moon"),
    SceneEffect("moon"),
]


@pytest.mark.parametrize("command", REFUSED)
def test_a_change_that_is_refused_in_a_fight_is_explained(command: Any) -> None:
    played = match(changed(road={"unnoticed": {}}))
    played.submit(PARTY, Travel("fighter", "road"))
    played.submit(MASTER, CombatStart())
    played.state.active_index = [who.creature_id for who in played.state.initiative_order].index("wolf")
    presenter, state = GAME.presenter, played.state
    refused = Rejected("unknown-creature", "there is no creature here", "creature", ["fighter"])

    assert presenter.suggest(state, MASTER, command, refused) is None
    assert presenter.preview(state, MASTER, command, GAME.options(state, MASTER)).label.id != ""


def test_every_word_that_a_foe_can_say_is_shown_to_the_master() -> None:
    foes = [{"id": "gob", "base": "goblin_minion", "at": [9, 3]}]
    played = match(changed(road={"unnoticed": {}, "creatures": foes}))
    played.submit(PARTY, Travel("fighter", "road"))
    played.submit(MASTER, CombatStart())
    tell = Catalogue("turnwright.games.tactics").tell

    said = [each for each in GAME.master.options(played.state) if isinstance(each, NpcDialogue)]
    labels = [tell(GAME.presenter.label(played.state, MASTER, each)) for each in said]

    assert "Let Goblin Minion say: Get them! Leave none standing!" in labels
    assert not [label for label in labels if label.startswith("choose-")]
