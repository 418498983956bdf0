"""The distribution is complete and pinned, needs no network, and webapi can be loaded from it."""

import hashlib
import json
import re
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def lock(built: Path) -> dict[str, Any]:
    lock: dict[str, Any] = json.loads((built / "dist/pyodide-lock.json").read_text("utf-8"))
    return lock


def test_the_lock_file_lists_the_wheels_of_the_distribution_and_no_others(
    built: Path, lock: dict[str, Any]
) -> None:
    packages = lock["packages"]
    assert {"webapi-dom", "idna", "typing-extensions", "micropip", "pytest"} <= set(packages)
    assert packages["webapi-dom"]["depends"] == ["idna", "typing-extensions"]
    for package in packages.values():
        wheel = built / "dist" / package["file_name"]  # a name, no URL
        assert hashlib.sha256(wheel.read_bytes()).hexdigest() == package["sha256"]
        assert set(package["depends"]) <= set(packages)
    assert {file.name for file in built.glob("dist/*.whl")} == {
        package["file_name"] for package in packages.values()
    }


def test_the_packages_have_the_pinned_versions(lock: dict[str, Any]) -> None:
    text = (ROOT / "pyodide/wheels.txt").read_text("utf-8")
    pinned = dict(re.findall(r"^([\w-]+)==(\S+) --hash=sha256:[0-9a-f]{64}$", text, re.MULTILINE))
    found = {name: package["version"] for name, package in lock["packages"].items()}
    assert found == {**pinned, "webapi-dom": found["webapi-dom"]}


def test_the_lock_file_of_npm_names_no_registry() -> None:
    npm = json.loads((ROOT / "pyodide/package-lock.json").read_text("utf-8"))
    for name, package in npm["packages"].items():
        assert "resolved" not in package
        assert not name or package["integrity"].startswith("sha512-")
    wanted = json.loads((ROOT / "pyodide/package.json").read_text("utf-8"))["dependencies"]
    assert npm["packages"]["node_modules/pyodide"]["version"] == wanted["pyodide"]


def test_the_wheel_is_pure_and_holds_only_webapi(built: Path) -> None:
    (wheel,) = built.glob("dist/webapi_dom-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0].split("-")[0] for name in archive.namelist()}
        assert tops == {"webapi", "webapi_dom", "webapi_pytest.py"}


def check(distribution: Path) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = ["node", ROOT / "pyodide/check.mjs", distribution]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def with_another_version(distribution: Path) -> None:
    path = distribution / "pyodide-lock.json"
    lock = json.loads(path.read_text("utf-8"))
    lock["packages"]["webapi-dom"]["version"] = "9.9.9"
    path.write_text(json.dumps(lock), "utf-8")


def without_idna(distribution: Path) -> None:
    (wheel,) = distribution.glob("idna-*.whl")
    wheel.unlink()


def without_entry(distribution: Path) -> None:
    path = distribution / "pyodide-lock.json"
    lock = json.loads(path.read_text("utf-8"))
    del lock["packages"]["webapi-dom"]
    path.write_text(json.dumps(lock), "utf-8")


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (with_another_version, "the lock file says 9.9.9"),
        (without_idna, 'loadPackage("webapi-dom") did not install webapi'),
        (without_entry, "the lock file has no webapi-dom"),
    ],
)
def test_the_check_reports_a_damaged_distribution(
    built: Path, tmp_path: Path, damage: Callable[[Path], None], message: str
) -> None:
    copy = tmp_path / "dist"
    shutil.copytree(built / "dist", copy)
    damage(copy)
    done = check(copy)
    assert done.returncode == 1
    assert message in done.stderr
    assert len(done.stderr) < 2000


SCRIPT = """
from webapi import URL, URLSearchParams, jsnull
import pyodide.ffi
assert jsnull is pyodide.ffi.jsnull
[URL("//ü/", "https://h/").href, str(URLSearchParams({"a": jsnull}))]
"""
RESULT = ["https://xn--tda/", "a=null"]


def test_load_package_installs_webapi_in_a_browser(pyodide_page: Page) -> None:
    assert pyodide_page.run("return pyodide.runPython(args[0]).toJs()", SCRIPT) == RESULT


def test_micropip_installs_webapi_from_the_distribution_alone(
    chromium_page: Page, site: str
) -> None:
    chromium_page.goto(f"{site}proof.html")
    result, urls = chromium_page.run(
        """
        const { loadPyodide } = await import(args[0] + "dist/pyodide.mjs");
        const pyodide = await loadPyodide();
        await pyodide.loadPackage("micropip");
        const requested = [];
        const fetch = globalThis.fetch;
        globalThis.fetch = (resource, ...options) => {
          requested.push(String(resource.url ?? resource));
          return fetch(resource, ...options);
        };
        await pyodide.runPythonAsync("import micropip; await micropip.install('webapi-dom')");
        return [pyodide.runPython(args[1]).toJs(), requested];
        """,
        site,
        SCRIPT,
    )
    assert result == RESULT
    assert urls and all(url.startswith(site) for url in urls)
