"""Dice thrown at a server: the person's half, and whether the server keeps its word about the other."""

from collections.abc import Mapping, Sequence
from time import time

from turnwright.kernel.formula import parse
from turnwright.table import fair
from turnwright.table.messages import Reveal, RollRequest, RollResult


class Hand:
    """The throws of one seat: what was asked, what was given, and what the server is bound to."""

    def __init__(self, match: str, seat: int, anchors: Mapping[int, str]) -> None:
        self.match = match
        self.seat = seat
        self.requests: dict[str, RollRequest] = {}
        self.given: dict[tuple[int, int], str] = {}  # the halves that were thrown, by seat and throw
        self.anchor = anchors.get(seat, "")
        self._seeds: dict[str, str] = {}
        # By throw: what its secret has to hash to.
        self._bound: dict[int, str] = {1: self.anchor} if self.anchor else {}

    def asked(self, request: RollRequest) -> None:
        """The server asks for dice, and shows what it is bound to."""
        self.requests[request.request_id] = request
        self._bound.setdefault(request.index, request.commitment)

    def throw(self, request: str, entropy: str) -> str:
        """The half that is given to a throw: once given it stays, however often it is said."""
        return self._seeds.setdefault(request, entropy)

    def faces(self, request: RollRequest, reveal: Reveal) -> list[int]:
        """What both halves come to, counted here."""
        secret = bytes.fromhex(reveal.secret)
        formula = request.formula
        return fair.faces(
            self.match, reveal.seat, reveal.index, reveal.request, formula, secret, reveal.client_seed
        )

    def check(self, reveal: Reveal) -> str:
        """How the server cheated in a throw of this seat, in a word; nothing when it did not."""
        request = self.requests.get(reveal.request)
        if request is None or reveal.seat != self.seat:
            return ""
        bound = self._bound.get(reveal.index, request.commitment)
        mine = self._seeds.get(reveal.request, reveal.client_seed)
        if request.commitment != bound:
            return "promise"
        if not fair.follows(self.match, reveal.seat, fair.LENGTH, reveal.secret, bound):
            return "secret"
        if reveal.client_seed not in ("", mine):
            return "seed"
        if self.faces(request, reveal) != list(reveal.faces):
            return "faces"
        self.given[reveal.seat, reveal.index] = reveal.client_seed
        self._bound[reveal.index + 1] = reveal.next or reveal.secret
        return ""

    def forget(self, open_requests: "set[str]") -> None:
        """Only these are still asked."""
        for request in [known for known in self.requests if known not in open_requests]:
            del self.requests[request]
            self._seeds.pop(request, None)


def result_of(request: RollRequest, reveal: Reveal, faces: Sequence[int]) -> RollResult:
    """What a client makes of the faces: their total, and what the request adds to it."""
    natural = parse(request.formula).accept(faces).total
    bonus = _bonus(request)
    return RollResult(
        request.session_id,
        request.request_id,
        request.actor_id,
        natural + bonus,
        natural,
        {"bonus": bonus} if bonus else {},
        reveal.client_seed,
        int(time() * 1000),
        tuple(faces),
    )


def _bonus(request: RollRequest) -> int:
    more = (request.formula_hint or request.formula).removeprefix(request.formula).strip()
    return int(more.replace(" ", "")) if more.lstrip("+-").strip().isdecimal() else 0
