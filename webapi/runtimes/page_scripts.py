"""The scripts of a page that an engine runs: they are fetched here, and run from here.

``glue/page_scripts.js`` goes through the page and says which script comes next. A classic script
runs as a script of its own, so that the next one sees the names that it declares: that is why the
driver starts it between two turns, and no other script does. The glue runs a module itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from webapi.encoding import decode
from webapi.fetching.host import serialized_url
from webapi.fetching.referrer_policies import parse_a_referrer_policy
from webapi.fetching.responses import Response
from webapi.html.encoding_sniffing import bom_sniff, encoding_or_none
from webapi.html.mime_type import charset_of, essence_of
from webapi.interfaces.response import new_object as new_response
from webapi.runtimes.fetches import ScriptFetch
from webapi.runtimes.json_text import to_json
from webapi.runtimes.module_scripts import (
    Fetched,
    Module,
    check_the_type,
    destination_of,
)
from webapi.url.redaction import hide_password

if TYPE_CHECKING:
    from webapi.html.navigations import Entity
    from webapi.runtimes.fetches import Transport
    from webapi.runtimes.handles import HandleTable
    from webapi.runtimes.page_styles import Sheet
    from webapi.runtimes.window import Window

_ACCEPT: Final = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
_logger: Final = logging.getLogger("webapi.runtimes")


class Script(NamedTuple):
    """A script that runs next."""

    source: str
    url: str
    base_url: str


class PageScripts:
    """The scripts of one context's page.

    ``tell`` sends the glue a message at once. ``evaluate`` runs a script, and returns the name, the
    message and the stack of what it throws. ``run_jobs`` runs microtasks.
    """

    def __init__(
        self,
        transport: Transport | None,
        handles: HandleTable,
        tell: Callable[..., None],
        evaluate: Callable[[Script], list[str] | None],
        run_jobs: Callable[[], object],
    ) -> None:
        self._transport = transport
        self._handles = handles
        self._tell = tell
        self._evaluate = evaluate
        self._run_jobs = run_jobs
        self._ready = deque[int]()
        self._next: Script | None = None
        self._is_running = False
        self._fetched: dict[int, tuple[str, str]] = {}
        self._last = 0

    def __bool__(self) -> bool:
        """Whether a script is ready."""
        return bool(self._ready)

    def add(self, number: int) -> str:
        """Note that a script is ready. The glue knows it by its number."""
        self._ready.append(number)
        return "null"

    def give(self, source: str | int, url: str, base_url: str) -> str:
        """Take the source of the script that runs next, or the number of one that was fetched.

        A script that was fetched has a base URL of its own.
        """
        text, base = (source, base_url) if isinstance(source, str) else self._fetched.pop(source)
        self._next = Script(text, url, base)
        self._is_running = True
        return "null"

    def note_a_module(self) -> str:
        """Note that the glue has run a module."""
        self._is_running = True
        return "null"

    def run(self) -> None:
        """Run the first script that is ready."""
        number = self._ready.popleft()
        self._next, self._is_running = None, False
        self._tell("page", "begin", number)
        script, self._next = self._next, None
        if not self._is_running:
            return
        try:
            error = None if script is None else self._evaluate(script)
            if error is not None:
                self._tell("page", "report", error)
            self._run_jobs()
        finally:
            self._tell("page", "end", number)

    async def fetch(
        self, url: str, mode: str, credentials: str, integrity: str, charset: str | None
    ) -> int | None:
        """Fetch the source of a script; return its number, or None if this failed.

        https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-classic-script
        """
        try:
            response = await self._response(url, mode, credentials, integrity, "script")
            text = await self._text(response, charset)
        except TypeError as error:
            _logger.error("The script %s does not load: %s", hide_password(url), error)
            return None
        self._last += 1
        # https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-classic-script
        base_url = "about:blank" if response.type == "opaque" else response.url or url
        self._fetched[self._last] = text, base_url
        return self._last

    def take(self, number: int) -> str:
        """Give the source of a script of a frame, which the glue runs."""
        return to_json(self._fetched.pop(number, ("", ""))[0])

    async def fetch_frame(self, url: str, resource: int | None) -> list[Any] | None:
        """Fetch the document of a frame: see `webapi.runtimes.frames.Frames.fetch`."""
        window = self._handles.window
        return None if window is None else await window.frames.fetch(self, url, resource)

    async def fetch_document(self, url: str, resource: Entity | None) -> Response:
        """The response of a navigation of a frame.

        https://html.spec.whatwg.org/multipage/browsing-the-web.html#create-navigation-params-by-fetching

        Raises:
            TypeError: There is none.
        """
        method, headers, body = "GET", [["Accept", _ACCEPT]], None
        if resource is not None:
            method, body = "POST", resource.body
            headers.append(["Content-Type", resource.content_type])
        members = [method, "navigate", "include", "default", "follow", "about:client", "", ""]
        return await self._fetch(url, members, headers, body, "iframe")

    async def fetch_style(self, *parts: Any) -> list[Any] | None:
        """Fetch a style sheet and those that it imports, or return None if this failed.

        Return its number, and whether the others are there.
        https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
        """
        window = self._handles.window
        if window is None:
            return None
        *request, is_quirky = parts
        sheet = await self._sheet(window, request, "about:client", is_quirky)
        if sheet is None:
            return None
        return [
            window.styles.keep_fetched(sheet),
            await self._fetch_imports(window, sheet, is_quirky),
        ]

    async def fetch_imports(self, text: str, base_url: str, is_quirky: bool) -> bool:
        """Fetch the sheets that a text of the page imports; return whether they are there.

        https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block
        """
        from webapi.runtimes.page_styles import Sheet
        from webapi.runtimes.style_texts import style_text

        window = self._handles.window
        sheet = Sheet(style_text(text), base_url)
        return window is None or await self._fetch_imports(window, sheet, is_quirky)

    async def _fetch_imports(self, window: Window, sheet: Sheet, is_quirky: bool) -> bool:
        """https://drafts.csswg.org/css-cascade-5/#fetch-an-import"""
        from webapi.runtimes.page_styles import imports_of

        reached = [sheet]
        urls: set[str] = set()
        is_loaded = True
        for each in reached:
            wanted = [url for url in imports_of(each) if url not in urls]
            urls.update(wanted)
            missing = [url for url in wanted if window.styles.imported(url) is None]
            fetches = [self._fetch_import(window, url, each, is_quirky) for url in missing]
            is_loaded = all(await asyncio.gather(*fetches)) and is_loaded
            found = [window.styles.imported(url) for url in wanted]
            reached += [one for one in found if one is not None]
        return is_loaded

    async def _fetch_import(self, window: Window, url: str, of: Sheet, is_quirky: bool) -> bool:
        request = [url, "no-cors", "include", "", None]
        sheet = await self._sheet(window, request, of.base_url, is_quirky)
        if sheet is not None:
            window.styles.keep_imported(url, sheet)
        return sheet is not None

    async def _sheet(
        self, window: Window, request: list[Any], referrer: str, is_quirky: bool
    ) -> Sheet | None:
        from webapi.runtimes.page_styles import Sheet
        from webapi.runtimes.style_texts import style_text

        url, mode, credentials, integrity, charset = request
        try:
            response = await self._response(url, mode, credentials, integrity, "style", referrer)
            content_type = response.header_list.get("Content-Type") or ""
            is_css = essence_of(content_type) == "text/css"
            if content_type and not is_css and not (is_quirky and window.has_origin_of(url)):
                raise TypeError(f"the type of a style sheet is text/css, not {content_type!r}.")
            text = await self._text(response, charset)
        except TypeError as error:
            _logger.error("The style sheet %s does not load: %s", hide_password(url), error)
            return None
        return Sheet(style_text(text), response.url or url)

    async def fetch_module(self, module: Module, integrity: str) -> Fetched:
        """Fetch a module.

        https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script

        Raises:
            TypeError: this failed.
        """
        url = module.url
        credentials, _, policy = module.options
        destination = destination_of(module.type)
        try:
            response = await self._response(
                url, "cors", credentials, integrity, destination, module.referrer, policy
            )
            check_the_type(response, module.type)
            body = await new_response(response).bytes()
        except TypeError as error:
            _logger.error("The module %s does not load: %s", hide_password(url), error)
            raise
        encoding, mark = bom_sniff(body)
        base_url = serialized_url(response.url_list[-1]) if response.url_list else url
        text = decode("UTF-8", body[mark if encoding == "UTF-8" else 0 :])
        policy = parse_a_referrer_policy(response.header_list.get("Referrer-Policy"))
        return Fetched(base_url, text, policy)

    async def _response(
        self,
        url: str,
        mode: str,
        credentials: str,
        integrity: str,
        destination: str,
        referrer: str = "about:client",
        referrer_policy: str = "",
    ) -> Response:
        """Fetch what the page refers to.

        Raises:
            TypeError: There is no response, or its status is that of an error.
        """
        policy = referrer_policy
        members = ["GET", mode, credentials, "default", "follow", referrer, policy, integrity]
        response = await self._fetch(url, members, [], None, destination)
        if not 200 <= response.status <= 299:
            raise TypeError(f"the status is {response.status}.")
        return response

    async def _fetch(
        self,
        url: str,
        members: list[str],
        headers: list[list[str]],
        body: bytes | None,
        destination: str,
    ) -> Response:
        given = [url, [*members, False, False, False, False], headers, body, None, False]
        request = ScriptFetch(self._transport, given, self._handles, lambda _: None, destination)
        return await request.fetched()

    async def _text(self, response: Response, charset: str | None) -> str:
        """Decode the source of a script.

        Raises:
            TypeError: The body breaks off.
        """
        content_type = response.header_list.get("Content-Type") or ""
        body = await new_response(response).bytes()
        encoding, mark = bom_sniff(body)
        if encoding is None:
            encoding = encoding_or_none(charset_of(content_type)) or encoding_or_none(charset)
        if encoding is None:
            window = self._handles.window
            encoding = "UTF-8" if window is None else window.document.characterSet
        return decode(encoding, body[mark:])
