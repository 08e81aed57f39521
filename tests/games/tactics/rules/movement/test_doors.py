"""SRD: Time-Limited Object Interactions; Utilize [Action]. Doors, and the one free object of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, LEGEND, Staged, caster, creature, fight
from turnwright import Match, Policy, Rejected
from turnwright.games.tactics.arena import MOST_GRIDS
from turnwright.games.tactics.commands import (
    Dash,
    Dodge,
    EndTurn,
    InteractObject,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
)
from turnwright.games.tactics.events import DoorMoved, Moved
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.map import text_map
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement import doors
from turnwright.kernel.codec import plain
from turnwright.kernel.dice import Dice
from turnwright.testing import CHECKS, Check, conformance

GAME = Tactics()
HERO = creature("hero", attacks=[*creature("x")["attacks"], BOW])
ORC = creature("orc")
BOTS = (Policy(), Policy())
OPEN = InteractObject("hero", "door")


@pytest.fixture(autouse=True)
def door_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEGEND, "+", "door")
    monkeypatch.setitem(LEGEND, "/", "open door")


def corridor(rows: str = "A+.b", dice: Any = (), **more: Any) -> Staged:
    more.setdefault("A", HERO)
    more.setdefault("b", ORC)
    return fight(rows, dice, seats=BOTS, **more)


class TestWhatADoorStops:
    """A closed door stops steps and sight; an open one neither."""

    def test_a_closed_door_stops_a_shot_and_the_refusal_names_its_cell(self) -> None:
        stage = corridor()
        refusal = stage.refused(RangedAttack("hero", "orc"))
        assert (refusal.code, refusal.reason) == (
            "no-line",
            "there is no line of sight to orc: 1, 0 is in the way, and 30 ft of movement are left",
        )

    def test_a_closed_door_stops_steps(self) -> None:
        stage = corridor()
        assert stage.refused(Move("hero", "2, 0")).code == "no-way"

    def test_an_open_door_stops_neither(self) -> None:
        stage = corridor(dice=[15, 3])
        assert stage.do(OPEN) == [DoorMoved("hero", 1, 0, True)]
        stage.do(RangedAttack("hero", "orc"), done=True)
        stage.do(Move("hero", "2, 0"))
        assert stage.at("hero") == (2, 0)

    def test_a_door_that_is_drawn_open_can_be_closed_and_opened_again(self) -> None:
        stage = corridor("A/.b")
        assert stage.do(OPEN) == [DoorMoved("hero", 1, 0, False)]
        assert stage.refused(Move("hero", "2, 0")).code == "no-way"
        assert stage.do(OPEN) == [DoorMoved("hero", 1, 0, True)]
        stage.do(Move("hero", "2, 0"))

    def test_a_creature_behind_a_door_is_seen_when_it_opens(self) -> None:
        stage = corridor()
        stage.put("orc", "hidden")
        stage.who("orc").stealth = 5
        stage.do(OPEN)
        assert stage.has("orc") == []


class TestTheOneFreeObject:
    """One thing a turn is free; another takes the action; a third is refused."""

    def test_the_first_is_free_the_second_takes_the_action_the_third_is_refused(self) -> None:
        stage = corridor()
        stage.do(OPEN)
        assert (stage.who("hero").used_object, stage.who("hero").used_action) == (True, False)
        stage.do(OPEN)
        assert stage.who("hero").used_action
        refusal = stage.refused(OPEN)
        assert (refusal.code, refusal.field, refusal.reason) == (
            "no-object",
            "intent",
            "the free object interaction and the action of this turn have been used",
        )
        assert stage.refused(Dodge("hero")).code == "no-action"

    def test_a_free_interaction_is_available_after_the_action(self) -> None:
        stage = corridor()
        stage.do(Dash("hero"))
        stage.do(OPEN)

    def test_the_free_interaction_returns_with_the_next_turn(self) -> None:
        stage = corridor()
        stage.do(OPEN)
        stage.end("hero", "orc")
        stage.do(OPEN)
        assert not stage.who("hero").used_action

    def test_a_turn_that_ends_by_itself_waits_for_the_free_object(self) -> None:
        # end_after_action
        stage = corridor("A+b", A=creature("hero", speed={"walk": 0}), end_after_action=True)
        stage.do(Dodge("hero"))
        assert stage.state.active().creature_id == "hero"
        stage.do(OPEN)
        assert stage.state.active().creature_id == "orc"


class TestReach:
    """A hand reaches 5 feet, and not around a corner."""

    def test_a_door_out_of_reach_is_refused_with_the_distance_and_what_is_in_reach(self) -> None:
        stage = corridor("A+..+b")
        refusal = stage.refused(InteractObject("hero", "door_4_0"))
        assert (refusal.code, refusal.field, refusal.reason, refusal.legal) == (
            "out-of-range",
            "object",
            "door_4_0 is 20 ft away, the reach is 5",
            ["door_1_0"],
        )

    def test_an_unknown_object_is_refused(self) -> None:
        refusal = corridor().refused(InteractObject("hero", "chest"))
        assert (refusal.code, refusal.legal) == ("unknown-object", ["door_1_0"])

    def test_of_two_doors_one_has_to_be_named(self) -> None:
        stage = corridor("+A+b")
        refusal = stage.refused(OPEN)
        assert (refusal.code, refusal.legal) == ("unknown-object", ["door_0_0", "door_2_0"])
        stage.do(InteractObject("hero", "door_2_0"))
        assert stage.state.open_doors == [2]

    def test_a_door_behind_a_corner_is_out_of_reach(self) -> None:
        assert corridor("A#\n#+\n.b").refused(OPEN).code == "unknown-object"
        corridor("A.\n#+\n.b").do(OPEN)

    def test_no_creature_closes_a_door_on_another(self) -> None:
        stage = corridor("A/b")
        stage.do(Move("hero", "1, 0"))
        stage.end("hero")
        refusal = stage.refused(InteractObject("orc", "door"))
        assert (refusal.code, refusal.reason) == ("occupied", "hero stands in door_1_0")

    def test_closing_a_door_on_a_hidden_creature_finds_it(self) -> None:
        stage = corridor("A/b")
        stage.who("orc").cell = 1
        stage.put("orc", "hidden")
        stage.who("orc").stealth = 30
        stage.do(OPEN)
        assert stage.has("orc") == []
        assert (stage.state.open_doors, stage.who("hero").used_object) == ([1], True)

    def test_a_creature_that_cannot_act_opens_no_door(self) -> None:
        stage = corridor()
        stage.put("hero", "incapacitated")
        assert stage.refused(OPEN).code == "cannot-act"


class TestReadied:
    """Ready [Action]: a door can be closed when a creature comes."""

    def test_a_readied_door_stops_a_creature_that_walks_towards_it(self) -> None:
        stage = corridor("A/....b")
        close = '{"intent": "INTERACT_OBJECT", "actor": "hero", "object": "door"}'
        stage.do(ReadyAction("hero", "enemy moves", close))
        stage.end("hero")
        events = stage.do(Move("orc", "1, 0"))
        assert [event for event in events if isinstance(event, (Moved, DoorMoved))] == [
            Moved("orc", 5, 0, 25),
            DoorMoved("hero", 1, 0, False),
        ]
        assert stage.who("orc").remaining_movement_ft == 25
        assert stage.who("hero").used_reaction

    def test_the_free_object_of_the_next_turn_is_not_spent_on_it(self) -> None:
        stage = corridor("A/....b")
        close = '{"intent": "INTERACT_OBJECT", "actor": "hero", "object": "door"}'
        stage.do(ReadyAction("hero", "enemy moves", close))
        stage.end("hero")
        stage.do(Move("orc", "5, 0"))
        assert not stage.who("hero").used_object


class TestTheState:
    """Which doors are open is part of the state, and of nothing that states share."""

    def test_a_clone_has_doors_of_its_own(self) -> None:
        stage = corridor()
        before = stage.state.clone()
        stage.do(OPEN)
        assert (before.open_doors, stage.state.open_doors) == ([], [1])
        hero, orc = before.get("hero"), before.get("orc")
        assert not position.in_line(before, hero, orc)
        assert position.in_line(stage.state, stage.who("hero"), stage.who("orc"))

    def test_undo_closes_the_door_again(self) -> None:
        stage = corridor()
        digest = stage.match.digest()
        stage.do(OPEN)
        assert stage.match.digest() != digest
        stage.match.undo(1)
        assert stage.match.digest() == digest
        assert stage.refused(Move("hero", "2, 0")).code == "no-way"

    def test_a_position_in_one_line_says_which_are_open(self) -> None:
        stage = corridor("A+.+b")
        closed = stage.state.clone()
        stage.do(OPEN)
        line = GAME.notation.write(stage.state)
        assert "open_doors=[1]" in line
        again = GAME.notation.read(line, closed)
        assert GAME.notation.write(again) == line
        assert position.in_line(again, again.get("hero"), again.get("hero"))
        assert [bool(again.arena.grid.walkable(cell)) for cell in (1, 3)] == [True, False]

    @pytest.mark.parametrize("wrong", ["[2]", "[3,1]", "[1,1]", "[99]"])
    def test_a_position_with_other_doors_is_refused(self, wrong: str) -> None:
        stage = corridor("A+.+b")
        stage.do(OPEN)
        line = GAME.notation.write(stage.state).replace("open_doors=[1]", f"open_doors={wrong}")
        with pytest.raises(Rejected, match="open doors must be doors of the map"):
            GAME.notation.read(line, stage.state)

    def test_a_command_is_written_and_read(self) -> None:
        written = GAME.notation.write_command(InteractObject("hero", "door_1_0"))
        assert written == "INTERACT_OBJECT hero door_1_0"
        assert GAME.notation.parse_command(written) == InteractObject("hero", "door_1_0")

    def test_views_and_the_drawn_map_show_doors(self) -> None:
        stage = corridor()
        assert GAME.view(stage.state, 0)["map"] == [".+.."]
        stage.do(OPEN)
        seen = GAME.view(stage.state, 0)
        assert seen["map"] == ["./.."]
        assert seen["doors"] == [{"id": "door_1_0", "position": [1, 0], "isOpen": True}]

    @pytest.mark.parametrize("number", range(8))
    def test_the_ground_is_that_of_a_map_drawn_so(self, number: int) -> None:
        stage = corridor("A+/+b")
        signs = ["/" if number >> place & 1 else "+" for place in range(3)]
        drawn = text_map.read(LEGEND, [f".{''.join(signs)}."])
        opened = [1 + place for place, sign in enumerate(signs) if sign == "/"]
        assert stage.state.arena.with_doors(opened).grid == drawn.grid
        again = stage.state.arena.with_doors([1, 2, 3]).with_doors(opened)
        assert again is stage.state.arena.with_doors(opened)

    def test_many_doors_do_not_fill_the_memory(self) -> None:
        stage = corridor("A+++++++b")
        table = stage.state.arena
        for number in range(128):
            table.with_doors([cell for cell in range(1, 8) if number >> cell - 1 & 1])
        assert len(table.others) <= MOST_GRIDS
        again = table.with_doors([1, 3])
        assert [bool(again.grid.walkable(cell)) for cell in range(9)] == [
            *(True, True, False, True),
            *(False, False, False, False, True),
        ]


class TestOptions:
    """A door in reach stands among the options, as long as it can be paid for."""

    def test_a_door_is_offered_while_it_can_be_moved(self) -> None:
        stage = corridor("A+b")
        offered = InteractObject("hero", "door_1_0")
        assert offered in list(GAME.options(stage.state, 1))
        assert GAME.options(stage.state, 1).index(OPEN) == GAME.options(stage.state, 1).index(offered)
        stage.do(OPEN)
        stage.do(OPEN)
        assert offered not in list(GAME.options(stage.state, 1))
        assert doors.movable(stage.state, stage.who("hero")) == []

    def test_random_play_with_doors_ends_and_replays(self) -> None:
        scenario = {
            "name": "Doors",
            "map": {"rows": ["..+..", "##+##", "..+.."], "legend": {"+": "door"}},
            "party": [{"id": "hero", "base": "hero", "at": [0, 0]}],
            "foes": [{"id": "orc", "base": "orc", "at": [4, 2]}],
            "creatures": [HERO, ORC],
            "max_rounds": 30,
        }
        ends = []
        for _ in range(2):
            dice = Dice(5)
            match = Match(GAME, scenario, seed=3, seats=BOTS)
            while match.outcome is None:
                (seat,) = GAME.to_act(match.state)
                options = GAME.options(match.state, seat)
                match.submit(seat, options.command(dice.below(options.count())))
            ends.append(match.digest())
        assert ends[0] == ends[1]


def test_a_hidden_hand_is_not_named_to_the_other_side() -> None:
    stage = fight("A+#b", seats=BOTS, A=caster("hero"), b=ORC)
    stage.put("hero", "hidden")
    stage.who("hero").stealth = 30
    step = stage.match.submit(1, OPEN)
    told = {seat: [event for event in step.seen_by(seat) if isinstance(event, DoorMoved)] for seat in (0, 1)}
    assert told == {0: [DoorMoved("", 1, 0, True)], 1: [DoorMoved("hero", 1, 0, True)]}
    stage.match.submit(1, EndTurn("hero"))
    assert stage.refused(MeleeAttack("orc", "hero")).code == "unseen"


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_thieves_behind_doors_pass(check: Check) -> None:
    sly: dict[str, Any] = {"skills": {"stealth": 20}, "traits": ["nimble_escape"], "speed": {"walk": 15}}
    stage = fight(
        ".A#..b.\n..+.#..\n.C/.+d.\n#.#....",
        loaded=False,
        A=creature("ann", attacks=[{**BOW, "pieces": 3}], **sly),
        C=creature("cid", **sly),
        b=creature("bob", **sly),
        d=creature("dan", **sly),
    )
    report = conformance(GAME, [plain(stage.match.scenario)], [1], 40, checks=[check])
    assert report.idle == []
