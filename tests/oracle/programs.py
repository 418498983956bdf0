"""Asking a program of this folder, which answers each line by a line of JSON."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.work import LIMIT

HERE = Path(__file__).parent


def answers_of(node: str, program: str, lines: Iterable[str], *arguments: str) -> list[Any]:
    text = "".join(line + "\n" for line in lines)
    done = subprocess.run(
        [node, program, *arguments],
        input=text.encode(),
        capture_output=True,
        cwd=HERE,
        check=False,
        timeout=LIMIT,
    )
    assert done.returncode == 0, done.stderr.decode()
    return [json.loads(answer) for answer in done.stdout.split(b"\n")[:-1]]
