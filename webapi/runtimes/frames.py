"""What the frames of a page ask Python for: their documents, and where these go.

``glue/frames.js`` has their windows.
"""

from __future__ import annotations

import logging
from html import escape
from typing import TYPE_CHECKING, Any, Final

from webapi.encoding import decode
from webapi.fetching.host import serialized_url
from webapi.html.mime_type import essence_of, is_xml_mime_type
from webapi.html.page import parse
from webapi.interfaces.document import Document
from webapi.interfaces.response import new_object as new_response
from webapi.runtimes.documents import parsed_text
from webapi.runtimes.json_text import to_json
from webapi.steps import document as document_steps
from webapi.steps.location_navigation import entity_of
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, same_origin
from webapi.url.parser import url_parser
from webapi.url.redaction import hide_password
from webapi.webidl.html_parsing import parse_html_document
from webapi.webidl.xml_parsing import parse_xml_document
from webapi.xhr.host import encoding_of_text, text_of_response

if TYPE_CHECKING:
    from collections.abc import Mapping

    from webapi.html.navigations import Entity
    from webapi.html.session_history import Change
    from webapi.interfaces.location_navigation import LocationNavigation
    from webapi.runtimes.handles import HandleTable
    from webapi.runtimes.page_scripts import PageScripts
    from webapi.runtimes.window import Window

_logger: Final = logging.getLogger("webapi.runtimes")
_HTML: Final = "text/html"


class Frames:
    """The documents of a window's frames."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._navigations: list[list[Any]] = []
        self._fetched: dict[int, tuple[bytes, str]] = {}
        self._resources: dict[int, Entity] = {}
        self._last = 0

    def answer(self, handles: HandleTable, request: list[Any]) -> str:
        """Answer a request of ``glue/frames.js``."""
        match request:
            case ["document", str(url), str() | None as base, str() | int() as source, bool(runs)]:
                handles.memory.spend_on_request()
                return self._document(handles, url, base, source, runs)
            case ["navigations"]:
                navigations, self._navigations = self._navigations, []
                return to_json(navigations)
            case ["change", int(handle)]:
                return to_json(self._change(handles, handle))
        raise TypeError("Illegal invocation")

    def _document(
        self, handles: HandleTable, url: str, base: str | None, source: str | int, runs: bool
    ) -> str:
        """A document, its type, and what the parser makes of its source."""
        encoding, content_type = "UTF-8", _HTML
        if isinstance(source, str):
            parsed = parse_html_document(source, scripting=runs)
        else:
            body, content_type = self._fetched.pop(source, (b"", _HTML))
            essence = essence_of(content_type) or _HTML
            if is_xml_mime_type(essence):
                encoding = encoding_of_text(body, content_type, "", True)
                parsed = parse_xml_document(text_of_response(body, encoding))
            elif essence == _HTML:
                encoding, page = parse(body, content_type, scripting=runs)
                parsed = page.record()
            else:
                text = escape(decode("UTF-8", body), quote=False)
                shown = f"<pre>{text}</pre>" if essence.startswith("text/") else ""
                parsed = parse_html_document(shown, scripting=runs)
            content_type = essence if is_xml_mime_type(essence) else _HTML
        document = Document(url, encoding)
        document_steps.show(document, self._window.cookies)
        about_base = None if base is None else url_parser(base)
        if about_base is not None and about_base is not FAILURE:
            document._webapi_node.about_base_url = about_base
        handles.memory.spend_on_new(document)
        handle = handles.keep(document)
        location = document.location
        assert location is not None
        location.onnavigate = lambda navigation: self._navigating(handle, document, navigation)
        return f"[{handle},{to_json(content_type)},{parsed_text(handles, parsed)}]"

    def _navigating(
        self, handle: int, document: Document, navigation: LocationNavigation
    ) -> bool | None:
        """Note where a document goes; it does so itself if only the fragment is another."""
        url, entity = navigation.url, entity_of(navigation)
        is_fragment = "#" in url and url.partition("#")[0] == document.URL.partition("#")[0]
        if is_fragment and entity is None and navigation.navigationType != "reload":
            self._navigations.append([handle, "fragment", url, "", None])
            return None
        number = None
        if entity is not None:
            self._last += 1
            number = self._last
            self._resources[number] = entity
        kind = navigation.navigationType
        self._navigations.append([handle, kind, url, navigation.target, number])
        return False

    def _change(self, handles: HandleTable, handle: int) -> Change | None:
        """The last step to another fragment."""
        document = handles.by_handle.get(handle)
        if not isinstance(document, Document):
            raise TypeError("Illegal invocation")
        history = document._webapi_node.session_history
        if history is None:
            return None
        change, history.change = history.change, None
        return change

    async def fetch(self, scripts: PageScripts, url: str, resource: int | None) -> list[Any] | None:
        """Fetch a document; return its URL, its number, and whether it has the page's origin.

        It is None of one that does not load, or that refuses to be in this page.
        """
        entity = None if resource is None else self._resources.pop(resource, None)
        try:
            response = await scripts.fetch_document(url, entity)
            body = await new_response(response).bytes()
        except TypeError as error:
            _logger.error("The frame %s does not load: %s", hide_password(url), error)
            return None
        final = serialized_url(response.url_list[-1]) if response.url_list else url
        record = url_parser(final)
        is_same = record is not FAILURE and same_origin(origin(record), self._window.origin)
        headers = {name.lower(): value for name, value in response.header_list.headers()}
        if not _may_be_in_a_frame(headers, is_same):
            _logger.error("The frame %s refuses to be in a page", hide_password(final))
            return None
        self._last += 1
        self._fetched[self._last] = body, headers.get("content-type", "")
        return [final, self._last, is_same]


def _may_be_in_a_frame(headers: Mapping[str, str], is_same: bool) -> bool:
    """https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header

    Of ``frame-ancestors`` the sources ``'none'``, ``'self'`` and ``*`` are known, others allow it.
    """
    for directive in headers.get("content-security-policy", "").split(";"):
        name, _, value = directive.strip().partition(" ")
        if name.lower() == "frame-ancestors":
            sources = value.lower().split()
            return bool({*sources} - {"'none'", "'self'"}) or (is_same and "'self'" in sources)
    option = headers.get("x-frame-options", "").strip().lower()
    return option != "deny" and (option != "sameorigin" or is_same)
