"""Dice thrown at a table, from the player's side: one half of each, and whether the server keeps its word."""

from hashlib import sha256
from time import time

from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.sums import bonus_of
from turnwright.table.fair import LENGTH, Forged, faces, follows
from turnwright.table.messages import Reveal, RollRequest, RollResult, Welcome

LONGEST_CHAIN = 1 << 16  # secrets; a server that names more would only keep its players counting


class Cheated(Forged):
    """The server was caught in a throw: `how` in a word, and why in a sentence."""

    def __init__(self, how: str, reason: str) -> None:
        super().__init__(reason)
        self.how = how


class Hand:
    """The throws of one seat: what was asked, what was given, and what the server is bound to.

    It reads along what the server tells. Every throw has to lead back to the one before it, and so to the
    anchor that was told at the beginning, also when some were made while nobody was here.
    """

    def __init__(self, match: str, seat: int, anchor: str = "", links: int = 0) -> None:
        self.match, self.seat, self.anchor = match, seat, anchor
        self.links = links or LENGTH
        self.requests: dict[str, RollRequest] = {}
        self.given: dict[tuple[int, int], str] = {}  # the halves that were thrown, by seat and throw
        self._seeds: dict[str, str] = {}
        self._shown: dict[str, tuple[Reveal, RollResult]] = {}
        self._bound = (1, anchor)  # a throw, and what its secret has to hash to

    @classmethod
    def of(cls, welcome: Welcome) -> "Hand":
        """The hand of whoever was just let in."""
        mine = next((info for info in welcome.seats if info.seat == welcome.seat), None)
        return cls(welcome.match, welcome.seat, *(() if mine is None else (mine.anchor, mine.links)))

    def asked(self, request: RollRequest) -> None:
        """The server asks for dice, and shows what it is bound to; what it showed first stays."""
        self.requests.setdefault(request.request_id, request)

    def throw(self, request: str, entropy: str) -> str:
        """The half that is given to a throw: once given it stays, however often it is said."""
        return self._seeds.setdefault(request, entropy)

    def forget(self, still_open: "set[str]") -> None:
        """Only these are still asked."""
        for request in self.requests.keys() - still_open:
            del self.requests[request]
            self._seeds.pop(request, None)
            self._shown.pop(request, None)

    def result(self, reveal: Reveal) -> RollResult | None:
        """What a throw of this seat came to, counted here; `Cheated` if that is not what the server says."""
        request = self.requests.get(reveal.request)
        if request is None or reveal.seat != self.seat:
            return None
        if reveal.request not in self._shown:
            self._check_bond(request, reveal)
            self._check_half(reveal)
            result = _result(request, reveal, self._faces(request, reveal))
            self._shown[reveal.request] = reveal, result
            self._bound = reveal.index + 1, reveal.next or reveal.secret
        shown, result = self._shown[reveal.request]
        if shown != reveal:
            raise Cheated("secret", f"another throw was shown for request {reveal.request} before")
        return result

    def _check_bond(self, request: RollRequest, reveal: Reveal) -> None:
        index = request.index
        if reveal.index != index or not self._leads_back(index, request.commitment):
            raise Cheated("promise", f"throw {index} is bound to other dice than the throws before it")
        if not follows(self.match, self.seat, self.links, reveal.secret, request.commitment):
            raise Cheated("secret", f"the server is not bound to what it showed for throw {index}")
        if bool(reveal.next) != (index % self.links == 0):
            raise Cheated("promise", f"a chain has {self.links} throws, and throw {index} changes it")

    def _leads_back(self, index: int, commitment: str) -> bool:
        known, public = self._bound
        if not public:
            return True  # the server never said what it is bound to
        if index < known or self.links > LONGEST_CHAIN:
            return False
        if (index - 1) // self.links > (known - 1) // self.links:
            return len(commitment) == 2 * sha256().digest_size  # of a chain that began while nobody was here
        return follows(self.match, self.seat, self.links, commitment, public, index - known)

    def _check_half(self, reveal: Reveal) -> None:
        mine = self._seeds.setdefault(reveal.request, reveal.client_seed)
        self.given[reveal.seat, reveal.index] = mine
        if mine and not reveal.client_seed:
            raise Cheated("late", f"the server says that it made throw {reveal.index}, which you had made")
        if reveal.client_seed != mine:
            raise Cheated("seed", f"throw {reveal.index} was made with {mine!r}, not {reveal.client_seed!r}")

    def _faces(self, request: RollRequest, reveal: Reveal) -> list[int]:
        at = (self.match, self.seat, reveal.index, reveal.request)
        secret = bytes.fromhex(reveal.secret)
        try:
            made = faces(*at, request.formula, secret, reveal.client_seed)
        except FormulaError as error:
            raise Cheated("faces", f"throw {reveal.index} is no throw of dice: {error}") from None
        if made != list(reveal.faces):
            raise Cheated("faces", f"the dice show {made}, not {list(reveal.faces)}")
        return made


def _result(request: RollRequest, reveal: Reveal, made: "list[int]") -> RollResult:
    natural = int(parse(request.formula).accept(made).total)
    bonus = bonus_of(request.formula, request.formula_hint or request.formula)
    return RollResult(
        request.session_id,
        request.request_id,
        request.actor_id,
        natural + bonus,
        natural,
        {"bonus": bonus} if bonus else {},
        reveal.client_seed,
        int(time() * 1000),
        tuple(made),
    )
