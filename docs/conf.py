"""The site: Sphinx with furo, pages in MyST Markdown. `scripts/docs` builds it."""

from importlib.metadata import version as version_of

project = "webapi"
author = "The webapi authors"
copyright = "The webapi authors"
release = version = version_of("webapi-dom")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["requirements.txt"]
nitpicky = True
nitpick_ignore = [("py:class", "collections.abc.Iterable")]  # Python's own: not looked up
default_role = "code"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"
python_maximum_signature_line_length = 80

html_theme = "furo"
html_title = f"webapi {release}"
