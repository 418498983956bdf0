"""Draws ``docs/static/architecture.svg`` from the imports, when ``python -m idl`` runs.

A folder stands below those that import it when they run. An arrow that follows from others, because
a folder is reached through another one, is left out.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "webapi"
WIDTH, HEIGHT = 124, 34
"""The size of a box."""
ACROSS, DOWN = 140, 70
"""The distance between the left sides and between the upper sides of two boxes."""
SIDE = 8
"""What is free beside the boxes."""
HEAD = """\
<svg class="architecture" viewBox="0 0 {width} {height}" role="img" \
aria-label="Folders of webapi: each arrow goes to a folder that another one imports" \
xmlns="http://www.w3.org/2000/svg">
  <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
orient="auto"><path d="M0 0 8 4 0 8z" fill="currentColor"/></marker></defs>
"""


def running(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all within it but what only type checkers see."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    yield node
    for each in ast.iter_child_nodes(node):
        yield from running(each)


def imports() -> dict[str, set[str]]:
    """The folders that each folder imports."""
    graph: dict[str, set[str]] = {each.parent.name: set() for each in PACKAGE.glob("*/__init__.py")}
    for folder, imported in graph.items():
        for path in (PACKAGE / folder).rglob("*.py"):
            for node in running(ast.parse(path.read_bytes())):
                match node:
                    case ast.ImportFrom(module="webapi", names=names, level=0):
                        imported.update(each.name for each in names)
                    case ast.ImportFrom(module=str(module), level=0):
                        first, _, rest = module.partition(".")
                        imported.update({rest.partition(".")[0]} if first == "webapi" else ())
        imported &= graph.keys() - {folder}
    return graph


def reached(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """The folders that each folder imports, also through others."""
    found: dict[str, set[str]] = {}
    for folder in TopologicalSorter(graph).static_order():
        found[folder] = graph[folder].union(*(found[each] for each in graph[folder]))
    return found


def rows(graph: dict[str, set[str]]) -> list[list[str]]:
    """The folders of each row, from above: each as low as those that it imports let it."""
    level: dict[str, int] = {}
    for folder in TopologicalSorter(graph).static_order():
        level[folder] = 1 + max((level[each] for each in graph[folder]), default=-1)
    return [
        sorted(each for each in level if level[each] == row)
        for row in reversed(range(max(level.values()) + 1))
    ]


def picture() -> str:
    """The text of the picture."""
    graph = imports()
    through = reached(graph)
    placed = rows(graph)
    width = max(map(len, placed)) * ACROSS - (ACROSS - WIDTH) + 2 * SIDE
    height = len(placed) * DOWN - (DOWN - HEIGHT) + 2 * SIDE
    places: dict[str, tuple[int, int]] = {}
    for row, folders in enumerate(placed):
        left = (width - len(folders) * ACROSS + (ACROSS - WIDTH)) // 2
        for number, folder in enumerate(folders):
            places[folder] = left + number * ACROSS, SIDE + row * DOWN
    lines = ['  <g fill="none" stroke="currentColor" stroke-opacity="0.5">']
    for folder in sorted(graph):
        left, top = places[folder]
        indirect = set().union(*(through[each] for each in graph[folder]))
        for other in sorted(graph[folder] - indirect):
            x, y = places[other]
            start = f"{left + WIDTH // 2} {top + HEIGHT}"
            lines.append(
                f'    <path marker-end="url(#arrow)" d="M{start}L{x + WIDTH // 2} {y - 2}"/>'
            )
    lines += ["  </g>", '  <g fill="currentColor" font-size="14" text-anchor="middle">']
    for folder, (left, top) in sorted(places.items()):
        lines.append(
            f'    <rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="6" '
            'style="fill: var(--color-background-primary, white)" stroke="currentColor"/>'
        )
        middle = left + WIDTH // 2
        lines.append(f'    <text x="{middle}" y="{top + 22}">{folder}</text>')
    head = HEAD.format(width=width, height=height)
    return head + "\n".join([*lines, "  </g>", "</svg>"]) + "\n"
