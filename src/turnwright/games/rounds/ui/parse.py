"""What a person types, in the notation or in words: `attack bento`, `move f6`, `play chama bento`."""

from typing import Any, Final

from turnwright.gamekit.parsing import Tell
from turnwright.games.rounds import names, notation
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.campaign.dates import named
from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.commands import Attack, Move, OpenContainer, PlayCard, Rest, Shoot, Travel
from turnwright.games.rounds.map.board import cell_of
from turnwright.games.rounds.rulebook import NOBODY, NOWHERE, OF_LIFE, OF_POWER
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui.draw import letters
from turnwright.kernel.errors import Rejected

ATTACK: Final = "attack"
SHOOT: Final = "shoot"
MOVE: Final = "move"
OPEN: Final = "open"
REST: Final = "rest"
PLAY: Final = "play"
TRAVEL: Final = "travel"
ALONE: Final = ("begin", "end", "resign", "explore", "camp", "wait")
BETWEEN: Final = " >:"  # what is done, and to whom
LONGEST: Final = 40  # what is longer is nobody's name


class Ear:
    """Listens to a seat: whom and what its words mean in this position."""

    def __init__(self, state: Any, seat: int, tell: Tell) -> None:
        self.state = state
        self.seat = seat
        self.tell = tell
        self.battle: Battle | None = state.battle if isinstance(state, Campaign) else state

    def command(self, text: str) -> Any:
        """The command that was meant, or `Rejected`."""
        verb, rest = parted(text)
        if rest == "":
            return self._alone(verb, text)
        if verb == MOVE:
            return Move(self._cell(rest, "to"))
        if verb == OPEN:
            return OpenContainer(self._cell(rest, "at"))
        if verb == ATTACK:
            return Attack(self._whom(rest))
        if verb == SHOOT:
            return Shoot(self._whom(rest))
        if verb == REST:
            return self._rest(rest)
        if verb == PLAY:
            return self._play(rest)
        if verb == TRAVEL:
            return Travel(self._place(rest))
        raise _unheard(text)

    def _alone(self, verb: str, text: str) -> Any:
        if verb not in ALONE:
            raise _unheard(text)
        return notation.read_command(verb)

    def _cell(self, said: str, field: str) -> str:
        cell = said.casefold()
        if cell_of(cell) == NOWHERE:
            raise Rejected("no-cell", f"{said[:LONGEST]!r} is no cell of the board", field)
        return cell

    def _rest(self, said: str) -> Rest:
        for of in (OF_LIFE, OF_POWER):
            if said.casefold() == of:
                return Rest(of)
        raise Rejected("no-rest", f"nobody rests for {said[:LONGEST]!r}", "of", [OF_LIFE, OF_POWER])

    def _whom(self, said: str) -> str:
        # By id, name or letter; whoever is not there is left to the rules to refuse.
        fighters = [] if self.battle is None else self.battle.fighters
        signs = letters([int(who.side) for who in fighters])
        for at, who in enumerate(fighters):
            if self._is(said, [who.id, who.name, self.tell(names.fighter(who.name, who.id)), signs[at]]):
                return who.id
        return said[:LONGEST]

    def _place(self, said: str) -> str:
        if isinstance(self.state, Campaign):
            land: Land = self.state.land
            for place in land.places:
                if self._is(said, [place.id, place.name, self.tell(named("place", place.name))]):
                    return place.id
        return said[:LONGEST]

    def _is(self, said: str, calls: list[str]) -> bool:
        wanted = said.casefold().replace("_", " ")
        return wanted in [call.casefold().replace("_", " ") for call in calls]

    def _play(self, said: str) -> PlayCard:
        # A card of the own hand by id or name, then somebody or a cell.
        wanted = said.casefold().replace("_", " ").replace(">", " ").replace("@", " ")
        card, aim, found = "", "", ""
        for id in self._hand():
            for call in self._calls(id):
                if len(call) > len(card) and f"{wanted} ".startswith(f"{call} "):
                    card, aim, found = call, wanted[len(call) :].strip(), id
        if card == "":
            return PlayCard(wanted.partition(" ")[0][:LONGEST])
        if aim == "":
            return PlayCard(found)
        return PlayCard(found, "", aim) if cell_of(aim) != NOWHERE else PlayCard(found, self._whom(aim))

    def _hand(self) -> list[str]:
        battle = self.battle
        if battle is None or battle.active == NOBODY:
            return []
        who = battle.fighters[battle.active]
        return list(dict.fromkeys(who.hand)) if who.side == self.seat else []

    def _calls(self, id: str) -> list[str]:
        assert self.battle is not None  # or there would be no hand
        arena: Arena = self.battle.arena
        card = arena.library.card(id)
        calls = [id, card.name, self.tell(names.card(card.name, id))]
        return [call.casefold().replace("_", " ") for call in calls]


def understand(state: Any, seat: int, text: str, tell: Tell) -> Any:
    """The command that a person means, or `Rejected`."""
    return Ear(state, seat, tell).command(text)


def parted(text: str) -> tuple[str, str]:
    """What is to be done, and to whom or where: `attack>bento`, `attack bento`, `play:cura>iara`."""
    said = text.strip()
    at = 0
    while at < len(said) and said[at] not in BETWEEN:
        at += 1
    return said[:at].casefold(), said[at:].strip(BETWEEN)


def _unheard(text: str) -> Rejected:
    # Without a field: nothing of it was understood.
    return Rejected("malformed", f"{text[:60]!r} is no command of the game")
