"""Count the hosts of a column of URLs, and the errors of those that do not parse.

$ pip install 'webapi-dom[columns]'
$ python examples/parse_a_column.py examples/data/visits.txt
"""

import sys
from collections.abc import Iterable
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc

from webapi import columns


def counts(urls: Iterable[str]) -> dict[str, int]:
    """How often each hostname occurs, and each error of the URLs that do not parse.

    >>> counts(["https://example.org/a", "HTTPS://EXAMPLE.ORG", "https://a b/"])
    {'domain-to-ASCII': 1, 'example.org': 2}
    """
    parsed = columns.parse(pa.array(urls), fields=("hostname", "error"))
    hosts = pc.coalesce(parsed.field("hostname"), parsed.field("error"))
    return dict(
        sorted((each["values"], each["counts"]) for each in hosts.value_counts().to_pylist())
    )


if __name__ == "__main__":
    for host, count in counts(Path(sys.argv[1]).read_text("utf-8").splitlines()).items():
        print(count, host)
