"""Parse a page from bytes, in its encoding.

The parser is turbohtml: ``pip install 'webapi-dom[html]'``.
"""

from __future__ import annotations

from typing import Any

from webapi.encoding import decode
from webapi.webidl.html_parsing import html_tree

from .encoding_sniffing import encoding_of_a_meta, sniff


def parse(
    html: bytes, content_type: str | None, *, scripting: bool = False
) -> tuple[str, str, Any]:
    """The encoding, the text, and the tree of turbohtml's.

    https://html.spec.whatwg.org/multipage/parsing.html#parsing. If a
    meta element comes too late for sniffing, the page is parsed again in another encoding:
    https://html.spec.whatwg.org/multipage/parsing.html#changing-the-encoding-while-parsing

    Raises:
        ImportError: turbohtml is not installed.
    """
    encoding, certain, byte_order_mark = sniff(html, content_type)
    html = html[byte_order_mark:]
    text = decode(encoding, html)
    tree = html_tree(text, scripting)
    if not certain:
        declared = _declared_encoding(tree)
        if declared is not None and declared != encoding and not encoding.startswith("UTF-16"):
            encoding = declared
            text = decode(encoding, html)
            tree = html_tree(text, scripting)
    return encoding, text, tree


def _declared_encoding(tree: Any) -> str | None:
    """The encoding of the first meta element with a declaration."""
    for element in tree.select("meta"):
        attributes = {name: element.attr(name) or "" for name in element.attrs}
        encoding = encoding_of_a_meta(attributes)
        if encoding is not None:
            return encoding
    return None
