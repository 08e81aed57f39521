"""The catalogues that come with the project, in all four languages."""

import re
from pathlib import Path

import pytest

import turnwright
from story.catalogues import Catalogue as FluentFile
from story.catalogues import examples, read, read_text, variables, words_of_cases
from turnwright.cli.terminal.typed.words import CLIENT_WORDS
from turnwright.games.duel import Duel
from turnwright.games.duel.content import STATS, scenario_names
from turnwright.kernel.game import Game
from turnwright.story.catalogue import Catalogue, languages

CATALOGUES = {
    "the duel": ("turnwright.games.duel", "content/words"),
    "wuxia": ("turnwright.games.wuxia", "content/words"),
    "tactics": ("turnwright.games.tactics", "content/words"),
    "stellar": ("turnwright.games.stellar", "content/words"),
    "rounds": ("turnwright.games.rounds", "content/words"),
    "the clients": ("turnwright.story", "catalogues"),
    "the lab": ("turnwright.lab.report", "content/words"),
}
OTHERS = [lang for lang in languages() if lang != "en"]
# Names that are the same in these languages.
TERMS = {
    ("pt", "stat-kumikata"),
    ("pt", "stat-newaza"),
    ("fr", "stat-kumikata"),
    ("fr", "stat-newaza"),
    ("fr", "stat-technique"),
    ("pt", "festival-halloween"),
    ("fr", "festival-halloween"),
    ("pt", "resource-name"),
    ("pt", "changed"),
    ("pt", "does-gain"),
    ("pt", "does-lose"),
    ("fr", "reason-initiative"),
    ("fr", "reason-concentration"),
    ("fr", "economy-action"),
    ("fr", "ability-name"),
    ("fr", "skill-name"),
    ("fr", "sheet-damage-kind"),
}
# Names of people, moons and attributes are the same in all languages with Latin letters.
PROPER = re.compile(r"[A-Z][a-z]+( [A-Z][a-z]+)?")
PEOPLE = ("fighter-", "moon-", "attribute-")
# Names that stand in a game's own content in English; its tests look at the others.
OF_THE_CONTENT = ("kind-", "weapon-", "power-")
# Made of other messages only, which are looked at one by one.
MADE_OF_NAMES = {
    *("stat-name", "date-moon", "date-noted", "name-again", "kind-numbered", "throw-other", "lab-title"),
    *("attribute-is", "goal-place", "look-card", "look-effect", "look-mark"),
    *("part-of", "sum", "bracketed", "card-times", "draw-legend", "throw-of", "yes-after-hit"),
    *("draw-brief-notes", "look-cell", "lab-difference"),
    *("scene-text", "npc-dialogue", "adventure-end", "tale-scene"),
    *("choose-talk", "choose-does", "choose-treat", "choose-card", "effects-of-skill", "draw-creature"),
    *("draw-creature-notes", "refused-skill-cooldown", "refused-skill-no-qi"),
    *("sheet-skill", "sheet-damage", "sheet-item", "sheet-power", "sheet-attack"),
}

STATES = (
    "waitingForMatchStart matchStart cooldown roundStart waitingForPlayerAction roundDecision roundOver"
    " matchDecision matchOver interruptRound interruptMatch"
).split()
DUEL: dict[str, str] = {
    "state-change": "to",
    "round-start": "round",
    "round-prompt": "round",
    "round-timeout": "round",
    "round-decision": "opponent outcome player stat",
    "score-update": "opponent player",
    "cooldown-start": "seconds",
    "cooldown-end": "round",
    "match-end": "opponent player reason winner",
    "timer-tick": "id seconds",
    "error-event": "code reason",
    "clock-corrected": "",
    "debug": "text",
    "stat-name": "stat",
    "choose-stat": "stat value",
    **dict.fromkeys((f"stat-{stat}" for stat in STATS), ""),
    **dict.fromkeys((f"scenario-{name}" for name in scenario_names()), ""),
    **dict.fromkeys(["start-match", "rematch", "home", "resume", "pause-timers", "resume-timers"], ""),
    **dict.fromkeys(["interrupt-quit", "interrupt-navigate", "interrupt-error", "game-name"], ""),
}
CLIENTS: dict[str, str] = {
    "menu-title": "",
    "choose-number": "",
    "not-a-number": "",
    "option-out-of-range": "count",
    "undo-done": "",
    "undo-refused": "reason",
    "saved": "path",
    "goodbye": "",
    "your-turn": "seat",
    "odds": "percent",
    "match-over": "reason",
    "seat-number": "number",
}


@pytest.fixture(params=CATALOGUES)
def place(request: pytest.FixtureRequest) -> tuple[str, str]:
    return CATALOGUES[request.param]


def problems(english: FluentFile, other: FluentFile) -> list[str]:
    """Where a translation says more or less than the English one."""
    odd = [name for name in sorted(set(english) ^ set(other)) if not name.startswith(OF_THE_CONTENT)]
    found = [f"{name} is in one language only" for name in odd]
    for name in sorted(set(english) & set(other)):
        if variables(english, name) != variables(other, name):
            found.append(f"{name} has other variables")
        if words_of_cases(english[name]) != words_of_cases(other[name]):
            found.append(f"{name} has other cases")
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages_variables_and_cases(place: tuple[str, str], lang: str) -> None:
    assert problems(read(*place, "en"), read(*place, lang)) == []


def test_an_incomplete_translation_would_be_found() -> None:
    english = read_text("a = x { $n }\nb = { $k ->\n    [p] x\n   *[q] y\n}\nc = z\n")
    other = read_text("a = x\nb = { $k ->\n   *[p] x\n}\n")
    assert problems(english, other) == [
        "c is in one language only",
        "a has other variables",
        "b has other cases",
    ]


@pytest.mark.parametrize(("wanted", "where"), [(DUEL, "the duel"), (CLIENTS, "the clients")])
def test_every_requested_message_exists_with_its_variables(wanted: dict[str, str], where: str) -> None:
    english = read(*CATALOGUES[where], "en")
    found = {name: " ".join(sorted(variables(english, name))) for name in wanted if name in english}
    assert found == wanted


def test_the_announcement_of_a_state_knows_all_eleven_and_no_other() -> None:
    english = read(*CATALOGUES["the duel"], "en")
    assert words_of_cases(english["state-change"]) == {"to": {*STATES, "diceChoose"}}
    said = {Catalogue("turnwright.games.duel").say("state-change", {"to": state}) for state in STATES}
    assert len(said) == 11


def test_the_end_of_a_match_knows_every_reason_and_every_winner() -> None:
    english = read(*CATALOGUES["the duel"], "en")
    assert words_of_cases(english["match-end"]) == {
        "reason": {"target", "maxRounds", "quit", "error", "navigate", "waiting"},
        "winner": {"player", "opponent", "none"},
    }


def test_every_message_of_every_language_formats_and_is_translated(place: tuple[str, str]) -> None:
    english = read(*place, "en")
    words = {lang: Catalogue(place[0], lang) for lang in languages()}
    for name in english:
        for args in examples(english, name):
            said = {lang: words[lang].say(name, args) for lang in languages()}
            assert name not in said.values(), f"{name} fails with {args}"
            assert not re.search("[{}\u2066-\u2069\u200e\u200f]", "".join(said.values())), said
            if name not in MADE_OF_NAMES:
                same = {(lang, name) for lang in OTHERS if said[lang] == said["en"]} - TERMS
                # A person of an adventure keeps the name where the same letters are used.
                person = re.fullmatch(r"tale-.+-name", name) is not None and bool(
                    PROPER.fullmatch(said["en"])
                )
                # Several languages spell a country alike: Argentina, France.
                kept = name.startswith((*PEOPLE, "country-")) or person
                assert [lang for lang, _ in same if lang == "zh" or not kept] == [], said


def test_chinese_is_written_in_chinese_and_nothing_else_is(place: tuple[str, str]) -> None:
    english = read(*place, "en")
    for lang in languages():
        words = Catalogue(place[0], lang)
        for name in english.keys() - MADE_OF_NAMES:
            said = [words.say(name, args) for args in examples(english, name)]
            chinese = [bool(re.search("[\u4e00-\u9fff]", sentence)) for sentence in said]
            assert set(chinese) == {lang == "zh"}, said


def test_refusals_are_parts_of_a_sentence_without_a_full_stop(place: tuple[str, str]) -> None:
    """They stand in sentences such as "Not possible: it is not hidden."."""
    package, folder = place
    root = Path(turnwright.__file__).parents[1]

    for lang in languages():
        text = root.joinpath(*package.split("."), *folder.split("/"), f"{lang}.ftl").read_text("utf-8")
        stopped = re.findall(r"^((?:ui-)?refused-[a-z-]+) = .*[^.][.。]$", text, re.MULTILINE)

        assert [name for name in stopped if name != "ui-refused"] == [], lang


def test_french_is_written_with_one_apostrophe() -> None:
    root = Path(__file__).parents[2]
    shipped = [path for ending in ("ftl", "md") for path in root.glob(f"src/turnwright/**/fr.{ending}")]
    files = [*shipped, root / "web/src/words/fr.ftl"]

    straight = [
        f"{path.relative_to(root)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"\w'", line)
    ]

    assert len(files) > len(CATALOGUES)
    assert straight == []


@pytest.mark.parametrize(
    ("lang", "none", "one", "three"),
    [
        ("en", "The next round starts at once.", "in 1 second.", "in 3 seconds."),
        ("pt", "A próxima rodada começa já.", "em 1 segundo.", "em 3 segundos."),
        ("fr", "La manche suivante commence tout de suite.", "dans 1 seconde.", "dans 3 secondes."),
        ("zh", "下一回合马上开始。", "1 秒后开始下一回合。", "3 秒后开始下一回合。"),
    ],
)
def test_seconds_are_counted_as_each_language_counts(lang: str, none: str, one: str, three: str) -> None:
    words = Catalogue("turnwright.games.duel", lang)
    said = [words.say("cooldown-start", {"seconds": seconds}) for seconds in (0, 1, 3)]
    assert said[0] == none
    assert said[1].endswith(one)
    assert said[2].endswith(three)


def asked_for(name: str, source: str) -> bool:
    """Whether the sources name a message, or build its name from one of the words they build names from."""
    if f'"{name}"' in source or f"'{name}'" in source:
        return True
    if built := re.fullmatch("ui-(refused|trouble|ending)-(.+)", name):
        return re.search(rf'(Rejected|Error|trouble)\(\s*"{built[2]}"', source) is not None
    if name.startswith("ui-words-"):
        return name.removeprefix("ui-words-") in CLIENT_WORDS
    if built := re.fullmatch(r"voice-(.+)-\d+", name):
        return f'"{built[1]}"' in source
    if name.startswith("lab-ending-"):
        return f'Outcome((), "{name.removeprefix("lab-ending-")}")' in source
    seats = {f"seat-{seat}" for seat in (*Game.seats, *Duel.seats)}
    return name in {"ui-yes", "ui-no"} | seats


@pytest.mark.parametrize(
    ("package", "folder"),
    [
        ("turnwright.story", "catalogues"),
        ("turnwright.cli.terminal", "content/words"),
        ("turnwright.lab.report", "content/words"),
    ],
)
def test_no_message_is_unused(package: str, folder: str) -> None:
    sources = Path(turnwright.__file__).parent.rglob("*.py")
    source = "".join(path.read_text("utf-8") for path in sources)

    assert [name for name in read(package, folder, "en") if not asked_for(name, source)] == []


def test_an_unused_message_would_be_found() -> None:
    assert not asked_for("seat-third", '"seat-number"')
    assert not asked_for("ui-refused-old", 'Rejected("new")')
    assert asked_for("ui-refused-new", 'Rejected("new")')
    assert not asked_for("ui-ending-old", 'TableError("new")')
    assert asked_for("ui-ending-new", 'trouble("new")')


# What stands for a person, a creature or a side, whose name may begin with a vowel, or with "le".
NAMED = "(who|whom|target|actor|actor_id|side|creature_id|creature|seat|by|name|unit|hero|npc|against|friend)"


def texts(lang: str) -> list[str]:
    """The lines of all catalogues of a language."""
    found = [
        path for path in Path(turnwright.__file__).parent.rglob(f"{lang}.ftl") if "tests" not in path.parts
    ]
    assert len(found) > 7
    return [line for path in found for line in path.read_text("utf-8").splitlines()]


def test_no_french_text_needs_an_elision_before_a_name() -> None:
    # "de Iven", "que Oda" would be wrong, and "de le joueur" too.
    wrong = re.compile(rf"(?<!\w)(de|que|lorsque|puisque|jusque) \{{ \${NAMED} \}}")
    assert [line for line in texts("fr") if wrong.search(line) and not line.startswith("lab-tune-")] == []


def test_no_portuguese_or_french_text_needs_a_contraction_before_a_seat() -> None:
    # The seats of a duel have articles: "de o jogador", "à le joueur" would be wrong.
    seats = {"pt": r"(?<!\w)(de|em|a|por) \{ \$(seat|side) ", "fr": r"(?<!\w)(de|à) \{ \$(seat|side) "}
    for lang, wrong in seats.items():
        assert [line for line in texts(lang) if re.search(wrong, line)] == []
    duel = Path(turnwright.__file__).parent / "games" / "duel" / "content" / "words"
    for lang in seats:
        lines = (duel / f"{lang}.ftl").read_text("utf-8").splitlines()
        assert [line for line in lines if re.search(r"(?<!\w)(de|em|a|por|à) \{ \$who \}", line)] == []
