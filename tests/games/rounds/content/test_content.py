"""Heroes, cards, marks and scenarios: what comes with the game, and what is refused with its place."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from games.rounds.arena import ROUNDS, auto, card, duel, hero, response
from turnwright.games.rounds.content import (
    expanded,
    load_cards,
    load_heroes,
    load_library,
    load_marks,
    load_scenario,
    shipped_library,
)
from turnwright.games.rounds.content.schema import RoundsScenario
from turnwright.games.rounds.rulebook import VOCABULARY
from turnwright.kernel.errors import ContentError
from turnwright.kernel.match import Match
from turnwright.lab.overrides import override

SHIPPED = shipped_library()
WORD: dict[str, Any] = {"do": "ap", "amount": 1}


def test_there_are_eight_heroes_and_forty_cards_and_all_of_them_are_used() -> None:
    assert len(SHIPPED.heroes) >= 8
    assert len(SHIPPED.cards) >= 40
    used = {id for one in SHIPPED.heroes for id in (*one.traits, *one.deck)} | {"pocao", "bomba"}
    assert used == {one.id for one in SHIPPED.cards}
    marks = {word.mark for one in SHIPPED.cards for word in one.effects if word.do == "mark"}
    assert marks == {one.id for one in SHIPPED.marks}


def test_the_cards_use_the_whole_vocabulary_and_every_phase_and_trigger() -> None:
    words = [word.do for one in (*SHIPPED.cards, *SHIPPED.marks) for word in one.effects]
    assert set(words) == set(VOCABULARY)
    phases = {one.phase for one in (*SHIPPED.cards, *SHIPPED.marks)} - {None}
    assert phases == {"start_of_round", "points", "start_of_turn", "end_of_turn", "end_of_round"}
    assert {one.trigger for one in SHIPPED.cards} - {None} == {
        *("own_action", "on_self", "on_partner", "partner_action", "enemy_action")
    }
    assert {one.when for one in SHIPPED.cards} == {"activate", "auto", "response"}


def test_the_battles_are_one_on_one_two_on_two_rough_ground_and_a_rush() -> None:
    found = {name: load_scenario(name) for name in ("duelo", "dupla", "ruinas", "correria", "reforcos")}
    assert set(found) <= set(ROUNDS.scenarios.names())
    assert ROUNDS.scenarios.names()[0] == "duelo"
    assert [len(found["duelo"].first), len(found["dupla"].second)] == [1, 2]
    ground = "".join(found["ruinas"].board or ())
    assert all(sign in ground for sign in "~#$12")
    assert found["correria"].mode == "rush"
    assert found["reforcos"].points == "during_turn"


def test_a_journal_holds_all_that_the_battle_was_played_with() -> None:
    match = Match(ROUNDS, "ruinas")
    again = Match(ROUNDS, match.header.scenario)
    assert ROUNDS.notation.write(again.state) == ROUNDS.notation.write(match.state)
    whole = expanded(load_scenario("duelo"))
    assert {one["id"] for one in whole["heroes"]} == {"dandara", "bento"}
    assert ROUNDS.notation.write(Match(ROUNDS, whole).state) == ROUNDS.notation.write(
        Match(ROUNDS, "duelo").state
    )


@pytest.mark.parametrize("name", ROUNDS.scenarios.names())
def test_a_scenario_spread_out_is_the_same_scenario(name: str) -> None:
    whole = expanded(load_scenario(name))
    assert ROUNDS.notation.write(Match(ROUNDS, whole).state) == ROUNDS.notation.write(
        Match(ROUNDS, name).state
    )
    names = [field.name for field in fields(RoundsScenario)]
    assert list(whole) == names


@pytest.mark.parametrize(
    ("scenario", "setting", "value"),
    [
        ("duelo", "rounds", 5),
        ("duelo", "stalemate_rounds", 3),
        ("duelo", "mode", "rush"),
        ("duelo", "points", "during_turn"),
        ("duelo", "hand", 2),
        ("duelo", "draws", 0),
        ("duelo", "first.0.level", 7),
        ("duelo", "second.0.at", "h6"),
        ("duelo", "heroes.bento.attributes.CON", 9),
        ("duelo", "heroes.bento.level", 9),
        ("estrada", "campaign.explore_rounds", 4),
        ("estrada", "campaign.places.torre.danger.dark", 50),
        ("estrada", "first.0.level", 7),
    ],
)
def test_every_default_of_a_scenario_can_be_set(scenario: str, setting: str, value: Any) -> None:
    found: Any = override(ROUNDS, scenario, [f"{setting}={value}"])
    for step in setting.split("."):
        if isinstance(found, tuple):
            ids = [getattr(each, "id", "") for each in found]
            found = found[int(step) if step.isdecimal() else ids.index(step)]
        else:
            found = getattr(found, step)
    assert found == value


def test_the_same_hero_on_both_sides_gets_a_number() -> None:
    match = Match(ROUNDS, ROUNDS.lab.duel_scenario(load_scenario("duelo"), "iara", "iara"))
    assert [(who.id, who.name, who.side) for who in match.state.fighters] == [
        ("iara", "Iara", 0),
        ("iara-2", "Iara 2", 1),
    ]


def test_a_unit_is_called_as_its_scenario_calls_it() -> None:
    scenario = ROUNDS.lab.duel_scenario(load_scenario("duelo"), "iara", "iara")
    called = [ROUNDS.presenter.unit_name(scenario, unit) for unit in ("iara", "iara-2", "bento", "stranger")]
    assert [(one.id, one.args["text"]) for one in called] == [
        ("fighter-iara", "Iara"),
        ("name-again", "Iara 2"),
        ("fighter-bento", "Bento"),
        ("", "stranger"),
    ]


def test_custom_content_replaces_shipped_content_of_the_same_id() -> None:
    given = duel(hero("ana", deck=["cura"], PER=5), cards=[card("cura", WORD)])
    match = Match(ROUNDS, given)
    assert match.state.arena.library.card("cura").cost == [1, 0, 0, 0]
    assert Match(ROUNDS, "duelo").state.arena.library.card("cura").cost == [3, 2, 0, 0]


AIMED = {"do": "heal", "whom": "target", "amount": 1}
BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({"name": 3}, "$.name", "expected text, got 3"),
    ({"first": []}, "$.first", "expected "),
    ({"first": ["stranger"]}, "$.first[0]", "expected the id of a hero, got 'stranger'"),
    ({"first": [{"hero": "ana", "at": "z3"}]}, "$.first[0].at", "expected a cell from a1 to k11, got 'z3'"),
    ({"first": [{"hero": "ana", "at": "f6"}]}, "$.second[0]", "expected a free cell, got 'f6'"),
    (
        {"first": [{"hero": "ana", "arrives": 2}]},
        "$.first",
        "expected a fighter who is there from the start",
    ),
    ({"mode": "slow"}, "$.mode", "expected usual or rush, got 'slow'"),
    ({"points": "later"}, "$.points", "expected before_start or during_turn, got 'later'"),
    ({"rounds": 0}, "$.rounds", "expected a whole number of at least 1, got 0"),
    ({"rond": 3}, "$", "expected no field 'rond'"),
    ({"board": ["."]}, "$.board", "expected "),
    ({"board": ["x" * 11] * 11}, "$.board[0]", "expected 11 signs out of . ~ # $ 1 2 3, got 'xxxxxxxxxxx'"),
    ({"board": ["#" * 11] * 11}, "$.first[0]", "expected a free cell, got 'e6'"),
    (
        {"board": ["$.........."] + ["." * 11] * 10},
        "$.containers",
        "expected a card for each of the 1 containers, got 0",
    ),
    (
        {"board": ["$.........."] + ["." * 11] * 10, "containers": ["impeto"]},
        "$.containers[0]",
        "expected the id of a card to play or to respond with, got 'impeto'",
    ),
    ({"heroes": [hero("ana"), hero("ana")]}, "$.heroes[1].id", "expected a unique id, got 'ana'"),
    (
        {"heroes": [hero("ana", CON=0)]},
        "$.heroes[0].attributes.CON",
        "expected a whole number of at least 1, got 0",
    ),
    (
        {"heroes": [hero("ana", deck=["impeto"])]},
        "$.heroes[0].deck[0]",
        "expected the id of a card to play or to respond with, got 'impeto'",
    ),
    (
        {"heroes": [hero("ana", traits=["cura"])]},
        "$.heroes[0].traits[0]",
        "expected the id of an automatic card, got 'cura'",
    ),
    (
        {"heroes": [hero("ana", traits=["impeto", "impeto"])]},
        "$.heroes[0].traits[1]",
        "expected a card that is not listed yet, got 'impeto'",
    ),
    ({"cards": [card("x")]}, "$.cards[0].effects", "expected "),
    ({"cards": [card("x", {"do": "fly"})]}, "$.cards[0].effects[0].do", None),  # type: ignore[list-item]
    (
        {"cards": [card("x", WORD, cost={"mp": 1})]},
        "$.cards[0].cost",
        "expected at least 1 ap for a card that is played in a turn, got 0",
    ),
    (
        {"cards": [card("x", WORD, phase="points")]},
        "$.cards[0].phase",
        "expected a phase for an automatic card, and for no other",
    ),
    (
        {"cards": [card("x", WORD, when="response")]},
        "$.cards[0].trigger",
        "expected a trigger for a response, and for no other card",
    ),
    (
        {"cards": [response("x", "on_self", WORD, cost={"ap": 1})]},
        "$.cards[0].cost.ap",
        "expected no ap for a response in another's turn, got 1",
    ),
    (
        {"cards": [auto("x", "points", WORD, target="enemy")]},
        "$.cards[0].target",
        "expected a target only for a card that is played in a turn, got 'enemy'",
    ),
    (
        {"cards": [card("x", {"do": "heal", "whom": "target", "amount": 1})]},
        "$.cards[0].effects[0].whom",
        "expected a target that this card has, got 'target'",
    ),
    (
        {"cards": [card("x", {"do": "move", "way": "to", "steps": 1})]},
        "$.cards[0].effects[0].way",
        "expected away or toward, because this card is not played to a cell, got 'to'",
    ),
    (
        {"cards": [card("x", {"do": "gain", "amount": 1})]},
        "$.cards[0].effects[0]",
        "expected a resource for gain, lose and pay, and for no other effect",
    ),
    (
        {"cards": [card("x", {"do": "mark", "mark": "nothing"})]},
        "$.cards[0].effects[0].mark",
        "expected the id of a mark, got 'nothing'",
    ),
    (
        {"cards": [card("x", {"do": "ap", "amount": 1, "mark": "lento"})]},
        "$.cards[0].effects[0].mark",
        "expected a mark for mark and unmark, and for no other effect",
    ),
    (
        {"cards": [card("x", {"do": "move", "steps": 2})]},
        "$.cards[0].effects[0]",
        "expected a way and steps for move, and for no other effect",
    ),
    (
        {"cards": [card("x", {"do": "pay", "resource": "mp", "amount": 1, "dice": "1d4"})]},
        "$.cards[0].effects[0]",
        "expected a fixed amount that its owner pays",
    ),
    (
        {"cards": [card("x", {"do": "heal", "amount": -1})]},
        "$.cards[0].effects[0].amount",
        "expected a whole number of at least 0, got -1",
    ),
    (
        {"cards": [card("x", {"do": "damage", "whom": "enemies", "amount": 1})]},
        "$.cards[0].effects[0]",
        "expected a reach of at least 1, got 0",
    ),
    (
        {"cards": [card("x", {"do": "damage", "dice": "0d6"})]},
        "$.cards[0].effects[0].dice",
        "expected 1 to 10 dice of 2 to 20 sides, such as 2d6, got '0d6'",
    ),
    (
        {"marks": [{"id": "x", "name": "X", "phase": "points"}]},
        "$.marks[0].phase",
        "expected a phase and effects, or neither",
    ),
    (
        {"marks": [{"id": "x", "name": "X", "phase": "points", "effects": [AIMED]}]},
        "$.marks[0].effects[0]",
        "expected effects without a target, in a mark",
    ),
    (
        {"cards": [card("x", {"do": "draw", "amount": 1, "steps": 2})]},
        "$.cards[0].effects[0].way",
        "expected a way and steps for move, and for no other effect",
    ),
    (
        {"cards": [card("x", {"do": "heal", "amount": 1, "part": 2})]},
        "$.cards[0].effects[0].part",
        "expected a part only of an attribute, in plus, got 2",
    ),
    (
        {"cards": [card("x", {"do": "damage", "whom": "enemies", "reach": 1})]},
        "$.cards[0].effects[0].amount",
        "expected how much, for damage, got 0",
    ),
    (
        {"cards": [card("x", {"do": "damage", "whom": "target", "amount": 1}, target="enemy", reach=0)]},
        "$.cards[0].reach",
        "expected a reach of at least 1, got 0",
    ),
    (
        {"marks": [{"id": "x", "name": "X"}]},
        "$.marks[0]",
        "expected attributes, effects, or an effect that asks for the mark",
    ),
    ({"first": ["a 1"]}, "$.first[0]", "expected the id of a hero, got 'a 1'"),
    (
        {"heroes": [{**hero("ana"), "id": "a 1"}]},
        "$.heroes[0].id",
        "expected 1 to 40 letters, digits, dashes or underlines, got 'a 1'",
    ),
]


def test_a_mark_may_exist_only_as_a_condition_of_other_effects() -> None:
    asks = card("x", {"do": "heal", "amount": 1, "if_marked": "sign"})
    load_scenario({**duel(), "cards": [asks], "marks": [{"id": "sign", "name": "Sign"}]})


@pytest.mark.parametrize(("changes", "place", "expected"), BROKEN)
def test_a_broken_scenario_is_refused_with_the_place_and_the_reason(
    changes: dict[str, Any], place: str, expected: str | None
) -> None:
    with pytest.raises(ContentError) as refused:
        load_scenario({**duel(), **changes})
    assert refused.value.path.startswith(place)
    if expected is not None:
        assert refused.value.expected.startswith(expected)


WORDS_WITHOUT = [
    ({"do": "mark", "mark": "furia", "amount": 5}, "no amount for mark, got 5"),
    ({"do": "mark", "mark": "furia", "dice": "2d6"}, "no dice for mark, got '2d6'"),
    ({"do": "unmark", "mark": "furia", "lasts": 3}, "no lasts for unmark, got 3"),
    ({"do": "damage", "amount": 1, "lasts": 2}, "no lasts for damage, got 2"),
    ({"do": "damage", "amount": 1, "reach": 2}, "a reach only for enemies and allies, got 2"),
]


@pytest.mark.parametrize(("word", "expected"), WORDS_WITHOUT)
def test_a_word_has_no_other_fields_than_its_own(word: dict[str, Any], expected: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_scenario({**duel(), "cards": [card("mine", word)]})
    assert refused.value.expected == f"expected {expected}"


def test_a_mark_for_one_action_is_not_given_in_a_phase() -> None:
    word = {"do": "mark", "mark": "furia", "lasts": 0}
    with pytest.raises(ContentError, match="at least 1 turn, because it is given in a phase, got 0"):
        load_scenario({**duel(), "cards": [auto("mine", "points", word)]})


def test_reinforcements_arrive_within_the_rounds_of_the_battle() -> None:
    given = {**duel(), "rounds": 5}
    given["first"] = [*given["first"], {"hero": "ana", "at": "a1", "arrives": 6}]
    with pytest.raises(ContentError, match="a round of the battle, which has 5, got 6"):
        load_scenario(given)


def test_a_changed_card_must_still_fit_the_foes_of_encounters() -> None:
    places = [
        {"id": "a", "name": "A", "links": [{"to": "b"}]},
        {"id": "b", "name": "B", "guard": ["zaira"]},
    ]
    campaign = {"places": places, "groups": [{"at": "a"}], "goal": {"place": "b"}}
    with pytest.raises(ContentError, match="cards that zaira can still use as before"):
        load_scenario(
            {"name": "x", "first": ["dandara"], "campaign": campaign, "cards": [card("impeto", WORD)]}
        )


def test_a_changed_card_must_still_fit_the_heroes_who_use_it() -> None:
    with pytest.raises(ContentError, match="cards that dandara can still use as before"):
        load_scenario(
            {"name": "x", "first": ["dandara"], "second": ["bento"], "cards": [auto("salto", "points", WORD)]}
        )


@pytest.mark.parametrize(
    ("load", "name"), [(load_heroes, "heroes"), (load_cards, "cards"), (load_marks, "marks")]
)
def test_a_broken_file_names_itself_and_the_line(load: Any, name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.yaml"
    path.write_text(f"{name}:\n  - {{id: x, nam: X}}\n", "utf-8")
    with pytest.raises(ContentError) as refused:
        load(path)
    assert (refused.value.file, refused.value.path) == (str(path), f"$.{name}[0] (line 2)")
    with pytest.raises(ContentError, match="cannot read the file"):
        load(tmp_path / "missing.yaml")


def test_custom_files_are_checked_against_each_other(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(
        "cards:\n  - {id: x, name: X, when: activate, cost: {ap: 1}, effects: [{do: draw, amount: 1}]}\n",
        "utf-8",
    )
    with pytest.raises(ContentError, match=r"heroes.yaml: \$.heroes\[0\]"):
        load_library(cards=path)
    heroes = tmp_path / "heroes.yaml"
    heroes.write_text("heroes: []\n", "utf-8")
    assert len(load_library(heroes, path).cards) == 1


def test_a_scenario_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ContentError, match="expected a file or one of duelo"):
        load_scenario("nowhere")


def test_a_scenario_may_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text("name: Own\nfirst: [iara]\nsecond: [{hero: bento, at: g6, level: 5}]\n", "utf-8")
    match = Match(ROUNDS, str(path))
    assert match.state.get("bento").life == 9
    path.write_text("name: Own\nfirst: [iara]\nsecond: [{hero: bento, at: g6, level: 50}]\n", "utf-8")
    with pytest.raises(ContentError) as refused:
        ROUNDS.scenarios.load(str(path))
    assert refused.value.path == "$.second[0].level (line 3)"
