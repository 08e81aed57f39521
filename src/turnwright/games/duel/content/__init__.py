"""The duel's cards and scenarios: read from the package or a user's file, checked, handed over as values.

Whatever is wrong with a file is one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from turnwright.gamekit.content import (
    Wording,
    either,
    parsed,
    refuse,
    shaped,
)
from turnwright.gamekit.content_folder import ContentFolder, read_file
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError

__all__ = [
    "STATS",
    "Card",
    "ContentError",
    "DeckSource",
    "DuelScenario",
    "Flags",
    "Stats",
    "check",
    "deck_of",
    "fingerprint",
    "load_deck",
    "load_scenario",
    "mode_names",
    "read_deck",
    "scenario_names",
    "spread",
    "visible",
]

FOLDER = ContentFolder("turnwright.games.duel", "classic")
CLASSIC_TARGETS = (5, 10, 15)
TEAM_SIZES = (5, 6)

Mode = Literal["classic", "quick", "bandit", "team"]
Gender = Literal["male", "female"]
Rarity = Literal["Common", "Epic", "Legendary"]
MenClass = Literal["-60", "-66", "-73", "-81", "-90", "-100", "+100"]
WomenClass = Literal["-48", "-52", "-57", "-63", "-70", "-78", "+78"]
AutoSelect = Literal["random", "highest"]
Interrupts = Literal["table", "by_state"]
Level = Literal["easy", "medium", "hard", "search"]
End = Literal["matchOver", "interruptMatch"]
WayBack = Literal["rematch", "home"]

# Names reach terminals and screen readers: one line, no control characters.
Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Stat = Annotated[int, Meta(ge=0, le=10)]
Id = Annotated[int, Meta(ge=1, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=1000)]
Milliseconds = Annotated[int, Meta(ge=0, le=86_400_000)]
Team = Annotated[tuple[Id, ...], Meta(max_length=1000)]


class Stats(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a fighter can do, from 0 to 10, in the order in which ties between stats are settled."""

    power: Stat
    speed: Stat
    technique: Stat
    kumikata: Stat
    newaza: Stat

    def values(self) -> tuple[int, ...]:
        """The five numbers in the order of `STATS`."""
        return (self.power, self.speed, self.technique, self.kumikata, self.newaza)


STATS: tuple[str, ...] = Stats.__struct_fields__


class Card(Struct, frozen=True, gc=False, rename="camel", forbid_unknown_fields=True):
    """One fighter; a hidden one is never drawn."""

    id: Id
    firstname: Line
    surname: Line
    country: Line
    country_code: Annotated[str, Meta(pattern=r"\A[A-Z]{2}\Z")]
    weight_class: MenClass | WomenClass
    stats: Stats
    gender: Gender
    rarity: Rarity
    is_hidden: bool = False


Deck = Annotated[tuple[Card, ...], Meta(max_length=10_000)]
DeckSource = Sequence[Card | Mapping[str, Any]] | str | Path


class Flags(Struct, frozen=True, gc=False, rename="camel", forbid_unknown_fields=True):
    """The switches that a match is started with."""

    auto_select: bool = True
    skip_round_cooldown: bool = False
    enable_test_mode: bool = False


class DuelScenario(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Everything a duel starts from; times are in milliseconds, and a limit of 0 is none."""

    name: Line
    mode: Mode
    points_to_win: Count = 10
    max_rounds: Count = 25
    selection_ms: Milliseconds = 30_000
    cooldown_ms: Milliseconds = 3000
    selection_stretch: Annotated[int, Meta(ge=1, le=10)] = 1
    flags: Flags = Flags()
    timer_speed: Count = 1
    auto_select_mode: AutoSelect = "random"
    alternate_choice: bool = False
    leader_wins_at_limit: bool = False
    interrupts: Interrupts = "table"
    waiting_limit_ms: Milliseconds = 600_000
    opponent: Level | None = None
    deck: Deck | None = None
    player_team: Team = ()
    opponent_team: Team = ()
    after: Literal[""] | End = ""  # where this match comes from,
    by: WayBack = "rematch"  # and by which way
    deck_error: str = ""  # why the deck could not be loaded: the match then ends as soon as it starts


# What the words of a field may be, for the errors that name them.
WORDS: dict[str, tuple[str, ...]] = {
    "mode": get_args(Mode),
    "gender": get_args(Gender),
    "rarity": get_args(Rarity),
    "weightClass": get_args(MenClass) + get_args(WomenClass),
    "autoSelectMode": get_args(AutoSelect),
    "interrupts": get_args(Interrupts),
    "opponent": get_args(Level),
    "after": get_args(End),
    "by": get_args(WayBack),
}
WORDING = Wording(WORDS, {"countryCode": "two capital letters"})


def load_deck(path: str | Path | None = None) -> tuple[Card, ...]:
    """The cards of a file that holds a list of them, or the deck that comes with the game."""
    if path is None:
        return _shipped_deck()
    file = str(path)
    cards: tuple[Card, ...] = shaped(parsed(read_file(path), file), Deck, file, WORDING)
    _check_cards(cards, file, "$")
    return cards


def read_deck(source: DeckSource) -> tuple[Card, ...]:
    """The cards of a file, or those of a list of cards or of their plain values."""
    if isinstance(source, str | Path):
        return load_deck(source)
    try:
        listed = msgspec.to_builtins(list(source))
    except (TypeError, ValueError, OverflowError, RecursionError):
        raise ContentError("deck", "", "expected a list of cards") from None
    cards: tuple[Card, ...] = shaped(listed, Deck, "deck", WORDING)
    _check_cards(cards, "deck", "$")
    return cards


def load_scenario(source: str | Path | Mapping[str, Any] | DuelScenario) -> DuelScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    if isinstance(source, DuelScenario):
        return check(source)
    found = FOLDER.scenario(source)
    return _scenario(found.values, found.file)


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def mode_names() -> tuple[str, ...]:
    """The ways to play; each is also the name of a scenario that shows it."""
    return get_args(Mode)


def deck_of(scenario: DuelScenario) -> tuple[Card, ...]:
    """The cards of a scenario, hidden ones too: its own, or those that come with the game."""
    return load_deck() if scenario.deck is None else scenario.deck


def spread(scenario: DuelScenario) -> Any:
    """The scenario as plain values with all its cards, also where they are those of the game."""
    return {**plain(scenario), "deck": plain(deck_of(scenario))}


def visible(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that may be drawn."""
    return tuple(card for card in cards if not card.is_hidden)


def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name what it was played with."""
    return FOLDER.fingerprint(["deck.json"])


def check(scenario: DuelScenario, file: str = "scenario") -> DuelScenario:
    """The scenario itself when it can be played, else the first thing wrong with it as a `ContentError`."""
    shaped(msgspec.to_builtins(scenario), DuelScenario, file, WORDING)
    cards = deck_of(scenario)
    _check_cards(cards, file, "$.deck")
    if len(visible(cards)) < 2:
        refuse(file, "$.deck", "at least two visible cards", len(visible(cards)))
    _check_mode(scenario, file)
    _check_teams(scenario, file)
    if scenario.timer_speed != 1 and not scenario.flags.enable_test_mode:
        refuse(file, "$.timerSpeed", "1 outside test mode", scenario.timer_speed)
    return scenario


def _check_mode(scenario: DuelScenario, file: str) -> None:
    if scenario.mode == "classic" and scenario.points_to_win not in CLASSIC_TARGETS:
        refuse(file, "$.pointsToWin", either(CLASSIC_TARGETS), scenario.points_to_win)
    if scenario.mode == "quick":
        _check_quick(scenario, file)
    if scenario.mode == "bandit" and not scenario.flags.auto_select:
        refuse(
            file, "$.flags.autoSelect", "true in bandit mode, where dice choose", scenario.flags.auto_select
        )
    if scenario.mode == "bandit" and scenario.auto_select_mode != "random":
        refuse(file, "$.autoSelectMode", "random in bandit mode", scenario.auto_select_mode)


def _check_quick(scenario: DuelScenario, file: str) -> None:
    if scenario.points_to_win != 1:
        refuse(file, "$.pointsToWin", "1 in quick mode", scenario.points_to_win)
    if scenario.max_rounds != 1:
        refuse(file, "$.maxRounds", "1 in quick mode", scenario.max_rounds)
    if scenario.cooldown_ms and not scenario.flags.skip_round_cooldown:
        refuse(file, "$.cooldownMs", "0 in quick mode", scenario.cooldown_ms)


def _check_teams(scenario: DuelScenario, file: str) -> None:
    ours, theirs = scenario.player_team, scenario.opponent_team
    if scenario.mode != "team":
        if ours or theirs:
            refuse(file, "$.playerTeam" if ours else "$.opponentTeam", "no team outside team mode")
        return
    if len(ours) not in TEAM_SIZES:
        refuse(file, "$.playerTeam", f"{either(TEAM_SIZES)} fighters", len(ours))
    if len(theirs) != len(ours):
        refuse(file, "$.opponentTeam", f"{len(ours)} fighters, as many as the other side", len(theirs))
    if scenario.max_rounds < len(ours):
        refuse(file, "$.maxRounds", f"at least {len(ours)}, a round for each fighter", scenario.max_rounds)
    _check_fighters(scenario, file)


def _check_fighters(scenario: DuelScenario, file: str) -> None:
    known = {card.id for card in visible(deck_of(scenario))}
    seen: set[int] = set()
    for side, team in (("playerTeam", scenario.player_team), ("opponentTeam", scenario.opponent_team)):
        for at, fighter in enumerate(team):
            if fighter not in known:
                refuse(file, f"$.{side}[{at}]", "the id of a visible card", fighter)
            if fighter in seen:
                refuse(file, f"$.{side}[{at}]", "a fighter who is in no team yet", fighter)
            seen.add(fighter)


def _check_cards(cards: tuple[Card, ...], file: str, path: str) -> None:
    seen: set[int] = set()
    for at, card in enumerate(cards):
        if card.id in seen:
            refuse(file, f"{path}[{at}].id", "an id that no other card has", card.id)
        seen.add(card.id)
        classes = get_args(MenClass if card.gender == "male" else WomenClass)
        if card.weight_class not in classes:
            whose = "men's" if card.gender == "male" else "women's"
            expected = f"a {whose} class ({either(classes)})"
            refuse(file, f"{path}[{at}].weightClass", expected, card.weight_class)


def _scenario(data: Any, file: str) -> DuelScenario:
    scenario: DuelScenario = shaped(data, DuelScenario, file, WORDING)
    return check(scenario, file)


# Reading a file


@cache
def _shipped_deck() -> tuple[Card, ...]:
    cards: tuple[Card, ...] = shaped(
        parsed(FOLDER.read("deck.json"), "deck.json"), Deck, "deck.json", WORDING
    )
    _check_cards(cards, "deck.json", "$")
    return cards
