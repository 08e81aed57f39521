from collections.abc import Iterator

import pytest

from games.tactics.dice import played


@pytest.fixture
def all_dice_thrown() -> Iterator[None]:
    """No loaded face is left over at the end: a die more or less than the rule says is a failure."""
    played.clear()
    yield
    for match in played:
        match.done()
