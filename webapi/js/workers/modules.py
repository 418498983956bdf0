"""``workers`` and its modules, for one installation."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from webapi.js.workers import conversions, entrypoints, files, messages
from webapi.js.workers.applications import application_modules

_CLASSES = (
    *(files.Blob, files.BlobEnding, files.File, files.FormData),
    *(messages.FetchResponse, messages.Request, messages.Response),
    *(entrypoints.DurableObject, entrypoints.WorkerEntrypoint, entrypoints.WorkflowEntrypoint),
    *(entrypoints.handler, conversions.python_from_rpc, conversions.python_to_rpc),
)
_TYPES = (
    *("BlobValue", "Body", "Context", "FetchKwargs", "FormDataValue", "Headers", "JSBody"),
    "RequestInitCfProperties",
)
"""Names for annotations only."""


def workers_modules(pyodide_http: Any) -> dict[str, ModuleType]:
    """The modules, with the ``pyfetch`` of a ``pyodide.http``."""
    names: dict[str, Any] = dict.fromkeys(_TYPES, Any)
    names |= {each.__name__: each for each in _CLASSES}
    names |= {"fetch": messages.fetch_by(pyodide_http.pyfetch), **entrypoints.environment()}
    modules = application_modules(names["wait_until"])
    package = ModuleType("workers")
    package.__path__ = []
    vars(package).update(names, __all__=[*names])
    vars(package).update(asgi=modules["workers.asgi"], wsgi=modules["workers.wsgi"])
    return {"workers": package, **modules}
