"""Imports point one way: interfaces → steps → url → encoding; dom, streams, html and fetching are
between.

Interfaces also bind members of the classes of dom themselves.

webidl is beside all of them, readers on top of browsers, and columns, browsers, bodies, the command
line and JavaScript engines on top of the classes. A module that a string names, as for
``import_module``, counts as imported.
"""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import webapi
from webapi.interfaces import MODULES

PACKAGE = Path(webapi.__file__).parent
CLASSES = {"URL", "URLSearchParams", "InvalidURLError"}
ALLOWED = {
    "encoding": {"encoding"},
    "url": {"url", "encoding"},
    "dom": {"dom", "webidl"},
    "streams": {"streams", "dom", "webidl"},
    "fetching": {"fetching", "dom", "encoding", "html", "streams", "url", "webidl"},
    "html_parser": {"html_parser"},
    "html": {"html", "dom", "url", "encoding", "webidl"},
    "server_sent_events": {
        *("server_sent_events", "dom", "encoding", "fetching", "html", "streams", "url", "webidl"),
    },
    "xhr": {"xhr", "dom", "encoding", "fetching", "html", "streams", "url", "webidl"},
    "transports": {"transports", "fetching", "interfaces", "steps", "url", "webidl"},
    "bodies": {"bodies", "interfaces", "steps", "html", "url", "webidl"},
    "urlpattern": {"urlpattern", "url"},
    # Decoders of streams; the redaction of messages; regular expressions.
    "webidl": {"webidl", "encoding", "html_parser", "url", "urlpattern"},
    "steps": {
        *("steps", "url", "urlpattern", "encoding", "dom", "html", "streams", "fetching"),
        *("server_sent_events", "webidl", "xhr"),
    },
    "interfaces": {"interfaces", "dom", "steps", "webidl"},
    "columns": {"columns", "url", *CLASSES},
    "browsers": {"browsers", "steps", "url", "webidl", *CLASSES},
    "readers": {"readers", "browsers", "url", "standards"},
    "js": {
        *("js", "transports", "interfaces", "runtimes", "html", "url", "webidl", "fetch"),
        *CLASSES,
    },
    "modules": {"modules"},
    "page": {
        *("page", "dom", "fetching", "html", "interfaces", "modules", "runtimes", "steps"),
        *("transports", "url", "user"),
    },
    "runtimes": {
        *("runtimes", "dom", "encoding", "fetching", "html", "interfaces", "modules"),
        *("server_sent_events", "steps", "transports", "url", "webidl", "xhr"),
    },
    "cli": {
        *("cli", "browsers", "columns", "html", "html_parser", "readers", "standards"),
        *("transports", "url", *CLASSES),
    },
}
NAME = re.compile(r"webapi(?:\.\w+)+")


def test_every_package_is_in_the_table_of_layers() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages == set(ALLOWED)


@pytest.mark.parametrize("layer", ALLOWED)
def test_imports_point_one_way(layer: str) -> None:
    found = {
        (path.name, target.split(".")[1])
        for path in sorted((PACKAGE / layer).rglob("*.py"))
        for target in imported(path)
    }
    assert found or not ALLOWED[layer]
    assert {(name, target) for name, target in found if target not in ALLOWED[layer]} == set()


@pytest.mark.parametrize(
    "layer",
    [
        "dom",
        "encoding",
        "fetching",
        "html",
        "html_parser",
        "steps",
        "streams",
        "url",
        "urlpattern",
        "webidl",
        "xhr",
    ],
)
def test_no_module_imports_itself_by_way_of_others(layer: str) -> None:
    graph = {
        module_name(path): {each for each in imported(path) if each.startswith(f"webapi.{layer}.")}
        for path in (PACKAGE / layer).rglob("*.py")
    }
    TopologicalSorter(graph).prepare()


@pytest.mark.parametrize(
    "layer", ["dom", "encoding", "html", "html_parser", "steps", "url", "urlpattern", "webidl"]
)
def test_no_string_names_an_interface(layer: str) -> None:
    named = {
        (path.name, node.value)
        for path in (PACKAGE / layer).rglob("*.py")
        for node in ast.walk(WithoutCasts().visit(ast.parse(path.read_bytes())))
        if isinstance(node, ast.Constant) and node.value in MODULES
    }
    type_of_a_selection = {("selection.py", "Range")}
    assert named == (type_of_a_selection if layer == "dom" else set())


class WithoutCasts(ast.NodeTransformer):
    """Replaces casts by their values: the strings in them are types."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        is_cast = isinstance(node.func, ast.Name) and node.func.id == "cast"
        return node.args[1] if is_cast else node


def test_slots_are_used_only_by_the_steps_that_declare_or_inherit_them() -> None:
    """An interface's slots belong to its steps, to those of mixins and of what inherits from it."""
    slots = {path.stem: declared_slots(path) for path in (PACKAGE / "steps").glob("*.py")}
    own = {name: {name} for name in slots}
    own["url_value"] = {"url", "url_search_params"}  # a list is what a URL's query is made of
    own["reflection"] = {"node"}  # of elements
    for module in MODULES.values():
        related = steps_of(module)
        for each in related:
            own[each] |= related
    for path in (PACKAGE / "steps").glob("*.py"):
        allowed = set().union(*(slots[each] for each in own[path.stem]))
        used = {
            node.attr
            for node in ast.walk(ast.parse(path.read_bytes()))
            if isinstance(node, ast.Attribute) and node.attr.startswith("_webapi_")
        }
        assert used <= allowed, path.name


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def imported(path: Path) -> set[str]:
    """The modules of ``webapi`` that a module imports when it runs, wherever the import stands."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    targets = set()
    for node in running(ast.parse(path.read_bytes())):
        match node:
            case ast.Import():
                targets |= {alias.name for alias in node.names}
            case ast.ImportFrom():
                parent = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
                module = ".".join(filter(None, (parent, node.module)))
                below = {f"{module}.{alias.name}" for alias in node.names}
                modules = {each for each in below if is_module(each)}
                targets |= modules or ({module} if "." in module else below)
            case ast.Constant(value=str(text)) if NAME.fullmatch(text):
                targets.add(text)
    return {target for target in targets if target.startswith("webapi.")}


def is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or path.is_dir()


def running(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all within it but what only type checkers see."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for each in node.orelse:
            yield from running(each)
        return
    yield node
    for each in ast.iter_child_nodes(node):
        yield from running(each)


def declared_slots(path: Path) -> set[str]:
    return {
        statement.target.id
        for node in ast.parse(path.read_bytes()).body
        if isinstance(node, ast.ClassDef) and node.name == "Slots"
        for statement in node.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }


def steps_of(module: str) -> set[str]:
    """The steps of an interface, of its mixins and of what it inherits from."""
    text = (PACKAGE / "interfaces" / f"{module}.py").read_text(encoding="utf-8")
    imported_steps = re.findall(r"^from webapi\.steps import (\w+) as", text, re.M)
    of_mixins = {*imported_steps}.difference(MODULES.values())
    for other in re.findall(r"^from webapi\.interfaces\.(\w+) import", text, re.M):
        if (PACKAGE / "steps" / f"{other}.py").exists() and other not in MODULES.values():
            of_mixins.add(other)
    own = {module} if (PACKAGE / "steps" / f"{module}.py").exists() else set()
    found = own | of_mixins
    base = re.search(
        r"^from webapi\.interfaces\.(\w+) import (\w+)\n(?s:.*)^class \w+\((?:\w+, )?\2\)",
        text,
        re.M,
    )
    return found | (steps_of(base[1]) if base else set())
