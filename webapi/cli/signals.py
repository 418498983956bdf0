"""The signals that end a process: of Ctrl-C, ``kill``, or a closed terminal."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

ENDING: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


def heeded() -> list[signal.Signals]:
    """The signals that this process does not ignore, as it does after nohup or a shell's ``&``."""
    return [each for each in ENDING if signal.getsignal(each) is signal.SIG_DFL]


def interrupt(number: int, _: object) -> None:
    """Raise `KeyboardInterrupt` with the exit status of the signal."""
    raise KeyboardInterrupt(128 + number)


@contextmanager
def put_off() -> Iterator[None]:
    """Put off these signals. A process that starts meanwhile never gets them."""
    if threading.current_thread() is not threading.main_thread():  # only that one gets signals
        yield
        return
    came: list[int] = []
    handlers = {each: signal.getsignal(each) for each in ENDING}
    handlers = {each: handler for each, handler in handlers.items() if callable(handler)}
    for each in handlers:
        signal.signal(each, lambda number, _: came.append(number))
    # A new process inherits blocked signals, but no handler.
    has_masks = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING) if has_masks else None
    try:
        yield
    finally:
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for each, handler in handlers.items():
            signal.signal(each, handler)
        if came:
            signal.raise_signal(came[0])
