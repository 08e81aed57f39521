"""Details on request: a hero's numbers and hand, a card, a mark; and what a response answers."""

from typing import Any

import pytest

from games.rounds.arena import ROUNDS, battle, card, duel, hero, response
from turnwright.games.rounds.commands import Attack, PlayCard
from turnwright.kernel.match import Match
from turnwright.story.catalogue import Catalogue, languages

SAVES = response("save", "on_self", {"do": "mark", "mark": "bleeds", "lasts": 2}, cost={"sp": 1})
BITES = card(
    "bite",
    {"do": "damage", "whom": "target", "amount": 1, "plus": "FOR", "part": 2, "dice": "1d4"},
    {"do": "mark", "whom": "target", "mark": "bleeds", "lasts": 2, "if_marked": "bleeds"},
    target="enemy",
    reach=1,
)
BLEEDS = {
    "id": "bleeds",
    "name": "Bleeding Much",
    "attributes": {"FOR": -1},
    "phase": "end_of_turn",
    "effects": [{"do": "lose", "resource": "life", "amount": 1}],
}


def fight() -> Match:
    """Ana, who can bite, against bia, who can save herself."""
    ana, bia = hero("ana", PER=5, deck=["bite"]), hero("bia", deck=["save"])
    return battle(duel(ana, bia, cards=[SAVES, BITES], marks=[BLEEDS]), [1])


def words(lang: str = "en") -> Catalogue:
    return Catalogue("turnwright.games.rounds", lang)


def seen(match: Match, seat: int, text: str, lang: str = "en") -> list[str]:
    speech = words(lang)
    return [speech.tell(line) for line in ROUNDS.presenter.look(match.view(seat), text, speech.tell)]


def test_a_hand_is_drawn_for_those_who_hold_it() -> None:
    match = fight()
    for seat, held, hidden in ((0, "Bite", "Save"), (1, "Save", "Bite")):
        drawn = "\n".join(words().tell(line) for line in ROUNDS.presenter.draw(match.view(seat)))
        assert f"hand: {held}" in drawn
        assert hidden not in drawn


def test_a_hero_is_described_by_numbers_marks_and_the_own_hand() -> None:
    match = fight()
    lines = seen(match, 0, "ana")
    assert lines[1:3] == [
        "  level 1: CON 4, STR 4, AGI 4, PER 5, INT 4, CHA 4, SPI 4",
        "  maximum: life 5, mana 8, stamina 8",
    ]
    assert lines[3:] == [
        "  hand:",
        "  Bite (1 AP): on an enemy within 1",
        "    the target: 1 + STR/2 + 1d4 damage",
        "    the target, if marked Bleeding Much: mark Bleeding Much (2 turns)",
    ]
    assert "hand:" not in "".join(seen(match, 1, "ana"))


@pytest.mark.parametrize("text", ["A", "a", "e6", "ana", "Ana"])
def test_a_hero_goes_by_name_letter_and_cell(text: str) -> None:
    assert seen(fight(), 0, text)[0].endswith("Ana")


def test_a_card_and_a_mark_are_described_by_their_effects() -> None:
    assert seen(fight(), 0, "save") == [
        "  Save (1 stamina): response to an action against you within 20",
        "    you: mark Bleeding Much (2 turns)",
    ]
    assert seen(fight(), 0, "bleeding") == [
        "  Bleeding Much: STR -1",
        "  Bleeding Much (free): at the end of the turn",
        "    you: life -1",
    ]
    assert seen(fight(), 0, "nothing at all") == []


def test_marks_are_drawn_below_their_bearer_by_the_name_of_their_file() -> None:
    match = fight()
    step = match.submit(0, Attack("bia"))
    match.answer(1, step.asks[0].id, 1)
    drawn = [words().tell(line) for line in ROUNDS.presenter.draw(match.view(0))]
    bia = next(at for at, line in enumerate(drawn) if line.endswith("Bia"))
    assert drawn[bia + 1] == "       marks: Bleeding Much"


def test_a_question_names_the_action_it_is_about() -> None:
    match = fight()
    step = match.submit(0, Attack("bia"))
    asked = ROUNDS.presenter.question(match.state, step.asks[0])
    assert words().tell(asked) == "Ana attacks Bia. Respond with a card?"
    assert words("pt").tell(asked) == "Ana ataca Bia. Responder com uma carta?"
    assert words().tell(ROUNDS.presenter.choice(match.state, step.asks[0], 0)) == "No"
    match = fight()
    step = match.submit(0, PlayCard("bite", "bia"))
    asked = ROUNDS.presenter.question(match.state, step.asks[0])
    assert words().tell(asked) == "Ana plays Bite on Bia. Respond with a card?"


@pytest.mark.parametrize("lang", languages())
def test_everything_that_comes_with_the_game_can_be_looked_at_in_every_language(lang: str) -> None:
    for name in ("dupla", "ruinas"):
        match = Match(ROUNDS, name)
        view: Any = match.view(0)
        for known in (*view["fighters"], *view["cards"].values(), *view["marks"].values()):
            lines = seen(match, 0, known["name"], lang)
            assert lines
            assert not any(word in line for line in lines for word in ("does-", "use-", "whom", "look-"))


def test_the_known_cards_do_not_show_who_holds_them() -> None:
    match = Match(ROUNDS, "duelo")
    before = ROUNDS.view(match.state, 0)["cards"]
    bento = match.state.get("bento")
    bento.hand, bento.deck = bento.deck[:3], bento.deck[3:] + bento.hand
    assert ROUNDS.view(match.state, 0)["cards"] == before


def test_the_ground_is_described_by_its_sign_and_by_the_cell() -> None:
    match = Match(ROUNDS, "ruinas")
    assert seen(match, 0, "~") == ["~: mud; 2 AP to enter"]
    assert seen(match, 0, "f6") == ["f6: mud; 2 AP to enter"]
    assert seen(match, 0, "f5") == ["f5: floor; 1 AP to enter"]
    assert seen(match, 0, "a6")[:2] == [
        "a6: container; cannot be entered; 2 AP to open from an adjacent cell",
        "  Potion (1 AP): on your turn",
    ]
    assert seen(match, 0, "z9") == []


def test_below_a_board_stands_what_its_signs_mean() -> None:
    drawn = [words().tell(line) for line in ROUNDS.presenter.draw(Match(ROUNDS, "ruinas").view(0))]
    assert "~ mud, # wall, 1 high ground, 2 high ground, $ container" in drawn
    assert not any(
        "mud" in words().tell(line) for line in ROUNDS.presenter.draw(Match(ROUNDS, "duelo").view(0))
    )


def test_own_fighters_stand_together() -> None:
    drawn = [words().tell(line) for line in ROUNDS.presenter.draw(Match(ROUNDS, "ruinas").view(0))]
    assert [line[1] for line in drawn if "life" in line] == ["A", "B", "U", "V"]


def test_hand_and_deck_combined_are_shown_for_every_fighter() -> None:
    match = Match(ROUNDS, "duelo")
    known = seen(match, 0, "bento")[-1]
    assert known.startswith("  hand and deck combined: Blessing of Stone, ")
    assert "Shield ×2" in known
    bento = match.state.get("bento")
    bento.hand, bento.deck = bento.deck[:3], bento.deck[3:] + bento.hand
    assert seen(match, 0, "bento")[-1] == known
    assert not any("combined" in line for line in seen(match, 0, "dandara"))


def test_only_a_sum_stands_in_brackets() -> None:
    heals = card(
        "heals", {"do": "heal", "amount": 1, "plus": "ESP"}, {"do": "gain", "resource": "mp", "amount": 2}
    )
    match = battle(duel(hero("ana", PER=5, deck=["heals"]), cards=[heals]))
    assert seen(match, 0, "heals")[1:] == ["    you: life +(1 + SPI)", "    you: mana +2"]


def test_a_board_that_does_not_fit_says_where_it_goes_on() -> None:
    view = fight().view(0)
    small = [words().tell(line) for line in ROUNDS.presenter.screen(view, 80, 10) if "rim" in line.args]
    assert (small[0][-3:], small[-1][-3:]) == ("  ^", "  v")
    assert not any(row.endswith(("^", "v")) for row in small[1:-1])
    whole = [words().tell(line) for line in ROUNDS.presenter.screen(view, 80, 60) if "rim" in line.args]
    assert len(whole) == 11
    assert not any(row.endswith(("^", "v")) for row in whole)
    assert words().tell(ROUNDS.presenter.legend(view)["^ v"]) == "the board goes on"
