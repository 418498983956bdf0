"""Processes that work for the command line."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from itertools import repeat
from pathlib import Path

import pytest

from webapi.cli import workers

if sys.platform == "emscripten":
    pytest.skip("Pyodide has no processes", allow_module_level=True)


def test_answers_are_in_order(tmp_path: Path) -> None:
    assert [*workers.answers(abs, range(-9, 0), 2, tmp_path)] == [*range(9, 0, -1)]


def test_a_killed_process_ends_the_others_while_more_is_handed_out(tmp_path: Path) -> None:
    others = multiprocessing.active_children()

    def arguments() -> Iterator[float]:
        yield from (0.01, 0.01)  # a process is started for each
        new = [each for each in multiprocessing.active_children() if each not in others]
        new[0].kill()
        time.sleep(0.5)  # until the pool has noticed, and holds the lock that handing out needs
        yield from repeat(0.01, 10_000)  # longer than a busy machine may need to notice

    with pytest.raises(BrokenProcessPool):
        list(workers.answers(time.sleep, arguments(), 2, tmp_path))
    assert [each for each in multiprocessing.active_children() if each not in others] == []
