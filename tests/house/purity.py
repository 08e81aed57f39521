"""Reads a source file of the rules and names what could make two runs of it differ."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

# Whatever is not known to be pure is not imported: a clock, an environment or a file can hide anywhere.
PURE = frozenset(
    "__future__ abc bisect collections contextlib copy dataclasses difflib enum fractions functools"
    " hashlib heapq itertools json math operator re string struct textwrap types typing"
    " librt.base64 librt.strings librt.vecs msgspec mypy_extensions turnwright".split()
)
IMPURE_NAMES = frozenset(
    "__builtins__ __file__ __import__ __loader__ __spec__ breakpoint compile eval exec globals hash id input"
    " locals open print vars".split()
)
# Those that lead nowhere else; by others one comes to a hash, an address or a module.
PLAIN_DUNDERS = frozenset(
    "__cause__ __class__ __context__ __dataclass_params__ __doc__ __init__ __name__"
    " __setattr__ __struct_config__ __struct_fields__".split()
)
POWERS = frozenset("ipow pow".split())
EXACT_MATH = frozenset(
    "ceil comb copysign fabs factorial floor gcd inf isfinite isinf isnan isqrt lcm perm prod sqrt"
    " trunc".split()
)

SETS = frozenset("AbstractSet FrozenSet MutableSet Set frozenset set".split())
SET_METHODS = frozenset("copy difference intersection symmetric_difference union".split())
FOR_SETS = SET_METHODS | frozenset(
    "add clear difference_update discard intersection_update isdisjoint issubset issuperset remove"
    " symmetric_difference_update update".split()
)
WRAPPERS = frozenset("Annotated ClassVar Final Optional Required Union".split())
NOT_A_FIELD = frozenset("ClassVar Final".split())
MAPS = frozenset("DefaultDict Dict Mapping MutableMapping OrderedDict defaultdict dict".split())
# They give the same whatever the order, as long as no key makes different things equal.
ANY_ORDER = frozenset("all any bool frozenset isinstance len max min set sorted".split())
INTS = frozenset("i16 i32 i64 int u8".split())

A_SET = ast.Name("set")
AN_INT = ast.Name("int")
A_FLOAT = ast.Name("float")
ALGEBRA = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Sub)
WHOLE = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr)
TESTS = ast.If | ast.While | ast.IfExp | ast.Assert

Function = ast.FunctionDef | ast.AsyncFunctionDef
Comprehension = ast.ListComp | ast.GeneratorExp | ast.DictComp | ast.SetComp
Type = ast.expr | None


def impurities(source: str, may_use: frozenset[str] = frozenset()) -> list[str]:
    """Return one line for each impurity, apart from the modules and built-in functions that it may use."""
    reader = _Reader(ast.parse(source), may_use)
    return [f"line {line}: {what}" for line, what in sorted(reader.found)]


class _Reader(ast.NodeVisitor):
    def __init__(self, tree: ast.Module, may_use: frozenset[str]) -> None:
        self.found: set[tuple[int, str]] = set()
        self.may_use = may_use
        self.pure = PURE | may_use
        self.modules: dict[str, str] = {}
        self.ours: set[str] = set()
        self.random_names: set[str] = set()
        self.scopes: list[dict[str, Type]] = [{}]
        self.in_class: list[bool] = [False]
        self.returns: list[Type] = []
        self.parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        self.fields = dict(_fields(tree))
        self.makers = dict(_makers(tree))
        self.takes = {made.name: made for made in _functions(tree)}
        self.visit(tree)

    def report(self, node: ast.AST, what: str) -> None:
        self.found.add((getattr(node, "lineno", 0), what))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.expr) and _is_set_type(self.type_of(node)):
            self.check_set(node)
        super().visit(node)

    # Imports

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            if not self.is_pure(alias.name):
                self.report(node, f"imports {alias.name}")
            whole = alias.name if alias.asname else alias.name.split(".")[0]
            self.modules[alias.asname or whole] = whole

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        ours = bool(node.level) or module.split(".")[0] == "turnwright"
        for alias in node.names:
            named = alias.asname or alias.name
            if ours:
                self.ours.add(named)
            if alias.name in sys.stdlib_module_names and self.is_pure(alias.name):
                self.modules[named] = alias.name
            if module == "random" and alias.name == "Random":
                self.random_names.add(named)
            elif not self.may_take(module, alias.name, ours):
                self.report(node, f"imports {module}.{alias.name}")

    def may_take(self, module: str, name: str, ours: bool) -> bool:
        if module == "math":
            return name in EXACT_MATH
        if module == "operator" and name in POWERS:
            return False
        if self.is_pure(f"{module}.{name}") and not self.is_pure(module):
            return True
        if not ours and name.startswith("_"):
            return False
        if name in sys.stdlib_module_names and not self.is_pure(name):
            return False  # a module that another one has imported for itself
        return ours or self.is_pure(module)

    def visit_If(self, node: ast.If) -> None:
        # What only the check of types reads is never run.
        types_only = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for part in node.orelse if types_only else [node.test, *node.body, *node.orelse]:
            self.visit(part)

    def is_pure(self, module: str) -> bool:
        parts = module.split(".")
        return any(".".join(parts[:length]) in self.pure for length in range(1, len(parts) + 1))

    # Names: to mention what is impure is enough, for it can be called under any other name

    def visit_Name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load):
            return
        if node.id in self.random_names:
            self.check_random(node)
        if node.id in self.scopes[-1]:
            return
        if node.id in IMPURE_NAMES - self.may_use:
            self.report(node, f"uses {node.id}")
        parent = self.parents[node]
        if node.id == "pow" and not (isinstance(parent, ast.Call) and parent.func is node):
            self.report(node, "hands pow() on")
        module = self.modules.get(node.id, "")
        if module and module not in self.may_use and not isinstance(parent, ast.Attribute):
            self.report(node, f"hands the module {module} on")

    def check_random(self, node: ast.Name) -> None:
        parent = self.parents[node]
        if isinstance(parent, ast.ClassDef):
            return
        if isinstance(parent, ast.Call) and parent.func is node:
            if not parent.args or _is_none(parent.args[0]):
                self.report(node, "calls Random() without a seed")
        elif not (isinstance(parent, ast.Call) and _called(parent) == "isinstance"):
            self.report(node, "hands Random on")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr.startswith("__") and node.attr.endswith("__") and node.attr not in PLAIN_DUNDERS:
            self.report(node, f"uses {node.attr}")
        if isinstance(node.value, ast.Name) and node.value.id not in self.scopes[-1]:
            self.check_member(node, node.value.id)
        self.generic_visit(node)

    def check_member(self, node: ast.Attribute, owner: str) -> None:
        module, name = self.modules.get(owner, ""), node.attr
        if module == "math" and name not in EXACT_MATH:
            self.report(node, f"uses math.{name}")
        if module == "operator" and name in POWERS:
            self.report(node, f"uses operator.{name}")
        if module and name.startswith("_"):
            self.report(node, f"uses {module}.{name}")
        # A module has its own imports as attributes; those of a pure name may be a function of that name.
        foreign = name in sys.stdlib_module_names and (name == "math" or not self.is_pure(name))
        if foreign and (module or owner in self.ours) and f"{module}.{name}" not in self.pure:
            self.report(node, f"reaches {name} through {owner}")

    # Arithmetic that is not the same on every machine

    def visit_Call(self, node: ast.Call) -> None:
        name, parent = _called(node), self.parents[node]
        if name == "pow" and isinstance(node.func, ast.Name) and not self.is_whole_power(node.args):
            self.report(node, "raises to a power that may be a float")
        if name == "object" and isinstance(node.func, ast.Name) and not isinstance(parent, ast.Assign):
            self.report(node, "makes an object(), whose words are its address")
        if name == "sum" and node.args and self.adds_floats(node.args[0]):
            self.report(node, "sum() of floats")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.check_power(node, node.op, node.left, node.right)
        self.generic_visit(node)

    def check_power(self, node: ast.AST, op: ast.operator, base: ast.expr, power: ast.expr) -> None:
        if isinstance(op, ast.Pow) and not self.is_whole_power([base, power]):
            self.report(node, "raises to a power that may be a float")

    def is_whole_power(self, terms: list[ast.expr]) -> bool:
        if any(self.is_a(A_FLOAT, term) for term in terms[1:]):
            return False
        return len(terms) > 1 and all(self.is_a(AN_INT, term) for term in terms[1:])

    def adds_floats(self, node: ast.expr) -> bool:
        match node:
            case ast.GeneratorExp(elt=item) | ast.ListComp(elt=item):
                return self.is_a(A_FLOAT, item)
            case ast.List(elts=items) | ast.Tuple(elts=items):
                return any(self.is_a(A_FLOAT, item) for item in items)
        return _outer_name(_item_type(self.type_of(node))) == "float"

    def is_a(self, kind: ast.Name, node: ast.expr) -> bool:
        name = _outer_name(self.type_of(node))
        return name in INTS if kind is AN_INT else name == kind.id

    # Scopes

    def visit_FunctionDef(self, node: Function) -> None:
        self.bind_name(node.name, None)
        for part in [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(part)
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        arguments += [one for one in (node.args.vararg, node.args.kwarg) if one]
        own = {argument.arg: argument.annotation for argument in arguments}
        self.enter(self.outside_class() | own)
        self.returns.append(node.returns)
        for statement in node.body:
            self.visit(statement)
        self.returns.pop()
        self.leave()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node: ast.Lambda) -> None:
        for part in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(part)
        self.enter(self.scopes[-1] | {argument.arg: None for argument in node.args.args})
        self.visit(node.body)
        self.leave()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.bind_name(node.name, None)
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and _is_set_field(item.annotation):
                self.report(item, "has a field that is a set, which is written in no fixed order")
        for part in [*node.decorator_list, *node.bases]:
            self.visit(part)
        for keyword in node.keywords:
            self.visit(keyword.value)
        self.enter(dict(self.scopes[-1]), in_class=True)
        for statement in node.body:
            self.visit(statement)
        self.leave()

    def enter(self, names: dict[str, Type], in_class: bool = False) -> None:
        self.scopes.append(names)
        self.in_class.append(in_class)

    def leave(self) -> None:
        self.scopes.pop()
        self.in_class.pop()

    def outside_class(self) -> dict[str, Type]:
        # A method does not see the names of its class.
        return next(
            scope for scope, inside in zip(self.scopes[::-1], self.in_class[::-1], strict=True) if not inside
        )

    # What a name holds, in the order of the lines

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        for target in node.targets:
            self.visit(target)
            self.bind(target, self.type_of(node.value), node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.check_power(node, node.op, node.target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)
        self.bind(node.target, node.annotation)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.visit(node.value)
        self.bind(node.target, self.type_of(node.value))

    def bind(self, target: ast.expr, kind: Type, value: ast.expr | None = None) -> None:
        if isinstance(target, ast.Name):
            self.bind_name(target.id, kind)
        elif isinstance(target, ast.Tuple | ast.List):
            values = value.elts if isinstance(value, ast.Tuple | ast.List) else []
            same = len(values) == len(target.elts)
            kinds = [self.type_of(one) for one in values] if same else _parts(kind, len(target.elts))
            for item, held in zip(target.elts, kinds, strict=True):
                self.bind(item, held)

    def bind_name(self, name: str, kind: Type) -> None:
        self.scopes[-1][name] = kind

    def visit_For(self, node: ast.For | ast.AsyncFor) -> None:
        self.visit(node.iter)
        self.bind(node.target, _item_type(self.type_of(node.iter)))
        for statement in [*node.body, *node.orelse]:
            self.visit(statement)

    visit_AsyncFor = visit_For

    def visit_comprehension_of(self, node: Comprehension) -> None:
        self.enter(dict(self.scopes[-1]))
        for generator in node.generators:
            self.visit(generator.iter)
            self.bind(generator.target, _item_type(self.type_of(generator.iter)))
            for test in generator.ifs:
                self.visit(test)
        for part in [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]:
            self.visit(part)
        self.leave()

    visit_ListComp = visit_GeneratorExp = visit_DictComp = visit_SetComp = visit_comprehension_of

    # A set may be asked and changed; whatever else is done with it could show its order

    def check_set(self, node: ast.expr) -> None:
        if isinstance(getattr(node, "ctx", None), ast.Store | ast.Del):
            return
        if not self.keeps_order_hidden(node, self.parents[node]):
            self.report(node, "does more with a set than to ask, change or sort it")

    def keeps_order_hidden(self, node: ast.expr, parent: ast.AST) -> bool:
        match parent:
            case ast.Compare() | ast.BoolOp() | ast.NamedExpr() | ast.Expr():
                return True
            case ast.IfExp() | ast.If() | ast.While() | ast.Assert():
                return isinstance(parent, ast.IfExp) or parent.test is node
            case ast.UnaryOp(op=op):
                return isinstance(op, ast.Not)
            case ast.BinOp(op=op):
                return isinstance(op, ALGEBRA)
            case ast.AugAssign(op=op, target=target):
                return isinstance(op, ALGEBRA) and self.holds_set(target)
            case ast.Attribute(attr=name):
                return name in FOR_SETS
            case ast.comprehension():
                return parent.iter is node and self.forgets_order(self.parents[parent])
            case ast.Call():
                return self.may_be_given(parent, node)
            case ast.keyword():
                return self.is_set_argument(self.parents[parent], parent.arg)
        return self.is_kept(node, parent)

    def is_kept(self, node: ast.expr, parent: ast.AST) -> bool:
        match parent:
            case ast.Assign(targets=targets):
                return all(isinstance(one, ast.Name) or self.holds_set(one) for one in targets)
            case ast.AnnAssign(annotation=kind):
                return _is_set_type(kind)
            case ast.Return():
                return bool(self.returns) and _is_set_type(self.returns[-1])
            case ast.arguments():
                return True  # the default of an argument, which has its own type
            case ast.Tuple() | ast.List() | ast.Dict():
                # One of several that are named at once, or held by what is declared to hold sets.
                held = self.parents[parent]
                if isinstance(held, ast.AnnAssign):
                    return _has_set(held.annotation)
                return isinstance(held, ast.Assign) and isinstance(held.targets[0], ast.Tuple)
        return False

    def holds_set(self, node: ast.expr) -> bool:
        return _is_set_type(self.type_of(node))

    def forgets_order(self, node: ast.AST) -> bool:
        if isinstance(node, ast.SetComp):
            return True
        call = self.parents[node]
        if isinstance(node, ast.DictComp) or not isinstance(call, ast.Call) or call.keywords:
            return False
        name = _called(call) if isinstance(call.func, ast.Name) else ""
        return name in ANY_ORDER or (name == "sum" and _counts(node))

    def may_be_given(self, call: ast.Call, node: ast.expr) -> bool:
        match call.func:
            case ast.Attribute(value=owner, attr=name) if name in FOR_SETS:
                return self.holds_set(owner) or _outer_name(owner) in SETS
            case ast.Name(id=name) if name in ANY_ORDER and name not in self.scopes[-1]:
                return not call.keywords
            case ast.Name(id=name) if name in self.takes:
                arguments = self.takes[name].args
                named = [*arguments.posonlyargs, *arguments.args]
                at = next((i for i, given in enumerate(call.args) if given is node), len(named))
                return at < len(named) and _is_set_type(named[at].annotation)
        return call.func is node

    def is_set_argument(self, call: ast.AST, name: str | None) -> bool:
        made = self.takes.get(_called(call)) if isinstance(call, ast.Call) else None
        arguments = [*made.args.args, *made.args.kwonlyargs] if made else []
        return any(one.arg == name and _is_set_type(one.annotation) for one in arguments)

    # Types, as far as the file tells them

    def type_of(self, node: ast.expr) -> Type:
        match node:
            case ast.Set() | ast.SetComp():
                return A_SET
            case ast.Constant(value=value):
                return ast.Name(type(value).__name__)
            case ast.Name():
                return self.scopes[-1].get(node.id)
            case ast.Attribute():
                return self.fields.get(node.attr)
            case ast.NamedExpr():
                return self.type_of(node.value)
            case ast.Subscript(value=owner, slice=place):
                return None if isinstance(place, ast.Slice) else _value_type(self.type_of(owner))
            case ast.UnaryOp(operand=operand):
                # Less than none is a part: a negative power is a float.
                inner = self.type_of(operand)
                return None if isinstance(node.op, ast.USub) and _outer_name(inner) in INTS else inner
            case ast.IfExp(body=one, orelse=two):
                return self.set_or_same([one, two])
            case ast.BoolOp(values=values):
                return self.set_or_same(values)
            case ast.BinOp():
                return self.type_of_sum(node)
            case ast.Call():
                return self.type_of_call(node)
        return None

    def set_or_same(self, values: list[ast.expr]) -> Type:
        kinds = [self.type_of(value) for value in values]
        if any(_is_set_type(kind) for kind in kinds):
            return A_SET
        return kinds[0] if len({_outer_name(kind) for kind in kinds}) == 1 else None

    def type_of_sum(self, node: ast.BinOp) -> Type:
        # Each side is looked at once: a union of many types is a deep sum.
        sides = (node.left, node.right)
        kinds = [self.type_of(side) for side in sides]
        if isinstance(node.op, ALGEBRA) and any(
            _is_set_type(k) or _is_keys(s) for k, s in zip(kinds, sides, strict=True)
        ):
            return A_SET
        names = [_outer_name(kind) for kind in kinds]
        if isinstance(node.op, ast.Div) or A_FLOAT.id in names:
            return A_FLOAT
        return AN_INT if isinstance(node.op, WHOLE) and all(name in INTS for name in names) else None

    def type_of_call(self, node: ast.Call) -> Type:
        match node.func:
            case ast.Name(id=name) if name in SETS and name not in self.scopes[-1]:
                return A_SET
            case ast.Name(id="len" | "ord" | "round"):
                return AN_INT
            case ast.Name(id="int" | "float" | "i64" as name):
                return ast.Name(name)
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in self.makers:
                return self.makers[name]
            case ast.Attribute(value=owner, attr=name):
                return self.type_of_method(owner, name)
        return None

    def type_of_method(self, owner: ast.expr, name: str) -> Type:
        kind = self.type_of(owner)
        if name in SET_METHODS and (_is_set_type(kind) or _outer_name(owner) in {"set", "frozenset"}):
            return A_SET
        if _outer_name(kind) in MAPS:
            if name in {"get", "pop", "setdefault"}:
                return _value_type(kind)
            if name in {"values", "items"}:
                inside = _inside(kind)
                held = inside[-1] if name == "values" else ast.Subscript(ast.Name("tuple"), ast.Tuple(inside))
                return ast.Subscript(ast.Name("list"), held) if inside else None
        return None


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _counts(node: ast.AST) -> bool:
    return isinstance(node, ast.GeneratorExp | ast.ListComp) and isinstance(node.elt, ast.Constant)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and _called(node) in {"keys", "items"}


def _outer_name(annotation: Type) -> str:
    match annotation:
        case ast.Subscript(value=outer):
            return _outer_name(outer)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Constant(value=str(text)):
            return _outer_name(_read(text))
    return ""


def _read(text: str) -> Type:
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError:
        return None


def _inside(annotation: Type) -> list[ast.expr]:
    match annotation:
        case ast.Subscript(slice=ast.Tuple(elts=items)):
            return items
        case ast.Subscript(slice=item):
            return [item]
        case ast.Constant(value=str(text)):
            return _inside(_read(text))
    return []


def _item_type(annotation: Type) -> Type:
    """Return what a loop over a container of this type gives."""
    return next(iter(_inside(annotation)), None)


def _value_type(annotation: Type) -> Type:
    inside = _inside(annotation)
    return inside[-1] if inside and _outer_name(annotation) in MAPS else next(iter(inside), None)


def _parts(kind: Type, count: int) -> list[Type]:
    """Return the types of a tuple's parts, when it is taken apart."""
    items = kind.elts if isinstance(kind, ast.Tuple) else _inside(kind)
    return list(items) if len(items) == count else [None] * count


def _is_set_type(annotation: Type) -> bool:
    match annotation:
        case ast.Constant(value=str(text)):
            return _is_set_type(_read(text))
        case ast.BinOp(left=left, right=right):
            return _is_set_type(left) or _is_set_type(right)
        case ast.Tuple(elts=items):
            return any(_is_set_type(item) for item in items)
        case ast.Subscript(slice=inner) if _outer_name(annotation) in WRAPPERS:
            return _is_set_type(inner)
        case ast.Subscript() | ast.Name() | ast.Attribute():
            return _outer_name(annotation) in SETS
    return False


def _has_set(annotation: ast.expr) -> bool:
    return any(isinstance(part, ast.expr) and _is_set_type(part) for part in ast.walk(annotation))


def _is_set_field(annotation: ast.expr) -> bool:
    return _has_set(annotation) and _outer_name(annotation) not in NOT_A_FIELD


def _functions(tree: ast.Module) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def _makers(tree: ast.Module) -> Iterator[tuple[str, Type]]:
    """Yield what gives something of a known type when it is called."""
    for node in ast.walk(tree):
        if isinstance(node, Function) and node.returns is not None:
            yield node.name, node.returns
        elif isinstance(node, ast.ClassDef) and any(_is_set_type(base) for base in node.bases):
            yield node.name, A_SET


def _fields(tree: ast.Module) -> Iterator[tuple[str, Type]]:
    """Yield what classes and their methods annotate, properties too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for item in node.body:
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                    yield item.target.id, item.annotation
                elif isinstance(item, Function) and any(
                    _outer_name(mark).endswith("property") for mark in item.decorator_list
                ):
                    yield item.name, item.returns
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr, node.annotation
