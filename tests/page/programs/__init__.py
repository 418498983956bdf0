"""Small programs of a front-end with steps, which Chromium and `webapi.page` play alike.

A program is an application and a function of steps. The function uses only names that Playwright's
`Page` and `webapi.page.Page` share. After each step, facts are taken. `python -m
tests.tools.record_page_programs` records those of headless Chromium in `chromium.json`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias

from tests.page.programs.app import App, Routes
from tests.work import LIMIT

HERE: Final = Path(__file__).parent
RECORD: Final = HERE / "chromium.json"
RUNTIMES: Final = HERE.parents[1] / "runtimes"
NODE_MODULES: Final = RUNTIMES / "page_programs" / "node_modules"
_ESBUILD: Final = RUNTIMES / "node_modules" / ".bin" / "esbuild"

_COMPILE: Final = """\
import { compile } from "svelte/compiler";
import { writeFileSync } from "node:fs";
const options = { filename: "App.svelte", generate: "client" };
writeFileSync(process.argv[2], compile(SOURCE, options).js.code);
"""

Steps: TypeAlias = Iterator[str]
"""The names of the steps, each after it was taken."""


class Program:
    """A program. Its instance is the server's state."""

    libraries: ClassVar[tuple[str, ...]] = ()
    """Classic scripts of packages, by their paths in ``node_modules``."""
    script: ClassVar[str] = ""
    """The program's own script: ``/app.js``. If it imports packages, esbuild bundles it."""

    packages: ClassVar[tuple[str, ...]] = ()
    """What its module imports of packages as they are published."""

    has_modules: ClassVar[bool] = False
    """Whether its page has scripts of the type ``module``."""

    is_split: ClassVar[bool] = False
    """Whether esbuild makes several modules of it."""

    is_built: ClassVar[bool] = False
    """Whether Vite builds it."""

    svelte: ClassVar[str] = ""
    """A component, which the script imports as ``./App.svelte.js``."""

    def __init_subclass__(cls) -> None:
        if not cls.__name__.startswith("_"):
            PROGRAMS[name_of(cls)] = cls

    def routes(self) -> Routes:
        """What the server answers."""
        raise NotImplementedError

    def steps(self, page: Any) -> Steps:
        """What a user does."""
        raise NotImplementedError

    def app(self) -> App:
        """The application, with the libraries' files."""
        scripts = {f"/{path}": (NODE_MODULES / path).read_text("utf-8") for path in self.libraries}
        if self.script:
            scripts["/app.js"] = (
                bundle(self.script, self.svelte) if is_bundled(type(self)) else self.script
            )
        return App({**scripts, **self.routes()})

    def page(self, body: str, title: str = "") -> str:
        """A page with the libraries' scripts in its head."""
        paths = [*self.libraries, *(["app.js"] if self.script else [])]
        tags = "".join(f'<script defer src="/{path}"></script>' for path in paths)
        head = f"<meta charset=utf-8><title>{title}</title>{tags}"
        return f"<!doctype html><html><head>{head}</head><body>{body}</body></html>"


PROGRAMS: Final[dict[str, type[Program]]] = {}
"""The programs by their names."""


def name_of(program: type[Program]) -> str:
    """A class's name in lower case, with hyphens.

    >>> name_of(type("LoginForm", (), {}))
    'login-form'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", program.__name__).lower()


def missing(program: type[Program]) -> str | None:
    """What a program needs that is not installed."""
    if program.has_modules and not find_spec("tree_sitter"):
        return "pip install 'webapi-dom[modules]'"
    needs_packages = program.libraries or program.packages or program.is_built
    if (needs_packages or program.is_split or is_bundled(program)) and not NODE_MODULES.exists():
        return "run `npm ci` in tests/runtimes/page_programs"
    if program.is_built and not shutil.which("node"):
        return "install Node.js"
    needs_esbuild = is_bundled(program) or program.is_split
    if needs_esbuild and not (_ESBUILD.exists() and shutil.which("node")):
        return "run `npm ci` in tests/runtimes"
    return None


def is_bundled(program: type[Program]) -> bool:
    """Whether the script imports packages."""
    return program.script.lstrip().startswith("import ")


@cache
def bundle(script: str, svelte: str = "") -> str:
    """Bundle a script with its packages."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "program.js"
        file.write_text(script, "utf-8")
        if svelte:
            run(
                "node",
                "--input-type=module",
                "-",
                f"{folder}/App.svelte.js",
                given=_COMPILE.replace("SOURCE", json.dumps(svelte)),
            )
        return run(
            *(str(_ESBUILD), str(file), "--bundle", "--format=iife", "--target=es2022"),
            *("--log-level=error", "--charset=ascii"),
            '--define:process.env.NODE_ENV="production"',
        )


@cache
def split(*files: tuple[str, str]) -> dict[str, str]:
    """Bundle the modules of an application into modules: chunks, of which some are imported late.

    ``files`` are names and texts. The first one is where the application begins.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files:
            Path(folder, name).write_text(text, "utf-8")
        run(
            *(str(_ESBUILD), f"{folder}/{files[0][0]}", "--bundle", "--splitting", "--format=esm"),
            *("--minify", "--log-level=error", "--charset=ascii", f"--outdir={folder}/out"),
            "--chunk-names=[name]",
            '--define:process.env.NODE_ENV="production"',
        )
        found = sorted(Path(folder, "out").iterdir())
        return {f"/{each.name}": each.read_text("ascii") for each in found}


def run(*command: str, given: str = "") -> str:
    """Run a command of Node.js beside the packages; return its output."""
    environment = {**os.environ, "NODE_PATH": str(NODE_MODULES)}
    done = subprocess.run(
        command,
        check=True,
        cwd=NODE_MODULES.parent,
        env=environment,
        input=given,
        stdout=subprocess.PIPE,
        text=True,
        timeout=LIMIT,
    )
    return done.stdout


from tests.page.programs import htmx, motion, pages, plain, unbundled, views, vite  # noqa: E402

__all__ = [
    "PROGRAMS",
    "Program",
    "bundle",
    "htmx",
    "missing",
    "motion",
    "pages",
    "plain",
    "unbundled",
    "views",
    "vite",
]
