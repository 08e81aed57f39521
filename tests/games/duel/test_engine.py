"""The battle engine: controls, queries and events as a screen knows them."""

import inspect
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from games.duel.positions import (
    DECK,
    DUEL,
    STATS,
    Listener,
    as_json,
    card,
    engine_of,
    states,
    tag,
    tags,
    verdict,
)
from turnwright.games.duel import BattleEngine, create_battle_engine
from turnwright.games.duel.content import load_deck
from turnwright.games.duel.flow import FLOW, FLOW_BY_STATE
from turnwright.kernel.errors import Rejected

SKIP = {"skipRoundCooldown": True}
ONE_ROUND: dict[str, Any] = {"mode": "quick", "seed": 3}


def playing(**settings: Any) -> tuple[BattleEngine, Listener]:
    """An engine that waits for the first stat, and a screen that has forgotten how it came there."""
    engine, screen = engine_of(**{"flags": SKIP, **settings})
    assert engine.start_match()
    screen.take()
    return engine, screen


# Names.


def test_the_constructor_has_the_documented_parameters_and_defaults() -> None:
    parameters = inspect.signature(create_battle_engine).parameters
    assert list(parameters)[:5] == ["points_to_win", "max_rounds", "seed", "flags", "deck"]
    assert [parameters[name].default for name in list(parameters)[:5]] == [10, 25, None, None, None]


@pytest.mark.parametrize(
    "name",
    """
    start_match choose_stat interrupt resume pause_timers resume_timers rematch home
    get_state get_seed get_flags on off
    """.split(),
)
def test_the_controls_and_queries_have_their_names(name: str) -> None:
    assert callable(getattr(BattleEngine, name))


def test_one_object_of_options_is_enough() -> None:
    flags = {"skipRoundCooldown": True, "enableTestMode": True}
    engine = create_battle_engine({"pointsToWin": 5, "maxRounds": 9, "seed": 7, "flags": flags, "deck": DECK})
    same = create_battle_engine(5, 9, 7, flags, DECK)
    assert (engine.get_seed(), engine.get_flags()) == (7, {"autoSelect": True, **flags})
    for each in (engine, same):
        each.start_match()
        each.choose_stat("power")
    assert engine.journal.text() == same.journal.text()


def test_an_object_of_options_may_omit_any_and_keywords_override_it() -> None:
    engine = create_battle_engine({"seed": 7, "pointsToWin": None, "selectionMs": 0}, seed=8, deck=DECK)
    engine.start_match()
    engine.pass_time(3000)
    engine.interrupt("quit")
    assert (engine.get_seed(), engine.get_state()["pointsToWin"]) == (8, 10)
    assert engine.get_state()["remainingMs"] == 0


def test_an_unknown_option_is_refused_at_the_start() -> None:
    engine = create_battle_engine({"pointsTowin": 5})
    screen = Listener(engine)
    assert not engine.start_match()
    assert screen.events[0].code == "invalid-config"


def test_a_target_that_is_an_object_is_refused_at_the_start() -> None:
    engine = create_battle_engine({"pointsToWin": {"pointsToWin": 5}})
    screen = Listener(engine)
    assert not engine.start_match()
    assert screen.events[0].reason == "$.pointsToWin: expected a whole number, got an object"


# Events.

PAYLOADS: dict[str, set[str]] = {
    "state:change": {"from", "to", "context"},
    "round:start": {"round"},
    "round:prompt": {"round", "availableStats"},
    "round:timeout": {"round"},
    "round:decision": {"outcome", "stat", "values"},
    "score:update": {"player", "opponent"},
    "cooldown:start": {"ms"},
    "cooldown:end": {"round"},
    "match:end": {"winner", "scores", "reason"},
    "timer:tick": {"id", "remainingMs"},
    "debug": {"kind", "detail"},
    "error:event": {"reason", "code", "field", "state", "legal"},
}


def test_every_event_has_its_name_and_exactly_its_fields() -> None:
    engine, screen = engine_of(flags={"enableTestMode": True}, seed=4)
    engine.choose_stat("power")
    engine.start_match()
    engine.pass_time(2_000_000)
    found: dict[str, set[str]] = {}
    for event in screen.events:
        fields = as_json(event)
        found.setdefault(fields.pop("type"), set()).update(fields)
        assert set(fields) == PAYLOADS[tag(event)]
    assert found == PAYLOADS


def test_the_inner_fields_of_events_have_their_names_too() -> None:
    engine, screen = playing(seed=4)
    engine.choose_stat("power")
    engine.interrupt("quit")
    told = {tag(event): as_json(event) for event in screen.events}
    assert set(told["round:decision"]["values"]) == {"player", "opponent"}
    assert set(told["match:end"]["scores"]) == {"player", "opponent"}
    assert told["match:end"]["winner"] == "opponent"
    assert told["round:prompt"]["availableStats"] == list(STATS)


def test_the_winner_of_a_drawn_match_is_null() -> None:
    engine, screen = playing()
    engine.interrupt("error")
    assert as_json(screen.last)["winner"] is None


def test_events_stand_in_the_journal_as_they_are_reported() -> None:
    engine, screen = engine_of(seed=4)
    engine.start_match()
    engine.pass_time(5000)
    engine.choose_stat("power")
    written = [event for line in engine.journal.lines[1:] for event in json.loads(line).get("events", [])]
    assert written == [as_json(event) for event in screen.events]


# Listening.


def test_a_listener_gets_the_events_of_its_name_only() -> None:
    engine, _ = engine_of(seed=4, flags=SKIP)
    rounds: list[Any] = []
    engine.on("round:start", rounds.append)
    engine.start_match()
    engine.choose_stat("power")
    assert tags(rounds) == ["round:start", "round:start"]


def test_a_removed_listener_gets_no_more_events() -> None:
    engine, _ = engine_of(seed=4, flags=SKIP)
    heard: list[Any] = []
    engine.on("round:start", heard.append)
    engine.start_match()
    engine.off("round:start", heard.append)
    engine.choose_stat("power")
    assert len(heard) == 1


def test_removing_an_unknown_listener_is_allowed() -> None:
    engine, _ = engine_of()
    engine.off("round:start", print)
    engine.on("round:start", print)
    engine.off("round:prompt", print)


def test_listeners_get_an_event_in_the_order_they_were_added() -> None:
    engine, _ = engine_of()
    heard: list[str] = []
    engine.on("cooldown:start", lambda event: heard.append("first"))
    engine.on("cooldown:start", lambda event: heard.append("second"))
    engine.start_match()
    assert heard == ["first", "second"]


def test_a_listener_may_take_itself_off() -> None:
    engine, _ = engine_of(flags=SKIP)
    heard: list[str] = []

    def once(event: Any) -> None:
        heard.append(tag(event))
        engine.off("round:start", once)

    engine.on("round:start", once)
    engine.start_match()
    engine.choose_stat("power")
    assert heard == ["round:start"]


def test_the_effects_of_a_listener_are_emitted_after_the_event_it_got() -> None:
    engine, screen = engine_of(seed=4, flags=SKIP, points_to_win=5)
    first: list[Any] = []
    engine.on("state:change", first.append)
    engine.on("round:prompt", lambda event: engine.choose_stat("power"))
    engine.on("match:end", lambda event: engine.rematch())
    last: list[Any] = []
    engine.on("state:change", last.append)
    engine.start_match()
    assert first == last
    changes = [as_json(event) for event in screen.events if tag(event) == "state:change"]
    for before, after in pairwise(changes):
        assert before["to"] == after["from"]
    assert changes[-1]["to"] == "waitingForMatchStart"


def test_a_listener_that_fails_harms_neither_the_match_nor_the_others() -> None:
    engine, screen = engine_of(seed=4, flags=SKIP)
    heard: list[Any] = []

    def fail(event: Any) -> None:
        raise RuntimeError("the screen is broken")

    engine.on("round:decision", fail)
    engine.on("round:decision", heard.append)
    engine.start_match()
    with pytest.raises(RuntimeError, match="the screen is broken"):
        engine.choose_stat("power")
    assert tags(heard) == ["round:decision"]
    assert screen.lines[-1] == "round:prompt 2"
    engine.off("round:decision", fail)
    assert engine.choose_stat("power")


def test_an_opponent_has_its_turn_also_when_a_listener_fails() -> None:
    engine, screen = engine_of(seed=4, flags=SKIP, alternate_choice=True, opponent=DUEL.bots()["easy"])
    engine.on("round:decision", lambda event: 1 // 0)
    engine.start_match()
    with pytest.raises(ZeroDivisionError):
        engine.choose_stat("power")
    assert screen.lines[-1] == "round:prompt 3"


def test_a_listener_may_start_the_rematch() -> None:
    engine, screen = playing(**ONE_ROUND)
    engine.on("state:change", lambda event: event.to == "waitingForMatchStart" and engine.start_match())
    engine.choose_stat("power")
    assert engine.rematch()
    assert engine.get_state()["stateId"] == "waitingForPlayerAction"
    assert screen.lines[-1] == "round:prompt 1"


def test_a_listener_of_a_refusal_may_start_the_match() -> None:
    engine, screen = engine_of(flags=SKIP)
    engine.on("error:event", lambda event: engine.start_match())
    assert not engine.choose_stat("power")
    assert engine.get_state()["stateId"] == "waitingForPlayerAction"
    assert screen.lines[-1] == "round:prompt 1"


# Refusals.


def test_a_refusal_is_reported_with_reason_code_field_state_and_what_is_legal() -> None:
    engine, screen = playing()
    assert not engine.choose_stat("strength")
    assert as_json(screen.last) == {
        "type": "error:event",
        "reason": "unknown stat 'strength'",
        "code": "unknown-stat",
        "field": "stat",
        "state": "waitingForPlayerAction",
        "legal": list(STATS),
    }


def test_a_refusal_is_no_input_so_it_is_not_in_the_journal() -> None:
    engine, screen = playing()
    before = engine.journal.text()
    engine.choose_stat("strength")
    engine.start_match()
    engine.resume()
    engine.rematch()
    engine.interrupt("nonsense")
    assert tags(screen.events) == ["error:event"] * 5
    assert engine.journal.text() == before


@pytest.mark.parametrize("stat", [None, 3, 1.5, ["power"], {"stat": "power"}, b"power"])
def test_a_stat_that_is_no_word_is_refused(stat: Any) -> None:
    engine, screen = playing()
    before = engine.get_state()
    assert not engine.choose_stat(stat)
    assert tag(screen.last) == "error:event"
    assert engine.get_state() == before


@pytest.mark.parametrize(
    ("stat", "round", "reason"),
    [
        (3, 0, "stat must be text, not a whole number"),
        ("power", "1", "round must be a whole number, not text"),
        ("power", True, "round must be a whole number, not true or false"),
    ],
)
def test_a_choice_of_the_wrong_type_is_refused_in_words(stat: Any, round: Any, reason: str) -> None:
    engine, screen = playing()
    assert not engine.choose_stat(stat, round)
    assert (screen.last.code, screen.last.reason) == ("malformed", reason)


@pytest.mark.parametrize("round", [2, -1, 10**30, -(10**30), "1", 1.5, None])
def test_any_choice_for_another_round_is_refused(round: Any) -> None:
    engine, screen = playing()
    before = engine.get_state()
    assert not engine.choose_stat("power", round)
    assert tag(screen.last) == "error:event"
    assert engine.get_state() == before


@pytest.mark.parametrize(
    ("control", "arguments"),
    [("choose_stat", ["power"]), ("resume", []), ("rematch", []), ("home", []), ("interrupt", ["quit"])],
)
def test_commands_before_the_match_are_refused(control: str, arguments: list[str]) -> None:
    engine, screen = engine_of()
    assert not getattr(engine, control)(*arguments)
    assert (screen.last.code, screen.last.state) == ("wrong-state", "waitingForMatchStart")


def test_a_match_is_started_once() -> None:
    engine, screen = playing()
    assert not engine.start_match()
    assert screen.last.code == "wrong-state"


# Queries.


def test_the_state_has_its_keys_at_every_point_of_a_match() -> None:
    engine, _ = engine_of(seed=4)
    keys = {"stateId", "round", "scores", "remainingMs", "cards", "flags", "paused", "outcome"}
    points: list[dict[str, Any]] = [engine.get_state()]
    engine.start_match()
    points.append(engine.get_state())
    engine.pass_time(3000)
    points.append(engine.get_state())
    engine.choose_stat("power")
    points.append(engine.get_state())
    engine.interrupt("quit")
    points.append(engine.get_state())
    for point in points:
        assert keys <= set(point)
    assert [point["stateId"] for point in points] == [
        "waitingForMatchStart",
        "cooldown",
        "waitingForPlayerAction",
        "cooldown",
        "interruptMatch",
    ]
    assert [point["round"] for point in points] == [0, 1, 1, 2, 2]
    assert [point["remainingMs"] for point in points] == [0, 3000, 30_000, 3000, 0]
    assert points[0]["outcome"] is points[2]["outcome"] is None
    assert points[3]["outcome"] in ("winPlayer", "winOpponent", "draw")
    assert points[4]["outcome"] == "matchWinOpponent"


def test_the_state_can_be_written_as_json() -> None:
    engine, _ = playing()
    assert json.loads(json.dumps(engine.get_state())) == engine.get_state()


def test_the_state_shows_the_players_card_and_the_opponents_when_they_were_compared() -> None:
    engine, _ = engine_of(seed=4)
    assert engine.get_state()["cards"] == {}
    engine.start_match()
    engine.pass_time(3000)
    assert set(engine.get_state()["cards"]) == {"player"}
    engine.choose_stat("power")
    assert set(engine.get_state()["cards"]) == {"player", "opponent"}


def test_changing_returned_values_does_not_change_the_match() -> None:
    engine, _ = playing()
    engine.get_state()["scores"]["player"] = 9
    engine.get_state()["flags"]["autoSelect"] = False
    engine.get_flags()["autoSelect"] = False
    assert engine.get_state()["scores"]["player"] == 0
    assert engine.get_flags()["autoSelect"] is True


def test_the_flags_in_force_are_reported_with_their_defaults() -> None:
    assert create_battle_engine().get_flags() == {
        "autoSelect": True,
        "skipRoundCooldown": False,
        "enableTestMode": False,
    }
    given = {"autoSelect": False, "skipRoundCooldown": True, "enableTestMode": True}
    assert create_battle_engine(flags=given).get_flags() == given


def test_the_seed_of_a_live_match_is_not_reported() -> None:
    engine, _ = engine_of(seed=77)
    for _ in range(2):
        with pytest.raises(Rejected, match="is secret until it ends"):
            engine.get_seed()
        engine.start_match()
    engine.interrupt("quit")
    assert engine.get_seed() == 77


def test_the_seed_is_reported_after_a_match_that_was_played_out() -> None:
    engine, _ = engine_of(**{**ONE_ROUND, "seed": 78})
    engine.start_match()
    engine.choose_stat("power")
    assert engine.get_seed() == 78


def test_the_seed_is_reported_in_test_mode() -> None:
    engine, _ = engine_of(seed=77, flags={"enableTestMode": True})
    assert engine.get_seed() == 77
    engine.start_match()
    assert engine.get_seed() == 77


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1])
def test_any_seed_of_64_bits_makes_a_match(seed: int) -> None:
    engine, _ = engine_of(seed=seed, flags={"skipRoundCooldown": True, "enableTestMode": True})
    assert engine.start_match()
    assert engine.get_seed() == seed


# Configuration.


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"points_to_win": 7}, "pointsToWin: expected 5, 10 or 15, got 7"),
        ({"points_to_win": 0}, "pointsToWin"),
        ({"points_to_win": "10"}, "pointsToWin"),
        ({"max_rounds": 0}, "maxRounds"),
        ({"max_rounds": 2.5}, "maxRounds"),
        ({"seed": -1}, "seed: expected a whole number"),
        ({"seed": 2**64}, "seed"),
        ({"seed": "lucky"}, "seed"),
        ({"flags": {"autoselect": True}}, "autoSelect"),
        ({"flags": {"autoSelect": "yes"}}, "autoSelect"),
        ({"deck": DECK[:1]}, "at least two visible cards, got 1"),
        ({"deck": [DECK[0], card(2, "1 1 1 1 1", isHidden=True)]}, "at least two visible cards, got 1"),
        ({"deck": []}, "at least two visible cards, got 0"),
        ({"mode": "endless"}, "mode"),
        ({"opponent": 5}, "opponent: expected a level or a policy, got 5"),
        ({"selection_ms": -1}, "selectionMs"),
        ({"cooldown": 3}, "cooldown"),
        ({"timer_speed": 5}, "1 outside test mode"),
        ({"after": "0"}, "after: expected matchOver or interruptMatch, got '0'"),
        ({"by": "car"}, "by: expected rematch or home, got 'car'"),
        ({"mode": "team", "player_team": [1, 2]}, "playerTeam"),
    ],
)
def test_a_config_that_is_not_valid_is_refused_at_the_start(settings: dict[str, Any], reason: str) -> None:
    engine, screen = engine_of(**settings)
    assert engine.get_state()["stateId"] == "waitingForMatchStart"
    assert not engine.start_match()
    assert (screen.last.code, screen.last.field) == ("invalid-config", "config")
    assert reason in screen.last.reason
    assert not engine.choose_stat("power")
    assert engine.next_due() == -1
    engine.pass_time(60_000)
    assert engine.get_state()["stateId"] == "waitingForMatchStart"
    assert states(screen.lines) == []


def test_a_config_can_be_put_right_before_the_start() -> None:
    engine, screen = engine_of(points_to_win=7)
    engine.start_match()
    assert screen.last.code == "invalid-config"
    assert engine.configure(points_to_win=5)
    assert engine.start_match()


def test_configuration_and_flags_are_locked_at_the_start() -> None:
    engine, screen = engine_of()
    engine.start_match()
    before = engine.journal.text(), engine.get_state()
    assert not engine.configure(points_to_win=5)
    assert screen.last.code == "locked"
    assert not engine.set_flags({"autoSelect": False})
    assert screen.last.code == "locked"
    assert (engine.journal.text(), engine.get_state()) == before


@pytest.mark.parametrize("leave", ["quit", "navigate"])
def test_settings_stay_locked_until_the_match_is_left(leave: str) -> None:
    engine, screen = playing()
    engine.interrupt(leave)
    assert not engine.configure(points_to_win=5)
    assert screen.last.code == "locked"
    if leave == "quit":
        engine.home()
        assert engine.configure(points_to_win=5)


def test_changing_passed_values_afterwards_has_no_effect() -> None:
    flags, deck = {"autoSelect": True}, [card(1, "9 9 9 9 9"), card(2, "1 1 1 1 1")]
    engine = create_battle_engine(flags=flags, deck=deck)
    flags["autoSelect"] = False
    deck.clear()
    assert engine.start_match()
    assert engine.get_flags()["autoSelect"] is True


@pytest.mark.parametrize("mode", ["classic", "quick", "bandit", "team"])
def test_a_mode_alone_is_a_valid_config(mode: str) -> None:
    engine = create_battle_engine(mode=mode, seed=2)
    assert engine.start_match()
    engine.on("round:prompt", lambda event: engine.choose_stat("power"))
    if engine.get_state()["stateId"] == "waitingForPlayerAction":
        engine.choose_stat("power")
    engine.pass_time(200_000)
    assert engine.get_state()["stateId"] == "matchOver"


def test_the_defaults_are_thirty_seconds_three_seconds_ten_points_and_25_rounds() -> None:
    engine = create_battle_engine()
    engine.start_match()
    scenario = json.loads(engine.journal.lines[0])["scenario"]
    assert (scenario["selectionMs"], scenario["cooldownMs"]) == (30_000, 3000)
    assert (scenario["pointsToWin"], scenario["maxRounds"]) == (10, 25)
    assert scenario["flags"]["autoSelect"] is True


def test_without_a_seed_a_match_is_the_same_each_time() -> None:
    def play() -> bytes:
        engine = create_battle_engine(flags=SKIP)
        engine.start_match()
        engine.choose_stat("power")
        return engine.journal.text()

    assert play() == play()


# Decks.


def test_a_deck_can_be_a_file_its_cards_or_their_values(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(DECK))
    journals = []
    for deck in (file, str(file), DECK, list(load_deck(file)), tuple(load_deck(file))):
        engine, _ = playing(deck=deck, seed=6)
        engine.choose_stat("power")
        journals.append(engine.journal.text())
    assert len(set(journals)) == 1


def test_the_deck_that_comes_with_the_game_is_played_when_none_is_given() -> None:
    engine = create_battle_engine(flags=SKIP)
    engine.start_match()
    assert engine.get_state()["cards"]["player"]["id"] in {shown.id for shown in load_deck()}


BAD_DECKS: list[Any] = [
    "no/such/deck.json",
    5,
    [1, 2],
    [object()],
    [{"id": 1}],
    [card(1, "1 1 1 1 1"), card(1, "2 2 2 2 2")],
    [card(1, "1 1 1 1 11"), card(2, "2 2 2 2 2")],
    [card(1, "1 1 1 1 1", id=10**40), card(2, "2 2 2 2 2")],
    {"deck": DECK},
]


@pytest.mark.parametrize("deck", BAD_DECKS, ids=[str(deck)[:20] for deck in BAD_DECKS])
def test_a_deck_that_fails_to_load_is_an_error_event_and_ends_the_match(deck: Any) -> None:
    engine, screen = engine_of(deck=deck)
    assert engine.start_match()
    assert screen.lines == [
        "waitingForMatchStart > matchStart",
        "error:event deck",
        "matchStart > interruptMatch",
        "match:end none 0-0 error",
    ]
    told = as_json(screen.events[1])
    assert told["reason"].startswith("the deck cannot be loaded: ")
    assert (told["field"], told["state"]) == ("deck", "matchStart")
    assert engine.get_state()["outcome"] == "matchDraw"
    assert engine.get_state()["reason"] == "error"
    assert engine.next_due() == -1


def test_a_deck_that_failed_fails_again_in_a_rematch_and_can_be_replaced() -> None:
    engine, screen = engine_of(deck="no/such/deck.json")
    engine.start_match()
    engine.rematch()
    engine.start_match()
    assert screen.lines[-1] == "match:end none 0-0 error"
    engine.rematch()
    assert engine.configure(deck=DECK, cooldown_ms=0)
    engine.start_match()
    assert screen.lines[-1] == "round:prompt 1"
    assert engine.get_state()["cards"]["player"]["id"] in (1, 2, 3, 4)


# Rematch and home.


@pytest.mark.parametrize("way", ["rematch", "home"])
@pytest.mark.parametrize("end", ["matchOver", "interruptMatch"])
def test_a_match_that_is_over_leads_back_to_the_start(way: str, end: str) -> None:
    engine, screen = engine_of(**ONE_ROUND)
    engine.start_match()
    engine.choose_stat("power") if end == "matchOver" else engine.interrupt("quit")
    screen.take()
    assert getattr(engine, way)()
    assert as_json(screen.last) == {
        "type": "state:change",
        "from": end,
        "to": "waitingForMatchStart",
        "context": {"trigger": way, "round": 0},
    }
    state = engine.get_state()
    assert (state["stateId"], state["round"], state["scores"]) == (
        "waitingForMatchStart",
        0,
        {"player": 0, "opponent": 0},
    )
    assert state["outcome"] is None
    assert engine.start_match()


def test_in_test_mode_there_is_one_debug_event_for_each_transition_that_to_a_rematch_too() -> None:
    engine, screen = engine_of(**ONE_ROUND, flags={"enableTestMode": True})
    engine.start_match()
    engine.choose_stat("power")
    engine.rematch()
    changes = [as_json(event) for event in screen.events if tag(event) == "state:change"]
    details = [as_json(event)["detail"] for event in screen.events if tag(event) == "debug"]
    assert [(d["from"], d["to"], d["trigger"]) for d in details] == [
        (c["from"], c["to"], c["context"]["trigger"]) for c in changes
    ]
    assert details[-1]["trigger"] == "rematch"


def test_a_rematch_keeps_the_configuration_and_takes_a_new_seed() -> None:
    engine, _ = engine_of(points_to_win=5, seed=10, flags={"enableTestMode": True, **SKIP}, max_rounds=9)
    header = json.loads(engine.journal.lines[0])
    engine.start_match()
    engine.interrupt("quit")
    engine.rematch()
    again = json.loads(engine.journal.lines[0])
    assert again["seed"] == engine.get_seed() != header["seed"] == 10
    for key in ("pointsToWin", "maxRounds", "flags", "deck"):
        assert again["scenario"][key] == header["scenario"][key]


def test_a_rematch_with_a_seed_takes_that_one() -> None:
    engine, screen = engine_of(**ONE_ROUND)
    engine.start_match()
    engine.interrupt("quit")
    assert engine.rematch(1234)
    engine.start_match()
    engine.interrupt("quit")
    assert engine.get_seed() == 1234
    assert not engine.rematch(-5)
    assert screen.last.code == "invalid-config"
    assert engine.get_state()["stateId"] == "interruptMatch"


def test_rematches_of_the_same_match_are_the_same() -> None:
    def third() -> bytes:
        engine, _ = engine_of(**ONE_ROUND)
        for _ in range(2):
            engine.start_match()
            engine.choose_stat("power")
            engine.rematch()
        return engine.journal.text()

    assert third() == third()


def test_a_rematch_goes_on_at_the_time_it_is() -> None:
    engine, _ = engine_of(seed=1)
    engine.start_match()
    engine.pass_time(7500)
    engine.interrupt("quit")
    engine.rematch()
    engine.start_match()
    assert engine.next_due() == 8500
    engine.pass_time(3000)
    assert engine.get_state()["stateId"] == "waitingForPlayerAction"


def test_each_match_has_a_journal_that_verifies() -> None:
    engine, _ = engine_of(**ONE_ROUND)
    for end in ("power", "quit"):
        engine.start_match()
        engine.choose_stat(end) if end == "power" else engine.interrupt(end)
        found = verdict(engine.journal)
        assert (found.valid, found.finished) == (True, True)
        engine.rematch()


def test_a_journal_with_an_opponent_verifies() -> None:
    engine, screen = engine_of(
        seed=4, flags=SKIP, alternate_choice=True, opponent=DUEL.bots()["hard"], points_to_win=5
    )
    engine.start_match()
    while engine.get_state()["stateId"] != "matchOver":
        engine.choose_stat("technique")
    assert verdict(engine.journal).valid
    assert tags(screen.events).count("match:end") == 1


# Time.


def test_the_engine_says_when_the_clock_must_be_advanced() -> None:
    engine, screen = engine_of()
    assert engine.next_due() == -1
    engine.start_match()
    assert engine.next_due() == 1000
    engine.elapse(1000)
    assert screen.lines[-1] == "timer:tick cooldown 2000"
    engine.pause_timers()
    assert engine.next_due() == -1
    engine.resume_timers()
    assert engine.next_due() == 1000


def test_time_that_passes_after_the_match_is_no_error() -> None:
    engine, screen = playing()
    engine.interrupt("quit")
    screen.take()
    assert engine.elapse(99_999)
    engine.pass_time(99_999)
    assert screen.take() == []


def test_a_clock_that_has_run_for_long_before_the_match_is_no_drift() -> None:
    engine, screen = engine_of()
    engine.elapse(1_700_000_000_000)
    engine.start_match()
    engine.pass_time(3000)
    assert screen.lines[-1] == "round:prompt 1"
    assert "debug" not in tags(screen.events)


def test_time_passes_before_the_match_also_on_a_clock_below_zero() -> None:
    engine, screen = engine_of()
    engine.elapse(-1)
    engine.pass_time(5000)
    assert (engine.now, screen.take()) == (4999, [])


@pytest.mark.parametrize("now", [1000.0, "1000", None, 10**30, -(10**30), True])
def test_a_time_that_is_no_whole_number_of_milliseconds_is_refused(now: Any) -> None:
    engine, screen = playing()
    before = engine.journal.text(), engine.get_state()
    assert not engine.elapse(now)
    assert (screen.last.code, screen.last.field) == ("malformed", "now")
    assert (engine.journal.text(), engine.get_state()) == before
    assert engine.now == 0


def test_pauses_are_accepted_once_each() -> None:
    engine, screen = playing()
    assert engine.pause_timers()
    assert engine.get_state()["paused"] is True
    assert not engine.pause_timers()
    assert screen.last.code == "duplicate"
    assert engine.resume_timers()
    assert engine.get_state()["paused"] is False
    assert not engine.resume_timers()
    assert screen.last.code == "duplicate"


def test_an_opponent_can_be_named_by_its_level() -> None:
    by_name, _ = engine_of(seed=4, flags=SKIP, alternate_choice=True, opponent="hard", points_to_win=5)
    by_policy, _ = engine_of(
        seed=4, flags=SKIP, alternate_choice=True, opponent=DUEL.bots()["hard"], points_to_win=5
    )
    for engine in (by_name, by_policy):
        engine.start_match()
        while engine.get_state()["outcome"] not in ("matchWinPlayer", "matchWinOpponent", "matchDraw"):
            assert engine.choose_stat("power")
    assert by_name.get_state() == by_policy.get_state()


def test_an_opponent_of_no_level_is_an_invalid_config() -> None:
    engine, screen = engine_of(opponent="grandmaster")
    assert not engine.start_match()
    refusal = screen.events[-1]
    assert (refusal.code, "easy, medium, hard or search" in refusal.reason) == ("invalid-config", True)


def test_a_second_choice_in_the_round_that_decided_the_match_is_a_duplicate() -> None:
    engine, screen = playing(**ONE_ROUND)
    assert engine.choose_stat("power")
    assert not engine.choose_stat("speed")
    assert screen.events[-1].code == "duplicate"


def test_an_unknown_stat_is_unknown_in_every_state() -> None:
    engine, screen = engine_of()
    assert not engine.choose_stat("bogus")
    assert screen.events[-1].code == "unknown-stat"


def test_a_change_of_settings_that_could_not_start_is_refused_and_changes_nothing() -> None:
    engine, screen = engine_of(flags=SKIP)
    for settings in ({"bogus": 1}, {"points_to_win": 7}, {"flags": {"nope": True}}):
        assert not engine.configure(**settings)
        assert screen.events[-1].code == "invalid-config"
    assert engine.start_match()


def test_flags_that_are_no_flags_are_an_invalid_config() -> None:
    engine, screen = engine_of(flags=5)
    assert not engine.start_match()
    assert screen.events[-1].code == "invalid-config"
    assert engine.get_flags() == {"autoSelect": True, "skipRoundCooldown": False, "enableTestMode": False}


def test_a_corrected_clock_is_refused_in_words() -> None:
    engine, screen = playing()
    engine.elapse(60_000)
    assert screen.events[-1].message == ("clock-corrected", {})


# Interrupts by a listener, in the states that a match passes through.


def interrupted_in(state: str, kind: str, **settings: Any) -> tuple[BattleEngine, Listener]:
    """A match that a listener interrupts as soon as it hears of a state."""
    engine, screen = engine_of(**{"flags": SKIP, "points_to_win": 5, **settings})

    def leave(event: Any) -> None:
        if event.to == state:
            engine.off("state:change", leave)
            engine.interrupt(kind)

    engine.on("state:change", leave)
    engine.start_match()
    while engine.get_state()["stateId"] == "waitingForPlayerAction":
        engine.choose_stat("technique" if engine.get_state()["round"] == 1 else "power")
    return engine, screen


PASSING = ("matchStart", "cooldown", "roundStart", "roundDecision", "roundOver", "matchDecision")


@pytest.mark.parametrize("kind", ["quit", "navigate", "error"])
@pytest.mark.parametrize("state", PASSING)
@pytest.mark.parametrize("interrupts", ["table", "by_state"])
def test_an_interrupt_by_a_listener_leads_where_the_diagram_says(
    interrupts: str, state: str, kind: str
) -> None:
    flow = FLOW if interrupts == "table" else FLOW_BY_STATE
    to = flow.next(state, "interrupt", kind)
    engine, screen = interrupted_in(state, kind, interrupts=interrupts)
    if to == "":
        assert [event.code for event in screen.events if tag(event) == "error:event"] == ["wrong-state"]
        return
    assert engine.get_state()["stateId"] == to
    changes = [event for event in screen.events if tag(event) == "state:change"]
    assert (changes[-1].source, changes[-1].to) == (state, to)
    assert [a.to for a in changes[:-1]] == [b.source for b in changes[1:]]
    assert verdict(engine.journal).valid
    assert tags(screen.events).count("match:end") == (1 if to == "interruptMatch" else 0)


def test_a_round_interrupted_before_its_comparison_is_played_again() -> None:
    engine, _ = interrupted_in("roundDecision", "navigate")
    before = engine.get_state()
    assert (before["round"], before["scores"]) == (1, {"player": 0, "opponent": 0})
    engine.resume()
    assert (engine.get_state()["round"], engine.get_state()["cards"]["player"]) == (
        1,
        before["cards"]["player"],
    )


@pytest.mark.parametrize("name", ["round:decision", "score:update"])
def test_a_round_interrupted_after_its_comparison_keeps_its_point(name: str) -> None:
    engine, _ = playing()
    engine.on(name, lambda event: engine.interrupt("navigate"))
    engine.choose_stat("power")
    state = engine.get_state()
    assert (state["stateId"], state["round"]) == ("interruptRound", 2)
    assert sum(state["scores"].values()) == 1
    engine.resume()
    assert (engine.get_state()["round"], engine.get_state()["scores"]) == (2, state["scores"])


def test_a_listener_sees_the_state_that_it_is_told_of() -> None:
    engine, _ = engine_of(flags=SKIP)
    seen = []
    engine.on("state:change", lambda event: seen.append((event.to, engine.get_state()["stateId"])))
    engine.start_match()
    engine.choose_stat("power")
    assert [told for told, _ in seen] == [there for _, there in seen]


@pytest.mark.parametrize("name", ["round:decision", "score:update"])
def test_a_listener_of_a_decision_is_still_in_it(name: str) -> None:
    engine, _ = playing()
    seen = []
    engine.on(name, lambda event: seen.append(engine.get_state()["stateId"]))
    engine.choose_stat("power")
    assert seen == ["roundDecision"]


def test_an_interrupted_round_reports_the_time_that_it_had_left() -> None:
    engine, _ = engine_of()
    engine.start_match()
    engine.pass_time(3000 + 12_000)
    engine.interrupt("navigate")
    engine.pass_time(5000)
    assert engine.get_state()["remainingMs"] == 18_000
    engine.resume()
    assert engine.get_state()["remainingMs"] == 30_000


def test_a_round_that_timed_out_has_no_time_left() -> None:
    engine, _ = engine_of(flags={"autoSelect": False})
    engine.start_match()
    engine.pass_time(3000 + 30_000)
    state = engine.get_state()
    assert (state["stateId"], state["remainingMs"]) == ("interruptRound", 0)


def test_a_resumed_round_that_times_out_has_no_time_left() -> None:
    engine, _ = engine_of(flags={"autoSelect": False})
    engine.start_match()
    engine.pass_time(3000 + 12_000)
    engine.interrupt("navigate")
    engine.resume()
    engine.pass_time(30_000)
    state = engine.get_state()
    assert (state["stateId"], state["remainingMs"]) == ("interruptRound", 0)


def test_a_round_interrupted_before_its_prompt_has_all_its_time_left() -> None:
    engine, _ = engine_of()
    engine.start_match()
    engine.interrupt("navigate")
    assert engine.get_state()["remainingMs"] == 30_000


def test_a_round_below_zero_is_malformed() -> None:
    engine, screen = playing()
    assert not engine.choose_stat("power", -1)
    assert (screen.events[-1].code, screen.events[-1].field) == ("malformed", "round")
    assert engine.get_state()["round"] == 1
