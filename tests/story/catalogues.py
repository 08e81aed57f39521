"""Reads message catalogues as a translator would: which messages, which variables, which cases."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser, ast

PLURALS = frozenset(["zero", "one", "two", "few", "many", "other"])


@dataclass
class Reading:
    """What a message refers to, and the cases it distinguishes for each variable."""

    names: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    cases: dict[str, set[str]] = field(default_factory=dict)

    def take(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.names.add(node.id.name)
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = [variant.key for variant in node.variants]
            found = {key.name if isinstance(key, ast.Identifier) else str(key.value) for key in keys}
            self.cases.setdefault(node.selector.id.name, set()).update(found)


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a catalogue and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for item in vars(node).values():
            yield from nodes(item)


Catalogue = dict[str, Reading]


def read(package: str, folder: str, lang: str) -> Catalogue:
    """The messages of a catalogue; one that cannot be parsed, or is there twice, is an error."""
    path = files(package).joinpath(*folder.split("/"), f"{lang}.ftl")
    return read_text(path.read_text("utf-8"))


def read_text(text: str) -> Catalogue:
    """The messages of a catalogue's text."""
    catalogue: Catalogue = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in catalogue, f"{entry.id.name} is there twice"
            catalogue[entry.id.name] = reading = Reading()
            for node in nodes(entry):
                reading.take(node)
    return catalogue


def words_of_cases(reading: Reading) -> dict[str, set[str]]:
    """The cases that every language must distinguish: words of the game, not its own plurals."""
    cases = {name: {case for case in found if not case.isdigit()} for name, found in reading.cases.items()}
    return {name: found - PLURALS for name, found in cases.items() if found - PLURALS}


def variables(catalogue: Catalogue, message_id: str) -> set[str]:
    """The variables a message needs, also those of the messages it is made of."""
    reading = catalogue[message_id]
    needed = set(reading.variables)
    for name in reading.names:
        needed |= variables(catalogue, name)
    return needed


def cases(catalogue: Catalogue, message_id: str) -> dict[str, set[str]]:
    """The cases of a message, also those of the messages it is made of."""
    reading = catalogue[message_id]
    found = {name: set(values) for name, values in words_of_cases(reading).items()}
    for name in reading.names:
        for variable, values in cases(catalogue, name).items():
            found.setdefault(variable, set()).update(values)
    return found


NUMBERS = (0, 1, 7)


def examples(catalogue: Catalogue, message_id: str) -> Iterator[dict[str, object]]:
    """Arguments that lead through every case of a message; numbers through none, one and several."""
    told_apart = cases(catalogue, message_id)
    counted = sorted(variables(catalogue, message_id) - told_apart.keys())
    choices: list[Sequence[str]] = [sorted(values) for values in told_apart.values()]
    for values in product(*choices):
        for numbers in _counts(len(counted)):
            yield {**dict(zip(told_apart, values, strict=True)), **dict(zip(counted, numbers, strict=True))}


def _counts(many: int) -> Iterator[tuple[int, ...]]:
    # All ways of two numbers; of more, each with each of the two beside it: all ways would be thousands.
    if many <= 2:
        yield from product(NUMBERS, repeat=many)
        return
    for first, step in product(range(3), repeat=2):
        yield tuple(NUMBERS[(first + step * at) % 3] for at in range(many))
