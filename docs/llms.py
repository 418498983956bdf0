"""Write llms.txt: the pages of the site by their captions, for programs that read it.

https://llmstxt.org/
"""

from __future__ import annotations

from pathlib import Path

from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders.dirhtml import DirectoryHTMLBuilder
from sphinx.environment import BuildEnvironment

SUMMARY = (
    "The browser's own URL, URLSearchParams and DOM classes for Python. The classes have "
    "JavaScript's members and answers; the syntax is Python's. Install webapi-dom, import webapi."
)


def text(env: BuildEnvironment, root: str, address: str) -> str:
    """The file's text; a page's address ends in a slash."""
    lines = ["# webapi", "", f"> {SUMMARY}"]
    for tree in env.get_doctree(root).findall(addnodes.toctree):
        lines += ["", f"## {tree['caption']}", ""]
        for title, page in tree["entries"]:
            known = page in env.titles
            link = f"{address}{page.removesuffix('index')}".rstrip("/") + "/" if known else page
            lines.append(f"- [{env.titles[page].astext() if known else title}]({link})")
    return "\n".join(lines) + "\n"


def write(app: Sphinx, error: Exception | None) -> None:
    if error is None and isinstance(app.builder, DirectoryHTMLBuilder):
        written = text(app.env, app.config.root_doc, app.config.html_baseurl)
        Path(app.outdir, "llms.txt").write_text(written, "utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("build-finished", write)
    return {"parallel_read_safe": True}
