"""Processes that work for this one. They end when it ends, in whatever way."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from .signals import ENDING, put_off

WAITING: Final = 2
"""The arguments for each process that wait for it, or for earlier answers."""

REMOVALS: Final = 100
"""The attempts to remove the folder while others still write into it."""

A = TypeVar("A")
B = TypeVar("B")


def answers(
    function: Callable[[A], B], arguments: Iterable[A], jobs: int, folder: Path
) -> Generator[B, None, None]:
    """Call ``function`` with each argument in processes; yield the results in order.

    The processes work in ``folder``, and remove it if this process is killed.

    Raises:
        concurrent.futures.process.BrokenProcessPool: one of them was killed.
    """
    # A fresh process shares no threads or locks with this one.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with _no_imports_from_the_current_folder():
        with put_off():  # this starts the process that counts resources
            pool = ProcessPoolExecutor(jobs, context, _begin, (folder,))
        with pool:
            try:
                waiting: deque[Future[B]] = deque()
                for argument in arguments:
                    with put_off():
                        waiting.append(pool.submit(function, argument))
                    if len(waiting) > jobs * WAITING:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            except BaseException:  # nobody reads their answers
                for each in multiprocessing.active_children():
                    if each not in others:
                        each.kill()
                raise


@contextmanager
def _no_imports_from_the_current_folder() -> Iterator[None]:
    """Start processes as ``python -P``: they import modules before they get this import path."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = before or "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before


def _begin(folder: Path) -> None:
    # The parent obeys these signals. But when a process was killed, the pool ends the others by
    # SIGTERM, and waits for their end. `put_off` has blocked it; ignoring it would lose a pending
    # one.
    for each in ENDING:
        if each != signal.SIGTERM:
            signal.signal(each, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    threading.Thread(target=_end_with_parent, args=(folder,), daemon=True).start()


def _end_with_parent(folder: Path) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    for _ in range(REMOVALS):
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            break
        time.sleep(0.01)
    os._exit(1)
