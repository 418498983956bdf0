"""Record what Pyodide gives in Chromium: `python -m tests.js.record` writes transcript.txt."""

from pathlib import Path

from tests.browser.driver import Page, start
from tests.browser.server import StaticServer

HERE = Path(__file__).parent
SCRIPT = HERE / "script.txt"
TRANSCRIPT = HERE / "transcript.txt"

LOAD = """
const { loadPyodide } = await import(args[0] + "dist/pyodide.mjs");
globalThis.pyodide = await loadPyodide();
"""
RUN = """
pyodide.globals.set("script", args[1]);
pyodide.runPython(args[0]);
return (await pyodide.runPythonAsync("await transcript(script)")).toJs();
"""
VERSIONS = """
import platform, pyodide
f"Pyodide {pyodide.__version__}, Python {platform.python_version()}"
"""


def record(page: Page) -> list[str]:
    """The transcript, by the `pyodide` of a page, which knows nothing of webapi.js."""
    code = (HERE / "transcript.py").read_text("utf-8")
    entries: list[str] = page.run(RUN, code, SCRIPT.read_text("utf-8"))
    return entries


def recorded() -> list[str]:
    """The entries of transcript.txt; its first line tells the versions."""
    _, *entries = TRANSCRIPT.read_text("utf-8").split("\n>>> ")
    return [f">>> {entry}".rstrip("\n") for entry in entries]


def main() -> None:
    built = HERE.parents[1] / "build" / "pyodide"
    with start("chromium") as browser, StaticServer({"/": built}) as server:
        page = browser.new_page()
        page.goto(f"{server.url}proof.html")
        page.run(LOAD, server.url)
        entries = record(page)
        versions = page.run("return pyodide.runPython(args[0])", VERSIONS)
        first = f"{versions}, {browser.version}"
    TRANSCRIPT.write_text("\n".join([first, *entries, ""]), "utf-8")
    print(f"{len(entries)} statements; {first}")


if __name__ == "__main__":
    main()
