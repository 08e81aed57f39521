"""Dice thrown at a table, from the player's side: one half of each, and whether the server keeps its word."""

from hashlib import sha256
from time import time

from turnwright.fair.commitment import LENGTH, Forged, faces, follows
from turnwright.fair.evidence import Promise, Seen, Sight
from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.sums import bonus_of
from turnwright.protocol.messages import Reveal, RollRequest, RollResult, Welcome


class Cheated(Forged):
    """The server was caught in a throw: `how` in a word, and why in a sentence."""

    def __init__(self, how: str, reason: str) -> None:
        super().__init__(reason, how)


class Hand:
    """The throws of one seat: what was asked, what was given, and what the server is bound to.

    It reads along what the server tells. Every throw has to lead back to the one before it, and so to the
    anchor that was told at the very first, also when some were made while nobody was here. `seen` holds what
    was told in earlier sittings.
    """

    def __init__(self, match: str, seat: int, seen: Seen | None = None) -> None:
        self.match, self.seat = match, seat
        self.seen = Seen() if seen is None else seen
        self.newly_bound = False  # whether the anchor was told in this sitting for the first time
        self.requests: dict[str, RollRequest] = {}

    @property
    def anchor(self) -> str:
        """What the server is bound to, or nothing if it never said."""
        return "" if self.seen.promise is None else self.seen.promise.anchor

    def promised(self, welcome: Welcome) -> None:
        """The server says what it is bound to: what it said first counts, and another is `Cheated`."""
        mine = next((info for info in welcome.seats if info.seat == self.seat), None)
        told = Promise(self.match, self.seat, *(("", 0) if mine is None else (mine.anchor, mine.links)))
        if self.seen.promise is not None:
            if told != self.seen.promise:
                raise Cheated("promise", f"the anchor was {self.anchor} before, and is {told.anchor!r} now")
        elif told.anchor and told.length != LENGTH:
            raise Cheated("promise", f"a chain has {LENGTH} secrets, not {told.length}")
        elif told.anchor:
            self.seen.promised(told)
            self.newly_bound = True

    def asked(self, request: RollRequest) -> None:
        """The server asks for dice, and shows what it is bound to; what it showed first stays."""
        self.requests.setdefault(request.request_id, request)

    def throw(self, request: str, entropy: str) -> str:
        """The half that is given to a throw that was asked: once given it stays, however often it is said."""
        asked = self.requests[request]
        known = self.seen.throws.get(asked.index)
        if known is not None and known.request == request:
            return known.client_seed
        self.seen.saw(Sight(asked.index, request, asked.formula, entropy))
        return entropy

    def forget(self, still_open: "set[str]") -> None:
        """Only these are still asked."""
        for request in self.requests.keys() - still_open:
            del self.requests[request]

    def result(self, reveal: Reveal) -> RollResult | None:
        """What a throw of this seat came to, counted here; `Cheated` if that is not what the server says."""
        request = self.requests.get(reveal.request)
        if request is None or reveal.seat != self.seat:
            return None
        half, secret = reveal.client_seed, reveal.secret
        sight = Sight(request.index, request.request_id, request.formula, half, secret, reveal.next)
        known = self.seen.throws.get(request.index)
        if known is None or not known.secret:
            self._check_bond(request, reveal)
            self._check_half(known, sight)
            self.seen.saw(sight)
        elif known != sight:
            how = "again" if known.secret == sight.secret else "secret"
            raise Cheated(how, f"throw {request.index} was shown otherwise before")
        return _result(request, reveal, self._faces(request, reveal))

    def _check_bond(self, request: RollRequest, reveal: Reveal) -> None:
        index = request.index
        if reveal.index != index or not self._leads_back(index, request.commitment):
            raise Cheated("promise", f"throw {index} is bound to other dice than the throws before it")
        if not follows(self.match, self.seat, LENGTH, reveal.secret, request.commitment):
            raise Cheated("secret", f"the server is not bound to what it showed for throw {index}")
        if bool(reveal.next) != (index % LENGTH == 0):
            raise Cheated("promise", f"a chain has {LENGTH} throws, and throw {index} changes it")

    def _leads_back(self, index: int, commitment: str) -> bool:
        known, public = self._bound()
        if not public or index < known:
            return False
        if (index - 1) // LENGTH > (known - 1) // LENGTH:
            return len(commitment) == 2 * sha256().digest_size  # of a chain that began while nobody was here
        return follows(self.match, self.seat, LENGTH, commitment, public, index - known)

    def _bound(self) -> tuple[int, str]:
        # A throw, and what its secret has to hash to.
        shown = self.seen.shown()
        return (shown[-1].index + 1, shown[-1].next or shown[-1].secret) if shown else (1, self.anchor)

    def _check_half(self, given: Sight | None, shown: Sight) -> None:
        if given is None or given.client_seed == shown.client_seed:
            return
        if not shown.client_seed:
            raise Cheated("late", f"the server says that it made throw {shown.index}, which you had made")
        words = f"was made with {given.client_seed!r}, not {shown.client_seed!r}"
        raise Cheated("seed", f"throw {shown.index} {words}")

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
