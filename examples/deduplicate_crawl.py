"""Keep one of each set of URLs that a browser would fetch the same way.

$ python examples/deduplicate_crawl.py examples/data/crawl.txt
"""

import sys
from pathlib import Path

from webapi import URL


def key(url: URL) -> str:
    """What is sent to the server: the URL without its fragment.

    >>> key(URL("HTTP://EXAMPLE.org:80/a/../b?#top")) == key(URL("http://example.org/b?"))
    True
    """
    copy = URL(url)
    copy.hash = ""
    return copy.href


def main(lines: list[str]) -> None:
    seen: dict[str, int] = {}
    broken = 0
    for line in lines:
        url = URL.parse(line)
        if url is None or url.protocol not in ("http:", "https:"):
            broken += 1
        else:
            seen[key(url)] = seen.get(key(url), 0) + 1
    for address, count in seen.items():
        print(f"{count}  {address}")
    print(f"{len(lines)} lines, {len(seen)} pages, {broken} left out")


if __name__ == "__main__":
    main(Path(sys.argv[1]).read_text("utf-8").splitlines())
