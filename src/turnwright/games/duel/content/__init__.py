"""Loads and checks the cards and scenarios of a duel, shipped or from a user's file.

An invalid file raises one `ContentError` that names the file, the place in it and what was expected there.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from turnwright.gamekit.complaints import either
from turnwright.gamekit.content import parsed, refuse, shaped
from turnwright.gamekit.content_folder import ContentFolder, read_file
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.content.schema import (
    CLASSIC_TARGETS,
    STATS,
    TEAM_SIZES,
    WORDING,
    Card,
    Deck,
    DuelScenario,
    Flags,
    MenClass,
    Mode,
    Stats,
    WomenClass,
)
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
    "arena_of",
    "card_values",
    "check",
    "deck_of",
    "expanded",
    "fingerprint",
    "load_deck",
    "load_scenario",
    "mode_names",
    "read_deck",
    "scenario_names",
    "visible",
]

_CARD_FIELDS = frozenset(Card.__struct_encode_fields__)
FOLDER = ContentFolder("turnwright.games.duel", "classic")
DeckSource = Sequence[Card | Mapping[str, Any]] | str | Path


def load_deck(path: str | Path | None = None) -> tuple[Card, ...]:
    """Load a deck from a file, or the shipped one."""
    if path is None:
        return _shipped_deck()
    file = str(path)
    cards: tuple[Card, ...] = shaped(_own_cards(parsed(read_file(path), file)), Deck, file, WORDING)
    _check_cards(cards, file, "$")
    return cards


def read_deck(source: DeckSource) -> tuple[Card, ...]:
    """Load a deck from a file, a list of cards or a list of plain values."""
    if isinstance(source, str | Path):
        return load_deck(source)
    try:
        listed = msgspec.to_builtins(list(source))
    except (TypeError, ValueError, OverflowError, RecursionError):
        raise ContentError("deck", "", "expected a list of cards") from None
    cards: tuple[Card, ...] = shaped(_own_cards(listed), Deck, "deck", WORDING)
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
    """List the modes; each is also the name of a shipped scenario."""
    return get_args(Mode)


def deck_of(scenario: DuelScenario) -> tuple[Card, ...]:
    """Return the cards of a scenario, hidden ones included: its own or the shipped ones."""
    return load_deck() if scenario.deck is None else scenario.deck


def expanded(scenario: DuelScenario) -> Any:
    """Return a scenario as plain values with all its cards, including shipped ones."""
    return {**plain(scenario), "deck": plain(deck_of(scenario))}


def arena_of(scenario: DuelScenario) -> Arena:
    """Build the arena of a scenario."""
    return Arena(scenario, visible(deck_of(scenario)))


def visible(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards that may be drawn."""
    return tuple(card for card in cards if not card.is_hidden)


def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name what it was played with."""
    return FOLDER.fingerprint(["deck.json"])


def check(scenario: DuelScenario, file: str = "scenario") -> DuelScenario:
    """Return the scenario if it can be played, or raise `ContentError` for the first thing wrong."""
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
    if scenario.mode == "bandit" and scenario.stat_uses:
        refuse(file, "$.statUses", "0 in bandit mode, where dice choose", scenario.stat_uses)
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
            refuse(file, f"{path}[{at}].id", "a unique id", card.id)
        seen.add(card.id)
        classes = get_args(MenClass if card.gender == "male" else WomenClass)
        if card.weight_class not in classes:
            whose = "men's" if card.gender == "male" else "women's"
            expected = f"a {whose} class ({either(classes)})"
            refuse(file, f"{path}[{at}].weightClass", expected, card.weight_class)


def card_values(card: Card) -> dict[str, Any]:
    """Return a card as plain values, with the other fields of its file among its own."""
    values: dict[str, Any] = plain(card)
    extra: dict[str, Any] = values.pop("extra", {})
    return {**extra, **values}


def _own_cards(deck: Any) -> Any:
    # Decks made for other programs have more fields, and may write country codes in lower case.
    return [_own_card(card) for card in deck] if isinstance(deck, list) else deck


def _own_card(card: Any) -> Any:
    if not isinstance(card, dict):
        return card
    own = {name: value for name, value in card.items() if name in _CARD_FIELDS}
    extra = {name: value for name, value in card.items() if name not in _CARD_FIELDS}
    if extra and isinstance(own.get("extra", {}), dict):
        own["extra"] = {**own.get("extra", {}), **extra}
    code = own.get("countryCode")
    if isinstance(code, str) and code.isascii():
        own["countryCode"] = code.upper()
    return own


def _scenario(data: Any, file: str) -> DuelScenario:
    if isinstance(data, Mapping) and "deck" in data:
        data = {**data, "deck": _own_cards(data["deck"])}
    scenario: DuelScenario = shaped(data, DuelScenario, file, WORDING)
    return check(scenario, file)


@cache
def _shipped_deck() -> tuple[Card, ...]:
    cards: tuple[Card, ...] = shaped(
        parsed(FOLDER.read("deck.json"), "deck.json"), Deck, "deck.json", WORDING
    )
    _check_cards(cards, "deck.json", "$")
    return cards
