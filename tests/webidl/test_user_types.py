"""What a type checker tells a user: ``mypy --strict`` on a small program against the package.

A comment on a line is the error code that mypy must report there; every other line must be clean.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

PROGRAM = """\
import copy
from typing import assert_type

from webapi import URL, InvalidURLError, URLSearchParams, jsnull

url = URL("https://example.org/?a=1", None)
assert_type(URL("../b", url), URL)
assert_type(URL.new("../b", base="x"), URL)
assert_type(URL.parse("b", url), URL | None)
assert_type(URL.canParse("b"), bool)
assert_type(url.href, str)
assert_type(url.searchParams, URLSearchParams)
assert_type(copy.copy(url), URL)
url.href = "https://example.org/"
url.host = URL("https://example.org/")
url.port = 80  # assignment
url.origin = "x"  # misc
url.searchParams = URLSearchParams()  # misc
url.misspelt = 1  # attr-defined
URL()  # call-arg
URL(5)  # arg-type
URL(b"https://example.org/")  # arg-type
URL(None)  # arg-type
URL("a", "b", "c")  # call-arg
URL(url="a")
URL(misspelt="a")  # call-arg
URL.parse("b").href  # union-attr
url.tojson()  # attr-defined

params = URLSearchParams(url.searchParams)
URLSearchParams()
URLSearchParams("a=1")
URLSearchParams({"a": "1", "b": url})
URLSearchParams([("a", "1"), ["b", "2"]])
URLSearchParams(iter([("a", "1")]))
URLSearchParams({"a": "1"}.items())
URLSearchParams(jsnull)
URLSearchParams(5)  # arg-type
URLSearchParams([1, 2])  # list-item list-item
assert_type(params.get("a"), str | None)
assert_type(params.getAll("a"), list[str])
assert_type(params.has("a", "1"), bool)
assert_type(params.size, int)
assert_type(len(params), int)
params.append("a")  # call-arg
params.append("a", 1)  # arg-type
params.size = 1  # misc
for name, value in params:
    assert_type((name, value), tuple[str, str])
assert_type(list(params.keys()), list[str])
params.forEach(lambda value: print(value))
params.forEach(lambda value, name, this: print(this))
params.forEach("f")  # arg-type
params["a"]  # index
try:
    pass
except InvalidURLError as error:
    assert_type(error.input, str)
"""


def test_good_and_bad_lines(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    config = tmp_path / "mypy.ini"
    config.write_text(
        f"[mypy]\nstrict = True\nmypy_path = {ROOT}\nshow_error_codes = True\npretty = False\n"
        "[mypy-webapi.*]\nfollow_imports = silent\n"
    )
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", f"--config-file={config}"),
            *(f"--cache-dir={tmp_path / 'cache'}", str(program)),
        ],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    found: dict[int, list[str]] = {}
    for line, code in re.findall(r"program\.py:(\d+): error: .*\[([\w-]+)\]$", done.stdout, re.M):
        found.setdefault(int(line), []).append(code)
    expected = {
        number: comment.split()
        for number, line in enumerate(PROGRAM.splitlines(), 1)
        if (comment := line.partition("  # ")[2])
    }
    assert found == expected, done.stdout
