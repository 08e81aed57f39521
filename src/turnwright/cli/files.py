"""Files that are written for a user: whole or not at all, and never over another unless that is meant."""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from turnwright.cli.errors import UserError, unreadable


def refuse_to_overwrite(paths: list[Path], force: bool) -> None:
    """Raise `UserError` when one of these files is there already and force is not used, or two are one."""
    for at, path in enumerate(paths):
        if path in paths[:at]:
            raise UserError(f"{path} cannot be two files at once", "Name another file")
        if path.exists() and not force:
            raise UserError(f"{path} is there already", "--force writes over it")


def require_yaml(path: Path, example: str) -> None:
    """Raise `UserError` for a name that would not be read again as what is written, which is YAML."""
    if path.suffix not in (".yaml", ".yml"):
        raise UserError(f"{path} would not be found again", f"The name ends in .yaml, as in -o {example}")


def write_files(texts: Mapping[Path, str]) -> None:
    """Write files whose old contents stay until the new ones are complete."""
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
    # A file for a moment is for its owner alone; the one that it becomes is as any other.
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
