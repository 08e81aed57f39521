"""What is said when a language, a message or an argument is missing, and by which catalogue."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest

import turnwright
from turnwright.kernel.records import Message
from turnwright.story.catalogue import Catalogue, is_known_language, languages

DUEL = "turnwright.games.duel"


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A third-party game with a catalogue in two languages, parts of it invalid."""
    words = tmp_path / "strangers_game" / "content" / "words"
    words.mkdir(parents=True)
    (tmp_path / "strangers_game" / "__init__.py").touch()
    (tmp_path / "strangers_game" / "rules.py").touch()
    (words / "en.ftl").write_text(
        "took = Took { $n }.\nbroken = { $n\nleft = { $n } left.\ngoodbye = So long.\n"
    )
    (words / "fr.ftl").write_text("took = { $m } pris.\nleft = Il reste { $n }.\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "strangers_game"
    for name in [name for name in sys.modules if name.startswith("strangers_game")]:
        del sys.modules[name]


def test_a_namespace_package_has_a_catalogue_too(stranger: str, tmp_path: Path) -> None:
    (tmp_path / stranger / "__init__.py").unlink()
    assert Catalogue(f"{stranger}.rules").say("took", {"n": 3}) == "Took 3."
    assert Catalogue(f"{stranger}.rules").say("goodbye") == "So long."


def test_there_are_catalogues_in_four_languages() -> None:
    assert languages() == ("en", "pt", "fr", "zh")


@pytest.mark.parametrize("lang", ["en", "pt", "pt-BR", "pt_PT.UTF-8", "FR", "zh-Hans", "zh_CN"])
def test_a_language_is_known_with_or_without_its_region(lang: str) -> None:
    assert is_known_language(lang)
    assert Catalogue(DUEL, lang).lang == lang[:2].lower()


@pytest.mark.parametrize("lang", ["", "xx", "tlh", "english", "../en"])
def test_an_unknown_language_is_english(lang: str) -> None:
    assert not is_known_language(lang)
    assert Catalogue(DUEL, lang).say("stat-power") == "Power"


def test_a_message_is_formatted_in_the_requested_language() -> None:
    said = [Catalogue(DUEL, lang).say("stat-power") for lang in languages()]
    assert said == ["Power", "Força", "Puissance", "力量"]


def test_the_shared_messages_exist_with_and_without_a_game() -> None:
    assert Catalogue().say("goodbye") == Catalogue(DUEL).say("goodbye") == "Goodbye."
    assert Catalogue(lang="pt").say("goodbye") == "Até logo."


def test_an_unknown_message_is_its_id() -> None:
    assert Catalogue(DUEL).say("no-such-thing", {"a": 1}) == "no-such-thing"
    assert not Catalogue(DUEL).has("no-such-thing")
    assert Catalogue(DUEL).has("round-start")
    assert not Catalogue().has("round-start")


def test_a_message_with_a_missing_argument_is_its_id() -> None:
    assert Catalogue(DUEL, "fr").say("round-start") == "round-start"
    assert (
        Catalogue(DUEL, "fr").say("round-decision", {"outcome": "draw", "stat": "power"}) == "round-decision"
    )


def test_extra_arguments_are_ignored() -> None:
    assert Catalogue(DUEL).say("round-start", {"round": 3, "other": object()}) == "Round 3."


def test_a_third_party_game_has_its_own_catalogue(stranger: str) -> None:
    assert Catalogue(stranger).say("took", {"n": 3}) == "Took 3."
    assert Catalogue(stranger, "fr").say("left", {"n": 3}) == "Il reste 3."
    assert Catalogue(f"{stranger}.rules").say("took", {"n": 3}) == "Took 3."


def test_a_message_that_fails_in_a_language_falls_back_to_english(stranger: str) -> None:
    assert Catalogue(stranger, "fr").say("took", {"n": 3}) == "Took 3."
    assert Catalogue(stranger, "zh").say("took", {"n": 3}) == "Took 3."
    assert Catalogue(stranger, "fr").has("took")


def test_a_game_may_override_a_shared_message(stranger: str) -> None:
    assert Catalogue(stranger).say("goodbye") == "So long."
    assert Catalogue(stranger, "fr").say("goodbye") == "Au revoir."


def test_a_broken_message_is_its_id_and_affects_no_other(stranger: str) -> None:
    assert Catalogue(stranger).say("broken", {"n": 3}) == "broken"
    assert Catalogue(stranger).say("left", {"n": 3}) == "3 left."


@pytest.mark.parametrize("game", ["json", "no.such.package", "..relative", "sys", "turnwright.kernel", ""])
def test_a_game_without_a_catalogue_uses_the_shared_messages(game: str) -> None:
    assert Catalogue(game).say("goodbye") == "Goodbye."
    assert Catalogue(game).say("round-start", {"round": 1}) == "round-start"


class Colour(StrEnum):
    RED = "red"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (3, "3"),
        (2.5, "2.5"),
        ("text", "text"),
        (None, "none"),
        (True, "true"),
        (Colour.RED, "red"),
        ([1, 2], "1, 2"),
        ((), ""),
        (float("nan"), "nan"),
        (float("inf"), "inf"),
        ("x" * 5000, "x" * 2000 + "..."),
    ],
)
def test_any_value_can_be_an_argument(value: object, shown: str) -> None:
    assert Catalogue().say("saved", {"path": value}) == f"Saved to {shown}."


def test_an_argument_may_be_a_message_which_is_reported_in_the_same_language() -> None:
    power = Message("stat-power", {"text": "Kraft"})
    unknown = Message("stat-luck", {"text": "Luck"})
    said = [Catalogue(DUEL, lang).say("saved", {"path": [power, unknown, 3]}) for lang in ("en", "pt")]
    assert said == ["Saved to Power, Luck, 3.", "Salvo em Força, Luck, 3."]
    nested = Message("saved", {"path": Message("saved", {"path": power})})
    assert Catalogue(DUEL).say("saved", {"path": nested}) == "Saved to Saved to Saved to Power..."


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (Message("stat-power"), "Power"),
        (Message("stat-power", {"text": "Kraft"}), "Power"),
        (Message("", {"text": "stat-power"}), "stat-power"),
        (Message("stat-luck", {"text": "Luck"}), "Luck"),
        (Message("stat-luck"), "stat-luck"),
        (Message("round-start", {"text": "An argument is missing"}), "An argument is missing"),
        (Message(""), ""),
    ],
)
def test_a_message_missing_from_the_catalogue_is_its_text(message: Message, said: str) -> None:
    assert Catalogue(DUEL).tell(message) == said


def test_a_number_too_large_to_format_is_tolerated() -> None:
    assert Catalogue().say("saved", {"path": 10**6000}) == "saved"


def test_nothing_is_printed(capsys: pytest.CaptureFixture[str], stranger: str) -> None:
    for words in (Catalogue(stranger, "fr"), Catalogue("no.such.package", "xx")):
        words.say("took")
        words.say("no-such-thing")
    assert capsys.readouterr() == ("", "")


def test_only_one_module_imports_fluent() -> None:
    source = Path(turnwright.__file__).parent
    users = [
        path.relative_to(source) for path in source.rglob("*.py") if "fluent." in path.read_text("utf-8")
    ]
    assert users == [Path("story/catalogue.py")]
