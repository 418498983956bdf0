"""Parse a page from bytes, in its encoding.

``webapi/webidl/html_parsing.py`` says which parser answers.
"""

from __future__ import annotations

from webapi.encoding import decode
from webapi.webidl.html_parsing import parse_html_page
from webapi.webidl.parsed_markup import ParsedPage

from .encoding_sniffing import encoding_of_a_meta, sniff


def parse(
    html: bytes, content_type: str | None, *, scripting: bool = False
) -> tuple[str, ParsedPage]:
    """The encoding, and what the parser made.

    https://html.spec.whatwg.org/multipage/parsing.html#parsing. If a
    meta element comes too late for sniffing, the page is parsed again in another encoding:
    https://html.spec.whatwg.org/multipage/parsing.html#changing-the-encoding-while-parsing
    """
    encoding, certain, byte_order_mark = sniff(html, content_type)
    html = html[byte_order_mark:]
    page = parse_html_page(decode(encoding, html), scripting)
    if not certain:
        declared = _declared_encoding(page)
        if declared is not None and declared != encoding and not encoding.startswith("UTF-16"):
            encoding = declared
            page = parse_html_page(decode(encoding, html), scripting)
    return encoding, page


def _declared_encoding(page: ParsedPage) -> str | None:
    """The encoding of the first meta element with a declaration."""
    for _, attributes, _ in page.elements("meta"):
        encoding = encoding_of_a_meta(attributes)
        if encoding is not None:
            return encoding
    return None
