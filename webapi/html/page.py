"""Parse a page from bytes: its encoding, and the elements with its links and its base URL.

The parser is turbohtml: ``pip install 'webapi-dom[html]'``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from webapi.encoding import decode

from .encoding_sniffing import encoding_of_a_meta, sniff

Extract: TypeAlias = tuple[str, int, int]
"""A text, and the start and the end of an element's text in it."""
Parsed: TypeAlias = tuple[str, dict[str, str], Extract]
"""Local name, attributes and text of an element."""


def parse(html: bytes, content_type: str | None) -> tuple[str, list[Parsed]]:
    """The encoding, and each a, area and base element in tree order.

    https://html.spec.whatwg.org/multipage/parsing.html#parsing, with scripting disabled. If a
    meta element comes too late for sniffing, the page is parsed again in another encoding:
    https://html.spec.whatwg.org/multipage/parsing.html#changing-the-encoding-while-parsing

    Raises:
        ImportError: turbohtml is not installed.
    """
    encoding, certain, byte_order_mark = sniff(html, content_type)
    html = html[byte_order_mark:]
    tree = _parse(decode(encoding, html))
    if not certain:
        declared = _declared_encoding(tree)
        if declared is not None and declared != encoding and not encoding.startswith("UTF-16"):
            encoding = declared
            tree = _parse(decode(encoding, html))
    return encoding, list(_elements(tree))


def _parse(text: str) -> Any:
    try:
        import turbohtml
    except ImportError as error:
        raise ImportError(
            "parsing HTML needs turbohtml: pip install 'webapi-dom[html]'", name="turbohtml"
        ) from error
    return turbohtml.parse(_without_null_in_text(text), positions=False)


def _without_null_in_text(text: str) -> str:
    """Remove NUL: tree construction ignores it, but turbohtml 1.15 reopens elements for it."""
    if "\0" not in text:
        return text
    pieces = (piece.rpartition(">") for piece in text.split("<"))
    return "<".join(f"{tag}{end}{rest.replace(chr(0), '')}" for tag, end, rest in pieces)


def _declared_encoding(tree: Any) -> str | None:
    """The encoding of the first meta element with a declaration."""
    for element in tree.select("meta"):
        encoding = encoding_of_a_meta(_attributes(element))
        if encoding is not None:
            return encoding
    return None


def _elements(tree: Any) -> Iterator[Parsed]:
    """Walk the document tree, without the contents of templates."""
    in_templates = set[Any]()
    texts: dict[Any, Extract] = {}
    for element in tree.select("a, area, base, template"):
        if element in in_templates or element.namespace.value != "html":
            continue
        if element.tag == "template":
            in_templates.update(element.select("a, area, base, template"))
        else:
            if element.tag == "a" and element not in texts:
                texts.update(_texts(element))
            yield element.tag, _attributes(element), texts.get(element, ("", 0, 0))


def _texts(anchor: Any) -> dict[Any, Extract]:
    """The text of an a element, and the place in it of the text of each nested a element.

    https://dom.spec.whatwg.org/#concept-descendant-text-content
    """
    from turbohtml import Element, Text

    pieces: list[str] = []
    length = 0
    places: dict[Any, tuple[int, int]] = {}
    nodes = [(anchor, False)]
    while nodes:
        node, left = nodes.pop()
        if isinstance(node, Text):
            pieces.append(node.data)
            length += len(node.data)
        elif left:
            places[node] = places[node][0], length
        elif isinstance(node, Element):
            if node.tag == "a":
                places[node] = length, length
                nodes.append((node, True))
            if node.tag != "template":
                nodes += [(child, False) for child in reversed(list(node.children))]
    text = "".join(pieces)
    return {node: (text, start, end) for node, (start, end) in places.items()}


def _attributes(element: Any) -> dict[str, str]:
    """The attributes by name; ``items()`` splits some values, and ``attr()`` looks for the name."""
    return {
        name: value if isinstance(value, str) else element.attr(name) or ""
        for name, value in element.attrs.items()
    }
