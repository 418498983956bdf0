"""Play the programs of pages in jsdom and in pages: how many show what Chromium shows, how long.

    python -m tests.tools.programs_in_jsdom

`npm ci` in `tests/runtimes` and in `tests/runtimes/page_programs` comes before.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from tests.page.programs import HERE, NODE_MODULES, PROGRAMS, RECORD, RUNTIMES
from tests.page.programs.app import App
from tests.page.programs.facts import REST, SCRIPT, play, shown
from tests.page.test_programs import facts_of_page
from tests.tools.record_page_programs import served

ENGINES = ("quickjs", "mini_racer")
LIMIT = 10.0
"""The seconds after which a page should be at rest."""


class Jsdom:
    """A process of Node with jsdom."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, *command: Any) -> Any:
        """Run a command.

        Raises: `RuntimeError` with the error of the script.
        """
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps(command)}\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]


@contextmanager
def started() -> Iterator[Jsdom]:
    """Start Node."""
    command = ["node", str(HERE / "jsdom.cjs"), str(RUNTIMES / "node_modules")]
    environment = {**os.environ, "NODE_PATH": str(NODE_MODULES)}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Jsdom(process)
        process.kill()


class Locator:
    """Elements, with those methods of Playwright's that programs use."""

    def __init__(self, jsdom: Jsdom, steps: list[list[Any]]) -> None:
        self._jsdom = jsdom
        self._steps = steps

    def locator(self, selector: str) -> Locator:
        return Locator(self._jsdom, [*self._steps, step_of(selector)])

    def nth(self, index: int) -> Locator:
        return Locator(self._jsdom, [*self._steps, ["nth", index]])

    @property
    def first(self) -> Locator:
        return self.nth(0)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *given: self.act(name, *given)

    def act(self, name: str, *given: Any) -> Any:
        if name in ("check", "uncheck"):
            return self._jsdom.ask("check", self._steps, name == "check")
        if name == "select_option":
            values = given[0] if isinstance(given[0], list) else [given[0]]
            return self._jsdom.ask("select", self._steps, values)
        return self._jsdom.ask(name, self._steps, *given)


def step_of(selector: str) -> list[Any]:
    if selector.startswith("text="):
        return ["text", selector.removeprefix("text=")]
    return ["css", selector]


class JsdomPage:
    """What programs use of Playwright's page."""

    def __init__(self, jsdom: Jsdom, base: str) -> None:
        self._jsdom = jsdom
        self._base = base
        jsdom.ask("begin", base)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda selector, *given: self.locator(selector).act(name, *given)

    def on(self, event: str, f: Callable[[Any], object]) -> None:
        """Shims answer dialogs."""

    def locator(self, selector: str) -> Locator:
        return Locator(self._jsdom, [step_of(selector)])

    def goto(self, url: str) -> None:
        self._jsdom.ask("goto", url)

    def reload(self) -> None:
        self._jsdom.ask("reload")

    def go_back(self) -> None:
        self._jsdom.ask("go", -1)

    def go_forward(self) -> None:
        self._jsdom.ask("go", 1)

    def evaluate(self, expression: str) -> Any:
        return self._jsdom.ask("evaluate", expression)

    def wait_for_selector(self, selector: str, state: str = "visible") -> None:
        self._jsdom.ask("wait", [step_of(selector)], state)

    def wait_for_function(self, expression: str) -> None:
        self._jsdom.ask("waitForFunction", expression)

    def wait_for_url(self, url: str | re.Pattern[str] | Callable[[str], bool]) -> None:
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            found = self._jsdom.ask("url")
            if url(found) if callable(url) else found == self._base + str(url)[1:]:
                return
            time.sleep(0.01)
        raise TimeoutError(url)


def facts_of_jsdom(jsdom: Jsdom, name: str) -> list[dict[str, Any]]:
    """Play a program."""
    program = PROGRAMS[name]()
    app = program.app()
    with served(app) as host:
        page = JsdomPage(jsdom, f"http://{host}/")
        errors: list[str] = []
        facts = play(program, app, page, lambda: _at_rest(jsdom, page, app, errors), errors)
        found: list[dict[str, Any]] = json.loads(json.dumps(facts).replace(host, "localhost"))
    return found


def _at_rest(jsdom: Jsdom, page: JsdomPage, app: App, errors: list[str]) -> Any:
    end = time.monotonic() + LIMIT
    last: Any = None
    while time.monotonic() < end:
        asked = len(app.asked)
        time.sleep(REST / 1000)
        found = page.evaluate(SCRIPT)
        if found == last and asked == len(app.asked) and not app.under_way:
            errors.extend(shown(*each) for each in jsdom.ask("errors"))
            return found
        last = found
    raise TimeoutError("the page did not come to rest")


def timed(facts: Callable[[], Any], expected: Any, now: Callable[[], float]) -> tuple[bool, float]:
    """Whether a program shows what Chromium shows, and the seconds of the processor."""
    began = now()
    try:
        is_same = facts() == expected
    except Exception:
        is_same = False
    return is_same, now() - began


def main() -> int:
    recorded = json.loads(RECORD.read_text("ascii"))
    names = sys.argv[1:] or [*PROGRAMS]
    rows = []
    with started() as jsdom:
        for name in names:
            row = []
            for engine in ENGINES:
                facts: Callable[[], Any] = partial(facts_of_page, name, engine)
                row.append(timed(facts, recorded[name], time.process_time))
            facts = partial(facts_of_jsdom, jsdom, name)
            row.append(timed(facts, recorded[name], lambda: float(jsdom.ask("cpu"))))
            rows.append(row)
            print(f"{name:24}{''.join(map(_cell, row))}", flush=True)
    for index, column in enumerate((*ENGINES, "jsdom")):
        passed = sum(row[index][0] for row in rows)
        print(f"{column}: {passed} of {len(rows)}")
        if index < len(ENGINES):
            both = [row for row in rows if row[index][0]]
            mine, theirs = (sum(row[each][1] for row in both) for each in (index, len(ENGINES)))
            print(f"  those take {mine:.2f} s, in jsdom {theirs:.2f} s")
    return 0


def _cell(measured: tuple[bool, float]) -> str:
    is_same, seconds = measured
    return f"{seconds * 1000:10.0f} ms {'+' if is_same else '-'}"


if __name__ == "__main__":
    sys.exit(main())
