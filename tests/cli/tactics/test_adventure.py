"""`turnwright adventure check` and the schema that editors use."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from cli.installed_games import Call
from games.tactics.rules.adventure.small import SMALL, changed
from pages import page_text
from turnwright import Match
from turnwright.cli.errors import Exit
from turnwright.cli.tactics.adventure_schema import adventure_schema
from turnwright.games.tactics import Tactics
from turnwright.games.tactics.commands import (
    CombatStart,
    MasterDamage,
    NpcDialogue,
    SearchItem,
    SetFlag,
    Travel,
)
from turnwright.games.tactics.content import FOLDER, adventure_names, load_scenario
from turnwright.games.tactics.content.adventures import text_ids

SCHEMA = jsonschema.Draft202012Validator(json.loads(adventure_schema()))
PARTY, MASTER = 1, 0


def written(values: dict[str, Any], folder: Path) -> str:
    """The path of a file with an adventure."""
    path = folder / "tale.yaml"
    path.write_text(yaml.safe_dump(values, sort_keys=False), "utf-8")
    return str(path)


# The check


def test_a_sound_adventure_passes_with_the_odds_of_each_fight(call: Call, tmp_path: Path) -> None:
    said = call("adventure", "check", written(SMALL, tmp_path), "--fights", "2", "--workers", "1")

    assert said.code == Exit.FINE
    assert "A short way: 3 scenes\nEverything in it can happen." in said.out
    assert re.findall(r"^(road\S+): difficulty \w+$", said.out, re.MULTILINE) == [
        "road.creatures",
        "road.triggers.ambush",
    ]
    assert said.out.count("Measured: the party wins ") == 2


def test_another_party_can_be_measured(call: Call, tmp_path: Path) -> None:
    path = written(SMALL, tmp_path)
    said = call("adventure", "check", path, "--fights", "0", "--party", "2x9")

    assert "road.creatures: difficulty low" in said.out
    refused = call("adventure", "check", path, "--fights", "0", "--party", "3x1")
    assert (refused.code, refused.err) != (0, "")
    assert "there is room for 2 heroes" in refused.err.lower() or "room for 2" in refused.err


def test_events_that_can_never_happen_are_reported_and_fail_the_check(call: Call, tmp_path: Path) -> None:
    values = changed(inn={"triggers": {"x": {"upon": "rest", "then": {}}}})
    said = call("adventure", "check", written(values, tmp_path), "--fights", "0")

    assert said.code == Exit.REFUSED
    assert "adventure.scenes.inn.triggers.x: the scene allows no rest" in said.out


def test_a_mistake_in_the_file_is_named_by_its_line(call: Call, tmp_path: Path) -> None:
    values = changed(inn={"exits": {"road": {"name": "x", "to": "raod"}}})
    said = call("adventure", "check", written(values, tmp_path), "--fights", "0")

    assert said.code != 0
    assert re.search(r"exits\.road\.to \(line \d+\)", said.err)
    assert 'Did you mean "road"' in said.err


def test_missing_translations_are_named_by_language(call: Call, tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.mkdir()
    path = written(SMALL, tmp_path)
    first = call("adventure", "check", path, "--fights", "0", "--words", str(words))
    assert first.code == Exit.REFUSED
    ids = set()
    for lang in ("en", "pt", "fr", "zh"):
        (count,) = re.findall(rf"^{lang}: (\d+) texts", first.out, re.MULTILINE)
        ids.add(count)
    assert len(ids) == 1

    scenario: Any = load_scenario(SMALL)
    for lang in ("en", "pt", "fr", "zh"):
        lines = [f"{each} = x" for each in text_ids(scenario.adventure)]
        (words / f"{lang}.ftl").write_text("\n".join(lines), "utf-8")
    second = call("adventure", "check", path, "--fights", "0", "--words", str(words))

    assert second.code == Exit.FINE
    assert "no translation" not in second.out


@pytest.mark.parametrize("name", adventure_names())
def test_the_shipped_adventures_have_all_their_words(call: Call, name: str) -> None:
    said = call("adventure", "check", name, "--fights", "0")

    assert "no translation" not in said.out


def test_a_single_fight_is_no_adventure(call: Call) -> None:
    said = call("adventure", "check", "goblin-ambush")

    assert said.code != 0
    assert "goblin-ambush is a single fight, not an adventure" in said.err


# The schema


@pytest.mark.parametrize("name", adventure_names())
def test_the_shipped_adventures_fit_the_schema(name: str) -> None:
    SCHEMA.validate(yaml.safe_load(FOLDER.read(f"tales/{name}.yaml")))


@pytest.mark.parametrize(
    ("scenes", "path"),
    [
        ({"inn": {"kind": "Tavern"}}, "$.adventure.scenes.inn.kind"),
        ({"inn": {"exit": {}}}, "$.adventure.scenes.inn"),
        (
            {"camp": {"triggers": {"x": {"upon": "sometimes", "then": {}}}}},
            "$.adventure.scenes.camp.triggers.x.upon",
        ),
        ({"road": {"arrivals": []}}, "$.adventure.scenes.road.arrivals"),
    ],
)
def test_an_editor_underlines_what_does_not_fit(scenes: dict[str, Any], path: str) -> None:
    SCHEMA.validate(json.loads(json.dumps(SMALL)))
    wrong = json.loads(json.dumps(changed(**scenes)))

    assert path in [error.json_path for error in SCHEMA.iter_errors(wrong)]


def test_the_schema_is_printed(call: Call) -> None:
    assert call("schema", "adventure").out.encode().strip() == adventure_schema().strip()


# The tutorial


@pytest.fixture
def ferry(tmp_path: Path) -> Match:
    """A match of the adventure that the tutorial writes."""
    blocks = re.findall(
        r"```yaml\n# ferry\.yaml(?:, continued)?\n(.*?)```", page_text("your-own-adventure"), re.DOTALL
    )
    path = tmp_path / "ferry.yaml"
    path.write_text("".join(blocks), "utf-8")
    SCHEMA.validate(yaml.safe_load(path.read_text("utf-8")))
    game = Tactics()
    return Match(game, game.scenarios.load(path), seed=1, seats=[None, None])


def test_the_tutorial_ends_with_words(ferry: Match) -> None:
    ferry.submit(PARTY, NpcDialogue("brina", "news", "fighter"))
    ferry.submit(PARTY, Travel("fighter", "boat"))
    ferry.submit(MASTER, SetFlag("knows_vesk"))
    ferry.submit(PARTY, SearchItem("cleric", "wreck"))
    ferry.state.bag["ring"] = 1
    ferry.state.done.append("island/wolves")
    ferry.submit(PARTY, Travel("fighter", "path"))
    ferry.submit(PARTY, NpcDialogue("vesk_speaks", "ring", "cleric"))

    assert ferry.outcome is not None
    assert (ferry.outcome.reason, ferry.outcome.winners) == ("parted", (PARTY,))


def test_the_tutorial_ends_with_blades(ferry: Match) -> None:
    ferry.submit(PARTY, NpcDialogue("brina", "news", "fighter"))
    ferry.submit(PARTY, Travel("fighter", "boat"))
    ferry.state.done.append("island/wolves")
    ferry.submit(PARTY, Travel("fighter", "path"))
    ferry.submit(MASTER, CombatStart())
    for foe in ("vesk", "guard"):
        ferry.submit(MASTER, MasterDamage(foe, 100))

    assert ferry.outcome is not None
    assert ferry.outcome.reason == "freed"
