"""A fight in the narrator's phrases: the same words live, in the log, and years after from the journal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cli.installed_games import Call
from games.wuxia.positions import PALM, character, scenario, skill
from turnwright.games.wuxia.content import shipped_phrases
from turnwright.kernel.codec import encode
from turnwright.kernel.journal import Journal, Reader

SURE = {**PALM, "hit_chance": 1, "crit_chance": 0}
OWN = {
    "narrative_template": "{attacker.name}大笑，{target.name}失{damage_amount}点。",
    "translations": {"en": "{attacker.name} laughs; {target.name} loses {damage_amount}."},
}


def written(phrase: dict[str, Any], label: str = "掌法", **parameters: Any) -> str:
    """A file with a scenario of two fighters who have one skill; what `run` and `play` call it."""
    own = scenario([character("ann", agility=30), character("bob")], [skill("palm", label, **parameters)])
    own["skills"][0]["tiers"][0].update(phrase)
    Path("mine.json").write_bytes(encode(own))
    return "wuxia/mine.json"


def blows(said: str) -> list[str]:
    """The lines of a fight that narrate a palm strike; choices are indented."""
    return [line for line in said.splitlines() if "Palm" in line and not line.startswith(" ")]


def close(said: str) -> str:
    """The output without its line breaks."""
    return re.sub(r"\s", "", said)


def test_a_tiers_own_phrase_is_narrated_by_run_play_and_replay(call: Call) -> None:
    mine = written(OWN, **SURE)
    assert "Ann大笑，Bob失41点。\n" in call("run", mine, "--bots", "--text", "--lang", "zh").out
    assert "Ann laughs; Bob loses 41.\n" in call("run", mine, "--bots", "--text").out
    played = call("play", mine, "--journal", "a.jsonl", "--lang", "zh", typed="1\n" * 9).out
    assert "Ann大笑，Bob失41点。\n" in played
    assert "Ann大笑，Bob失41点。\n" in call("replay", "a.jsonl").out
    assert "Ann laughs; Bob loses 41.\n" in call("replay", "a.jsonl", "--lang", "en").out


def test_a_tiers_own_phrase_that_is_not_translated_leaves_it_to_the_phrases_of_the_game(call: Call) -> None:
    said = call("run", written(OWN, **SURE), "--bots", "--text", "--lang", "fr").out
    assert "laughs" not in said
    assert re.search("(fond sur|touche l’épaule de|s’abat de tout son poids ;) Bob", said)


def test_a_miss_is_not_narrated_by_the_phrase_of_a_hit(call: Call) -> None:
    said = call("run", written(OWN, **{**SURE, "hit_chance": 0}), "--bots", "--text", "--lang", "en").out
    assert "laughs" not in said
    assert "Ann uses Palm; Bob leans aside and lets it pass." in said


def test_a_critical_carries_its_tag(call: Call) -> None:
    mine = written(OWN, **{**SURE, "crit_chance": 1})
    assert "Ann大笑，Bob失61点。【暴击】\n" in call("run", mine, "--bots", "--text", "--lang", "zh").out
    english = call("run", mine, "--bots", "--text", "--lang", "en").out
    assert "Ann laughs; Bob loses 61. Critical hit!\n" in english


@pytest.mark.parametrize(
    ("label", "base", "told", "never"),
    [
        ("掌法", 0, "only grazes", "staggers back|flash of the blade|goes straight for"),
        ("掌法", 24, "staggers back", "only grazes|flash of the blade|goes straight for"),
        ("剑法", 6, "A flash of the blade", "only grazes|staggers back|goes straight for"),
        ("掌法", 6, "goes straight for", "only grazes|staggers back|flash of the blade"),
    ],
)
def test_a_phrase_with_a_condition_is_used_where_it_holds_and_comes_before_the_others(
    call: Call, label: str, base: int, told: str, never: str
) -> None:
    weak = {"power_multiplier": 0.7} if base == 0 else {}
    mine = written({}, label, **{**SURE, "base_damage": base, **weak})
    said = "".join(
        call("run", mine, "--bots", "--text", "--lang", "en", "--seed", str(seed)).out for seed in range(4)
    )
    assert told in said
    assert not re.search(never, said)


def test_a_replay_uses_the_same_phrases_as_play(call: Call) -> None:
    mine = written({}, "剑法", **PALM)
    played = blows(
        call("play", mine, "--lang", "en", "--seed", "5", "--journal", "a.jsonl", typed="1\n" * 30).out
    )
    assert len(set(played)) > 2
    assert blows(call("replay", "a.jsonl", "--lang", "en").out) == played


@pytest.mark.parametrize("lang", ["zh", "en", "pt", "fr"])
def test_a_replay_uses_the_same_phrases_as_run(call: Call, lang: str) -> None:
    told = call("run", "wuxia/schools", "--bots", "--text", "--journal", "a.jsonl", "--lang", lang).out
    again = close(call("replay", "a.jsonl", "--lang", lang).out)
    at = 0
    assert len(told.splitlines()) > 20
    for sentence in told.splitlines():
        at = again.index(close(sentence), at)


def test_the_log_and_a_resumed_match_use_the_same_phrases(call: Call) -> None:
    mine = written({}, "剑法", **{**PALM, "base_damage": 0})
    told = blows(call("play", mine, "--lang", "en", "--journal", "a.jsonl", typed="1\n1\nlog\nq\n").out)
    half = len(told) // 2
    assert half > 1
    assert told[half:] == told[:half]
    assert blows(call("play", "--resume", "a.jsonl", "--lang", "en", typed="log\nq\n").out) == told[:half]


def test_narration_does_not_change_the_journal(call: Call) -> None:
    mine = written(OWN, **PALM)
    call("run", mine, "--bots", "--journal", "silent.jsonl")
    for lang in ("zh", "fr"):
        call("run", mine, "--bots", "--text", "--lang", lang, "--journal", "told.jsonl")
        assert Path("told.jsonl").read_bytes() == Path("silent.jsonl").read_bytes()
    assert call("verify", "told.jsonl").out.startswith("good: ")


def test_another_seed_draws_other_phrases_for_the_same_blows(call: Call) -> None:
    # Everything hits and nothing is critical, so that only the words can differ.
    mine = written({}, **SURE)
    said = [call("run", mine, "--bots", "--text", "--seed", seed).out for seed in "123456"]
    assert len(set(said)) > 1
    assert len({tuple(re.findall(r"\d+点", one)) for one in said}) == 1


def test_a_run_without_text_loads_no_phrases(call: Call) -> None:
    shipped_phrases.cache_clear()
    call("run", "wuxia", "--bots")
    assert shipped_phrases.cache_info().misses == 0
    call("run", "wuxia", "--bots", "--text")
    assert shipped_phrases.cache_info().misses == 1


def test_a_journal_of_other_rules_is_still_narrated(call: Call) -> None:
    # Nothing is known of a skill that is gone but what its blows say.
    call("run", written(OWN, **SURE), "--bots", "--journal", "a.jsonl")
    reader, old = Reader(), Journal()
    for line in Path("a.jsonl").read_bytes().splitlines(keepends=True):
        old.add(reader.body(line).replace(b'"first":["ann"]', b'"front":["ann"]'))
    Path("b.jsonl").write_bytes(old.text())
    said = call("replay", "b.jsonl", "--lang", "en").out
    assert re.search("Ann.*Palm", said)
    assert "laughs" not in said
