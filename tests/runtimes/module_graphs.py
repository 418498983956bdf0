"""Modules from a table, with nothing of a page around them: the host is as small as can be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import urljoin

from tests.runtimes.pages import Page
from webapi.modules.source_text import ModuleSyntaxError, parse_module
from webapi.runtimes import bridge
from webapi.runtimes.scripts import first_script, script
from webapi.runtimes.sources import named

_HOST = Path(__file__).with_name("module_host.js")
_NAMES = (
    *("moduleHost", "newSourceTextModule", "newDefaultExportSyntheticModule", "importCallParts"),
    *("linkModule", "evaluateModule", "continueDynamicImport", "getModuleNamespace"),
)


class ModuleGraph:
    """A context of an engine that runs modules; ``read`` gives the text of a URL, or None."""

    def __init__(self, engine: str, read: Callable[[str], str | None]) -> None:
        self._read = read
        entries = f"world.moduleTests = {{ __proto__: null, {', '.join(_NAMES)} }};"
        modules = script("glue/module_stacks.js") + script("glue/modules.js")
        text = f"{first_script()}{modules}{entries}\n"
        with mock.patch.object(bridge, "first_script", lambda: text):
            self.page = Page(engine)
        self.page.bridge.expose("moduleText", self._text)
        self.page.bridge.expose("moduleURL", lambda specifier, base: urljoin(base, specifier))
        self.page.engine.eval(_HOST.read_text("utf-8"))

    def _text(self, url: str, kind: str) -> str:
        source = self._read(url)
        if source is None:
            return json.dumps([None, f"Failed to fetch dynamically imported module: {url}"])
        if kind != "javascript":
            return json.dumps([source])
        try:
            module = parse_module(source)
            return f"[{module.code_for_engine(named(url))},{module.entries_for_engine(url)}]"
        except ModuleSyntaxError as error:
            return json.dumps([error.lineno, error.msg])

    def run(self, url: str) -> Any:
        """Run a module and wait for it.

        Raises: `JavaScriptError`.
        """
        return self.page.bridge.run(f"moduleHostOfTests.run({json.dumps(url)})")
