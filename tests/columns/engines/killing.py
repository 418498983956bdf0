"""A worker that dies half-way, once."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def die_once(marker: Path) -> None:
    """Kill this process, unless a process did so before."""
    try:
        marker.touch(exist_ok=False)
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)
