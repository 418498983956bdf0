"""Record the headers that Chromium sends: tests/page/headers_in_chromium.json

python -m tests.tools.record_page_headers
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.driver import start
from tests.page.headers import STEPS, run_in_chromium

FILE = Path(__file__).parents[1] / "page" / "headers_in_chromium.json"


def main() -> None:
    with start("chromium") as browser:
        found = {step.name: run_in_chromium(browser, step) for step in STEPS}
    lines = [f"{json.dumps(name)}: {json.dumps(requests)}" for name, requests in found.items()]
    FILE.write_text("{{\n{}\n}}\n".format(",\n".join(lines)), "utf-8")


if __name__ == "__main__":
    main()
