"""A refusal has names and numbers in every language, and a legal alternative."""

from typing import Any

import pytest

from games.rounds.arena import ROUNDS, battle, card, duel, hero, response
from games.rounds.small_land import HEROES, RATS, TOWER, TOWN, TWO, WOOD, journey, land
from turnwright.cli.terminal.text import Text
from turnwright.games.rounds.commands import (
    Attack,
    BeginBattle,
    EndTurn,
    Explore,
    Move,
    OpenContainer,
    PlayCard,
    Resign,
    Rest,
    Shoot,
    Travel,
    Wait,
)
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.story.catalogue import languages

FIRM = card("firm", {"do": "damage", "whom": "target", "amount": 2}, target="enemy", reach=1)
LEAP = card("leap", {"do": "move", "way": "to", "steps": 1}, target="cell", reach=1)
DEAR = card("dear", {"do": "heal", "amount": 1}, cost={"ap": 2, "mp": 9})
SAVE = response("save", "on_self", {"do": "heal", "amount": 1})


def fight(enemy_at: str = "k6") -> Match:
    ana = hero("ana", PER=5, deck=["firm", "leap", "dear", "save"])
    return battle(duel(ana, enemy_at=enemy_at, cards=[FIRM, LEAP, DEAR, SAVE]), [1, 1, 1])


def refusal(match: Match, command: Any, seat: int = 0) -> Rejected:
    with pytest.raises(Rejected) as refused:
        match.submit(seat, command)
    return refused.value


def why(match: Match, command: Any, lang: str = "en") -> str:
    return Text(ROUNDS, lang).refusal(refusal(match, command), match.state)


def instead(match: Match, command: Any) -> Any:
    return ROUNDS.presenter.suggest(match.state, 0, command, refusal(match, command))


REASONS = [
    (Move("k11"), "Ana cannot reach that cell with 4 AP"),
    (Attack("bia"), "Ana has no target in reach for that"),
    (Shoot("bia"), "Ana has no target in reach for that"),
    (PlayCard("firm", "bia"), "Ana has no target in reach for that"),
    (PlayCard("leap"), "Leap can only be played to e5, d6, f6, e7"),
    (PlayCard("firm", "", "e7"), "there is no cell Firm can be played to now"),
    (PlayCard("dear"), "Dear costs 2 AP, 9 mana, and Ana has 4 AP, 8 mana"),
    (PlayCard("save"), "that card is a response; you are prompted when you can play it"),
    (PlayCard("nothing"), "Ana does not have that card; in hand: "),
    (OpenContainer("a1"), "there is no closed container next to Ana"),
    (BeginBattle(), "the battle has already started"),
    (Travel("town"), "that is only possible in a campaign"),
]


@pytest.mark.parametrize(("command", "said"), REASONS)
def test_a_refusal_says_why(command: Any, said: str) -> None:
    assert why(fight(), command).startswith(said)


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_refusals_in_other_languages_contain_no_english(lang: str) -> None:
    match = fight()
    for command, said in REASONS:
        told = why(match, command, lang)
        assert not told.startswith(said)
        assert "refused" not in told


def test_a_refusal_counts_the_missing_points() -> None:
    match = fight("f6")
    match.submit(0, Move("e7"))
    match.submit(0, Move("e6"))
    assert why(match, Attack("bia")) == "that costs 3 AP, and Ana has 1"
    assert why(match, Rest("life")) == "Ana has already acted this turn"


def test_a_refusal_names_the_targets_in_reach() -> None:
    assert why(fight("f6"), Attack("stranger")) == "Ana can only target Bia with that"


def test_the_nearest_legal_command_is_suggested() -> None:
    assert instead(fight(), Move("k6")) == Move("i6")
    assert instead(fight(), Attack("bia")) == Move("i6")
    assert instead(fight("f6"), Attack("stranger")) == Attack("bia")
    assert instead(fight("f6"), PlayCard("firm")) == PlayCard("firm", "bia")
    assert instead(fight(), PlayCard("leap", "", "e9")) == PlayCard("leap", "", "e7")
    assert instead(fight(), PlayCard("firm", "bia")) == Move("i6")
    assert instead(fight(), OpenContainer("a1")) == EndTurn()


def test_outside_battle_the_ways_are_named() -> None:
    match = journey(land())
    refused = refusal(match, Travel("tower"), HEROES)
    assert Text(ROUNDS, "en").refusal(refused, match.state) == "from here you can only travel to Wood"
    assert ROUNDS.presenter.suggest(match.state, HEROES, Travel("tower"), refused) == Travel("wood")
    refused = refusal(match, Attack("ann"), HEROES)
    assert Text(ROUNDS, "en").refusal(refused, match.state) == "no battle is in progress"
    assert ROUNDS.presenter.suggest(match.state, HEROES, Attack("ann"), refused) is None


def test_a_command_without_a_fighter_still_has_a_label() -> None:
    match = fight()
    tell = Text(ROUNDS, "en").message
    assert tell(ROUNDS.presenter.label(match.state, 0, Attack("stranger"))) == "Attack stranger (3 AP)"
    assert tell(ROUNDS.presenter.label(match.state, 0, PlayCard("nothing"))) == "nothing"


def test_a_player_without_fighters_and_one_who_does_not_begin_are_told_so() -> None:
    given = {**land(TOWN, {**WOOD, **RATS}, TOWER, **TWO), "seats": "character"}
    match = journey(given, seed=1)  # the seats of ann, of bob, and of the foes
    told = {lang: Text(ROUNDS, lang) for lang in languages()}
    refused = refusal(match, Wait(), 1)
    assert told["en"].refusal(refused, match.state) == "it is Ann's turn"
    match.submit(0, Explore())
    match.submit(1, Wait())
    match.submit(1, Wait())
    absent, late = refusal(match, Resign(), 1), refusal(match, BeginBattle(), 2)
    assert told["en"].refusal(absent, match.state) == "you have no fighters in this battle"
    assert told["en"].refusal(late, match.state) == "another player begins the battle"
    match.submit(0, Resign())
    match.submit(1, Resign())
    gone = refusal(match, Resign(), 1)
    assert told["en"].refusal(gone, match.state) == "you have no heroes left"
    del told["en"]
    for refused in (absent, late, gone):
        assert refused.reason not in [text.refusal(refused, match.state) for text in told.values()]
