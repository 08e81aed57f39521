"""The deck and the scenarios that come with the duel, and what is said about files that cannot be used."""

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from turnwright.games.duel import create_battle_engine
from turnwright.games.duel.content import (
    STATS,
    Card,
    ContentError,
    DuelScenario,
    Flags,
    MenClass,
    Stats,
    WomenClass,
    card_values,
    check,
    deck_of,
    fingerprint,
    load_deck,
    load_scenario,
    read_deck,
    scenario_names,
    visible,
)
from turnwright.kernel.codec import plain

CLASSIC: dict[Any, Any] = {"name": "x", "mode": "classic"}
TEAMS: dict[str, Any] = {
    "name": "x",
    "mode": "team",
    "playerTeam": [1, 2, 3, 4, 5],
    "opponentTeam": [6, 7, 8, 9, 10],
}
CARD: dict[str, Any] = {
    "id": 1,
    "firstname": "Ana",
    "surname": "Rui",
    "country": "Portugal",
    "countryCode": "PT",
    "weightClass": "-57",
    "stats": {"power": 1, "speed": 2, "technique": 3, "kumikata": 4, "newaza": 5},
    "gender": "female",
    "rarity": "Common",
}


def card(**changes: Any) -> dict[str, Any]:
    return {**CARD, **changes}


def stats(**changes: Any) -> dict[str, Any]:
    return {**CARD["stats"], **changes}


def complaint(source: Any) -> str:
    with pytest.raises(ContentError) as caught:
        load_scenario(source)
    return str(caught.value)


def refusal(load: Callable[[Any], object], source: Any) -> ContentError | None:
    try:
        load(source)
    except ContentError as error:
        return error
    return None


# The deck: who is in it


def test_at_least_99_cards_can_be_drawn_and_three_to_five_are_hidden() -> None:
    deck = load_deck()
    assert len(visible(deck)) >= 99
    assert 3 <= len(deck) - len(visible(deck)) <= 5


def test_ids_count_from_one_and_are_unique() -> None:
    deck = load_deck()
    assert [card.id for card in deck] == list(range(1, len(deck) + 1))
    assert len({(card.firstname, card.surname) for card in deck}) == len(deck)
    assert len({card.stats.values() for card in deck}) == len(deck)


def test_fighters_come_from_thirty_countries_and_more_each_with_its_iso_code() -> None:
    pairs = {(card.country, card.country_code) for card in load_deck()}
    assert len(pairs) >= 30
    assert len(pairs) == len({country for country, _ in pairs}) == len({code for _, code in pairs})
    assert {code for _, code in pairs} <= set(Locale("en").territories)


def test_all_fourteen_classes_have_at_least_four_fighters_of_the_right_gender() -> None:
    classes = Counter((card.gender, card.weight_class) for card in visible(load_deck()))
    men = {("male", name) for name in get_args(MenClass)}
    women = {("female", name) for name in get_args(WomenClass)}
    assert set(classes) == men | women
    assert len(classes) == 14
    assert min(classes.values()) >= 4


def test_about_70_22_and_8_percent_are_common_epic_and_legendary() -> None:
    cards = visible(load_deck())
    shares = Counter[str](card.rarity for card in cards)
    for rarity, percent in (("Common", 70), ("Epic", 22), ("Legendary", 8)):
        assert abs(100 * shares[rarity] / len(cards) - percent) <= 2


def test_the_deck_file_has_one_card_a_line() -> None:
    text = files("turnwright.games.duel").joinpath("content", "deck.json").read_text("utf-8")
    lines = text.splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    assert [json.loads(line.rstrip(","))["id"] for line in lines[1:-1]] == [card.id for card in load_deck()]


# The deck: whether it is fair


def best_stat(card: Card) -> int:
    values = card.stats.values()
    return values.index(max(values))


def win_share(card: Card, rest: list[Card]) -> Fraction:
    """How many rounds a card wins against the rest: with each, it chooses once and the other once."""
    own = card.stats.values()
    wins = 0
    for other in rest:
        theirs = other.stats.values()
        wins += own[best_stat(card)] > theirs[best_stat(card)]
        wins += own[best_stat(other)] > theirs[best_stat(other)]
    return Fraction(wins, 2 * len(rest))


def win_shares(cards: tuple[Card, ...]) -> dict[int, Fraction]:
    return {card.id: win_share(card, [other for other in cards if other is not card]) for card in cards}


def test_no_card_wins_more_than_65_percent_against_the_rest() -> None:
    assert max(win_shares(visible(load_deck())).values()) <= Fraction(65, 100)


def test_a_card_with_ten_in_everything_would_be_found_out() -> None:
    champion = msgspec.structs.replace(load_deck()[0], id=1000, stats=Stats(10, 10, 10, 10, 10))
    assert win_shares((*visible(load_deck()), champion))[1000] > Fraction(65, 100)


def test_ties_between_stats_go_to_the_first_and_a_tied_round_is_no_win() -> None:
    first, second = load_deck()[:2]
    even = msgspec.structs.replace(first, stats=Stats(7, 7, 0, 0, 0))
    strong = msgspec.structs.replace(second, stats=Stats(7, 1, 8, 0, 0))
    assert best_stat(even) == STATS.index("power")
    assert win_share(even, [strong]) == 0
    assert win_share(strong, [even]) == Fraction(1, 2)


def test_no_card_is_hopeless_and_a_rarer_card_wins_more() -> None:
    cards = visible(load_deck())
    shares = win_shares(cards)
    assert min(shares.values()) >= Fraction(30, 100)

    def mean(rarity: str) -> Fraction:
        group = [shares[card.id] for card in cards if card.rarity == rarity]
        return sum(group, Fraction(0)) / len(group)

    assert mean("Legendary") > mean("Epic") > mean("Common")


# The scenarios that come with the game


def test_the_scenarios_are_named_with_the_usual_one_first() -> None:
    names = "classic alternate bandit classic-15 classic-5 heavyweights limited quick solo team"
    assert scenario_names() == names.split()


@pytest.mark.parametrize("name", scenario_names())
def test_every_scenario_loads_and_survives_a_journal(name: str) -> None:
    scenario = load_scenario(name)
    assert load_scenario(json.loads(msgspec.json.encode(scenario))) == scenario


def test_classic_is_the_defaults() -> None:
    classic = load_scenario("classic")
    assert classic == DuelScenario("Classic", "classic")
    assert (classic.points_to_win, classic.max_rounds) == (10, 25)
    assert (classic.selection_ms, classic.cooldown_ms) == (30_000, 3000)
    assert classic.flags == Flags(auto_select=True, skip_round_cooldown=False, enable_test_mode=False)


def test_the_other_scenarios_are_what_their_names_say() -> None:
    assert load_scenario("classic-5").points_to_win == 5
    assert load_scenario("classic-15").points_to_win == 15
    quick = load_scenario("quick")
    assert (quick.mode, quick.max_rounds, quick.cooldown_ms) == ("quick", 1, 0)
    bandit = load_scenario("bandit")
    assert (bandit.mode, bandit.points_to_win, bandit.cooldown_ms) == ("bandit", 10, 3000)
    alternate = load_scenario("alternate")
    assert (alternate.alternate_choice, alternate.opponent) == (True, "hard")
    assert load_scenario("solo").selection_ms == 0


def test_the_team_scenario_fields_the_same_classes_on_both_sides() -> None:
    team = load_scenario("team")
    classes = {card.id: card.weight_class for card in load_deck()}
    assert [classes[id] for id in team.player_team] == [classes[id] for id in team.opponent_team]
    assert len(team.player_team) == team.max_rounds == 6


def test_flags_are_nested_in_json() -> None:
    written = json.loads(msgspec.json.encode(load_scenario("classic")))
    assert written["flags"] == {"autoSelect": True, "skipRoundCooldown": False, "enableTestMode": False}
    scenario = load_scenario({**CLASSIC, "flags": {"autoSelect": False}})
    assert scenario.flags == Flags(auto_select=False)


# The guard: a scenario that cannot be played

WRONG: list[tuple[dict[Any, Any], str]] = [
    ({**CLASSIC, "pointsToWin": 7}, "$.pointsToWin: expected 5, 10 or 15, got 7"),
    ({**CLASSIC, "mode": "clasic"}, "$.mode: expected classic, quick, bandit or team, got 'clasic'"),
    ({"mode": "classic"}, "$: expected the field name"),
    ({**CLASSIC, "pointToWin": 5}, "$: expected no field 'pointToWin'. Did you mean \"pointsToWin\"?"),
    ({**CLASSIC, "zzz": 5}, "$: expected no field 'zzz'"),
    ({**CLASSIC, 3: 5}, "$: expected fields with a name"),
    ({**CLASSIC, "maxRounds": 0}, "$.maxRounds: expected a whole number of at least 1, got 0"),
    ({**CLASSIC, "maxRounds": 1001}, "$.maxRounds: expected a whole number of at most 1000, got 1001"),
    (
        {**CLASSIC, "maxRounds": 10**5000},
        "$.maxRounds: expected a whole number of at most 1000, got a huge number",
    ),
    ({**CLASSIC, "maxRounds": "25"}, "$.maxRounds: expected a whole number, got '25'"),
    ({**CLASSIC, "maxRounds": True}, "$.maxRounds: expected a whole number, got true"),
    ({**CLASSIC, "selectionMs": -1}, "$.selectionMs: expected a whole number of at least 0, got -1"),
    (
        {**CLASSIC, "selectionStretch": 11},
        "$.selectionStretch: expected a whole number of at most 10, got 11",
    ),
    ({**CLASSIC, "flags": {"autoSelect": 1}}, "$.flags.autoSelect: expected true or false, got 1"),
    ({**CLASSIC, "flags": ["autoSelect"]}, "$.flags: expected an object, got a list"),
    ({**CLASSIC, "timerSpeed": 2}, "$.timerSpeed: expected 1 outside test mode, got 2"),
    ({**CLASSIC, "name": "x\ny"}, "$.name: expected 1 to 80 characters on one line, got 'x\\ny'"),
    ({**CLASSIC, "name": None}, "$.name: expected text, got nothing"),
    ({**CLASSIC, "playerTeam": [1]}, "$.playerTeam: expected no team outside team mode"),
    ({"name": "x", "mode": "quick"}, "$.pointsToWin: expected 1 in quick mode, got 10"),
    ({"name": "x", "mode": "quick", "pointsToWin": 1}, "$.maxRounds: expected 1 in quick mode, got 25"),
    (
        {"name": "x", "mode": "quick", "pointsToWin": 1, "maxRounds": 1},
        "$.cooldownMs: expected 0 in quick mode, got 3000",
    ),
    (
        {"name": "x", "mode": "bandit", "flags": {"autoSelect": False}},
        "$.flags.autoSelect: expected true in bandit mode, where dice choose, got false",
    ),
    (
        {"name": "x", "mode": "bandit", "autoSelectMode": "highest"},
        "$.autoSelectMode: expected random in bandit mode, got 'highest'",
    ),
    ({**TEAMS, "playerTeam": [1, 2, 3, 4]}, "$.playerTeam: expected 5 or 6 fighters, got 4"),
    ({**TEAMS, "playerTeam": [1, 2, 3, 4, 5, 11, 12]}, "$.playerTeam: expected 5 or 6 fighters, got 7"),
    (
        {**TEAMS, "opponentTeam": [6, 7, 8, 9, 10, 11]},
        "$.opponentTeam: expected 5 fighters, as many as the other side, got 6",
    ),
    (
        {**TEAMS, "opponentTeam": [6, 7, 8, 9, 1]},
        "$.opponentTeam[4]: expected a fighter who is in no team yet, got 1",
    ),
    (
        {**TEAMS, "playerTeam": [1, 2, 3, 4, 4]},
        "$.playerTeam[4]: expected a fighter who is in no team yet, got 4",
    ),
    (
        {**TEAMS, "playerTeam": [1, 2, 3, 4, 999]},
        "$.playerTeam[4]: expected the id of a visible card, got 999",
    ),
    ({**TEAMS, "maxRounds": 4}, "$.maxRounds: expected at least 5, a round for each fighter, got 4"),
    ({**CLASSIC, "deck": []}, "$.deck: expected at least two visible cards, got 0"),
    (
        {**CLASSIC, "deck": [card(), card(id=2, isHidden=True)]},
        "$.deck: expected at least two visible cards, got 1",
    ),
    ({**CLASSIC, "deck": "cards.json"}, "$.deck: expected a list or nothing, got 'cards.json'"),
    ({**CLASSIC, "deck": [card(), card()]}, "$.deck[1].id: expected a unique id, got 1"),
    (
        {**CLASSIC, "deck": [card(), card(id=2, stats=stats(newaza=11))]},
        "$.deck[1].stats.newaza: expected a whole number of at most 10, got 11",
    ),
    (
        {**CLASSIC, "deck": [card(), card(id=2, stats=stats(newaza=2.5))]},
        "$.deck[1].stats.newaza: expected a whole number, got 2.5",
    ),
    (
        {**CLASSIC, "deck": [card(countryCode="PRT")]},
        "$.deck[0].countryCode: expected two capital letters, got 'PRT'",
    ),
    (
        {**CLASSIC, "deck": [card(weightClass="-60")]},
        "$.deck[0].weightClass: expected a women's class (-48, -52, -57, -63, -70, -78 or +78), got '-60'",
    ),
    (
        {**CLASSIC, "deck": [card(surname="a\x1b[31mb")]},
        "$.deck[0].surname: expected 1 to 80 characters on one line, got 'a\\x1b[31mb'",
    ),
]


@pytest.mark.parametrize(("data", "expected"), WRONG, ids=[expected for _, expected in WRONG])
def test_unplayable_content_is_named_with_its_place(data: dict[str, Any], expected: str) -> None:
    assert complaint(data) == f"scenario: {expected}"


def test_a_hidden_card_fights_in_no_team() -> None:
    hidden = next(card.id for card in load_deck() if card.is_hidden)
    said = complaint({**TEAMS, "playerTeam": [hidden, 2, 3, 4, 5]})
    assert said == f"scenario: $.playerTeam[0]: expected the id of a visible card, got {hidden}"


@pytest.mark.parametrize("target", [5, 10, 15])
def test_classic_takes_its_three_targets(target: int) -> None:
    assert load_scenario({**CLASSIC, "pointsToWin": target}).points_to_win == target


def test_a_scenario_made_in_python_is_checked_just_the_same() -> None:
    with pytest.raises(
        ContentError, match=r"^here: \$\.maxRounds: expected a whole number of at least 1, got -3$"
    ):
        check(DuelScenario("x", "classic", max_rounds=-3), "here")
    with pytest.raises(ContentError, match=r"^scenario: \$\.pointsToWin: expected 5, 10 or 15, got 6$"):
        load_scenario(DuelScenario("x", "classic", points_to_win=6))


def test_any_list_of_cards_can_be_the_deck() -> None:
    own = load_scenario({**CLASSIC, "deck": [card(), card(id=7)]})
    assert [one.id for one in deck_of(own)] == [1, 7]
    assert deck_of(load_scenario("classic")) == load_deck()


def test_cards_given_as_objects_are_taken_too() -> None:
    assert deck_of(load_scenario({**CLASSIC, "deck": load_deck()[:3]})) == load_deck()[:3]


@pytest.mark.parametrize("source", [None, 3, ["classic"]])
def test_something_that_is_no_scenario_is_refused(source: Any) -> None:
    assert complaint(source).startswith("scenario: expected a name, a file or named fields, got ")


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    names = "classic, alternate, bandit, classic-15, classic-5, heavyweights, limited, quick, solo or team"
    assert complaint("klassic") == f'klassic: expected a file or one of {names}. Did you mean "classic"?'


# Files


def test_a_deck_and_a_scenario_are_read_from_a_users_file(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text(json.dumps([card(), card(id=2)]))
    (tmp_path / "mine.yaml").write_text("name: Mine\nmode: classic\npointsToWin: 5\n")
    (tmp_path / "mine.json").write_text("\ufeff" + json.dumps({**CLASSIC, "name": "Mine", "pointsToWin": 5}))
    assert [one.id for one in load_deck(tmp_path / "cards.json")] == [1, 2]
    assert load_scenario(str(tmp_path / "mine.yaml")) == load_scenario(tmp_path / "mine.json")


BROKEN: dict[str, tuple[bytes, str]] = {
    "empty.yaml": (b"", "$: expected an object, got nothing"),
    "empty.json": (b"", "line 1, column 1: expected JSON, but: input data was truncated"),
    "cut.json": (b'{"name": "x",\n', "line 2, column 1: expected JSON, but: input data was truncated"),
    "comma.json": (
        '{"name": "é",\n "mode": "é",}'.encode(),
        "line 2, column 14: expected JSON, but: trailing comma in object",
    ),
    "number.json": (b'{"name": 1e999}', "line 1, column 16: expected JSON, but: number out of range"),
    "picture.json": (b"\n\xff\xd8\xff\xe0", "line 2, column 1: expected text in UTF-8"),
    "zeros.yaml": (b"name\x00", "line 1, column 5: expected valid YAML: control characters are not allowed"),
    "open.yaml": (
        b"name: x\nmode: [1",
        "line 3, column 1: expected valid YAML: did not find expected ',' or ']'",
    ),
    "colon.yaml": (
        b"name: x\nmode: a: b",
        "line 2, column 8: expected valid YAML: mapping values are not allowed in this context",
    ),
    "two.yaml": (b"name: x\n---\nname: y", "line 2, column 1: expected valid YAML: found another document"),
    "date.yaml": (b"name: 2020-99-99", "expected valid YAML: month must be in 1..12"),
    "day.yaml": (b"name: 2020-01-01\nmode: classic", "$.name: expected text, got something else"),
    "alias.yaml": (b"a: &a [1]\nb: *a", "line 2, column 4: expected no aliases"),
    "deep.yaml": (b"[" * 100_000, "line 1, column 21: expected at most 20 levels"),
    "stairs.yaml": (b"- " * 50_000, "line 1, column 41: expected at most 20 levels"),
    "deep.json": (b"[" * 100_000, "expected JSON that is nested less deeply"),
    "huge.yaml": (b"#" * (4 * 1024 * 1024 + 1), "expected at most 4 MiB"),
    "list.yaml": (b"[classic]", "$: expected an object, got a list"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_one_plain_sentence(name: str, tmp_path: Path) -> None:
    data, expected = BROKEN[name]
    (tmp_path / name).write_bytes(data)
    assert complaint(tmp_path / name) == f"{tmp_path / name}: {expected}"


def test_yaml_that_asks_for_an_object_of_python_is_refused(tmp_path: Path) -> None:
    (tmp_path / "evil.yaml").write_text("name: !!python/object/apply:os.getcwd []")
    assert "line 1, column 7: expected valid YAML: could not determine a constructor" in complaint(
        tmp_path / "evil.yaml"
    )


def test_a_number_of_five_thousand_digits_is_refused(tmp_path: Path) -> None:
    for name in ("digits.yaml", "digits.json"):
        (tmp_path / name).write_text('{"name": "x", "mode": "classic", "maxRounds": ' + "9" * 5000 + "}")
        assert complaint(tmp_path / name).startswith(f"{tmp_path / name}: ")


@pytest.mark.parametrize("name", ["stranger.json", "stranger/home.yaml", "a\0b.json", "."])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot read the file"):
        load_deck(tmp_path / name)


def test_a_deck_with_a_fault_names_file_and_card(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([card(), card(id=2, rarity="Rare")]))
    with pytest.raises(ContentError) as caught:
        load_deck(file)
    assert str(caught.value) == f"{file}: $[1].rarity: expected Common, Epic or Legendary, got 'Rare'"
    assert (caught.value.file, caught.value.path) == (str(file), "$[1].rarity")


numbers = count()


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode), st.sampled_from([".json", ".yaml"]))
def test_any_file_gives_a_value_or_a_plain_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: bytes, kind: str
) -> None:
    file = tmp_path_factory.getbasetemp() / f"anything{next(numbers)}{kind}"
    file.write_bytes(data)
    refusals = [refusal(load_deck, file), refusal(load_scenario, file)]
    file.unlink()
    assert all(str(error).startswith(f"{file}: ") for error in refusals if error)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(json.loads(msgspec.json.encode(load_scenario("team"))))), values)
def test_any_field_value_is_valid_or_refused_with_its_place(field: str, value: Any) -> None:
    data = {**json.loads(msgspec.json.encode(load_scenario("team"))), field: value}
    error = refusal(load_scenario, data)
    assert error is None or (error.path.startswith("$") and error.expected.startswith("expected "))


def test_the_fingerprint_is_the_same_each_time_and_short() -> None:
    assert fingerprint() == fingerprint()
    assert len(fingerprint()) == 32


# Decks from elsewhere.


def test_a_deck_from_elsewhere_keeps_its_own_fields() -> None:
    story = {"signatureMoveId": 7, "bio": "Trains at dawn.", "moves": [{"name": "uchi mata"}]}
    cards = [card(id=0, countryCode="pt", **story), card(id=2, countryCode="jp", lastUpdated="2025-01-01")]
    scenario = load_scenario({**CLASSIC, "deck": cards})
    assert scenario.deck is not None
    assert [each.country_code for each in scenario.deck] == ["PT", "JP"]
    assert card_values(scenario.deck[0]).items() >= story.items()
    assert "extra" not in card_values(scenario.deck[1])


def test_a_deck_from_elsewhere_is_the_same_from_a_file_a_list_and_a_journal(tmp_path: Path) -> None:
    cards = [card(id=1, countryCode="pt", bio="x"), card(id=2)]
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(cards))
    assert load_deck(file) == read_deck(cards) == read_deck(load_deck(file))
    scenario = load_scenario({**CLASSIC, "deck": cards})
    assert load_scenario(plain(scenario)) == scenario


def test_a_seat_sees_the_other_fields_of_its_card() -> None:
    engine = create_battle_engine({"deck": [card(id=1, bio="x"), card(id=2, bio="x")], "mode": "quick"})
    engine.start_match()
    assert engine.get_state()["cards"]["player"]["bio"] == "x"
