"""Pages in tests of Django: those of `tests/page/django_site` and of docs/how-to, in processes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser

pytest.importorskip("django")
need_a_parser()

pytestmark = [
    NEEDS_QUICKJS,
    pytest.mark.skipif(sys.platform == "emscripten", reason="needs processes"),
]

ROOT = Path(__file__).parents[2]
SITE = "tests.page.django_site"
FILE = re.compile(
    r"^```\{code-block\} \w+\n:caption: (\S+)\n\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


def run(database: str, *arguments: str) -> None:
    """Run a module of Python with a database, and show what it printed if it fails."""
    env = {**os.environ, "DATABASE": database, "DJANGO_SETTINGS_MODULE": f"{SITE}.settings"}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_runner_of_django() -> None:
    facts = ("test_page_and_test_see_each_other", "test_what_a_view_raises")
    cases = [f"{SITE}.test_unittest.{case}" for case in ("InWSGI", "InASGI")]
    run("memory", "django", "test", *(f"{case}.{fact}" for case in cases for fact in facts))


@pytest.mark.heavy("Four processes of Django make a site and test it.")
def test_the_how_to_does_what_it_says(tmp_path: Path) -> None:
    for name in ("django_htmx", "formtools", "js_lib_alpinejs"):
        pytest.importorskip(name)

    def call(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    call("-m", "django", "startproject", "site_of_orders", ".")
    call("manage.py", "startapp", "orders")
    files = FILE.findall((ROOT / "docs/how-to/test-a-django-site.md").read_text("utf-8"))
    assert len(files) == 6
    for name, text in files:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    call("manage.py", "makemigrations", "orders")
    assert "Ran 3 tests" in call("manage.py", "test")


DATABASES = [
    pytest.param("memory", ("-n", "2"), id="memory, two processes"),
    pytest.param("file", (), id="file"),
    pytest.param("postgresql", (), id="PostgreSQL"),
]


@pytest.mark.heavy("All tests of the site run with each database.")
@pytest.mark.parametrize(("kind", "options"), DATABASES)
def test_pytest_django(kind: str, options: tuple[str, ...]) -> None:
    pytest.importorskip("pytest_django")
    folder = SITE.replace(".", "/")
    with database(kind) as name:
        run(name, "pytest", "--noconftest", "-c", f"{folder}/pytest.ini", *options, folder)


@contextmanager
def database(kind: str) -> Iterator[str]:
    """What the settings of the site take: a database, in a folder if it has files."""
    with TemporaryDirectory(prefix="webapi-", dir="/tmp") as folder:
        if kind == "postgresql":
            with postgresql(folder):
                yield f"{kind}:{folder}"
        else:
            yield f"{kind}:{folder}"


@contextmanager
def postgresql(folder: str) -> Iterator[None]:
    """A server of PostgreSQL with a socket in a folder."""
    pytest.importorskip("psycopg")
    programs = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
    if programs is None:
        pytest.skip("no server: apt-get install postgresql")
    user: list[str] = []
    if os.geteuid() == 0:  # with which it does not run
        user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")

    def call(program: str, *arguments: str) -> None:
        command = [*user, str(programs / program), "-D", f"{folder}/data", *arguments]
        subprocess.run(command, cwd="/", check=True, stdout=subprocess.DEVNULL)

    call("initdb", "-A", "trust", "-U", "postgres")
    options = f"-k {folder} -c listen_addresses= -c fsync=off"
    call("pg_ctl", "-o", options, "-l", f"{folder}/log", "-w", "start")
    try:
        yield
    finally:
        call("pg_ctl", "-m", "immediate", "-w", "stop")
