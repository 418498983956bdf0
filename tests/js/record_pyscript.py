"""Record what PyScript gives in Chromium.

`npm pack @pyscript/core@0.7.31 pyodide@314.0.7`, unpack both, and run
`python -m tests.js.record_pyscript CORE PYODIDE` with their folders: it writes the transcripts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.driver import start
from tests.browser.server import StaticServer
from tests.js.record import HERE, VERSIONS, source, transcript_of

SCRIPTS = ("pyscript_script", "pyscript_web_script")

PAGE = """<!DOCTYPE html>
<head>
<script>var recorded = Promise.withResolvers()</script>
<script type="module" src="/core/dist/core.js"></script>
<script type="py" src="app.py" config='{"interpreter": "/pyodide/pyodide.mjs"}'></script>
</head>
<body></body>
"""
APP = """
from pyodide.http import open_url

entries = await transcript(open_url("script.txt").read())
from pyodide.ffi import to_js
import js
js.recorded.resolve(to_js([versions(), *entries]))
"""
WAIT = "return await recorded.promise"


def record(core: Path, pyodide: Path, script: str) -> tuple[str, list[str]]:
    """The versions, and the transcript of a script, by the `pyscript` of a page."""
    first, last = VERSIONS.strip().split("\n")
    versions = f"def versions():\n    {first}\n    return {last}\n"
    with TemporaryDirectory() as folder:
        site = Path(folder)
        (site / "index.html").write_text(PAGE, "utf-8")
        code = (HERE / "transcript.py").read_text("utf-8")
        (site / "app.py").write_text(code + versions + APP, "utf-8")
        (site / "script.txt").write_text(source(script), "utf-8")
        mounts = {"/": site, "/core/": core, "/pyodide/": pyodide}
        with start("chromium") as browser, StaticServer(mounts) as server:
            page = browser.new_page()
            page.goto(server.url)
            first, *entries = page.run(WAIT)
            chromium = browser.version
    release = json.loads((core / "package.json").read_text("utf-8"))["version"]
    return f"{first}, PyScript {release}, {chromium}", entries


def main() -> None:
    core, pyodide = map(Path, sys.argv[1:])
    for script in SCRIPTS:
        first, entries = record(core, pyodide, script)
        transcript_of(script).write_text("\n".join([first, *entries, ""]), "utf-8")
        print(f"{script}: {len(entries)} statements; {first}")


if __name__ == "__main__":
    main()
