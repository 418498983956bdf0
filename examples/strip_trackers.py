"""Remove tracking parameters from URLs, and change nothing else.

$ python examples/strip_trackers.py examples/data/shared_links.txt
"""

import sys
from pathlib import Path

from webapi import URL

PREFIXES = ("utm_", "mtm_", "pk_")
NAMES = {"fbclid", "gclid", "dclid", "msclkid", "mc_cid", "mc_eid", "igshid", "yclid"}


def strip_trackers(link: str) -> str:
    """The link without tracking parameters; a link that has none is returned unchanged.

    >>> strip_trackers("https://example.org/?q=a+b&utm_source=mail#top")
    'https://example.org/?q=a+b#top'
    """
    url = URL(link)
    trackers = [name for name, _ in url.searchParams if name in NAMES or name.startswith(PREFIXES)]
    if not trackers:
        return link
    for name in trackers:
        url.searchParams.delete(name)
    return url.href


if __name__ == "__main__":
    for line in Path(sys.argv[1]).read_text("utf-8").splitlines():
        print(strip_trackers(line))
