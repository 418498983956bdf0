"""Write pages that are made of the source: reference/modules/ and examples.md."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import webapi

WEBAPI = Path(__file__).parents[1] / "webapi"
ROOMS = {
    "url": "The URL Standard",
    "urlpattern": "The URL Pattern Standard",
    "encoding": "The Encoding Standard",
    "html": "HTML",
    "columns": "Columns of URLs",
    "browsers": "Browsers",
    "js": "The double of Pyodide's js",
    "page": "Pages for tests",
    "runtimes": "JavaScript engines",
}
PUBLIC = {
    "urlpattern": ["webapi.urlpattern"],
    "columns": ["webapi.columns"],
    "js": ["webapi.js", "webapi.js.installation", "webapi.js.classes", "webapi.js.pytest_plugin"],
    "page": [
        "webapi.page",
        "webapi.page.async_api",
        "webapi.page.facade",
        "webapi.page.pytest_plugin",
    ],
    "runtimes": [
        "webapi.runtimes",
        "webapi.runtimes.bridge",
        "webapi.runtimes.engine",
        "webapi.runtimes.fetches",
        "webapi.runtimes.javascript_error",
    ],
}
"""The public modules of rooms that have others, too. The search skips the text of other rooms."""


def modules(room: str) -> list[str]:
    files = sorted((WEBAPI / room).glob("*.py"), key=lambda path: path.stem)
    names = [f"webapi.{room}.{path.stem}".removesuffix(".__init__") for path in files]
    return PUBLIC.get(room, names)


def page(room: str, title: str) -> str:
    hidden = [] if room in PUBLIC else ["---", "no-search: true", "---", ""]
    lines = [*hidden, f"# {title}: `webapi.{room}`", ""]
    for module in modules(room):
        path = WEBAPI.parent / Path(*module.split("."))
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if len(ast.parse(source.read_text("utf-8")).body) > 1:
            lines += [f"## `{module}`", "", "```{eval-rst}", f".. automodule:: {module}"]
            lines += ["   :members:", "   :undoc-members:", "```", ""]
    return "\n".join(lines)


def others(reference: Path) -> str:
    """A page with the public names that no written page of the reference has."""
    written = "".join(path.read_text("utf-8") for path in reference.glob("*.md"))
    lines = ["# Further names: `webapi`", "", "```{eval-rst}"]
    for name in webapi.__all__:
        if not re.search(rf"webapi\.{name}$", written, re.MULTILINE):
            kind = "class" if inspect.isclass(getattr(webapi, name)) else "function"
            lines += [f".. auto{kind}:: webapi.{name}", *["   :members:"] * (kind == "class"), ""]
    return "\n".join([*lines, "```", ""])


def examples(folder: Path) -> str:
    """A page with all programs in ``examples/``."""
    lines = ["# Examples", "", "Programs to copy, which the tests run. The line that begins with"]
    lines += ["`$ python` runs the program in a clone of the project, where its input is.", ""]
    for program in sorted(folder.rglob("*.py")):
        title = program.relative_to(folder).with_suffix("").as_posix().replace("_", " ")
        lines += [
            f"## {title.capitalize()}",
            "",
            f"```{{literalinclude}} ../{program.relative_to(folder.parent)}",
        ]
        lines += [":language: python", "```", ""]
    return "\n".join(lines)


def write(app: Sphinx) -> None:
    (Path(app.srcdir) / "examples.md").write_text(examples(WEBAPI.parent / "examples"), "utf-8")
    folder = Path(app.srcdir) / "reference" / "modules"
    folder.mkdir(exist_ok=True)
    (folder / "further_names.md").write_text(others(folder.parent), "utf-8")
    for room, title in ROOMS.items():
        if (WEBAPI / room).is_dir():
            (folder / f"{room}.md").write_text(page(room, title), "utf-8")


def hide_source(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    """Show no links to the source of a page that `write` made: it is not in the repository."""
    if pagename == "examples" or pagename.startswith("reference/modules/"):
        context["theme_top_of_page_buttons"] = []


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", write)
    app.connect("html-page-context", hide_source)
    return {"parallel_read_safe": True}
