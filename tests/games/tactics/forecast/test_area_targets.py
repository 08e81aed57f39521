"""The targets of an area for all placements at once equal those of each placement."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.forecast.area_targets import AreaTargets, can_tell
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.options import Outlook, aims
from turnwright.games.tactics.rules.magic import targeting
from turnwright.games.tactics.state import CreatureCombatState

SHAPES: dict[str, dict[str, Any]] = {
    "circle": {"shape": "circle", "size": 20},
    "small circle": {"shape": "circle", "size": 5},
    "even square": {"shape": "square", "size": 20},
    "odd square": {"shape": "square", "size": 15},
    "cylinder": {"shape": "cylinder", "size": 10, "width": 5},
    "cone": {"shape": "cone", "size": 30, "from_self": True},
    "line": {"shape": "line", "size": 60, "width": 5, "from_self": True},
    "broad line": {"shape": "line", "size": 30, "width": 10, "from_self": True},
    "cube at one's side": {"shape": "square", "size": 15, "from_self": True},
}
WIDTH, HEIGHT = 10, 8
BLASTS = [
    {
        "id": f"blast_{at}",
        "name": shape,
        "range": 60,
        "area": SHAPES[shape],
        "effects": [{"save": "DEX", "fail": [{"damage": "1d6 fire"}]}],
    }
    for at, shape in enumerate(SHAPES)
]


@st.composite
def fields(draw: Any) -> str:
    """A map of floor, walls, cover and heights with a mage, a friend, a wolf and an ogre on it."""
    signs = draw(st.lists(st.sampled_from(".....##o26"), min_size=WIDTH * HEIGHT, max_size=WIDTH * HEIGHT))
    spots = st.tuples(st.integers(0, WIDTH // 2 - 1), st.integers(0, HEIGHT // 2 - 1))
    for letter, (x, y) in zip(
        "MCaf", draw(st.lists(spots, min_size=4, max_size=4, unique=True)), strict=True
    ):
        corner = 2 * y * WIDTH + 2 * x
        for cell in (corner, corner + 1, corner + WIDTH, corner + WIDTH + 1):
            signs[cell] = "."
        signs[corner] = letter
    return "\n".join("".join(signs[row * WIDTH : (row + 1) * WIDTH]) for row in range(HEIGHT))


@settings(max_examples=10, deadline=None)
@given(rows=fields())
def test_previews_from_all_cells_equal_single_previews(rows: str) -> None:
    played = fight(
        rows,
        M=caster("mage", *BLASTS),
        C=creature("friend"),
        a=creature("wolf"),
        f=creature("ogre", size="large"),
        spells=BLASTS,
    )
    for blast in BLASTS:
        assert_the_same(played.state, played.who("mage"), str(blast["id"]))


def assert_the_same(state: Any, who: CreatureCombatState, name: str) -> None:
    power = who.sheet.power(name)
    assert power is not None
    assert can_tell(state, power)
    cells = aims(state, state.arena, who, power, Outlook(state.arena, who))
    found = AreaTargets(state, who, power, cells)
    for cell in cells:
        wish = targeting.PowerUse(power)
        wish.center_x, wish.center_y = areas.centre(state.arena.grid, cell)
        assert targeting.area_refusal(state, who, wish) is None
        assert found.at(cell) == sum(1 << int(target.place) for target in wish.targets), (power.name, cell)
