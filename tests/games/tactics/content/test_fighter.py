"""Champion, Action Surge."""

from games.tactics.stage import built, caster, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, SpellCast
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.rules.core import saves

ORC = creature("orc", hp=60, ac=10)


def test_improved_critical_is_for_weapons() -> None:
    hero = caster("hero", {"id": "fire_bolt"}, crit_on=19)
    stage = fight("A.b", [19, 5, 5], A=hero, b=ORC)
    events = stage.do(SpellCast("hero", "fire_bolt", 0, "orc"), done=True)
    assert [event.critical for event in events if isinstance(event, AttackRolled)] == [False]
    assert stage.who("orc").current_hp == 50  # 2d10 of level 5, not doubled
    stage = fight("Ab", [19, 3, 3], A=hero, b=ORC)
    stage.do(MeleeAttack("hero", "orc", "quarterstaff"), done=True)
    assert stage.who("orc").current_hp == 54  # twice 1d6


def test_a_remarkable_athlete_has_advantage_on_athletics() -> None:
    stage = fight("Ab", [], A=built("fighter", 3), b=ORC)
    assert saves.has_check_advantage(stage.who("fighter"), "athletics")
    assert not saves.has_check_advantage(stage.who("fighter"), "acrobatics")


def test_the_action_of_action_surge_is_no_magic_action() -> None:
    hero = caster("hero", {"id": "fire_bolt"}, features=["action_surge", "turn_undead"])
    stage = fight("Ab", [15, 15, 5, 5, 15, 3], A=hero, b=ORC)
    stage.do(SpellCast("hero", "fire_bolt", 0, "orc"))
    stage.do(SpellCast("hero", "action_surge"))
    assert stage.refused(SpellCast("hero", "fire_bolt", 0, "orc")).code == "no-magic-action"
    # A feature that takes the Magic action is refused, too.
    assert stage.refused(SpellCast("hero", "turn_undead")).code == "no-magic-action"
    stage.do(MeleeAttack("hero", "orc", "quarterstaff"), done=True)
    assert stage.who("orc").current_hp == 60 - 10 - 3
