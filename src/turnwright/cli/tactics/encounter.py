"""`turnwright encounter`: fights within a budget, with measured odds beside the difficulty of the SRD."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from turnwright.cli import selection
from turnwright.cli.errors import Exit, UserError, quoted
from turnwright.cli.files import refuse_to_overwrite, require_yaml, write_files
from turnwright.cli.lab import validation
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.report import print_note
from turnwright.cli.lab.tables import Page
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.content.encounters import (
    Proposal,
    difficulty_of,
    party_of,
    propose,
    with_party,
    write_scenario,
)
from turnwright.games.tactics.content.encounters import levels_of as levels_of_party
from turnwright.games.tactics.content.scenario_schema import TacticsScenario
from turnwright.games.tactics.map.text_map import FLOOR, meaning
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.records import Message
from turnwright.lab.experiment import experiment_for
from turnwright.lab.report.tables import table
from turnwright.lab.report.wording import Names
from turnwright.lab.result import Result, Share
from turnwright.lab.study import Study

MOST = 20  # fights proposed at once
PARTY = "party"  # the side whose odds are shown
LETTERS = "ABCDE"  # kinds of foes on a map
OTHERS = 4  # heroes in the parties that replace an encounter's own


class EncounterOptions:
    """The options of a proposal: party, difficulty, terrain, and how many fights to propose and play."""

    def __init__(
        self, party: str, difficulty: str, terrain: str, seed: int, count: int, fights: int, workers: int
    ) -> None:
        if not 1 <= count <= MOST:
            raise UserError(f"--count must be from 1 to {MOST}, not {count}")
        validation.check_runs(fights, "--fights", 0)
        self.party = party
        self.difficulty = difficulty
        self.terrain = terrain
        self.seed = seed
        self.count = count
        self.fights = fights
        self.workers = workers

    def proposals(self) -> list[Proposal]:
        """The proposed fights."""
        try:
            dice = Dice(self.seed, "encounter")
            return propose(party_of(self.party), self.difficulty, self.terrain, dice, self.count)
        except Rejected as refused:
            raise refusal(refused) from None


def refusal(refused: Rejected) -> UserError:
    """The sentence for a party or difficulty that is refused."""
    legal = ", ".join(str(each) for each in refused.legal)
    sentence = validation.sentence(refused.reason)
    lead = "Example:" if refused.code == "bad-party" else "Choose from:"
    return UserError(sentence, f"{lead} {legal}" if legal else "", Exit.REFUSED)


def propose_encounters(wanted: EncounterOptions, to: str, force: bool, lang: str) -> Exit:
    """Propose fights, write them to files, and show them with their odds."""
    game = selection.find_game("tactics")
    names = Names(game, lang)
    made = wanted.proposals()
    files = _files(to, len(made), force)
    found = odds_of(game, [each.scenario for each in made], wanted.fights, wanted.seed, wanted.workers, names)
    _write(made, files)
    _show(made, found, wanted, names)
    for file in files:
        print_note(names.say("lab-wrote", file=str(file)))
    return Exit.INTERRUPTED if found.interrupted else Exit.FINE


def _files(to: str, count: int, force: bool) -> list[Path]:
    # Several fights get numbered files.
    if not to:
        return []
    path = Path(to)
    require_yaml(path, "fight.yaml")
    several = [path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(1, count + 1)]
    files = [path] if count == 1 else several
    refuse_to_overwrite(files, force)
    return files


def _write(made: Sequence[Proposal], files: Sequence[Path]) -> None:
    texts = {file: write_scenario(each.scenario) for each, file in zip(made, files, strict=False)}
    write_files(texts)


class EncounterOdds(NamedTuple):
    """The results of each scenario, in order; partial if interrupted."""

    results: Sequence[Result]
    interrupted: bool = False

    @property
    def runs(self) -> int:
        """The number of fights played."""
        return sum(each.runs for each in self.results)

    def note(self, names: Names) -> list[str]:
        """A note that the results are partial, if they are."""
        if not self.interrupted:
            return []
        asked = sum(each.asked for each in self.results)
        return [names.say("lab-interrupted", runs=str(self.runs), asked=str(asked))]


def odds_of(
    game: Game, scenarios: Sequence[Any], fights: int, seed: int, workers: int, names: Names
) -> EncounterOdds:
    """Play each scenario between bots; nothing if there are no fights to play."""
    if not fights:
        return EncounterOdds([])
    plans = [experiment_for(game, scenario, seed=seed) for scenario in scenarios]
    runner = validation.find_runner("", workers, names.say("lab-nothing-played"))
    with runner, ProgressLine(names) as line:
        study = Study(plans, fights, runner=runner, progress=line).play()
    return EncounterOdds(study.results(), study.interrupted)


def _won(result: Result) -> Share:
    return next(side.won for side in result.sides if side.name == PARTY)


# Output.


def _show(made: Sequence[Proposal], found: EncounterOdds, wanted: EncounterOptions, names: Names) -> None:
    first = made[0]
    page = Page()
    page.say(names.say("lab-proposals", party=[token.base for token in first.scenario.party]), "bold")
    page.say(
        names.say(
            "lab-budget",
            terrain=_word(names, f"terrain-{wanted.terrain}"),
            difficulty=_word(names, f"difficulty-{wanted.difficulty}"),
            xp=str(first.budget),
        )
    )
    if found.results:
        page.say(names.say("lab-fought", runs=str(wanted.fights), seed=str(wanted.seed)))
    for sentence in found.note(names):
        page.say(sentence)
    for at, each in enumerate(made):
        page.say()
        page.say(f"{at + 1}. {_foes(each, names)}", "bold")
        page.say(_by_the_book(each, names))
        if found.results and found.results[at].runs:
            page.say(measured(found.results[at], names))
        for row in _drawn(each):
            page.say_unwrapped(row)
        page.say(_key(each, names))


def _by_the_book(proposal: Proposal, names: Names) -> str:
    word = _word(names, f"difficulty-{proposal.word}")
    return names.say("lab-difficulty-of", difficulty=word, xp=str(proposal.xp), budget=str(proposal.budget))


def measured(result: Result, names: Names) -> str:
    """How often the party won, and in how many rounds."""
    won = _won(result)
    rate, interval = names.percent(won.rate), names.interval(won)
    return names.say("lab-measured", won=rate, interval=interval, rounds=names.number(result.length.mean))


def _word(names: Names, message_id: str) -> str:
    return names.tell(Message(message_id, {}))


def _foes(proposal: Proposal, names: Names) -> str:
    told = [(count, _kind(base, names)) for base, count in proposal.foes]
    return names.listed(
        f"{count} x {name} ({LETTERS[at]})" if count > 1 else f"{name} ({LETTERS[at]})"
        for at, (count, name) in enumerate(told)
    )


def _kind(base: str, names: Names) -> str:
    return names.tell(Message(f"kind-{base}", {"text": shipped().creatures[base].name}))


def _drawn(proposal: Proposal) -> list[str]:
    # Draw heroes as @, and foes by the letter of their kind.
    scenario = proposal.scenario
    letters = {base: LETTERS[at] for at, (base, _) in enumerate(proposal.foes)}
    rows = [list(row) for row in scenario.map.rows]
    for token in scenario.party:
        rows[token.at[1]][token.at[0]] = "@"
    for token in scenario.foes:
        rows[token.at[1]][token.at[0]] = letters[token.base]
    return ["".join(row) for row in rows]


def _key(proposal: Proposal, names: Names) -> str:
    """The legend of a map."""
    entry = proposal.scenario.map
    shown = [sign for sign in dict.fromkeys("".join(entry.rows)) if sign != FLOOR]
    letters = names.listed(LETTERS[: len(proposal.foes)])
    parts = [f"@ {names.say('lab-heroes')}", f"{letters} {names.say('lab-foes')}"]
    parts += [f"{sign} {_ground(sign, entry.legend, names)}" for sign in sorted(shown)]
    return names.clauses(parts)


def _ground(sign: str, legend: Mapping[str, str], names: Names) -> str:
    words = legend.get(sign) or meaning(sign)
    return names.listed(_piece(word.strip(), names) for word in words.split(","))


def _piece(word: str, names: Names) -> str:
    feet = word.removeprefix("height ")
    if feet != word:
        return names.say("lab-height", feet=feet)
    return names.say("lab-ground", kind=word.replace(" ", "-"))


# Shipped encounters.


def levels_of(text: str) -> list[int]:
    """Parse levels separated by commas."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        raise UserError(f"Levels are numbers from 1 to 20, not {quoted(text)}", "Example: --levels 1,3,5")
    return [int(part) for part in parts]


def encounter_odds(levels: Sequence[int], fights: int, seed: int, workers: int, lang: str) -> Exit:
    """Show how often the encounter's own party, and parties of these levels, win each shipped encounter."""
    validation.check_runs(fights, "--fights")
    game = selection.find_game("tactics")
    names = Names(game, lang)
    shelved = shipped_encounters(game)
    try:
        parties = [party_of(f"{OTHERS}x{level}") for level in levels]
    except Rejected as refused:
        raise refusal(refused) from None
    cells = [
        scenario
        for name in shelved
        for scenario in [
            game.scenarios.load(name),
            *(with_party(game.scenarios.load(name), each) for each in parties),
        ]
    ]
    found = odds_of(game, cells, fights, seed, workers, names)
    if not found.runs:
        raise UserError(names.say("lab-nothing-played"), code=Exit.INTERRUPTED)
    page = Page()
    page.say(names.say("lab-fought", runs=str(fights), seed=str(seed)))
    page.say(names.say("lab-off-by", margin=f"{_margin(found) * 100:.0f} %"))
    for sentence in found.note(names):
        page.say(sentence)
    page.show(
        table(names.say("lab-encounters"), odds_heads(levels, names), _rows(shelved, found, cells, names), 2)
    )
    return Exit.INTERRUPTED if found.interrupted else Exit.FINE


def shipped_encounters(game: Game) -> list[str]:
    """The shipped encounters for a party, ordered by the level of their own party."""
    shelved = [name for name in game.scenarios.names() if len(game.scenarios.load(name).party) >= OTHERS]
    return sorted(shelved, key=lambda name: (max(levels_of_party(game.scenarios.load(name))), name))


def odds_heads(levels: Sequence[int], names: Names) -> list[str]:
    """The headings of the table of odds."""
    heads = [names.say("lab-encounter"), names.say("lab-difficulty"), names.say("lab-own-party")]
    return heads + [names.say("lab-level", level=str(level)) for level in levels]


def _margin(found: EncounterOdds) -> float:
    return max(_won(each).margin for each in found.results if each.runs)


def _rows(
    shelved: Sequence[str], found: EncounterOdds, cells: Sequence[TacticsScenario], names: Names
) -> list[list[str]]:
    across = len(cells) // len(shelved)
    rows = []
    for at, name in enumerate(shelved):
        own = cells[at * across]
        row = [_share(each) for each in found.results[at * across : (at + 1) * across]]
        rows.append([name, _word(names, f"difficulty-{difficulty_of(own)}"), *row])
    return rows


def _share(result: Result) -> str:
    return f"{_won(result).rate * 100:.0f} %" if result.runs else "-"
