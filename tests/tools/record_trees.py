"""Record the trees that Chromium makes of some markup: tests/html_parser/trees_in_chromium.json

python -m tests.tools.record_trees
"""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote

from tests.browser.driver import start
from tests.html_parser.generated_markup import CHOSEN, FORMS, OWNERS, RUN, random_cases

FILE = Path(__file__).parents[1] / "html_parser" / "trees_in_chromium.json"
RANDOM_CASES = 200


def main() -> None:
    cases = [*CHOSEN, *random_cases(0, RANDOM_CASES)]
    with start("chromium") as browser:
        page = browser.new_page()
        trees = page.run(RUN, cases)
        owners = list[list[int]]()
        for html in FORMS:
            page.goto(f"data:text/html;charset=utf-8,{quote(html)}")
            owners.append(page.run(OWNERS))
    lines = [json.dumps([case, tree]) for case, tree in zip(cases, trees, strict=True)]
    forms = [json.dumps([html, found]) for html, found in zip(FORMS, owners, strict=True)]
    text = ",\n".join(lines), ",\n".join(forms)
    FILE.write_text(f'{{"trees": [\n{text[0]}\n], "owners": [\n{text[1]}\n]}}\n', "utf-8")


if __name__ == "__main__":
    main()
