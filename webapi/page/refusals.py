"""Arguments of Playwright's methods that this package has not: each is refused by its name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final, TypeVar, get_type_hints

from webapi.page import reports
from webapi.page.errors import MissingError, PageError

Kind = TypeVar("Kind", bound=type)

_NO_LAYOUT: Final = "there is no layout"
_NO_PIXELS: Final = "there are no pixels"
_ENDS: Final = "it ends when the page has nothing more to do now"
REASONS: Final = {
    "boxes": _NO_LAYOUT,
    "client_certificates": "there is no TLS of its own",
    "credentials": "scripts have no navigator.credentials",
    "default_browser_type": "devices are missing",
    "geolocation": "scripts have no navigator.geolocation",
    "include_shadow": "ask the shadow tree by evaluate",
    "indexed_db": "scripts have no indexedDB",
    "mode": "snapshots have no references to elements",
    "no_wait_after": _ENDS,
    "opfs": "scripts have no file system",
    "proxy": "sites are asked without a proxy",
    "reason": "a page closes between two actions, so none fails with the reason",
    "record_video_dir": _NO_PIXELS,
    "record_video_fps": _NO_PIXELS,
    "record_video_size": _NO_PIXELS,
    "referer": "goto sends no referrer",
    "run_before_unload": "close asks no script whether it may",
    "strict": "a locator is strict",
    "timeout": "it acts at once and waits for no timer: call wait_for_selector or expect before it",
    "timezone_id": "the engine has the time zone of this machine",
    "trial": "is_visible and is_enabled look without acting",
}
"""Why an argument of Playwright's is missing, or what serves in its place."""
_BROWSER: Final = "no program of a browser runs"
_REFERENCES: Final = "snapshots have no references to elements"
_SOCKETS: Final = "scripts have no WebSocket"
_TRACES: Final = "no trace is written: record_har_path and pytest --webapi-report serve"
_TOUCH: Final = "no context has a touch screen"
MEMBERS: Final[dict[str, dict[str, str]]] = {
    "APIRequestContext": {"tracing": _TRACES},
    "Browser": {
        "bind": _BROWSER,
        "new_browser_cdp_session": _BROWSER,
        "start_tracing": _BROWSER,
        "stop_tracing": _BROWSER,
        "unbind": _BROWSER,
    },
    "BrowserContext": {
        "credentials": "scripts have no navigator.credentials",
        "debugger": _BROWSER,
        "new_cdp_session": _BROWSER,
        "route_web_socket": _SOCKETS,
        "set_geolocation": "scripts have no navigator.geolocation",
        "tracing": _TRACES,
    },
    "BrowserType": {
        "connect": _BROWSER,
        "connect_over_cdp": _BROWSER,
        "launch_persistent_context": "no folder keeps the data of a browser",
    },
    "ElementHandle": {
        "screenshot": _NO_PIXELS,
        "tap": _TOUCH,
    },
    "Frame": {"tap": _TOUCH, "webmcp": "scripts have no tools"},
    "Locator": {
        "normalize": _REFERENCES,
        "screenshot": _NO_PIXELS,
        "tap": _TOUCH,
        "within": "call locator of the outer one",
    },
    "Page": {
        "cancel_pick_locator": _NO_PIXELS,
        "expect_websocket": _SOCKETS,
        "expect_worker": "scripts have no workers",
        "get_by_ref": _REFERENCES,
        "pdf": _NO_PIXELS,
        "pick_locator": _NO_PIXELS,
        "route_web_socket": _SOCKETS,
        "screencast": _NO_PIXELS,
        "screenshot": _NO_PIXELS,
        "tap": _TOUCH,
        "webmcp": "scripts have no tools",
    },
    "Playwright": {
        "devices": "no context has a touch screen or another scale: give new_context a viewport",
    },
}
"""Members of Playwright's classes that are missing, and why."""
_LISTENING: Final = ("on", "once", "remove_listener")
"""What all of Playwright's classes have, also those without events."""
CLASSES: Final = {
    "CDPSession": _BROWSER,
    "ChromiumBrowserContext": _BROWSER,
    "Video": _NO_PIXELS,
    "WebSocket": _SOCKETS,
    "WebSocketRoute": _SOCKETS,
    "Worker": "scripts have no workers",
}
"""Classes of Playwright's that annotations may name, and that have no objects here, and why."""


def missing(owner: object, name: str) -> AttributeError:
    """The error of a name that an object lacks."""
    for kind in type(owner).__mro__:
        if (reason := MEMBERS.get(kind.__name__, {}).get(name)) is not None:
            text = f"{name} of Playwright's {kind.__name__} is missing in webapi.page: {reason}"
            return MissingError(text)
    if name in _LISTENING:
        kind_name = type(owner).__name__
        text = f"{name} of Playwright's {kind_name} is missing in webapi.page: it has no events"
        return MissingError(text)
    return AttributeError(f"{type(owner).__name__!r} object has no attribute {name!r}")


def refusing_by_name(kind: Kind) -> Kind:
    """Let the methods of a class say why they lack an argument that Playwright's have."""
    for name, member in list(vars(kind).items()):
        if inspect.isfunction(member) and not name.startswith("_"):
            setattr(kind, name, _refusing(name, member))
    return kind


@contextmanager
def naming(owner: object, method: str) -> Iterator[None]:
    """Begin the text of an error with the outermost method, as Playwright does."""
    try:
        yield
    except PageError as error:
        text = str(error).removeprefix(f"{error.method}: ")
        error.method = f"{type(owner).__name__}.{method}"
        error.args = (f"{error.method}: {text}",)
        raise


def _signature(function: Callable[..., Any]) -> inspect.Signature:
    """The signature, with each option that ``**how: Unpack[…]`` takes."""
    signature = inspect.signature(function)
    parameters = [*signature.parameters.values()]
    if parameters[-1].kind is inspect.Parameter.VAR_KEYWORD:
        options = parameters.pop()
        names = str(options.annotation).removeprefix("Unpack[").removesuffix("]")
        kind = function.__globals__[names]
        for each, type_ in get_type_hints(kind).items():
            keyword = inspect.Parameter.KEYWORD_ONLY
            parameters.append(inspect.Parameter(each, keyword, default=None, annotation=type_))
    return signature.replace(parameters=parameters)


def _refusing(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, with a `TypeError` that gives the reason."""
    signature = _signature(function)
    refused = REASONS.keys() - signature.parameters.keys()

    def check(owner: Any, keywords: dict[str, Any]) -> None:
        for each in refused & keywords.keys():
            if keywords[each] is None:
                del keywords[each]
        given = next((each for each in keywords if each in refused), None)
        if given is not None:
            method, reason = f"{type(owner).__name__}.{name}", REASONS[given]
            raise TypeError(f"{method} takes no {given}=, which Playwright's takes: {reason}")
        wrong = next((each for each in keywords if each not in signature.parameters), None)
        if wrong is not None:
            method = f"{type(owner).__name__}.{name}"
            raise TypeError(f"{method}() got an unexpected keyword argument {wrong!r}")

    if inspect.iscoroutinefunction(function):

        @wraps(function)
        async def later(self: Any, *arguments: Any, **keywords: Any) -> Any:
            __tracebackhide__ = True
            check(self, keywords)
            with naming(self, name):
                if reports.current is None:
                    return await function(self, *arguments, **keywords)
                with reports.step(self, name, arguments, keywords):
                    return await function(self, *arguments, **keywords)

        return _signed(later, signature)

    @wraps(function)
    def now(self: Any, *arguments: Any, **keywords: Any) -> Any:
        __tracebackhide__ = True
        check(self, keywords)
        with naming(self, name):
            if reports.current is None:
                return function(self, *arguments, **keywords)
            with reports.step(self, name, arguments, keywords):
                return function(self, *arguments, **keywords)

    return _signed(now, signature)


def _signed(function: Callable[..., Any], signature: inspect.Signature) -> Callable[..., Any]:
    """The function, which shows a signature."""
    function.__signature__ = signature  # type: ignore[attr-defined]
    return function
