"""Choices in words: different choices read differently, and each names its target and its chances."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, Staged, caster, creature, fight
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.game import Tactics
from turnwright.story.catalogue import Catalogue

GAME = Tactics()
DAGGER: dict[str, Any] = {**CLUB, "id": "dagger", "name": "Dagger", "range": 20, "long": 60}
SLUMBER: dict[str, Any] = {
    "id": "slumber",
    "name": "Slumber",
    "level": 1,
    "range": 60,
    "area": {"shape": "circle", "size": 5},
    "effects": [{"save": "WIS", "fail": [{"condition": "unconscious"}]}],
}
BLESSING: dict[str, Any] = {
    "id": "blessing",
    "name": "Blessing",
    "level": 1,
    "range": 30,
    "whom": "ally",
    "effects": [{"condition": "invisible"}],
}


def label(played: Staged, command: Any, lang: str = "en") -> str:
    words = Catalogue("turnwright.games.tactics", lang)
    return words.tell(GAME.presenter.label(played.state, 1, command))


def test_throwing_and_stabbing_with_a_weapon_have_different_labels() -> None:
    played = fight("Ab", A=creature("hero", attacks=[DAGGER]), b=creature("wolf"))
    assert label(played, c.MeleeAttack("hero", "wolf", "dagger")).startswith("Dagger at Wolf: hits 65 %")
    thrown = label(played, c.RangedAttack("hero", "wolf", "dagger"))
    assert thrown.startswith("Throw Dagger at Wolf: hits 42 %")


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_all_choices_of_a_turn_have_different_labels(lang: str) -> None:
    hero = caster("mage", SLUMBER, BLESSING, weapons=["dagger", "quarterstaff"])
    played = fight(
        "M.Bb..c",
        M=hero,
        B=creature("mira"),
        b=creature("wolf"),
        c=creature("boar"),
        spells=[SLUMBER, BLESSING],
    )
    options = GAME.options(played.state, 1)
    read = [label(played, options.command(place), lang) for place in range(options.count())]
    assert len(read) > 20
    assert [text for text in read if read.count(text) > 1] == []


def test_a_spell_for_allies_names_its_target_even_for_the_caster() -> None:
    played = fight(
        "MAb", M=caster("mage", BLESSING), A=creature("mira"), b=creature("wolf"), spells=[BLESSING]
    )
    assert label(played, c.SpellCast("mage", "blessing", target="mage")) == "Blessing on Mage"
    assert label(played, c.SpellCast("mage", "blessing", target="mira")) == "Blessing on Mira"


def test_an_area_without_damage_shows_its_chance() -> None:
    played = fight(
        "M.....bc", M=caster("mage", SLUMBER), b=creature("wolf"), c=creature("boar"), spells=[SLUMBER]
    )
    one = label(played, c.SpellCast("mage", "slumber", area_center="5, 0"))
    both = label(played, c.SpellCast("mage", "slumber", area_center="6, 0"))
    # DC 14 against a bonus of 0: 13 of 20 fail, and of two at least one with 1 - 0.35 * 0.35.
    assert one == "Slumber at 5, 0: enemies 1, allies 0, fails the save 65 %"
    assert both == "Slumber at 6, 0: enemies 2, allies 0, at least one fails the save 88 %"
