"""Every package that an installation may bring along has a licence that lets people use and share it."""

from __future__ import annotations

import re
from importlib.metadata import Distribution, distributions
from pathlib import Path

import pytest

LOCK = Path(__file__).parents[2] / "requirements.lock"
# Licences that allow use in any program; of the copyleft ones, those that bind only their own files.
ALLOWED = re.compile(
    r"\b(MIT|BSD|0BSD|Apache|PSF|Python Software Foundation|ISC|MPL|Mozilla|LGPL|Lesser|Unlicense|Zlib|CNRI"
    r"|HPND|NCSA|CC0|WTFPL|BlueOak)\b",
    re.IGNORECASE,
)
FORBIDDEN = re.compile(r"\b(AGPL|Affero|SSPL|BUSL|Commons Clause|Proprietary)\b", re.IGNORECASE)


def locked() -> set[str]:
    return {
        normal(name) for name in re.findall(r"^([A-Za-z0-9._-]+)==", LOCK.read_text("utf-8"), re.MULTILINE)
    }


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def licence(package: Distribution) -> str:
    """What the package says of its licence: an expression, classifiers, or the first lines of its text."""
    data = package.metadata
    said = [data.get("License-Expression", "")]
    said += [each for each in data.get_all("Classifier", []) if each.startswith("License ::")]
    said.append((data.get("License") or "")[:200])
    if not any(said):
        said += [
            path.read_text("utf-8")[:400] for path in package.files or () if "LICEN" in path.name.upper()
        ]
    return " ".join(filter(None, said))


@pytest.mark.nightly
def test_every_locked_package_has_a_known_licence() -> None:
    known = {normal(each.metadata["Name"]): licence(each) for each in distributions()}
    checked = {name: known[name] for name in locked() & known.keys()}
    assert len(checked) > 20
    bad = {
        name: words or "none is named"
        for name, words in checked.items()
        if FORBIDDEN.search(words) or not ALLOWED.search(words)
    }
    assert bad == {}
