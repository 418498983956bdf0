"""The module scripts of a context: their texts, what these import, and import maps.

https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts

The module map is here, so that a graph is fetched without a word of the engine: as soon as a text
has come, what it requests is fetched. ``glue/module_scripts.js`` asks for a graph, and knows each
module by its number. `ModuleScripts.take` hands over all of a graph that the glue has not.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from webapi.dom.script_element import is_a_javascript_mime_type
from webapi.fetching.referrer_policies import POLICIES
from webapi.html.import_maps import InvalidJSONError, SpecifierResolver
from webapi.html.mime_type import essence_of, is_json_mime_type
from webapi.modules.import_calls import with_import_calls
from webapi.modules.source_text import ModuleRequest, SourceTextModule, parse_module
from webapi.modules.syntax import ModuleSyntaxError
from webapi.runtimes.javascript_error import JavaScriptError
from webapi.runtimes.sources import checked, is_name, named

if TYPE_CHECKING:
    from webapi.fetching.responses import Response

JAVASCRIPT: Final = "javascript-or-wasm"
_TYPES: Final = (JAVASCRIPT, "css", "json", "text")
_DESTINATIONS: Final = {"css": "style", "json": "json", "text": "text"}
_EXPECTED: Final = {JAVASCRIPT: "JavaScript-or-Wasm", "css": "CSS", "json": "JSON"}
_CLIENT: Final = "about:client"
_FIRST_LINE: Final = 1 << 16
"""Modules are at lines that no other script reaches, where lines tell which module they are of."""
_LARGE: Final = 1 << 16


class FetchOptions(NamedTuple):
    """https://html.spec.whatwg.org/multipage/webappapis.html#script-fetch-options

    Integrity metadata that is None is that of the import map.
    """

    credentials: str = "same-origin"
    integrity: str | None = None
    referrer_policy: str = ""


class Fetched(NamedTuple):
    """What was fetched. A referrer policy that is not empty is that of the response."""

    base_url: str
    text: str
    referrer_policy: str = ""


class Module:
    """A module of the map, or an inline one."""

    def __init__(self, url: str, type_: str, options: FetchOptions, referrer: str) -> None:
        self.url = url
        self.type = type_
        self.options = options
        self.referrer = referrer
        self.base_url = url
        self.requests: list[int] = []
        self.answer = ""
        """What the glue is told, until it is told."""
        self.parsed: SourceTextModule | None = None
        """What its text was parsed to, until the glue has it."""
        self.line = 0
        """How many lines precede its code, in an engine that does not name code by a comment."""
        self.has_begun = False
        self.task: asyncio.Task[None] | None = None
        """The task that fetches, until it has."""


Fetch: TypeAlias = Callable[[Module, str], Awaitable[Fetched] | Fetched]
"""Takes a module and integrity metadata.

Raises: `TypeError`."""


class ModuleBatch:
    """Modules that the glue takes, by their numbers.

    The fastest way for code is that a script has it as a function. Engines that do not name code by
    a comment take the functions of all modules in one script, in which each has its lines. The
    others take a large module in a script of its own. What has not crossed so is a string.
    """

    def __init__(self, modules: dict[int, Module], reads_source_urls: bool) -> None:
        self._modules = modules
        self._reads_source_urls = reads_source_urls
        self.crossed: set[int] = set()
        """The modules whose functions have crossed."""

    def scripts(self, take: str) -> Iterator[tuple[str, list[int]]]:
        """The scripts that give ``take`` functions, and the numbers of their modules."""
        numbers = [number for number, module in self._modules.items() if self._is_function(module)]
        if self._reads_source_urls:
            for number in numbers:
                module = self._modules[number]
                code = _code(module, True)
                yield f"{take}([{number}], {code}); 0;{_source_url(module)}", [number]
        elif numbers:
            parts = [f"{take}({numbers}"]
            line = 0
            for module in map(self._modules.__getitem__, numbers):
                parts += [",", "\n" * (module.line - line), _code(module, False)]
                line = module.line + (0 if module.parsed is None else module.parsed.line_count - 1)
            yield f"{''.join(parts)}); 0;", numbers

    def _is_function(self, module: Module) -> bool:
        parsed = module.parsed
        if parsed is None:
            return False
        if parsed.is_lost:  # errors may let code end too early
            return self._reads_source_urls
        return not self._reads_source_urls or len(parsed.code[1]) > _LARGE

    def refuse(self, number: int, error: JavaScriptError) -> None:
        """Note that the script of a module does not parse, where that tells of its place."""
        module = self._modules[number]
        if self._reads_source_urls:
            place = ":".join([module.base_url, *error.stack.rstrip().rsplit(":", 2)[1:]])
            stack = f"{error}\n    at {place}\n"
            texts = [error.name, error.message, stack]
            module.answer = json.dumps([module.base_url, "error", *texts])
            module.parsed = None

    def answers(self) -> str:
        """The number, the line and the answer of each, in JSON."""
        texts = [f"{number},{each.line},{each.answer}" for number, each in self._modules.items()]
        return f"[{'],['.join(texts)}]" if texts else ""

    def strings(self) -> Iterator[str]:
        """The code of each that has not crossed, in JSON."""
        for number, module in self._modules.items():
            if module.parsed is not None and number not in self.crossed:
                comment = _source_url(module) if self._reads_source_urls else None
                yield module.parsed.code_for_engine(comment)
            module.answer, module.parsed = "", None

    def last_script(self, take: str, task: int) -> str:
        """The script that gives ``take`` the answers and the strings."""
        text = self.answers().replace("\\", "\\\\").replace("'", "\\'")
        arguments = [str(task), f"'[{text}]'", *self.strings()]
        return f"{take}({', '.join(arguments)}); 0;"


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
        self._reads_source_urls = False
        self._last_line = _FIRST_LINE
        self._modules: list[Module] = []
        self._numbers: dict[tuple[str, str], int] = {}
        """https://html.spec.whatwg.org/multipage/webappapis.html#module-map"""

    def note_the_engine(self, reads_source_urls: bool) -> str:
        """Note whether the engine names code by a comment."""
        self._reads_source_urls = reads_source_urls
        return "null"

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

    def number(
        self, url: str, type_: str, credentials: str, integrity: str | None, policy: str
    ) -> str:
        """Answer the number of the module of an element."""
        options = FetchOptions(credentials, integrity, policy if policy in POLICIES else "")
        return str(self._number(url, type_, options, _CLIENT))

    def _number(self, url: str, type_: str, options: FetchOptions, referrer: str) -> int:
        number = self._numbers.get((url, type_))
        if number is None:
            number = self._numbers[url, type_] = len(self._modules)
            self._modules.append(Module(url, type_, options, referrer))
        return number

    def number_imported(
        self, specifier: str, attributes: list[tuple[str, str]], referrer: int | str
    ) -> str:
        """Answer the number and the URL of what ``import()`` names, or an error.

        The referrer is a module, or the base URL of a classic script.
        """
        if isinstance(referrer, str):
            base_url, options = referrer, FetchOptions()
        else:
            module = self._modules[referrer]
            base_url, options = module.base_url, _descendant_options(module.options)
        found = self._requested(specifier, attributes, base_url, options, is_dynamic=True)
        if isinstance(found, int):
            return json.dumps([found, self._modules[found].url])
        return json.dumps(["", *found])

    def _requested(
        self,
        specifier: str,
        attributes: Sequence[tuple[str, str]],
        base_url: str,
        options: FetchOptions,
        is_dynamic: bool,
    ) -> int | tuple[str, str]:
        """The number of a requested module, or the name and the message of an error.

        https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule
        """
        given = dict(attributes)
        type_ = given.pop("type", JAVASCRIPT)
        if given:
            unknown = next(iter(given))
            name = "TypeError" if is_dynamic else "SyntaxError"
            return name, f'Invalid attribute key "{unknown}".'
        try:
            url = self._resolver.resolve(specifier, base_url)
        except TypeError as error:
            if is_dynamic:
                return "TypeError", f"Failed to resolve module specifier '{specifier}'"
            return "TypeError", f'Failed to resolve module specifier "{specifier}". {error}'
        if type_ not in _TYPES or (type_ == JAVASCRIPT and attributes):
            return "TypeError", f'"{type_}" is not a valid module type.'
        return self._number(url, type_, options, base_url)

    async def fetch(self, number: int, is_alone: bool) -> list[int]:
        """Fetch a module and, unless it is alone, what it imports; return their numbers.

        What was fetched already is not fetched again.
        https://html.spec.whatwg.org/multipage/webappapis.html#fetch-the-descendants-of-and-link-a-module-script
        """
        reached: dict[int, None] = {}
        wanted = deque([number])
        arrived = asyncio.Queue[Module]()
        coming = 0
        while wanted or coming:
            if wanted:
                if (next_ := wanted.popleft()) in reached:
                    continue
                reached[next_] = None
                module = self._modules[next_]
                if not module.has_begun:
                    self._begin(module)
                if module.task is not None:
                    arrive = _call_with(arrived.put_nowait, module)
                    module.task.add_done_callback(arrive)
                    coming += 1
                    continue
            else:
                module = await arrived.get()
                coming -= 1
            if not is_alone:
                wanted.extend(module.requests)
        return [*reached]

    def _begin(self, module: Module) -> None:
        """https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script"""
        module.has_begun = True
        integrity = module.options.integrity
        if integrity is None:
            integrity = self._resolver.resolve_a_module_integrity_metadata(module.url)
        try:
            fetched = self._fetch(module, integrity)
        except TypeError as error:
            module.answer = json.dumps(str(error))
            return
        if isinstance(fetched, Fetched):
            self._take(module, fetched)
        else:
            module.task = asyncio.ensure_future(self._come(module, fetched))

    async def _come(self, module: Module, fetched: Awaitable[Fetched]) -> None:
        try:
            self._take(module, await fetched)
        except TypeError as error:
            module.answer = json.dumps(str(error))
        except asyncio.CancelledError:
            module.answer = json.dumps("The operation was aborted.")
            raise
        finally:
            module.task = None

    def _take(self, module: Module, fetched: Fetched) -> None:
        module.base_url = fetched.base_url
        if fetched.referrer_policy:
            module.options = module.options._replace(referrer_policy=fetched.referrer_policy)
        if module.type == JAVASCRIPT:
            self._parse(module, fetched.text)
        else:
            module.answer = json.dumps([module.base_url, module.type, fetched.text])

    def take(self, numbers: Iterable[int]) -> ModuleBatch:
        """Take what the glue has not yet."""
        modules = {each: self._modules[each] for each in numbers if self._modules[each].answer}
        return self._batch(modules)

    def _batch(self, modules: dict[int, Module]) -> ModuleBatch:
        for module in modules.values():
            if module.parsed is not None:
                module.line = self._last_line
                self._last_line += module.parsed.line_count
        return ModuleBatch(modules, self._reads_source_urls)

    def parse(self, source: str, base_url: str, credentials: str, policy: str) -> str:
        """Answer the number of an inline module script, the script, and its code."""
        options = FetchOptions(credentials, None, policy if policy in POLICIES else "")
        module = Module(base_url, JAVASCRIPT, options, _CLIENT)
        module.has_begun = True
        number = len(self._modules)
        self._modules.append(module)
        self._parse(module, source)
        batch = self._batch({number: module})
        return f"[{batch.answers()},{next(batch.strings(), 'null')}]"

    def _parse(self, module: Module, source: str) -> None:
        """https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-javascript-module-script

        As in browsers, a specifier that does not resolve is an error of the text, which stays.
        """
        base_url = module.base_url
        error = None
        place = ""
        try:
            parsed = parse_module(checked(self._prepare(source)))
            error = self._resolve_requests(module, parsed.requested_modules)
        except ModuleSyntaxError as raised:
            error = ("SyntaxError", raised.msg)
            place = f"\n    at {base_url}:{raised.lineno}:{raised.offset}\n"
        except ValueError as raised:
            error = ("SyntaxError", str(raised))
        except RecursionError:
            error = ("RangeError", "The module is nested too deeply.")
        except ModuleNotFoundError as raised:
            error = ("Error", str(raised))
        if error is not None:
            module.answer = json.dumps([base_url, "error", *error, f"{': '.join(error)}{place}"])
            return
        requests = ",".join(map(str, module.requests))
        module.parsed = parsed
        entries = parsed.entries_for_engine(base_url)
        module.answer = f'[{json.dumps(base_url)},"{JAVASCRIPT}",[{requests}],{entries}]'

    def _resolve_requests(
        self, module: Module, requests: Iterable[ModuleRequest]
    ) -> tuple[str, str] | None:
        numbers = []
        options = _descendant_options(module.options)
        for specifier, attributes in requests:
            found = self._requested(
                specifier, attributes, module.base_url, options, is_dynamic=False
            )
            if not isinstance(found, int):
                return found
            numbers.append(found)
        module.requests = numbers
        return None

    def with_import_calls(self, source: str, base_url: str) -> str:
        """The text of a classic script in which ``import()`` works.

        Without a parser, the calls are those of the engine.
        """
        try:
            return with_import_calls(source, f"{self._importer}({json.dumps(base_url)})")
        except ModuleNotFoundError:
            return source


def _descendant_options(options: FetchOptions) -> FetchOptions:
    """https://html.spec.whatwg.org/multipage/webappapis.html#descendant-script-fetch-options"""
    return options if options.integrity is None else options._replace(integrity=None)


def _code(module: Module, in_parentheses: bool) -> str:
    return "" if module.parsed is None else module.parsed.code_text(in_parentheses)


def _source_url(module: Module) -> str:
    """The comment that names the code of a module, or nothing if none can."""
    return named(module.base_url) if is_name(module.base_url) else ""


def _call_with(call: Callable[[Module], None], module: Module) -> Callable[[object], None]:
    return lambda _: call(module)


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
