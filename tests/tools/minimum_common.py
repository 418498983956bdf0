"""Who has which member of Ecma-429, the minimum common web API: Python and each engine are asked.

``python -m tests.tools.minimum_common`` writes the answers into the site's page. It needs all
engines: quickjs-ng, dukpy, pythonmonkey and mini-racer.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import webapi
from idl.compiler.names import python_name
from tests.runtimes.pages import Page
from tests.tools.tables import PROJECT, fill

PAGE = PROJECT / "docs" / "minimum-common-api.md"
LIST = Path(__file__).parents[1] / "data" / "minimum_common.toml"
COLUMNS = {
    "Python": "",
    "QuickJS-ng": "quickjs",
    "dukpy": "dukpy",
    "PythonMonkey": "pythonmonkey",
    "mini-racer": "mini_racer",
}
"""The title of each column, and the name of the engine's adapter."""

_SCRIPT = """
const find = (path) => path.split(".").reduce((object, name) => object?.[name], globalThis);
const membersOf = (path, names) => {
  const found = find(path);
  if (typeof found !== "function") return null;
  let object = {};
  try {
    object = new found("a:");
  } catch (error) {}
  return names.filter((name) => [found, found.prototype, object].some((each) => name in each));
};
const { globals, interfaces } = LIST;
const all = Object.entries(interfaces);
show({
  globals: globals.filter((path) => find(path) !== undefined),
  interfaces: Object.fromEntries(all.map(([path, names]) => [path, membersOf(path, names)])),
});
"""


def listed() -> dict[str, Any]:
    """The globals and the interfaces with their members."""
    return tomllib.loads(LIST.read_text("utf-8"))


def asked(engine: str) -> dict[str, bool]:
    """Which rows of the table an engine has, or Python if it is none, in the list's order."""
    answer = (
        Page(engine).run(_SCRIPT.replace("LIST", json.dumps(listed()))) if engine else _python()
    )
    rows = {}
    for name, members in listed()["interfaces"].items():
        found = answer["interfaces"][name]
        rows[f"`{name}`"] = found is not None
        for each in members:
            rows[f"`{name}`: `{each}`"] = each in (found or ())
    return rows | {
        f"`globalThis.{name}`": name in answer["globals"] for name in listed()["globals"]
    }


def _python() -> dict[str, Any]:
    listing = listed()
    classes = {name: getattr(webapi, name, None) for name in listing["interfaces"]}
    return {
        "globals": [name for name in listing["globals"] if hasattr(webapi, name)],
        "interfaces": {
            name: cls and [each for each in members if hasattr(cls, python_name(each))]
            for (name, members), cls in zip(
                listing["interfaces"].items(), classes.values(), strict=True
            )
        },
    }


def table(columns: dict[str, dict[str, bool]]) -> str:
    """A row for each interface, member and global that somebody has, and what nobody has."""
    lines = [f"| | {' | '.join(columns)} |", f"|---|{':-:|' * len(columns)}"]
    absent = []
    whole = False
    for row in next(iter(columns.values())):
        cells = [rows[row] for rows in columns.values()]
        if ": " not in row:
            whole = any(cells)
            if not whole:
                absent.append(row)
        if whole:
            lines.append(f"| {row} | {' | '.join('yes' if each else '—' for each in cells)} |")
    return "\n".join([*lines, "", f"Nobody has: {', '.join(absent)}."])


def rows_of(page: str, title: str) -> Iterator[tuple[str, bool]]:
    """The rows that a page has, with one column's cells."""
    text, _, _ = page.partition("<!-- end of table -->")
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    column = next(cells for cells in lines if title in cells).index(title) + 1
    for cells in lines:
        if cells[0].startswith("`"):
            yield cells[0], cells[column] == "yes"


if __name__ == "__main__":
    fill(PAGE, "members", table({title: asked(engine) for title, engine in COLUMNS.items()}))
