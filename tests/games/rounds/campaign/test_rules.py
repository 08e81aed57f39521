"""Campaigns: time outside battle, the clock that stands still in one, and how heroes go on."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rounds.golden_campaigns import CAMPAIGNS
from games.rounds.small_land import (
    FOES,
    HEROES,
    RATS,
    ROUNDS,
    SHY,
    TOWER,
    TOWN,
    TWO,
    WOOD,
    fight,
    go,
    journey,
    kinds,
    land,
    now,
    played,
    state_of,
    two_groups,
)
from games.rounds.transcripts import golden, transcript
from pages import ROOT, blocks
from turnwright.games.rounds import load_calendar
from turnwright.games.rounds.bots.campaign import advise
from turnwright.games.rounds.campaign.events import (
    Camped,
    DayBegan,
    FestivalBegan,
    Found,
    Met,
    PeriodBegan,
    WentOn,
)
from turnwright.games.rounds.campaign.rules import REASONS
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.commands import BeginBattle, Camp, EndTurn, Explore, Resign, Travel, Wait
from turnwright.games.rounds.content.schema import CampaignEntry, PlaceEntry
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.replay import diff, resume, verify
from turnwright.story.catalogue import Catalogue, languages

SAFE = land()
PERIL = land(TOWN, {**WOOD, **RATS}, TOWER)


def at(match: Match, group: int = 0) -> str:
    """Where a group is."""
    return str(match.view(HEROES)["groups"][group]["place_id"])


# Time


def test_a_round_outside_battle_counts_toward_the_period() -> None:
    match = journey(SAFE)
    assert now(match) == "1-01-01 1.1"
    assert kinds(go(match, Wait(), Wait(), Wait())) == ["waited", "points_given"] * 3
    assert now(match) == "1-01-01 1.4"
    (period,) = [event for event in go(match, Wait()) if isinstance(event, PeriodBegan)]
    assert (period.period, period.light) == ("Manhã", True)
    assert now(match) == "1-01-01 2.1"


def test_six_periods_later_it_is_the_next_day() -> None:
    match = journey(SAFE)
    events = go(match, *[Camp()] * 6)
    assert now(match) == "1-01-02 1.1"
    names = [event.period for event in events if isinstance(event, PeriodBegan)]
    assert names == ["Manhã", "Tarde", "Anoitecer", "Noite", "Madrugada", "Amanhecer"]
    (day,) = [event for event in events if isinstance(event, DayBegan)]
    assert (day.date, day.weekday, day.day, day.month, day.year) == (
        "1-01-02",
        "segunda-feira",
        2,
        "janeiro",
        1,
    )


@pytest.mark.parametrize(
    ("command", "then"),
    [
        (Wait(), "1-01-01 1.2"),
        (Explore(), "1-01-01 1.3"),
        (Camp(), "1-01-01 2.1"),
        (Travel("wood"), "1-01-01 2.1"),
    ],
)
def test_every_action_of_a_group_takes_time(command: Any, then: str) -> None:
    match = journey(SAFE)
    go(match, command)
    assert now(match) == then


def test_travel_takes_the_periods_of_the_way_and_it_leads_back() -> None:
    match = journey(land(TOWN, WOOD, {**TOWER, **SHY}, goal={"battles": 1}))
    go(match, Travel("wood"), Travel("tower"))
    assert (at(match), now(match)) == ("tower", "1-01-01 4.1")
    go(match, Travel("wood"))
    assert (at(match), now(match)) == ("wood", "1-01-01 6.1")


def test_a_one_way_road_does_not_lead_back() -> None:
    cliff = {**TOWN, "links": [{"to": "tower", "one_way": True}]}
    match = journey(land(cliff, {**TOWER, **SHY}, goal={"battles": 1}))
    go(match, Travel("tower"))
    with pytest.raises(Rejected) as refused:
        go(match, Travel("town"))
    assert (refused.value.code, refused.value.legal) == ("no-way", [])


def test_an_unreachable_place_is_refused_with_the_reachable_ones() -> None:
    match = journey(SAFE)
    with pytest.raises(Rejected) as refused:
        go(match, Travel("tower"))
    assert str(refused.value) == "no road leads from here to 'tower'"
    assert refused.value.legal == ["wood"]


def test_a_campaign_begins_when_it_says() -> None:
    match = journey(land(start={"year": 3, "month": 12, "day": 7, "period": 6}))
    assert now(match) == "3-12-07 6.1"
    festivals = [event.name for event in match.opening.events if isinstance(event, FestivalBegan)]
    assert festivals == ["Véspera do Ano-Novo"]
    festivals = [event.name for event in go(match, Camp()) if isinstance(event, FestivalBegan)]
    assert festivals == ["Solstício de Inverno"]
    assert now(match) == "4-01-01 1.1"


@pytest.mark.parametrize("year", [-999_999_999, 999_999_999])
def test_a_campaign_may_begin_in_any_year_of_the_calendar(year: int) -> None:
    match = journey(land(start={"year": year}))
    go(match, Wait())
    assert now(match) == f"{year}-01-01 1.2"
    assert plain(ROUNDS.notation.read(ROUNDS.notation.write(match.state), match.state)) == plain(match.state)


def test_festivals_by_their_day_number_are_an_option() -> None:
    when = {"year": 1, "month": 3, "day": 3, "period": 1}
    for reading, names in (("by_date", []), ("by_day_number", ["Carnaval"])):
        match = journey(land(start=when, festivals=reading))
        assert [e.name for e in match.opening.events if isinstance(e, FestivalBegan)] == names


# Battle: the clock stands still, and those outside wait.


def test_a_group_that_meets_others_is_in_battle() -> None:
    match = two_groups()
    assert state_of(match).fighting == 1
    assert state_of(match).battle is not None
    assert now(match) == "1-01-01 1.3"
    assert match.view(HEROES)["battle"]["round"] == 0


def test_battle_rounds_do_not_count_and_the_clock_stands_still() -> None:
    match = two_groups()
    seen = set()
    while state_of(match).battle is not None:
        seen.add(now(match))
        (seat,) = ROUNDS.to_act(match.state)
        match.submit(seat, BeginBattle() if match.view(0)["battle"]["phase"] == "" else EndTurn())
        battle = state_of(match).battle
        if battle is not None and battle.round == 7:
            break
    # Seven rounds of battle would be nearly two periods.
    assert seen == {"1-01-01 1.3"}


def test_other_groups_wait_until_the_battle_is_over() -> None:
    match = two_groups()
    bob = plain(state_of(match).groups[0])
    assert bob["doing"] == "travel"
    for command in (Travel("wood"), Explore(), Camp(), Wait()):
        with pytest.raises(Rejected) as refused:
            go(match, command)
        assert refused.value.code == "in-battle"
        assert command not in ROUNDS.options(match.state, HEROES)
    events = fight(match)
    # Nothing happened to bob meanwhile; then time goes on for both.
    (over,) = [n for n, event in enumerate(events) if isinstance(event, WentOn)]
    assert not {"reached", "period_began", "set_out"} & set(kinds(events[:over]))
    assert plain(state_of(match).groups[0]) == bob
    assert now(match) == "1-01-01 1.3"
    assert state_of(match).active == 1
    go(match, Wait(), Wait())
    assert at(match, 0) == "wood"
    assert now(match) == "1-01-01 2.1"


def test_a_battle_takes_no_time_from_those_outside() -> None:
    # With or without a battle, bob arrives in the same round.
    quiet = journey(land(TOWN, WOOD, TOWER, **TWO))
    go(quiet, Explore(), Travel("wood"))
    fought = two_groups()
    fight(fought)
    assert state_of(quiet).groups[0].until == state_of(fought).groups[0].until == 5


def test_of_two_encounters_in_one_round_the_second_waits_for_the_first_battle() -> None:
    both = [{"at": "wood", "heroes": ["ann"]}, {"at": "town", "heroes": ["bob"]}]
    find = {"name": "Bread", "life": 1}
    town = {**TOWN, "finds": [find]}
    match = journey(land(town, {**WOOD, **RATS}, TOWER, first=["ann", "bob"], groups=both), seed=1)
    go(match, Explore())
    assert "found" not in kinds(go(match, Explore()))
    assert state_of(match).fighting == 0
    events = kinds(fight(match))
    assert events.index("found") > events.index("went_on")


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_in_a_whole_campaign_time_passes_outside_battle_only(name: str) -> None:
    match = played(name, seed=21)
    fought = 0
    while match.outcome is None:
        before: Campaign = match.state
        match.act()
        after: Campaign = match.state
        assert after.round >= before.round
        if after.battle is not None and before.met == after.met:  # the same battle still
            fought += 1
            assert after.round == before.round
            assert plain(after.groups) == plain(before.groups)
    assert fought > 20


# Meetings


@pytest.mark.parametrize(("face", "met"), [(40, True), (41, False)])
def test_encounters_are_random(face: int, met: bool) -> None:
    wood = {**WOOD, **RATS, "danger": {"light": 40, "dark": 90}}
    match = journey(land(wood, TOWER), dice=[face])
    events = go(match, Explore())
    assert ("met" in kinds(events)) is met
    assert match.view(HEROES)["fighting"] == (0 if met else -1)


def test_encounters_are_more_likely_in_the_dark() -> None:
    wood = {**WOOD, **RATS, "danger": {"light": 0, "dark": 90}}
    match = journey(land(wood, TOWER), dice=[90])
    assert "met" not in kinds(go(match, Explore(), *[Camp()] * 2, Wait(), Wait()))
    assert now(match) == "1-01-01 4.1"
    assert "met" in kinds(go(match, Explore()))


def test_a_resting_group_has_half_as_many_encounters() -> None:
    wood = {**WOOD, **RATS, "danger": {"light": 41, "dark": 0}}
    assert "met" in kinds(go(journey(land(wood, TOWER), dice=[20]), Camp()))
    match = journey(land(wood, TOWER), dice=[21])
    assert "camped" in kinds(go(match, Camp()))


def test_a_road_has_a_chance_of_danger_of_its_own() -> None:
    town = {**TOWN, "links": [{"to": "wood", "danger": 30}]}
    wood = {**WOOD, "parties": [["rat"], ["rat", "rat"]]}
    match = journey(land(town, wood, TOWER), dice=[30, 2])
    (met,) = [event for event in go(match, Travel("wood")) if isinstance(event, Met)]
    assert (met.foes, met.guard) == ("Rat, Rat", False)
    assert [event.foes for event in go(match) if isinstance(event, Met)] == []


def test_no_enemy_is_met_after_all_battles_of_a_place_are_won() -> None:
    wood = {**WOOD, **RATS, "battles": 1}
    match = journey(land(wood, TOWER), seed=1)
    go(match, Explore())
    fight(match)
    assert "found_nothing" in kinds(go(match, Explore()))
    assert state_of(match).won == 1


@pytest.mark.parametrize(("day", "met"), [(1, False), (2, True)])
def test_no_enemy_is_met_on_the_way_on_a_safe_festival(day: int, met: bool) -> None:
    town = {**TOWN, "links": [{"to": "wood", "danger": 100}]}
    wood = {**WOOD, "parties": [["rat"]]}
    match = journey(land(town, wood, TOWER, safe_festivals=True, start={"day": day}))
    assert ("met" in kinds(go(match, Travel("wood")))) is met


# What heroes carry on


def test_heroes_keep_what_a_battle_left_them() -> None:
    match = journey(PERIL, seed=1)
    go(match, Travel("wood"), Explore())
    battle = state_of(match).battle
    assert battle is not None
    ann = battle.get("ann")
    assert (ann.life, ann.mp, ann.sp) == (7, 6, 14)
    match.submit(HEROES, BeginBattle())
    battle = state_of(match).battle
    assert battle is not None
    ann = battle.get("ann")
    ann.life, ann.mp, ann.sp = 3, 2, 1
    match.submit(FOES, Resign())
    (hero,) = state_of(match).travellers()
    assert (hero.life, hero.mp, hero.sp) == (3, 2, 1)
    go(match, Explore())
    battle = state_of(match).battle
    assert battle is not None
    ann = battle.get("ann")
    assert (ann.life, ann.mp, ann.sp) == (3, 2, 1)


def test_rest_restores_what_the_place_gives_up_to_the_most() -> None:
    match = journey(SAFE)
    (hero,) = state_of(match).travellers()
    hero.life, hero.mp, hero.sp = 4, 6, 3
    (rested,) = [event for event in go(match, Camp()) if isinstance(event, Camped)]
    assert (rested.life, rested.mp, rested.sp) == (2, 1, 0)
    (hero,) = state_of(match).travellers()
    assert (hero.life, hero.mp, hero.sp) == (6, 6, 3)
    go(match, Camp())
    assert state_of(match).travellers()[0].life == 7


def test_the_dead_recover_nothing() -> None:
    match = journey(land(TOWN, WOOD, TOWER, first=["ann", "bob"]))
    bob = state_of(match).travellers()[1]
    bob.life, bob.mp, bob.sp = 0, 0, 0
    go(match, Camp())
    bob = state_of(match).travellers()[1]
    assert (bob.life, bob.mp, bob.sp) == (0, 0, 0)


def test_a_container_is_found_once() -> None:
    finds = [{"name": "Herbs", "life": 2}, {"name": "Cup", "treasures": 1}]
    match = journey(land({**TOWN, "finds": finds}, WOOD, TOWER, goal={"place": "tower", "treasures": 1}))
    match.state.travellers()[0].life = 3
    found = [event for event in go(match, *[Explore()] * 3) if isinstance(event, Found)]
    assert [(event.find, event.life, event.treasures) for event in found] == [("Herbs", 2, 0), ("Cup", 0, 1)]
    assert state_of(match).travellers()[0].life == 5
    assert state_of(match).treasures == 1
    assert match.outcome is None


def test_a_fighter_that_fell_is_not_in_the_next_battle() -> None:
    match = journey(land({**WOOD, **RATS}, TOWER, first=["ann", "bob"]), seed=1)
    bob = state_of(match).travellers()[1]
    bob.life = 0
    go(match, Explore())
    battle = state_of(match).battle
    assert battle is not None
    assert [one.id for one in battle.fighters] == ["ann", "rat"]
    fight(match)
    assert [hero.life > 0 for hero in state_of(match).travellers()] == [True, False]


# How it ends


def test_a_campaign_is_won_at_the_place_of_its_goal() -> None:
    match = journey(SAFE)
    go(match, Travel("wood"))
    assert match.outcome is None
    go(match, Travel("tower"))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((HEROES,), "goal")


def test_a_campaign_is_won_by_battles() -> None:
    match = journey(land({**WOOD, **RATS}, TOWER, goal={"battles": 2}), seed=1)
    go(match, Explore())
    fight(match)
    assert match.outcome is None
    go(match, Explore())
    fight(match)
    assert match.outcome is not None
    assert match.outcome.reason == "goal"


def test_a_guard_has_to_be_beaten() -> None:
    match = journey(land(TOWN, {**TOWER, "id": "wood", "guard": ["rat"]}), seed=1)
    (met,) = [event for event in go(match, Travel("wood")) if isinstance(event, Met)]
    assert met.guard
    assert match.outcome is None
    fight(match)
    assert match.outcome is not None
    assert match.outcome.reason == "goal"


def test_a_guard_that_stands_throws_the_heroes_back() -> None:
    scenario = land(TOWN, {**TOWER, "id": "wood", "guard": ["rat"]})
    match = journey({**scenario, "stalemate_rounds": 2}, seed=1)
    go(match, Travel("wood"))
    (went,) = [event for event in fight(match, idle=True) if isinstance(event, WentOn)]
    assert not went.won
    assert at(match) == "town"
    assert match.outcome is None
    assert "met" in kinds(go(match, Travel("wood")))


def test_a_drawn_battle_leaves_the_foes_where_they_are() -> None:
    match = journey({**land({**WOOD, **RATS}, TOWER), "stalemate_rounds": 2}, seed=1)
    go(match, Explore())
    fight(match, idle=True)
    assert state_of(match).won == 0
    assert at(match) == "wood"
    assert "met" in kinds(go(match, Explore()))


def test_a_campaign_is_lost_when_no_fighter_is_left() -> None:
    match = journey(land({**WOOD, **RATS, "parties": [["ogre"]]}, TOWER), seed=1)
    go(match, Explore())
    assert kinds(fight(match))[-3:] == ["battle_ended", "went_on", "campaign_ended"]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((FOES,), "all_dead")


def test_one_group_can_fall_and_the_other_go_on() -> None:
    ogres = {**WOOD, **RATS, "parties": [["ogre"]]}
    match = journey(land(TOWN, ogres, TOWER, **TWO), seed=1)
    go(match, Explore(), Wait())
    while state_of(match).battle is None:
        go(match, Wait())
    fight(match)
    assert match.outcome is None
    assert state_of(match).active == 0
    go(match, Wait())
    assert state_of(match).active == 0


@pytest.mark.parametrize(("days", "last"), [(1, "1-01-02 6.4"), (2, "1-01-03 6.4")])
def test_the_day_on_which_a_campaign_begins_is_its_first_however_late(days: int, last: str) -> None:
    match = journey(
        land({**TOWN, **SHY}, WOOD, TOWER, days=days, start={"day": 2, "period": 6}, goal={"battles": 1})
    )
    for number in range(1, days + 1):
        assert match.view(HEROES)["day"] == number
        go(match, *[Wait()] * (3 if number == 1 else 23))
        if number < days:
            go(match, Wait())
    assert (now(match), match.outcome) == (last, None)
    go(match, Wait())
    assert match.outcome is not None
    assert match.outcome.reason == "days_over"
    assert ROUNDS.lab.measure(match.state)[4] == days


def test_a_campaign_is_lost_when_the_days_are_over() -> None:
    match = journey(land(days=1))
    go(match, *[Wait()] * 23)
    assert now(match) == "1-01-01 6.4"
    assert match.outcome is None
    events = go(match, Wait())
    assert kinds(events)[-1] == "campaign_ended"
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((FOES,), "days_over")


def test_the_heroes_can_give_up() -> None:
    match = journey(land({**WOOD, **RATS}, TOWER), seed=1)
    assert Resign() in ROUNDS.extra_options(match.state, HEROES)
    assert kinds(go(match, Resign())) == ["campaign_ended"]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((FOES,), "resigned")
    with pytest.raises(Rejected):
        go(match, Resign())


def test_heroes_who_give_a_battle_up_lose_that_battle_only() -> None:
    match = journey(land({**WOOD, **RATS}, TOWER), seed=1)
    go(match, Explore())
    assert Resign() in ROUNDS.extra_options(match.state, HEROES)
    assert kinds(go(match, Resign()))[:2] == ["battle_ended", "went_on"]
    assert match.outcome is None
    assert (at(match), state_of(match).won) == ("wood", 0)
    assert "met" in kinds(go(match, Explore()))


def test_a_group_that_does_not_win_retreats_and_recovers_for_a_period() -> None:
    match = journey(land(TOWN, {**WOOD, **RATS}, TOWER), seed=1)
    go(match, Travel("wood"), Explore())
    before = state_of(match).round
    go(match, Resign())
    assert at(match) == "town"
    assert state_of(match).round == before + 4


def test_opening_a_container_cannot_be_undone() -> None:
    scenario = land({**TOWN, "finds": [{"name": "Bread", "life": 1}]}, WOOD, TOWER)
    match = Match(ROUNDS, scenario, seats=[None, ROUNDS.bots()["heuristic"]])
    go(match, Explore())
    with pytest.raises(Rejected, match="something new") as refused:
        match.undo(HEROES)
    assert refused.value.code == "undo-barrier"


def test_a_guard_throws_back_those_who_give_up() -> None:
    match = journey(land(TOWN, {**TOWER, "id": "wood", "guard": ["rat"]}), seed=1)
    go(match, Travel("wood"), Resign())
    assert match.outcome is None
    assert at(match) == "town"


def test_foes_who_give_up_lose_the_battle_only() -> None:
    match = journey(land({**WOOD, **RATS}, TOWER), seed=1)
    assert list(ROUNDS.extra_options(match.state, FOES)) == []
    go(match, Explore())
    match.submit(FOES, Resign())
    assert match.outcome is None
    assert state_of(match).won == 1


def test_a_place_that_is_no_text_is_refused() -> None:
    with pytest.raises(Rejected, match="expected text, got 5"):
        go(journey(SAFE), Travel(5))  # type: ignore[arg-type]


def test_only_the_heroes_act_outside_battle() -> None:
    match = journey(SAFE)
    assert list(ROUNDS.to_act(match.state)) == [HEROES]
    assert list(ROUNDS.options(match.state, FOES)) == []
    with pytest.raises(Rejected, match="only the heroes act outside battle"):
        match.submit(FOES, Wait())
    with pytest.raises(Rejected, match="BeginBattle is for a battle"):
        match.submit(HEROES, BeginBattle())


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(0, 5), min_size=1, max_size=6), st.integers(0, 10**6))
def test_every_campaign_ends(choices: list[int], seed: int) -> None:
    match = journey(land({**WOOD, **RATS, "battles": 1000}, TOWER, days=2, goal={"battles": 1000}), seed=seed)
    inputs = 0
    while match.outcome is None:
        inputs += 1
        assert inputs < 3000
        if state_of(match).battle is not None:
            fight(match)
            continue
        options = ROUNDS.options(match.state, HEROES)
        go(match, options.command(choices[inputs % len(choices)] % options.count()))
    assert match.outcome.reason in ("days_over", "all_dead")


# Saved and resumed


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_is_saved_and_resumed_by_its_journal(name: str) -> None:
    journal = Journal()
    match = played(name, journal)
    while match.outcome is None:
        match.act()
    lines = journal.text().splitlines(keepends=True)
    verdict = verify(lines, lambda _: ROUNDS)
    assert verdict.valid, verdict.reason
    # Stopped anywhere, in a battle or between two, it goes on as it went.
    for stop in range(2, len(lines) - 1, 17):
        bot = ROUNDS.bots()["heuristic"]
        more: list[bytes] = []
        again = resume(lines[:stop], lambda _: ROUNDS, seats=[bot, bot], write=more.append)
        while again.outcome is None:
            again.act()
        assert again.digest() == match.digest()


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_golden_campaigns_are_reproduced_byte_for_byte(name: str) -> None:
    kept = golden(name).read_bytes().splitlines(keepends=True)
    played_now = transcript(name).splitlines(keepends=True)
    assert diff(kept, played_now) is None
    assert kept == played_now
    found = verify(kept, lambda _: ROUNDS)
    assert found.valid, found.reason
    assert found.finished


def test_golden_campaigns_contain_what_they_document() -> None:
    text = b"".join(golden(name).read_bytes() for name in CAMPAIGNS)
    for told in (
        *(
            "campaign_began",
            "day_began",
            "period_began",
            "festival_began",
            "moon_turned",
            "set_out",
            "reached",
        ),
        *("found", "camped", "met", "battle_began", "battle_ended", "went_on", "campaign_ended"),
    ):
        assert f'"type":"{told}"'.encode() in text, told


def test_every_campaign_that_comes_with_the_game_is_among_them() -> None:
    found = [name for name in ROUNDS.scenarios.names() if ROUNDS.scenarios.load(name).campaign is not None]
    assert tuple(found) == CAMPAIGNS


def test_the_battles_of_a_campaign_have_other_dice_each_time() -> None:
    # The same rats, but not the same fight.
    match = journey(land({**WOOD, **RATS}, TOWER, first=["ann", "bob"]), seed=4)
    tales = []
    for _ in range(4):
        go(match, Explore())
        tales.append(
            plain([event for event in fight(match) if "roll" in str(event) or "Injured" in str(event)])
        )
    assert len({json.dumps(tale) for tale in tales}) > 1


# Custom calendars


OWN = {
    "name": "Own",
    "months": [{"name": "only", "days": 3}],
    "weekdays": [{"name": "a"}, {"name": "b"}, {"name": "c"}],
    "festivals": [],
    "seasons": [],
    "moons": [{"id": "moon", "name": "Moon", "length": 2, "phases": [{"name": "new"}, {"name": "full"}]}],
}


def test_a_campaign_brings_a_calendar_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(json.dumps(OWN), "utf-8")
    (tmp_path / "land.json").write_text(json.dumps(land(calendar="own.json")), "utf-8")
    match = journey(str(tmp_path / "land.json"))
    go(match, *[Camp()] * 18)
    assert now(match) == "2-01-01 1.1"
    # It stands in the journal, whole.
    header = plain(match.header)["scenario"]
    (tmp_path / "own.json").unlink()
    assert load_calendar(header["campaign"]["calendar"]).plan == match.state.land.calendar.plan
    again = journey(header)
    assert now(again) == "1-01-01 1.1"


def test_values_name_no_file_of_a_calendar(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(json.dumps(OWN), "utf-8")
    with pytest.raises(ContentError) as refused:
        journey(land(calendar=str(tmp_path / "own.json")))
    assert refused.value.path == "$.campaign.calendar"


def test_the_moons_turn_as_days_go_by() -> None:
    match = journey(land(calendar=OWN))
    turned = [event for event in go(match, *[Camp()] * 12) if "moon_turned" in kinds([event])]
    assert [event.phase for event in turned] == ["full", "new"]


# The page


@pytest.mark.parametrize(
    ("head", "kind"),
    [("| `places` |", CampaignEntry), ("| `links` |", PlaceEntry)],
    ids=["campaign", "place"],
)
def test_the_page_shows_the_fields_of_the_file_and_their_defaults(head: str, kind: Any) -> None:
    page = (ROOT / "docs/reference/rounds-calendar.md").read_text("utf-8")
    lines = (head + page.partition(head)[2]).splitlines()
    cells = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[: lines.index("")]]
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in ("id", "name")]
    assert [name for name, *_ in cells] == [field.name for field in fields]
    numbers = {field.name: str(field.default) for field in fields if isinstance(field.default, int)}
    assert {name: default for name, default, *_ in cells if name in numbers} == {
        name: number.lower() for name, number in numbers.items()
    }


def test_the_campaign_on_the_page_can_be_played(tmp_path: Path) -> None:
    page = (ROOT / "docs/reference/rounds-calendar.md").read_text("utf-8")
    (shown,) = [block.text for block in blocks(page) if block.kind == "yaml"]
    (tmp_path / "mine.yaml").write_text(shown, "utf-8")
    assert at(journey(str(tmp_path / "mine.yaml"))) == "town"


def test_the_page_names_the_reasons() -> None:
    page = (ROOT / "docs/reference/rounds-calendar.md").read_text("utf-8")
    assert [reason for reason in REASONS if f"| `{reason}` |" not in page] == []


# Views and narration


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_everything_in_a_campaign_has_words(name: str, lang: str) -> None:
    words = Catalogue("turnwright.games.rounds", lang)
    match = played(name)
    while match.outcome is None:
        for line in ROUNDS.presenter.draw(match.view(HEROES)):
            assert not line.id or words.has(line.id), line
        for seat in (HEROES, FOES):
            for command in ROUNDS.options(match.state, seat):
                label = ROUNDS.presenter.label(match.state, seat, command)
                assert words.has(label.id), label
        step = match.act()
        assert step is not None
        for event in step.events:
            assert words.has(event.message[0]), event
            for word in event.message[1].values():
                assert not getattr(word, "id", "") or words.has(word.id), word


def test_the_terminal_shows_the_date_the_place_and_the_heroes() -> None:
    match = journey(land(start={"month": 10, "day": 7, "period": 5}, first=["ann", "bob"]))
    match.state.travellers()[0].life = 2
    match.state.travellers()[1].life = 0
    words = Catalogue("turnwright.games.rounds", "pt")
    assert [words.tell(line) for line in ROUNDS.presenter.draw(match.view(HEROES))] == [
        "sábado, 7 de outubro do ano 1 · Noite, das 20:00 às 00:00, escuro",
        "Estação: outono",
        "🎃 Halloween (O dia em que o véu está mais fino)",
        "Dia 1 de 5 · Rodada 1 de 4 · Objetivo: Tower",
        "> Grupo 1, Town: a postos",
        "   ♥♥····· mana 6/6 vigor 14/14 Ann",
        "   ····· mana 6/6 vigor 4/4 Bob (fora de combate)",
    ]


def test_the_board_is_drawn_below_while_there_is_a_battle() -> None:
    match = journey(land({**WOOD, **RATS}, TOWER), seed=1)
    go(match, Explore())
    words = Catalogue("turnwright.games.rounds", "en")
    lines = [words.tell(line) for line in ROUNDS.presenter.draw(match.view(HEROES))]
    assert "> Group 1, Wood: in battle" in lines
    assert "   a b c d e f g h i j k" in lines


def test_the_other_side_does_not_see_the_hands_in_a_battle() -> None:
    match = journey("estrada", seed=2)
    while state_of(match).battle is None:
        go(match, advise(state_of(match)))
    hands = {one["id"]: "hand" in one for one in match.view(FOES)["battle"]["fighters"]}
    assert hands["bento"] is False
