"""The site: Sphinx with furo, pages in MyST Markdown. `scripts/docs` builds it."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # for the last three

project = "webapi"
author = "The webapi authors"
copyright = "The webapi authors"
release = version = version_of("webapi-dom")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
    "modules",
    "docstrings",
    "llms",
]
exclude_patterns = ["requirements.txt", "blocks.txt"]
nitpicky = True
nitpick_ignore_regex = [
    # Python's own, and what others define: the site builds without a network.
    (
        "py:.*",
        r"(asyncio|builtins|codecs|collections|datetime|enum|os|pathlib|re|types|typing|typing_extensions)\..*",
    ),
    ("py:.*", r"(numpy|pyarrow|quickjs)\..*"),
    # One module needs Django; the classes of the others are in signatures only.
    (
        "py:.*",
        r"webapi\.page\.(assertion_texts|axe|context_options|django|expectations|sending)\..*",
    ),
    (
        "py:.*",
        r"webapi\.page\.(arguments\.(DropPayload|FloatRect|Position)|exchanges\.Answer|faces\.AsyncDisposable|records\.ScriptPlace)",
    ),
    # Where pytest's classes are defined.
    ("py:.*", r"_pytest\..*"),
    # Private: they are in signatures only.
    ("py:.*", r"webapi\.(dom|fetching|interfaces|steps|webidl)\..*"),
    ("py:.*", r"(\w+\.)*_\w+"),
    # Aliases, which annotations name without their module.
    ("py:.*", r"[A-Z]\w*"),
]
suppress_warnings = ["ref.python"]  # two public classes have the name Browser
default_role = "code"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_maximum_signature_line_length = 88
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"webapi {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_search_scorer = str(Path(__file__).with_name("scorer.js"))
html_baseurl = "https://webapi-dom.github.io/webapi/"
html_theme_options = {
    "source_repository": "https://github.com/webapi-dom/webapi/",
    "source_branch": "main",
    "source_directory": "docs/",
}

copybutton_prompt_text = r">>> |\.\.\. |\$ |> "
copybutton_prompt_is_regexp = True


def setup(app):
    """Leave the playground out of a site that was built without it."""
    if not app.tags.has("playground"):
        app.config.exclude_patterns.append("playground.md")
        app.connect("source-read", remove_playground)


def remove_playground(app, page, source):
    if page == "index":
        source[0] = source[0].replace("\nplayground\n", "\n")
