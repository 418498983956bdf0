"""Parse a page from bytes, in its encoding.

``webapi/webidl/html_parsing.py`` says which parser answers.
"""

from __future__ import annotations

import re
from typing import Final

from webapi.encoding import decode
from webapi.webidl.html_parsing import parse_html_page
from webapi.webidl.parsed_markup import ParsedPage

from .encoding_sniffing import encoding_of_a_meta, sniff

_CHARSET: Final = re.compile(b"charset", re.IGNORECASE)


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


def decoded(html: bytes, content_type: str | None) -> tuple[str, str]:
    """The encoding and the text of a page whose scripts run."""
    encoding, certain, byte_order_mark = sniff(html, content_type)
    html = html[byte_order_mark:]
    if not certain and len(_CHARSET.findall(html)) > (_CHARSET.search(html[:1024]) is not None):
        declared = _declared_encoding(parse_html_page(decode(encoding, html), scripting=True))
        if declared is not None and not encoding.startswith("UTF-16"):
            encoding = declared
    return encoding, decode(encoding, html)


def _declared_encoding(page: ParsedPage) -> str | None:
    """The encoding of the first meta element with a declaration."""
    for _, attributes, _ in page.elements("meta"):
        encoding = encoding_of_a_meta(attributes)
        if encoding is not None:
            return encoding
    return None
