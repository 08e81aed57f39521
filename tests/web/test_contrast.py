"""The colours of the page differ enough, in each theme: by numbers, because tools cannot see pictures."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
INKS = (
    "accent-ink good warn bad magic side-a-ink side-b-ink side-c-ink side-d-ink side-e-ink side-f-ink"
    " cond-harm cond-hold cond-mind cond-help"
)
ON_THEMSELVES = (
    "on-accent/accent on-accent/accent-hover ink/accent-soft ink-2/accent-soft"
    " accent-ink/accent-soft good/good-soft warn/warn-soft bad/bad-soft magic/magic-soft"
    " ink/side-a-soft side-a-ink/side-a-soft ink/side-b-soft side-b-ink/side-b-soft on-side/side-a"
    " on-side/side-b map-text/map-floor map-text/map-high map-text/map-rough"
)
PARTS = (
    "map-wall-edge/map-floor map-rough-ink/map-floor map-high-ink/map-high map-wood-ink/map-wood"
    " hp-full/surface hp-half/surface"
)
TEXT, LARGE = 4.5, 3.0

PAIRS = [
    *((fg, bg, TEXT) for bg, fg in product("canvas surface inset hover".split(), "ink ink-2 ink-3".split())),
    *((fg, bg, TEXT) for bg, fg in product("canvas surface inset".split(), INKS.split())),
    *((*pair.split("/"), TEXT) for pair in ON_THEMSELVES.split()),
    *(
        (fg, bg, LARGE)
        for bg, fg in product(
            "canvas surface inset".split(),
            "line-control focus side-a side-b side-c side-e side-f hp-low".split(),
        )
    ),
    *(
        (fg, bg, LARGE)
        for bg, fg in product(
            "map-floor map-rough map-high".split(),
            "side-a side-b side-c side-d-ink side-e side-f path reach-walk-ink aoe-ink threat-ink".split(),
        )
    ),
    *((*pair.split("/"), LARGE) for pair in PARTS.split()),
]

Theme = dict[str, str]


def themes() -> dict[str, Theme]:
    css = TOKENS.read_text("utf-8")
    root, _, rest = css.partition('[data-theme="light"]')
    light: Theme = {}
    dark: Theme = {}
    for name, value in re.findall(r"--([\w-]+):\s*(light-dark\([^)]*\)|#[0-9a-f]+);", root):
        both = re.findall(r"#[0-9a-f]+", value)
        light[name], dark[name] = both[0], both[-1]
    own = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]+);", rest.partition('[data-theme="contrast"]')[2]))
    return {"light": light, "dark": dark, "contrast": {**dark, **own}}


def channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in range(1, len(colour), 2)]


def luminance(colour: list[float]) -> float:
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(front: str, back: str) -> float:
    above, below = channels(front), channels(back)
    alpha = above[3] if len(above) > 3 else 1.0
    mixed = [a * alpha + b * (1 - alpha) for a, b in zip(above, below, strict=False)]
    darker, lighter = sorted((luminance(mixed), luminance(below)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_pair_of_colours_can_be_told_apart(theme: str) -> None:
    tokens = themes()[theme]
    low = {
        f"{fg} on {bg}": round(found, 2)
        for fg, bg, least in PAIRS
        if (found := contrast(tokens[fg], tokens[bg])) < least
    }

    assert low == {}


def test_a_colour_is_measured_as_the_standard_does() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


def test_styles_name_colours_by_their_token() -> None:
    css = (TOKENS.parent / "page.css").read_text("utf-8")

    assert re.findall(r"#[0-9a-f]{3,8}\b", css) == []
