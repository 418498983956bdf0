"""mypy and pyright on what users write: a program of ours, the pages, the examples."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import webapi.columns
from idl.compiler.names import snake_case
from webapi.interfaces import MODULES

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PAGES = [ROOT / name for name in ("README.md", "docs/editions.md", "docs/types-and-errors.md")]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that both checkers read."""
    folder = tmp_path_factory.mktemp("programs")
    (folder / "program.py").write_text((HERE / "program.py").read_text("utf-8"), "utf-8")
    for path in PAGES:
        name = re.sub(r"\W", "_", path.relative_to(ROOT).with_suffix("").as_posix())
        if text := statements(path):
            (folder / f"{name}.py").write_text(text, "utf-8")
    for path in [*(ROOT / "examples").glob("*.py"), ROOT / "examples" / "pyodide_app" / "app.py"]:
        (folder / f"example_{path.name}").write_text(path.read_text("utf-8"), "utf-8")
    return folder


def statements(path: Path) -> str:
    """The statements of a page's examples, but for those whose point is that they raise."""
    examples = doctest.DocTestParser().get_examples(path.read_text("utf-8"))
    return "".join(each.source for each in examples if not each.exc_msg)


def run_mypy(folder: Path) -> Iterator[tuple[str, int, str]]:
    """File, line and message of each error that ``mypy --strict`` finds."""
    config = folder / "mypy.ini"
    config.write_text(
        f"[mypy]\nstrict = True\nmypy_path = {ROOT}\nshow_error_codes = True\npretty = False\n"
        "[mypy-webapi.*]\nfollow_imports = silent\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", f"--config-file={config}", "."],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    for file, line, message in re.findall(r"^(.+?):(\d+): error: (.*)$", done.stdout, re.M):
        if not ("[import-" in message and '"webapi' not in message):  # an optional dependency
            yield file, int(line), message


def run_pyright(program: Path, folder: Path) -> Iterator[tuple[str, int, str]]:
    """File, line and message of each error that pyright finds."""
    config = {
        "include": ["."],
        "extraPaths": [str(ROOT)],
        "pythonVersion": f"{sys.version_info[0]}.{sys.version_info[1]}",
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(config))
    done = subprocess.run(
        [program, "--outputjson", "--pythonpath", sys.executable],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    for each in json.loads(done.stdout)["generalDiagnostics"]:
        of_others = re.search(r'(^Import|of module) "(?!webapi)', each["message"])
        if each["severity"] == "error" and not of_others:
            line = each["range"]["start"]["line"] + 1
            yield Path(each["file"]).name, line, each["message"]


def differences(folder: Path, found: Iterator[tuple[str, int, str]]) -> list[str]:
    """Errors that should not be, and lines that should have one."""
    wrong = []
    expected = {
        number
        for number, line in enumerate((folder / "program.py").read_text("utf-8").splitlines(), 1)
        if line.endswith("  # error")
    }
    refused = set()
    for file, line, message in found:
        if file == "program.py" and line in expected:
            refused.add(line)
        else:
            source = (folder / file).read_text("utf-8").splitlines()[line - 1]
            wrong.append(f"{file}:{line}: {source.strip()}\n    {message[:300]}")
    return wrong + [f"program.py:{line}: not refused" for line in sorted(expected - refused)]


@pytest.mark.heavy("mypy takes seconds.")
def test_mypy(programs: Path) -> None:
    wrong = differences(programs, run_mypy(programs))
    assert not wrong, "\n".join(wrong)


def test_pyright(pyright: Path, programs: Path) -> None:
    wrong = differences(programs, run_pyright(pyright, programs))
    assert not wrong, "\n".join(wrong)


@pytest.mark.heavy("stubtest takes seconds.")
def test_stubs_say_what_the_code_is() -> None:
    modules = [
        f"webapi.interfaces.{path.stem}"
        for path in sorted((ROOT / "webapi" / "interfaces").glob("*.pyi"))
    ]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy.stubtest", "--concise"),
            *("--allowlist", "tests/types/stubtest_allowlist.txt"),
            *("--mypy-config-file", "pyproject.toml", *modules),
        ],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("module", [webapi, webapi.columns], ids=lambda module: module.__name__)
def test_stubs_import_each_name_from_its_module(module: Any) -> None:
    stub = Path(module.__file__).with_suffix(".pyi")
    imports = [
        node for node in ast.parse(stub.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)
    ]
    assert {each.names[0].asname: each.module for each in imports} == module._MODULES


def paragraphs(text: str | None) -> list[str]:
    return [" ".join(each.split()) for each in (text or "").split("\n\n")]


def body_of_stub(module: str) -> list[ast.stmt]:
    stub = ast.parse((ROOT / "webapi" / "interfaces" / f"{module}.pyi").read_text("utf-8"))
    (body,) = (node.body for node in stub.body if isinstance(node, ast.ClassDef))
    return body


def mixins_of(module: str) -> list[str]:
    """The modules of the mixins whose members a stub has."""
    text = (ROOT / "webapi" / "interfaces" / f"{module}.py").read_text("utf-8")
    included = re.findall(r"^include\((.+?)\)$", text, re.M | re.S)
    names = re.findall(r"\w+", included[0])[1:] if included else []
    return [snake_case(name) for name in names]


def test_stubs_have_the_text_of_properties() -> None:
    checked = 0
    for name, module in MODULES.items():
        cls = getattr(importlib.import_module(f"webapi.interfaces.{module}"), name)
        bodies = map(body_of_stub, [module, *mixins_of(module)])
        for node in chain.from_iterable(bodies):
            if isinstance(node, ast.FunctionDef) and "property" in map(
                ast.unparse, node.decorator_list
            ):
                shown = paragraphs(ast.get_docstring(node))
                whole = paragraphs(inspect.getdoc(getattr(cls, node.name)))
                assert [each for each in whole if each in shown] == shown != [""]
                checked += 1
    assert checked > 100
