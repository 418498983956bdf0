"""The departures of browsers from the standard, by name, with where each is described.

``python -m tests.tools.departures`` writes the tables of the page.
"""

from __future__ import annotations

import re

from tests.tools.tables import PROJECT, fill
from webapi.browsers.chromium import CHROMIUM
from webapi.browsers.emulation import KINDS, Browser
from webapi.browsers.firefox import FIREFOX

PAGE = PROJECT / "docs" / "departures.md"
BROWSERS = {"Chromium": CHROMIUM, "Firefox": FIREFOX}
WORDS = {"overrides": "override", "rewritings": "hook", "host_rules": "hook"}
"""The kinds of rules that are not called rules in the tables."""


def table(browser: Browser) -> str:
    """A row for each rule of a browser."""
    lines = ["| departure | | what the browser does | standard |", "|---|---|---|---|"]
    for kind in KINDS:
        for rule in getattr(browser, kind):
            doc = rule.__doc__ or ""
            (link,) = re.findall(r"https://url\.spec\.whatwg\.org/#([\w-]+)", doc)
            sentence = " ".join(doc.split("\n\n")[0].split()).partition(": https:")[0]
            said = sentence.replace("``", "`").replace("|", "\\|")
            where = f"[{link}](https://url.spec.whatwg.org/#{link})"
            lines.append(f"| `{rule.__name__}` | {WORDS.get(kind, 'rule')} | {said} | {where} |")
    return "\n".join(lines)


if __name__ == "__main__":
    for name, each in BROWSERS.items():
        fill(PAGE, name, table(each))
