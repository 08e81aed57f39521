"""Commands made by the options are recognised by identity, and others are checked field by field."""

from typing import Any

import pytest

from games.wuxia.positions import WUXIA, character, scenario, skill
from turnwright.games.wuxia.commands import Defend, UseSkill
from turnwright.games.wuxia.state import GameState
from turnwright.kernel.codec import encode
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Tray
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Execution


def begun(**palm: Any) -> tuple[GameState, Context]:
    people = [character("a", agility=30), character("b", ()), character("c", ())]
    ctx = Execution(Tray(1), False, WUXIA)
    loaded = WUXIA.scenarios.load(
        scenario(people, [skill("palm", base_damage=10, power_multiplier=0.0, **palm)])
    )
    return WUXIA.setup(loaded, ctx), ctx


def wait(state: GameState, ctx: Context, seat: int) -> None:
    """All defend until it is that seat's turn."""
    while WUXIA.to_act(state) != (seat,):
        mover = WUXIA.to_act(state)[0]
        options = WUXIA.options(state, mover)
        WUXIA.apply(state, mover, options.command(options.count() - 1), ctx)


def test_equal_commands_have_equal_effects() -> None:
    one, two = begun(), begun()
    order = WUXIA.options(one[0], 0).command(1)
    assert order == UseSkill("palm", 1, "c")
    WUXIA.apply(one[0], 0, order, one[1])
    WUXIA.apply(two[0], 0, UseSkill("palm", 1, "c"), two[1])
    assert encode(one[0]) == encode(two[0])


@pytest.mark.parametrize(("palm", "reason"), [({"cooldown": 9}, "cooldown"), ({"qi_cost": 60}, "no-qi")])
def test_an_order_of_an_earlier_turn_is_rejected_when_it_is_not_legal_now(
    palm: dict[str, Any], reason: str
) -> None:
    state, ctx = begun(**palm)
    order = WUXIA.options(state, 0).command(0)
    WUXIA.apply(state, 0, order, ctx)
    wait(state, ctx, 0)
    with pytest.raises(Rejected) as caught:
        WUXIA.apply(state, 0, order, ctx)
    assert caught.value.code == reason


def test_an_order_to_hit_the_fallen_is_rejected() -> None:
    state, ctx = begun()
    order = WUXIA.options(state, 0).command(0)
    state.get("b").stats.hp = 0
    with pytest.raises(Rejected) as caught:
        WUXIA.apply(state, 0, order, ctx)
    assert (caught.value.code, caught.value.legal) == ("unknown-target", ["c"])


def test_a_skill_that_reaches_every_fighter_is_offered_once_and_names_the_first_who_lives() -> None:
    state, ctx = begun(reach="all")
    options = WUXIA.options(state, 0)
    assert list(options) == [UseSkill("palm", 1, "b"), Defend()]
    assert WUXIA.bots()["heuristic"].command(WUXIA, state, 0, options, ctx.stream("x")) in options
    state.get("c").stats.hp = 5
    assert WUXIA.bots()["heuristic"].command(WUXIA, state, 0, options, ctx.stream("x")) == options[0]
    state.get("b").stats.hp = 0
    assert list(WUXIA.options(state, 0)) == [UseSkill("palm", 1, "c"), Defend()]


def test_the_named_target_of_an_area_skill_does_not_matter() -> None:
    one, two = begun(reach="all"), begun(reach="all")
    options = WUXIA.options(one[0], 0)
    assert options.index(UseSkill("palm", 1, "c")) == options.index(UseSkill("palm", 1, "b")) == 0
    for other in (UseSkill("palm", 2**70, "c"), UseSkill("palm", 1, "a"), UseSkill("fist", 1, "b")):
        assert options.index(other) == -1
    WUXIA.apply(one[0], 0, UseSkill("palm", 1, "c"), one[1])
    WUXIA.apply(two[0], 0, UseSkill("palm", 1, "b"), two[1])
    assert encode(one[0]) == encode(two[0])


def test_no_seat_gives_orders_for_another() -> None:
    state, ctx = begun()
    options = WUXIA.options(state, 0)
    for index in range(options.count()):
        with pytest.raises(Rejected) as caught:
            WUXIA.apply(state, 1, options.command(index), ctx)
        assert caught.value.code == "not-your-turn"


def test_options_depend_on_the_opponents() -> None:
    state, _ = begun()
    assert WUXIA.options(state, 0).command(0).target_id == "b"
    a, _, c = state.fighters
    apart = GameState([a, c])
    apart.arena = state.arena
    apart.bind(state.arena.skills)
    apart.actor = a.place
    assert WUXIA.options(apart, 0).command(0).target_id == "c"


def test_each_match_of_a_scenario_begins_from_its_start() -> None:
    loaded = WUXIA.scenarios.load("pairs")
    first = WUXIA.setup(loaded, Execution(Tray(1), False, WUXIA))
    start = encode(first)
    for fighter in first.fighters:
        fighter.stats.hp = 1
        fighter.equipped[0].ready_in = 5
    other = WUXIA.setup(WUXIA.scenarios.load("schools"), Execution(Tray(1), False, WUXIA))
    assert encode(other) != start
    assert encode(WUXIA.setup(loaded, Execution(Tray(1), False, WUXIA))) == start
