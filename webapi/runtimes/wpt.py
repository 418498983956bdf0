"""Run a ``.any.js`` file of the Web Platform Tests, unmodified, in an engine with our classes.

``python -m webapi.runtimes.wpt url/url-constructor.any.js --engine quickjs --root WPT_CHECKOUT``
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import secrets
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module, resources
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

ENGINES = ("quickjs", "dukpy", "pythonmonkey", "mini_racer")
_STATUSES = ("PASS", "FAIL", "TIMEOUT", "NOTRUN", "PRECONDITION_FAILED")
_HARNESS_STATUSES = ("OK", "ERROR", "TIMEOUT", "PRECONDITION_FAILED")
_META = re.compile(r"//\s*META:\s*(\w+)=(.*?)\s*$", re.MULTILINE)
_HEAD = re.compile(r"(?:\s*//[^\n]*\n)*")
_SECONDS = {"normal": 10.0, "long": 60.0}
_ALIASES = {
    "/resources/WebIDLParser.js": ("webidl2/lib/webidl2.js", "webidl2.js"),
}


class Subtest(NamedTuple):
    """What became of one subtest."""

    name: str
    status: str
    message: str | None


class Result(NamedTuple):
    """What became of a file, in one of its variants; ``status`` is the harness's own."""

    test: str
    status: str
    message: str | None
    subtests: list[Subtest]

    @property
    def passed(self) -> int:
        """How many subtests passed."""
        return sum(subtest.status == "PASS" for subtest in self.subtests)

    @property
    def ok(self) -> bool:
        """Whether all passed, and there were some."""
        return self.status == "OK" and 0 < self.passed == len(self.subtests)


class Files:
    """The files below a root, and the harness's as ``/resources/``."""

    def __init__(self, root: Path, harness: Path | None = None) -> None:
        self.root = root.resolve()
        self.harness = (harness or root / "resources").resolve()

    def find(self, url: str, base: str) -> Path | None:
        """The file that a URL without scheme and host names; ``None`` outside the root."""
        path = unquote(re.split(r"[?#]", url)[0])
        if not path.startswith("/"):
            path = f"{base.rpartition('/')[0]}/{path}"
        folder, name = self.root, path.lstrip("/")
        if path.startswith("/resources/"):
            folder, name = self.harness, path.removeprefix("/resources/")
        for candidate in (name, *_ALIASES.get(path, ())):
            found = (folder / candidate).resolve() if "\0" not in candidate else folder
            if found.is_relative_to(folder) and found.is_file():
                return found
        return None

    def read(self, url: str, base: str) -> str:
        """A script's text.

        Raises: `FileNotFoundError`.
        """
        path = self.find(url, base)
        if path is None:
            raise FileNotFoundError(f"no {url} for {base} below {self.root}")
        return path.read_text("utf-8")


class _Shell:
    """What `shell.js` talks to."""

    def __init__(self, files: Files, base: str) -> None:
        self.files = files
        self.base = base
        self.report: dict[str, Any] | None = None
        self.pause = 0.0

    def __call__(self, message: str) -> str:
        """The answer to a message."""
        kind, value = json.loads(message)
        if kind == "fetch":
            path = self.files.find(value, self.base)
            if path is None:
                return '{"status": 404, "text": ""}'
            return json.dumps({"status": 200, "text": path.read_text("utf-8")})
        if kind == "report":
            self.report = value
        elif kind == "sleep":
            self.pause = value / 1000
        return "null"


def metadata(text: str) -> dict[str, list[str]]:
    """The values of a test's ``// META:`` lines.

    >>> metadata("// META: variant=?a\\n// META: variant=?b\\ntest(…);\\n// META: variant=?c")
    {'variant': ['?a', '?b']}
    """
    head = _HEAD.match(text)
    values: dict[str, list[str]] = {}
    for key, value in _META.findall(head[0] if head else ""):
        values.setdefault(key, []).append(value)
    return values


def run(
    test: str, engine: str, files: Files, *, install: bool = True, timeout: float | None = None
) -> Iterator[Result]:
    """The results of each variant of a test, given as a path below the root like ``/url/a.any.js``.

    ``install=False`` tests the engine's own classes; ``timeout`` replaces what the file asks for.
    Each variant has a process of its own: engines may have one context a process, or crash.
    """
    text = files.read(test, "/")
    meta = metadata(text)
    seconds = timeout or _SECONDS[meta.get("timeout", ["normal"])[0]]
    scripts = [
        files.read("/resources/testharness.js", test),
        "setup({explicit_done: true}); add_completion_callback(shellReport);",
        *(files.read(script, test) for script in meta.get("script", [])),
        text,
        "done();",
    ]
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        for variant in meta.get("variant", [""]):
            url = test + variant
            task = processes.submit(run_scripts, url, scripts, engine, files, install, seconds)
            try:
                yield task.result()
            except BrokenProcessPool:
                yield Result(url, "ERROR", "the process died", [])
                return
            except Exception as error:
                yield Result(url, "ERROR", f"{type(error).__name__}: {error}", [])


def run_scripts(
    url: str, scripts: list[str], engine: str, files: Files, install: bool, seconds: float
) -> Result:
    """Run a harness and a test in a new context of this process."""
    module = import_module(f"webapi.runtimes.{engine}")
    context = module.new_context()
    if install:
        module.install(context)
    shell = _Shell(files, url.partition("?")[0])
    asyncio.run(_run(module.Engine(context), [_prologue(url), *scripts], shell, seconds))
    report = shell.report or {"status": 2, "message": f"no end after {seconds} s", "tests": []}
    return Result(
        url,
        _HARNESS_STATUSES[report["status"]],
        report["message"],
        [
            Subtest(each["name"], _STATUSES[each["status"]], each["message"])
            for each in report["tests"]
        ],
    )


def _prologue(url: str) -> str:
    """What `shell.js` is to do, but for ``send``, which it takes."""
    path, mark, search = url.partition("?")
    location = {
        "href": url,
        "origin": "null",
        "pathname": path,
        "search": mark + search,
        "hash": "",
    }
    settings = json.dumps({"location": location})
    shell = resources.files("webapi.runtimes").joinpath("shell.js").read_text("ascii")
    return f"(function (send) {{\nconst settings = {settings};\n{shell}}})"


async def _run(engine: Any, scripts: list[str], shell: _Shell, seconds: float) -> None:
    name = f"webapi_shell_{secrets.token_hex(8)}"
    send = engine.bind(name, shell) or name
    engine.eval(f"{scripts[0]}({send});\n0;")
    for script in scripts[1:]:
        engine.eval(script)
    started = time.monotonic()
    while shell.report is None and (elapsed := time.monotonic() - started) < seconds:
        engine.run_jobs()
        engine.eval(f"shellTurn({elapsed * 1000});")
        await asyncio.sleep(min(shell.pause, 0.05))


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 if every subtest of every variant passed."""
    parser = argparse.ArgumentParser(prog="python -m webapi.runtimes.wpt", description=__doc__)
    parser.add_argument("file", help="the test, below the root")
    parser.add_argument("--engine", choices=ENGINES, default="quickjs")
    parser.add_argument("--root", type=Path, required=True, help="a checkout of WPT, or alike")
    parser.add_argument("--harness", type=Path, help="where testharness.js is, if not in resources")
    parser.add_argument("--timeout", type=float, help="seconds, instead of the test's own")
    parser.add_argument("--native", action="store_true", help="test the engine's own classes")
    options = parser.parse_args(arguments)
    files = Files(options.root, options.harness)
    given = options.root / options.file
    path = (given if given.is_file() else Path(options.file)).resolve()
    if not path.is_relative_to(files.root):
        parser.error(f"{options.file} is not below {options.root}")
    test = f"/{path.relative_to(files.root).as_posix()}"
    ok = True
    for result in run(
        test, options.engine, files, install=not options.native, timeout=options.timeout
    ):
        ok &= result.ok
        for subtest in result.subtests:
            if subtest.status != "PASS":
                print(f"{subtest.status} {subtest.name!a}: {subtest.message!a}")
        if result.status != "OK":
            print(f"harness {result.status}: {result.message!a}")
        print(f"{result.test}: {result.passed} of {len(result.subtests)} subtests pass")
    return not ok


if __name__ == "__main__":
    sys.exit(main())
