"""Turns the options of a moment into a grammar in which a language model can say nothing else.

All written commands together are a minimal automaton over their characters: thousands of options that differ
in a cell are a few kilobytes. It is written as GBNF for llama.cpp, or as the regular expression of a JSON
string for servers that take a schema, such as Ollama and vLLM. Whatever a server promises, `Grammar.command`
checks the answer again.
"""

from collections.abc import Iterator
from typing import Any, Final

from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.options import OptionGroup, Options

LONGEST_ANSWER: Final = 2000  # characters of a command; a longer answer is refused unread
_IN_REGEX: Final = "\\^$.|?*+()[]{}"
_OUTSIDE: Final = f"{_IN_REGEX}-"
# The escapes that GBNF knows.
_IN_LITERAL: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}
_IN_CLASS: Final = {"\\": "\\\\", "[": "\\[", "]": "\\]", "-": "\\x2D", "^": "\\x5E", "\n": "\\n"}

Edges = tuple[tuple[str, int], ...]


class _Automaton:
    """States that share equal ends; a state is known by its edges and whether a command may end there."""

    def __init__(self) -> None:
        self.edges: list[Edges] = []
        self.final: list[bool] = []
        self._known: dict[tuple[bool, Edges], int] = {}
        self.end = self.state(True, ())

    def state(self, final: bool, edges: Edges) -> int:
        """Return the state with these edges, sorted by character."""
        key = (final, edges)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = len(self.edges)
            self.edges.append(edges)
            self.final.append(final)
        return found

    def spell(self, text: str, last: int) -> int:
        """Return a state from which a text leads to another state."""
        for sign in reversed(text):
            last = self.state(False, ((sign, last),))
        return last

    def any_of(self, texts: list[str], last: int) -> int:
        """Return a state from which each of these texts, sorted and all different, leads to another state."""
        return self._any_of(texts, 0, len(texts), 0, last)

    def _any_of(self, texts: list[str], start: int, stop: int, at: int, last: int) -> int:
        if stop - start == 1:
            return self.spell(texts[start][at:], last)
        ended = len(texts[start]) == at
        first = start + ended
        edges: list[tuple[str, int]] = []
        while first < stop:
            sign, beyond = texts[first][at], first + 1
            while beyond < stop and texts[beyond][at] == sign:
                beyond += 1
            edges.append((sign, self._any_of(texts, first, beyond, at + 1, last)))
            first = beyond
        found = self.state(False, tuple(edges))
        return self.union(found, last) if ended else found

    def union(self, one: int, other: int) -> int:
        """Return a state that accepts what either accepts."""
        if one == other:
            return one
        merged = dict(self.edges[one])
        for sign, to in self.edges[other]:
            merged[sign] = self.union(merged[sign], to) if sign in merged else to
        return self.state(self.final[one] or self.final[other], tuple(sorted(merged.items())))


class Grammar:
    """The grammar of one moment: exactly the options, as `write_command` writes them."""

    def __init__(self, game: Game, options: Options, groups: "list[OptionGroup] | None" = None) -> None:
        self._game = game
        self._options = options
        self._automaton = machine = _Automaton()
        # Options with the same ending are spelled together; those that differ in a cell share their cells.
        notation = game.notation
        heads: dict[tuple[str, ...], dict[str, list[str]]] = {}
        singles: list[str] = []
        for group in options.groups() if groups is None else groups:
            written = notation.write_group(group)
            if len(written.parts) == 1 or written.before == "":
                singles += [f"{written.before}{part}{written.after}" for part in written.parts]
            else:
                shared = heads.setdefault(tuple(written.parts), {})
                shared.setdefault(written.after, []).append(written.before)
        self._singles = sorted(set(singles))
        self._families = [
            (sorted(set(befores)), sorted(set(parts)), after)
            for parts, ends in heads.items()
            for after, befores in ends.items()
        ]
        states = [machine.any_of(self._singles, machine.end)] if singles else []
        for befores, listed, after in self._families:
            inner = machine.any_of(listed, machine.spell(after, machine.end))
            states.append(machine.any_of(befores, inner))
        while len(states) > 1:
            states.append(machine.union(states.pop(), states.pop()))
        self._start = states[0] if states else -1

    def gbnf(self) -> str:
        """Return the grammar for llama.cpp."""
        names: dict[int, str] = {}
        rules: dict[int, str] = {}
        shared = self._shared()
        for state in self._in_order():
            if state == self._start or state in shared:
                names[state] = "root" if state == self._start else f"s{len(names)}"
                rules[state] = ""
        for state in rules:
            rules[state] = self._alternatives(state, names)
        return "\n".join(f"{names[state]} ::= {rule}" for state, rule in rules.items()) + "\n"

    def pattern(self) -> str:
        """Return a regular expression that matches exactly the options."""
        ways = [
            self._regex(befores) + self._regex(parts) + self._regex([after])
            for befores, parts, after in self._families
        ]
        if self._singles:
            ways.append(self._regex(self._singles))
        return ways[0] if len(ways) == 1 else f"({'|'.join(ways)})"

    def schema(self) -> dict[str, Any]:
        """Return the schema of a JSON string, for servers that take one."""
        pattern = self.pattern()
        # Servers do not agree on how a quotation mark is written in a pattern.
        if '"' in pattern:
            return {"type": "string", "enum": list(self)}
        return {"type": "string", "pattern": f"^{pattern}$"}

    def _regex(self, texts: list[str]) -> str:
        machine = self._automaton
        return self._regex_from(machine.any_of(texts, machine.end))

    def _regex_from(self, state: int) -> str:
        by_target = self._by_target(state)
        ways = [_regex_class(signs) + self._regex_from(to) for to, signs in by_target.items()]
        if self._automaton.final[state]:
            return f"({'|'.join(ways)})?" if ways else ""
        return ways[0] if len(ways) == 1 else f"({'|'.join(ways)})"

    def _by_target(self, state: int) -> dict[int, str]:
        found: dict[int, str] = {}
        for sign, to in self._automaton.edges[state]:
            found[to] = found.get(to, "") + sign
        return found

    def command(self, answer: str) -> Any:
        """Return the option that an answer says, or None: a server's promise is not relied on."""
        return said_option(self._game, self._options, answer)

    def forms(self, most: int) -> list[str]:
        """Return examples of what can be said; of options that differ in a cell only the first."""
        listed = [
            f"{before}{parts[0]}{after}" for befores, parts, after in self._families for before in befores
        ]
        return [*self._singles, *listed][:most]

    def accepts(self, text: str) -> bool:
        """Return whether the grammar has this text."""
        state = self._start
        for sign in text:
            state = dict(self._automaton.edges[state]).get(sign, -1) if state >= 0 else -1
        return state >= 0 and self._automaton.final[state]

    def __iter__(self) -> Iterator[str]:
        """Return everything that can be said."""
        return iter(()) if self._start < 0 else self._texts(self._start, "")

    def _texts(self, state: int, said: str) -> Iterator[str]:
        if self._automaton.final[state]:
            yield said
        for sign, to in self._automaton.edges[state]:
            yield from self._texts(to, said + sign)

    def _in_order(self) -> list[int]:
        # Every state before those that it leads to.
        found: list[int] = []
        seen = set()
        stack = [(self._start, False)] if self._start >= 0 else []
        while stack:
            state, left = stack.pop()
            if left:
                found.append(state)
            elif state not in seen:
                seen.add(state)
                stack.append((state, True))
                stack += [(to, False) for _, to in self._automaton.edges[state] if to not in seen]
        return found[::-1]

    def _shared(self) -> set[int]:
        # States that several others lead to, and those where the way forks.
        counts: dict[int, int] = {}
        for state in self._in_order():
            for to in {to for _, to in self._automaton.edges[state]}:
                counts[to] = counts.get(to, 0) + 1
        return {state for state, count in counts.items() if self._automaton.edges[state] and count > 1}

    def _alternatives(self, state: int, names: dict[int, str]) -> str:
        ways = []
        for to, signs in self._by_target(state).items():
            # A way on which nothing else joins or forks is one word.
            word = [signs]
            while to not in names and len(self._automaton.edges[to]) == 1 and not self._automaton.final[to]:
                sign, beyond = self._automaton.edges[to][0]
                word.append(sign)
                to = beyond  # noqa: PLW2901
            text = _gbnf_word(word)
            if to in names:
                text += f" {names[to]}"
            elif self._automaton.edges[to]:
                inner = self._alternatives(to, names)
                text += f" ({inner})"
            ways.append(text)
        if self._automaton.final[state]:
            ways.append('""')
        return " | ".join(ways)


def said_option(game: Game, options: Options, answer: str) -> Any:
    """Return the option that an answer says, or None."""
    text = answer.strip()
    if len(text) > LONGEST_ANSWER:
        return None
    try:
        command = game.notation.parse_command(text)
    except Rejected:
        return None
    place = options.index(command)
    return options.command(place) if place >= 0 else None


def _gbnf_word(word: list[str]) -> str:
    # Literals in quotes, and classes for one of several characters.
    parts: list[str] = []
    literal = ""
    for signs in word:
        if len(signs) == 1:
            literal += _IN_LITERAL.get(signs, signs)
            continue
        if literal:
            parts.append(f'"{literal}"')
            literal = ""
        parts.append("[" + "".join([_IN_CLASS.get(sign, sign) for sign in signs]) + "]")
    if literal:
        parts.append(f'"{literal}"')
    return " ".join(parts)


def _regex_class(signs: str) -> str:
    # Characters that a class would have to escape stand outside of it.
    plain = "".join([sign for sign in signs if sign not in _OUTSIDE])
    ways = [f"[{plain}]" if len(plain) > 1 else plain] if plain else []
    ways += [f"\\{sign}" if sign in _IN_REGEX else sign for sign in signs if sign in _OUTSIDE]
    return ways[0] if len(ways) == 1 else f"({'|'.join(ways)})"
