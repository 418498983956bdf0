"""Record what axe-core finds in headless Chromium: ``python -m tests.page.axe``."""

import json

from tests.browser.driver import start
from tests.page.axe import RECORD, in_chromium

with start("chromium") as browser:
    found = in_chromium(browser.new_page().playwright)
RECORD.write_text(json.dumps(found, indent=1) + "\n", "ascii")
