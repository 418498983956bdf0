"""What only a process of its own can tell: import time and memory."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parents[2]

_MEMORY = """\
import gc, sys, tracemalloc
from webapi import URL
hrefs = sys.stdin.buffer.read().decode().splitlines()[:10000]
for href in hrefs:
    URL(href)
gc.collect()
tracemalloc.start()
kept = [None] * len(hrefs)
empty = tracemalloc.get_traced_memory()[0]
for index, href in enumerate(hrefs):
    kept[index] = URL(href)
gc.collect()
own = sum(sys.getsizeof(url.href) for url, href in zip(kept, hrefs) if url.href is not href)
print((tracemalloc.get_traced_memory()[0] - empty - own) / len(hrefs))
"""


def import_seconds(statement: str, rounds: int) -> float:
    """The seconds that ``statement`` adds to a bare start, the least of ``rounds``."""
    return _least(statement, rounds) - _least("pass", rounds)


def bytes_per_url(corpus: list[str]) -> float:
    """What a URL object that is kept takes, in bytes, without its href.

    All URLs have been parsed once before, so that no module that is imported then counts.
    """
    result = subprocess.run(
        [sys.executable, "-c", _MEMORY],
        input="\n".join(corpus[:10000]).encode(),
        stdout=subprocess.PIPE,
        cwd=_ROOT,
        check=True,
    )
    return float(result.stdout)


def _least(statement: str, rounds: int) -> float:
    """The least processor time, which a busy machine changes less than the clock's."""
    best = float("inf")
    for _ in range(rounds):
        began = _children_seconds()
        subprocess.run(
            [
                sys.executable,
                "-I",
                "-c",
                f"import sys; sys.path.insert(0, {os.fspath(_ROOT)!r}); {statement}",
            ],
            check=True,
        )
        best = min(best, _children_seconds() - began)
    return best


def _children_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
