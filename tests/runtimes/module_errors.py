"""Pages whose modules fail, and the events ``error`` that Chromium fires."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

URL: Final = "https://test.example/dir/page.html"
START: Final = """<!doctype html><script>
log = [];
onerror = (message, filename, line, column) => { log.push([message, filename, line, column]); };
</script>
"""
FILES: Final = {
    "throws.js": "\n\n  throw new Error('a');",
    "imports throws.js": "import './throws.js';",
    "syntax.js": "\n let x = ;\n",
    "imports syntax.js": "import './syntax.js';",
    "missing.js": "\nimport { ok,\n  nothing } from './ok.js';",
    "imports missing.js": "import './missing.js';",
    "exports missing.js": "\n\nexport { nothing } from './ok.js';",
    "imports exports missing.js": "import './exports%20missing.js';",
    "missing default.js": "\n import ok from './ok.js';",
    "ambiguous.js": "\nimport { both } from './stars.js';",
    "bare.js": "\n import 'bare';",
    "primitive.js": "\n throw 5",
    "late.js": "\n await null; throw new TypeError('late')",
    "reference.js": "\n\n notThere.x",
    "not exported.js": "\n export { no }",
    "declared twice.js": "\n import { ok } from './ok.js'; let ok;",
    "timer.js": "\n setTimeout(() => { later.x })",
    "json.js": "\nimport x from './bad.json' with { type: 'json' }",
}
OTHERS: Final = {
    "ok.js": "export const ok = 1; export const both = 1;",
    "ok2.js": "export const both = 2;",
    "stars.js": "export * from './ok.js'; export * from './ok2.js';",
    "bad.json": "{ bad",
}
TYPES: Final = {"js": "text/javascript", "json": "application/json"}
RECORDED: Final = json.loads(
    Path(__file__).with_name("module_errors_in_chromium.json").read_text("utf-8")
)


def page_of(name: str) -> str:
    """A page with one module."""
    return f'{START}<script type=module src="./{name}"></script>'


def body_of(path: str) -> str | None:
    """The text of a file."""
    name = path.removeprefix("/dir/").replace("%20", " ")
    return FILES.get(name, OTHERS.get(name))
