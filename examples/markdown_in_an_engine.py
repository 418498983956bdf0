"""Render Markdown by npm's marked in a JavaScript engine; a function of Python gives links titles.

To make the bundle, run `npm ci && npm run markdown` once in tests/runtimes.

$ pip install 'webapi-dom[quickjs]'
$ python examples/markdown_in_an_engine.py quickjs tests/runtimes/build/markdown.js
"""

import asyncio
import sys
from importlib import import_module
from pathlib import Path

from webapi.runtimes import JavaScriptError

TITLES = {"https://url.spec.whatwg.org/": "URL Standard"}
TEXT = """
# Links

See [this](https://url.spec.whatwg.org/) and [that](https://example.com/).
"""


async def title_of(href: str) -> str:
    """What a script awaits: a request, a query of a database."""
    await asyncio.sleep(0.01)
    return TITLES.get(href, "no title")


def main(engine: str, bundle: Path) -> None:
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge = adapter.install(adapter.new_context())
    bridge.expose("titleOf", title_of)
    bridge.run(bundle.read_text("utf-8"), name="markdown.js")
    print(bridge.call("app.render", TEXT), end="")
    try:
        bridge.call("app.render", None)
    except JavaScriptError as error:
        print("refused:", error.message.splitlines()[0])
    bridge.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
