"""Decide whether `?next=…` may be followed after a login: only to this site, only by HTTP(S).

$ python examples/check_redirect.py https://shop.example/login examples/data/redirects.txt
"""

import sys
from pathlib import Path

from webapi import URL


def safe_redirect(target: str, page: str) -> str | None:
    """The absolute URL to send to the browser, or `None` for one that leads away.

    Return the URL that was checked, not what was given: then the browser gets what the check saw.

    >>> safe_redirect("/cart?item=1", "https://shop.example/login")
    'https://shop.example/cart?item=1'
    >>> safe_redirect("/\\\\evil.example", "https://shop.example/login") is None
    True
    """
    url = URL.parse(target, page)
    if url is None or url.origin != URL(page).origin or url.username or url.password:
        return None
    return url.href


if __name__ == "__main__":
    for line in Path(sys.argv[2]).read_text("utf-8").splitlines():
        print(f"{line!r:42} {safe_redirect(line, sys.argv[1]) or 'refused'}")
