"""The tests keep promises too: heavy ones are left out with a word, quadratic work is noticed."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import names_a_time
from tests.tools import under_load
from tests.work import assert_linear, ends

ROOT = Path(__file__).parents[1]


def run_pytest(folder: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"--rootdir={ROOT}"]
    command += [f"--config-file={ROOT / 'pyproject.toml'}", "-p", "conftest", str(folder)]
    done = subprocess.run([*command, *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "def test_light(): pass\n"
        "@pytest.mark.heavy('It takes a minute.')\n"
        "def test_heavy(): pass\n"
        "def test_skipped(): pytest.skip('no')\n"
    )
    return tmp_path


@pytest.mark.heavy("It starts pytest seven times.")
@pytest.mark.parametrize("processes", ["0", "1"])
def test_heavy_tests_are_left_out_with_a_word(folder: Path, processes: str) -> None:
    found = run_pytest(folder, "-n", processes)
    assert "1 passed, 1 skipped" in found
    assert "not run: 1 heavy tests (`scripts/test --all` runs them) and 1 tests that need" in found
    found = run_pytest(folder, "-n", processes, "--all", "-rs")
    assert "2 passed, 1 skipped" in found
    assert "not run" not in found


@pytest.mark.heavy("It starts pytest four times.")
def test_a_heavy_test_without_a_reason_is_an_error(folder: Path) -> None:
    for arguments in ("", "''", "'two', 'words'", "'no full stop'"):
        text = f"import pytest\n@pytest.mark.heavy({arguments})\ndef test_heavy(): pass\n"
        (folder / "test_it.py").write_text(text)
        assert "needs one sentence that says why" in run_pytest(folder)


def test_modules_that_name_a_timer_a_process_or_a_limit_bear_the_mark(
    request: pytest.FixtureRequest,
) -> None:
    assert request.node.get_closest_marker("timing") is not None
    tests = Path(__file__).parent
    assert names_a_time(tests / "html" / "test_timers.py")
    assert names_a_time(tests / "transports" / "test_loads.py")
    assert not names_a_time(tests / "infra" / "__init__.py")


@pytest.mark.heavy("It starts pytest twice.")
def test_a_run_under_load_tells_of_failures(folder: Path) -> None:
    (folder / "conftest.py").write_text(
        "def pytest_collection_modifyitems(items):\n"
        "    for each in items: each.add_marker('timing')\n"
    )
    program = folder / "test_it.py"
    arguments = ["--load", "1", "--times", "1", "-p", "no:cacheprovider", str(program)]
    assert under_load.main(arguments) == 0
    program.write_text("def test_it(): assert 0\n")
    assert under_load.main(arguments) == 1


def test_quadratic_work_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not linear"):
        assert_linear(lambda size: [sum(range(size)) for _ in range(size)], 4_000)


def test_a_size_that_compares_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="1279 is too small"):
        assert_linear(lambda size: None, 1_279)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no timer of processor time")
@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide's timer never fires")
def test_what_does_not_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="no end"), ends(0.1):
        while True:
            pass
