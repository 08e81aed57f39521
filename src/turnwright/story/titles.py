"""What games, scenarios and seats are called."""

from typing import Any

from turnwright.kernel.game import Game
from turnwright.story.catalogue import Words


def seat_name(game: Game | None, seat: int, words: Words, scenario: Any = None) -> str:
    """A seat of a loaded scenario in words: as the game names it, or by its number."""
    names = () if game is None else game.seats if scenario is None else game.seats_for(scenario)
    if not 0 <= seat < len(names):
        return words.say("seat-spectator") if seat < 0 else words.say("seat-number", {"number": str(seat)})
    message_id = f"seat-{names[seat]}"
    if words.has(message_id) or game is None or scenario is None:
        return words.say(message_id) if words.has(message_id) else names[seat]
    return words.tell(game.called(scenario, names[seat]))


def title(game: Game, words: Words) -> str:
    """What a game calls itself: its message `game-name`, or the first line of its class."""
    if words.has("game-name"):
        return words.say("game-name")
    return (type(game).__doc__ or game.name).strip().splitlines()[0]


def scenario_title(name: str, words: Words) -> str:
    """A scenario in a sentence, or nothing when the game has no words for it."""
    return words.say(f"scenario-{name}") if words.has(f"scenario-{name}") else ""
