"""Matches with dice thrown by players, and the evidence that the players recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from turnwright import Journal, Match, RollRequest, decode, encode, games
from turnwright.fair.commitment import ServerSecrets
from turnwright.fair.evidence import ChainCommitment, Evidence, RevealedThrow
from turnwright.kernel.journal import Reader
from turnwright.kernel.replay import read_header, read_line


def seen_by(seat: int, lines: Iterable[bytes], path: Path | None = None) -> Evidence:
    """The evidence that an honest client of a seat recorded of this match."""
    first, *entries = lines
    fair = read_header(Reader(), first).fair
    assert fair is not None
    seen = Evidence(path)
    formulas: dict[str, str] = {}
    seen.commit(ChainCommitment(fair.match, seat, fair.anchors[str(seat)], fair.length))
    for line in (read_line(entry, 0) for entry in entries if b'"end":' not in entry):
        formulas |= {ask.id: ask.formula for ask in line.asks if isinstance(ask, RollRequest)}
        if line.proof is not None and line.seat == seat:
            proof, formula = line.proof, formulas[line.request]
            seen.record(
                RevealedThrow(proof.index, line.request, formula, proof.client_seed, proof.secret, proof.next)
            )
    return seen


def rechained(change: Callable[[dict[str, Any]], object], lines: Iterable[bytes]) -> list[bytes]:
    """The journal with changed lines and a recomputed hash chain."""
    journal = Journal()
    for line in lines:
        data = {key: value for key, value in decode(line).items() if key != "chain"}
        change(data)
        journal.add(encode(data))
    return journal.lines


def sleepy(index: int) -> str:
    return f"throw {index}" if index % 3 else ""


def match_of_rounds(secrets: ServerSecrets | None, half: Callable[[int], str] = sleepy) -> list[bytes]:
    """A match in which the player at the first seat throws dice, and misses every third throw."""
    rounds = games.load("rounds")
    bot = rounds.bots()["heuristic"]
    journal, index = Journal(), 0
    fair = None if secrets is None else secrets.fair()
    match = Match(rounds, "correria", seats=[None, bot], throws=[0], fair=fair, journal=journal)
    while match.outcome is None:
        ask = next((pending.request for pending in match.pending()), None)
        if isinstance(ask, RollRequest):
            index += 1
            shown, proof = (secrets or ServerSecrets(b"any", "m", [0])).throw(ask, index, half(index))
            match.answer(0, ask.id, shown, proof=proof if secrets else None)
        elif ask is not None:
            match.answer(0, ask.id, ask.default)
        elif match.act() is None:
            options = rounds.options(match.state, 0)
            match.submit(0, bot.command(rounds, match.state, 0, options, match.bot_dice(0)))
    return journal.lines
