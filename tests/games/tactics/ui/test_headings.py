"""A long list of choices under a few headings, the most promising first."""

from __future__ import annotations

from typing import Any

from games.tactics.forecast.test_preview import FIRE
from games.tactics.stage import BOW, CLUB, caster, creature, fight
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.records import Topic
from turnwright.story.catalogue import Catalogue

GAME = Tactics()
WORDS = Catalogue("turnwright.games.tactics")


def headed(state: Any) -> dict[str, Topic]:
    return {topic.word: topic for topic in GAME.presenter.headings(state, 1, GAME.options(state, 1))}


def commands(state: Any, word: str) -> list[Any]:
    options = GAME.options(state, 1)
    return [options.command(place) for place in headed(state)[word].choices]


def test_every_choice_is_under_a_heading() -> None:
    played = fight("A..b", A=creature("hero", attacks=[CLUB, BOW]), b=creature("wolf"))
    topics = headed(played.state)

    assert list(topics) == ["attack", "move", "ready", "act"]
    places = [place for topic in topics.values() for place in topic.choices]
    assert sorted(places) == list(range(GAME.options(played.state, 1).count()))
    assert topics["move"].shown == 0
    assert topics["act"].brief


def test_the_best_blow_at_each_target_comes_first() -> None:
    tough = creature("ogre", ac=18)
    played = fight("A.bc", A=creature("hero", attacks=[CLUB, BOW]), b=tough, c=creature("wolf"))
    first, second = commands(played.state, "attack")[:2]

    assert first == c.RangedAttack("hero", "wolf", "bow")
    assert second == c.RangedAttack("hero", "ogre", "bow")


def test_of_equivalent_aims_of_an_area_one_is_listed() -> None:
    played = fight(
        "M" + "." * 12 + "ab", M=caster("mage", FIRE), a=creature("wolf"), b=creature("boar"), spells=[FIRE]
    )
    casts = [command for command in commands(played.state, "cast") if command.spell == "burst"]
    labels = [GAME.presenter.label(played.state, 1, command).args for command in casts]

    assert labels[0]["enemies"] == 2
    assert labels[0]["allies"] == 0
    found = [(label["enemies"], label["allies"], label["damage"]) for label in labels]
    assert len(found) == len(set(found))


def test_a_heading_shows_how_to_type_its_first_choice() -> None:
    played = fight("A..b", A=creature("hero", attacks=[CLUB, BOW]), b=creature("wolf"))
    hints = {word: topic.hint for word, topic in headed(played.state).items()}

    assert hints["attack"] is not None
    assert WORDS.tell(hints["attack"]) == "Example: attack Wolf"
    assert hints["move"] is not None
    typed = WORDS.tell(hints["move"]).removeprefix("Example: ")
    understood = GAME.presenter.understand(played.state, 1, typed, WORDS.tell)
    assert GAME.options(played.state, 1).index(understood) >= 0
    assert hints["act"] is None


def test_areas_that_affect_no_enemy_are_listed_last() -> None:
    played = fight(
        "M" + "." * 12 + "ab", M=caster("mage", FIRE), a=creature("wolf"), b=creature("boar"), spells=[FIRE]
    )
    casts = commands(played.state, "cast")
    caught = [GAME.presenter.label(played.state, 1, command).args.get("enemies", 1) for command in casts]

    assert 0 in caught
    assert all(count == 0 for count in caught[caught.index(0) :])
