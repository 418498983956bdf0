"""A run that is ended leaves nothing behind: no process, no folder, no half file, no traceback."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.columns.optional import require
from tests.work import LIMIT

require("pyarrow")
require("numpy")
if sys.platform != "linux":
    pytest.skip("processes are read where Linux lists them", allow_module_level=True)

ENDING = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


def start(folder: Path, jobs: int) -> subprocess.Popen[bytes]:
    file = folder / "urls.txt"
    # Hosts like these take long, so that no chunk is answered before the run is ended.
    lines = (
        f"https://{'.'.join(f'{row}ü{label}' for label in range(9))}/" for row in range(99_999)
    )
    file.write_text("\n".join(lines), "utf-8")
    out = folder / "out.jsonl"
    out.write_text("before")
    command = [sys.executable, "-m", "webapi", "parse", "--file", file, "--output", out]
    return subprocess.Popen(
        [*command, "--jobs", str(jobs)],
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # nohup ignores it
    )


def until(condition: Callable[[], object], within: float = LIMIT) -> None:
    end = time.monotonic() + within
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def has_begun(folder: Path, jobs: int) -> bool:
    for path in folder.glob(".*/*"):
        with suppress(FileNotFoundError):  # the run has removed it since
            if jobs == 1 or path.stat().st_size:
                return True
    return False


def hidden(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.name.startswith(".")]


def group_of(process: int) -> list[int]:
    """The living processes of a process group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, group = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:  # it has ended
            continue
        if int(group) == process and state != "Z":
            found.append(int(path.parent.name))
    return found


def nothing_is_left(folder: Path, process: int) -> None:
    until(lambda: not group_of(process))
    assert sorted(path.name for path in folder.iterdir()) == ["out.jsonl", "urls.txt"]
    assert (folder / "out.jsonl").read_text() == "before"


@pytest.mark.parametrize(
    ("number", "jobs", "to_group"),
    [
        (signal.SIGTERM, 2, False),
        *(
            pytest.param(*each, marks=pytest.mark.heavy("Each starts processes for a second."))
            for each in itertools.product(ENDING, (1, 2), (False, True))
        ),
    ],
)
def test_a_signal_ends_a_run_and_its_workers(
    number: signal.Signals, jobs: int, to_group: bool, tmp_path: Path
) -> None:
    running = start(tmp_path, jobs)
    until(lambda: has_begun(tmp_path, jobs))
    (os.killpg if to_group else os.kill)(running.pid, number)
    _, told = running.communicate()
    assert running.returncode == 128 + number
    assert b"Traceback" not in told
    nothing_is_left(tmp_path, running.pid)


def test_an_interrupt_while_workers_start_shows_no_traceback(tmp_path: Path) -> None:
    running = start(tmp_path, 2)
    until(lambda: len(group_of(running.pid)) > 2)  # the second is not a worker
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate()
    assert running.returncode == 128 + signal.SIGINT
    assert told == b""
    nothing_is_left(tmp_path, running.pid)


def test_workers_end_with_their_parent_and_remove_the_folder(tmp_path: Path) -> None:
    running = start(tmp_path, 2)
    until(lambda: len(group_of(running.pid)) == 4 and not list(tmp_path.glob(".*/0.rows")))
    running.kill()
    running.communicate()
    nothing_is_left(tmp_path, running.pid)
