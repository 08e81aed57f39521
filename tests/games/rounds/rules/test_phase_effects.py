"""Effects of one phase happen at once: payments from what was there before, deductions before recoveries."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rounds.arena import END, ROUNDS, act, auto, battle, duel, hero, of, told, who
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card, CardEffect, Library, MarkRule
from turnwright.games.rounds.commands import BeginBattle
from turnwright.games.rounds.rulebook import PHASES, RESOURCES
from turnwright.games.rounds.rules.phase_effects import resolve
from turnwright.games.rounds.state import Battle, Fighter, Mark
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

PAY = auto("pay", "start_of_turn", {"do": "pay", "resource": "mp", "amount": 2}, {"do": "ap", "amount": 1})
GAIN = auto("gain", "start_of_turn", {"do": "gain", "resource": "mp", "amount": 2})


def at_start(mp: int, life: int, *cards: dict[str, Any], **changes: Any) -> Match:
    """`ana` with this much mana and life before the first round, and her own cards."""
    ana = hero("ana", traits=[one["id"] for one in cards], PER=5, **changes)
    match = battle(duel(ana, enemy_at="k6", cards=list(cards)), begin=False)
    who(match, "ana").mp = mp
    who(match, "ana").life = life
    return match


def test_mana_1_pay_2_and_gain_2_the_payment_fails() -> None:
    match = at_start(1, 5, PAY, GAIN)
    events = told(match.submit(0, BeginBattle()))
    assert of(events, "effect_failed", "effect_id", "reason", "resource", "needs", "has") == [
        ("ana:pay", "short", "mp", 2, 1)
    ]
    assert of(events, "effect_worked", "effect_id") == ["ana:gain"]
    assert (who(match, "ana").mp, who(match, "ana").ap) == (3, 4)


def test_mana_2_pay_2_and_gain_2_ends_at_2() -> None:
    match = at_start(2, 5, PAY, GAIN)
    events = told(match.submit(0, BeginBattle()))
    assert of(events, "effect_worked", "effect_id", "paid") == [("ana:gain", None), ("ana:pay", {"mp": 2})]
    assert (who(match, "ana").mp, who(match, "ana").ap) == (2, 5)


def test_life_1_lose_2_and_gain_2_is_alive() -> None:
    lose = auto("lose", "start_of_turn", {"do": "lose", "resource": "life", "amount": 2})
    heal = auto("mend", "start_of_turn", {"do": "heal", "amount": 2})
    match = at_start(0, 1, lose, heal)
    events = told(match.submit(0, BeginBattle()))
    assert who(match, "ana").life == 1
    assert of(events, "died") == []
    assert of(events, "changed", "resource") == []  # before and after are equal


def test_mana_1_lose_3_and_gain_2_is_none() -> None:
    # What is below nothing is cut off after the recoveries, not before them.
    lose = auto("lose", "start_of_turn", {"do": "lose", "resource": "mp", "amount": 3})
    match = at_start(1, 5, lose, GAIN)
    match.submit(0, BeginBattle())
    assert who(match, "ana").mp == 0


def test_life_1_lose_2_and_gain_1_is_dead() -> None:
    lose = auto("lose", "start_of_turn", {"do": "lose", "resource": "life", "amount": 2})
    heal = auto("mend", "start_of_turn", {"do": "heal", "amount": 1})
    match = at_start(0, 1, lose, heal)
    assert of(told(match.submit(0, BeginBattle())), "died", "target_id") == ["ana"]


def test_recovery_is_capped_after_deductions() -> None:
    # 8 of 8: minus 2, plus 5 is 11, cut to 8.
    more = auto("more", "start_of_turn", {"do": "gain", "resource": "mp", "amount": 5})
    match = at_start(8, 5, PAY, more)
    match.submit(0, BeginBattle())
    assert who(match, "ana").mp == 8


def test_a_mark_given_in_a_phase_does_not_act_in_it() -> None:
    spread = auto("spread", "end_of_turn", {"do": "mark", "mark": "queimado", "lasts": 5})
    match = at_start(0, 5, spread, CON=4)
    match.submit(0, BeginBattle())
    events = act(match, END)
    assert of(events, "injured") == []
    events = act(match, END) + act(match, END)
    assert of(events, "injured", "target_id", "damage") == [("ana", 3)]


# Two payments that are covered only once

DEAR = auto("dear", "start_of_turn", {"do": "pay", "resource": "mp", "amount": 3}, {"do": "ap", "amount": 5})
CHEAP = auto(
    "cheap", "start_of_turn", {"do": "pay", "resource": "mp", "amount": 2}, {"do": "ap", "amount": 1}
)
FIRST_OF_ALL = auto("alms", "start_of_turn", {"do": "pay", "resource": "sp", "amount": 1})


def offered(asked: Any) -> list[str]:
    return [choice.args["effect_id"] for choice in asked.choices]


def conflict() -> Match:
    return at_start(4, 5, DEAR, CHEAP, FIRST_OF_ALL)


@pytest.mark.parametrize(("answer", "points", "mana", "failed"), [(0, 5, 2, "dear"), (1, 9, 1, "cheap")])
def test_the_owner_chooses_the_payment_and_the_opponent_is_told_why_it_failed(
    answer: int, points: int, mana: int, failed: str
) -> None:
    # A payment that no other needs is no part of the question but for being among the effects.
    match = conflict()
    step = match.submit(0, BeginBattle())
    (asked,) = step.asks
    assert (asked.seat, asked.question) == (0, "pay-which")
    assert offered(asked) == ["ana:alms", "ana:cheap", "ana:dear"]
    step = match.answer(0, asked.id, 0)
    (asked,) = step.asks
    assert offered(asked) == ["ana:cheap", "ana:dear"]
    events = told(match.answer(0, asked.id, answer))
    assert (who(match, "ana").ap, who(match, "ana").mp) == (points, mana)
    needs = 3 if failed == "dear" else 2
    assert of(events, "effect_failed", "effect_id", "reason", "needs", "has") == [
        (f"ana:{failed}", "spent", needs, mana)
    ]


def test_a_bot_pays_by_the_ids_of_effects() -> None:
    made = conflict()
    match = Match(ROUNDS, made.scenario, seats=[ROUNDS.bots()["heuristic"], None])
    who(match, "ana").mp = 4
    match.act()
    assert (who(match, "ana").ap, who(match, "ana").mp) == (5, 2)


def test_the_last_point_of_life_cannot_pay() -> None:
    blood = auto(
        "blood", "start_of_turn", {"do": "pay", "resource": "life", "amount": 1}, {"do": "ap", "amount": 1}
    )
    match = at_start(0, 1, blood)
    events = told(match.submit(0, BeginBattle()))
    assert of(events, "effect_failed", "reason", "resource", "needs", "has") == [("last", "life", 1, 1)]
    assert who(match, "ana").life == 1


def test_a_refused_payment_of_life_names_the_life_there_was() -> None:
    blood = auto("blood", "start_of_turn", {"do": "pay", "resource": "life", "amount": 3})
    events = told(at_start(0, 2, blood).submit(0, BeginBattle()))
    assert of(events, "effect_failed", "reason", "resource", "needs", "has") == [("short", "life", 3, 2)]


def test_effects_of_the_round_are_of_all_at_once() -> None:
    # Each strikes the other down in the same phase: both fall.
    burst = auto("burst", "end_of_round", {"do": "damage", "whom": "enemies", "reach": 20, "amount": 40})
    ana, bia = hero("ana", traits=["burst"], PER=5), hero("bia", traits=["burst"])
    match = battle(duel(ana, bia, cards=[burst]))
    events = act(match, END, END)
    assert of(events, "died", "target_id") == ["ana", "bia"]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "all_down")


# However effects are kept, the result is the same

IDS = ("ana", "bia", "eva")
numbers = st.integers(0, 4)
words = st.one_of(
    st.builds(
        lambda do, whom, resource, amount: CardEffect(do, whom, resource, amount, reach=20),
        st.sampled_from(["gain", "lose"]),
        st.sampled_from(["self", "enemies", "allies"]),
        st.integers(0, 3),
        numbers,
    ),
    st.builds(
        lambda whom, amount: CardEffect("damage", whom, 0, amount, count=1, sides=6, reach=20),
        st.sampled_from(["enemies", "self"]),
        numbers,
    ),
    st.builds(
        lambda whom, lasts, mark: CardEffect("mark", whom, mark=f"m{mark}", lasts=lasts, reach=20),
        st.sampled_from(["self", "enemies"]),
        st.integers(1, 3),
        st.integers(0, 4),
    ),
    st.builds(lambda mark: CardEffect("unmark", "self", mark=f"m{mark}"), st.integers(0, 4)),
    st.builds(
        lambda way, steps: CardEffect("move", "enemies", way=way, steps=steps, reach=20),
        st.sampled_from(["away", "toward"]),
        st.integers(1, 3),
    ),
    st.builds(lambda amount: CardEffect("ap", "self", amount=amount), st.integers(-3, 3)),
)
costs = st.tuples(st.integers(0, 2), st.integers(0, 3), st.integers(0, 3), st.integers(0, 2))
deeds = st.lists(st.tuples(costs, st.lists(words, min_size=1, max_size=3)), min_size=1, max_size=5)


class ByAsking(Policy):
    """Chooses another payment each time, the same for the same question."""

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Any) -> int:
        ids = [choice.args["effect_id"] for choice in request.choices]
        return len("".join(ids)) % len(ids)


def made(
    kept: list[tuple[tuple[int, ...], list[CardEffect]]], stock: tuple[int, ...], order: list[int]
) -> Battle:
    """Three fighters whose traits and marks are kept in some order."""
    rules = []
    cards = []
    for number, (cost, does) in enumerate(kept):
        price = (cost[0], cost[1], cost[2], cost[3])
        cards.append(Card(f"c{number}", when="auto", phase="end_of_round", cost=price, effects=does))
        rules.append(
            MarkRule(
                f"m{number}",
                card=Card(f"m{number}", when="auto", phase="end_of_round", cost=price, effects=does),
            )
        )
    library = Library(cards, rules + [MarkRule(f"m{number}") for number in range(len(kept), 5)])
    fighters = [
        Fighter(id, id, side, 3, [4] * 7, cell)
        for id, side, cell in zip(IDS, (0, 0, 1), (0, 12, 60), strict=True)
    ]
    for fighter in fighters:
        fighter.ap, fighter.mp, fighter.sp, fighter.life = stock
    arena = Arena(library=library)
    arena.traits = {id: [f"c{number}" for number in order] for id in IDS}
    state = Battle(fighters)
    fighters[1].marks = [Mark(f"m{number}", 2, 2) for number in order]
    state.bind(arena)
    state.order = [0, 1, 2]
    return state


@settings(deadline=None, max_examples=150)
@given(deeds, st.tuples(numbers, numbers, numbers, st.integers(1, 4)), st.data())
def test_the_order_in_which_effects_are_kept_changes_nothing(kept: Any, stock: Any, data: Any) -> None:
    shuffled = data.draw(st.permutations(range(len(kept))))
    results = []
    for order in (list(range(len(kept))), list(shuffled)):
        state = made(kept, stock, order)
        ctx = Execution(Tray(7), True, ROUNDS, [ByAsking(), ByAsking()])
        ctx.begin(1)
        resolve(state, state.fighters, PHASES.index("end_of_round"), ctx)
        for fighter in state.fighters:
            fighter.marks.sort(key=lambda mark: mark.id)
        results.append((encode(state), plain(ctx.events)))
    assert results[0] == results[1]


@settings(deadline=None, max_examples=100)
@given(deeds, st.tuples(numbers, numbers, numbers, st.integers(1, 4)))
def test_payments_never_take_more_than_there_was_and_each_effect_is_reported(kept: Any, stock: Any) -> None:
    state = made(kept, stock, list(range(len(kept))))
    ctx = Execution(Tray(7), True, ROUNDS, [ByAsking(), ByAsking()])
    ctx.begin(1)
    resolve(state, state.fighters, PHASES.index("end_of_round"), ctx)
    events = plain(ctx.events)
    worked, failed = of(events, "effect_worked", "actor_id", "paid"), of(events, "effect_failed", "effect_id")
    assert len(worked) + len(failed) == 4 * len(kept)
    for id in IDS:
        for resource, had in zip(RESOURCES, stock, strict=True):
            assert sum((paid or {}).get(resource, 0) for actor, paid in worked if actor == id) <= had
