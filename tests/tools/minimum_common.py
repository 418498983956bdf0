"""Who has which member of Ecma-429, the minimum common web API: Python and each engine are asked.

``python -m tests.tools.minimum_common`` writes the answers into the site's page. It needs all
engines: quickjs-ng, dukpy, pythonmonkey and mini-racer.
"""

from __future__ import annotations

import json
import re
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
    // PythonMonkey cannot make streams without an asyncio loop.
    if (!path.endsWith("Stream") && path !== "Response") object = new found("a:");
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
    """Which interfaces, members and globals an engine has; of no engine, Python."""
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
    """A row for each interface that somebody has, with the members that are missing."""
    lines = ["| interface | who has it | missing members |", "|---|---|---|"]
    absent = []
    for name, members in _interfaces():
        owners = [title for title, rows in columns.items() if rows.get(f"`{name}`", True)]
        missing = []
        for each in members:
            without = [title for title in owners if not columns[title][_row(name, each)]]
            if without:
                where = "" if without == owners else f" ({', '.join(without)})"
                missing.append(f"`{each}`{where}")
        if owners:
            who = "all" if len(owners) == len(columns) else ", ".join(owners)
            lines.append(f"| `{name}` | {who} | {', '.join(missing)} |")
        else:
            absent.append(f"`{name}`")
    return "\n".join([*lines, "", f"Nobody has: {', '.join(absent)}."])


def read(page: str, title: str) -> dict[str, bool]:
    """Which rows of `asked` a page says that a column has."""
    text, _, _ = page.partition("<!-- end of table -->")
    cells = {
        line.split(" | ")[0].strip("| `"): line.strip("| ").split(" | ")[1:]
        for line in text.splitlines()
        if line.startswith("| `")
    }
    rows = {}
    for name, members in _interfaces():
        who, missing = [*cells.get(name, [""]), ""][:2]
        owns = who.startswith("all") or title in who.split(", ")
        without = {
            each
            for each, where in re.findall(r"`([^`]+)`(?: \(([^)]+)\))?", missing)
            if not where or title in where.split(", ")
        }
        if name != "globalThis":
            rows[f"`{name}`"] = owns
        for each in members:
            rows[_row(name, each)] = owns and each not in without
    return rows


def _interfaces() -> Iterator[tuple[str, list[str]]]:
    """The interfaces with their members, and the global object with its own."""
    yield from listed()["interfaces"].items()
    yield "globalThis", listed()["globals"]


def _row(name: str, member: str) -> str:
    """The key of a member in the answers of `asked`."""
    return f"`globalThis.{member}`" if name == "globalThis" else f"`{name}`: `{member}`"


if __name__ == "__main__":
    fill(PAGE, "members", table({title: asked(engine) for title, engine in COLUMNS.items()}))
