"""Where a power can be aimed."""

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.commands import SpellCast
from turnwright.games.tactics.options import IntentOptions


def test_misty_step_is_offered_only_to_spaces_that_are_seen() -> None:
    # SRD: Misty Step: an unoccupied space that you can see.
    mage = caster("mage", {"id": "misty_step"})
    stage = fight("A.....b", A=mage, b=creature("orc"))

    def offered() -> set[int]:
        places = IntentOptions(stage.state, stage.state.arena, 1).places()
        return {cell for aims in places for cell in aims.cells}

    assert offered() == {1, 2, 3, 4, 5}
    stage.put("mage", "blinded")
    assert offered() == set()


def test_no_creature_teleports_to_where_it_is() -> None:
    # SRD: Misty Step: an unoccupied space. From the air, the ground below is another space.
    mage = caster("mage", {"id": "misty_step"}, speed=30)
    stage = fight("A.....b", A=mage, b=creature("orc"))
    assert stage.refused(SpellCast("mage", "misty_step", area_center="0, 0")).code == "occupied"
    stage.who("mage").altitude_ft = 20
    stage.do(SpellCast("mage", "misty_step", area_center="0, 0"))
    assert stage.who("mage").altitude_ft == 0
