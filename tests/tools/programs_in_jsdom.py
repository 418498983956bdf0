"""Play the programs of pages in pages and in jsdom: write docs/programs.md.

    python -m tests.tools.programs_in_jsdom [NAME...]

`npm ci` in `tests/runtimes` and in `tests/runtimes/page_programs` comes before.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.page.programs import HERE, NODE_MODULES, PROGRAMS, RECORD, RUNTIMES
from tests.page.programs.app import App
from tests.page.programs.facts import REST, SCRIPT, play, shown
from tests.page.test_programs import facts_of_page
from tests.tools.record_page_programs import served

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"
ENGINES = ("quickjs", "mini_racer")
_SHOWN = ("QuickJS-ng", "V8")
_HEADING = """
# Programs of a page

Written by `python -m tests.tools.programs_in_jsdom`. A program is a small application with the
unmodified scripts of a library, or with scripts of its own, and steps: `goto`, `click`, `fill`,
`press` and other methods that Playwright's page and [`webapi.page`](how-to/test-a-front-end.md)
share. After each step it shows facts: the URL, the HTML, the values of controls, the focus, the
storage, the cookies, the requests that came to the server, and uncaught errors. ✓ means that
after each step they are those of headless Chromium, which `tests/page/programs/chromium.json` has
and CI records again. jsdom 29.1.1 has the shims that people give it: `fetch`, observers,
`matchMedia`, and `user-event` as its user; it has no modules, which the programs `redirected-`,
`split-`, `unbundled-` and `vite-` are made of. The milliseconds are the processor's in one run.
Those of pages contain the server.

`basket` needs `Intl`, which QuickJS-ng lacks. `failing` needs microtasks between the listeners of
an event, and mini-racer runs none before Python's call returns.
"""
LIMIT = 4.0
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


@dataclass
class Result:
    """Whether a program shows what Chromium shows, and the least seconds of the processor."""

    is_same: bool
    seconds: float


def measured(
    facts: Callable[[], Any], expected: Any, now: Callable[[], float], rounds: int
) -> Result:
    """Play a program some times."""
    seconds = []
    is_same = True
    for _ in range(rounds):
        began = now()
        try:
            is_same &= facts() == expected
        except Exception:
            is_same = False
        seconds.append(now() - began)
    return Result(is_same, min(seconds))


def row_of(jsdom: Jsdom, name: str, expected: Any, rounds: int) -> list[Result]:
    """The results of each engine and of jsdom."""
    row = []
    for engine in ENGINES:
        facts: Callable[[], Any] = partial(facts_of_page, name, engine)
        row.append(measured(facts, expected, time.process_time, rounds))
    facts = partial(facts_of_jsdom, jsdom, name)
    row.append(measured(facts, expected, lambda: float(jsdom.ask("cpu")), rounds))
    return row


def page_of(rows: dict[str, list[Result]]) -> str:
    """The page of the site."""
    columns = [*zip(*rows.values(), strict=True)]
    counts = [sum(each.is_same for each in column) for column in columns]
    lines = [
        *(_HEADING.strip(), "", "| | QuickJS-ng | V8 in Python | jsdom |"),
        *("| --- | ---: | ---: | ---: |", _line("as Chromium", map(str, counts))),
    ]
    for index, engine in enumerate(_SHOWN):
        both = [row for row in rows.values() if row[index].is_same and row[-1].is_same]
        mine = sum(row[index].seconds for row in both)
        theirs = sum(row[-1].seconds for row in both)
        cells = ["", "", f"{theirs * 1000:.0f} ms"]
        cells[index] = f"{mine * 1000:.0f} ms"
        lines.append(_line(f"the {len(both)} that {engine} and jsdom both play", cells))
    lines += [_line(name, map(_cell, row)) for name, row in rows.items()]
    return "\n".join(lines) + "\n"


def _line(name: str, cells: Iterable[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def _cell(result: Result) -> str:
    return f"{result.seconds * 1000:.0f} ms {'✓' if result.is_same else '–'}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="only these programs; nothing is written")
    parser.add_argument("--rounds", type=int, default=1, help="the least counts")
    options = parser.parse_args()
    recorded = json.loads(RECORD.read_text("ascii"))
    rows = {}
    with started() as jsdom:
        for name in options.names or sorted(PROGRAMS):
            rows[name] = row_of(jsdom, name, recorded[name], options.rounds)
            print(_line(name, map(_cell, rows[name])), flush=True)
    if not options.names:
        PAGE.write_text(page_of(rows), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
