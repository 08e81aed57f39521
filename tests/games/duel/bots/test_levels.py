"""Four levels of opponent: what each chooses, what it may know, and who beats whom."""

from collections import Counter, defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.duel.positions import DUEL, STATS, Told, at, card, match_of, scenario
from turnwright.games.duel.content import arena_of, load_deck, load_scenario, visible
from turnwright.games.duel.forecast import stat_odds
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.match import Match
from turnwright.kernel.playout import playout

BOTS = DUEL.bots()
LEVELS = ("easy", "medium", "hard", "search")
SEEDS = st.integers(0, 2**64 - 1)


def choice(level: str, state: Any, seat: int = 0, seed: int = 1) -> str:
    """The stat that a bot chooses with dice of that seed."""
    options = DUEL.options(state, seat)
    command = BOTS[level].command(DUEL, state, seat, options, Dice(seed, "bot"))
    assert command in options
    return str(command.stat)


def choices(level: str, state: Any, count: int = 2000) -> Counter[str]:
    options = DUEL.options(state, 0)
    dice = Dice(5, "bot")
    return Counter(BOTS[level].command(DUEL, state, 0, options, dice).stat for _ in range(count))


def holding(stats: str, other: str = "5 5 5 5 5") -> Any:
    """A position in which the player holds these values."""
    return at("waitingForPlayerAction 1 0-0 1:2/1", deck=[card(1, stats), card(2, other)]).state


def even(found: Counter[str], among: str) -> None:
    """Check that only these were chosen, about equally often."""
    assert set(found) == set(among.split())
    expected = found.total() / len(found)
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert (
        chi_square < 18.5
    )  # four degrees of freedom at most: once in a thousand times, and the seed is fixed


def somewhere(seed: int, rounds: int, name: Any = "alternate") -> Told:
    """A position with the shipped deck, some rounds into a match, waiting for a stat."""
    told = match_of(name, seed=seed)
    told.give("start")
    for _ in range(rounds):
        told.wait(3000)
        if told.match.outcome is not None:
            break
        told.give("technique", seat=int(told.state.chooser))
    told.wait(3000)
    return told


# Choices.


def test_there_are_four_levels() -> None:
    assert tuple(BOTS) == LEVELS
    assert [bot.name for bot in BOTS.values()] == list(LEVELS)


def test_easy_takes_any_stat() -> None:
    even(choices("easy", holding("9 1 1 1 1")), "power speed technique kumikata newaza")


@pytest.mark.parametrize(
    ("stats", "expected"),
    [
        ("9 1 1 1 1", "power"),
        ("9 8 1 1 1", "power speed"),
        ("5 5 5 5 5", "power speed technique kumikata newaza"),
        ("4 5 6 5 5", "speed technique kumikata newaza"),
        ("0 0 0 0 1", "newaza"),
        ("7 6 6 6 6", "power"),
        ("0 10 10 10 0", "speed technique kumikata"),
    ],
)
def test_medium_takes_any_stat_that_is_at_least_its_mean(stats: str, expected: str) -> None:
    even(choices("medium", holding(stats)), expected)


@pytest.mark.parametrize(
    ("stats", "expected"),
    [
        ("9 1 1 1 1", "power"),
        ("9 8 1 1 1", "power"),
        ("5 5 5 5 5", "power speed technique kumikata newaza"),
        ("1 9 9 0 9", "speed technique newaza"),
        ("0 0 0 0 0", "power speed technique kumikata newaza"),
    ],
)
def test_hard_takes_any_of_its_best_stats(stats: str, expected: str) -> None:
    even(choices("hard", holding(stats)), expected)


@pytest.mark.parametrize(
    ("level", "expected"),
    [("easy", "speed kumikata newaza"), ("medium", "kumikata newaza"), ("hard", "newaza")],
)
def test_of_stats_with_limited_uses_a_bot_takes_one_that_is_left(level: str, expected: str) -> None:
    rest = "player - - - - deck= seen= clock=0/1/run uses=1,0,1,0,0/0,0,0,0,0"
    cards = [card(1, "9 1 8 5 6"), card(2, "5 5 5 5 5")]
    told = at(f"waitingForPlayerAction 1 0-0 1:2/1 {rest}", deck=cards, statUses=1)
    even(choices(level, told.state), expected)


def test_search_takes_the_stat_with_the_best_odds_not_the_highest() -> None:
    # All others are strong in power and weak in speed.
    deck = [card(1, "8 4 0 0 0"), card(2, "9 1 9 9 9"), card(3, "9 2 9 9 9"), card(4, "7 3 9 9 9")]
    told = at("waitingForPlayerAction 1 0-0 1:2/1", deck=deck)
    assert choice("hard", told.state) == "power"
    assert choice("search", told.state) == "speed"


def test_search_counts_only_the_cards_it_has_not_seen() -> None:
    # Against 2 and 3 power is the better bet, against 4 alone speed is.
    deck = [card(1, "5 5 0 0 0"), card(2, "1 9 9 9 9"), card(3, "1 9 9 9 9"), card(4, "9 1 9 9 9")]
    fresh = at("waitingForPlayerAction 1 0-0 1:4/1 player - - - - deck=2,3 seen=1,4", deck=deck)
    assert choice("search", fresh.state) == "power"
    late = at("waitingForPlayerAction 2 0-0 1:4/2 player - - - - deck= seen=2,3,1,4", deck=deck)
    assert choice("search", late.state) == "speed"


def test_of_stats_that_win_as_often_search_takes_the_one_that_loses_least() -> None:
    deck = [card(1, "5 5 0 0 0"), card(2, "1 1 9 9 9"), card(3, "9 5 9 9 9")]
    assert choice("search", at("waitingForPlayerAction 1 0-0 1:2/1", deck=deck).state) == "speed"


def test_among_announced_teams_search_knows_whom_it_meets() -> None:
    squad = [card(n, f"{n % 11} {10 - n % 11} 5 5 5") for n in range(1, 11)]
    teams = {"playerTeam": [5, 6, 7, 8, 9], "opponentTeam": [4, 3, 2, 1, 10]}
    told = match_of(scenario(mode="team", deck=squad, cooldownMs=0, **teams))
    told.give("start")
    while told.match.outcome is None:
        told.give(choice("search", told.state))
    assert told.score == (5, 0)


@given(SEEDS, st.integers(0, 14), SEEDS)
@settings(max_examples=60)
def test_over_many_positions_each_level_obeys_its_definition(seed: int, rounds: int, dice: int) -> None:
    told = somewhere(seed, rounds)
    if told.match.outcome is not None:
        return
    seat = int(told.state.chooser)
    side = ("player", "opponent")[seat]
    own: dict[str, int] = told.match.view(seat)["cards"][side]["stats"]
    assert choice("easy", told.state, seat, dice) in STATS
    assert 5 * own[choice("medium", told.state, seat, dice)] >= sum(own.values())
    assert own[choice("hard", told.state, seat, dice)] == max(own.values())
    assert choice("search", told.state, seat, dice) == _best_odds(told, seat, own)


def _best_odds(told: Told, seat: int, own: dict[str, int]) -> str:
    # Worked out from what was shown: the own card, and the cards played since the deck was full.
    shown = [c for pair in _pairs_before(told) for c in pair]
    out = set(shown[len(shown) // 25 * 25 :]) if told.state.round * 2 % 25 != 1 else set()
    out.add(told.match.view(seat)["cards"][("player", "opponent")[seat]]["id"])
    others = [c.stats for c in visible(load_deck()) if c.id not in out]
    odds = {}
    for stat in STATS:
        wins = sum(own[stat] > getattr(other, stat) for other in others)
        losses = sum(own[stat] < getattr(other, stat) for other in others)
        odds[stat] = (wins, -losses)
    return max(STATS, key=lambda stat: odds[stat])


def _pairs_before(told: Told) -> list[tuple[int, int]]:
    again = somewhere(int(told.match.header.seed), 0)
    pairs = []
    while again.state.round < told.state.round:
        again.give("technique", seat=int(again.state.chooser))
        cards = again.match.view(-1)["cards"]
        pairs.append((cards["player"]["id"], cards["opponent"]["id"]))
        again.wait(3000)
    return pairs


# Hidden information.


@given(SEEDS, st.integers(0, 14), SEEDS)
@settings(max_examples=60)
def test_each_level_chooses_the_same_in_every_world_it_can_imagine(seed: int, rounds: int, dice: int) -> None:
    told = somewhere(seed, rounds)
    if told.match.outcome is not None:
        return
    seat = int(told.state.chooser)
    for world in range(3):
        imagined = DUEL.imagine(told.state, seat, Dice(dice, "world", world))
        for level in LEVELS:
            assert choice(level, imagined, seat, dice) == choice(level, told.state, seat, dice)


def test_bots_do_not_throw_the_dice_of_the_match() -> None:
    match = Match(DUEL, "alternate", seed=3, seats=[BOTS["easy"], BOTS["search"]])
    while match.outcome is None:
        before = dict(match.tray.at)
        if match.act() is None:
            match.elapse(DUEL.next_due(match.state))
        else:
            assert match.tray.at == before


def test_a_bot_starts_its_match_and_goes_on_after_an_interrupt() -> None:
    match = Match(DUEL, "solo", seed=3, seats=[BOTS["hard"], None])
    step = match.act()
    assert step is not None
    assert match.state.phase == "cooldown"
    assert match.act() is None


# Strength.

ALTERNATE = DUEL.scenarios.load("alternate")


def score(first: str, second: str, seeds: range, values: Any = ALTERNATE) -> tuple[int, int]:
    """Matches won by each level, which change sides after each match."""
    won = [0, 0]
    for seed in seeds:
        for swapped in (False, True):
            names = (second, first) if swapped else (first, second)
            tray = Tray(seed)
            ctx = Execution(tray, heard=False)
            state = DUEL.setup(values, ctx)
            outcome = playout(DUEL, state, [BOTS[name] for name in names], ctx)
            for winner in outcome.winners:
                won[1 - winner if swapped else winner] += 1
    return won[0], won[1]


@pytest.mark.parametrize(
    ("strong", "weak", "share"),
    [("hard", "easy", 0.9), ("medium", "easy", 0.7), ("hard", "medium", 0.6), ("search", "easy", 0.9)],
)
def test_a_higher_level_beats_a_lower_one_clearly(strong: str, weak: str, share: float) -> None:
    won, lost = score(strong, weak, range(60))
    assert won >= share * (won + lost)
    assert won + lost > 60


def test_search_is_at_least_as_strong_as_hard() -> None:
    # With the shipped deck the highest value is nearly always the best bet, so the two are close.
    won, lost = score("search", "hard", range(100))
    assert won >= 0.45 * (won + lost)


def test_search_beats_hard_clearly_where_the_highest_value_is_not_the_best_bet() -> None:
    # All are strong in power, and only some are quick.
    quick = [(n * 7 + 3) % 10 for n in range(30)]
    deck = [card(n + 1, f"10 {quick[n]} {9 - quick[n]} 0 0") for n in range(30)]
    skewed = scenario(deck=deck, alternateChoice=True, leaderWinsAtLimit=True)
    won, lost = score("search", "hard", range(30), DUEL.scenarios.load(skewed))
    assert won >= 0.9 * (won + lost)
    assert won + lost > 50


def test_among_heavyweights_the_odds_matter_more_than_the_value() -> None:
    won, lost = score("search", "hard", range(60), DUEL.scenarios.load("heavyweights"))
    assert won >= 0.65 * (won + lost)


def test_a_common_high_value_beats_less_than_a_rare_low_one() -> None:
    arena = arena_of(load_scenario("heavyweights"))
    power, speed = STATS.index("power"), STATS.index("speed")
    strong = next(place for place, stats in enumerate(arena.stats) if stats[power] == 8)
    fast = next(place for place, stats in enumerate(arena.stats) if stats[speed] == 3)
    cards = range(len(arena.cards))
    by_power = stat_odds.count(arena, strong, power, [each for each in cards if each != strong])
    by_speed = stat_odds.count(arena, fast, speed, [each for each in cards if each != fast])
    assert by_power.share(by_power.won) < 0.3 < 0.6 < by_speed.share(by_speed.won)


def test_two_of_the_same_level_are_even() -> None:
    won, lost = score("hard", "hard", range(100))
    assert won == lost


def test_played_out_between_equals_no_card_of_the_deck_wins_too_much() -> None:
    met: Counter[int] = Counter()
    won: dict[int, float] = defaultdict(float)
    for seed in range(150):
        match = Match(DUEL, "alternate", seed=seed, seats=[BOTS["hard"], BOTS["hard"]])
        while match.outcome is None:
            step = match.act() or match.elapse(DUEL.next_due(match.state))
            for event in step.events:
                if event.__struct_config__.tag == "round:decision":
                    cards = match.view(-1)["cards"]
                    value = {"player": event.values.player, "opponent": event.values.opponent}
                    for side, other in (("player", "opponent"), ("opponent", "player")):
                        met[cards[side]["id"]] += 1
                        won[cards[side]["id"]] += value[side] > value[other]
    assert len(met) == len(visible(load_deck()))
    for number, count in met.items():
        # 65 in a hundred, with three standard deviations of this number of rounds.
        assert won[number] / count <= 0.65 + 3 * (0.25 / count) ** 0.5
