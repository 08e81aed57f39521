"""The player's side of fair dice: gives one half of each throw and verifies the server's half."""

from hashlib import sha256
from time import time

from turnwright.fair.commitment import LENGTH, faces, follows
from turnwright.fair.evidence import ChainCommitment, Evidence, RevealedThrow
from turnwright.fair.proof import Forged
from turnwright.kernel.formula import FormulaError, bonus_of, parse
from turnwright.protocol.messages import Reveal, RollRequest, RollResult, Welcome


class ProofMismatch(Forged):
    """The server contradicted its commitment: `how` in a word, and why in a sentence."""

    def __init__(self, how: str, reason: str) -> None:
        super().__init__(reason, how)


class ThrowVerifier:
    """Verifies the throws of one seat as the server reveals them.

    Every throw must lead back to the one before it, and so to the first anchor, even when some
    were made while the player was away. `evidence` carries over what earlier sessions saw.
    """

    def __init__(self, match: str, seat: int, evidence: Evidence | None = None) -> None:
        self.match, self.seat = match, seat
        self.evidence = Evidence() if evidence is None else evidence
        self.newly_committed = False  # whether this session was the first to learn the anchor
        self.requests: dict[str, RollRequest] = {}

    @property
    def anchor(self) -> str:
        """The anchor that the server committed to; empty if it never did."""
        return "" if self.evidence.commitment is None else self.evidence.commitment.anchor

    def committed(self, welcome: Welcome) -> None:
        """Read the server's commitment; a second one that differs is a `ProofMismatch`."""
        mine = next((info for info in welcome.seats if info.seat == self.seat), None)
        anchor, length = ("", 0) if mine is None else (mine.anchor, mine.links)
        told = ChainCommitment(self.match, self.seat, anchor, length)
        if self.evidence.commitment is not None:
            if told != self.evidence.commitment:
                raise ProofMismatch(
                    "commitment", f"the anchor was {self.anchor} before and is {anchor!r} now"
                )
        elif anchor and length != LENGTH:
            raise ProofMismatch("commitment", f"a chain has {LENGTH} secrets, not {length}")
        elif anchor:
            self.evidence.commit(told)
            self.newly_committed = True

    def asked(self, request: RollRequest) -> None:
        """Note a roll request; the commitment in the first one of an id counts."""
        self.requests.setdefault(request.request_id, request)

    def throw(self, request: str, entropy: str) -> str:
        """The player's half of a requested throw; once given it never changes."""
        asked = self.requests[request]
        known = self.evidence.throws.get(asked.index)
        if known is not None and known.request == request:
            return known.client_seed
        self.evidence.record(RevealedThrow(asked.index, request, asked.formula, entropy))
        return entropy

    def forget(self, still_open: "set[str]") -> None:
        """Forget all requests but these."""
        for request in self.requests.keys() - still_open:
            del self.requests[request]

    def result(self, reveal: Reveal) -> RollResult | None:
        """The result of a throw of this seat, computed here; `ProofMismatch` if the server says otherwise."""
        request = self.requests.get(reveal.request)
        if request is None or reveal.seat != self.seat:
            return None
        throw = RevealedThrow(
            request.index,
            request.request_id,
            request.formula,
            reveal.client_seed,
            reveal.secret,
            reveal.next,
        )
        known = self.evidence.throws.get(request.index)
        if known is None or not known.secret:
            self._check_server_half(request, reveal)
            self._check_player_half(known, throw)
            self.evidence.record(throw)
        elif known != throw:
            how = "again" if known.secret == throw.secret else "secret"
            raise ProofMismatch(how, f"throw {request.index} was revealed differently before")
        return _result(request, reveal, self._faces(request, reveal))

    def _check_server_half(self, request: RollRequest, reveal: Reveal) -> None:
        index = request.index
        if reveal.index != index or not self._leads_back(index, request.commitment):
            raise ProofMismatch("commitment", f"throw {index} does not continue the throws before it")
        if not follows(self.match, self.seat, LENGTH, reveal.secret, request.commitment):
            raise ProofMismatch("secret", f"the secret of throw {index} does not match its commitment")
        if bool(reveal.next) != (index % LENGTH == 0):
            raise ProofMismatch("commitment", f"a chain has {LENGTH} throws, and throw {index} changes it")

    def _leads_back(self, index: int, commitment: str) -> bool:
        # The first throw that is not revealed yet, and the value its secret must hash to.
        revealed = self.evidence.revealed()
        known, public = 1, self.anchor
        if revealed:
            known, public = revealed[-1].index + 1, revealed[-1].next or revealed[-1].secret
        if not public or index < known:
            return False
        if (index - 1) // LENGTH > (known - 1) // LENGTH:
            return len(commitment) == 2 * sha256().digest_size  # of a chain that began while away
        return follows(self.match, self.seat, LENGTH, commitment, public, index - known)

    def _check_player_half(self, given: RevealedThrow | None, shown: RevealedThrow) -> None:
        if given is None or given.client_seed == shown.client_seed:
            return
        if not shown.client_seed:
            raise ProofMismatch("late", f"the server claims throw {shown.index}, which you had made")
        words = f"was made with {given.client_seed!r}, not {shown.client_seed!r}"
        raise ProofMismatch("seed", f"throw {shown.index} {words}")

    def _faces(self, request: RollRequest, reveal: Reveal) -> list[int]:
        at = (self.match, self.seat, reveal.index, reveal.request)
        secret = bytes.fromhex(reveal.secret)
        try:
            made = faces(*at, request.formula, secret, reveal.client_seed)
        except FormulaError as error:
            raise ProofMismatch("faces", f"throw {reveal.index} is no throw of dice: {error}") from None
        if made != list(reveal.faces):
            raise ProofMismatch("faces", f"the dice show {made}, not {list(reveal.faces)}")
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
