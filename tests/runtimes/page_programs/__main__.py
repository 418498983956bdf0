"""Record what the programs show in headless Chromium, or compare it with the record.

    python -m tests.runtimes.page_programs [--check]

`npm ci` in `tests/runtimes` and in `tests/runtimes/page_programs` comes before.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.driver import start
from tests.browser.server import StaticServer
from tests.runtimes.page_programs import PROGRAMS, RECORD, files_of_page


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, do not write")
    options = parser.parse_args()
    facts = facts_of_chromium()
    written = json.dumps(facts, indent=1) + "\n"
    if not options.check:
        RECORD.write_text(written, "ascii")
        return 0
    recorded = json.loads(RECORD.read_text("ascii"))
    for name, each in facts.items():
        for fact, value in each.items():
            if recorded.get(name, {}).get(fact) != value:
                print(f"{name}: {fact}: {recorded.get(name, {}).get(fact)} became {value}")
    return 0 if recorded == facts else 1


def facts_of_chromium() -> dict[str, Any]:
    """What each program shows."""
    facts = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        start("chromium") as browser,
        StaticServer({"/": folder}) as server,
    ):
        for name in PROGRAMS:
            for path, content in files_of_page(name).items():
                file = Path(folder) / path[1:]
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            page = browser.new_page()
            page.goto(f"{server.url}{name}.html")
            facts[name] = page.run("return program.run()")
            page.close()
    return facts


if __name__ == "__main__":
    sys.exit(main())
