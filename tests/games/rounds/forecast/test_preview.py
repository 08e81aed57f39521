"""Forecasts of a choice: the damage, CON, and the chance of each loss of life."""

from typing import Any

import pytest

from games.rounds.arena import ROUNDS, battle, card, duel, hero
from turnwright.games.rounds.commands import Attack, EndTurn, PlayCard, Shoot
from turnwright.kernel.match import Match
from turnwright.story.catalogue import Catalogue, languages

BURN = card(
    "burn",
    {"do": "damage", "whom": "enemies", "reach": 9, "amount": 1, "plus": "INT", "part": 2, "dice": "2d6"},
    {"do": "damage", "whom": "target", "amount": 9, "if_marked": "never"},
    target="enemy",
    reach=9,
)
NEVER = {"id": "never", "name": "Never", "attributes": {"FOR": 1}}


def fight(enemy_at: str = "f6", **bia: Any) -> Match:
    ana = hero("ana", PER=5, ranged=True, deck=["burn"])
    return battle(duel(ana, hero("bia", **bia), enemy_at, cards=[BURN], marks=[NEVER]))


def foreseen(match: Match, command: Any, lang: str = "en") -> list[str]:
    words = Catalogue("turnwright.games.rounds", lang)
    return [words.tell(line) for line in ROUNDS.presenter.foresee(match.state, 0, command)]


@pytest.mark.parametrize(
    ("con", "said"),
    [
        (6, "  Bia (CON 6): damage 5 to 6; life -1 (50 %), life -2 (50 %); falls 0 %"),
        (4, "  Bia (CON 4): damage 5 to 6; life -2 (100 %); falls 0 %"),
        (12, "  Bia (CON 12): damage 5 to 6; no life lost (50 %), life -1 (50 %); falls 0 %"),
    ],
)
def test_a_blow_is_weighed_against_con(con: int, said: str) -> None:
    assert foreseen(fight(CON=con), Attack("bia")) == [said]


def test_a_shot_does_half_of_per() -> None:
    assert foreseen(fight("h6", CON=4), Shoot("bia")) == [
        "  Bia (CON 4): damage 4 to 5; life -2 (100 %); falls 0 %"
    ]


def test_a_card_is_described_with_its_effects_and_targets() -> None:
    lines = foreseen(fight(CON=10), PlayCard("burn", "bia"))
    assert lines[0] == "  Burn (1 AP): on an enemy within 9"
    # 3 and 2d6: at least 5, so always a wound; 7 or more on the dice is CON, of which none are 5 above.
    assert (
        lines[-1]
        == "  Bia (CON 10): damage 5 to 15; life -1 (42 %), life -2 (56 %), life -3 (3 %); falls 0 %"
    )
    assert len([line for line in lines if "CON" in line]) == 1  # a fighter without the mark is not affected


def test_other_commands_have_no_forecast() -> None:
    assert foreseen(fight(), EndTurn()) == []
    assert foreseen(fight(), Attack("stranger")) == []
    assert foreseen(fight(), PlayCard("nothing")) == []


def test_forecasts_are_translated() -> None:
    said = {foreseen(fight(), Attack("bia"), lang)[0] for lang in languages()}
    assert len(said) == len(languages())
