"""List the URLs in which two readers see different hosts, and say why.

$ python examples/disputed_hosts.py examples/data/callback_urls.txt
"""

import sys
from pathlib import Path

from webapi.readers import agreement


def disputes(url: str) -> dict[str, list[str]]:
    """The reasons why readers disagree with the URL Standard, with the names of these readers.

    >>> disputes("https://example.org/")
    {}
    """
    readers: dict[str, list[str]] = {}
    for each in agreement(url).disagreements:
        readers.setdefault(each.reason, []).append(each.reading.reader)
    return readers


if __name__ == "__main__":
    for line in Path(sys.argv[1]).read_text("utf-8").splitlines():
        for reason, readers in disputes(line).items():
            print(line, ", ".join(readers), reason, sep="\n  ")
