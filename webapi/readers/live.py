"""Live readers: other packages and libcurl, if they are installed.

They run in a process of their own (`webapi.readers.worker`). This module ends the process if an
answer takes longer than the time limit. So a reader that hangs, recurses without end or crashes
refuses the URL, and the next reader runs in a new process. If no process can be started, as in
Pyodide, the readers run in this process, without a time limit.
"""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from typing import Any, Final

from .reading import EVERYTHING, Reading
from .worker import READERS, answer, version_of

TIME_LIMIT: Final = 5.0
"""Seconds that one reader may take for one URL, without the start of the process."""
START_LIMIT: Final = 60.0
"""Seconds that the process may take to start and to import a reader."""
_PROGRAM: Final = "from webapi.readers.worker import main; main()"


@dataclass(frozen=True)
class LiveReader:
    """A reader that runs the real software, with a time limit in seconds for each URL.

    Readers may share the ``worker`` that runs them.

    >>> LiveReader("urllib.parse").read("http://h:x/").refusal
    "ValueError: Port could not be cast to integer value as 'x'"
    """

    package: str
    version: str = ""
    time_limit: float = TIME_LIMIT
    worker: Worker = field(default_factory=lambda: Worker(), repr=False, compare=False)

    @property
    def name(self) -> str:
        """The package and its version. The version distinguishes it from a predicted reader."""
        return f"{self.package} {self.version}".rstrip()

    def read(self, url: str) -> Reading:
        """The reading of ``url``. A reader that exceeds the time limit refuses the URL."""
        components = self.worker.ask(self.package, url, self.time_limit)
        if "refusal" in components or components.keys() >= EVERYTHING:
            return Reading(self.name, **components)
        return Reading(self.name, **components, sees=EVERYTHING & components.keys())


def installed(time_limit: float = TIME_LIMIT) -> tuple[LiveReader, ...]:
    """The live readers whose packages are installed, with one process for all of them."""
    worker = Worker()
    found = []
    for package in READERS:
        with contextlib.suppress(ImportError, OSError):
            found.append(LiveReader(package, version_of(package), time_limit, worker))
    return tuple(found)


def _flags() -> list[str]:
    """Remove the current folder from the import path (``-P``), because anybody may write there.

    The process also gets the flags that isolate this interpreter.
    """
    flags = {"-I": sys.flags.isolated, "-E": sys.flags.ignore_environment}
    flags["-s"] = sys.flags.no_user_site
    return ["-P", *(flag for flag, is_set in flags.items() if is_set)]


class Worker:
    """The process that runs the readers. The first question starts it, and each after a failure."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._ready: set[str] = set()
        self._lock = threading.Lock()

    def ask(self, name: str, url: str, time_limit: float) -> dict[str, Any]:
        """The components that a reader sees, or its refusal."""
        if sys.platform == "emscripten":
            return answer(name, url)
        with self._lock:
            return self._ask(name, url, time_limit)

    def _ask(self, name: str, url: str, time_limit: float) -> dict[str, Any]:
        try:
            if name not in self._ready:
                self._exchange(name, "http://example.org/", START_LIMIT)
                self._ready.add(name)
            return self._exchange(name, url, time_limit)
        except queue.Empty:
            self._end()
            return {"refusal": f"no answer in {time_limit:g} s"}
        except (OSError, EOFError):
            self._end()
            return {"refusal": "the process crashed"}

    def _exchange(self, name: str, url: str, time_limit: float) -> dict[str, Any]:
        process = self._process or self._start()
        assert process.stdin is not None
        process.stdin.write(json.dumps([name, url]).encode() + b"\n")
        process.stdin.flush()
        line = self._lines.get(timeout=time_limit)
        if not line:
            raise EOFError
        components: dict[str, Any] = json.loads(line)
        return components

    def _start(self) -> subprocess.Popen[bytes]:
        self._process = process = subprocess.Popen(
            [sys.executable, *_flags(), "-c", _PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._lines = lines = queue.SimpleQueue[bytes]()

        def collect() -> None:
            assert process.stdout is not None
            with process.stdout as output:
                for line in output:
                    lines.put(line)
            lines.put(b"")

        threading.Thread(target=collect, daemon=True).start()
        return process

    def _end(self) -> None:
        process, self._process = self._process, None
        self._ready = set()
        if process is not None:
            process.kill()
            with contextlib.suppress(OSError):
                process.stdin.close()  # type: ignore[union-attr]
            process.wait()

    def __del__(self) -> None:
        self._end()
