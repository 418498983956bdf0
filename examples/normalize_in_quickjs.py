"""Run npm's normalize-url in QuickJS, from Python and without Node.js, on webapi's URL class.

To make the bundle, run `npm ci && npm run bundle` once in tests/runtimes.

$ pip install 'webapi-dom[quickjs]'
$ python examples/normalize_in_quickjs.py tests/runtimes/build/bundle.js examples/data/crawl.txt
"""

import sys
from collections.abc import Callable
from pathlib import Path

import quickjs

import webapi.runtimes.adapters.quickjs


def normalizer(bundle: Path) -> Callable[[str], str]:
    """The bundle's function `normalize`; it raises `quickjs.JSException`."""
    context = quickjs.Context()
    webapi.runtimes.adapters.quickjs.install(context)
    context.eval(bundle.read_text("utf-8"))
    normalize: Callable[[str], str] = context.get("normalize")
    return normalize


if __name__ == "__main__":
    normalize = normalizer(Path(sys.argv[1]))
    for line in Path(sys.argv[2]).read_text("utf-8").splitlines():
        try:
            print(normalize(line))
        except quickjs.JSException:
            print(f"refused: {line}")
