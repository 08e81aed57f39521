"""How a scene looks once something has happened in it, who is there, and what its choices are called."""

from typing import Any

from games.tactics.rules.adventure.small import GAME, SMALL, changed, match, told
from turnwright.games.tactics import events as e
from turnwright.games.tactics.commands import CantripCast, RangedAttack, SetFlag, SpellCast, Travel
from turnwright.kernel.game import offers
from turnwright.story.catalogue import Catalogue

MASTER, PARTY = 0, 1
LATER = {
    "rainy": {"says": "A road in the rain.", "when": {"flags": ["wet"]}},
    "trodden": {"says": "A muddy road.", "when": {"flags": ["wet", "tracked"]}},
}
HOST = SMALL["adventure"]["scenes"]["inn"]["npcs"]["host"]


def said(step: Any) -> list[tuple[str, str]]:
    """The texts that are read out in a step, with their ids."""
    return [(event.text_id, event.text) for event in told(step, e.SceneText)]


def test_a_scene_is_described_by_the_last_text_that_is_due() -> None:
    played = match(changed(road={"later": LATER}))
    assert said(played.submit(PARTY, Travel("fighter", "road")))[0] == ("tale-short-road-says", "A road.")

    played.submit(MASTER, SetFlag("wet", True))
    shown = played.view(PARTY)["adventure"]
    assert (shown["saysId"], shown["says"]) == ("tale-short-road-rainy", "A road in the rain.")

    played.submit(MASTER, SetFlag("tracked", True))
    played.submit(PARTY, Travel("fighter", "back"))
    assert said(played.submit(PARTY, Travel("fighter", "road")))[0][1] == "A muddy road."


def test_a_figure_is_there_only_while_its_requirement_is_met() -> None:
    played = match(changed(inn={"npcs": {"host": {**HOST, "when": {"unless": ["wet"]}}}}))
    assert [each["id"] for each in played.view(PARTY)["adventure"]["npcs"]] == ["host"]

    played.submit(MASTER, SetFlag("wet", True))

    assert played.view(PARTY)["adventure"]["npcs"] == []
    assert "NPC_DIALOGUE" not in {each.__struct_config__.tag for each in GAME.options(played.state, PARTY)}


def test_the_choice_to_use_a_thing_is_named_by_its_does_text() -> None:
    chest = {**SMALL["adventure"]["scenes"]["road"]["things"]["chest"], "does": "break the chest open"}
    played = match(changed(road={"things": {"chest": chest}}))
    played.submit(PARTY, Travel("fighter", "road"))

    labels = [GAME.presenter.label(played.state, PARTY, each) for each in GAME.options(played.state, PARTY)]
    does = [each.args["does"] for each in labels if each.id == "choose-does"]
    assert {(each.id, each.args["text"]) for each in does} == {
        ("tale-short-road-chest-does", "break the chest open")
    }


def test_spells_that_begin_a_fight_stand_with_the_attacks_and_name_their_caster() -> None:
    goblin = {"id": "goblin", "base": "goblin_warrior", "at": [6, 1]}
    played = match(changed(road={"creatures": [goblin], "unnoticed": {}, "triggers": {}}))
    played.submit(PARTY, Travel("fighter", "road"))
    options = offers(GAME, played.state, PARTY)
    places = {topic.word: topic.choices for topic in GAME.presenter.headings(played.state, PARTY, options)}

    spells = [at for at in places["attack"] if isinstance(options.command(at), (SpellCast, CantripCast))]
    assert spells
    assert not any(at in places.get("heal", ()) for at in spells)
    flame = GAME.presenter.label(played.state, PARTY, CantripCast("cleric", "sacred_flame", "goblin"))
    english = Catalogue("turnwright.games.tactics", "en")
    assert english.tell(flame) == "Oda attacks Goblin Warrior with Sacred Flame, and the fight begins"
    thrown = GAME.presenter.label(played.state, PARTY, RangedAttack("cleric", "goblin", "javelin"))
    assert english.tell(thrown) == "Oda throws Javelin at Goblin Warrior, and the fight begins"
