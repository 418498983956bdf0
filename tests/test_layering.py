"""Imports point one way: interfaces → steps → url → encoding.

webidl is beside the first two, html beside url, browsers on top of url, readers on top of browsers,
and columns on top of the URL class.
"""

import ast
from pathlib import Path

import pytest

import webapi

PACKAGE = Path(webapi.__file__).parent
ALLOWED = {
    "encoding": {"encoding"},
    "url": {"url", "encoding"},
    "html": {"html", "url", "encoding", "webidl"},
    "urlpattern": {"urlpattern", "url"},
    "webidl": {"webidl"},
    "ecmascript": {"webidl"},
    "steps": {"steps", "url", "urlpattern", "encoding", "html", "webidl"},
    "interfaces": {"interfaces", "steps", "url", "encoding", "webidl"},
    "columns": {"columns", "url", "URL", "URLSearchParams", "InvalidURLError"},
    "browsers": {"browsers", "url", "encoding"},
    "readers": {"readers", "browsers", "url", "standards"},
}


@pytest.mark.parametrize("layer", ALLOWED)
def test_imports_point_one_way(layer: str) -> None:
    modules = sorted((PACKAGE / layer).rglob("*.py"))
    assert modules
    found = {(path.name, target) for path in modules for target in imported_layers(path)}
    assert {(name, target) for name, target in found if target not in ALLOWED[layer]} == set()


def imported_layers(path: Path) -> set[str]:
    """The parts of ``webapi`` that a module imports when it runs, wherever the import stands."""
    package = ("webapi", *path.parent.relative_to(PACKAGE).parts)
    targets = []
    nodes: list[ast.AST] = [ast.parse(path.read_bytes())]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            nodes += node.orelse
            continue
        nodes += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            targets += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parent = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, (parent, node.module)))
            targets += [module] if module.count(".") else [f"{module}.{a.name}" for a in node.names]
    return {target.split(".")[1] for target in targets if target.startswith("webapi.")}
