"""The server's commitment to its half of every throw, and the faces that both halves produce.

For every seat that throws its own dice the server makes a hash chain of secrets, each the hash of the next,
and publishes the end of the chain, its anchor, before the match begins. A throw uses the next secret, so the
server is committed to its half before it knows the player's, and the player throws before the secret is
revealed. The faces are computed from both halves. `docs/explanation/fair-dice.md` specifies the bytes.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from hmac import digest as hmac_digest
from typing import Any, Final

from turnwright.kernel.codec import encode
from turnwright.kernel.formula import parse
from turnwright.kernel.records import Fair, Proof, RollRequest

LENGTH: Final = 4096  # throws of a seat before its next chain; takes two milliseconds to make
PLAYER: Final = "player"
SERVER: Final = "server"

_TIP: Final = "turnwright/fair/1/tip"
_LINK: Final = "turnwright/fair/1/link"
_FACES: Final = "turnwright/fair/1/faces"
_STRIDE: Final = 64
_WORD: Final = 4  # bytes for a die
_WORDS: Final = 1 << 8 * _WORD


class HashChain:
    """The secrets of one seat: each hashes to the one before it, the first to the anchor.

    When a chain is used up, its last throw reveals the anchor of the next.
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
        self._marks: list[bytes] = []  # every _STRIDE-th secret of that part, to walk from

    @property
    def anchor(self) -> str:
        """The value published before the first throw."""
        return self.commitment(1)

    def commitment(self, index: int) -> str:
        """The value published before throw `index`, to which its secret hashes."""
        part, place = self._place(index)
        return self._walk(part, place - 1).hex()

    def secret(self, index: int) -> bytes:
        """The server's half of throw `index`, counted from 1."""
        return self._walk(*self._place(index))

    def proof(self, index: int, client_seed: str = "") -> Proof:
        """The journal's proof of throw `index`; without a client seed the server throws."""
        secret = self.secret(index).hex()
        _, place = self._place(index)
        following = self.commitment(index + 1) if place == self.length else ""
        return Proof(index, secret, client_seed, PLAYER if client_seed else SERVER, following)

    def _place(self, index: int) -> tuple[int, int]:
        if index < 1:
            raise ValueError(f"throws are counted from 1, not {index}")
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


class ServerSecrets:
    """The server's half of every throw of a match: a hash chain for each seat that throws its own dice."""

    def __init__(self, secret: bytes, match: str, seats: Iterable[int], length: int = LENGTH) -> None:
        self.match = match
        self.length = length
        self.chains = {seat: HashChain(secret, match, seat, length) for seat in seats}

    def fair(self) -> Fair:
        """The anchors as the journal's header publishes them."""
        anchors = {str(seat): chain.anchor for seat, chain in self.chains.items()}
        return Fair(self.match, self.length, anchors)

    def throw(self, ask: RollRequest, index: int, client_seed: str = "") -> tuple[list[int], Proof]:
        """The faces of a throw and their proof; without a client seed the server throws."""
        proof = self.chains[ask.seat].proof(index, client_seed)
        return thrown(self.match, ask, proof), proof


def faces(
    match: str, seat: int, index: int, request: str, formula: str, secret: bytes, client_seed: str
) -> list[int]:
    """The faces of a throw, unbiased, in the order in which the formula names its dice."""
    words = _words(secret, [_FACES, match, seat, index, request, formula, client_seed])
    return [_face(words, sides) for sides in parse(formula).sides()]


def thrown(match: str, ask: RollRequest, proof: Proof) -> list[int]:
    """The faces that answer a request, computed from both halves of the throw."""
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
    # Reject the incomplete last range of words, which would favour low faces.
    fair = _WORDS - _WORDS % sides
    return next(word for word in words if word < fair) % sides + 1


def follows(match: str, seat: int, length: int, secret: str, public: str, steps: int = 1) -> bool:
    """Whether a secret hashes to an earlier published value in `steps` steps."""
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
