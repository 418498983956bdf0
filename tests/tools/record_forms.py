"""Record what Chromium answers for some generated forms: tests/dom/forms_in_chromium.json

python -m tests.tools.record_forms
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.driver import start
from tests.dom.generated_forms import CONTROLS, RUN, SANITIZE, TYPES, VALUES, Generator

FILE = Path(__file__).parents[1] / "dom" / "forms_in_chromium.json"
CASES = 40


def main() -> None:
    generator = Generator(0)
    cases = [generator.case() for _ in range(CASES)]
    types = [*dict.fromkeys(TYPES)]
    with start("chromium") as browser:
        page = browser.new_page()
        answers = page.run(RUN, cases, CONTROLS)
        sanitized = page.run(SANITIZE, types, VALUES)
    lines = [json.dumps([case, answer]) for case, answer in zip(cases, answers, strict=True)]
    values = [json.dumps([each, found]) for each, found in zip(types, sanitized, strict=True)]
    text = ",\n".join(lines), ",\n".join(values)
    FILE.write_text(f'{{"cases": [\n{text[0]}\n], "sanitized": [\n{text[1]}\n]}}\n', "utf-8")


if __name__ == "__main__":
    main()
