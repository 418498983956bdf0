"""Do tests of timers, processes and limits pass on a busy machine?

``python -m tests.tools.under_load`` runs them twelve times beside thirty processes that do nothing
but work, and ends with the failures. More arguments are pytest's: files, ``-k``, ``--all``.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.under_load", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--load", type=int, default=30, help="busy processes; default: 30")
    parser.add_argument("--times", type=int, default=12, help="default: 12")
    options, others = parser.parse_known_args(arguments)
    command = [sys.executable, "-m", "pytest", "-q", "-rfE", "-m", "timing", *others]
    failed = 0
    with load(options.load):
        for _ in range(options.times):
            failed += subprocess.run(command, cwd=PROJECT, check=False).returncode != 0
    print(f"{failed} of {options.times} runs failed beside a load of {options.load}")
    return int(failed > 0)


@contextmanager
def load(count: int) -> Iterator[None]:
    """Keep the machine busy with so many processes."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


if __name__ == "__main__":
    raise SystemExit(main())
