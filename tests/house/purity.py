"""Reads a source file of the rules and names what could make two runs of it differ."""

from __future__ import annotations

import ast
from collections.abc import Iterator

# Whatever is not known to be pure is not imported: a clock, an environment or a file can hide anywhere.
PURE = frozenset(
    "__future__ abc bisect collections contextlib copy dataclasses difflib enum fractions functools"
    " hashlib heapq itertools json math operator re string struct textwrap types typing"
    " librt.base64 librt.strings librt.vecs msgspec mypy_extensions turnwright".split()
)
IMPURE_CALLS = frozenset("__import__ breakpoint compile eval exec hash id input open print".split())
EXACT_MATH = frozenset(
    "ceil comb copysign fabs factorial floor gcd inf isfinite isinf isnan isqrt lcm perm prod sqrt"
    " trunc".split()
)

SETS = frozenset("AbstractSet FrozenSet MutableSet Set frozenset set".split())
SET_METHODS = frozenset("copy difference intersection symmetric_difference union".split())
WRAPPERS = frozenset("Annotated ClassVar Final Optional Union".split())
NOT_A_FIELD = frozenset("ClassVar Final".split())
ANY_ORDER = frozenset("all any frozenset len max min set sorted".split())
IN_ORDER = frozenset(
    "chain choice deque dict enumerate extend extendleft filter fromkeys from_iterable iter join list map"
    " next repr reversed sample str sum tuple zip".split()
)

Function = ast.FunctionDef | ast.AsyncFunctionDef
Comprehension = ast.ListComp | ast.GeneratorExp | ast.DictComp


def impurities(source: str, may_use: frozenset[str] = frozenset()) -> list[str]:
    """Return one line for each impurity, apart from the modules and built-in functions that it may use."""
    reader = _Reader(ast.parse(source), may_use)
    return [f"line {line}: {what}" for line, what in sorted(reader.found)]


class _Reader(ast.NodeVisitor):
    def __init__(self, tree: ast.Module, may_use: frozenset[str]) -> None:
        self.found: set[tuple[int, str]] = set()
        self.pure = PURE | may_use
        self.impure_calls = IMPURE_CALLS - may_use
        self.math_names: set[str] = set()
        self.random_names: set[str] = set()
        self.in_any_order: set[ast.expr] = set()
        self.names: list[dict[str, bool]] = [{}]
        self.set_fields = {name for name, holds_set in _fields(tree) if holds_set}
        self.set_makers = {made.name for made in _functions(tree) if _is_set_type(made.returns)}
        self.visit(tree)

    def report(self, node: ast.AST, what: str) -> None:
        self.found.add((getattr(node, "lineno", 0), what))

    # Imports

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            if not self.is_pure(alias.name):
                self.report(node, f"imports {alias.name}")
            if alias.name == "math":
                self.math_names.add(alias.asname or alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        for alias in node.names:
            if module == "random" and alias.name == "Random":
                self.random_names.add(alias.asname or alias.name)
            elif module == "math" and alias.name not in EXACT_MATH:
                self.report(node, f"imports math.{alias.name}")
            elif not (node.level or self.is_pure(module) or self.is_pure(f"{module}.{alias.name}")):
                self.report(node, f"imports {module}.{alias.name}")

    def visit_If(self, node: ast.If) -> None:
        # What only the check of types reads is never run.
        types_only = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for part in node.orelse if types_only else [node.test, *node.body, *node.orelse]:
            self.visit(part)

    def is_pure(self, module: str) -> bool:
        parts = module.split(".")
        return any(".".join(parts[:length]) in self.pure for length in range(1, len(parts) + 1))

    # Calls and arithmetic

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node)
        if isinstance(node.func, ast.Name) and name not in self.names[-1]:
            self.check_builtin(node, name)
        if name == "sorted" or (name in ANY_ORDER and not node.keywords):
            self.in_any_order.update(node.args)
        if name == "sum" and node.args and _counts(node.args[0]):
            self.in_any_order.update(node.args)
        if name in IN_ORDER and any(self.is_set(argument) for argument in node.args):
            self.report(node, f"{name}() takes a set in no fixed order")
        if name == "pop" and isinstance(node.func, ast.Attribute) and self.is_set(node.func.value):
            self.report(node, "pop() takes any one of a set")
        for keyword in node.keywords:
            if isinstance(keyword.value, ast.Name) and keyword.value.id in {"hash", "id"}:
                self.report(node, f"sorts by {keyword.value.id}()")
        self.generic_visit(node)

    def check_builtin(self, node: ast.Call, name: str) -> None:
        if name in self.impure_calls:
            self.report(node, f"calls {name}()")
        if name in self.random_names and not node.args:
            self.report(node, "calls Random() without a seed")
        if name == "pow" and any(_is_float(argument) for argument in node.args):
            self.report(node, "raises to a power that is a float")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        of_math = isinstance(node.value, ast.Name) and node.value.id in self.math_names
        if of_math and node.attr not in EXACT_MATH:
            self.report(node, f"uses math.{node.attr}")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Pow) and _is_float(node.right):
            self.report(node, "raises to a power that is a float")
        self.generic_visit(node)

    # Names that hold a set, in the order of the lines

    def visit_FunctionDef(self, node: Function) -> None:
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        own = {argument.arg: _is_set_type(argument.annotation) for argument in arguments}
        self.names.append(self.names[-1] | own)
        self.generic_visit(node)
        self.names.pop()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and _is_set_field(item.annotation):
                self.report(item, "has a field that is a set, which is written in no fixed order")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Tuple | ast.List) and self.is_set(node.value):
                self.report(node, "unpacks a set")
            self.bind(target, self.is_set(node.value))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        self.bind(node.target, _is_set_type(node.annotation))

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.generic_visit(node)
        self.bind(node.target, self.is_set(node.value))

    def bind(self, target: ast.expr, holds_set: bool) -> None:
        if isinstance(target, ast.Name):
            self.names[-1][target.id] = holds_set
        elif isinstance(target, ast.Tuple | ast.List):
            for item in target.elts:
                self.bind(item, False)

    # Places where a set's order would show

    def visit_For(self, node: ast.For | ast.AsyncFor) -> None:
        self.check_loop(node.iter)
        self.visit(node.iter)
        self.bind(node.target, False)
        for statement in [*node.body, *node.orelse]:
            self.visit(statement)

    visit_AsyncFor = visit_For

    def visit_comprehension_of(self, node: Comprehension) -> None:
        if node not in self.in_any_order:
            for generator in node.generators:
                self.check_loop(generator.iter)
        self.generic_visit(node)

    visit_ListComp = visit_GeneratorExp = visit_DictComp = visit_comprehension_of

    def visit_Starred(self, node: ast.Starred) -> None:
        self.check_loop(node.value)
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.check_loop(node.value)
        self.generic_visit(node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        if self.is_set(node.value):
            self.report(node, "prints a set")
        self.generic_visit(node)

    def check_loop(self, looped: ast.expr) -> None:
        if self.is_set(looped):
            self.report(looped, "goes through a set in no fixed order")

    def is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name():
                return self.names[-1].get(node.id, False)
            case ast.Attribute():
                return node.attr in self.set_fields
            case ast.NamedExpr():
                return self.is_set(node.value)
            case ast.IfExp():
                return self.is_set(node.body) or self.is_set(node.orelse)
            case ast.BoolOp():
                return any(self.is_set(value) for value in node.values)
            case ast.BinOp(op=ast.BitAnd() | ast.BitOr() | ast.BitXor() | ast.Sub()):
                return any(self.is_set(side) or _is_keys(side) for side in (node.left, node.right))
            case ast.Call(func=ast.Name(id=name)):
                return name in {"set", "frozenset"} | self.set_makers
            case ast.Call(func=ast.Attribute(value=owner, attr=name)):
                return name in self.set_makers or (name in SET_METHODS and self.is_set(owner))
            case _:
                return False


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _counts(node: ast.expr) -> bool:
    return isinstance(node, ast.GeneratorExp | ast.ListComp) and isinstance(node.elt, ast.Constant)


def _is_float(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return _is_float(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


def _is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and _called(node) in {"keys", "items"}


def _outer_name(annotation: ast.expr) -> str:
    match annotation:
        case ast.Subscript(value=outer):
            return _outer_name(outer)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _is_set_type(annotation: ast.expr | None) -> bool:
    match annotation:
        case ast.Constant(value=str(text)):
            return _is_set_type(ast.parse(text, mode="eval").body)
        case ast.BinOp(left=left, right=right):
            return _is_set_type(left) or _is_set_type(right)
        case ast.Tuple(elts=items):
            return any(_is_set_type(item) for item in items)
        case ast.Subscript(slice=inner) if _outer_name(annotation) in WRAPPERS:
            return _is_set_type(inner)
        case ast.Subscript() | ast.Name() | ast.Attribute():
            return _outer_name(annotation) in SETS
    return False


def _is_set_field(annotation: ast.expr) -> bool:
    return _is_set_type(annotation) and _outer_name(annotation) not in NOT_A_FIELD


def _functions(tree: ast.Module) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def _fields(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Yield what classes and their methods annotate, each with whether it holds a set."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for item in node.body:
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                    yield item.target.id, _is_set_type(item.annotation)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr, _is_set_type(node.annotation)
