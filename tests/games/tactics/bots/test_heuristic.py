"""The heuristic bot: its choices, its reasons, and its strength."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.tactics.stage import BOW, CLUB, LEGEND, PIKE, Staged, caster, creature, fight
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.bots.choice import Choice
from turnwright.games.tactics.bots.heuristic import decide, explain
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.playout import Runs
from turnwright.kernel.records import ChoiceRequest
from turnwright.story.catalogue import Catalogue, languages

GAME = Tactics()
BOT = agent(GAME, "heuristic")
ANYHOW = agent(GAME, "random")
ENCOUNTERS = [name for name in GAME.scenarios.names() if not name.startswith("bench")]
FIREBALL = {
    "id": "fireball",
    "name": "Fireball",
    "level": 3,
    "range": 150,
    "area": {"shape": "circle", "size": 20},
    "effects": [{"save": "DEX", "fail": [{"damage": "8d6 fire", "half": True}]}],
}
BOLT = {
    "id": "bolt",
    "name": "Bolt",
    "range": 120,
    "effects": [{"attack": "ranged", "hit": [{"damage": "1d10 fire"}]}],
}
MEND = {
    "id": "mend",
    "name": "Mend",
    "level": 1,
    "range": 5,
    "whom": "ally",
    "effects": [{"heal": "1d8+3"}],
}
BLESS = {
    "id": "bless",
    "name": "Bless",
    "level": 1,
    "range": 30,
    "whom": "ally",
    "targets": 3,
    "concentration": True,
    "rounds": 10,
    "effects": [{"condition": "bless", "attack_dice": "1d4", "save_dice": "1d4"}],
}


def thinks(played: Staged) -> Choice:
    """What the bot would do in the current turn."""
    active = played.state.active()
    return decide(played.state, played.state.arena, int(active.seat))


def won(name: str, side: int, runs: int, first: int = 0) -> int:
    """How many fights the bot wins against random play, on that side of an encounter."""
    policies = [ANYHOW, ANYHOW]
    policies[side] = BOT
    played = Runs(GAME, name, policies, 7)
    return sum(played.play(run)[0].winners == (side,) for run in range(first, first + runs))


# Strength


@pytest.mark.long
def test_the_heuristic_beats_random_play_in_nine_of_ten_mirrored_fights() -> None:
    wins = sum(won(name, side, 1) for name in ENCOUNTERS for side in (0, 1))

    assert wins >= 0.9 * 2 * len(ENCOUNTERS)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ENCOUNTERS)
def test_the_heuristic_beats_random_play_in_each_encounter(name: str) -> None:
    assert won(name, 0, 50) + won(name, 1, 50) > 0.9 * 100


@pytest.mark.long
@settings(max_examples=8, deadline=None)
@example("crypt", 49, "5.2")  # all doors are open, and an area lowers the Speed
@given(st.sampled_from(GAME.scenarios.names()), st.integers(0, 10_000), st.sampled_from(["5.2", "5.1"]))
def test_no_command_of_the_heuristic_is_refused_and_every_fight_ends(
    name: str, seed: int, rules: str
) -> None:
    scenario = {**plain(name), "rules": rules}
    played = Runs(GAME, scenario, [BOT, BOT], seed)
    outcome, state = played.play(0)

    assert outcome.reason == state.reason != ""


def plain(name: str) -> dict[str, Any]:
    import msgspec

    found: dict[str, Any] = msgspec.to_builtins(GAME.scenarios.load(name))
    return found


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAME.scenarios.names())
def test_many_fights_end_without_a_refusal(name: str) -> None:
    played = Runs(GAME, name, [BOT, BOT], 1)
    assert played.tally(0, 200).runs == 200


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAME.scenarios.names())
def test_few_fights_end_undecided(name: str) -> None:
    played = Runs(GAME, name, [BOT, BOT], 2)
    reasons = [played.play(run)[0].reason for run in range(100)]
    assert sum(reason in ("too_long", "stalemate") for reason in reasons) <= 1


@pytest.mark.nightly
@pytest.mark.parametrize("name", ENCOUNTERS)
def test_each_side_of_an_encounter_can_win(name: str) -> None:
    played = Runs(GAME, name, [BOT, BOT], 3)
    wins = sum(played.play(run)[0].winners == (1,) for run in range(200))
    assert 0.45 * 200 <= wins <= 0.95 * 200


def test_a_fight_of_bots_without_events_is_the_same_fight() -> None:
    match = Match(GAME, "goblin-ambush", seed=3, seats=[BOT, BOT])
    while match.outcome is None:
        match.act()
    outcome, state = Runs(GAME, "goblin-ambush", [BOT, BOT], 3).play(0)

    assert outcome == match.outcome
    assert GAME.lab.measure(state) == GAME.lab.measure(match.state)


# Explanations


@pytest.mark.long
@pytest.mark.parametrize("lang", languages())
def test_the_reasons_of_the_heuristic_are_translated(lang: str) -> None:
    words = Catalogue("turnwright.games.tactics", lang)
    match = Match(GAME, "bandit-road", seed=1, seats=[BOT, BOT])
    said = set()
    while match.outcome is None:
        for seat in GAME.to_act(match.state):
            said.add(words.tell(explain(match.state, seat)))
        match.act()

    assert len(said) > 20
    assert not [line for line in said if "{" in line or "bot-" in line]


def test_a_reason_names_actor_target_and_weapon() -> None:
    played = fight("Ab", A=creature("hero"), b=creature("wolf"))
    reason = thinks(played).message(played.state)
    words = Catalogue("turnwright.games.tactics", "en")

    assert reason.id == "bot-strikes"
    said = [str(words.argument(reason.args[part])) for part in ("who", "target", "tool")]
    assert said == ["Hero", "Wolf", "Club"]
    assert reason.args["worth"] > 0


def test_the_heuristic_waits_for_its_turn_and_starts_a_fight_out_of_combat() -> None:
    played = fight("Ab", A=creature("hero"), b=creature("wolf"))
    assert explain(played.state, 0).id == "bot-waits"
    state = GAME.setup(GAME.scenarios.load("crypt"), Execution(Tray(0)))
    assert isinstance(decide(state, state.arena, 0).command, c.CombatStart)


# Targets


def test_a_brute_attacks_the_nearest_enemy() -> None:
    brute = creature("brute", role="brute", scores=[16, 10, 10, 3, 10, 10])
    played = fight("a...B..C", a=brute, B=creature("near"), C=creature("far", hp=18))
    choice = thinks(played)

    assert choice.command == c.Move("brute", "3, 0")
    assert choice.target == "Near"


def test_of_two_targets_in_reach_the_weaker_is_attacked() -> None:
    played = fight("BaC", a=creature("foe"), B=creature("well"), C=creature("hurt"))
    played.who("hurt").current_hp = 3

    assert thinks(played).command == c.MeleeAttack("foe", "hurt", "club")


def test_a_dodging_or_covered_target_is_left_for_another() -> None:
    played = fight("BaC", a=creature("foe"), B=creature("ready"), C=creature("open"))
    played.put("ready", "dodging")

    assert thinks(played).command == c.MeleeAttack("foe", "open", "club")


def test_a_charmed_creature_does_not_attack_its_charmer() -> None:
    played = fight("BaC", a=creature("foe"), B=creature("friendly"), C=creature("other"))
    played.who("friendly").current_hp = 1
    played.put("foe", "charmed", by="friendly")

    assert thinks(played).command == c.MeleeAttack("foe", "other", "club")


def test_all_attacks_of_a_multiattack_are_made() -> None:
    twice = creature("foe", multiattack=[[{"names": ["club"], "count": 2}]])
    played = fight("aB", [2, 2], a=twice, B=creature("hero"))
    first = thinks(played).command
    played.do(first)

    assert thinks(played).command == first
    played.do(first, done=True)
    assert not isinstance(thinks(played).command, c.MeleeAttack)


def test_a_prone_creature_stands_up_first() -> None:
    played = fight("aB", a=creature("foe"), B=creature("hero"))
    played.put("foe", "prone")

    assert thinks(played).command == c.StandUp("foe")


def test_a_grappled_creature_escapes_when_no_enemy_is_in_reach() -> None:
    played = fight("a....B", a=creature("foe"), B=creature("hero"))
    played.put("foe", "grappled", by="hero")
    played.who("foe").conditions[0].dc = 12

    assert thinks(played).command == c.Escape("foe")


# Movement


def test_the_heuristic_walks_around_a_wall() -> None:
    rows = "a#... .#.B. .#... ..... ....."
    played = fight(rows, a=creature("foe", speed={"walk": 10}), B=creature("hero"))
    ways = []
    for _ in range(2):
        choice = thinks(played)
        played.do(choice.command)
        ways.append(played.at("foe"))
        played.end("foe", "hero")

    assert ways == [(0, 2), (1, 4)] or ways == [(0, 2), (1, 3)]


def test_the_heuristic_dashes_to_a_distant_target() -> None:
    played = fight("a" + "." * 20 + "B", a=creature("foe"), B=creature("hero"))
    played.do(thinks(played).command)
    assert played.at("foe") == (6, 0)
    assert thinks(played).command == c.Dash("foe")


def test_opportunity_attacks_are_not_risked_for_little_gain() -> None:
    # The weak one is no more worth than the strong one, and a great axe would follow.
    axe = {**CLUB, "hit": [{"damage": "6d6+6 slashing"}], "to_hit": 15}
    played = fight("Ba.C", a=creature("foe"), B=creature("giant", attacks=[axe], ac=14), C=creature("imp"))

    assert thinks(played).command == c.MeleeAttack("foe", "giant", "club")


def test_an_archer_steps_back_before_shooting_if_no_reaction_threatens() -> None:
    archer = creature("archer", attacks=[BOW], role="archer")
    played = fight("aB..... .......", a=archer, B=creature("hero"))
    played.who("hero").used_reaction = True
    choice = thinks(played)

    assert choice.why == "bot-takes-aim"
    played.do(choice.command)
    assert played.at("archer")[0] >= 3
    assert thinks(played).command == c.RangedAttack("archer", "hero", "bow")


def test_an_archer_falls_back_once_it_has_shot() -> None:
    archer = creature("archer", attacks=[BOW], role="archer")
    axe = {**CLUB, "hit": [{"damage": "2d12+4 slashing"}]}
    played = fight("..........a.....B", [10, 3], a=archer, B=creature("hero", attacks=[axe], hp=40))
    played.do(thinks(played).command, done=True)
    choice = thinks(played)

    assert choice.why == "bot-falls-back"
    played.do(choice.command)
    assert played.at("archer")[0] < 10


def test_a_wounded_archer_disengages() -> None:
    axe = {**CLUB, "hit": [{"damage": "3d12+4 slashing"}]}
    archer = creature("archer", attacks=[BOW], role="archer", hp=40)
    played = fight("......aB", a=archer, B=creature("hero", attacks=[axe], ac=20))
    played.who("archer").current_hp = 9
    choice = thinks(played)

    assert choice.command == c.Disengage("archer")
    played.do(choice.command)
    assert thinks(played).why == "bot-falls-back"


def test_a_frightened_creature_comes_no_nearer() -> None:
    played = fight("a...B", a=creature("foe"), B=creature("hero"))
    played.put("foe", "frightened", by="hero")

    assert not isinstance(thinks(played).command, c.Move)


def test_a_sneak_hides_out_of_sight() -> None:
    goblin = creature("goblin", attacks=[BOW], role="sneak", traits=["nimble_escape"])
    played = fight("...#... ..a#..B ...#...", a=goblin, B=creature("hero"))
    choice = thinks(played)

    assert choice.command == c.Hide("goblin")


def test_the_heuristic_searches_for_hidden_creatures() -> None:
    played = fight("a#.B", a=creature("foe"), B=creature("hero"))
    played.who("hero").stealth = 18
    played.put("hero", "hidden")

    assert thinks(played).command == c.Search("foe")


def test_the_heuristic_wanders_in_search_of_a_hidden_creature() -> None:
    played = fight("a..#.B ......", a=creature("foe"), B=creature("hero"))
    played.who("hero").stealth = 30
    played.put("hero", "hidden")
    played.who("foe").used_action = True
    choice = thinks(played)

    assert (choice.why, type(choice.command)) == ("bot-wanders", c.Move)


# Fear


def coward(hp: int, rows: str = "....... ...aB.. .......", **fields: Any) -> Staged:
    played = fight(rows, a=creature("kobold", coward=40, **fields), B=creature("hero"))
    played.who("kobold").current_hp = hp
    return played


def test_a_coward_fights_at_four_tenths_of_its_hit_points_and_runs_below() -> None:
    assert thinks(coward(8)).command == c.MeleeAttack("kobold", "hero", "club")
    assert thinks(coward(7)).command == c.Disengage("kobold")


def test_a_coward_runs_for_the_edge_and_off_the_map() -> None:
    played = coward(7)
    played.do(c.Disengage("kobold"))
    choice = thinks(played)
    assert choice.why == "bot-runs"
    played.do(choice.command)

    assert thinks(played).command == c.Flee("kobold")


def test_a_coward_that_cannot_run_fights() -> None:
    played = coward(5, "##### #aB## #####")
    played.put("kobold", "restrained")

    assert thinks(played).command == c.MeleeAttack("kobold", "hero", "club")


# Powers


def test_an_area_is_placed_where_it_affects_most_enemies() -> None:
    foes = {letter: creature(letter * 3) for letter in "bcd"}
    rows = "A.................. ..................b ..............c.c.. ...................".replace(
        "c.c", "c.d"
    )
    played = fight(rows, A=caster("mage", FIREBALL, BOLT), spells=[FIREBALL, BOLT], **foes)
    choice = thinks(played)

    assert choice.why == "bot-aims"
    played.who("mage").slots = [4, 3, 0]
    assert thinks(played).command.spell == "bolt"


def test_an_area_is_not_placed_on_allies() -> None:
    rows = "A............bBc.. .............CD..."
    foes = {letter: creature(letter * 3) for letter in "bc"}
    friends = {letter: creature(f"friend{letter.lower()}") for letter in "BCD"}
    played = fight(rows, A=caster("mage", FIREBALL, BOLT), spells=[FIREBALL, BOLT], **foes, **friends)

    assert thinks(played).command.spell == "bolt"


def test_the_fallen_are_healed_first() -> None:
    played = fight("BAc", A=caster("priest", MEND), B=creature("hero"), c=creature("foe"), spells=[MEND])
    assert isinstance(thinks(played).command, c.MeleeAttack)
    played.who("hero").current_hp = 0
    choice = thinks(played)

    assert choice.command == c.SpellCast("priest", "mend", 0, "hero")
    assert choice.why == "bot-raises"


def test_a_healer_walks_to_a_fallen_ally() -> None:
    cast = {"B": creature("hero"), "c": creature("foe", attacks=[BOW])}
    played = fight("A...B" + "." * 12 + "c", A=caster("priest", MEND), spells=[MEND], **cast)
    played.who("hero").current_hp = 0
    choice = thinks(played)

    assert (choice.why, choice.command) == ("bot-comes-to-help", c.Move("priest", "3, 0"))


def test_a_blessing_targets_as_many_allies_as_allowed() -> None:
    rows = "ABCD........e"
    friends = {letter: creature(f"friend{letter.lower()}") for letter in "BCD"}
    played = fight(rows, A=caster("priest", BLESS), e=creature("foe"), spells=[BLESS], **friends)
    choice = thinks(played)

    assert choice.command.spell == "bless"
    assert len(choice.command.targets) == 3
    played.do(choice.command)
    assert played.who("priest").concentrates_on == "bless"
    assert getattr(thinks(played).command, "spell", "") != "bless"


def test_a_wounded_fighter_gets_second_wind_and_still_strikes() -> None:
    match = Match(GAME, "bench-goblins", seed=1)
    match.submit(0, c.CombatStart())
    while match.state.active().creature_id != "fighter":
        match.submit(0, c.EndTurn(match.state.active().creature_id))
    match.state.active().current_hp = 4
    choice = decide(match.state, match.state.arena, 1)

    assert choice.command == c.SpellCast("fighter", "second_wind")
    match.submit(1, choice.command)
    assert not match.state.active().used_action


# Reactions


def asked(question: str, *choices: str) -> ChoiceRequest:
    return ChoiceRequest("1.0", 0, question, choices, 0, -1)


def answers(played: Staged, seat: int, question: str, *choices: str) -> int:
    return BOT.answer(GAME, played.state, seat, asked(question, *choices), Tray(0).stream("x"))


def test_an_opportunity_attack_is_taken_unless_a_readied_spell_needs_the_reaction() -> None:
    played = fight("aB", a=creature("foe"), B=creature("hero"))
    assert answers(played, 0, "opportunity_attack", "foe hero", "no") == 0
    played.who("foe").readied, played.who("foe").readied_slot = "{}", 2
    assert answers(played, 0, "opportunity_attack", "foe hero", "no") == 1


@pytest.mark.parametrize(("level", "answer"), [(0, 1), (1, 1), (2, 0), (5, 0)])
def test_a_spell_is_countered_if_its_level_is_worth_it(level: int, answer: int) -> None:
    played = fight("aB", a=creature("foe"), B=caster("mage", {"id": "counterspell"}))
    assert answers(played, 1, "counterspell", f"mage foe doom {level}", "no") == answer


def test_legendary_resistance_is_kept_for_severe_effects() -> None:
    hold = {
        "id": "hold",
        "name": "Hold",
        "level": 2,
        "range": 60,
        "effects": [{"save": "WIS", "fail": [{"condition": "paralyzed"}]}],
    }
    tickle = {
        "id": "tickle",
        "name": "Tickle",
        "range": 60,
        "effects": [{"save": "WIS", "fail": [{"damage": "1d4 psychic"}]}],
    }
    dragon = creature("dragon", hp=100, resistances=3)
    played = fight("aB", a=dragon, B=caster("mage", hold, tickle), spells=[hold, tickle])
    given = [
        answers(played, 0, "legendary_resistance", name, "no")
        for name in ("dragon hold", "dragon tickle", "dragon grip")
    ]

    assert given == [0, 1, 1]


def test_the_most_effective_legendary_action_is_chosen() -> None:
    tail = {
        "id": "tail",
        "name": "Tail",
        "range": 10,
        "effects": [{"attack": "melee", "hit": [{"damage": "2d8 bludgeoning"}]}],
    }
    flick = {**tail, "id": "flick", "effects": [{"attack": "melee", "hit": [{"damage": "1d4 bludgeoning"}]}]}
    powers = [{**power, "cost": "legendary", "to_hit": 8} for power in (flick, tail)]
    dragon = creature("dragon", hp=100, legendary=3, powers=powers)
    played = fight("aB", a=dragon, B=creature("hero", hp=60))

    assert answers(played, 0, "legendary_action", "flick hero", "tail hero", "no") == 1
    assert answers(played, 0, "legendary_action", "no") == 0


def test_other_beneficial_reactions_are_accepted() -> None:
    played = fight("aB", a=creature("foe", attacks=[PIKE]), B=creature("hero"))
    assert answers(played, 1, "uncanny_dodge", "hero foe", "no") == 0


# What it does stands among the options


@pytest.mark.long
@pytest.mark.parametrize("name", GAME.scenarios.names())
def test_every_command_of_the_heuristic_is_an_option(name: str) -> None:
    match = Match(GAME, name, seed=5, seats=[BOT, BOT], heard=False)
    while match.outcome is None:
        for seat in GAME.to_act(match.state):
            command = decide(match.state, match.state.arena, seat).command
            options = GAME.options(match.state, seat)
            assert options.command(options.index(command)) == command
        match.act()


# Slots


SPARKS = {
    "id": "sparks",
    "name": "Sparks",
    "level": 1,
    "range": 60,
    "effects": [{"save": "DEX", "fail": [{"damage": "3d6 fire", "per_level": "3d6", "half": True}]}],
}


def test_a_higher_slot_is_spent_where_it_is_worth_more() -> None:
    played = fight("A....b", A=caster("mage", SPARKS), b=creature("ogre", hp=60), spells=[SPARKS])
    assert thinks(played).command == c.SpellCast("mage", "sparks", 3, "ogre")
    played.who("ogre").current_hp = 4
    assert thinks(played).command == c.SpellCast("mage", "sparks", 0, "ogre")


def test_a_spell_without_upcasting_uses_the_lowest_slot() -> None:
    plain = {**SPARKS, "effects": [{"save": "DEX", "fail": [{"damage": "6d6 fire", "half": True}]}]}
    played = fight("A....b", A=caster("mage", plain), b=creature("ogre", hp=60), spells=[plain])
    assert thinks(played).command == c.SpellCast("mage", "sparks", 0, "ogre")


def test_a_higher_slot_reaches_more() -> None:
    rows = "ABCDE........f"
    friends = {letter: creature(f"friend{letter.lower()}", hp=60) for letter in "BCDE"}
    bless = {**BLESS, "targets_per_level": 1}
    played = fight(rows, A=caster("priest", bless), f=creature("foe"), spells=[bless], **friends)
    choice = thinks(played)

    assert (choice.command.slot_level, len(choice.command.targets)) == (3, 5)
    assert choice.target.count(", ") == 4


# Without a weapon


def test_a_weak_attacker_helps_a_strong_one() -> None:
    axe = {**CLUB, "hit": [{"damage": "6d6+6 slashing"}]}
    weak = creature("page", attacks=[{**CLUB, "to_hit": -5}])
    played = fight("AbC", A=weak, b=creature("foe", ac=18), C=creature("giant", attacks=[axe]))
    choice = thinks(played)

    assert choice.command == c.Help("page", "", "foe")
    assert choice.why == "bot-distracts"
    played.do(choice.command)
    played.who("page").used_action = False
    assert not isinstance(thinks(played).command, c.Help)


def test_an_enemy_at_an_edge_is_pushed_down() -> None:
    strong = creature("foe", scores=[20, 10, 10, 10, 10, 10])
    high = fight("99aB.", a=strong, B=creature("hero"), under="9")
    low = fight("..aB.", a=strong, B=creature("hero"))

    assert thinks(high).command == c.Shove("foe", "hero", "PUSH")
    assert thinks(low).command == c.MeleeAttack("foe", "hero", "club")


def test_an_enemy_surrounded_by_allies_is_knocked_prone() -> None:
    axe = {**CLUB, "hit": [{"damage": "2d12+6 slashing"}]}
    strong = creature("foe", scores=[20, 10, 10, 10, 10, 10])
    rows = ".c. aBd .e."
    friends = {letter: creature(letter * 3, attacks=[axe]) for letter in "cde"}
    played = fight(rows, a=strong, **friends, B=creature("hero", hp=90))
    assert thinks(played).command == c.Shove("foe", "hero", "PRONE")

    # Toppling is useless if the target gets up before the others attack.
    played = fight(rows, a=strong, B=creature("hero", hp=90), **friends)
    assert not isinstance(thinks(played).command, c.Shove)


def test_an_archer_is_grappled_by_a_creature_that_cannot_hurt_it() -> None:
    bow = {**BOW, "hit": [{"damage": "4d8 piercing"}]}
    strong = creature("bear", scores=[22, 10, 10, 10, 10, 10], attacks=[{**CLUB, "to_hit": -3}])
    played = fight("aB", a=strong, B=creature("hero", attacks=[bow], role="archer", ac=20))
    assert thinks(played).command == c.Grapple("bear", "hero")
    played.put("hero", "grappled", by="bear")
    assert not isinstance(thinks(played).command, c.Grapple)


def test_a_creature_that_cannot_approach_readies_an_attack() -> None:
    played = fight("a........B", [15, 3], a=creature("foe", speed={"walk": 10}), B=creature("hero"))
    played.do(thinks(played).command)
    choice = thinks(played)
    assert (choice.why, choice.target, choice.tool) == ("bot-waits-to-strike", "Hero", "Club")
    played.do(choice.command)
    played.end("foe")
    played.do(c.Move("hero", "3, 0"))
    played.answer()
    played.done()

    assert played.who("hero").current_hp == 15


def test_an_archer_without_a_target_readies_a_shot() -> None:
    archer = creature("archer", attacks=[BOW], role="archer")
    played = fight("a#....B", a=archer, B=creature("hero"))
    choice = thinks(played)

    assert (choice.why, choice.command.trigger) == ("bot-waits-to-shoot", "enemy moves")


def test_the_heuristic_walks_to_a_dying_ally_if_nothing_is_better() -> None:
    played = fight("A...B...#c", A=creature("friend"), B=caster("hero"), c=creature("foe"))
    played.who("hero").current_hp = 0
    played.who("hero").death_failures = 2
    choice = thinks(played)
    assert choice.why == "bot-comes-to-help"
    played.do(choice.command)

    assert thinks(played).command == c.Stabilize("friend", "hero")


def test_the_heuristic_stabilizes_no_ally_from_another_place() -> None:
    away = {
        "id": "step",
        "name": "Step",
        "whom": "self",
        "effects": [{"condition": "elsewhere", "away": True}],
    }
    played = fight("AB..#c", A=creature("friend", powers=[away]), B=caster("hero"), c=creature("foe"))
    played.who("hero").current_hp = 0
    played.who("hero").death_failures = 2
    assert thinks(played).command == c.Stabilize("friend", "hero")
    played.put("friend", "elsewhere")
    assert thinks(played).why != "bot-stabilizes"


def test_the_heuristic_opens_a_door_in_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEGEND, "+", "door")
    played = fight("a..+...B", a=creature("foe"), B=creature("hero"))
    choice = thinks(played)
    assert choice.command == c.Move("foe", "2, 0")
    played.do(choice.command)
    choice = thinks(played)
    assert (choice.why, choice.command) == ("bot-opens", c.InteractObject("foe", "door_3_0"))
    played.do(choice.command)

    assert thinks(played).why in ("bot-closes-in", "bot-moves-up")


def test_a_sleeping_ally_is_shaken_awake() -> None:
    strong = creature("giant", attacks=[{**CLUB, "hit": [{"damage": "6d6+6 bludgeoning"}]}])
    played = fight("AC.....b", A=creature("page"), C=strong, b=creature("foe"))
    played.put("giant", "asleep")
    assert thinks(played).command == c.Wake("page", "giant")
