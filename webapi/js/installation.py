"""Install the modules ``js``, ``pyodide``, ``pyscript`` and ``workers``; remove them again."""

from __future__ import annotations

import json
import sys
from types import ModuleType, TracebackType
from typing import TYPE_CHECKING, Any

from webapi.js import ffi, model
from webapi.js.builtins import define_builtins
from webapi.js.cloning import define_structured_clone
from webapi.js.http import http_modules
from webapi.js.interfaces import define_interfaces
from webapi.js.json_object import define_json
from webapi.js.proxies import proxy_of
from webapi.js.proxy_classes import GlobalProxy
from webapi.js.pyscript.modules import pyscript_modules
from webapi.js.tree import define_tree
from webapi.js.workers.modules import workers_modules
from webapi.webidl.values import jsnull

if TYPE_CHECKING:
    import webapi

PYODIDE_VERSION = "314.0.7"
"""The version of Pyodide that the double copies, and the value of ``pyodide.__version__``."""


class Installation:
    """The installed double; `undo` removes it."""

    def __init__(self, document: webapi.Document | None) -> None:
        self._realm = model.Realm()
        model.enter(self._realm)
        define_builtins(self._realm)
        define_json(self._realm)
        define_interfaces(self._realm)
        define_tree(self._realm, document)
        define_structured_clone(self._realm)
        modules = _modules(self._realm)
        self._replaced = {name: sys.modules.get(name) for name in modules}
        sys.modules.update(modules)
        self._default = json.JSONEncoder.default
        json.JSONEncoder.default = _encode_null(self._default)  # type: ignore[method-assign]
        self._installed = True

    def undo(self) -> None:
        """Restore the modules that were there before, if any. A second call does nothing."""
        if not self._installed:
            return
        self._installed = False
        json.JSONEncoder.default = self._default  # type: ignore[method-assign]
        for name, module in self._replaced.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module
        model.leave(self._realm)

    def __enter__(self) -> Installation:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.undo()


def _modules(realm: model.Realm) -> dict[str, Any]:
    pyodide = ModuleType("pyodide")
    pyodide.__path__ = []
    functions = ModuleType("pyodide.ffi")
    vars(functions).update(ffi.NAMES)
    http = http_modules(realm)
    vars(pyodide).update(__version__=PYODIDE_VERSION, ffi=functions, http=http["pyodide.http"])
    module = proxy_of(realm.global_object, kind=GlobalProxy)
    workers = workers_modules(http["pyodide.http"])
    return {
        "js": module,
        "pyodide": pyodide,
        "pyodide.ffi": functions,
        **http,
        **workers,
        **pyscript_modules(realm),
    }


def _encode_null(default: Any) -> Any:
    """Make ``json`` write ``jsnull`` as ``null``, as it does in Pyodide."""

    def encode(self: json.JSONEncoder, value: object) -> Any:
        return None if value is jsnull else default(self, value)

    return encode
