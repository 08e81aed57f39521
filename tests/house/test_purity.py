"""The rules depend on nothing but their inputs."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from house.purity import impurities

ROOT = Path(__file__).parents[2]
RULES = sorted(
    path.relative_to(ROOT)
    for room in ("kernel", "gamekit", "games")
    for path in (ROOT / "src/turnwright" / room).rglob("*.py")
)

# The loaders of content: they read a game's own data and the user's files.
CONTENT = frozenset("importlib.resources io open pathlib yaml".split())

# Makes values of a content file's bytes; it has no way to a file.
FILING = frozenset(["yaml"])

# The door to the rooms, which is no game: it finds the games that are installed.
DOOR = frozenset(["importlib.metadata"])


def may_use(path: Path) -> frozenset[str]:
    if path.match("turnwright/games/*/content/__init__.py") or path.match(
        "turnwright/gamekit/content_folder.py"
    ):
        return CONTENT
    if path.match("turnwright/gamekit/content.py"):
        return FILING
    return DOOR if path.match("turnwright/games/__init__.py") else frozenset()


@pytest.mark.parametrize("path", RULES, ids=str)
def test_a_file_of_the_rules_is_pure(path: Path) -> None:
    assert impurities((ROOT / path).read_text(encoding="utf-8"), may_use(path)) == []


def test_the_rules_are_found() -> None:
    assert Path("src/turnwright/kernel/dice.py") in RULES


IMPURE = {
    "a clock": "import time",
    "a clock under another name": "import time as t",
    "a clock inside a function": """
        def late() -> float:
            from time import monotonic
            return monotonic()
        """,
    "a date": "from datetime import datetime",
    "the environment": "import os",
    "a part of the environment": "from os import environ",
    "the interpreter": "import sys",
    "a path": "from pathlib import Path",
    "a stream": "import io",
    "secrets": "import secrets",
    "a uuid": "from uuid import uuid4",
    "a locale": "import locale",
    "a process": "import subprocess",
    "a socket": "import socket",
    "a thread": "import threading",
    "a clock of the compiler": "from librt.time import time",
    "a package's data": "from importlib import resources",
    "an import by name": "clock = __import__('time')",
    "the module of global dice": "import random",
    "a function of the global dice": "from random import randint",
    "all of the global dice": "from random import *",
    "a seed from the system": """
        from random import Random
        dice = Random()
        """,
    "a file": "text = open('rules.txt').read()",
    "a hash": "order = hash('a')",
    "an identity": "order = id(object())",
    "an order by identity": "order = sorted(things, key=id)",
    "an order by hash": "first = min(things, key=hash)",
    "a clock beside the types": """
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            from pathlib import Path
        else:
            import time
        """,
    "a print": "print('hit')",
    "a question to the terminal": "answer = input()",
    "code from text": "eval('1')",
    "a sine": """
        import math
        height = math.sin(1.0)
        """,
    "a sine under another name": """
        import math as m
        height = m.sin(1.0)
        """,
    "a sine alone": "from math import sin",
    "all of math": "from math import *",
    "a root by power": "root = 2 ** 0.5",
    "a root by a negative power": "root = 2 ** -0.5",
    "a root by pow": "root = pow(2, 0.5)",
    "a loop over a literal set": """
        for name in {'a', 'b'}:
            ...
        """,
    "a loop over a set that was called for": """
        for name in set(names):
            ...
        """,
    "a loop over a frozen set": """
        for name in frozenset(names):
            ...
        """,
    "a loop over a name that holds a set": """
        def walk(names: list[str]) -> None:
            seen = set(names)
            for name in seen:
                ...
        """,
    "a loop over a name that is annotated as a set": """
        def walk(seen: set[str]) -> None:
            for name in seen:
                ...
        """,
    "a loop over a quoted annotation": """
        def walk(seen: 'frozenset[str] | None') -> None:
            for name in seen:
                ...
        """,
    "a loop over a set that may be missing": """
        from typing import Optional
        def walk(seen: Optional[set[str]]) -> None:
            for name in seen or set():
                ...
        """,
    "a loop over a set named on the way": """
        if seen := set(names):
            for name in seen:
                ...
        """,
    "a loop over one set less another": """
        for name in set(a) - set(b):
            ...
        """,
    "a loop over the common keys": """
        for name in a.keys() & b.keys():
            ...
        """,
    "a loop over a union": """
        for name in set(a).union(b):
            ...
        """,
    "a loop over one of two": """
        for name in (set(a) if a else []):
            ...
        """,
    "a loop over what a function returns": """
        def near() -> set[str]:
            return set()
        for name in near():
            ...
        """,
    "a loop over what a method returns": """
        class Map:
            def near(self) -> set[str]:
                return set()
            def walk(self) -> None:
                for name in self.near():
                    ...
        """,
    "a loop over a field": """
        class Map:
            def __init__(self) -> None:
                self.seen: set[str] = set()
            def walk(self) -> None:
                for name in self.seen:
                    ...
        """,
    "a loop over a module's set": """
        NAMES = frozenset(('a', 'b'))
        def walk() -> None:
            for name in NAMES:
                ...
        """,
    "a loop inside a loop": """
        for one in [1]:
            for name in {'a', 'b'}:
                ...
        """,
    "a list of a set": "names = list({'a', 'b'})",
    "a tuple of a set": "names = tuple(set(names))",
    "a numbered set": "names = dict(enumerate({'a', 'b'}))",
    "a joined set": "line = ', '.join({'a', 'b'})",
    "a list that takes in a set": "names.extend({'a', 'b'})",
    "a set as keys": "names = dict.fromkeys({'a', 'b'})",
    "a list comprehension over a set": "names = [name for name in {'a', 'b'}]",
    "a dict comprehension over a set": "names = {name: 1 for name in {'a', 'b'}}",
    "a generator over a set": "names = tuple(name for name in {'a', 'b'})",
    "the second loop of a comprehension": "names = [name for one in things for name in set(one)]",
    "a choice from a set": "name = rng.choice({'a', 'b'})",
    "the first of a set": "name = next(iter({'a', 'b'}))",
    "any one of a set": "name = {'a', 'b'}.pop()",
    "a starred set": "names = [*{'a', 'b'}]",
    "an unpacked set": "a, b = {'a', 'b'}",
    "a set yielded": """
        def walk():
            yield from {'a', 'b'}
        """,
    "a set in a text": "line = f'{set(names)}'",
    "the text of a set": "line = str(set(names))",
    "a sum over a set": "total = sum({0.1, 0.2, 0.3})",
    "a sum of what a set gives": "total = sum(weight[name] for name in {'a', 'b'})",
    "the best of a set, where ties go by order": "best = max((name for name in {'a', 'b'}), key=len)",
    "a set in a state": """
        class State:
            seen: set[str]
        """,
    "a list of sets in a state": """
        class State:
            seen: list[set[str]]
        """,
    # Under another name
    "a file under another name": "read = open",
    "a file in a list": "text = [read('rules.txt') for read in (open,)]",
    "a field named open does not make the file another": """
        class Door:
            open: bool = False
        text = open('rules.txt').read()
        """,
    "a hash of each": "order = list(map(hash, names))",
    "a hash as a key to sort by": """
        key = hash
        names.sort(key=key)
        """,
    "a hash by its method": "order = 'a'.__hash__()",
    "a built-in by the globals": "globals()['open']",
    "a built-in by the module": "__builtins__['open']('rules.txt')",
    "an address in words": "line = f'{object()}'",
    "an address by a method": "line = thing.__repr__()",
    "a seed that is none": """
        from random import Random
        dice = Random(None)
        """,
    "dice without a seed": """
        from random import Random
        dice = Random.__new__(Random)
        """,
    "dice under another name": """
        from random import Random
        make = Random
        """,
    # Through a module that is allowed
    "the environment through contextlib": "from contextlib import os",
    "the interpreter through typing": "from typing import sys",
    "the interpreter through dataclasses": "from dataclasses import sys",
    "files through json": "from json import codecs",
    "files as an attribute of json": """
        import json
        text = json.codecs.open('rules.txt').read()
        """,
    "the interpreter through collections": """
        import collections
        clock = collections._sys.modules['time']
        """,
    "the interpreter through a private name": "from collections import _sys",
    "a clock through the rules": "from turnwright.kernel.timers import time",
    "a clock as an attribute of the rules": """
        from turnwright.kernel import timers
        now = timers.time.time()
        """,
    "a sine through the rules": """
        from turnwright.kernel.dice import math
        height = math.sin(1)
        """,
    "a sine by a name that holds math": """
        import math
        m = math
        height = m.sin(1)
        """,
    "a sine by its text": """
        import math
        sine = getattr(math, 'sin')
        """,
    # Powers and sums of floats
    "a power that is a quotient": "root = x ** (1 / 3)",
    "a power that is a name": """
        def grow(x: float, y: float) -> float:
            return x ** y
        """,
    "a power of no known type": """
        def grow(x, y):
            return x ** y
        """,
    "a power by pow": """
        def grow(x: float, y: float) -> float:
            return pow(x, y)
        """,
    "a power by operator": "from operator import pow as raised",
    "a power as an attribute of operator": """
        import operator
        root = operator.pow(2.0, 0.3)
        """,
    "a power by its method": "root = x.__pow__(0.3)",
    "a power handed on": "root = apply(pow, 2.0, 0.3)",
    "a power in place": "x **= 0.5",
    "a negative power": "half = 2 ** -1",
    "a sum of floats": "total = sum([0.1, 0.2])",
    "a sum of a list of floats": """
        def total(weights: list[float]) -> float:
            return sum(weights)
        """,
    "a sum of fields that are floats": """
        class Fish:
            weight: float
        def total(fishes: list[Fish]) -> float:
            return sum(fish.weight for fish in fishes)
        """,
    # Sets
    "a set sorted by a key": "names = sorted({'a', 'b'}, key=len)",
    "the longest of a set": "name = max({'a', 'b'}, key=len)",
    "the shortest of a set": "name = min(set(names), key=len)",
    "the counts of a set": """
        from collections import Counter
        counts = Counter({'a', 'b'})
        """,
    "a queue of a set": """
        from collections import deque
        queue = deque({'a', 'b'})
        """,
    "the smallest of a set by a key": """
        import heapq
        names = heapq.nsmallest(2, {'a', 'b'}, key=len)
        """,
    "the pairs of a set": """
        import itertools
        pairs = sorted(itertools.product({'a', 'b'}, [1]))
        """,
    "a set told": "ctx.emit({'names': set(names)})",
    "a set told in an event": "ctx.emit(Told(set(names)))",
    "a set encoded": """
        from turnwright.kernel.codec import encode
        data = encode({'a', 'b'})
        """,
    "a set by name": "pairs = enumerate(iterable={'a', 'b'})",
    "a set given to a lambda": """
        walk = lambda names: [name for name in names]
        walk({'a', 'b'})
        """,
    "a set returned as anything": """
        def near(names):
            return set(names)
        """,
    "a set kept in a field of no known type": """
        def keep(self, names):
            self.names = set(names)
        """,
    "a set among others that are named": """
        a, b = set(names), 1
        for name in a:
            ...
        """,
    "a list grown by a set": "names += {'a', 'b'}",
    "a list filled by a set": "names[:] = {'a', 'b'}",
    "a loop over a set that is named there": "names = [name for name in (seen := {'a', 'b'})]",
    "a loop over a set in a dict": """
        near: dict[str, set[str]] = {}
        for name in near['a']:
            ...
        """,
    "a loop over a set that a dict gave": """
        def walk(near: dict[str, set[str]]) -> None:
            for place, names in near.items():
                for name in names:
                    ...
        """,
    "a loop over a set in a list": """
        def walk(groups: list[set[str]]) -> None:
            for group in groups:
                for name in group:
                    ...
        """,
    "a loop over a property": """
        class Map:
            @property
            def near(self) -> set[str]:
                return set()
            def walk(self) -> None:
                for name in self.near:
                    ...
        """,
    "a loop over a union by the class": """
        for name in frozenset.union(a, b):
            ...
        """,
    "a loop over a set of one's own": """
        class Names(set): ...
        for name in Names(a):
            ...
        """,
    "the keys that are in one": "names = list(a.keys() ^ b.keys())",
    "a set by percent": "line = '%s' % {'a', 'b'}",
    "a set by format": "line = '{}'.format({'a', 'b'})",
}


@pytest.mark.parametrize("source", IMPURE.values(), ids=IMPURE.keys())
def test_each_impurity_is_found(source: str) -> None:
    assert impurities(dedent(source)) != []


PURE = {
    "the class Random": """
        from random import Random
        dice = Random(7)
        """,
    "exact mathematics": """
        import math
        from math import comb, floor, isqrt
        root = math.sqrt(2) + math.floor(1.5)
        """,
    "whole powers": "area = 3 ** 2",
    "powers that are declared whole": """
        def ways(sides: int, count: i64) -> int:
            return sides ** count + pow(sides, count - 1 + len('a')) + sides ** int(2.5)
        """,
    "a sum of whole numbers": "total = sum([1, 2]) + sum(counts)",
    "what belongs to a module": """
        import json
        from collections import abc, deque
        text = json.dumps(1)
        """,
    "a class of dice that is not called": """
        from random import Random
        class Loaded(Random): ...
        def throw(dice: Random) -> bool:
            return isinstance(dice, Random)
        """,
    "a set that is asked, changed and compared": """
        def walk(names: list[str]) -> set[str]:
            seen: set[str] = set()
            seen.add('a')
            seen.update(names)
            seen |= {'b'}
            if seen and not seen - {'a'} and seen <= {'a', 'b'}:
                seen.discard('a')
            return seen
        """,
    "a set given to what takes one": """
        def has(seen: set[str], name: str) -> bool:
            return name in seen
        yes = has({'a'}, 'a')
        """,
    "an import for types": """
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            from pathlib import Path
        """,
    "a sorted set": """
        for name in sorted({'a', 'b'}):
            ...
        """,
    "a sorted generator over a set": "names = sorted(name.upper() for name in {'a', 'b'})",
    "a set of a set": "names = {name.upper() for name in {'a', 'b'}}",
    "a question to a set": "yes = 'a' in {'a', 'b'} and any(name == 'a' for name in {'a', 'b'})",
    "the size of a set": "size = len({'a', 'b'})",
    "a count over a set": "size = sum(1 for name in {'a', 'b'} if name)",
    "the least of a set": "least = min({3, 1})",
    "a loop over a list": """
        for name in ['a', 'b']:
            ...
        """,
    "a loop over a dict": """
        for name in {'a': 1, 'b': 2}:
            ...
        """,
    "a loop over a difference of numbers": """
        for step in range(end - start):
            ...
        """,
    "a name that held a set before": """
        names = {'a', 'b'}
        names = sorted(names)
        for name in names:
            ...
        """,
    "a constant set of a class": """
        from typing import ClassVar
        class State:
            WORDS: ClassVar[frozenset[str]] = frozenset()
        """,
    "a method named open": "door.open()",
    "a parameter named hash": """
        def check(hash):
            return hash('a')
        """,
}


@pytest.mark.parametrize("source", PURE.values(), ids=PURE.keys())
def test_what_is_pure_is_let_be(source: str) -> None:
    assert impurities(dedent(source)) == []


READING = """
    from importlib import resources
    from pathlib import Path
    import yaml
    text = open('cards.yaml').read()
    """


def test_content_may_read_files() -> None:
    path = Path("src/turnwright/games/duel/content/__init__.py")

    assert impurities(dedent(READING), may_use(path)) == []


@pytest.mark.parametrize(
    "path",
    ["games/duel/state.py", "games/__init__.py", "kernel/content.py", "games/duel/rules/content/__init__.py"],
)
def test_nothing_else_may_read_files(path: str) -> None:
    assert len(impurities(dedent(READING), may_use(Path("src/turnwright", path)))) == 4


@pytest.mark.parametrize("what", ["a clock", "the environment", "a hash", "a function of the global dice"])
def test_content_may_do_nothing_else(what: str) -> None:
    assert impurities(dedent(IMPURE[what]), CONTENT) != []
