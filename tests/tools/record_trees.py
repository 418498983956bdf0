"""Record the trees that Chromium makes of some markup: tests/html_parser/trees_in_chromium.json

python -m tests.tools.record_trees
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.driver import start
from tests.html_parser.generated_markup import CHOSEN, RUN, random_cases

FILE = Path(__file__).parents[1] / "html_parser" / "trees_in_chromium.json"
RANDOM_CASES = 200


def main() -> None:
    cases = [*CHOSEN, *random_cases(0, RANDOM_CASES)]
    with start("chromium") as browser:
        trees = browser.new_page().run(RUN, cases)
    lines = [json.dumps([case, tree]) for case, tree in zip(cases, trees, strict=True)]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
