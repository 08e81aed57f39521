"""State machines as tables: rows of (from, trigger, guard, to), validated, and drawn as text or Mermaid.

The rules decide which guard holds; the machine only says where each row leads.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

ANY: Final = "any"
HEADER: Final = ("from", "trigger", "guard", "to")
MERMAID_WORDS: Final = ("end", "state", "note", "direction", "default", "class", "style", "click")


class StateMachineError(ValueError):
    """An invalid table; the message names the row or state at fault."""


@dataclass
class Row:
    """A transition between two states; an empty guard always holds."""

    source: str
    trigger: str
    guard: str
    target: str

    def __str__(self) -> str:
        guard = f" [{self.guard}]" if self.guard else ""
        return f"{self.source} --{self.trigger}{guard}--> {self.target}"


class _Exits:
    """The targets of one trigger in one state: unguarded, or by guard."""

    def __init__(self) -> None:
        self.free = ""
        self.guarded: dict[str, str] = {}


class StateMachine:
    """A validated state machine; `next` returns where a trigger leads."""

    def __init__(
        self,
        name: str,
        start: str,
        rows: list[tuple[str, str, str, str]],
        ends: tuple[str, ...] = (),
        states: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.start = start
        self.ends = ends
        self.states = states or _mentioned(start, rows)
        self._check_names(rows)
        self.rows = _expanded(rows, self.states)
        self._exits: dict[str, dict[str, _Exits]] = {state: {} for state in self.states}
        for row in self.rows:
            self._add(row)
        self._check_paths()

    def next(self, state: str, trigger: str, guard: str = "") -> str:
        """Return the state that a trigger leads to, or "" if no row matches."""
        triggers = self._exits.get(state)
        if triggers is None:
            return ""
        exits = triggers.get(trigger)
        if exits is None:
            return ""
        return exits.guarded.get(guard, "") if guard else exits.free

    def triggers(self, state: str) -> tuple[str, ...]:
        """Return the triggers of a state, in the order of the rows."""
        return tuple(self._exits.get(state, {}))

    def text(self) -> str:
        """Return the rows in aligned columns."""
        lines = [HEADER] + [(r.source, r.trigger, r.guard or "-", r.target) for r in self.rows]
        widths = [max([len(line[column]) for line in lines]) for column in range(4)]
        ruler = "  ".join(["-" * width for width in widths])
        table = [_aligned(line, widths) for line in lines]
        return "\n".join([table[0], ruler, *table[1:]])

    def mermaid(self) -> str:
        """Return the machine as a Mermaid state diagram."""
        ids = _mermaid_ids(self.states)
        lines = ["stateDiagram-v2"]
        lines += [f'  state "{_plain(s)}" as {i}' for s, i in ids.items() if i != s]
        lines.append(f"  [*] --> {ids[self.start]}")
        for row in self.rows:
            label = f"{row.trigger} [{row.guard}]" if row.guard else row.trigger
            lines.append(f"  {ids[row.source]} --> {ids[row.target]}: {_plain(label)}")
        lines += [f"  {ids[end]} --> [*]" for end in self.ends]
        return "\n".join(lines)

    def _check_names(self, rows: list[tuple[str, str, str, str]]) -> None:
        seen: dict[str, bool] = {}
        for state in self.states:
            if state in seen or state == ANY or not _is_word(state):
                raise self._error(f'the state "{state}" is {_name_fault(state)}')
            seen[state] = True
        self._declared(self.start, "the start")
        for end in self.ends:
            self._declared(end, "an end")
        for source, trigger, guard, target in rows:
            row = Row(source, trigger, guard, target)
            if not _is_word(trigger) or (guard and not _is_word(guard)):
                raise self._error(f"the row {row} needs a trigger and printable names")
            if source != ANY:
                self._declared(source, f"the row {row}")
            self._declared(target, f"the row {row}")

    def _declared(self, state: str, where: str) -> None:
        if state not in self.states:
            raise self._error(f'{where} names the state "{state}", which is not declared')

    def _add(self, row: Row) -> None:
        triggers = self._exits[row.source]
        exits = triggers.setdefault(row.trigger, _Exits())
        if row.guard in exits.guarded or (not row.guard and exits.free):
            raise self._error(f"two rows for the same case: {row}")
        if exits.free or (not row.guard and exits.guarded):
            raise self._error(f"guarded and unguarded rows for the same trigger: {row}")
        if row.guard:
            exits.guarded[row.guard] = row.target
        else:
            exits.free = row.target

    def _check_paths(self) -> None:
        forward = _spread((self.start,), [(row.source, row.target) for row in self.rows])
        back = _spread(self.ends, [(row.target, row.source) for row in self.rows])
        for state in self.states:
            if state not in forward:
                raise self._error(f'the state "{state}" cannot be reached from "{self.start}"')
            if state in self.ends:
                continue
            if not self._exits[state]:
                raise self._error(f'the state "{state}" has no way out and is not an end')
            if self.ends and state not in back:
                raise self._error(f'the state "{state}" has no path to an end')

    def _error(self, fault: str) -> StateMachineError:
        return StateMachineError(f"{self.name}: {fault}")


def _mentioned(start: str, rows: list[tuple[str, str, str, str]]) -> tuple[str, ...]:
    order = {start: True}
    for source, _, _, target in rows:
        if source != ANY:
            order[source] = True
        order[target] = True
    return tuple(order)


def _expanded(rows: list[tuple[str, str, str, str]], states: tuple[str, ...]) -> tuple[Row, ...]:
    made: list[Row] = []
    for source, trigger, guard, target in rows:
        sources = states if source == ANY else (source,)
        made.extend([Row(each, trigger, guard, target) for each in sources])
    return tuple(made)


def _spread(begin: Iterable[str], steps: list[tuple[str, str]]) -> dict[str, bool]:
    # All states reachable from the first ones, which are included.
    seen = dict.fromkeys(begin, True)
    grown = True
    while grown:
        grown = False
        for here, there in steps:
            if here in seen and there not in seen:
                seen[there] = grown = True
    return seen


def _is_word(name: str) -> bool:
    return name != "" and name.isprintable() and name == name.strip()


def _name_fault(state: str) -> str:
    if state == ANY:
        return "a reserved word"
    return "declared twice" if _is_word(state) else "not a printable name"


def _aligned(line: tuple[str, str, str, str], widths: list[int]) -> str:
    return "  ".join([line[column].ljust(widths[column]) for column in range(4)]).rstrip()


def _mermaid_ids(states: tuple[str, ...]) -> dict[str, str]:
    # Mermaid ids are plain words, and some are reserved; other states get a number.
    ids: dict[str, str] = {}
    for state in states:
        bare = state.isidentifier() and state.isascii() and state.lower() not in MERMAID_WORDS
        number = f"s{len(ids)}"
        while number in states:
            number += "_"
        ids[state] = state if bare else number
    return ids


def _plain(label: str) -> str:
    return label.translate({ord("#"): "#35;", ord(";"): "#59;", ord('"'): "#quot;"})
