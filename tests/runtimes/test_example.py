"""The example: a bundle from npm gives the same answers in every engine as under Node."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runtimes.pages import ENGINES, NO_PROMISES, Page, parameters

HERE = Path(__file__).parent
# No data: URL, for which normalize-url wants an Array.prototype.at that the older QuickJS lacks.
URLS = [
    "sindresorhus.com",
    "HTTP://xn--xample-hva.com:80/?b=bar&a=foo",
    "//www.example.com:443/../foo/bar/../baz?b&a=%20#hash",
    "https://www.example.com//a//b/?utm_source=x&z=1&y=2",
    "http://user:password@www.example.com/",
    "https://ex\u00e4mple.com/\u00e4/%7Efoo?\u00fc=\U0001f600",
    "http://192.168.0.1.:8080/a/?",
    "http://0x7f.1/index.html",
    "https://example.com/path%2Fwith%2fslash",
    "http://[2001:DB8::0:1]/?x=1&x=0",
    "/relative/path/",
    "http://exa mple.com",
    "",
    "mailto:someone@example.com?Subject=hi there",
    "https://faß.example/?q=a+b&q=a%2Bb#:~:text=hello",
]
SCRIPT = """
JSON.stringify(%s.map((url) => {
  try { return normalize(url); } catch (error) { return error.name; }
}))
"""


@pytest.fixture(scope="module")
def bundle() -> Path:
    """The bundle, made anew."""
    if shutil.which("npm") is None or not (HERE / "node_modules" / "esbuild").exists():
        if "WEBAPI_ENGINES" in os.environ:
            pytest.fail("npm ci has not run in tests/runtimes")
        pytest.skip("no bundle: run `npm ci` in tests/runtimes")
    subprocess.run(["npm", "run", "--silent", "bundle"], cwd=HERE, check=True)
    return HERE / "build" / "bundle.js"


@pytest.fixture(scope="module")
def under_node(bundle: Path) -> list[str]:
    """Node's answers."""
    script = f"{bundle.read_text('utf-8')}\nconsole.log({SCRIPT % json.dumps(URLS)})"
    command = ["node", "--input-type=commonjs", "-"]
    shown = subprocess.run(command, input=script, check=True, capture_output=True, text=True)
    answers: list[str] = json.loads(shown.stdout)
    return answers


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_the_bundle_gives_the_answers_that_it_gives_under_node(
    engine: str, bundle: Path, under_node: list[str]
) -> None:
    assert "http://sindresorhus.com" in under_node
    assert "TypeError" in under_node
    page = Page(engine)
    page.engine.eval(bundle.read_text("utf-8") + "\n0;")
    assert json.loads(page.value(SCRIPT % json.dumps(URLS))) == under_node


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
def test_the_example_prints_what_is_expected(bundle: Path) -> None:
    examples = HERE.parents[1] / "examples"
    program = [sys.executable, str(examples / "normalize_in_quickjs.py"), str(bundle)]
    shown = subprocess.run(
        [*program, str(examples / "data" / "crawl.txt")],
        check=True,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(HERE.parents[1]), "PYTHONIOENCODING": "utf-8"},
    )
    expectation = examples / "expected" / "normalize_in_quickjs.txt"
    assert shown.stdout == expectation.read_text("utf-8")


@pytest.mark.parametrize(
    "engine",
    parameters([name for name in ENGINES if name != "stpyv8" and name not in NO_PROMISES]),
)
def test_the_example_of_a_bundle_prints_what_is_expected(engine: str, bundle: Path) -> None:
    if Page(engine).value("typeof WeakRef") != "function":
        pytest.skip("marked needs a newer QuickJS than the package quickjs has")
    subprocess.run(["npm", "run", "--silent", "markdown"], cwd=HERE, check=True)
    examples = HERE.parents[1] / "examples"
    program = [sys.executable, str(examples / "markdown_in_an_engine.py"), engine]
    shown = subprocess.run(
        [*program, str(HERE / "build" / "markdown.js")],
        check=True,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(HERE.parents[1]), "PYTHONIOENCODING": "utf-8"},
    )
    expectation = examples / "expected" / "markdown_in_an_engine.txt"
    assert shown.stdout == expectation.read_text("utf-8")
