"""Everything that happens and everything that can be chosen has words in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

import turnwright.games.stellar
from games.stellar.galaxy import army, fleet, galaxy, ship, system, turn
from story.catalogues import read, variables
from turnwright import Match, Rejected
from turnwright.agents import agent
from turnwright.games.stellar import commands as c
from turnwright.games.stellar import content, notation
from turnwright.games.stellar.content import schema
from turnwright.games.stellar.events import DayBegan, GalaxyWon, Logged, MoreNews, StellarEvent
from turnwright.games.stellar.game import Stellar
from turnwright.games.stellar.lab.figures import OF_A_BATTLE, OF_A_SEAT, OF_A_TYPE
from turnwright.games.stellar.rules.orders import apply_command
from turnwright.games.stellar.state import Log
from turnwright.games.stellar.ui import look, messages, news, parse
from turnwright.games.stellar.ui.labels import HEADINGS
from turnwright.games.stellar.ui.messages import Names
from turnwright.kernel.dice import Dice
from turnwright.kernel.records import Message
from turnwright.story.catalogue import Catalogue, languages
from turnwright.story.narrator import announce

GAME = Stellar()
PLACE = "turnwright.games.stellar"
WORDS = {lang: Catalogue(PLACE, lang) for lang in languages()}
ENGLISH = read(PLACE, "content/words", "en")
SOURCES = [path.read_text("utf-8") for path in Path(turnwright.games.stellar.__file__).parent.rglob("*.py")]
RAW = re.compile(
    r"\b(sys|fleet|ship|army|battle)-\d|[a-z]_[a-z]|\b(log|order|choose|note|look|refused|ships)-[a-z]"
)


def cases(name: str, variable: str) -> set[str]:
    return ENGLISH[name].cases[variable] - {"other"}


def missing(names: list[str]) -> list[str]:
    return [name for name in names if name not in ENGLISH]


# What there is in the content


def test_every_line_of_the_log_has_its_words_with_the_same_arguments() -> None:
    for about, line in content.lines().items():
        assert f"log-{about}" in ENGLISH
        assert variables(ENGLISH, f"log-{about}") == set(re.findall(r"{(\w+)}", line))


def test_every_line_of_the_log_has_its_place_in_the_news_of_a_day() -> None:
    told_last = {"army-missing", "army-twice", "army-adrift"}
    assert set(news.RANKS) == set(content.lines()) - told_last


def test_every_type_of_ship_and_every_profile_has_its_name() -> None:
    assert missing([f"type-{type}" for type in content.classes()]) == []
    assert missing([f"ships-{type}" for type in content.classes()]) == []
    assert cases("profile", "profile") == set(content.profiles())


def test_every_scenario_and_every_faction_has_its_name() -> None:
    assert missing([f"scenario-{name}" for name in GAME.scenarios.names()]) == []
    for name in GAME.scenarios.names():
        for faction in content.load_scenario(name).factions:
            assert GAME.presenter.unit_name(content.load_scenario(name), faction.id).id in ENGLISH


def test_every_way_to_win_is_reported() -> None:
    kinds = set(get_args(schema.Goal))
    assert missing([f"goal-{kind}" for kind in kinds]) == []
    assert cases("galaxy-won", "rule") == {*kinds, "max_turns", "resignation"}
    assert missing([f"ending-{kind}" for kind in cases("galaxy-won", "rule")]) == []


def test_every_event_order_heading_and_figure_has_its_words() -> None:
    kinds: list[Any] = list(get_args(StellarEvent))
    tags = [kind.__struct_config__.tag.replace("_", "-") for kind in kinds]
    assert missing([tag for tag in tags if tag != "logged"]) == []
    assert missing([f"order-{word}" for word in notation.ORDERS]) == []
    assert missing([f"topic-{word}" for word in [*HEADINGS.values(), "turn", "fleet"]]) == []
    assert missing([f"verbs-{verb}" for verb in parse.VERBS]) == []
    assert missing([f"looks-{word}" for word in look.LISTS]) == []
    assert missing([f"figure-{name}" for name in (*OF_A_SEAT, *OF_A_BATTLE, *OF_A_TYPE, "length")]) == []


def test_every_refusal_has_its_words() -> None:
    codes = {code for source in SOURCES for code in re.findall(r'Rejected\(\s*"([a-z-]+)"', source)}
    # Of these the client has words of its own.
    assert missing([f"refused-{code}" for code in codes - {"over"}]) == []
    assert {"no-fuel", "in-combat", "unknown-fleet", "ambiguous"} <= codes
    kinds = re.findall(r'self\._named\("(\w+)"', "".join(SOURCES))
    assert sorted(set(kinds)) == ["army", "fleet", "planet", "system"]
    assert (
        missing([f"{start}-{kind}" for start in ("refused-which", "refused-unknown") for kind in kinds]) == []
    )


# What is said


@pytest.mark.parametrize("name", ["skirmish", "border-war", "king-of-the-ring", "last-stand"])
def test_a_war_is_narrated_and_chosen_in_every_language_without_an_id(name: str) -> None:
    match = Match(
        GAME, name, seed=2, seats=[agent(GAME, "aggressive")] * len(GAME.seats_for(GAME.scenarios.load(name)))
    )
    scenario = GAME.scenarios.load(name)
    heard = 0
    for _ in range(40):
        seat = next(iter(GAME.to_act(match.state)), -1)
        if seat < 0:
            break
        options = [*GAME.options(match.state, seat), *GAME.extra_options(match.state, seat)]
        for command in options[:: max(1, len(options) // 9)]:
            told(GAME.presenter.label(match.state, seat, command))
        step = match.act()
        for event in step.events if step else []:
            heard += 1
            for lang, words in WORDS.items():
                sentence = GAME.presenter.narrate(event, scenario, lang, Dice(), words.tell)
                assert sentence is not None
                assert not RAW.search(sentence), sentence
                assert announce(event, words) != event.message[0]
    assert heard > 30


def told(message: Message) -> None:
    said = {words.tell(message) for words in WORDS.values()}
    assert len(said) == 4, said
    assert not any(RAW.search(sentence) for sentence in said), said


@pytest.mark.parametrize("name", ["skirmish", "border-war"])
def test_drawings_and_details_use_messages(name: str) -> None:
    match = Match(GAME, name, seed=2, seats=[agent(GAME, "aggressive")] * 2)
    for _ in range(24):
        match.act()
    view = GAME.view(match.state, 0)
    asked = [*look.LISTS, "f1", "s1", "a1", "m1", "b1", "8e", "passage", "f4"]
    lines = [line for text in asked for line in GAME.presenter.look(view, text, WORDS["en"].tell)]
    for line in [*GAME.presenter.draw(view), *lines]:
        for words in WORDS.values():
            sentence = words.tell(line)
            assert sentence != line.id
            assert not RAW.search(sentence), sentence


def said(message: Message, lang: str = "en") -> str:
    return WORDS[lang].tell(message)


def test_orders_name_places_with_their_handles_and_how_long_it_takes() -> None:
    match = Match(GAME, "border-war", seed=1, seats=[None, None])

    def label(command: Any, lang: str = "en") -> str:
        return said(GAME.presenter.label(match.state, 0, command), lang)

    assert label(c.MoveFleet("fleet-00001", "beacon")) == "f1 Home Fleet to Beacon (21.4 ly, 2 days)"
    assert label(c.OrderInvasionMove("fleet-00001", "passage"), "fr") == (
        "f1 Home Fleet vers Passage, pour envahir (37 al, 2 jours)"
    )
    assert label(c.EndTurn((), "balanced")) == "End the turn on autopilot (balanced)"
    assert label(c.Resign(), "zh") == "认输"
    # Naming a foreign fleet does not reveal where it is.
    assert label(c.MoveFleet("fleet-00005", "beacon")) == "f5 to Beacon"


def test_a_battle_is_reported_side_by_side() -> None:
    payload = {
        "systemId": "sys-00009",
        "winner": "red",
        "losses": {"blue": {"cruiser": 1, "frigate": 2}, "red": {}},
        "ammunition": {
            "blue": {"missiles": 20, "torpedoes": 8, "interceptors": 8},
            "red": {"missiles": 0, "torpedoes": 0, "interceptors": 0},
        },
        "survivors": {"blue": 0, "red": 5},
    }
    names = Names({}, {"blue": "Blue League", "red": "Red Hegemony"})
    lines = messages.letter("BATTLE_RESOLVED", "Anulvia", [], payload, names)

    assert [said(line) for line in lines] == [
        "Battle report, Anulvia (s9):",
        "- Blue League lost 1 cruiser, 2 frigates; no ships left.",
        "  spent: missiles 20, torpedoes 8, interceptors 8",
        "- Red Hegemony lost no ships; 5 ships left.",
    ]
    assert said(lines[1], "fr") == (
        "- Ligue bleue, pertes : 1 croiseur, 2 frégates ; il ne reste aucun vaisseau."
    )
    assert said(messages.headline("BATTLE_RESOLVED", "Anulvia", payload, names)) == (
        "Battle at Anulvia (s9): Red Hegemony won"
    )


def test_a_letter_without_a_message_is_shown_as_it_is() -> None:
    lines = messages.letter("GREETING", "Hello", ["a", "b"], {}, Names())
    assert [said(line) for line in lines] == ["Hello", "a", "b"]
    assert said(messages.headline("GREETING", "Hello", {}, Names())) == "Hello"


def test_losses_on_the_ground_name_the_factions() -> None:
    args = {"planet": "Anulvia I", "losses": "blue -3500, red -4"}
    names = Names({}, {"blue": "Blue League", "red": "Red Hegemony"})
    line = messages.log_message("ground-battle", args, "", names, {"planet": "sys-00009-1"})

    assert (
        said(line) == "Ground battle on Anulvia I (s9-1). Troops lost: Blue League: 3,500, Red Hegemony: 4."
    )


def test_the_end_says_by_which_rule() -> None:
    scenario = GAME.scenarios.load("skirmish")

    def end(winner: str, rule: str) -> str | None:
        event = GalaxyWon(winner, rule, 12)
        return GAME.presenter.narrate(event, scenario, "en", Dice(), WORDS["en"].tell)

    assert end("blue", "elimination") == "Day 12: Blue League wins by elimination. All rivals are destroyed."
    assert end("draw", "max_turns") == ("Day 12 was the last, and the lead is tied: the game is a draw.")


# Why not


def refusal(state: Any, command: Any, lang: str = "en") -> str:
    with pytest.raises(Rejected) as refused:
        apply_command(state, command, "red", turn())
    explained = GAME.presenter.explain(state, refused.value)
    return str(explained.args["text"]) if lang == "en" else said(explained, lang)


def test_a_refusal_says_exactly_what_is_missing_in_every_language() -> None:
    tired = ship("ship-000007", "fighter", fuel=100)
    far = system("sys-00002", 1.0)
    far.name = "Anulvia"
    state = galaxy(
        [system("sys-00001"), far], [fleet("fleet-00001", "red", ships=[tired])], [army("army-00001", "red")]
    )
    flight = c.MoveFleet("fleet-00001", "sys-00002")

    assert refusal(state, flight) == "v7 (fighter) is missing 1.00 fuel"
    assert refusal(state, flight, "fr") == "il manque 1.00 de carburant à v7 (chasseur)"
    assert refusal(state, flight, "zh") == "v7（战斗机）缺 1.00 燃料"
    landing = c.OrderInvasionMove("fleet-00001", "sys-00002")
    assert refusal(state, landing) == "f1 has no army on board"
    assert refusal(state, landing, "pt") == "f1 não tem exército a bordo"
    assert refusal(state, c.MoveFleet("fleet-00009", "sys-00002")) == "red has no fleet f9"


@pytest.mark.parametrize(
    "refused",
    [
        Rejected("unknown-fleet", "red has no fleet raider"),
        Rejected("unknown-ship", "f1 has no ship raider-1"),
        Rejected("no-army", "ship-000001 does not carry raider"),
        Rejected("malformed", "'raider' is no order"),
        Rejected("unknown-profile", "unknown profile x and raider; choose a, b"),
    ],
)
def test_a_refusal_does_not_reveal_whether_the_named_object_exists(refused: Rejected) -> None:
    hidden = fleet("raider", "blue", ships=[ship("raider-1")])
    states = galaxy([system()], [fleet("f1", "red"), hidden]), galaxy([system()], [fleet("f1", "red")])
    assert GAME.presenter.explain(states[0], refused) == GAME.presenter.explain(states[1], refused)


def test_an_army_that_a_ship_does_not_carry_is_named_by_any_id() -> None:
    refused = Rejected("no-army", "ship-000001 does not carry guards")
    assert (
        said(GAME.presenter.explain(galaxy([system()]), refused), "en") == "there is no such army: v1, guards"
    )


def test_an_ambiguous_word_is_refused_with_the_names_it_could_mean() -> None:
    refused = Rejected("ambiguous", "'bel' could be s1 or s2", "systemId", ["s1", "s2"])
    state = galaxy([system()])
    assert said(GAME.presenter.explain(state, refused), "fr") == "bel peut être s1, s2"


LOOKS = {"en": "look", "pt": "ver", "fr": "voir", "zh": "查看"}  # the verb


@pytest.mark.parametrize("lang", languages())
def test_a_line_that_says_what_to_look_at_says_it_in_its_own_language(lang: str) -> None:
    view, tell = Match(GAME, "skirmish", seed=1, seats=[None, None]).view(0), WORDS[lang].tell
    for name in ("more-news", "draw-more-fleets", "draw-more-seen", "draw-inbox", "draw-count"):
        line = tell(Message(name, {"count": 3, "idle": 2, "unread": 1}))
        named = re.findall(rf"{LOOKS[lang]} (\w+)", line)
        assert named, line
        for word in named:
            assert GAME.presenter.look(view, word, tell) != [], line
            assert lang == "en" or word not in look.LISTS, line


@pytest.mark.parametrize("lang", languages())
def test_the_next_page_of_a_list_is_named_as_it_is_typed(lang: str) -> None:
    tell = WORDS[lang].tell
    world = {"shape": "ring", "systems": 30, "radius": 60, "realm": 25}
    alone = {"name": "Alone", "world": world, "factions": [{"id": "a", "name": "A", "color": "#000000"}]}
    view = Match(GAME, alone, seed=1, seats=[None]).view(0)
    lines = GAME.presenter.look(view, "systems", tell)
    typed = re.findall(rf"{LOOKS[lang]} (\w+ 2)$", tell(lines[-1]))
    assert (len(lines), len(typed)) == (21, 1)
    assert len(GAME.presenter.look(view, typed[0], tell)) == 6
    assert lang == "en" or typed != ["systems 2"]


# The news of a day


def test_of_many_arrivals_only_some_are_reported() -> None:
    state = galaxy([system()])
    for number in range(30):
        args = {"fleet": f"f{number}", "system": "s1"}
        state.logs.append(log("fleet-arrived", args, f"log-{number:02d}", ["red"]))
    state.logs.append(log("battle-won", {"winner": "red", "system": "s1", "rounds": "3"}, "log-00a", []))
    items = news.news_of_the_day(state, {}, {})
    events = [item.event for item in items]

    assert isinstance(events[0], DayBegan)
    assert [event.about for event in events if isinstance(event, Logged)] == [
        *["fleet-arrived"] * news.ROUTINE_SHOWN,
        "battle-won",
    ]
    more = next(item for item in items if isinstance(item.event, MoreNews))
    assert (more.event.count, more.to) == (20, ["red"])


def log(about: str, args: dict[str, str], name: str, to: list[str]) -> Any:
    return Log(name, 1, "", "movement", about, args, to)


def test_a_captured_system_is_not_reported_again_by_its_planet() -> None:
    planet = Logged(1, "planet-conquered", {"faction": "red", "planet": "Anulvia I"}, "", {"system": "s1"})
    whole = Logged(1, "system-conquered", {"faction": "red", "system": "Renamed"}, "", {"system": "s1"})
    other = Logged(1, "system-conquered", {"faction": "red", "system": "Anulvia"}, "", {"system": "s2"})

    assert planet.gives_way(whole)
    assert not planet.gives_way(other)
    assert not whole.gives_way(planet)
