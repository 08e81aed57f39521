"""Writes files atomically, and overwrites others only on request."""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from turnwright.cli.errors import UserError, unreadable


def refuse_to_overwrite(paths: list[Path], force: bool) -> None:
    """Reject files that already exist, unless `force` is set, and files that are named twice."""
    for at, path in enumerate(paths):
        if path in paths[:at]:
            raise UserError(f"{path} is used for two files", "Name another file")
        if path.exists() and not force:
            raise UserError(f"{path} already exists", "Overwrite it with --force")


def require_yaml(path: Path, example: str) -> None:
    """Reject a name that would not be read as YAML."""
    if path.suffix not in (".yaml", ".yml"):
        raise UserError(f"{path} is not a YAML file name", f"End the name in .yaml, as in -o {example}")


def write_files(texts: Mapping[Path, str]) -> None:
    """Write files atomically: old contents stay until all new files are complete."""
    made: dict[Path, Path] = {}
    try:
        for path, text in texts.items():
            made[path] = _draft(path, text)
        for path, draft in made.items():
            draft.replace(path)
    finally:
        for draft in made.values():
            with suppress(OSError):
                draft.unlink(missing_ok=True)


def _draft(path: Path, text: str) -> Path:
    try:
        stream, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(stream)
        draft = Path(name)
        try:
            draft.write_text(text, "utf-8")
            draft.chmod(_usual_mode(path))
        except BaseException:
            draft.unlink()
            raise
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    return draft


def _usual_mode(path: Path) -> int:
    # Temporary files are private; the final file gets the mode of the old one, or the default.
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
