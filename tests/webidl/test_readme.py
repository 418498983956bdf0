"""The example of idl/README.md compiles, passes mypy, and runs."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from idl.compiler.check import check
from idl.compiler.documentation import Documentation
from idl.compiler.emit_python import emit_python
from idl.compiler.merge import merge
from idl.compiler.read import read
from tests.webidl.test_compiler import ROOT, run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the steps of the README and the class that is made for them."""
    text = (ROOT / "idl" / "README.md").read_text("utf-8")
    blocks = re.findall(r"^   ```(idl|python)\n(.*?)^   ```$", text, re.M | re.S)
    source = {language: re.sub(r"^   ", "", block, flags=re.M) for language, block in blocks}
    assert len(source) == len(blocks) == 2
    definitions = merge(read(source["idl"], "README.md"))
    check(definitions)
    files = emit_python(definitions, Documentation({}), "readme", "readme_steps")
    for package in ("readme", "readme_steps"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    for name, module in files.items():
        (tmp_path / "readme" / name).write_text(module, "utf-8")
    steps = source["python"].replace("webapi.interfaces.", "readme.")
    (tmp_path / "readme_steps" / "counter.py").write_text(steps, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_the_example_runs(folder: Path) -> None:
    counter = importlib.import_module("readme.counter").Counter(2)
    counter.increment()
    assert counter.count == 3
    assert repr(counter) == "Counter(3)"


@pytest.mark.heavy("mypy takes seconds.")
def test_the_example_passes_mypy(folder: Path) -> None:
    config = folder / "mypy.ini"
    config.write_text(
        f"[mypy]\nstrict = True\nmypy_path = {folder}:{ROOT}\n"
        "[mypy-webapi.*]\nfollow_imports = silent\n"
    )
    packages = ("-p", "readme", "-p", "readme_steps")
    run("mypy", f"--config-file={config}", f"--cache-dir={folder / 'cache'}", *packages)
