"""``pyscript`` and its modules, for one installation."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from webapi.js.model import Realm
from webapi.js.proxies import global_value, proxy_of
from webapi.js.proxy_classes import GlobalProxy
from webapi.webidl.values import jsnull


class _Module(ModuleType):
    """A module that has its names from the first use on: PyScript starts then."""

    def __init__(self, name: str, start: Callable[[], None]) -> None:
        super().__init__(name)
        self._start = start

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("__") or name == "__all__":
            self._start()
        if name not in vars(self):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return vars(self)[name]


def pyscript_modules(realm: Realm) -> dict[str, ModuleType]:
    """Return the modules, which share the page of a realm."""

    @cache
    def start() -> None:
        for name, names in _names(realm).items():
            vars(modules[name]).update({**names, **vars(modules[name])})
        vars(modules["pyscript"]).update(ffi=modules["pyscript.ffi"], web=modules["pyscript.web"])

    parts = ("context", "display", "events", "fetch", "ffi", "web")
    modules: dict[str, ModuleType] = {
        name: _Module(name, start) for name in ("pyscript", *(f"pyscript.{part}" for part in parts))
    }
    modules["pyscript"].__path__ = []
    return modules


def _names(realm: Realm) -> dict[str, dict[str, Any]]:
    """The names of each module."""
    from webapi.js.pyscript import ffi, web
    from webapi.js.pyscript.display import HTML, display_by
    from webapi.js.pyscript.events import Event
    from webapi.js.pyscript.fetch import fetch
    from webapi.js.pyscript.target import target_of
    from webapi.js.pyscript.when import when

    document = global_value("document")
    target = target_of(document)
    context = {
        "RUNNING_IN_WORKER": False,
        "config": {"type": "py"},
        "current_target": lambda: target,
        "document": document,
        "window": proxy_of(realm.global_object, kind=GlobalProxy),
    }
    shown = {"HTML": HTML, "display": display_by(context["current_target"])}
    events = {"Event": Event, "when": when}
    functions = (ffi.assign, ffi.create_proxy, ffi.is_none, ffi.to_js)
    return {
        "pyscript": {**context, **shown, **events, "fetch": fetch},
        "pyscript.context": context,
        "pyscript.display": shown,
        "pyscript.events": events,
        "pyscript.fetch": {"fetch": fetch},
        "pyscript.ffi": {"jsnull": jsnull, **{each.__name__: each for each in functions}},
        "pyscript.web": {**web.NAMES, "page": web.Page()},
    }
