"""The module scripts of a context: their texts, what these import, and import maps.

https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts

``glue/module_scripts.js`` has the module map, and goes from module to module. It asks here for
each, and the transport of the context has them.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from webapi.dom.script_element import is_a_javascript_mime_type
from webapi.html.import_maps import InvalidJSONError, SpecifierResolver
from webapi.html.mime_type import essence_of, is_json_mime_type
from webapi.modules.import_calls import with_import_calls
from webapi.modules.source_text import parse_module
from webapi.modules.syntax import ModuleSyntaxError
from webapi.runtimes.sources import checked

if TYPE_CHECKING:
    from webapi.fetching.responses import Response

JAVASCRIPT: Final = "javascript-or-wasm"
_TYPES: Final = (JAVASCRIPT, "css", "json", "text")
_DESTINATIONS: Final = {"css": "style", "json": "json", "text": "text"}
_EXPECTED: Final = {JAVASCRIPT: "JavaScript-or-Wasm", "css": "CSS", "json": "JSON"}


Fetch: TypeAlias = "Callable[[str, str, str, str], Awaitable[tuple[str, str]]]"
"""Takes a URL, a type, a mode of credentials and integrity metadata; gives a base URL and a text.

Raises: `TypeError`."""


class ModuleScripts:
    """The module scripts of one context.

    ``importer`` is the expression that gives a classic script's ``import()`` for its URL.
    ``prepare`` changes modules before they are parsed.
    """

    def __init__(
        self,
        fetch: Fetch,
        resolver: SpecifierResolver,
        importer: str,
        prepare: Callable[[str], str],
    ) -> None:
        self._fetch = fetch
        self._resolver = resolver
        self._importer = importer
        self._prepare = prepare
        self._fetched: dict[int, tuple[str, str, str]] = {}
        self._last = 0

    def register_an_import_map(self, input: str, base_url: str) -> str:
        """Answer the warnings, and None or the name and the message of an error."""
        warnings: list[str] = []
        error = None
        try:
            self._resolver.register(input, base_url, warnings.append)
        except InvalidJSONError as raised:
            error = ["SyntaxError", str(raised)]
        except TypeError as raised:
            error = ["TypeError", str(raised)]
        return json.dumps([warnings, error])

    def resolve(self, specifier: str, base_url: str) -> str:
        """Answer the URL of a specifier for ``import.meta.resolve``, or an error."""
        try:
            return json.dumps([self._resolver.resolve(specifier, base_url)])
        except TypeError as error:
            message = f"Failed to resolve module specifier {specifier}: {error}"
            return json.dumps(["TypeError", message])

    def load(self, requests: list[list[Any]], base_url: str, is_dynamic: bool) -> str:
        """Answer the URL and the type of each request until one fails: its error, then.

        https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule
        """
        answers: list[list[str]] = []
        for specifier, attributes in requests:
            unknown = next((key for key in attributes if key != "type"), None)
            type_ = attributes.get("type", JAVASCRIPT)
            if unknown is not None:
                name = "TypeError" if is_dynamic else "SyntaxError"
                answers.append(["", name, f'Invalid attribute key "{unknown}".'])
                break
            try:
                url = self._resolver.resolve(specifier, base_url)
            except TypeError as error:
                message = f"Failed to resolve module specifier '{specifier}'"
                if not is_dynamic:
                    message = f'Failed to resolve module specifier "{specifier}". {error}'
                answers.append(["", "TypeError", message])
                break
            if type_ not in _TYPES or (type_ == JAVASCRIPT and "type" in attributes):
                answers.append(["", "TypeError", f'"{type_}" is not a valid module type.'])
                break
            answers.append([url, type_])
        return json.dumps(answers)

    async def fetch(
        self, url: str, type_: str, credentials: str, integrity: str | None
    ) -> int | str:
        """Fetch a module; return its number, or what the console is told if this failed.

        https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
        """
        if integrity is None:
            integrity = self._resolver.resolve_a_module_integrity_metadata(url)
        try:
            base_url, text = await self._fetch(url, type_, credentials, integrity)
        except TypeError as error:
            return str(error)
        self._last += 1
        self._fetched[self._last] = type_, text, base_url
        return self._last

    def take(self, number: int) -> str:
        """Answer what was fetched: a base URL, a type, and a text or what it was parsed to."""
        type_, text, base_url = self._fetched.pop(number)
        if type_ == JAVASCRIPT:
            return self.parse(text, base_url)
        return json.dumps([base_url, type_, text])

    def parse(self, source: str, base_url: str) -> str:
        """Answer a module script of a text, whose value of an error is its texts."""
        try:
            module = parse_module(checked(self._prepare(source)))
        except ModuleSyntaxError as error:
            stack = f"SyntaxError: {error.msg}\n    at {base_url}:{error.lineno}:{error.offset}\n"
            return json.dumps([base_url, "error", "SyntaxError", error.msg, stack])
        except ValueError as error:
            return json.dumps([base_url, "error", "SyntaxError", str(error), ""])
        except RecursionError:
            message = "The module is nested too deeply."
            return json.dumps([base_url, "error", "RangeError", message, ""])
        except ModuleNotFoundError as error:
            return json.dumps([base_url, "error", "Error", str(error), ""])
        return f'[{json.dumps(base_url)},"{JAVASCRIPT}",{module.for_engine(base_url)}]'

    def with_import_calls(self, source: str, base_url: str) -> str:
        """The text of a classic script in which ``import()`` works.

        Without a parser, the calls are those of the engine.
        """
        try:
            return with_import_calls(source, f"{self._importer}({json.dumps(base_url)})")
        except ModuleNotFoundError:
            return source


def destination_of(type_: str) -> str:
    """https://html.spec.whatwg.org/multipage/webappapis.html#fetch-destination-from-module-type"""
    return _DESTINATIONS.get(type_, "script")


def check_the_type(response: Response, type_: str) -> None:
    """The step of https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
    about MIME types.

    Raises:
        TypeError: the response is of another type, in Chromium's words.
    """
    essence = essence_of(response.header_list.get("Content-Type") or "")
    is_right = {
        JAVASCRIPT: is_a_javascript_mime_type(essence),
        "css": essence == "text/css",
        "json": is_json_mime_type(essence),
        "text": True,
    }[type_]
    if not is_right:
        raise TypeError(
            f"Failed to load module script: Expected a {_EXPECTED[type_]} module script but the "
            f'server responded with a MIME type of "{essence}". Strict MIME type checking is '
            "enforced for module scripts per HTML spec."
        )
