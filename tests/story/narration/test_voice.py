"""The narrator's voice without a model: varied, and aware of turning points."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from turnwright import games
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import EVERYTHING, Header, Line, read_input
from turnwright.kernel.replay import read_header
from turnwright.story.catalogue import catalogue_for, catalogue_source
from turnwright.story.narration.beats import Beat, beats_of, main_beat, rules_of
from turnwright.story.narration.voice import APART, Voice
from turnwright.story.narrator import Narrator
from turnwright.testing.driver import drive

ONCE = ("start", "end", "first-blood", "last-stand", "swing")  # of a fight; the others come all the time
LANGUAGES = ("en", "pt", "fr", "zh")
GAMES = ("duel", "rounds", "stellar", "tactics", "wuxia")


@cache
def played(name: str) -> tuple[Game, Header, tuple[Line, ...]]:
    game = games.load(name)
    bot = game.bots().get("heuristic") or next(iter(game.bots().values()))
    scenario = game.scenarios.load(game.scenarios.names()[0])
    lines = drive(game, None, 3, [bot] * len(game.seats_for(scenario)), inputs=150).lines
    entries = [read_input(line) for line in lines[1:]]
    return game, read_header(Reader(), lines[0]), tuple(each for each in entries if isinstance(each, Line))


def voice(name: str, language: str = "en", seat: int = EVERYTHING) -> Voice:
    game, header, _ = played(name)
    narrator = Narrator(game, catalogue_for(game, language))
    narrator.begin(header)
    return Voice(narrator, seat)


def fight(*events: dict[str, Any], n: int = 1, **line: Any) -> Line:
    return Line(n=n, events=list(events), **line)


def blow(hit: bool = True, actor: str = "fighter", target: str = "goblin_boss") -> dict[str, Any]:
    rolled = {"actor_id": actor, "target_id": target, "weapon": "longsword", "natural": 9, "bonus": 5}
    return {"type": "ATTACK_ROLLED", **rolled, "total": 14, "ac": 12, "hit": hit, "critical": False}


WOUND = {
    "type": "DAMAGE_DEALT",
    "creature_id": "goblin_boss",
    "by": "fighter",
    "amount": 5,
    "rolled": 5,
    "hp": 2,
}


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_comes_twice_within_ten(name: str) -> None:
    _, _, lines = played(name)
    for language in LANGUAGES:
        teller = voice(name, language)
        said = [sentence for line in lines if (sentence := teller.speak(line))]
        assert said, (name, language)
        for at, sentence in enumerate(said):
            assert sentence not in said[max(0, at - APART) : at], (language, sentence)
            assert "{" not in sentence
            assert "voice-" not in sentence


@pytest.mark.parametrize("name", [*GAMES, None])
def test_every_kind_of_beat_has_ten_phrases_in_every_language(name: str | None) -> None:
    module = None if name is None else type(games.load(name)).__module__
    found = []
    for language in LANGUAGES:
        ids = re.findall(r"^voice-([a-z-]+)-(\d+) =", catalogue_source(module, language), re.MULTILINE)
        counts: dict[str, int] = {}
        for kind, _ in ids:
            counts[kind] = counts.get(kind, 0) + 1
        for kind, count in counts.items():
            assert count == (3 if kind in ONCE else 10), (language, kind)
        found.append(counts)
    assert all(counts == found[0] for counts in found)
    assert {"hit", "miss", "critical", "down", "heal", "spell", "condition", "ended", "refused"} < set(
        found[0]
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_story_rules_of_a_game_name_events_and_fields_that_it_has(name: str) -> None:
    game = games.load(name)
    known = {kind.__struct_config__.tag: kind for kind in game.event_type.__args__}
    rules = rules_of(game)
    assert rules.beats
    for tag, listed in rules.beats.items():
        fields = known[tag].__struct_encode_fields__
        for rule in listed:
            paths = [*rule.when, rule.who, rule.target, rule.tool, rule.amount, rule.place]
            for path in paths:
                assert path.startswith("=") or path.partition(".")[0] in (*fields, ""), (tag, path)
    assert {*rules.start, *rules.end} <= set(known)


def test_of_several_beats_the_weightiest_is_told() -> None:
    beats = [Beat("hit", "a", "b"), Beat("harm", "a", "b"), Beat("down", "a", "b")]

    assert main_beat(beats) == Beat("down", "a", "b")
    assert main_beat([]) is None


def test_a_hit_a_miss_and_a_death_are_told_by_name() -> None:
    teller = voice("tactics")

    hit = teller.speak(fight(blow(), n=1))
    miss = teller.speak(fight(blow(hit=False), n=2))
    downed = {"type": "CREATURE_DOWNED", "creature_id": "goblin_boss", "by": "fighter", "dead": True}
    death = teller.speak(fight(blow(), WOUND, downed, n=3))

    names = re.compile("fighter|goblin boss", re.IGNORECASE)
    assert all(names.search(sentence) for sentence in (hit, miss, death)), (hit, miss, death)


def moments(kind: str, **names: str) -> list[str]:
    words = voice("tactics").narrator.catalogue
    return [words.say(f"voice-{kind}-{at}", names) for at in (1, 2, 3)]


def test_first_blood_is_told_once_and_again_if_it_was_undone() -> None:
    firsts = moments("first-blood", who="Bran", target="Goblin Boss")
    teller = voice("tactics")

    said = [
        teller.speak(fight(blow(hit=False), n=1)),
        teller.speak(fight(blow(), WOUND, n=2)),
        teller.speak(fight(blow(), WOUND, n=3)),
        teller.speak(fight(n=4, undo=2)),
        teller.speak(fight(blow(), WOUND, n=5)),
    ]

    assert [any(first in each for first in firsts) for each in said] == [False, True, False, False, True]


def test_a_last_stand_is_told_once_when_one_of_several_is_left() -> None:
    alone = moments("last-stand", target="Bran")
    teller = voice("tactics")
    two, one = ({"party": party, "master": ["goblin_boss"]} for party in (["fighter", "rogue"], ["fighter"]))

    said = [teller.speak(fight(blow(hit=False), n=n), side) for n, side in enumerate((two, one, one), 1)]

    assert [any(each.endswith(stand) for stand in alone) for each in said] == [False, True, False]


def test_a_hidden_event_is_no_turning_point() -> None:
    hidden = fight(blow(), WOUND, n=1, to={"0": (0,), "1": (0,)})

    assert voice("tactics", seat=1).speak(hidden) == ""
    assert any(
        first in voice("tactics", seat=0).speak(hidden)
        for first in moments("first-blood", who="Bran", target="Goblin Boss")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_vary(language: str) -> None:
    teller = voice("tactics", language)

    said = [teller.refused(number) for number in range(30)]

    for at in range(len(said)):
        assert said[at] not in said[max(0, at - APART) : at]
    assert all(said)


def test_events_of_a_game_without_story_rules_have_no_beats() -> None:
    assert beats_of(None, [{"type": "ATTACK_ROLLED"}, "word", 5, None, {}]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_on_the_ground_is_not_told_as_one_of_fleets(language: str) -> None:
    event = {"type": "logged", "about": "ground-battle", "args": {"planet": "Ultima Prime"}}
    found = beats_of(games.load("stellar"), [event])
    assert [(beat.kind, beat.place) for beat in found] == [("ground", "Ultima Prime")]
    catalogue = catalogue_for(games.load("stellar"), language)
    lines = [catalogue.say(f"voice-ground-{number}", {"place": "Ultima Prime"}) for number in range(1, 11)]
    assert len(set(lines)) == 10
    assert all("Ultima Prime" in line for line in lines)
