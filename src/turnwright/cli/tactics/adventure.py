"""`turnwright adventure check`: what can never happen, missing translations, and the odds of each fight."""

import re
from pathlib import Path
from typing import Any

from turnwright.cli import selection
from turnwright.cli.errors import Exit, UserError
from turnwright.cli.lab import validation
from turnwright.cli.lab.tables import Page
from turnwright.cli.tactics.encounter import EncounterOdds, measured, odds_of, refusal
from turnwright.games.tactics.content import adventure_names, load_scenario, scenario_names
from turnwright.games.tactics.content.adventure_audit import Finding, as_fight, audit, fights_of
from turnwright.games.tactics.content.adventure_schema import AdventureScenario
from turnwright.games.tactics.content.adventures import text_ids
from turnwright.games.tactics.content.encounters import difficulty_of, party_of, with_party
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.records import Message
from turnwright.lab.report.wording import Names
from turnwright.story.catalogue import catalogue_source
from turnwright.story.languages import languages

REASONS = {
    "unreachable": "audit-unreachable",
    "no-foes": "audit-no-foes",
    "unset": "audit-unset",
    "ungiven": "audit-ungiven",
    "far": "audit-far",
    "unused": "audit-unused",
    "absent": "audit-absent",
    "unchecked": "audit-unchecked",
    "restless": "audit-restless",
    "by_hand": "audit-by-hand",
    "idle": "audit-idle",
}
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def check_adventure(
    source: str, party: str, fights: int, seed: int, workers: int, words: str, lang: str
) -> Exit:
    """Report everything that a check of an adventure finds; the exit code says whether anything is wrong."""
    validation.check_runs(fights, "--fights", 0)
    scenario = _load(source)
    names = Names(selection.find_game("tactics"), lang)
    page = Page()
    entry = scenario.adventure
    page.say(names.say("audit-adventure", name=scenario.name, scenes=str(len(entry.scenes))), "bold")
    findings = audit(scenario, _brought(scenario))
    for each in findings:
        page.say(_sentence(each, names))
    if not findings:
        page.say(names.say("audit-all-reachable"))
    missing = _missing_words(scenario, words)
    if not words and len(missing) == len(languages()):
        page.say(names.say("audit-untranslated"))
        missing = {}
    for language, ids in missing.items():
        told = {"lang": language, "count": str(len(ids)), "first": ", ".join(ids[:3])}
        page.say(names.say("audit-words", **told))
    found = _show_fights(scenario, party, fights, seed, workers, page, names)
    if found.interrupted:
        return Exit.INTERRUPTED
    return Exit.REFUSED if findings or (words and missing) else Exit.FINE


def _load(source: str) -> AdventureScenario:
    known = source in (*adventure_names(), *scenario_names())
    scenario = load_scenario(source if known else Path(source))
    if not isinstance(scenario, AdventureScenario):
        hint = "The field `adventure` is missing. Example: turnwright adventure check copper-mine"
        raise UserError(f"{source} is a single fight, not an adventure", hint)
    return scenario


def _brought(scenario: AdventureScenario) -> frozenset[str]:
    # The items that the party has from the start.
    state = Match(selection.find_game("tactics"), scenario).state
    return frozenset(item for who in state.participants for item, count in who.items.items() if count > 0)


def _sentence(finding: Finding, names: Names) -> str:
    why = names.say(REASONS[finding.reason], what=finding.what)
    return f"{finding.path}: {why}"


def _missing_words(scenario: AdventureScenario, folder: str) -> dict[str, list[str]]:
    # The texts of the file that a language has no words for: those shipped, or those in a folder.
    wanted = text_ids(scenario.adventure)
    found: dict[str, list[str]] = {}
    for language in languages():
        if folder:
            path = Path(folder) / f"{language}.ftl"
            text = path.read_text("utf-8") if path.is_file() else ""
        else:
            text = catalogue_source("turnwright.games.tactics", language)
        known = set(MESSAGE.findall(text))
        lacking = [each for each in wanted if each not in known]
        if lacking:
            found[language] = lacking
    return found


def _show_fights(
    scenario: AdventureScenario, party: str, runs: int, seed: int, workers: int, page: Page, names: Names
) -> EncounterOdds:
    titles: list[str] = []
    made: list[Any] = []
    for scene_id, scene in scenario.adventure.scenes.items():
        for path, happening in fights_of(scene):
            title = f"{scene_id}.{path.removesuffix('.then')}"
            try:
                fight = load_scenario(as_fight(scenario, scene, happening))
                made.append(with_party(fight, party_of(party)) if party else fight)
                titles.append(title)
            except ContentError as error:
                page.say(names.say("audit-unmeasured", fight=title, why=error.expected))
            except Rejected as refused:
                raise refusal(refused) from None
    found = odds_of(selection.find_game("tactics"), made, runs, seed, workers, names)
    if made:
        page.say()
        page.say(names.say("audit-fights"), "bold")
    for at, title in enumerate(titles):
        book = names.tell(Message(f"difficulty-{difficulty_of(made[at])}", {}))
        page.say(names.say("audit-fight", fight=title, difficulty=book))
        if found.results and found.results[at].runs:
            page.say(f"  {measured(found.results[at], names)}")
    return found
