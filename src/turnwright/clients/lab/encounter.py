"""`turnwright encounter`: fights within a budget, with the lab's odds beside the book's word for them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from turnwright.clients import shelf
from turnwright.clients.files import refuse_to_overwrite, write_whole
from turnwright.clients.lab import questions
from turnwright.clients.lab.asking import note
from turnwright.clients.lab.progress import Line
from turnwright.clients.lab.tables import Page
from turnwright.clients.trouble import Exit, Trouble, shortened
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.encounters import difficulty_of
from turnwright.games.tactics.entries import TacticsScenario
from turnwright.games.tactics.proposals import Proposal, party_of, propose, with_party, write_scenario
from turnwright.kernel.dice import Dice
from turnwright.kernel.game import Game
from turnwright.kernel.rejected import Rejected
from turnwright.kernel.wire import Message
from turnwright.lab.plan import plan_for
from turnwright.lab.report.names import Names
from turnwright.lab.report.tables import table
from turnwright.lab.result import Result, Share
from turnwright.lab.study import Study

MOST = 20  # fights that are proposed at once
PARTY = "party"  # the side whose odds are told
LETTERS = "ABCDE"  # kinds of foes on a map
OTHERS = 4  # heroes of the parties that are put in place of an encounter's own


class Wanted:
    """What was asked: for whom, how hard, where, how many, and how often each is fought."""

    def __init__(
        self, party: str, difficulty: str, terrain: str, seed: int, count: int, fights: int, workers: int
    ) -> None:
        if not 1 <= count <= MOST:
            raise Trouble(f"1 to {MOST} fights are proposed at once, not {count}")
        if fights:
            questions.check_runs(fights)
        self.party = party
        self.difficulty = difficulty
        self.terrain = terrain
        self.seed = seed
        self.count = count
        self.fights = fights
        self.workers = workers

    def proposals(self) -> list[Proposal]:
        """The fights, or a refusal that names what there is."""
        try:
            dice = Dice(self.seed, "encounter")
            return propose(party_of(self.party), self.difficulty, self.terrain, dice, self.count)
        except Rejected as refused:
            raise _refusal(refused) from None


def _refusal(refused: Rejected) -> Trouble:
    legal = ", ".join(str(each) for each in refused.legal)
    sentence = questions.sentence(refused.reason)
    lead = "As in" if refused.code == "bad-party" else "There are:"
    return Trouble(sentence, f"{lead} {legal}" if legal else "", Exit.REFUSED)


def tell_encounters(wanted: Wanted, to: str, force: bool, lang: str) -> Exit:
    """Propose fights, write them, and show them with their odds."""
    game = shelf.find_game("tactics")
    names = Names(game, lang)
    made = wanted.proposals()
    files = _files(to, len(made), force)
    results = _odds(game, [each.scenario for each in made], wanted.fights, wanted.seed, wanted.workers, names)
    _write(made, files)
    _show(made, results, wanted, names)
    for file in files:
        note(names.say("lab-wrote", file=str(file)))
    return Exit.INTERRUPTED if wanted.fights and not results else Exit.FINE


def _files(to: str, count: int, force: bool) -> list[Path]:
    # One file for one fight; of several, each has a number.
    if not to:
        return []
    path = Path(to)
    several = [path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(1, count + 1)]
    files = [path] if count == 1 else several
    refuse_to_overwrite(files, force)
    return files


def _write(made: Sequence[Proposal], files: Sequence[Path]) -> None:
    texts = {file: write_scenario(each.scenario) for each, file in zip(made, files, strict=False)}
    write_whole(texts)


def _odds(
    game: Game, scenarios: Sequence[Any], fights: int, seed: int, workers: int, names: Names
) -> list[Result]:
    """What the lab finds for each scenario, in their order; nothing if interrupted, or not asked."""
    if not fights:
        return []
    plans = [plan_for(game, scenario, seed=seed) for scenario in scenarios]
    runner = questions.find_runner("", workers, names.say("lab-nothing-played"))
    with runner, Line(names) as line:
        study = Study(plans, fights, runner=runner, progress=line).play()
    return [] if study.interrupted else study.results()


def _won(result: Result) -> Share:
    return next(side.won for side in result.sides if side.name == PARTY)


# What is shown


def _show(made: Sequence[Proposal], results: Sequence[Result], wanted: Wanted, names: Names) -> None:
    first = made[0]
    page = Page()
    page.say(names.say("lab-proposals", party=_party(first.scenario)), "bold")
    page.say(
        names.say(
            "lab-budget",
            terrain=_word(names, f"terrain-{wanted.terrain}"),
            difficulty=_word(names, f"difficulty-{wanted.difficulty}"),
            xp=str(first.budget),
        )
    )
    if results:
        page.say(names.say("lab-fought", runs=str(wanted.fights), seed=str(wanted.seed)))
    for at, each in enumerate(made):
        page.say()
        page.say(f"{at + 1}. {_foes(each, names)}", "bold")
        page.say(_by_the_book(each, names))
        if results:
            page.say(_measured(results[at], names))
        for row in _drawn(each):
            page.say_whole(row)


def _by_the_book(proposal: Proposal, names: Names) -> str:
    word = _word(names, f"difficulty-{proposal.word}")
    return names.say("lab-by-book", difficulty=word, xp=str(proposal.xp), budget=str(proposal.budget))


def _measured(result: Result, names: Names) -> str:
    won = _won(result)
    rate, interval = names.percent(won.rate), names.interval(won)
    return names.say("lab-measured", won=rate, interval=interval, rounds=names.number(result.length.mean))


def _party(scenario: TacticsScenario) -> str:
    return ", ".join(token.base for token in scenario.party)


def _word(names: Names, message_id: str) -> str:
    return names.tell(Message(message_id, {}))


def _foes(proposal: Proposal, names: Names) -> str:
    told = [(count, _kind(base, names)) for base, count in proposal.foes]
    return ", ".join(
        f"{count} x {name} ({LETTERS[at]})" if count > 1 else f"{name} ({LETTERS[at]})"
        for at, (count, name) in enumerate(told)
    )


def _kind(base: str, names: Names) -> str:
    return names.tell(Message(f"kind-{base}", {"text": shipped().creatures[base].name}))


def _drawn(proposal: Proposal) -> list[str]:
    # Heroes as @, foes by the letter of their kind.
    scenario = proposal.scenario
    letters = {base: LETTERS[at] for at, (base, _) in enumerate(proposal.foes)}
    rows = [list(row) for row in scenario.map.rows]
    for token in scenario.party:
        rows[token.at[1]][token.at[0]] = "@"
    for token in scenario.foes:
        rows[token.at[1]][token.at[0]] = letters[token.base]
    return ["".join(row) for row in rows]


# The encounters that come with the game


def levels_of(text: str) -> list[int]:
    """Levels with commas between them."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        raise Trouble(f"Levels are numbers from 1 to 20, not {shortened(text)!r}", "As in --levels 1,3,5")
    return [int(part) for part in parts]


def tell_odds(levels: Sequence[int], fights: int, seed: int, workers: int, lang: str) -> Exit:
    """How often parties of these levels win each encounter that comes with the game, and its own party."""
    questions.check_runs(fights)
    game = shelf.find_game("tactics")
    names = Names(game, lang)
    shelved = [name for name in game.scenarios() if len(game.load(name).party) >= OTHERS]
    try:
        parties = [party_of(f"{OTHERS}x{level}") for level in levels]
    except Rejected as refused:
        raise _refusal(refused) from None
    cells = [
        scenario
        for name in shelved
        for scenario in [game.load(name), *(with_party(game.load(name), each) for each in parties)]
    ]
    results = _odds(game, cells, fights, seed, workers, names)
    if not results:
        raise Trouble(names.say("lab-nothing-played"), code=Exit.INTERRUPTED)
    _show_odds(shelved, levels, results, cells, fights, seed, names)
    return Exit.FINE


def _show_odds(
    shelved: Sequence[str],
    levels: Sequence[int],
    results: Sequence[Result],
    cells: Sequence[TacticsScenario],
    fights: int,
    seed: int,
    names: Names,
) -> None:
    across = 1 + len(levels)
    rows = []
    for at, name in enumerate(shelved):
        own = cells[at * across]
        row = [f"{won.rate * 100:.0f} %" for won in map(_won, results[at * across : (at + 1) * across])]
        rows.append([name, _word(names, f"difficulty-{difficulty_of(own)}"), *row])
    heads = [names.say("lab-encounter"), names.say("lab-book"), names.say("lab-own-party")]
    heads += [names.say("lab-level", level=str(level)) for level in levels]
    margin = max(_won(each).margin for each in results)
    page = Page()
    page.say(names.say("lab-fought", runs=str(fights), seed=str(seed)))
    page.say(names.say("lab-off-by", margin=f"{margin * 100:.0f} %"))
    page.show(table(names.say("lab-encounters"), heads, rows, 2))
