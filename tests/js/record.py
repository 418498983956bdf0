"""Record what Pyodide gives in Chromium: `python -m tests.js.record` writes the transcripts."""

from pathlib import Path

from tests.browser.driver import Page, start
from tests.browser.server import StaticServer

HERE = Path(__file__).parent
SCRIPTS = ("script", "open_url_script", "workers_script", "tree_script")

LOAD = """
const { loadPyodide } = await import(args[0] + "dist/pyodide.mjs");
globalThis.pyodide = await loadPyodide();
"""
LOAD_WORKERS = """
await pyodide.loadPackage("workers-runtime-sdk");
const env = {};
pyodide.registerJsModule("_cloudflare_compat_flags", {
  python_request_headers_preserve_commas: true,
});
pyodide.registerJsModule("_pyodide_entrypoint_helper", {
  cloudflareWorkersModule: { env, waitUntil(promise) {} },
  patchWaitUntil(context) {},
  *patch_env_helper(patch) {
    const before = { ...env };
    Object.assign(env, patch);
    yield;
    for (const name of Object.keys(env)) delete env[name];
    Object.assign(env, before);
  },
});
"""
"""Load Cloudflare's package `workers`, and what it needs of workerd."""
RUN = """
pyodide.globals.set("script", args[1]);
pyodide.runPython(args[0]);
return (await pyodide.runPythonAsync("await transcript(script)")).toJs();
"""
VERSIONS = """
import platform, pyodide
f"Pyodide {pyodide.__version__}, Python {platform.python_version()}"
"""


def source(script: str) -> str:
    """The statements of a script."""
    return (HERE / f"{script}.txt").read_text("utf-8")


def transcript_of(script: str) -> Path:
    """The file of a script's transcript."""
    return HERE / f"{script.removesuffix('script')}transcript.txt"


def record(page: Page, script: str) -> list[str]:
    """The transcript, by the `pyodide` of a page, which knows nothing of webapi.js."""
    code = (HERE / "transcript.py").read_text("utf-8")
    if script == "workers_script":
        page.run(LOAD_WORKERS)
    entries: list[str] = page.run(RUN, code, source(script))
    return entries


def recorded(script: str) -> list[str]:
    """The entries of a transcript; its first line tells the versions."""
    _, *entries = transcript_of(script).read_text("utf-8").split("\n>>> ")
    return [f">>> {entry}".rstrip("\n") for entry in entries]


def main() -> None:
    built = HERE.parents[1] / "build" / "pyodide"
    with start("chromium") as browser, StaticServer({"/": built}) as server:
        page = browser.new_page()
        page.goto(f"{server.url}proof.html")
        page.run(LOAD, server.url)
        versions = page.run("return pyodide.runPython(args[0])", VERSIONS)
        first = f"{versions}, {browser.version}"
        for script in SCRIPTS:
            entries = record(page, script)
            transcript_of(script).write_text("\n".join([first, *entries, ""]), "utf-8")
            print(f"{script}: {len(entries)} statements; {first}")


if __name__ == "__main__":
    main()
