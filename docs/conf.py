import re
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent.parent / "src" / "turnwright" / "games"

project = "Turnwright"
author = "The Turnwright authors"
copyright = author
release = installed_version("turnwright")
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"

html_theme = "furo"
html_title = "Turnwright"


def _insert_rules(app: Any, docname: str, source: list[str]) -> None:
    # `<!-- rules: GAME -->` becomes the rules that ship with the game, as sections of the page.
    def page(found: re.Match[str]) -> str:
        file = GAMES / found[1] / "content" / "rules" / "en.md"
        text = file.read_text("utf-8").partition("\n")[2]
        return re.sub(r"^## (.+?) *\{#[a-z-]+\}$", r"### \1", text, flags=re.MULTILINE).strip()

    source[0] = re.sub(r"<!-- rules: ([a-z]+) -->", page, source[0])


def setup(app: Any) -> None:
    app.connect("source-read", _insert_rules)
