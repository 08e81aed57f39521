"""Player names: all languages are accepted, and impersonation is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest

from server.serving import PATIENCE, live_server, run
from turnwright.client import ClientError, create_match, join_match
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import SeatInfo
from turnwright.server.host.lobby.names import LONGEST_NAME, check_unique, clean_name, skeleton


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "李雷",
        "João da Conceição",
        "François L'Œuf",
        "Zoë",
        "Łukasz",
        "Иван Грозный",
        "Γιώργος",
        "Ann 李",
        "田中 さくら",
        "김철수",
        "محمد",
        "सुनीता",
        "Nguyễn Văn Đức",
        "O'Brien-2",
        "🎲 Ann",
        "",
    ],
)
def test_names_of_all_languages_are_accepted(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann\n Bold\t", "Ann Bold"),
        ("Ａｎｎ", "Ann"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("An\u0000n\x1b", "Ann"),
        ("Ann\u3164", "Ann"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_invisible_characters_are_removed(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u0410nn",  # a Cyrillic A
        "P\u0430ul",
        "\u0391nn",  # a Greek A
        "Иван Γ",
        "\u200b\u200d",
        "\u3164",
        "\u202e",
        "z" + "\u0300\u0301\u0302\u0303" * 4,
        "\ufdfa" * 3,  # one character that becomes eighteen
    ],
)
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(HostError) as error:
        clean_name(name)
    assert (error.value.code, error.value.field) == ("bad-name", "player")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Ann."),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Emma", "Ernrna"),
        ("\u0410\u0430", "Aa"),  # all Cyrillic, all Latin
        ("cop", "\u0441\u043e\u0440"),
        ("Ann Bold", "AnnBold"),
    ],
)
def test_lookalike_names_are_equal(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Zoe", "Zoë"), ("Ann", "Anna"), ("李雷", "韩梅梅"), ("🎲", "🎯")]
)
def test_different_names_are_not_equal(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_name_is_compared_with_the_other_seats_only() -> None:
    seats = (SeatInfo(0, "player", "person", "Ann"), SeatInfo(1, "opponent", "person"))
    check_unique("Ann", 0, seats)
    check_unique("Bob", 1, seats)
    for name in ("Ann", "ANN", "player"):
        with pytest.raises(HostError, match="another player"):
            check_unique(name, 1, seats)


def test_two_players_of_a_match_have_different_names_and_keep_their_invites(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            made = await create_match(at.url, "duel", "alternate", ["person", "person"])
            first, second = (invite.token for invite in made.invites)
            await join_match(at.url, made.id, first, "Ann")
            problems = {"ANN": "name-taken", "\u0410nn": "bad-name", "\u200b": "bad-name"}
            for name, code in problems.items():
                with pytest.raises(ClientError) as error:
                    await join_match(at.url, made.id, second, name)
                assert error.value.code == code
            await join_match(at.url, made.id, second, "Анна")
            async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
                info: Any = (await http.get(f"/matches/{made.id}")).json()
            assert [seat["player"] for seat in info["seats"]] == ["Ann", "Анна"]

    run(test())


def test_the_longest_name_is_as_long_as_before() -> None:
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
