"""Every game that is installed passes every check, and every check can fail."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kernel.seat_games import Muster
from testing.toy_games import BROKEN, EVERYTHING, Change, Fork, Toll, TollNotation
from turnwright import Game, Match, Policy, Rejected, games, verify
from turnwright.kernel.codec import decode, plain
from turnwright.testing import CHECKS, Case, Check, ConformanceError, Driver, cases, conformance, drive
from turnwright.testing.__main__ import main
from turnwright.testing.checks.legality import spoil

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NAMED = {check.__name__: check for check in CHECKS}
FEW = 16


def nim() -> Game:
    spec = importlib.util.spec_from_file_location("nim", EXAMPLES / "nim" / "nim.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["nim"] = module  # the codec looks the state's types up there
    spec.loader.exec_module(module)
    game: Game = module.Nim()
    return game


# Of a game whose matches take long to check, these are held against the suite each time, the others at night.
SAMPLES = {"tactics": ["bench-goblins", "crypt"], "stellar": ["battle", "skirmish"]}
# One of each game, to be looked at on both builds; the others are long.
CHEAP = {
    "duel": "classic-5",
    "wuxia": "duel",
    "rounds": "duelo",
    "tactics": "bench-goblins",
    "stellar": "battle",
}


def shipped() -> list[Any]:
    """Every scenario of every game that is installed."""
    found = []
    for name in games.names():
        for scenario in games.load(name).scenarios.names():
            found.append(pytest.param(name, scenario, marks=when(name, scenario), id=f"{name}/{scenario}"))
    return found


def when(name: str, scenario: str) -> list[pytest.MarkDecorator]:
    """When a scenario is held against the suite, unless it is cheap enough for any time."""
    if scenario not in SAMPLES.get(name, [scenario]):
        return [pytest.mark.nightly]
    return [] if scenario == CHEAP.get(name, scenario) else [pytest.mark.long]


@pytest.mark.parametrize(("name", "scenario"), shipped())
def test_an_installed_game_passes(name: str, scenario: str) -> None:
    report = conformance(games.load(name), [scenario], [1], 40)
    assert set(report.idle) <= {"undo"}, "only to take something back may there be no occasion"


@pytest.mark.parametrize("name", games.names())
def test_in_every_installed_game_a_command_can_be_undone(name: str) -> None:
    game = games.load(name)
    report = conformance(game, game.scenarios.names()[:1], [1], 20, checks=[NAMED["undo"]])
    assert report.idle == []


@pytest.mark.parametrize("check", CHECKS, ids=NAMED)
def test_a_duel_whose_rounds_are_interrupted_passes(check: Check) -> None:
    duel = games.load("duel")
    scenario = plain(duel.scenarios.load("classic-5"))
    scenario["flags"]["autoSelect"] = False
    scenario["selectionMs"] = 5000
    conformance(duel, [scenario], range(2), 60, checks=[check])


@pytest.mark.parametrize("check", CHECKS, ids=NAMED)
@pytest.mark.parametrize("make", [nim, Toll])
def test_a_toy_passes(make: Any, check: Check) -> None:
    report = conformance(make(), seeds=range(2), inputs=60, checks=[check])
    assert report.idle == []


@pytest.mark.parametrize("check", CHECKS, ids=NAMED)
@pytest.mark.parametrize("scenario", [{"pullers": 3}, {"pullers": 2, "allied": False}], ids=str)
def test_a_toy_with_more_seats_in_some_scenarios_passes(scenario: Any, check: Check) -> None:
    report = conformance(Muster(), [scenario], range(2), 40, checks=[check])
    assert report.idle == []


@pytest.mark.parametrize(("kind", "name"), [broken[:2] for broken in BROKEN])
def test_a_broken_game_is_caught_by_the_check_for_it(kind: type[Game], name: str) -> None:
    with pytest.raises(ConformanceError) as caught:
        conformance(kind(), seeds=range(3), inputs=60, checks=[NAMED[name]], bound=300)
    assert caught.value.check == name
    assert caught.value.reason in str(caught.value)


@pytest.mark.parametrize(("kind", "name", "also"), [case for case in BROKEN if case[2] is not EVERYTHING])
def test_a_broken_game_is_caught_by_no_other_check(kind: type[Game], name: str, also: set[str]) -> None:
    others = [check for check in CHECKS if check.__name__ not in {name, *also}]
    for check in others:
        conformance(kind(), ["short"], [1], FEW, checks=[check], bound=FEW * 10 if name != "ends" else 10**4)


def test_every_check_has_a_game_that_breaks_it() -> None:
    assert {name for _, name, _ in BROKEN} == set(NAMED)


def test_the_error_says_where_the_game_is_broken() -> None:
    class TaxedNotation(TollNotation):
        def read(self, text: str, like: Any) -> Any:
            state = super().read(text, like)
            state.coins[1] += state.turn
            return state

    class Taxed(Toll):
        notation = TaxedNotation(Toll.command_type)

    with pytest.raises(ConformanceError) as caught:
        conformance(Taxed(), ["dear"], [5])
    error = caught.value
    assert (error.check, error.scenario, error.seed, error.players) == ("notation", "dear", 5, "people")
    assert error.field == "$.coins[1]"
    assert error.input > 0
    place = f"toll fails notation (scenario 'dear', seed 5, people, input {error.input}, field $.coins[1])"
    assert str(error).startswith(place)


def test_the_report_names_idle_checks() -> None:
    class Waits(Toll):
        """No seat is ever to act, so there is no command to undo."""

        def options(self, state: Any, seat: int) -> Any:
            return self.extra_options(state, seat)

        def extra_options(self, state: Any, seat: int) -> Any:
            return super().extra_options(state, 9)

        def to_act(self, state: Any) -> list[int]:
            return []

    report = conformance(Waits(), seeds=[0])
    assert {"undo", "commands", "options"} <= set(report.idle)
    assert "without any case: commands, options" in str(report)


def test_the_report_shows_how_many_worlds_differed() -> None:
    hidden = conformance(Toll(), ["short"], [0], 20, checks=[NAMED["views"]])
    open_to_all = conformance(nim(), None, [0], 20, checks=[NAMED["views"]])
    words = "worlds that differ where a seat cannot see"
    assert hidden.notes[words] > 100
    assert words not in open_to_all.notes


def test_a_match_is_driven_the_same_way_each_time_and_another_way_by_another_seed() -> None:
    first, second, other = (drive(Toll(), "short", seed) for seed in (3, 3, 4))
    assert first.lines == second.lines
    assert first.lines[2:] != other.lines[2:]


def test_driven_matches_meet_questions_thrown_dice_timeouts_and_people_who_give_up() -> None:
    lines = [decode(line) for case in cases(Toll(), ["short"], range(6)) for line in case.played.lines]
    asked = [ask["ask"] for line in lines for ask in line.get("asks", [])]
    told = [event for line in lines if isinstance(line.get("events"), list) for event in line["events"]]
    ends = [line["end"]["reason"] for line in lines if "end" in line]
    assert {"roll", "choice"} == set(asked)
    assert any("dawdles" in event for event in told)
    assert set(ends) == {"road's end", "bowed out"}


def test_a_driven_journal_verifies() -> None:
    game = Toll()
    played = drive(game, "dear", 1, throws=[0])
    verdict = verify(played.lines, lambda name: game)
    assert verdict.valid
    assert verdict.finished


def test_a_driver_says_why_it_cannot_go_on() -> None:
    class Stuck(Toll):
        def to_act(self, state: Any) -> list[int]:
            return [] if state.turn > 3 else [state.turn % 2]

        def next_due(self, state: Any) -> int:
            return -1

        def options(self, state: Any, seat: int) -> Any:
            return super().options(state, seat if state.turn <= 3 else 9)

        def extra_options(self, state: Any, seat: int) -> Any:
            return super().extra_options(state, 9)

    case = Case(Stuck(), "short")
    assert case.played.fault == "no seat is to act, nothing is due, and the match is not over"
    driver = Driver(case.played.match)
    assert driver.step() is None


def test_a_spoilt_command_differs_from_the_original() -> None:
    case = Case(Toll(), "short")
    data = {"type": "play", "card": 3, "why": ""}
    spoilt = [spoil(data, dice) for dice in [case.dice("spoil")] for _ in range(200)]
    assert sum(each != data for each in spoilt) > 180
    assert any("card" not in each for each in spoilt)
    assert any("extra" in each for each in spoilt)
    assert any(isinstance(each.get("card"), int) and each["card"] < 0 for each in spoilt)


def test_missing_content_fails_as_a_check() -> None:
    class NoContent(Toll):
        def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
            state = super().revive(kind, data, scenario)
            state.fork = Fork({"worth": None})
            return state

    with pytest.raises(ConformanceError, match="toll fails encoding"):
        conformance(NoContent(), ["short"], [0], checks=[NAMED["encoding"]])


def test_a_refusal_while_a_match_is_played_again_is_reported_as_one() -> None:
    class Moody(Toll):
        """Refuses in its second match what it took in its first."""

        matches = 0

        def setup(self, scenario: Any, ctx: Any) -> Any:
            self.matches += 1
            return super().setup(scenario, ctx)

        def apply(self, state: Any, seat: int, command: Any, ctx: Any) -> None:
            if self.matches > 1:
                raise Rejected("moody", "not today")
            super().apply(state, seat, command, ctx)

    with pytest.raises(ConformanceError, match="refused what it had accepted: not today"):
        NAMED["looking"](Case(Moody(), "short"))


# The two commands.


@pytest.mark.long
def test_the_transcripts_are_the_same_under_every_hash_seed() -> None:
    command = [sys.executable, "-m", "turnwright.testing", "transcripts", "--seeds", "1", "--inputs", "30"]
    outputs = []
    for seed in ("0", "1"):
        done = subprocess.run(command, env=_environment(seed), capture_output=True, check=True)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    found = {decode(line)["game"] for line in outputs[0].splitlines() if line.startswith(b'{"turnwright"')}
    assert found == set(games.names())


def _environment(seed: str) -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": seed}


def test_an_unknown_game_is_reported_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", "chess"]) == 2
    said = capsys.readouterr()
    assert said.err.startswith('there is no game "chess"; there are: ')
    assert said.err.count("\n") == 1
    assert main(["transcripts", "--games", "chess"]) == 2


def run_conformance(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """Install a game as `nim` in a folder and give the command in a process of its own."""
    (folder / "nim.py").write_text(source, encoding="utf-8")
    about = folder / "nim-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[turnwright.games]\nnim = nim:Nim\n", encoding="utf-8")
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    command = [sys.executable, "-m", "turnwright.testing", "conformance", "nim", "--seeds", "1"]
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )


def test_the_conformance_command_prints_the_report(tmp_path: Path) -> None:
    done = run_conformance(tmp_path, (EXAMPLES / "nim" / "nim.py").read_text("utf-8"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("nim: 3 matches, ")
    assert "lines identical under two hash seeds: " in done.stdout


@pytest.mark.parametrize(
    "told", ["hash('takes') % 1000", "list({'one', 'two', 'three', 'four', 'five', 'six'})"]
)
def test_the_conformance_command_finds_a_game_that_depends_on_hash(tmp_path: Path, told: str) -> None:
    source = (EXAMPLES / "nim" / "nim.py").read_text("utf-8")
    spoilt = source.replace('"sticks": command', f'"sticks": command, "told": {told}')
    assert spoilt != source
    done = run_conformance(tmp_path, spoilt)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(
        "nim plays differently under another hash seed (line 3, field $.events[0].told"
    )
    assert done.stderr.count("\n") == 1


def test_the_conformance_command_reports_a_failure_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = next(kind for kind, name, _ in BROKEN if name == "looking")
    monkeypatch.setattr(games, "load", lambda name: broken())
    assert main(["conformance", "toll"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("toll fails looking (")
    assert said.err.count("\n") == 1


def test_an_invalid_number_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["transcripts", "--seeds", "0"])
    assert stopped.value.code == 2
    assert "expected a number from 1, got '0'" in capsys.readouterr().err


def test_an_undo_cannot_be_used_to_peek_at_a_card() -> None:
    match = Match(Toll(), "short", seed=1, seats=[None, Policy()])
    step = match.submit(0, Change(match.state.hands[0][0]))
    assert step.to == {"1": [0]}, "only its owner sees the new card"
    with pytest.raises(Rejected, match="revealed something hidden to seat 0"):
        match.undo(0)
