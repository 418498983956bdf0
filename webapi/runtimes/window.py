"""The page whose globals the scripts of a context see, and what its scripts ask Python for.

Scripts have ``window``, ``document``, ``location`` and the other globals of a page. Its document,
cookies and stored data are Python's, because the host gives and reads them; the objects that only
scripts touch, such as ``navigator``, are objects of the engine (``glue/window.js``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from webapi.fetching.cookies import CookieJar
from webapi.html.page import decoded
from webapi.html.secure_contexts import is_potentially_trustworthy
from webapi.html.storage import StorageArea
from webapi.interfaces.document import Document
from webapi.runtimes.documents import parsed_text, script_of
from webapi.runtimes.generated import EVENT_HANDLERS
from webapi.runtimes.json_text import to_json
from webapi.steps import document, location
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, same_origin, serialize_an_origin
from webapi.url.parser import url_parser
from webapi.webidl.dom_exception import QuotaExceededError
from webapi.webidl.html_parsing import parse_page_in_steps
from webapi.webidl.markup_parser import MarkupParser
from webapi.webidl.media_queries import checked_settings, match_media, media_queries
from webapi.webidl.parsed_markup import ParsedHTML
from webapi.webidl.xml_parsing import parse_xml_document
from webapi.xhr.host import encoding_of_text, text_of_response

if TYPE_CHECKING:
    from webapi.interfaces.location_navigation import LocationNavigation
    from webapi.runtimes.frames import Frames
    from webapi.runtimes.handles import HandleTable
    from webapi.runtimes.page_styles import PageStyles

_MISSING: Final = ("execCommand",)
"""Methods of documents and elements that scripts call and that these lack.

Attributes that they lack are undefined, because libraries look whether a browser has them.
"""


class Window:
    """A page, for an adapter's ``install(context, page=…)``: its settings and what the host reads.

    ``languages`` are those that the user prefers, ``viewport`` is the width and the height. Pages
    may share ``cookies``, and those of one origin a `StorageArea <webapi.html.storage.StorageArea>`
    as ``local_storage``; any other mapping is copied. ``media`` are settings for media queries, as
    ``{"prefers-color-scheme": "dark"}``. ``referrer`` is what ``document.referrer`` says. With
    ``same_origin_policy``, scripts fetch from other origins what CORS allows, and else everything.

    >>> window = Window("https://shop.example/p/1", languages=["de", "en"])
    >>> window.cookies.set(window.document.URL, "theme=dark", from_http=True)
    True
    >>> window.document.cookie
    'theme=dark'

    Raises: `InvalidURLError` if ``url`` does not parse; `ValueError` without a language, or if
    ``media`` has other features or values.
    """

    def __init__(
        self,
        url: str,
        *,
        user_agent: str | None = None,
        languages: Sequence[str] = ("en-US",),
        platform: str = "",
        viewport: tuple[int, int] = (1280, 720),
        cookies: CookieJar | None = None,
        local_storage: Mapping[str, str] | None = None,
        session_storage: Mapping[str, str] | None = None,
        media: Mapping[str, str] | None = None,
        referrer: str = "",
        content_type: str = "text/html",
        same_origin_policy: bool = False,
    ) -> None:
        if not languages or isinstance(languages, str):
            raise ValueError("languages is a list of one language tag or more")
        self.document = Document(url)
        self.cookies = CookieJar() if cookies is None else cookies
        self.local_storage = _area(local_storage)
        self.session_storage = _area(session_storage)
        self.user_agent = user_agent
        self.languages = list(languages)
        self.platform = platform
        self.viewport = viewport
        self.referrer = referrer
        self.content_type = content_type
        """https://dom.spec.whatwg.org/#concept-document-content-type, HTML's or that of XML"""
        self.same_origin_policy = same_origin_policy
        self.media = checked_settings(media or {})
        self.history = document.show(self.document, self.cookies)
        self.origin = origin(self.history.current.url)
        self.on_download: Callable[[str, str], bool] = lambda url, name: False
        """Takes the URL and the name of a link that downloads; whether it does."""
        self.name = ""
        """What ``window.name`` says at first."""
        self.on_open: Callable[[str | None, str, bool], int | None] | None = None
        """Opens a window: its URL, its name, and whether the script keeps it; gives its number."""
        self.on_window: Callable[[int | None, str, str, str], Any] = lambda *_: None
        """Answers about a window that a script has opened, or about this one (None)."""
        self.answer_dialog: Callable[[str, str, str], bool | str | None] = _dismiss
        """Answers ``alert``, ``confirm`` and ``prompt``: their name, a message, a default value."""
        self._is_installed = False
        self._parsed: ParsedHTML | None = None
        self._text = ""
        """The page, from which a parser builds the tree step by step if nothing else does."""
        self._styles: PageStyles | None = None
        self._frames: Frames | None = None
        self._is_loaded = False

    @property
    def navigations(self) -> tuple[LocationNavigation, ...]:
        """What scripts did to load another page or to go to a fragment, oldest first."""
        location = self.document.location
        return () if location is None else location.navigations

    def install(self, user_agent: str) -> dict[str, Any]:
        """Make this the page of a context; return the settings that scripts see.

        Raises: `ValueError` if another context has it.
        """
        if self._is_installed:
            raise ValueError("another context shows this window: make one for each context")
        self._is_installed = True
        if self.user_agent is None:
            self.user_agent = user_agent
        url = self.history.current.url
        sizes, screen = self.sizes()
        return {
            "name": self.name,
            "opens": self.on_open is not None,
            "origin": serialize_an_origin(self.origin),
            "isSecureContext": is_potentially_trustworthy(url),
            "events": EVENT_HANDLERS,
            "missing": _MISSING,
            "navigator": self._navigator(self.user_agent),
            "contentType": self.content_type,
            "referrer": self.referrer,
            "screen": screen,
            "sizes": sizes,
        }

    def change(self, viewport: tuple[int, int], media: Mapping[str, str]) -> None:
        """Have another viewport, and other settings for media queries.

        Raises: `ValueError` for a setting that is none.
        """
        self.media = checked_settings(media)
        self.viewport = viewport
        if self._styles is not None:
            self._styles.changed()

    def sizes(self) -> tuple[dict[str, int], dict[str, int]]:
        """The attributes of the window, and those of ``screen``, that the viewport decides."""
        width, height = self.viewport
        sizes = {
            **dict.fromkeys(("innerWidth", "outerWidth"), width),
            **dict.fromkeys(("innerHeight", "outerHeight"), height),
            **dict.fromkeys(("screenX", "screenLeft", "screenY", "screenTop"), 0),
            **dict.fromkeys(("scrollX", "pageXOffset", "scrollY", "pageYOffset"), 0),
            "devicePixelRatio": 1,
        }
        screen = {
            **dict.fromkeys(("availWidth", "width"), width),
            **dict.fromkeys(("availHeight", "height"), height),
            **dict.fromkeys(("colorDepth", "pixelDepth"), 24),
        }
        return sizes, screen

    def _navigator(self, user_agent: str) -> dict[str, Any]:
        """The attributes of ``navigator``, in the standard's navigator compatibility mode Gecko."""
        return {
            "appCodeName": "Mozilla",
            "appName": "Netscape",
            "appVersion": app_version(user_agent),
            "platform": self.platform,
            "product": "Gecko",
            "productSub": "20100101",
            "userAgent": user_agent,
            "vendor": "",
            "vendorSub": "",
            "language": self.languages[0],
            "languages": self.languages,
            "onLine": True,
            "cookieEnabled": True,
            "pdfViewerEnabled": False,
            "hardwareConcurrency": 1,
            "maxTouchPoints": 0,
            "webdriver": True,
        }

    def load(self, html: str | bytes, content_type: str | None) -> None:
        """Parse the page, for the scripts of the context: see `Bridge.load`.

        Raises: `RuntimeError` if a page was loaded.
        """
        if self._is_loaded:
            raise RuntimeError("the context has loaded its page: make another one for each page")
        if self.content_type != "text/html":
            encoding = "UTF-8"
            if not isinstance(html, str):
                encoding = encoding_of_text(html, content_type or "", "", True)
                html = text_of_response(html, encoding)
            self._parsed = parse_xml_document(html)
        else:
            encoding, self._text = (
                ("UTF-8", html) if isinstance(html, str) else decoded(bytes(html), content_type)
            )
            self._parsed = parse_page_in_steps(self._text)
        self._is_loaded = True
        self.document._webapi_node.encoding = encoding

    def _parser(self) -> MarkupParser:
        parser = MarkupParser(scripting=True, allow_declarative_shadow_roots=True)
        parser.feed(self._text)
        parser.end()
        return parser

    def _follow(self, url: str) -> str | None:
        """Navigate to a URL, or return the script of a ``javascript:`` URL."""
        record = url_parser(url)
        if record is FAILURE:
            return None
        if record.scheme == "javascript":
            return script_of(url)
        location.navigate(self.document.location, record)
        return None

    def has_origin_of(self, url: str) -> bool | None:
        """Whether the page has the origin of a URL; None if it does not parse."""
        record = url_parser(url)
        return None if record is FAILURE else same_origin(origin(record), self.origin)

    @property
    def styles(self) -> PageStyles:
        """The style sheets of the page."""
        if self._styles is None:
            from webapi.runtimes.page_styles import PageStyles

            self._styles = PageStyles(self._matches_media)
        return self._styles

    @property
    def frames(self) -> Frames:
        """The documents of its frames."""
        if self._frames is None:
            from webapi.runtimes.frames import Frames

            self._frames = Frames(self)
        return self._frames

    def _matches_media(self, query: str) -> bool:
        return match_media(query, *self.viewport, self.media)[1]

    def answer(self, handles: HandleTable, kind: str, *values: Any) -> str:
        """Answer a request of ``glue/window.js`` or of a script beside it.

        Raises: `TypeError` for a request that no part takes.
        """
        for part in (self._about_styles, self._about_history, self._about_window):
            found = part(handles, kind, *values)
            if found is not None:
                return found
        raise TypeError("Illegal invocation")

    def _about_window(self, handles: HandleTable, kind: str, *values: Any) -> str | None:
        match kind, *values:
            case ["document"]:
                return to_json(handles.keep(self.document))
            case ["location"]:
                return handles.introduce(self.document.location)
            case ["storage", "local", *request]:
                return to_json(_stored(self.local_storage, request))
            case ["storage", "session", *request]:
                return to_json(_stored(self.session_storage, request))
            case ["page"] if self._is_loaded:
                parsed, self._parsed = self._parsed, None
                if parsed is not None:
                    return parsed_text(handles, parsed)
                return to_json(handles.keep(self._parser()))
            case ["page from", int(number)] if self._is_loaded:
                parser = self._parser()
                parser.skip_to(number)
                return to_json(handles.keep(parser))
            case ["follow", str(url)]:
                handles.memory.spend_on_request()
                script = self._follow(url)
                handles.environment.api_base_url = self.history.current.url
                return to_json(script)
            case ["download", str(url), str(name)]:
                handles.memory.spend_on_request()
                return to_json(self.on_download(url, name))
            case ["open", str() | None as url, str(target), bool(has_opener)] if self.on_open:
                handles.memory.spend_on_request()
                return to_json(self.on_open(url, target, has_opener))
            case ["window", int() | None as number, str(what), str(value), str(other)]:
                return to_json(self.on_window(number, what, value, other))
            case ["frame", *request]:
                return self.frames.answer(handles, request)
            case ["isSameOrigin", str(url)]:
                return to_json(self.has_origin_of(url))
            case ["dialog", "alert" | "confirm" | "prompt" as kind, str(message), str(value)]:
                return to_json(self.answer_dialog(kind, message, value))
        return None

    def _about_history(self, handles: HandleTable, kind: str, *values: Any) -> str | None:
        match kind, *values:
            case ["history"]:
                return to_json([self.history.current.number, self.history.length])
            case ["change"]:
                change, self.history.change = self.history.change, None
                return to_json(change)
            case ["traverse", int(delta)]:
                change = self.history.traverse(delta)
                handles.environment.api_base_url = self.history.current.url
                return to_json(change)
            case ["state"]:
                return to_json(self.history.current.state)
            case [
                "update",
                "push" | "replace" as handling,
                str() | None as url,
                str() | None as state,
            ]:
                handles.memory.spend_on_request()
                self.history.update(url, handling, state)
                handles.environment.api_base_url = self.history.current.url
                numbers = [entry.number for entry in self.history.entries]
                return to_json([self.history.current.number, *numbers])
        return None

    def _about_styles(self, handles: HandleTable, kind: str, *values: Any) -> str | None:
        match kind, *values:
            case ["style of user agent", str(name), str(target), bool(is_quirky)]:
                from webapi.runtimes.style_texts import of_the_user_agent

                return of_the_user_agent(name, target, is_quirky)
            case ["style text", int(number), str(text), str(base_url)]:
                handles.memory.spend_on_request()
                self.styles.keep(number, text, base_url)
                return "null"
            case ["fetched style", int(number)]:
                return to_json(self.styles.text(number))
            case ["style", list(numbers), str(name), str(target), bool(is_starting)]:
                rows = self.styles.rows(numbers, name, target, is_starting)
                return f"[{','.join(rows)}]"
            case ["style changes", list(numbers), str(feature)]:
                from webapi.runtimes.style_changes import changes

                texts = self.styles.texts(numbers)
                return to_json(changes(texts, feature))
            case ["by variables", list(numbers)]:
                from webapi.runtimes.style_changes import properties_by_variables

                texts = self.styles.texts(numbers)
                return to_json(properties_by_variables(texts))
            case ["keyframes", list(numbers), str(name)]:
                from webapi.runtimes.style_changes import keyframes

                return to_json(keyframes(self.styles.texts(numbers), name))
            case ["starting styles", list(numbers)]:
                from webapi.runtimes.style_changes import starting_properties

                return to_json(starting_properties(self.styles.texts(numbers)))
            case ["motion", list(numbers)]:
                from webapi.runtimes.style_changes import motion

                return to_json(motion(self.styles.texts(numbers)))
            case ["registered", list(numbers)]:
                return to_json(self.styles.registered(numbers))
            case ["has syntax", str(syntax), str(value)]:
                from webapi.runtimes.registered_properties import has_syntax

                return to_json(has_syntax(syntax, value))
            case ["container", str(query), list(sizes), list(lengths), list(styles)]:
                from webapi.runtimes.container_queries import matches_container

                return to_json(matches_container(query, sizes, lengths, styles))
            case ["media", str(query)]:
                return to_json(match_media(query, *self.viewport, self.media))
            case ["media queries", str(text)]:
                return to_json(media_queries(text))
        return None


def _dismiss(kind: str, message: str, value: str) -> bool | str | None:
    """Answer as a user who closes the dialog."""
    return False if kind == "confirm" else None


def _area(items: Mapping[str, str] | None) -> StorageArea:
    return items if isinstance(items, StorageArea) else StorageArea(items or {})


def _stored(area: StorageArea, request: list[Any]) -> Any:
    """Run a method of Storage; `StorageArea` has its steps."""
    match request:
        case ["length"]:
            return len(area)
        case ["keys"]:
            return list(area)
        case ["key", int(index)]:
            return area.key(index)
        case ["get", str(key)]:
            return area.get(key)
        case ["remove", str(key)]:
            with suppress(KeyError):
                del area[key]
            return None
        case ["clear"]:
            area.clear()
            return None
        case ["set", str(key), str(value)]:
            try:
                area[key] = value
            except QuotaExceededError as error:
                return [error.message, error.quota, error.requested]
            return None
    raise TypeError("Illegal invocation")


def app_version(user_agent: str) -> str:
    """https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-appversion

    >>> app_version("Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101"), app_version("webapi/1")
    ('5.0 (X11)', '')
    """
    if not user_agent.startswith("Mozilla/5.0 ("):
        return ""
    trail = user_agent.removeprefix("Mozilla/")
    if trail.startswith("5.0 (Windows"):
        return "5.0 (Windows)"
    return f"{trail.partition(';')[0]})"
