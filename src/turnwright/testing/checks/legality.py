"""Checks of what a seat may do: commands, options, and what is refused."""

from typing import Any, Final

from turnwright.kernel.codec import encode, plain
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.options import Options
from turnwright.testing.case import Case, check, written

JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1.5,
    1 << 62,
    (1 << 64) - 1,
    "",
    "no such command",
    [],
    [[]],
    {},
    {"type": "nothing"},
    {"": None},
)
SPOILT: Final = 8
MANY: Final = 24


@check
def commands(case: Case) -> int:
    """A command survives a round trip through JSON."""
    count = 0
    for match in case.halts():
        for seat in range(len(case.agents)):
            for option in case.sample(case.offers(match.state, seat)):
                _survives(case, option)
                count += 1
    for number, given in enumerate(case.played.inputs, 1):
        if given.is_command():
            case.at = number
            _survives(case, given.command)
            count += 1
    return count


def _survives(case: Case, command: Any) -> None:
    back = case.game.notation.command_from_data(plain(command))
    case.same(command, back, f"the command {command!r} came back from JSON as {back!r}")
    if back != command or type(back) is not type(command):
        raise case.fail(f"the command {command!r} came back from JSON as {back!r}")


@check
def options(case: Case) -> int:
    """Options and their groups agree, each is accepted, and every seat that must act has at least one."""
    count = 0
    for match in case.halts():
        if match.outcome is not None:
            continue
        _check_to_act(case, match)
        for seat in range(len(case.agents)):
            offered = case.offers(match.state, seat)
            _agree(case, offered)
            _group(case, offered)
            for option in case.sample(offered):
                _accepted(case, match, seat, option)
                count += 1
    return count


def _check_to_act(case: Case, match: Match) -> None:
    seats = list(case.game.to_act(match.state))
    if len(seats) != len(dict.fromkeys(seats)):
        raise case.fail(f"a seat is named twice among those to act: {seats}")
    for seat in seats:
        if not 0 <= seat < len(case.agents):
            raise case.fail(f"seat {seat} is to act, but there is no such seat")
        if case.game.options(match.state, seat).count() == 0:
            raise case.fail(f"seat {seat} is to act, but has no option")


def _agree(case: Case, offered: Options) -> None:
    count = offered.count()
    if len(offered) != count or (count <= MANY and len(list(offered)) != count):
        raise case.fail(f"there are {count} options by count, but {len(offered)} by length")
    dice = case.dice("sample")
    drawn = [offered.sample(dice) for _ in range(min(count, 4))]
    for option in case.sample(offered) + drawn:
        number = offered.index(option)
        if number < 0 or option not in offered:
            raise case.fail(f"the option {option!r} is not found among the options")
        if number >= count or offered.command(number) != option:
            raise case.fail(f"the option {option!r} has the index {number} of another option")
    for number in range(min(count, MANY)):
        if offered.index(offered.command(number)) != number:
            raise case.fail(f"the option {offered.command(number)!r} is offered twice")
    for junk in JUNK:
        if (number := offered.index(junk)) >= 0 and offered.command(number) != junk:
            raise case.fail(f"{junk!r} has an index among the options")


def _group(case: Case, offered: Options) -> None:
    place = 0
    for group in offered.groups():
        for option in group.expand():
            if place >= offered.count() or plain(offered.command(place)) != option:
                raise case.fail(f"the groups and the options differ at index {place}: {option!r}")
            place += 1
    if place != offered.count():
        raise case.fail(f"the groups hold {place} options, but there are {offered.count()}")


def _accepted(case: Case, match: Match, seat: int, option: Any) -> None:
    try:
        case.try_command(match, case.game.clone(match.state), seat, option)
    except Rejected as error:
        text = f"seat {seat} is offered {option!r}, which is refused: {error.reason}"
        raise case.fail(text, error.field) from error


@check
def rejections(case: Case) -> int:
    """A refusal has a code and a reason, and changes nothing.

    Options of other moments or other seats must be refused. Other commands may be accepted if the game allows
    them; the report counts them.
    """
    match = case.match()
    known = _known(case)
    count = 0
    for again in case.halts(match):
        dice = case.dice("junk")
        for seat in (*case.seats(), len(case.agents)):
            some = [known[dice.below(len(known))] for _ in range(SPOILT if known else 0)]
            spoilt = [spoil(data, dice) for data in some]
            count += _try(case, again, seat, [*JUNK, *some, *spoilt], known)
    case.same_lines(written(match), "after refusals the match continued differently")
    return count


def _known(case: Case) -> list[Any]:
    # Every command that was an option at some time in this match.
    known: dict[bytes, Any] = {}
    for match in case.halts():
        for seat in range(len(case.agents)):
            for option in case.sample(case.game.options(match.state, seat)):
                known[encode(option)] = plain(option)
    return list(known.values())


def _try(case: Case, match: Match, seat: int, orders: list[Any], known: list[Any]) -> int:
    # On a fork first: only commands that it refuses are submitted to the match.
    fork = match.fork()
    count = 0
    for data in orders:
        command = _read(case, data)
        if command is None or _offered(case, match, seat, command):
            continue
        if _refused(case, fork, seat, command):
            if not _refused(case, match, seat, command):
                raise case.fail(f"{command!r} was refused in a fork, but accepted in the match")
            count += 1
        elif any(data == order and type(data) is type(order) for order in known):
            raise case.fail(f"seat {seat} was not offered {command!r}, but it was accepted")
        else:
            case.note("accepted commands that are not options")
            fork = match.fork()
    return count


def _read(case: Case, data: Any) -> Any:
    try:
        return case.game.notation.command_from_data(data)
    except Rejected as error:
        _has_words(case, error)
        return None


def _offered(case: Case, match: Match, seat: int, command: Any) -> bool:
    try:
        return command in case.offers(match.state, seat)
    except Exception:  # a spectator has no options
        return False


def _refused(case: Case, match: Match, seat: int, command: Any) -> bool:
    before = _all_of(match)
    try:
        match.submit(seat, command)
    except Rejected as error:
        _has_words(case, error)
    else:
        return False
    case.same(before, _all_of(match), f"the refusal of {command!r} changed the match")
    return True


def _all_of(match: Match) -> list[Any]:
    return [
        match.state,
        match.tray.at,
        int(match.number),
        int(match.told),
        len(written(match)),
        match.outcome,
    ]


def _has_words(case: Case, error: Rejected) -> None:
    if not error.code or not error.reason:
        raise case.fail(f"a refusal needs a code and a reason, not {error.code!r} and {error.reason!r}")
    encode(error.as_data())


def spoil(data: Any, dice: Dice) -> Any:
    """Return a command as plain values with one error: a field missing, added or of a wrong value."""
    if isinstance(data, dict) and data:
        name = list(data)[dice.below(len(data))]
        face = dice.d(4)
        if face == 1:
            return {key: value for key, value in data.items() if key != name}
        if face == 2:
            return {**data, "extra": 1}
        return {**data, name: spoil(data[name], dice)}
    if isinstance(data, list) and data:
        at = int(dice.below(len(data)))
        return [*data[:at], *([] if dice.d(3) == 1 else [spoil(data[at], dice)]), *data[at + 1 :]]
    if isinstance(data, int) and dice.d(2) == 1:
        return data + int(dice.below(21)) - 10
    return JUNK[dice.below(len(JUNK))]
