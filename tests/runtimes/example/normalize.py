"""npm's normalize-url in QuickJS, from Python, without Node: ``python normalize.py BUNDLE URL…``

The bundle is made once, by ``npm ci && npm run bundle``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import quickjs

import webapi.runtimes.adapters.quickjs


def normalizer(bundle: Path) -> Callable[[str], str]:
    """The bundle's function ``normalize``; it raises ``quickjs.JSException``."""
    context = quickjs.Context()
    webapi.runtimes.adapters.quickjs.install(context)
    context.eval(bundle.read_text("utf-8"))
    normalize: Callable[[str], str] = context.get("normalize")
    return normalize


if __name__ == "__main__":
    normalize = normalizer(Path(sys.argv[1]))
    for url in sys.argv[2:]:
        print(normalize(url))
