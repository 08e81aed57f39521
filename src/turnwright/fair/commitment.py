"""Dice that nobody can forge: each throw is made of two halves, and a journal proves it afterwards.

The server makes a chain of secrets for every seat that throws its own dice, each the hash of the one behind
it, and shows the end of the chain, its anchor, before the match begins. A throw uses the next secret, so the
server is bound to its half before it knows the player's; the player throws before the secret is shown. The
faces are counted from both halves. `docs/explanation/fair-dice.md` has the bytes.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from hmac import digest as hmac_digest
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from turnwright.fair.evidence import Promise, Seen, Sight
from turnwright.kernel.codec import CodecError, encode, read_json, read_struct
from turnwright.kernel.errors import JournalError, Rejected
from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import Fair, Header, Line, Proof, RollRequest
from turnwright.kernel.replay import read_header
from turnwright.kernel.sums import check_sum
from turnwright.protocol.messages import RollResult

LENGTH: Final = 4096  # throws of a seat before its next chain; two milliseconds to make
PLAYER: Final = "player"
SERVER: Final = "server"
COUNTED: Final = ("no-request", "unknown-request")  # said of what came too late: the server has counted

_TIP: Final = "turnwright/fair/1/tip"
_LINK: Final = "turnwright/fair/1/link"
_FACES: Final = "turnwright/fair/1/faces"
_ASKS: Final = b'"asks":'
_PROOF: Final = b'"proof":'
_STRIDE: Final = 64
_WORD: Final = 4  # bytes for a die
_WORDS: Final = 1 << 8 * _WORD


class Forged(Exception):
    """Thrown dice that are not proven: why in a sentence, and in a word.

    The word is `line` where a journal does not hold by itself, `promise` where its anchors are not those that
    somebody was told, and `half` where its throws are not those that somebody saw.
    """

    def __init__(self, reason: str, how: str = "line") -> None:
        super().__init__(reason)
        self.how = how


# Making throws.


class Chain:
    """The secrets of one seat; every one hashes to the one before it, the first to the anchor.

    When a chain is used up, its last throw shows the anchor of the next one.
    """

    def __init__(self, secret: bytes, match: str, seat: int, length: int = LENGTH) -> None:
        if length < 1:
            raise ValueError(f"a chain has at least one secret, not {length}")
        self.match = match
        self.seat = seat
        self.length = length
        self._secret = secret
        self._prefix = _link_prefix(match, seat, length)
        self._part = -1
        self._marks: list[bytes] = []  # every so many secrets of that part, to walk from

    @property
    def anchor(self) -> str:
        """What is public before the first throw."""
        return self.commitment(1)

    def commitment(self, index: int) -> str:
        """What is public before throw `index`: its secret will hash to this."""
        part, place = self._place(index)
        return self._walk(part, place - 1).hex()

    def secret(self, index: int) -> bytes:
        """The server's half of throw `index`, counted from 1."""
        return self._walk(*self._place(index))

    def proof(self, index: int, client_seed: str = "") -> Proof:
        """What a journal holds of throw `index`; without the player's half the server throws."""
        secret = self.secret(index).hex()
        _, place = self._place(index)
        following = self.commitment(index + 1) if place == self.length else ""
        return Proof(index, secret, client_seed, PLAYER if client_seed else SERVER, following)

    def _place(self, index: int) -> tuple[int, int]:
        if index < 1:
            raise ValueError(f"throws are counted from 1, so there is no throw {index}")
        part, before = divmod(index - 1, self.length)
        return part, before + 1

    def _walk(self, part: int, place: int) -> bytes:
        if part != self._part:
            self._marks = self._marked(part)
            self._part = part
        nearest = -(-place // _STRIDE)
        steps = min(nearest * _STRIDE, self.length) - place
        return self._back(self._marks[nearest], steps)

    def _marked(self, part: int) -> list[bytes]:
        here = hmac_digest(self._secret, encode([_TIP, self.match, self.seat, part]), "sha256")
        marks = [here]
        for place in range(self.length, 0, -1):
            here = sha256(self._prefix + here).digest()
            if (place - 1) % _STRIDE == 0:
                marks.append(here)
        return marks[::-1]

    def _back(self, here: bytes, steps: int) -> bytes:
        for _ in range(steps):
            here = sha256(self._prefix + here).digest()
        return here


class Cup:
    """The server's half of all throws of a match: the chains of the seats that throw their own dice."""

    def __init__(self, secret: bytes, match: str, seats: Iterable[int], length: int = LENGTH) -> None:
        self.match = match
        self.length = length
        self.chains = {seat: Chain(secret, match, seat, length) for seat in seats}

    def fair(self) -> Fair:
        """What the header of the journal shows of it."""
        anchors = {str(seat): chain.anchor for seat, chain in self.chains.items()}
        return Fair(self.match, self.length, anchors)

    def throw(self, ask: RollRequest, index: int, client_seed: str = "") -> tuple[list[int], Proof]:
        """The faces of a throw and what proves them; without the player's half the server throws."""
        proof = self.chains[ask.seat].proof(index, client_seed)
        return thrown(self.match, ask, proof), proof


# Counting faces.


def faces(
    match: str, seat: int, index: int, request: str, formula: str, secret: bytes, client_seed: str
) -> list[int]:
    """The faces of a throw, in the order in which the formula names its dice; every face is as likely."""
    words = _words(secret, [_FACES, match, seat, index, request, formula, client_seed])
    return [_face(words, sides) for sides in parse(formula).sides()]


def thrown(match: str, ask: RollRequest, proof: Proof) -> list[int]:
    """The faces that answer a request, from both halves of the throw."""
    secret = bytes.fromhex(proof.secret)
    return faces(match, ask.seat, proof.index, ask.id, ask.formula, secret, proof.client_seed)


def _words(secret: bytes, said: list[Any]) -> Iterator[int]:
    block = 0
    while True:
        made = hmac_digest(secret, encode([*said, block]), "sha256")
        for at in range(0, len(made), _WORD):
            yield int.from_bytes(made[at : at + _WORD], "big")
        block += 1


def _face(words: Iterator[int], sides: int) -> int:
    # The last words, too few for one more round of the die, would favour its low faces.
    fair = _WORDS - _WORDS % sides
    return next(word for word in words if word < fair) % sides + 1


def follows(match: str, seat: int, length: int, secret: str, public: str, steps: int = 1) -> bool:
    """Whether a secret hashes to what was public before it, in so many steps."""
    try:
        made = bytes.fromhex(secret)
    except ValueError:
        return False
    if made.hex() != secret or len(made) != sha256().digest_size:
        return False
    prefix = _link_prefix(match, seat, length)
    for _ in range(steps):
        made = sha256(prefix + made).digest()
    return made.hex() == public


def _link_prefix(match: str, seat: int, length: int) -> bytes:
    prefix: bytes = encode([_LINK, match, seat, length])
    return prefix


# Proving throws.


class Throws:
    """What was thrown so far, by seat; it is fed the lines of a journal, or of a live match, in order.

    A line whose throw is not proven raises `Forged`. Where the header binds nobody, as at a table where
    people type what their own dice show, throws are only counted.
    """

    def __init__(self, header: Header) -> None:
        self.fair = header.fair
        self.public: dict[int, str] = {} if header.fair is None else _anchors(header, header.fair)
        self.made: dict[int, int] = {}
        self.by_server: dict[int, int] = {}
        self.open: list[RollRequest] = []

    def index(self, seat: int) -> int:
        """Which throw of a seat is the next."""
        return self.made.get(seat, 0) + 1

    def due(self, seat: int) -> RollRequest | None:
        """What a seat is to throw now; of several requests the one that was asked first.

        A later one cannot go before it: its secret would show the secret of the earlier throw.
        """
        return next((ask for ask in self.open if ask.seat == seat), None)

    def read(self, line: Line) -> None:
        """Take one more line, or raise `Forged`."""
        answered = next((ask for ask in self.open if ask.id == line.request), None)
        if answered is not None:
            self._count(answered, line)
        elif line.proof is not None:
            raise Forged("a proof stands where no dice were thrown")
        asks = [ask for ask in line.asks if isinstance(ask, RollRequest)]
        if self.fair is not None:
            self._check_none_left(answered, asks)
        self.open = asks

    def _count(self, ask: RollRequest, line: Line) -> None:
        seat, proof = ask.seat, line.proof
        if self.fair is None:
            if proof is not None:
                raise Forged("a throw has a proof, but the header binds nobody to one")
        elif proof is None:
            raise Forged(f"the throw for request {ask.id} is not proven")
        else:
            self._prove(self.fair, ask, line, proof)
            self.by_server[seat] = self.by_server.get(seat, 0) + (proof.by == SERVER)
            self.public[seat] = proof.next or proof.secret
        self.made[seat] = self.index(seat)

    def _prove(self, fair: Fair, ask: RollRequest, line: Line, proof: Proof) -> None:
        seat, index = ask.seat, self.index(ask.seat)
        first = self.due(seat)
        if line.seat != seat:
            raise Forged(f"request {ask.id} is for seat {seat}, but seat {line.seat} threw")
        if first is not ask:
            raise Forged(f"request {ask.id} was answered before request {first.id if first else ''}")
        if proof.index != index:
            raise Forged(f"throw {index} of seat {seat} comes next, not throw {proof.index}")
        if not follows(fair.match, seat, fair.length, proof.secret, self.public.get(seat, "")):
            raise Forged(f"the secret of throw {index} of seat {seat} does not fit the one before")
        _check_halves(proof)
        _check_next(fair, proof)
        made = thrown(fair.match, ask, proof)
        if encode(line.answer) != encode(made):
            raise Forged(f"throw {index} of seat {seat} shows {made}, but {line.answer} was written")

    def _check_none_left(self, answered: RollRequest | None, asks: Sequence[RollRequest]) -> None:
        for ask in self.open:
            if ask is not answered and ask not in asks:
                raise Forged(f"request {ask.id} is gone, but nobody threw for it")


def _anchors(header: Header, fair: Fair) -> dict[int, str]:
    if sorted(fair.anchors) != sorted({str(seat) for seat in header.throws}):
        raise Forged("the anchors are not those of the seats that throw their own dice")
    if not fair.match:
        raise Forged("the anchors are of no match")
    if fair.length != LENGTH:  # the anchor of a shorter one would bind fewer throws
        raise Forged(f"a chain has {LENGTH} secrets, not {fair.length}")
    return {int(seat): anchor for seat, anchor in fair.anchors.items()}


def _check_halves(proof: Proof) -> None:
    if proof.by not in (PLAYER, SERVER):
        raise Forged(f"dice are thrown by the player or the server, not by {proof.by!r}")
    if (proof.by == SERVER) != (proof.client_seed == ""):
        raise Forged(f"the {proof.by} threw {'without' if proof.by == PLAYER else 'with'} the player's half")


def _check_next(fair: Fair, proof: Proof) -> None:
    last = proof.index % fair.length == 0
    if last and len(proof.next) != 2 * sha256().digest_size:
        raise Forged(f"throw {proof.index} uses up its chain, but the next anchor is not there")
    if proof.next and not last:
        raise Forged(f"there is a new anchor at throw {proof.index}, but its chain is not used up")


class Witness:
    """Reads along a journal and proves every throw; the first line that does not hold raises `JournalError`.

    What players know is checked too: anchors that they were told before the match, and what they saw of
    their own throws. `held` counts, by seat, the throws that are as somebody saw them. `unheard` are those,
    by seat and index, that the server made though the player had thrown: too late, or so the server says.
    """

    def __init__(self, anchors: Iterable[str] = (), seen: Iterable[Seen] = ()) -> None:
        self.throws: Throws | None = None
        self.anchors = list(anchors)
        self.seen = [one for one in seen if one.promise is not None]
        self.held: dict[int, int] = {}
        self.unheard: list[tuple[int, int]] = []
        self.how = "line"  # what is wrong, in the word of `Forged`

    def along(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """The same lines; each is looked at when the next is wanted, so that who reads them is first."""
        for number, line in enumerate(lines, 1):
            yield line
            try:
                self._read(line)
            except (Forged, CodecError, FormulaError) as error:
                self.how = error.how if isinstance(error, Forged) else self.how
                raise JournalError(number, str(error)) from None

    def _read(self, line: bytes) -> None:
        if self.throws is None:
            self._begin(read_header(Reader(), line))
        elif self.throws.fair is not None or self.throws.open or _ASKS in line or _PROOF in line:
            data = read_json(line)
            if "end" in data:
                self._check_all_there(self.throws)
                return
            asked = self.throws.open
            entry: Line = read_struct(data, Line)
            self.throws.read(entry)
            if entry.proof is not None:
                self._compare(entry, entry.proof, next(ask for ask in asked if ask.id == entry.request))

    def _begin(self, header: Header) -> None:
        self.throws = Throws(header)
        for anchor in self.anchors:
            if anchor not in self.throws.public.values():
                raise Forged(f"no seat has the anchor {anchor}", "promise")
        for promise in (one.promise for one in self.seen):
            if promise is not None and promise != _promise(header, promise.seat):
                words = f"seat {promise.seat} was told the anchor {promise.anchor} of match {promise.match}"
                raise Forged(f"{words}, which is not in the header", "promise")

    def _compare(self, line: Line, proof: Proof, ask: RollRequest) -> None:
        told = Sight(proof.index, ask.id, ask.formula, proof.client_seed, proof.secret, proof.next)
        for one in self.seen:
            sight = one.throws.get(proof.index)
            if one.promise is not None and one.promise.seat == line.seat and sight is not None:
                self._hold(line.seat, told, sight)

    def _hold(self, seat: int, told: Sight, sight: Sight) -> None:
        if not sight.secret and not told.client_seed:
            self.unheard.append((seat, told.index))
            return
        known = sight if sight.secret else replace(told, request=sight.request, client_seed=sight.client_seed)
        for name in told.__struct_fields__:
            here, there = getattr(told, name), getattr(known, name)
            if here != there:
                words = f"throw {told.index} of seat {seat} was made with the {name} {there!r}"
                raise Forged(f"{words}, but {here!r} was written", "half")
        self.held[seat] = self.held.get(seat, 0) + 1

    def _check_all_there(self, throws: Throws) -> None:
        for one in self.seen:
            seat = -1 if one.promise is None else one.promise.seat
            for sight in one.shown():
                if sight.index > throws.made.get(seat, 0):
                    words = f"throw {sight.index} of seat {seat} was made, but is not in the journal"
                    raise Forged(words, "half")


def _promise(header: Header, seat: int) -> Promise | None:
    fair = header.fair
    return None if fair is None else Promise(fair.match, seat, fair.anchors.get(str(seat), ""), fair.length)


class Proven:
    """What `check_journal` found: good or not, the first bad line and why, and the throws that were read."""

    def __init__(self, good: bool, reason: str, line: int, witness: Witness) -> None:
        self.good = good
        self.reason = reason
        self.line = line
        self.how = witness.how
        self.throws = witness.throws
        self.held = witness.held
        self.unheard = witness.unheard

    def __repr__(self) -> str:
        return f"Proven(good={self.good}, reason={self.reason!r}, line={self.line})"


def check_journal(lines: Iterable[bytes], anchors: Iterable[str] = (), seen: Iterable[Seen] = ()) -> Proven:
    """Prove every thrown die of a journal without running its game; `verify` does both.

    `anchors` are those that players were told before the match, and `seen` is what they saw of their dice.
    """
    witness = Witness(anchors, seen)
    reader = Reader()
    try:
        for line in witness.along(lines):
            reader.body(line)
    except JournalError as error:
        return Proven(False, error.reason, error.line, witness)
    if witness.throws is None:
        return Proven(False, "the journal is empty", 1, witness)
    return Proven(True, "", reader.number, witness)


# What a client made of a throw.


def check_result(result: RollResult, ask: RollRequest, made: Sequence[int], client_seed: str) -> None:
    """Refuse a client's result of a throw unless all that it says is what both halves come to."""
    if result.client_seed not in (UNSET, client_seed):
        raise Rejected("wrong-seed", "the throw was made with another seed", "clientSeed", [client_seed])
    if result.naturals is not UNSET and list(result.naturals) != list(made):
        words = f"the dice show {list(made)}, not {list(result.naturals)}"
        raise Rejected("wrong-faces", words, "naturals", [list(made)])
    added = {"": result.total - result.natural} if result.breakdown is UNSET else result.breakdown
    check_sum(ask, made, result.natural, result.total, added)
