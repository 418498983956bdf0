"""Run the scripts of a test in a context of this process, then its event loop."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from importlib import import_module, resources
from typing import Any, NamedTuple

from webapi import URL
from webapi.fetching.referrer_policies import DEFAULT_POLICY
from webapi.page.request_headers import Client
from webapi.runtimes import Bridge
from webapi.runtimes.window import Window
from webapi.url.environment import EnvironmentSettingsObject
from wpt.run.files import Files
from wpt.run.server import Server

_LOCATION = (
    *("href", "origin", "protocol", "host", "hostname", "port", "pathname", "search", "hash"),
)
_PAUSE = 0.02  # seconds: what else may happen, such as asyncio's, is looked after so often
_GRACE = 1.0
"""How many seconds the harness has, once the time is up, to say which subtests were pending."""


class Job(NamedTuple):
    """What to run: ``harness`` is testharness.js, ``scripts`` are the test's in their order.

    A page has no scripts, but its bytes, which load the harness. ``seconds`` limits processor time
    and the pauses between tasks, which a busy machine does not lengthen.
    """

    url: str
    kind: str
    harness: str
    scripts: list[str]
    page: bytes
    engine: str
    install: bool
    seconds: float


class _Stopwatch:
    """Counts processor time, and the pauses as long as they were meant to be."""

    def __init__(self) -> None:
        self._started = time.process_time()
        self._slept = 0.0

    @property
    def elapsed(self) -> float:
        return time.process_time() - self._started + self._slept

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._slept += seconds


def run_job(job: Job, files: Files, emit: Callable[[Any], None]) -> None:
    """Run the scripts in a new context; ``emit`` gets the results, as the shell sends them."""
    module = import_module(f"webapi.runtimes.adapters.{job.engine}")
    context = module.new_context()
    page = None if job.kind == "worker" else Window(job.url, same_origin_policy=True)
    client = None
    if page is not None:
        client = Client(page.history.current.url, page.origin, DEFAULT_POLICY)
    server = Server(files, job.url, emit, client)
    settings = {"clock": time, "page": page, "fetch": server.respond}
    bridge = module.install(context, **settings) if job.install else None
    if bridge is not None and page is None:
        worker = EnvironmentSettingsObject(job.url)
        bridge.environment.origin = worker.origin
        bridge.environment.api_base_url = worker.api_base_url
    asyncio.run(_run(module.Engine(context), bridge, job, server, emit))


class _Uncaught(logging.Handler):
    """Collects what timers and microtasks throw."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[str] = []
        logging.getLogger("webapi.runtimes").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        # Neither the console's, nor what a transport raised.
        if record.name == "webapi.runtimes" and record.getMessage().startswith("Uncaught "):
            self.messages.append(record.getMessage())


async def _run(
    engine: Any, bridge: Bridge | None, job: Job, server: Server, emit: Callable[[Any], None]
) -> None:
    uncaught = _Uncaught()
    name = f"webapi_shell_{secrets.token_hex(8)}"
    send = engine.bind(name, server) or name
    engine.eval(f"{_shell(job)}({send});\ndelete globalThis.{name};\n0;")
    if bridge is not None and job.kind == "page":
        emit(("started",))
        await _load(engine, bridge, job, server)
        return
    engine.eval(job.harness)
    engine.eval(
        "setup({explicit_done: true, explicit_timeout: true}); add_result_callback(shellResult);"
        "add_completion_callback(shellComplete); shellLoaded(); 0;"
    )
    emit(("started",))
    stopwatch = _Stopwatch()
    for script in (*job.scripts, "done();"):
        _step(engine, script if bridge is None else bridge._driver.with_import_calls(script))
    timed_out = False
    while not server.completed and (elapsed := stopwatch.elapsed) < job.seconds + _GRACE:
        if elapsed > job.seconds and not timed_out:
            timed_out = True
            _step(engine, "timeout();")
        if bridge is None:
            _step(engine, None)
            _step(engine, f"shellTurn({elapsed * 1000});")
            pause = server.pause
        else:
            pause = _PAUSE if (delay := bridge.run_due()) is None else delay
        while uncaught.messages:
            _show_error(engine, uncaught.messages.pop(0))
        await stopwatch.sleep(min(pause, _PAUSE))


async def _load(engine: Any, bridge: Bridge, job: Job, server: Server) -> None:
    """Load a page, and wait for its harness."""
    stopwatch = _Stopwatch()
    loading = asyncio.ensure_future(bridge.aload(job.page))
    timed_out = False
    while not server.completed and (elapsed := stopwatch.elapsed) < job.seconds + _GRACE:
        if elapsed > job.seconds and not timed_out:
            timed_out = True
            _step(engine, "if (typeof timeout === 'function') timeout();")
        pause = None if not loading.done() else bridge.run_due()
        await stopwatch.sleep(_PAUSE if pause is None else min(pause, _PAUSE))
    if loading.done():
        loading.result()
    loading.cancel()


def _step(engine: Any, script: str | None) -> None:
    """Run a script, or pending jobs. What it throws is an error event, as in browsers."""
    try:
        if script is None:
            engine.run_jobs()
        else:
            engine.eval(script)
    except Exception as error:
        _show_error(engine, error_text(error))


def _show_error(engine: Any, text: str) -> None:
    engine.eval(f"shellError({json.dumps(text)});\n0;")


def error_text(error: Exception) -> str:
    """The text of an exception that an engine raised, which may not be UTF-8.

    >>> error_text(UnicodeDecodeError("utf-8", b"Error: \\xed\\xa0\\x80", 7, 8, "invalid"))[:7]
    'Error: '
    """
    if isinstance(error, UnicodeDecodeError):
        return error.object.decode("utf-8", "replace")
    return str(error)


def _shell(job: Job) -> str:
    """The function of `shell.js`, which takes ``send``."""
    url = URL(job.url)
    location = {name: getattr(url, name) for name in _LOCATION}
    settings = json.dumps({"location": location, "kind": job.kind})
    text = resources.files("wpt.run").joinpath("shell.js").read_text("ascii")
    return f"(function (send) {{\nconst settings = {settings};\n{text}}})"
