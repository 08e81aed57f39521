"""Proves the thrown dice of a journal, and checks a client's result of a throw."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from turnwright.fair.commitment import LENGTH, PLAYER, SERVER, follows, thrown
from turnwright.fair.evidence import ChainCommitment, Evidence, RevealedThrow
from turnwright.kernel.codec import CodecError, encode, read_json, read_struct
from turnwright.kernel.errors import JournalError, Rejected
from turnwright.kernel.formula import FormulaError, check_reported_total
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import Fair, Header, Line, Proof, RollRequest
from turnwright.kernel.replay import read_header
from turnwright.protocol.messages import RollResult

COUNTED: Final = (
    "no-request",
    "unknown-request",
)  # refusals of a late result: the server has counted already

_ASKS: Final = b'"asks":'
_PROOF: Final = b'"proof":'


class Forged(Exception):
    """Thrown dice that are not proven.

    `how` is `line` where the journal contradicts itself, `commitment` where its anchors are not those that a
    player was given, and `half` where its throws are not those that a player saw.
    """

    def __init__(self, reason: str, how: str = "line") -> None:
        super().__init__(reason)
        self.how = how


class ThrowLedger:
    """The throws so far, by seat; feed it the lines of a journal or of a live match in order.

    A line whose throw is not proven raises `Forged`. Where the header commits to nothing, as when players
    type what their own dice show, throws are only counted.
    """

    def __init__(self, header: Header) -> None:
        self.fair = header.fair
        self.public: dict[int, str] = {} if header.fair is None else _anchors(header, header.fair)
        self.made: dict[int, int] = {}
        self.by_server: dict[int, int] = {}
        self.open: list[RollRequest] = []

    def index(self, seat: int) -> int:
        """The index of a seat's next throw."""
        return self.made.get(seat, 0) + 1

    def due(self, seat: int) -> RollRequest | None:
        """The request that a seat must throw for now: the oldest that is open.

        A later one cannot go first: its secret would reveal the secret of the earlier throw.
        """
        return next((ask for ask in self.open if ask.seat == seat), None)

    def read(self, line: Line) -> None:
        """Take the next line, or raise `Forged`."""
        answered = next((ask for ask in self.open if ask.id == line.request), None)
        if answered is not None:
            self._count(answered, line)
        elif line.proof is not None:
            raise Forged("a line without thrown dice has a proof")
        asks = [ask for ask in line.asks if isinstance(ask, RollRequest)]
        if self.fair is not None:
            for ask in self.open:
                if ask is not answered and ask not in asks:
                    raise Forged(f"request {ask.id} is gone, but it was not thrown")
        self.open = asks

    def _count(self, ask: RollRequest, line: Line) -> None:
        seat, proof = ask.seat, line.proof
        if self.fair is None:
            if proof is not None:
                raise Forged("a throw has a proof, but the header commits to nothing")
        elif proof is None:
            raise Forged(f"the throw for request {ask.id} is not proven")
        else:
            self._prove(self.fair, ask, line, proof)
            self.by_server[seat] = self.by_server.get(seat, 0) + (proof.by == SERVER)
            self.public[seat] = proof.next or proof.secret
        self.made[seat] = self.index(seat)

    def _prove(self, fair: Fair, ask: RollRequest, line: Line, proof: Proof) -> None:
        seat, index, first = ask.seat, self.index(ask.seat), self.due(ask.seat)
        # The right seat throws, in order.
        if line.seat != seat:
            raise Forged(f"request {ask.id} is for seat {seat}, but seat {line.seat} threw")
        if first is not ask:
            raise Forged(f"request {ask.id} was answered before request {first.id if first else ''}")
        if proof.index != index:
            raise Forged(f"throw {index} of seat {seat} comes next, not throw {proof.index}")
        # The server's half is the one it committed to.
        if not follows(fair.match, seat, fair.length, proof.secret, self.public.get(seat, "")):
            raise Forged(f"the secret of throw {index} of seat {seat} does not fit the one before")
        # The player's half is there unless the server threw.
        if proof.by not in (PLAYER, SERVER):
            raise Forged(f'dice are thrown by the player or the server, not by "{proof.by}"')
        if (proof.by == SERVER) != (proof.client_seed == ""):
            how = "without" if proof.by == PLAYER else "with"
            raise Forged(f"the {proof.by} threw {how} the player's half")
        # A chain that is used up, and no other, names the next.
        last = proof.index % fair.length == 0
        if last and len(proof.next) != 2 * sha256().digest_size:
            raise Forged(f"throw {proof.index} uses up its chain, but the next anchor is missing")
        if proof.next and not last:
            raise Forged(f"throw {proof.index} has a new anchor, but its chain is not used up")
        # Both halves produce the faces.
        made = thrown(fair.match, ask, proof)
        if encode(line.answer) != encode(made):
            raise Forged(f"throw {index} of seat {seat} shows {made}, but the journal has {line.answer}")


def _anchors(header: Header, fair: Fair) -> dict[int, str]:
    if sorted(fair.anchors) != sorted({str(seat) for seat in header.throws}):
        raise Forged("the anchors are not those of the seats that throw their own dice")
    if not fair.match:
        raise Forged("the anchors name no match")
    if fair.length != LENGTH:  # the anchor of a shorter chain would commit to fewer throws
        raise Forged(f"a chain has {LENGTH} secrets, not {fair.length}")
    return {int(seat): anchor for seat, anchor in fair.anchors.items()}


class JournalVerifier:
    """Reads along a journal and proves every throw; the first bad line raises `JournalError`.

    It also checks what players know: anchors they were given before the match, and the evidence they kept.
    `confirmed` counts, by seat, the throws that agree with the evidence. `late` lists, by seat and index, the
    throws that the server made although the player had thrown: too late, by the server's account.
    """

    def __init__(self, anchors: Iterable[str] = (), evidence: Iterable[Evidence] = ()) -> None:
        self.throws: ThrowLedger | None = None
        self.anchors = list(anchors)
        self.evidence = [each for each in evidence if each.commitment is not None]
        self.confirmed: dict[int, int] = {}
        self.late: list[tuple[int, int]] = []
        self.how = "line"  # the `how` of the `Forged` that was found

    def along(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """Yield the same lines; each is checked when the next is requested: the consumer reads it first."""
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
                self._check_none_missing(self.throws)
                return
            asked = self.throws.open
            entry: Line = read_struct(data, Line)
            self.throws.read(entry)
            if entry.proof is not None:
                self._compare(entry, entry.proof, next(ask for ask in asked if ask.id == entry.request))

    def _begin(self, header: Header) -> None:
        self.throws = ThrowLedger(header)
        for anchor in self.anchors:
            if anchor not in self.throws.public.values():
                raise Forged(f"no seat has the anchor {anchor}", "commitment")
        fair = header.fair
        for told in (each.commitment for each in self.evidence):
            if told is None:
                continue
            anchor = "" if fair is None else fair.anchors.get(str(told.seat), "")
            if fair is None or told != ChainCommitment(fair.match, told.seat, anchor, fair.length):
                words = f"seat {told.seat} was given the anchor {told.anchor} of match {told.match}"
                raise Forged(f"{words}, which is not in the header", "commitment")

    def _compare(self, line: Line, proof: Proof, ask: RollRequest) -> None:
        written = RevealedThrow(proof.index, ask.id, ask.formula, proof.client_seed, proof.secret, proof.next)
        for each in self.evidence:
            seen = each.throws.get(proof.index)
            if each.commitment is not None and each.commitment.seat == line.seat and seen is not None:
                self._confirm(line.seat, written, seen)

    def _confirm(self, seat: int, written: RevealedThrow, seen: RevealedThrow) -> None:
        if not seen.secret and not written.client_seed:
            self.late.append((seat, written.index))
            return
        # Of a throw that was never revealed to the player, only the player's own half is known.
        known = seen if seen.secret else replace(written, request=seen.request, client_seed=seen.client_seed)
        for name in written.__struct_fields__:
            here, there = getattr(written, name), getattr(known, name)
            if here != there:
                words = f"throw {written.index} of seat {seat} was made with the {name} {there!r}"
                raise Forged(f"{words}, but the journal has {here!r}", "half")
        self.confirmed[seat] = self.confirmed.get(seat, 0) + 1

    def _check_none_missing(self, throws: ThrowLedger) -> None:
        for each in self.evidence:
            seat = -1 if each.commitment is None else each.commitment.seat
            for seen in each.revealed():
                if seen.index > throws.made.get(seat, 0):
                    words = f"throw {seen.index} of seat {seat} was made, but is not in the journal"
                    raise Forged(words, "half")


class ProofResult:
    """The result of `check_journal`: whether it is valid, the first bad line and why, and the throws read."""

    def __init__(self, valid: bool, reason: str, line: int, verifier: JournalVerifier) -> None:
        self.valid = valid
        self.reason = reason
        self.line = line
        self.how = verifier.how
        self.throws = verifier.throws
        self.confirmed = verifier.confirmed
        self.late = verifier.late

    def __repr__(self) -> str:
        return f"ProofResult(valid={self.valid}, reason={self.reason!r}, line={self.line})"


def check_journal(
    lines: Iterable[bytes], anchors: Iterable[str] = (), evidence: Iterable[Evidence] = ()
) -> ProofResult:
    """Prove every thrown die of a journal without running its game; `turnwright verify` does both.

    `anchors` are those that players were given before the match; `evidence` is what they saw of their dice.
    """
    verifier = JournalVerifier(anchors, evidence)
    reader = Reader()
    try:
        for line in verifier.along(lines):
            reader.body(line)
    except JournalError as error:
        return ProofResult(False, error.reason, error.line, verifier)
    if verifier.throws is None:
        return ProofResult(False, "the journal is empty", 1, verifier)
    return ProofResult(True, "", reader.number, verifier)


def check_result(result: RollResult, ask: RollRequest, made: Sequence[int], client_seed: str) -> None:
    """Refuse a client's result of a throw unless it agrees with what both halves produce."""
    if result.client_seed not in (UNSET, client_seed):
        raise Rejected("wrong-seed", "the throw was made with another seed", "clientSeed", [client_seed])
    if result.naturals is not UNSET and list(result.naturals) != list(made):
        words = f"the dice show {list(made)}, not {list(result.naturals)}"
        raise Rejected("wrong-faces", words, "naturals", [list(made)])
    breakdown = None if result.breakdown is UNSET else result.breakdown
    check_reported_total(ask, made, result.natural, result.total, breakdown)
