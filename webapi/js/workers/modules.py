"""The module ``workers`` for one installation."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from webapi.js.workers import entrypoints, files, messages

_CLASSES = (
    *(files.Blob, files.BlobEnding, files.File, files.FormData),
    *(messages.FetchResponse, messages.Request, messages.Response),
    *(entrypoints.DurableObject, entrypoints.WorkerEntrypoint, entrypoints.handler),
)


def workers_modules(pyodide_http: Any) -> dict[str, ModuleType]:
    """``workers``, with the ``pyfetch`` of a ``pyodide.http``."""
    module = ModuleType("workers")
    names: dict[str, Any] = {each.__name__: each for each in _CLASSES}
    names |= {"fetch": messages.fetch_by(pyodide_http.pyfetch), **entrypoints.environment()}
    vars(module).update(names, __all__=[*names])
    return {"workers": module}
