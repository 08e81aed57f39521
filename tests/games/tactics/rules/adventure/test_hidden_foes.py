"""Nothing that a player is shown or told depends on a foe that the party has not noticed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.tactics.rules.adventure.small import GAME, changed, match
from turnwright.games.tactics import events as e
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    Command,
    Dash,
    EndTurn,
    Grapple,
    Help,
    InteractObject,
    LetGo,
    MasterAdd,
    MasterDamage,
    MasterHeal,
    MasterMove,
    MasterRemove,
    MeleeAttack,
    Move,
    NpcDialogue,
    RangedAttack,
    SavingThrow,
    SceneEffect,
    SceneEvent,
    SearchItem,
    Shove,
    SkillCheck,
    SpellCast,
    Stabilize,
    Surrender,
    Travel,
    UseItem,
    Wake,
)
from turnwright.games.tactics.srd import HIDDEN
from turnwright.games.tactics.ui.parse import Sentence
from turnwright.kernel import codec
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.story.catalogue import Catalogue

MASTER, PARTY, SPECTATOR = 0, 1, -1
WORDS = Catalogue("turnwright.games.tactics")
CREATURES = [
    {"id": "wolf", "base": "wolf", "at": [9, 3]},
    {"id": "goblin", "base": "goblin_warrior", "at": [6, 1]},
]


def on_the_road() -> Match:
    """The party on the road: a goblin in sight, and a wolf in hiding."""
    played = match(changed(road={"creatures": CREATURES, "triggers": {}}))
    played.submit(PARTY, Travel("fighter", "road"))
    return played


def test_a_foe_behind_a_door_is_noticed_when_a_trigger_opens_the_door() -> None:
    road = {
        "map": {"legend": {"+": "door"}, "rows": ["....#.....", "....#.....", "....+.....", "....#....."]},
        "creatures": [{"id": "wolf", "base": "wolf", "at": [6, 2]}],
        "unnoticed": {"wolf": 5},
        "things": {},
        "arrivals": [[0, 2], [1, 2]],
        "triggers": {"opening": {"upon": "event", "then": {"opens": [[4, 2]]}}},
        "exits": {"on": {"name": "on", "to": "camp"}},
    }
    played = match(changed(road=road))
    played.submit(PARTY, Travel("fighter", "road"))
    assert played.state.get("wolf").flags & HIDDEN

    played.submit(MASTER, SceneEvent("opening"))

    assert not played.state.get("wolf").flags & HIDDEN


def in_a_fight(turn_of: str) -> Match:
    """The fight on the road, in the turn of one creature."""
    played = on_the_road()
    played.submit(MASTER, CombatStart())
    active = played.state.active()
    while active is not None and active.creature_id != turn_of:
        played.submit(int(active.seat), EndTurn(active.creature_id))
        active = played.state.active()
    return played


def shown(state: Any, seat: int) -> dict[str, Any]:
    """Everything that a seat is shown of a state."""
    presenter, view = GAME.presenter, GAME.view(state, seat)
    found: dict[str, Any] = {
        "view": view,
        "update": presenter.bulletin(state, seat),
        "fixed": presenter.fixed(state, seat),
        "drawn": presenter.draw(view),
        "legend": presenter.legend(view),
        "things": presenter.things(state, seat, view),
    }
    if seat >= 0:
        options = GAME.options(state, seat)
        listed = [*options, *GAME.extra_options(state, seat)]
        found["options"] = listed
        found["labels"] = [presenter.label(state, seat, each) for each in listed]
        found["headings"] = presenter.headings(state, seat, options)
        found["turn"] = presenter.turn(state, seat, options)
        found["worth"] = [presenter.worth(state, seat, each) for each in options]
        found["previews"] = [presenter.preview(state, seat, each, options) for each in list(options)[:40]]
    return {name: plain(value) for name, value in found.items()}


@pytest.mark.parametrize("seat", [PARTY, SPECTATOR])
@pytest.mark.parametrize("fighting", [False, True], ids=["peace", "fight"])
def test_no_seat_but_the_masters_is_shown_a_foe_in_hiding(fighting: bool, seat: int) -> None:
    played = in_a_fight("fighter") if fighting else on_the_road()
    before = shown(played.state, seat)
    assert "wolf" not in json.dumps(before)
    assert "wolf" in json.dumps(plain(GAME.view(played.state, MASTER)))

    elsewhere = GAME.clone(played.state)
    wolf = elsewhere.get("wolf")
    assert wolf is not None
    wolf.cell, wolf.current_hp, wolf.used_reaction = 13, 1, True
    assert shown(elsewhere, seat) == before


DEEDS = [
    MasterDamage("wolf", 3),
    MasterDamage("wolf", 99),
    MasterHeal("wolf", 2),
    MasterAdd("wolf", "poisoned"),
    MasterAdd("wolf", "prone"),
    MasterMove("wolf", "8, 2"),
    MasterRemove("wolf"),
    SkillCheck("wolf", "stealth", dc=10),
    SavingThrow("wolf", "DEX", dc=10),
    SceneEffect("pit_fall"),
    Surrender("wolf"),
]


def test_whatever_a_foe_in_hiding_does_or_suffers_is_told_to_the_master_alone() -> None:
    played = in_a_fight("wolf")
    tried = 0
    for command in [*GAME.options(played.state, MASTER), *DEEDS]:
        other = Match(GAME, played.scenario, seed=5, seats=[None, None])
        other.state = GAME.clone(played.state)
        step = other.submit(MASTER, command)
        wolf = other.state.get("wolf")
        if wolf is None or wolf.flags & HIDDEN == 0:
            continue
        tried += 1
        for seat in (PARTY, SPECTATOR):
            told = json.dumps(plain(step.seen_by(seat)))
            assert "wolf" not in told, (command, told)
    assert tried > 30


def test_the_turn_of_a_foe_in_hiding_is_refused_without_its_name() -> None:
    played = in_a_fight("wolf")
    with pytest.raises(Rejected) as refused:
        played.submit(PARTY, EndTurn("fighter"))

    assert (refused.value.code, refused.value.reason) == ("not-your-turn", "it is another creature's turn")
    assert refused.value.legal == []


def test_the_facts_before_a_match_name_no_foe_in_hiding() -> None:
    values = changed(road={"creatures": CREATURES, "triggers": {}})
    values["adventure"]["start"] = "road"
    values["adventure"]["scenes"]["inn"]["exits"] = {}

    facts = GAME.scenarios.facts(GAME.scenarios.load(values))
    assert [each["kind"] for each in facts["sides"]["foes"]] == ["goblin_warrior"]


def test_the_last_stand_of_a_side_does_not_count_a_foe_in_hiding() -> None:
    assert GAME.presenter.standing(on_the_road().state)["master"] == ["goblin"]


def test_an_attack_from_hiding_is_shown_to_the_party() -> None:
    played = in_a_fight("wolf")
    played.submit(MASTER, MasterMove("wolf", "1, 2"))
    target = next(each for each in GAME.options(played.state, MASTER) if isinstance(each, MeleeAttack))

    step = played.submit(MASTER, target)

    told = [event for event in step.seen_by(PARTY) if isinstance(event, e.AttackRolled)]
    assert [each.actor_id for each in told] == ["wolf"]
    assert "wolf" in json.dumps(plain(GAME.view(played.state, PARTY)))


def test_the_order_of_a_fight_leaves_a_foe_in_hiding_out() -> None:
    played = on_the_road()
    step = played.submit(MASTER, CombatStart())

    (begun,) = [event for event in step.seen_by(PARTY) if isinstance(event, e.CombatStarted)]
    assert sorted(begun.order) == ["cleric", "fighter", "goblin"]
    assert "wolf" in [each for event in step.seen_by(MASTER) for each in getattr(event, "order", ())]


def test_single_fights_stay_as_they_are() -> None:
    scenario = GAME.scenarios.load("goblin-ambush")
    played = Match(GAME, scenario, seed=1, seats=[None] * len(GAME.seats_for(scenario)))
    foe = next(each for each in played.view(PARTY)["creatures"] if each["side"] == "foes")

    assert "health" not in foe


NAMING: list[Any] = [
    MeleeAttack("fighter", "NAME"),
    MeleeAttack("fighter", "NAME", move_required=True),
    MeleeAttack("fighter", "NAME", "unarmed_strike"),
    RangedAttack("fighter", "NAME"),
    RangedAttack("fighter", "NAME", "javelin"),
    Grapple("fighter", "NAME"),
    Shove("fighter", "NAME", "PUSH"),
    Shove("fighter", "NAME", "PRONE"),
    LetGo("fighter", "NAME"),
    Help("fighter", "", "NAME"),
    Help("fighter", "NAME"),
    UseItem("fighter", "potion_of_healing", "NAME"),
    UseItem("fighter", "alchemists_fire", "NAME"),
    Stabilize("fighter", "NAME"),
    Wake("fighter", "NAME"),
    SpellCast("fighter", "second_wind", 0, "NAME"),
    SpellCast("cleric", "guiding_bolt", 1, "NAME"),
    SpellCast("cleric", "guiding_bolt", 9, "NAME"),
    SpellCast("cleric", "cure_wounds", 1, "NAME"),
    SpellCast("cleric", "bless", 1, targets=("fighter", "NAME")),
    CantripCast("cleric", "sacred_flame", "NAME"),
    EndTurn("NAME"),
    Dash("NAME"),
    Move("NAME", "3, 3"),
    MeleeAttack("NAME", "fighter"),
    Surrender("NAME"),
    NpcDialogue("NAME", "hello"),
    InteractObject("fighter", "NAME"),
    SearchItem("fighter", "NAME"),
    SkillCheck("NAME", "stealth", dc=10),
    SavingThrow("NAME", "DEX", dc=10),
    MasterDamage("NAME", 3),
    MasterMove("NAME", "8, 2"),
]


def refusal_of(played: Match, command: Any, name: str) -> Any:
    """The refusal of a command that names a creature, in every form that is shown, without the name."""
    named = codec.read_command(
        codec.read_json(codec.encode(command).replace(b"NAME", name.encode())), Command
    )
    try:
        played.submit(PARTY, named)
    except Rejected as refused:
        explained = plain(GAME.presenter.explain(played.state, refused))
        instead = plain(GAME.presenter.suggest(played.state, PARTY, named, refused))
        shown = [instead, refused.code, refused.reason, refused.field, refused.legal, explained]
        return json.dumps(shown).replace(name, "NAME")
    raise AssertionError(f"{named} was accepted")


@pytest.mark.parametrize("turn_of", ["", "fighter", "cleric"])
@pytest.mark.parametrize("asleep", [False, True])
def test_a_guessed_name_of_a_foe_in_hiding_is_refused_as_an_unknown_one(turn_of: str, asleep: bool) -> None:
    played = in_a_fight(turn_of) if turn_of else on_the_road()
    wolf = played.state.get("wolf")
    assert wolf is not None
    if asleep:
        wolf.current_hp = 0
    for command in NAMING:
        assert refusal_of(played, command, "wolf") == refusal_of(played, command, "golf"), command


@pytest.mark.parametrize(
    "text", ["attack wolf", "help wolf", "cast sacred_flame on wolf", "hit wolf with longsword"]
)
@pytest.mark.parametrize("fighting", [False, True], ids=["peace", "fight"])
def test_a_typed_name_of_a_foe_in_hiding_is_read_as_an_unknown_one(fighting: bool, text: str) -> None:
    played = in_a_fight("fighter") if fighting else on_the_road()
    found = []
    for name in ("wolf", "golf"):
        try:
            found.append(
                str(
                    GAME.presenter.understand(played.state, PARTY, text.replace("wolf", name), WORDS.tell)
                ).replace(name, "NAME")
            )
        except Rejected as refused:
            found.append(f"{refused.code} {refused.reason} {refused.legal}".replace(name, "NAME"))
    assert found[0] == found[1]


def test_a_word_that_is_the_id_of_a_foe_in_hiding_means_the_foe_in_sight_that_it_fits() -> None:
    both = [*CREATURES, {"id": "wolf_2", "base": "wolf", "at": [6, 2]}]
    for creatures, unnoticed in ((both, {"wolf": 30}), (both[1:], {})):
        played = match(changed(road={"creatures": creatures, "unnoticed": unnoticed, "triggers": {}}))
        played.submit(PARTY, Travel("fighter", "road"))
        assert Sentence(played.state, PARTY, WORDS.tell).known("wolf") == "wolf_2"
