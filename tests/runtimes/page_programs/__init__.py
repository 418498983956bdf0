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
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
NODE_MODULES: Final = HERE / "node_modules"
RECORD: Final = HERE / "chromium.json"
ESBUILD: Final = HERE.parent / "node_modules" / ".bin" / "esbuild"
UMD: Final = {
    "react-18": ("react-18/umd/react.production.min", "react-dom-18/umd/react-dom.production.min"),
}
"""The scripts of packages that a page has before the program, which is else bundled with them."""
PROGRAMS: Final = {"jquery": "jquery", "react": "react", "react-18": "react"}
"""The file of each program."""


def available() -> bool:
    """Whether the packages are here."""
    return NODE_MODULES.exists() and ESBUILD.exists() and shutil.which("node") is not None


def files_of_pages() -> dict[str, bytes]:
    """The files of a server that has the pages, by their paths."""
    files = {"/data.json": b'{"a": [1, "\\u00e9"]}'}
    with tempfile.TemporaryDirectory() as folder:
        for name, program in PROGRAMS.items():
            scripts = [f"/{path}.js" for path in UMD.get(name, ())]
            for path in scripts:
                files[path] = (NODE_MODULES / path[1:]).read_bytes()
            _bundle(program, Path(folder) / f"{name}.js", is_alone=not scripts)
            files[f"/{name}.js"] = (Path(folder) / f"{name}.js").read_bytes()
            tags = [f'<script src="{path}"></script>\n' for path in (*scripts, f"/{name}.js")]
            body = f'<body><div id="app"></div>\n{"".join(tags)}</body>\n'
            files[f"/{name}.html"] = f"<!doctype html>\n<title>{name}</title>\n{body}".encode()
    return files


def _bundle(program: str, file: Path, is_alone: bool) -> None:
    command = [
        *(str(ESBUILD), str(HERE / f"{program}.js"), "--bundle", "--format=iife"),
        *("--global-name=program", "--target=es2022", "--log-level=error", f"--outfile={file}"),
        '--define:process.env.NODE_ENV="production"',
    ]
    if not is_alone:
        command += (
            f"--alias:react={HERE / 'umd' / 'react.js'}",
            f"--alias:react-dom={HERE / 'umd' / 'react-dom.js'}",
            f"--alias:react-dom/client={HERE / 'umd' / 'react-dom.js'}",
        )
    environment = {**os.environ, "NODE_PATH": str(NODE_MODULES)}
    subprocess.run(command, check=True, env=environment, timeout=120)
