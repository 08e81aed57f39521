"""Where a power can be aimed."""

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.options import IntentOptions


def test_misty_step_is_offered_only_to_spaces_that_are_seen() -> None:
    # SRD: Misty Step: an unoccupied space that you can see.
    mage = caster("mage", {"id": "misty_step"})
    stage = fight("A.....b", A=mage, b=creature("orc"))

    def offered() -> set[int]:
        places = IntentOptions(stage.state, stage.state.arena, 1).places()
        return {cell for aims in places for cell in aims.cells}

    assert {1, 2, 3, 4, 5} <= offered()
    stage.put("mage", "blinded")
    assert offered() <= {0}  # its own space
