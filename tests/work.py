"""Bounds that a busy machine does not cross: of processor time, and minutes for what hangs."""

import gc
import math
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time

LIMIT = 300.0
"""In seconds of the time of day. What waits so long hangs; no test that passes does."""

TOO_LITTLE = 0.05
"""In seconds. Less is not compared: under the timer of `ends`, Linux counts in steps of 10 ms."""

ATTEMPTS = 5
"""Pyodide's clock knows only the time of day: several attempts may meet a busy moment."""

SMALLEST = 16 * 16 * ATTEMPTS
"""With a smaller size, some of the parts would be empty."""


def assert_linear(run: Callable[[int], object], size: int) -> None:
    """Fail if `run(size)` takes over four times as long as sixteen calls `run(size // 16)`.

    Linear work takes as long, quadratic work sixteen times. Each call gets a size of its own, so
    that no cache answers it.

    Raises: `ValueError` if the size is below `SMALLEST`.
    """
    if size < SMALLEST:
        raise ValueError(f"{size} is too small to compare: at least {SMALLEST}")
    parts = [size // 16 - each for each in range(16 * ATTEMPTS)]
    whole = in_parts = math.inf
    gc.freeze()  # the collector need not go through what other tests left
    with ends():
        run(size // 16 + 1)  # makes what is made once
        for less in range(ATTEMPTS):
            whole = min(whole, seconds(run, [size - less]))
            if whole < TOO_LITTLE:
                return
            in_parts = min(in_parts, seconds(run, parts[less::ATTEMPTS]))
            if whole < 4 * in_parts:
                return
    raise AssertionError(f"not linear: {whole:.3f} s at once, {in_parts:.3f} s in sixteen parts")


def seconds(run: Callable[[int], object], sizes: list[int]) -> float:
    began = process_time()
    for size in sizes:
        run(size)
    return process_time() - began


@contextmanager
def ends(within: float = LIMIT) -> Iterator[None]:
    """Fail if the block takes more seconds of processor time, where such a timer exists."""
    if sys.platform in ("win32", "emscripten"):
        yield
        return

    def stop(*_: object) -> None:
        raise AssertionError(f"no end after {within} s of processor time")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, within)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
