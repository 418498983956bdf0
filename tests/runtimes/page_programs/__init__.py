"""Programs of npm packages that build pages, and what they show in Chromium.

`jquery.js` and the others run in a page that has an empty `<div id="app">`. Each gives facts about
what it built. `python -m tests.runtimes.page_programs` records Chromium's facts in `chromium.json`;
with `--check` it compares them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.work import LIMIT

HERE: Final = Path(__file__).parent
NODE_MODULES: Final = HERE / "node_modules"
RECORD: Final = HERE / "chromium.json"
ESBUILD: Final = HERE.parent / "node_modules" / ".bin" / "esbuild"
SVELTE: Final = """\
import { compile } from "svelte/compiler";
import { readFileSync, writeFileSync } from "node:fs";
const [source, target] = process.argv.slice(2);
const options = { filename: "Page.svelte", generate: "client" };
writeFileSync(target, compile(readFileSync(source, "utf8"), options).js.code);
"""


@dataclass(frozen=True)
class Program:
    """A program: its file, the scripts of packages that a page has before it, other packages.

    esbuild bundles everything that the file imports, except what the scripts bring.
    """

    file: str
    scripts: tuple[str, ...] = ()
    aliases: Mapping[str, str] = field(default_factory=dict)


_REACT_18: Final = Program(
    "react",
    ("react-18/umd/react.production.min", "react-dom-18/umd/react-dom.production.min"),
    {
        "react": "./umd/react.js",
        "react-dom": "./umd/react-dom.js",
        "react-dom/client": "./umd/react-dom.js",
    },
)
PROGRAMS: Final = {
    "jquery": Program("jquery"),
    "jquery-3": Program("jquery", aliases={"jquery": "jquery-3"}),
    "react": Program("react"),
    "react-18": _REACT_18,
    "preact": Program("preact"),
    "vue": Program("vue", aliases={"vue": "vue/dist/vue.esm-browser.prod.js"}),
    "petite-vue": Program("petite-vue"),
    "alpine": Program("alpine"),
    "stimulus": Program("stimulus"),
    "lit": Program("lit"),
    "mithril": Program("mithril"),
    "svelte": Program("svelte"),
    "htmx": Program("htmx", ("htmx.org/dist/htmx.min",)),
    "htmx-2": Program("htmx", ("htmx-2/dist/htmx.min",)),
    "bootstrap": Program("bootstrap", ("bootstrap/dist/js/bootstrap.bundle.min",)),
    "morphdom": Program("morphdom"),
    "d3": Program("d3"),
}
FILES: Final = {
    "/data.json": b'{"a": [1, "\\u00e9"]}',
    "/plain.html": b'<u id="plain">plain</u>',
    "/fragment.html": (
        b'<p id="new">fragment <b>bold</b></p><div id="oob" hx-swap-oob="true">out of band</div>'
    ),
    "/nested.html": b'<div hx-get="/plain.html" hx-trigger="load"></div>',
}
"""What a page's server has besides the page."""


def available() -> bool:
    """Whether the packages are here."""
    return NODE_MODULES.exists() and ESBUILD.exists() and shutil.which("node") is not None


def files_of_page(name: str) -> dict[str, bytes]:
    """The files of a server that has a program's page, by their paths."""
    program = PROGRAMS[name]
    files = {**FILES}
    scripts = [f"/{path}.js" for path in program.scripts]
    for path in scripts:
        files[path] = (NODE_MODULES / path[1:]).read_bytes()
    files[f"/{name}.js"] = _bundle(program)
    tags = [f'<script src="{path}"></script>\n' for path in (*scripts, f"/{name}.js")]
    body = f'<body><div id="app"></div>\n{"".join(tags)}</body>\n'
    files[f"/{name}.html"] = f"<!doctype html>\n<title>{name}</title>\n{body}".encode()
    return files


def _bundle(program: Program) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bundle.js"
        command = [
            *(str(ESBUILD), str(HERE / f"{program.file}.js"), "--bundle", "--format=iife"),
            *("--global-name=program", "--target=es2022", "--log-level=error"),
            *(f"--outfile={file}", '--define:process.env.NODE_ENV="production"'),
        ]
        for name, other in program.aliases.items():
            command.append(f"--alias:{name}={HERE / other if other.startswith('.') else other}")
        if program.file == "svelte":
            page = Path(folder) / "Page.js"
            compiler = ("node", "--input-type=module", "-", str(HERE / "Page.svelte"), str(page))
            subprocess.run(compiler, check=True, input=SVELTE, text=True, cwd=HERE, timeout=LIMIT)
            command.append(f"--alias:#page={page}")
        environment = {**os.environ, "NODE_PATH": str(NODE_MODULES)}
        subprocess.run(command, check=True, env=environment, timeout=LIMIT)
        return file.read_bytes()
