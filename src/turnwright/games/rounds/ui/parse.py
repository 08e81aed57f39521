"""Typed commands, in the notation or in plain words: `attack bento`, `move f6`, `play chama bento`."""

from typing import Any, Final

from turnwright.gamekit.parsing import Tell, synonyms, verb_of
from turnwright.games.rounds import names, notation
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.campaign.dates import named
from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.commands import Attack, Move, OpenContainer, PlayCard, Rest, Shoot, Travel
from turnwright.games.rounds.map.board import cell_of
from turnwright.games.rounds.rulebook import NO_INDEX, NOWHERE, OF_LIFE, OF_POWER
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui.draw import letters
from turnwright.kernel.errors import Rejected

ALONE: Final = ("begin", "end", "resign", "explore", "camp", "wait")
# A catalogue adds its own verbs as `verbs-<verb>`.
OTHERS: Final = ("move", "open", "attack", "shoot", "rest", "play", "travel")
VERBS: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(ALONE + OTHERS, ())
SEPARATORS: Final = " >:"  # between a verb and its object
LONGEST: Final = 40  # characters of a name


class CommandParser:
    """Finds the command that a seat means by a typed text in a position."""

    def __init__(self, battle: Battle | None, land: Land | None, seat: int, tell: Tell) -> None:
        self.battle = battle
        self.land = land
        self.seat = seat
        self.tell = tell

    def command(self, text: str) -> Any:
        """Return the command, or raise `Rejected`."""
        verb, rest = split_verb(text)
        verb = verb_of(verb, VERBS, self.tell) or verb
        if rest == "" and verb in ALONE:
            return notation.read_command(verb)
        if rest != "":
            if verb == "move":
                return Move(self._cell(rest, "to"))
            if verb == "open":
                return OpenContainer(self._cell(rest, "at"))
            if verb == "attack":
                return Attack(self._fighter(rest))
            if verb == "shoot":
                return Shoot(self._fighter(rest))
            if verb == "rest":
                return self._rest(rest)
            if verb == "play":
                return self._play(rest)
            if verb == "travel":
                return Travel(self._place(rest))
        # Without a field: no part of the text was understood.
        raise Rejected("malformed", f"{text[:60]!r} is not a command")

    def _cell(self, text: str, field: str) -> str:
        cell = text.casefold()
        if cell_of(cell) == NOWHERE:
            raise Rejected("no-cell", f"{text[:LONGEST]!r} is not a cell of the board", field)
        return cell

    def _rest(self, text: str) -> Rest:
        for of in (OF_LIFE, OF_POWER):
            if text.casefold() == of or text.casefold() in synonyms(f"verbs-{of}", self.tell):
                return Rest(of)
        raise Rejected("no-rest", f"cannot rest for {text[:LONGEST]!r}", "of", [OF_LIFE, OF_POWER])

    def _fighter(self, text: str) -> str:
        # By id, name or letter; the rules refuse an unknown one.
        fighters = [] if self.battle is None else self.battle.fighters
        signs = letters([int(fighter.side) for fighter in fighters])
        for at, fighter in enumerate(fighters):
            name = self.tell(names.fighter(fighter.name, fighter.id))
            if _folded(text) in [_folded(each) for each in (fighter.id, fighter.name, name, signs[at])]:
                return fighter.id
        return text[:LONGEST]

    def _place(self, text: str) -> str:
        for place in [] if self.land is None else self.land.places:
            name = self.tell(named("place", place.name))
            if _folded(text) in [_folded(each) for each in (place.id, place.name, name)]:
                return place.id
        return text[:LONGEST]

    def _play(self, text: str) -> PlayCard:
        # A card of the own hand by id or name, the longest match first; then a fighter or a cell.
        wanted = _folded(text).replace(">", " ").replace("@", " ")
        longest, aim, found = "", "", ""
        battle = self.battle
        if battle is not None and battle.active != NO_INDEX:
            arena: Arena = battle.arena
            fighter = battle.fighters[battle.active]
            for id in dict.fromkeys(fighter.hand if fighter.side == arena.side_of(self.seat) else []):
                card = arena.library.card(id)
                for name in (id, card.name, self.tell(names.card(card.name, id))):
                    folded = _folded(name)
                    if len(folded) > len(longest) and f"{wanted} ".startswith(f"{folded} "):
                        longest, aim, found = folded, wanted[len(folded) :].strip(), id
        if longest == "":
            return PlayCard(wanted.partition(" ")[0][:LONGEST])
        if aim == "":
            return PlayCard(found)
        return PlayCard(found, "", aim) if cell_of(aim) != NOWHERE else PlayCard(found, self._fighter(aim))


def split_verb(text: str) -> tuple[str, str]:
    """Split a text into its verb and the rest: `attack>bento`, `attack bento`, `play:cura>iara`."""
    stripped = text.strip()
    at = 0
    while at < len(stripped) and stripped[at] not in SEPARATORS:
        at += 1
    return stripped[:at].casefold(), stripped[at:].strip(SEPARATORS)


def _folded(text: str) -> str:
    return text.casefold().replace("_", " ")
