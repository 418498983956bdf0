"""``workers`` and its modules, for one installation."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from webapi.js.workers import entrypoints, files, messages
from webapi.js.workers.applications import application_modules

_CLASSES = (
    *(files.Blob, files.BlobEnding, files.File, files.FormData),
    *(messages.FetchResponse, messages.Request, messages.Response),
    *(entrypoints.DurableObject, entrypoints.WorkerEntrypoint, entrypoints.handler),
)


def workers_modules(pyodide_http: Any) -> dict[str, ModuleType]:
    """The modules, with the ``pyfetch`` of a ``pyodide.http``."""
    names: dict[str, Any] = {each.__name__: each for each in _CLASSES}
    names |= {"fetch": messages.fetch_by(pyodide_http.pyfetch), **entrypoints.environment()}
    modules = application_modules(names["wait_until"])
    package = ModuleType("workers")
    package.__path__ = []
    vars(package).update(names, __all__=[*names])
    vars(package).update(asgi=modules["workers.asgi"], wsgi=modules["workers.wsgi"])
    return {"workers": package, **modules}
