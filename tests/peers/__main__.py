"""Score every installed library; docs/conformance.md says how to install them.

python -m tests.peers            # print the tables
python -m tests.peers --write    # put them into README.md and docs/conformance.md
"""

from __future__ import annotations

import argparse
import datetime

from tests.peers import conformance, ten_urls, url_patterns
from tests.peers.libraries import libraries
from tests.tools.tables import PROJECT, fill


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.peers")
    parser.add_argument("--write", action="store_true", help="write the tables into the pages")
    options = parser.parse_args()
    installed = list(libraries())
    scores = conformance.table(installed)
    by_name = {library.name: library for library in installed}
    ten = ten_urls.table([by_name[name] for name in ("webapi", "urllib.parse", "yarl", "ada-url")])
    patterns = url_patterns.table()
    print(scores, patterns, ten, sep="\n\n")
    if options.write:
        day = datetime.datetime.now(datetime.UTC).date()
        fill(PROJECT / "docs/conformance.md", "scores", f"{scores}\n\nScored on {day}.")
        fill(PROJECT / "docs/conformance.md", "URLPattern", patterns)
        fill(PROJECT / "README.md", "ten URLs", ten)


if __name__ == "__main__":
    main()
