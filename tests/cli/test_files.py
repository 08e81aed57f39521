"""Files for a user are written completely or not at all, and replace others only on request."""

import resource
from pathlib import Path

import pytest

from turnwright.cli.errors import BadFile, UserError
from turnwright.cli.files import refuse_to_overwrite, write_files


def test_an_existing_file_is_refused_unless_force_is_used(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("mine")
    refuse_to_overwrite([new, old], force=True)
    with pytest.raises(UserError, match="old already exists"):
        refuse_to_overwrite([new, old], force=False)


def test_two_outputs_cannot_share_a_file(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="used for two files"):
        refuse_to_overwrite([tmp_path / "a", tmp_path / "a"], force=True)


def test_files_are_written_without_temporary_files_left(tmp_path: Path) -> None:
    write_files({tmp_path / "a": "one", tmp_path / "b": "two"})
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"a": "one", "b": "two"}


def test_a_file_that_replaces_another_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    path.chmod(0o640)
    write_files({path: "new"})
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("new", 0o640)


def test_if_one_file_cannot_be_written_none_is_changed(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    with pytest.raises(BadFile, match="No such file"):
        write_files({tmp_path / "a": "new", tmp_path / "missing" / "b": "two"})
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"a": "old"}


def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(BadFile, match="File too large"):
            write_files({path: "n" * 5000})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {"a": "old"}
