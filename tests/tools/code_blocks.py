"""Run the code blocks of Markdown pages, in order, as a reader would who types them in.

    python tests/tools/code_blocks.py README.md docs/tutorial.md

`pycon` blocks are doctests, `python` blocks are executed; all blocks of a page share their names.
`sh` blocks are run by bash and have to end with status 0. In a `console` block, each line that
begins with `$ ` is run by bash, and its output has to be the lines that follow it. A block that is
only shown is written with the directive `{code-block}`. A line `% needs: NAME, NAME` lists the
packages that a page imports. A command below `<!-- command: NAME -->` needs a checkout and is not
run here; `.ci/run` runs it.

It runs with an installed wheel, too: it imports nothing but the standard library.
"""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(
    r"^(?P<marked><!-- command: \w+ -->\n)?```(?P<language>pycon|python|sh|console)\n"
    r"(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class BlockError(AssertionError):
    """A block did not do what the page says; the message names the page and the line."""


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, its text, and the line of the page where its text begins."""

    language: str
    code: str
    line: int


def blocks(text: str) -> list[Block]:
    """The blocks of a page that run."""
    return [
        Block(found["language"], found["code"], text.count("\n", 0, found.start("code")) + 1)
        for found in FENCE.finditer(text)
        if not found["marked"]
    ]


def needs(text: str) -> list[str]:
    """The packages that a page says its blocks need, by import name."""
    return re.findall(r"[\w.]+", " ".join(re.findall(r"^% needs: (.*)$", text, re.MULTILINE)))


def run(page: Path, languages: Iterable[str] = ("pycon", "python", "sh", "console")) -> int:
    """Run a page's blocks and return their number.

    Raises:
        BlockError: a block fails.
    """
    names: dict[str, object] = {"__name__": "__main__"}
    count = 0
    for block in blocks(page.read_text("utf-8")):
        if block.language not in languages:
            continue
        count += 1
        where = f"{page.name}:{block.line}"
        importlib.invalidate_caches()
        if block.language == "pycon":
            _run_examples(block, names, page, where)
        elif block.language == "python":
            try:
                exec(compile("\n" * (block.line - 1) + block.code, str(page), "exec"), names)
            except Exception as error:
                raise BlockError(f"{where}: {type(error).__name__}: {error}") from error
        elif block.language == "sh":
            _run_command(block.code, None, where)
        else:
            for command, output in re.findall(
                r"^\$ (.*(?:\n> .*)*)\n((?:(?!\$ ).*\n)*)", block.code, re.MULTILINE
            ):
                _run_command(command.replace("\n> ", "\n"), output, where)
    return count


def _run_examples(block: Block, names: dict[str, object], page: Path, where: str) -> None:
    test = doctest.DocTestParser().get_doctest(
        block.code, names, page.name, str(page), block.line - 1
    )
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    if report:
        raise BlockError(f"{where}:\n{''.join(report)}")


def _run_command(command: str, expected: str | None, where: str) -> None:
    environment = {
        **os.environ,
        "PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])),
        "PYTHONIOENCODING": "utf-8",
    }
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if expected else None,
        encoding="utf-8",
    )
    if expected is None and done.returncode:
        raise BlockError(f"{where}: status {done.returncode}: {command}\n{done.stdout}")
    if expected is not None and done.stdout.rstrip() != expected.rstrip():
        raise BlockError(f"{where}: {command}\nexpected:\n{expected}\ngot:\n{done.stdout}")


if __name__ == "__main__":
    pages = [Path(name).resolve() for name in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for path in pages:
            print(f"{path.name}: {run(path)} blocks run", flush=True)
        os.chdir("/")
