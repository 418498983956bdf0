"""Run a test file, each of its variants in a process and a context of its own."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module, resources
from multiprocessing import get_context
from typing import Any

from wpt.run.files import Files
from wpt.run.results import Result, Subtest

ENGINES = ("quickjs", "dukpy", "pythonmonkey", "mini_racer")
_STATUSES = ("PASS", "FAIL", "TIMEOUT", "NOTRUN", "PRECONDITION_FAILED")
_HARNESS_STATUSES = ("OK", "ERROR", "TIMEOUT", "PRECONDITION_FAILED")
_META = re.compile(r"//\s*META:\s*(\w+)=(.*?)\s*$", re.MULTILINE)
_HEAD = re.compile(r"(?:\s*//[^\n]*\n)*")
_SECONDS = {"normal": 10.0, "long": 60.0}


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
    module = import_module(f"webapi.runtimes.adapters.{engine}")
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
    shell = resources.files("wpt.run").joinpath("shell.js").read_text("ascii")
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
