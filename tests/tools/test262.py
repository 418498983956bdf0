"""How many of ECMA-262's own tests of modules pass in engines without a loader.

``python -m tests.tools.test262 CHECKOUT`` runs ``test/language/module-code`` of a checkout of
https://github.com/tc39/test262, or other folders: ``test/language/expressions/dynamic-import``. It
prints the figures of tests with and without ``negative``, and each test that fails although
``test262.toml`` has no reason for it, or that passes although it has.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tests.runtimes.module_graphs import ModuleGraph
from webapi.modules.import_calls import with_import_calls
from webapi.runtimes import JavaScriptError

REASONS = Path(__file__).with_suffix(".toml")
_HEAD = re.compile(r"/\*---(.*?)---\*/", re.DOTALL)
_HOST = """
globalThis.printed = [];
globalThis.print = (text) => void printed.push(String(text));
"""


class Test(NamedTuple):
    """A test, by its path below ``test``."""

    id: str
    source: str
    flags: list[str]
    includes: list[str]
    features: list[str]
    negative: str
    """The name of the error that it must throw, or nothing."""


def tests_in(checkout: Path, folders: list[str]) -> Iterator[Test]:
    """The tests of folders."""
    for folder in folders:
        for path in sorted((checkout / folder).rglob("*.js")):
            if "_FIXTURE" not in path.name:
                yield read(path, path.relative_to(checkout / "test").as_posix())


def read(path: Path, name: str) -> Test:
    """A test and what its head says."""
    source = path.read_text("utf-8")
    found = _HEAD.search(source)
    head = "" if found is None else found[1]
    negative = re.search(r"^negative:\s*\n(?:\s+.*\n)*?\s+type: *(\w+)", head, re.MULTILINE)
    lists = (words(head, key) for key in ("flags", "includes", "features"))
    return Test(name, source, *lists, "" if negative is None else negative[1])


def words(head: str, key: str) -> list[str]:
    """The items of a list, which is written in one of YAML's two ways."""
    found = re.search(rf"^{key}:[ ]*(?:\[(.*?)\]|((?:\n[ ]+-.*)+))", head, re.MULTILINE | re.DOTALL)
    return [] if found is None else re.findall(r"[^\s,]+(?<!-)", found[1] or found[2] or "")


def failure_of(test: Test, checkout: Path, engine: str) -> str:
    """Why a test fails, or nothing."""

    def text_of(url: str) -> str | None:
        path = Path(url.removeprefix("file://"))
        with suppress(OSError, UnicodeDecodeError):
            return path.read_text("utf-8")
        return None

    graph = ModuleGraph(engine, text_of)
    try:
        return _failure(graph, test, checkout)
    except TimeoutError as error:
        return f"TimeoutError: {error}"
    finally:
        graph.page.bridge.close()
        if engine == "mini_racer":
            graph.page.context.close()


def _failure(graph: ModuleGraph, test: Test, checkout: Path) -> str:
    bridge, evaluate = graph.page.bridge, graph.page.engine.eval
    evaluate(_HOST)
    includes = ["assert.js", "sta.js", *test.includes]
    if "async" in test.flags:
        includes.append("doneprintHandle.js")
    for each in includes:
        evaluate((checkout / "harness" / each).read_text("utf-8"))
    url = f"file://{checkout / 'test' / test.id}"
    try:
        if "module" in test.flags:
            bridge.run(f"moduleHostOfTests.run({url!r})", timeout=10)
        else:
            strict = '"use strict";' if "onlyStrict" in test.flags else ""
            callee = f"moduleHostOfTests.classic({url!r})"
            bridge.run(f"{strict}{with_import_calls(test.source, callee)}\n;undefined", timeout=10)
        bridge.run_until_idle(5)
    except JavaScriptError as error:
        if test.negative:
            return "" if str(error).startswith(test.negative) else f"threw {error}"
        return str(error).partition("\n")[0] or error.name
    if test.negative:
        return f"no {test.negative}"
    if "async" in test.flags:
        printed = bridge.run("printed")
        if printed != ["Test262:AsyncTestComplete"]:
            return f"printed {printed}"
    return ""


def main() -> None:
    """Run tests; print figures and what the list of reasons does not say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("folders", nargs="*", default=["test/language/module-code"])
    parser.add_argument("--engine", default="quickjs")
    parser.add_argument("--verbose", action="store_true", help="print each failure")
    given = parser.parse_args()
    reasons = {
        id: reason["because"]
        for reason in tomllib.loads(REASONS.read_text("utf-8")).get("reason", ())
        if given.engine in reason.get("engines", [given.engine])
        for id in reason["ids"]
    }
    figures: Counter[tuple[bool, bool]] = Counter()
    surprises = 0
    for test in tests_in(given.checkout.resolve(), given.folders):
        failure = failure_of(test, given.checkout.resolve(), given.engine)
        figures[bool(test.negative), not failure] += 1
        if given.verbose and failure:
            print(f"{test.id}\t{failure}")
        if bool(failure) != (test.id in reasons):
            surprises += 1
            print(f"{test.id}: {failure or 'passes, and the list has a reason'}")
    for is_negative, kind in ((False, "without negative"), (True, "negative")):
        passed = figures[is_negative, True]
        count = passed + figures[is_negative, False]
        print(f"{given.engine}, {kind}: {passed} of {count}")
    sys.exit(surprises > 0)


if __name__ == "__main__":
    main()
