"""Time one commit against another: ``python -m tests.benchmarks.commits OLD NEW``.

Both are measured by turns on this machine, in processes of their own, and each operation counts
with its fastest turn. The answer is a table in Markdown.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).parents[2]
URLS = PROJECT / "tests" / "data" / "sample_urls.txt"
REPEATED = 10
"""Every URL is measured so many times in one turn."""

Figures = dict[str, float]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.commits", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("old")
    parser.add_argument("new", nargs="?", default="HEAD")
    parser.add_argument("--turns", type=int, default=7, help="default: 7")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        trees = [
            checked_out(commit, Path(folder, name))
            for name, commit in (("old", options.old), ("new", options.new))
        ]
        turns = [[measured(tree) for tree in trees] for _ in range(options.turns)]
    old, new = (least([turn[side] for turn in turns]) for side in (0, 1))
    print(table(old, new, options.old, options.new))
    if options.json is not None:
        figures = {"python": sys.version.split()[0], "old": old, "new": new}
        options.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0


def checked_out(commit: str, folder: Path) -> Path:
    """Write the package of a commit into a folder.

    Raises:
        CalledProcessError: there is no such commit.
    """
    folder.mkdir()
    archive = subprocess.run(
        ["git", "archive", "--format=zip", commit, "webapi"],
        cwd=PROJECT,
        check=True,
        stdout=subprocess.PIPE,
    ).stdout
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        files.extractall(folder)
    return folder


def measured(tree: Path) -> Figures:
    """The figures of the package in a folder."""
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("one_commit.py")],
        input=URLS.read_text("utf-8") * REPEATED,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONIOENCODING": "utf-8"},
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def least(turns: Sequence[Figures]) -> Figures:
    """The least of each figure."""
    return {name: min(turn[name] for turn in turns) for name in turns[0]}


def table(old: Figures, new: Figures, old_name: str, new_name: str) -> str:
    """A table in Markdown; below 1, the new commit is faster."""
    rows = [
        f"| operation | {old_name} | {new_name} | {new_name} / {old_name} |",
        "|---|---:|---:|---:|",
    ]
    for name, before in old.items():
        after = new[name]
        rows.append(
            f"| {name} | {before * 1e9:,.0f} ns | {after * 1e9:,.0f} ns | {after / before:.2f} |"
        )
    return "\n".join(rows)


if __name__ == "__main__":
    raise SystemExit(main())
