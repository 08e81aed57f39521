"""`turnwright verify` of matches in which people threw dice: what it proves, and to whom."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from server.thrown_matches import match_of_rounds, rechained, seen_by
from turnwright import encode
from turnwright.cli.errors import BadFile, Exit
from turnwright.cli.journal.verify import verify
from turnwright.fair import proof
from turnwright.fair.commitment import ServerSecrets
from turnwright.fair.evidence import Evidence

SECRET = b"a secret of thirty-two bytes, yes"
MATCH = "m1"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_verify_counts_the_proven_throws_of_each_seat(path: Path) -> None:
    lines = match_of_rounds(ServerSecrets(SECRET, MATCH, [0]))
    path.write_bytes(b"".join(lines))
    sentence, code = verify(path)
    assert code == Exit.FINE
    first, second, third = sentence.splitlines()
    assert first.startswith("good: ")
    assert third.startswith("seat 0: attested by the server alone")
    throws = sum(b'"proof":' in line for line in lines)
    assert (
        second
        == f"rolls by players: {throws} of seat 0 are consistent, {throws // 3} of them made by the server"
    )


def test_verify_proves_the_throws_of_an_unfinished_match(path: Path) -> None:
    lines = match_of_rounds(ServerSecrets(SECRET, MATCH, [0]))
    first = next(at for at, line in enumerate(lines, 1) if b'"proof":' in line)
    path.write_bytes(b"".join(lines[:first]))
    sentence, code = verify(path)
    assert code == Exit.UNFINISHED
    assert sentence.splitlines()[1] == "rolls by players: 1 of seat 0 is consistent"


def test_verify_reports_typed_dice_as_unproven_not_as_invalid(path: Path) -> None:
    path.write_bytes(b"".join(match_of_rounds(None)))
    sentence, code = verify(path)
    assert code == Exit.FINE
    assert sentence.endswith(" of seat 0 are unproven: the faces were typed in")


def test_verify_names_the_line_of_a_forged_throw(path: Path) -> None:
    lines = match_of_rounds(ServerSecrets(SECRET, MATCH, [0]))
    forged = rechained(lambda line: line.get("proof", {}).update(client_seed="throw 9"), lines)
    path.write_bytes(b"".join(forged))
    first = next(at for at, line in enumerate(lines, 1) if b'"proof":' in line)
    sentence, code = verify(path)
    assert code == Exit.FAILED
    assert sentence.startswith(f"bad: line {first}: throw 1 of seat 0 shows ")


def test_verify_looks_for_the_anchor_that_a_player_received(path: Path) -> None:
    secrets = ServerSecrets(SECRET, MATCH, [0])
    path.write_bytes(b"".join(match_of_rounds(secrets)))
    sentence, code = verify(path, secrets.fair().anchors.values())
    assert code == Exit.FINE
    bound = "seat 0: the anchor commits the server to all of its halves; the player's rest on its word"
    assert sentence.splitlines()[-1].startswith(bound)
    assert verify(path, ["00" * 32]) == (f"bad: line 1: no seat has the anchor {'00' * 32}", Exit.FAILED)


def kept(folder: Path, lines: Iterable[bytes], secrets: ServerSecrets) -> Path:
    """The file of what the player at the first seat saw of this match."""
    path = folder / f"{secrets.match}-0.dice.jsonl"
    seen_by(0, lines, path)
    return path


def test_verify_compares_a_journal_with_the_evidence_of_a_player(path: Path, tmp_path: Path) -> None:
    secrets = ServerSecrets(SECRET, MATCH, [0])
    lines = match_of_rounds(secrets)
    path.write_bytes(b"".join(lines))
    sentence, code = verify(path, seen=[kept(tmp_path, lines, secrets)])
    assert (code, sentence.splitlines()[-1]) == (Exit.FINE, "seat 0: all are as the player saw them")
    some = kept(tmp_path / "some", lines[: len(lines) // 2], secrets)
    held = len(Evidence(some).revealed())
    sentence, code = verify(path, seen=[some])
    made = sum(b'"proof":' in line for line in lines)
    words = f"seat 0: {held} of {made} are as the player saw them; the others are bound by the anchor"
    assert sentence.splitlines()[-1] == words


def test_replaced_client_seeds_are_found_by_the_evidence(path: Path, tmp_path: Path) -> None:
    secrets = ServerSecrets(SECRET, MATCH, [0])
    honest = match_of_rounds(secrets, lambda index: f"bytes of Ann {index}")
    seen = kept(tmp_path, honest, secrets)
    forged = match_of_rounds(secrets, lambda index: f"bytes of Ann {index}" + ("x" if index > 2 else ""))
    path.write_bytes(b"".join(forged))
    sentence, code = verify(path, secrets.fair().anchors.values())
    assert (code, "the player's rest on its word" in sentence) == (Exit.FINE, True)
    sentence, code = verify(path, seen=[seen])
    assert code == Exit.FAILED
    assert sentence.endswith("throw 3 of seat 0 was made with the client_seed 'bytes of Ann 3', but "
                             "the journal has 'bytes of Ann 3x'")  # fmt: skip


def test_a_chain_of_one_secret_is_found_without_evidence(path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(proof, "LENGTH", 1)
        secrets = ServerSecrets(SECRET, MATCH, [0], 1)
        path.write_bytes(b"".join(match_of_rounds(secrets)))
        assert verify(path)[1] == Exit.FINE
    assert verify(path) == ("bad: line 1: a chain has 4096 secrets, not 1", Exit.FAILED)


def test_verify_reports_a_seed_that_the_server_calls_late(path: Path, tmp_path: Path) -> None:
    secrets = ServerSecrets(SECRET, MATCH, [0])
    lines = match_of_rounds(secrets)
    path.write_bytes(b"".join(lines))
    seen = kept(tmp_path, lines, secrets)
    told = [line for line in seen.read_text().splitlines() if '"index":3' not in line]
    given = encode({"index": 3, "request": "x", "formula": "1d6", "client_seed": "mine"}).decode()
    seen.write_text("\n".join([*told, given, ""]))
    sentence, code = verify(path, seen=[seen])
    assert code == Exit.FINE
    assert "; the server rolled 1 itself and claims that the player was late" in sentence


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "not a record of dice: no such file"),
        ("", "not a record of dice: it is empty"),
        ("{}\n", "line 1: not a record of dice"),
    ],
)
def test_a_file_that_is_not_evidence_is_refused(
    text: str | None, reason: str, path: Path, tmp_path: Path
) -> None:
    path.write_bytes(b"".join(match_of_rounds(ServerSecrets(SECRET, MATCH, [0]))))
    seen = tmp_path / "seen.jsonl"
    if text is not None:
        seen.write_text(text)
    with pytest.raises(BadFile, match=re.escape(reason)):
        verify(path, seen=[seen])


def test_evidence_in_the_data_folder_is_found_by_the_match(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNWRIGHT_DATA", str(tmp_path))
    secrets = ServerSecrets(SECRET, MATCH, [0])
    lines = match_of_rounds(secrets)
    path.write_bytes(b"".join(lines))
    kept(tmp_path / "seats", lines, secrets)
    kept(
        tmp_path / "seats",
        match_of_rounds(ServerSecrets(SECRET, "m1-2", [0])),
        ServerSecrets(SECRET, "m1-2", [0]),
    )
    assert verify(path)[0].endswith("all are as the player saw them")
    path.write_bytes(b"".join(match_of_rounds(secrets, str)))
    assert verify(path)[1] == Exit.FAILED


def test_a_match_id_with_a_path_opens_no_file(path: Path) -> None:
    path.write_bytes(b"".join(match_of_rounds(ServerSecrets(SECRET, "../*", [0]))))
    assert verify(path)[1] == Exit.FINE
