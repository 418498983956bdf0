"""Run test files: each variant in a context and a process of its own, which can be ended."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from wpt.run.context import Job, error_text, run_job
from wpt.run.files import Files
from wpt.run.results import Result, Subtest
from wpt.run.test_file import ORIGIN, TestFile

ENGINES = ("quickjs", "dukpy", "pythonmonkey", "mini_racer")
_SECONDS_TO_START = 60.0
_SECONDS_TO_END = 2.0  # beyond those of the test, for the harness to report its own timeout
_CAN_LIMIT = hasattr(signal, "setitimer")
_ENDED_BY_ITS_LIMIT = -signal.SIGPROF if _CAN_LIMIT else None
_PATIENCE = 20 if _CAN_LIMIT else 1
"""How much longer than its processor time a process may take, on a busy machine."""


def run(
    path: str, engine: str, files: Files, *, install: bool = True, timeout: float | None = None
) -> Iterator[Result]:
    """The results of each variant of a test, given as a path below the root like ``/url/a.any.js``.

    ``install=False`` tests the engine's own classes; ``timeout`` (seconds) replaces what the file
    asks for.
    """
    try:
        test = TestFile.read(path, files)
        harness = files.read("/resources/testharness.js", path)
        scripts = [files.read(script, path) for script in test.metadata.get("script", [])]
    except (FileNotFoundError, UnicodeDecodeError) as error:
        yield Result(path, "ERROR", str(error), [])
        return
    if test.kind == "page" and "testharness.js" not in test.text:
        yield Result(path, "SKIP", "it has no testharness.js", [])
        return
    if test.kind is None:
        yield Result(path, "SKIP", f"for {', '.join(test.metadata['global'])} only", [])
        return
    for url in test.urls:
        seconds = test.seconds if timeout is None else timeout
        own = [] if test.kind == "page" else [*scripts, test.text]
        job = Job(url, test.kind, harness, own, test.data, engine, install, seconds)
        yield _run_in_a_process(job, files)


def _run_in_a_process(job: Job, files: Files) -> Result:
    processes = get_context("spawn")
    receiver, sender = processes.Pipe(duplex=False)
    process = processes.Process(target=_in_the_process, args=(job, files, sender), daemon=True)
    process.start()
    sender.close()
    try:
        status, message, subtests = _collected(receiver, job.seconds)
        if status == "DIED":
            process.join(_SECONDS_TO_END)
            status, message = "ERROR", f"the process ended with status {process.exitcode}"
            if process.exitcode == _ENDED_BY_ITS_LIMIT:
                status, message = "TIMEOUT", f"no end after {job.seconds} s"
    finally:
        process.join(1.0)
        process.kill()
        process.join()
        receiver.close()
    return Result(job.url.removeprefix(ORIGIN), status, message, subtests)


def _collected(receiver: Connection, seconds: float) -> tuple[str, str | None, list[Subtest]]:
    """What a process sends, until it is complete, the time is up, or the process is gone."""
    subtests: list[Subtest] = []
    end = time.monotonic() + _SECONDS_TO_START
    while receiver.poll(max(0.0, end - time.monotonic())):
        try:
            kind, *values = receiver.recv()
        except EOFError:
            return "DIED", None, subtests
        if kind == "started":
            end = time.monotonic() + _PATIENCE * (seconds + _SECONDS_TO_END)
        elif kind == "subtest":
            subtests.append(values[0])
        elif kind == "failed":
            return "ERROR", values[0], subtests
        else:
            status, message, subtests = values
            return status, message, subtests
    return "TIMEOUT", f"no end after {seconds} s", subtests


def _in_the_process(job: Job, files: Files, sender: Connection) -> None:
    def emit(message: Any) -> None:
        sender.send(message)
        if message == ("started",) and _CAN_LIMIT:
            # The system ends the process, which may be in an endless loop of the engine.
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_PROF, job.seconds + _SECONDS_TO_END)

    try:
        run_job(job, files, emit)
    except Exception as error:
        emit(("failed", f"{type(error).__name__}: {error_text(error)}"))
