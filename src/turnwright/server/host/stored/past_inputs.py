"""Stored inputs as they were sent to a seat: sentences, events and rolls."""

from collections.abc import Sequence

from msgspec import UNSET

from turnwright.kernel.records import Line
from turnwright.protocol.messages import Answered, Ask, PastInput
from turnwright.server.host.stored.told_lines import is_silent, kind_of, seen, told_rolls
from turnwright.story.history import History
from turnwright.story.narrator import Narrator

READ_AHEAD = 4  # lines read for each input wanted, because the passing of time is mostly silent


def past_inputs(
    lines: Sequence[Line], narrator: Narrator, seat: int, before: int, most: int
) -> tuple[PastInput, ...]:
    """The last inputs before a number that showed the seat anything; -1 for the last of all."""
    history = History(narrator)
    for line in lines:
        history.add(line)
    wanted = [
        place
        for place, line in enumerate(history.lines)
        if (before < 0 or line.n < before) and not is_silent(line, seat)
    ]
    return tuple(_past_input(history, place, seat) for place in wanted[-most:]) if most else ()


def past_answer(lines: Sequence[Line], narrator: Narrator, seat: int, ask: Ask, number: int) -> Answered:
    """The answer to a query about the log or the history."""
    if ask.about == "history":
        before = -1 if ask.before is UNSET else ask.before
        found = past_inputs(lines, narrator, seat, before, ask.count)
        return Answered(ask.id, number, len(found), history=found)
    history = History(narrator)
    for line in lines:
        history.add(line)
    texts = tuple(history.all_sentences(seat))[-ask.count :] if ask.count else ()
    return Answered(ask.id, number, len(texts), texts=texts)


def _past_input(history: History, place: int, seat: int) -> PastInput:
    line = history.lines[place]
    return PastInput(
        line.n,
        line.seat,
        kind_of(line),
        "\n".join(history.sentences(place, seat)),
        seen(line, seat),
        told_rolls(line, seat, history.narrator),
        history.is_undone(place),
    )
