"""Checks of a state: that it is reproducible, unchanged by reading, and survives copying and encoding."""

from typing import Any

from turnwright.kernel.codec import encode, plain
from turnwright.kernel.match import Match
from turnwright.kernel.records import Message
from turnwright.testing.case import Case, check, written
from turnwright.testing.driver import Driver


@check
def determinism(case: Case) -> int:
    """The same seed and inputs produce the same journal, even if another match runs at the same time."""
    match = case.match()
    driver = Driver(match, case.seed)
    beside = Case(case.game, case.scenario, case.seed + 1, case.players)
    noise = Driver(beside.match(), case.seed + 1)
    for number, given in enumerate(case.played.inputs, 1):
        case.at = number
        noise.step()
        if driver.step() != given:
            raise case.fail("driven again, the match got another input")
    case.same_lines(written(match), "played again, the match wrote another journal")
    return len(case.played.inputs)


@check
def looking(case: Case) -> int:
    """Reading a position in any way does not change it."""
    count = 0
    for match in case.replayed():
        before = plain(match.state)
        _look(case, match.state)
        case.same(before, match.state, "reading the state changed it")
        count += 1
    return count


def _look(case: Case, state: Any) -> None:
    game = case.game
    for look in (game.to_act, game.next_due, game.outcome, game.takes_digest, game.notation.write):
        look(state)
    for seat in case.seats():
        words = game.presenter.draw(plain(game.view(state, seat)))
        if seat >= 0:
            words += [
                game.presenter.label(state, seat, option) for option in case.sample(case.offers(state, seat))
            ]
        if not all(isinstance(line, Message) for line in words):
            raise case.fail("draw and label must return messages")


@check
def clones(case: Case) -> int:
    """A clone equals its original, and changing it does not affect the original."""
    count = 0
    for number, match in enumerate(case.replayed()):
        twin = case.game.clone(match.state)
        if twin is match.state:
            raise case.fail("the clone is the state itself")
        case.same(match.state, twin, "the clone is not equal to the state")
        if case.is_point(number) and match.outcome is None:
            count += _try_on_clones(case, match)
        match.state = twin
        count += 1
    return count


def _try_on_clones(case: Case, match: Match) -> int:
    game, before, count = case.game, plain(match.state), 0
    for seat in range(len(case.agents)):
        for option in case.sample(case.offers(match.state, seat)):
            try:
                case.try_command(match, game.clone(match.state), seat, option)
            except Exception:  # another check tests that it is accepted
                continue
            case.same(before, match.state, "a command on the clone changed the original")
            count += 1
    case.try_time(match, game.clone(match.state), max(int(match.now), game.next_due(match.state)))
    case.same(before, match.state, "time on the clone changed the original")
    return count


@check
def encoding(case: Case) -> int:
    """After every input the state survives encoding and decoding, and play continues identically."""
    match = case.match()
    for again in case.replayed(match):
        data = plain(again.state)
        back = case.game.revive(type(again.state), data, again.scenario)
        case.same(again.state, back, "decoding the encoded state gives another state")
        again.state = back
    case.same_lines(written(match), "a match that was decoded after every input continued differently")
    return len(case.played.digests)


@check
def notation(case: Case) -> int:
    """Positions and commands survive a round trip through their notation."""
    match = case.match()
    like: Any = None
    count = 0
    for number, again in enumerate(case.replayed(match)):
        like = case.game.clone(again.state) if like is None else like
        line = _one_line(case, case.game.notation.write(again.state))
        back = case.game.notation.read(line, like)
        case.same(again.state, back, f"the position {line!r} was read as another one")
        count += 1 + (_commands_as_words(case, again) if case.is_point(number) else 0)
        again.state = back
    case.same_lines(written(match), "a match that was read from its notation continued differently")
    return count


def _commands_as_words(case: Case, match: Match) -> int:
    count = 0
    for seat in range(len(case.agents)):
        for option in case.sample(case.offers(match.state, seat)):
            words = _one_line(case, case.game.notation.write_command(option))
            found = case.game.notation.parse_command(words)
            if found != option or encode(found) != encode(option):
                raise case.fail(f"the command {words!r} was read as {found!r}")
            count += 1
    return count


def _one_line(case: Case, text: str) -> str:
    if text.splitlines() != [text]:
        raise case.fail(f"a notation is one line, not {text!r}")
    return text
