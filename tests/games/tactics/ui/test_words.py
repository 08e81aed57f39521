"""Everything that happens and everything that can be chosen has words in four languages."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from games.tactics.stage import creature, fight
from story.catalogues import read
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.events import ConditionApplied, DamageDealt, Left, TacticsEvent
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.names import power_name
from turnwright.games.tactics.rules.combat import outcome
from turnwright.games.tactics.srd import ABILITIES, CONDITIONS, DAMAGE_TYPES, MARKS, SKILLS
from turnwright.games.tactics.ui import labels
from turnwright.story.catalogue import Catalogue, languages
from turnwright.story.narrator import announce

GAME = Tactics()
PLACE = "turnwright.games.tactics"
WORDS = {lang: Catalogue(PLACE, lang) for lang in languages()}
ENGLISH = read(PLACE, "content/words", "en")
# Intents of adventures have labels of their own.
OF_ADVENTURES = (
    *(c.SceneEffect, c.NpcDialogue, c.SearchItem, c.InvestigateArea, c.Travel, c.Rest, c.MasterPlace),
    *(c.MasterMove, c.MasterHide, c.MasterReveal, c.MasterDamage, c.MasterHeal, c.MasterAdd, c.MasterRemove),
    *(c.ChangeScene, c.SetFlag),
)
NAMED = ("kind-", "weapon-", "power-")


def cases(name: str, variable: str) -> set[str]:
    return ENGLISH[name].cases[variable] - {"other"}


def test_every_event_has_a_message() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(TacticsEvent)]

    assert [tag for tag in tags if tag.lower().replace("_", "-") not in ENGLISH] == []


def test_every_simple_intent_has_a_message() -> None:
    kinds: list[Any] = list(get_args(c.Command))
    tags = {kind.__struct_config__.tag for kind in kinds}

    assert set(labels.PLAIN) <= tags
    assert [name for name in labels.PLAIN.values() if name not in ENGLISH] == []
    special = {"MELEE_ATTACK", "RANGED_ATTACK", "SPELL_CAST", "CANTRIP_CAST", "SPELL_SHAPE"}
    assert tags - set(labels.PLAIN) == special | {
        "USE_ITEM",
        "SHOVE",
        "MOVE",
        "INTERACT_OBJECT",
        "READY_ACTION",
    } | {kind.__struct_config__.tag for kind in OF_ADVENTURES}


def test_every_term_of_the_srd_has_a_message() -> None:
    assert cases("condition", "condition") == {*CONDITIONS, *MARKS}
    assert cases("damage-type", "damage_type") == set(DAMAGE_TYPES)
    assert cases("ability", "ability") == set(ABILITIES)
    assert cases("skill", "skill") == set(SKILLS)


@pytest.mark.parametrize("lang", ["pt", "fr", "zh"])
def test_every_creature_weapon_and_power_has_its_name_in_other_languages(lang: str) -> None:
    names = {name for name in read(PLACE, "content/words", lang) if name.startswith(NAMED)}
    assert sorted(book() - names) == []
    # A power may leave a mark with a name of its own.
    rest = {name for name in names - book() if not name.startswith("power-")}
    assert rest == {"kind-numbered", "weapon-unarmed"}


def book() -> set[str]:
    """All content, by the ids of its names."""
    library = shipped()
    found = {f"kind-{name}" for name in library.creatures}
    for each in library.creatures.values():
        found |= {f"weapon-{attack.id}" for attack in each.attacks}
        found |= {power_name(entry.id).id for entry in each.powers}
    found |= {f"weapon-{name}" for name in library.gear.weapons}
    for powers in (library.spells, library.features, library.items):
        found |= {power_name(name).id for name in powers}
    return found


def test_every_scenario_and_every_seat_has_its_name() -> None:
    for name in GAME.scenarios.names():
        assert f"scenario-{name}" in ENGLISH
    assert all(f"seat-{name}" in ENGLISH for name in GAME.seats)


def test_every_end_of_a_fight_is_narrated() -> None:
    named = [name for name in vars(outcome) if name.isupper() and name != "SOCIAL"]
    reasons = [value for value in map(vars(outcome).get, named) if isinstance(value, str)]
    assert len(reasons) >= 8
    assert [reason for reason in reasons if reason not in cases("combat-end", "reason")] == []


@pytest.mark.long
@pytest.mark.parametrize("name", GAME.scenarios.names())
def test_every_event_is_narrated_and_every_choice_is_named(name: str) -> None:
    match = Match(GAME, name, seed=1, seats=[agent(GAME, "random")] * 2)
    for _ in range(60):
        for seat in GAME.to_act(match.state):
            options = GAME.options(match.state, seat)
            for index in range(0, options.count(), max(1, options.count() // 7)):
                told(GAME.presenter.label(match.state, seat, options.command(index)))
        step = match.act()
        if step is None:
            break
        for event in step.events:
            said = {announce(event, words) for words in WORDS.values()}
            assert len(said) == 4, said


def told(message: Any) -> None:
    for words in WORDS.values():
        sentence = words.tell(message)
        assert sentence != message.id, message


def test_an_id_is_narrated_as_a_name() -> None:
    assert announce(Left("goblin_2", "fled"), WORDS["en"]) == "Goblin 2 flees."
    hurt = DamageDealt("dire_wolf", "hero", 7, "fire", 7, 3)
    assert announce(hurt, WORDS["fr"]) == "Dire Wolf subit 7 dégâts de feu (PV restants : 3)."
    assert announce(ConditionApplied("hero", "prone"), WORDS["pt"]) == "Hero recebe a condição Caído."
    assert announce(ConditionApplied("hero", "hunters_mark"), WORDS["en"]) == (
        "Hero is under the effect of hunters mark."
    )


def test_an_option_has_its_odds() -> None:
    both = creature("hero", attacks=creature("x")["attacks"])
    played = fight("Ab..", A=both, b=creature("goblin"), tokens={"b": {"id": "goblin_2"}})

    def said(command: Any, lang: str = "en") -> str:
        return WORDS[lang].tell(GAME.presenter.label(played.state, 1, command))

    assert said(c.MeleeAttack("hero", "goblin_2", "club")) == "Club at Goblin 2: hits 65 %, 4.5 damage"
    french = "Gourdin sur Goblin 2 : touche 65 %, 4,5 dégâts"
    assert said(c.MeleeAttack("hero", "goblin_2", "club"), "fr") == french
    assert said(c.Grapple("hero", "goblin_2")) == "Grapple Goblin 2: 45 %"
    assert said(c.Shove("hero", "goblin_2", "PRONE")) == "Knock Goblin 2 Prone: 45 %"
    assert said(c.StandUp("hero")) == "Not possible: Hero is not prone"
    assert said(c.EndTurn("hero"), "zh") == "结束回合"


def test_a_step_away_names_who_may_strike() -> None:
    played = fight("bA..", A=creature("hero"), b=creature("wolf"))
    label = GAME.presenter.label(played.state, 1, c.Move("hero", "3, 0"))

    assert WORDS["en"].tell(label) == "Move to 3, 0 (10 ft); provokes Wolf"
