"""List the links of a saved page, resolved like a browser with its encoding and base element.

$ pip install 'webapi-dom[html]'
$ python examples/extract_links.py examples/data/page_in_windows_1252.html https://example.org/a/b
"""

import sys
from pathlib import Path

from webapi import Document


def links(page: bytes, address: str) -> list[str]:
    """The URLs of the links, without those to a place in the same page.

    A link that does not parse is returned as it is written, as `href` does.

    >>> links(b'<base href="/c/"><a href="d?q=1">D</a> <a href="#top">up</a>', "https://example.org/")
    ['https://example.org/c/d?q=1']
    """
    document = Document.fromHTML(page, address)
    return [
        element.href
        for element in document.links
        if not (element.getAttribute("href") or "").startswith("#")
    ]


if __name__ == "__main__":
    for url in links(Path(sys.argv[1]).read_bytes(), sys.argv[2]):
        print(url)
