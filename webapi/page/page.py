"""`Page`: the synchronous face of `webapi.page.tab.Tab`.

``python -m idl`` writes its asynchronous twin: see ``idl/asynchronous.py``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from time import time as real_time
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from typing_extensions import Unpack

from webapi.fetching.cookies import CookieJar
from webapi.interfaces.url import URL
from webapi.page.arguments import (
    AT_ONCE,
    ActionOptions,
    WaitOptions,
    WaitUntil,
    check_moment,
    source_of,
)
from webapi.page.aria import Tree, snapshot_of
from webapi.page.assertion_texts import Expectation
from webapi.page.axe import AxeResults, Rules, Selectors, arguments_of, results_of, runner
from webapi.page.clock import Timeout, moment_of, seconds_of, seconds_of_timeout
from webapi.page.context_options import (
    ViewportSize,
    changed_media,
    checked_headers,
    checked_size,
)
from webapi.page.errors import PageError, ScriptError
from webapi.page.events import given
from webapi.page.exchanges import Exchange, Outcome
from webapi.page.expectations import SyncExpectation, Waiting
from webapi.page.faces import SyncDisposable, SyncFace, nothing
from webapi.page.frame_tree import FrameRecord
from webapi.page.frames import Frame, FrameMembers
from webapi.page.globs import matcher
from webapi.page.har import Har, NotFound
from webapi.page.input import Keyboard, Mouse, Touchscreen
from webapi.page.limits import Limits
from webapi.page.locator import ElementHandle, JSHandle, Locator, handle_of
from webapi.page.locator_handlers import Attempt, Interruption, LocatorHandler, ended
from webapi.page.network import Request, Response, Route
from webapi.page.profile import Profile
from webapi.page.records import (
    ConsoleMessage,
    Dialog,
    PageNavigation,
    PageRequest,
)
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.routes import RouteEntry
from webapi.page.selectors import Steps
from webapi.page.site import Server, Site
from webapi.page.tab import TIMEOUT, State, Tab
from webapi.page.transfers import Download, FileChooser
from webapi.page.view import ENGINES
from webapi.page.web_storage import WebStorage
from webapi.runtimes.bridge import default_user_agent
from webapi.runtimes.javascript_error import JavaScriptError
from webapi.url.redaction import hide_password, redacted

if TYPE_CHECKING:
    from webapi.page.api_request import APIRequestContext
    from webapi.page.contexts import BrowserContext

_STATES: Final = get_args(State)
_ELEMENT_STATES: Final = ("disabled", "editable", "enabled", "hidden", "stable", "visible")
_WITH_THE_PAGE: Final = ("domcontentloaded", "load")
"""Events whose value is the page."""
_OF_FRAMES: Final = ("frameattached", "framedetached", "framenavigated")
_MOST_KEPT: Final = 200
"""How many messages and errors are kept for a test that asks later, as in Playwright."""


@refusing_by_name
class Page(SyncFace, FrameMembers):
    """A page, which loads from ``site`` and runs its scripts in an engine.

    ``site`` is an ASGI or WSGI application, a function from `Request` to `Response`, a dictionary
    from paths to texts, bytes or `Response`, or a folder. Functions answer for all origins, a
    dictionary for those of its keys, the others for that of ``base_url``. ``engine`` is
    ``quickjs`` or ``mini_racer``.

    An action returns when no request, navigation or microtask is left, and no timer is due. Then an
    exception that no script has caught is raised, unless ``raise_errors`` is false, and one of an
    ASGI or WSGI application, unless ``raise_app_errors`` is false. Timers move by `clock` and by
    the methods that wait. With ``requests_take_turns``, an application begins each response before
    it gets the next request.

    ``time_limit`` is the real seconds that a script may run at a time, in mini-racer.
    ``memory_limit`` is the bytes that the scripts of a document may take. ``max_requests`` is the
    number of requests of the page, and ``max_navigations`` that of documents that may follow one
    another in an action. Without ``same_origin_policy``, scripts read the responses of all origins.

    Raises: `ImportError` without the engine; `TypeError` for another site; `ValueError` for a time
    limit in QuickJS, and for a limit that is too small.
    """

    def __init__(
        self,
        site: Site = None,
        *,
        engine: Literal["quickjs", "mini_racer"] = "quickjs",
        base_url: str = "http://localhost/",
        raise_errors: bool = True,
        raise_app_errors: bool = True,
        requests_take_turns: bool = False,
        cookies: CookieJar | None = None,
        user_agent: str | None = None,
        languages: Sequence[str] = ("en-US",),
        viewport: tuple[int, int] = (1280, 720),
        time_limit: float | None = None,
        memory_limit: int | None = None,
        max_requests: int | None = None,
        max_navigations: int | None = None,
        same_origin_policy: bool = True,
    ) -> None:
        if engine not in ENGINES:
            raise ValueError(f"no engine {redacted(engine)} for a page: {' or '.join(ENGINES)}")
        base = URL.parse(base_url)
        if base is None or base.origin == "null":
            raise ValueError(
                f"base_url is an absolute URL as http://localhost/, not {redacted(base_url)}"
            )
        if not (isinstance(viewport, tuple) and len(viewport) == 2):
            raise TypeError(f"viewport is (width, height), and not {redacted(viewport)}")
        limits = Limits(engine, time_limit, memory_limit, max_requests, max_navigations)
        agent = default_user_agent() if user_agent is None else user_agent
        settings = {
            "user_agent": agent,
            "languages": languages,
            "viewport": viewport,
            "same_origin_policy": bool(same_origin_policy),
        }
        jar = CookieJar() if cookies is None else cookies
        server = Server(site, base_url, requests_take_turns)
        profile = Profile(server, engine, limits, base_url, settings, raise_app_errors, jar)
        self._begin(profile, raise_errors, None)

    def _begin(self, profile: Profile, raise_errors: bool, context: BrowserContext | None) -> None:
        super().__init__(Tab(profile, context is None), raise_errors, context)
        self._tab.face = self._face
        self._tab.call_route = self._call_route
        self._tab.open_page = self._open_page
        self._opener: Page | None = None
        self._tab.page = self._page = self
        self._context = context
        self._owns_context = False
        self._profile = profile
        self.cookies = profile.cookies
        """The cookies, a `webapi.transports.CookieJar`."""
        self.clock = Clock(self)
        """The clock of timers and of ``Date``."""
        self.main_frame = Frame(self)
        """The frame of the document."""
        self.keyboard = Keyboard(self)
        """The keyboard, whose keys go to what has the focus."""
        self.mouse = Mouse(self)
        """The mouse."""
        self.touchscreen = Touchscreen(self)
        """The touch screen, which no context has."""
        self.local_storage = WebStorage(self, "localStorage")
        """The local storage of the document's origin."""
        self.session_storage = WebStorage(self, "sessionStorage")
        """The session storage of the document's origin."""

    @classmethod
    def _of(cls, context: BrowserContext) -> Page:
        """A page of a context."""
        page = cls.__new__(cls)
        page._begin(context._profile, False, context)
        return page

    @property
    def context(self) -> BrowserContext:
        """The context whose cookies and stored data the page has."""
        if self._context is None:
            from webapi.page.contexts import BrowserContext

            self._context = BrowserContext(None, self._profile, self)
        return self._context

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __repr__(self) -> str:
        return f"<Page url={hide_password(self.url)!r}>"

    @property
    def frames(self) -> list[Frame]:
        """The main frame, and those inside of its document."""
        return [self.main_frame, *map(self._frame_of, self._tab.frames)]

    def _frame_of(self, record: FrameRecord) -> Frame:
        if record.face is None:
            record.face = Frame(self, record)
        frame: Frame = record.face
        return frame

    def _numbered(self, number: int | None) -> Frame | None:
        record = None if number is None else self._tab.frames.record_of(number)
        return None if record is None else self._frame_of(record)

    def frame(
        self,
        name: str | None = None,
        *,
        url: str | re.Pattern[str] | Callable[[str], bool] | None = None,
    ) -> Frame | None:
        """Return the frame of a name or of a URL, or None.

        Raises: `AssertionError` without both, as Playwright's.
        """
        if not name and not url:
            raise AssertionError("Either name or url matcher should be specified")
        fits = None if not url else self._matcher(url)
        for frame in self.frames:
            if frame.name == name if fits is None else fits(frame.url):
                return frame
        return None

    def _open_page(self) -> Tab:
        """Open a page of the same context for a script."""
        page = Page._of(self.context)
        page._opener, page._raise_errors = self, self._raise_errors
        self.context._adopt(page)
        tab = page._tab
        tab.is_opened = True
        tab.announce = partial(self._tab.note_popup, page)
        return tab

    def bring_to_front(self) -> None:
        """Do nothing: all pages are in front."""
        self._run(nothing())

    def pause(self) -> None:
        """Do nothing: no inspector opens, as in a browser without a window."""
        self._run(nothing())

    def opener(self) -> Page | None:
        """Return the page whose script or link has opened this one, unless it is closed."""
        self._decide(nothing())
        is_there = self._opener is not None and not self._opener.is_closed()
        return self._opener if is_there else None

    def expect_popup(
        self,
        predicate: Callable[[Page], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Page]:
        """Give a block, after which a script or a link has opened another page."""
        return self.expect_event("popup", predicate, timeout=timeout)

    def hide_highlight(self) -> None:
        """Do nothing: nothing is highlighted."""
        self._run(nothing())

    @property
    def workers(self) -> list[Any]:
        """Nothing: scripts have no workers."""
        return []

    @property
    def video(self) -> None:
        """None: nothing is recorded, as there are no pixels."""

    def is_closed(self) -> bool:
        """Return whether the page has been closed."""
        return self._tab.is_closed

    def close(self) -> None:
        """Close the page, and its context if `Browser.new_page` has opened both.

        Raises: an exception of a script that was not raised.
        """
        try:
            super().close()
        finally:
            if self._owns_context:
                self._owns_context = False
                self.context.close()

    def _act(
        self,
        steps: Steps,
        shown: str,
        strict: bool,
        kind: str,
        *given: Any,
        how: ActionOptions = AT_ONCE,
    ) -> Any:
        attempt = Attempt()
        act = partial(self._tab.act, steps, shown, strict, kind, *given, how=how, attempt=attempt)
        answer = self._run(act())
        while isinstance(answer, Interruption):
            self._handle(answer, attempt)
            answer = self._run(act())
        return answer

    def _handle(self, interruption: Interruption, attempt: Attempt) -> None:
        """Call the handlers of locators that are visible."""
        for handler in interruption.handlers:
            if handler not in self._tab.handlers:
                continue
            if handler.take():
                self._tab.handlers.remove(handler)
            self._tab.is_handling = True
            try:
                self._decide(ended(handler.call()))
            finally:
                self._tab.is_handling = False
            if handler.waits:
                self._run(self._tab.wait_for_handler(handler, attempt))

    def _within(self, timeout: Timeout | None, navigation: Coroutine[Any, Any, Any]) -> Any:
        """Limit the real time of a navigation."""
        if timeout is not None:
            return self._tab.within(seconds_of_timeout(timeout), navigation)
        limit = self._tab.patience_for_navigations
        return navigation if limit is None else self._tab.within(limit, navigation)

    def _is_strict(self, strict: bool | None) -> bool:
        """Whether a selector must match one element only."""
        return self._profile.is_strict if strict is None else bool(strict)

    def _limit(self, timeout: Timeout | None) -> float:
        """The seconds that a wait may take."""
        if timeout is None:
            return TIMEOUT / 1000 if self._tab.patience is None else self._tab.patience
        return seconds_of_timeout(timeout)

    def set_default_timeout(self, timeout: Timeout) -> None:
        """Let actions and waits without a timeout wait so many milliseconds of the clock.

        Pages of a browser wait 30 seconds, and other pages act at once.
        """
        self._tab.patience = seconds_of_timeout(timeout)

    def set_default_navigation_timeout(self, timeout: Timeout) -> None:
        """Let navigations without a timeout take so many real milliseconds: see `goto`."""
        self._tab.patience_for_navigations = seconds_of_timeout(timeout)

    def _ask(self, name: str, *arguments: Any) -> Any:
        return self._run(self._tab.ask(name, *arguments))

    def _use(self, device: str, *arguments: Any) -> None:
        """Use the keyboard or the mouse."""
        self._run(self._tab.use(device, *arguments))

    def _expect(
        self,
        steps: Steps,
        kind: str,
        given: list[Any],
        test: Callable[[list[Any]], bool],
        expectation: Expectation,
    ) -> None:
        attempt = Attempt()
        expect = partial(self._tab.expect, steps, kind, given, test, expectation, attempt)
        found: Interruption | None = self._run(expect())
        while found is not None:
            self._handle(found, attempt)
            found = self._run(expect())

    # What happened

    @property
    def errors(self) -> list[JavaScriptError]:
        """The exceptions that no script caught, in order."""
        return self._tab.errors

    @property
    def requests(self) -> list[PageRequest]:
        """The requests, in order."""
        return self._tab.requests

    @property
    def navigations(self) -> list[PageNavigation]:
        """The navigations, in order, without those of ``pushState`` and ``replaceState``."""
        return self._tab.navigations

    @property
    def dialogs(self) -> list[Dialog]:
        """The calls of ``alert``, ``confirm`` and ``prompt``, in order."""
        return self._tab.dialogs

    @property
    def console(self) -> list[ConsoleMessage]:
        """The messages of ``console``, in order."""
        return self._tab.console

    def console_messages(
        self, *, filter: Literal["all", "since-navigation"] | None = None
    ) -> list[ConsoleMessage]:
        """Return the last 200 messages of ``console``, or those of this document."""
        self._run(nothing())
        tab = self._tab
        first = max(tab.cleared_messages, tab.first_message if filter == "since-navigation" else 0)
        return tab.console[first:][-_MOST_KEPT:]

    def clear_console_messages(self) -> None:
        """Let `console_messages` return what comes from now on."""
        self._run(nothing())
        self._tab.cleared_messages = len(self._tab.console)

    def page_errors(
        self, *, filter: Literal["all", "since-navigation"] | None = None
    ) -> list[JavaScriptError]:
        """Return the last 200 exceptions that no script caught, or those of this document."""
        self._run(nothing())
        tab = self._tab
        first = max(tab.cleared_errors, tab.first_error if filter == "since-navigation" else 0)
        return tab.errors[first:][-_MOST_KEPT:]

    def clear_page_errors(self) -> None:
        """Let `page_errors` return what comes from now on."""
        self._run(nothing())
        self._tab.cleared_errors = len(self._tab.errors)

    def request_gc(self) -> None:
        """Free what no script can reach."""
        self._run(self._tab.request_gc())

    def on(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` with each event: a `Dialog`, `Request`, `Response`, `ConsoleMessage` or error.

        What it raises, the action raises. Several handlers are called in order. A dialog's handler
        calls ``accept`` or ``dismiss``, and cannot call the page, because a script waits for it.

        Raises: `NotImplementedError` for an event that is missing.
        """
        self._tab.events.add(event, f)

    def once(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` with the next event: see `on`."""
        self._tab.events.add(event, f, once=True)

    def remove_listener(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` no more.

        Raises: `KeyError` if it was not called.
        """
        self._tab.events.remove(event, f)

    def _face(self, event: str, value: Any) -> Any:
        """What listeners get."""
        if event in _WITH_THE_PAGE:
            return self
        if event in _OF_FRAMES:
            return self.main_frame if value is None else self._frame_of(value)
        if event == "response":
            return self._response_of(value)
        if event == "download":
            return Download(self, value)
        if event == "filechooser":
            return FileChooser(self, self._added(value["element"]), value["multiple"])
        return self._request_of(value) if isinstance(value, Exchange) else value

    def _handles_of(self, kept: list[Any]) -> list[JSHandle]:
        return [handle_of(self, each) for each in kept]

    def _request_of(self, exchange: Exchange) -> Request:
        request: Request = exchange.faces.setdefault("request", Request(self, exchange))
        return request

    def _response_of(self, exchange: Exchange) -> Response:
        response: Response = exchange.faces.setdefault("response", Response(self, exchange))
        return response

    def _responded(self, exchange: Exchange | None) -> Response | None:
        return None if exchange is None else self._response_of(exchange)

    # Waiting for events

    def expect_event(
        self,
        event: str,
        predicate: Callable[[Any], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Any]:
        """Give a block, after which an event has come; its ``value`` is what a listener gets.

        Raises: `NotImplementedError` for an event that is missing; after the block,
            `PageTimeoutError`.
        """
        waiting = Waiting(self._tab.events, event, predicate)
        return self._expected(waiting, f'while waiting for event "{event}"', timeout)

    def _expected(
        self,
        waiting: Waiting,
        what: str,
        timeout: Timeout | None,
    ) -> SyncExpectation[Any]:
        limit = self._limit(timeout)
        return SyncExpectation(
            self._run,
            waiting,
            lambda is_over: self._tab.wait_for_event(is_over, what, limit),
        )

    def wait_for_event(
        self,
        event: str,
        predicate: Callable[[Any], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> Any:
        """Wait for an event, and return what a listener gets."""
        limit = self._limit(timeout)
        waiting = Waiting(self._tab.events, event, predicate)
        what = f'while waiting for event "{event}"'
        return self._run(
            waiting.wait(lambda is_over: self._tab.wait_for_event(is_over, what, limit))
        )

    def expect_console_message(
        self,
        predicate: Callable[[ConsoleMessage], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[ConsoleMessage]:
        """Give a block, after which a script has written a message."""
        return self.expect_event("console", predicate, timeout=timeout)

    def expect_download(
        self,
        predicate: Callable[[Download], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Download]:
        """Give a block, after which the page has downloaded a file."""
        return self.expect_event("download", predicate, timeout=timeout)

    def expect_file_chooser(
        self,
        predicate: Callable[[FileChooser], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[FileChooser]:
        """Give a block, after which a click has asked the user for files."""
        return self.expect_event("filechooser", predicate, timeout=timeout)

    def expect_request(
        self,
        url_or_predicate: str | re.Pattern[str] | Callable[[Request], object],
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Request]:
        """Give a block, after which the page has sent a request."""
        test = self._test_of(url_or_predicate)
        return self.expect_event("request", test, timeout=timeout)

    def expect_request_finished(
        self,
        predicate: Callable[[Request], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Request]:
        """Give a block, after which a response has ended."""
        return self.expect_event("requestfinished", predicate, timeout=timeout)

    def expect_response(
        self,
        url_or_predicate: str | re.Pattern[str] | Callable[[Response], object],
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Response]:
        """Give a block, after which the page has got a response."""
        test = self._test_of(url_or_predicate)
        return self.expect_event("response", test, timeout=timeout)

    def _test_of(
        self, url_or_predicate: str | re.Pattern[str] | Callable[[Any], object]
    ) -> Callable[[Any], object]:
        if callable(url_or_predicate):
            return url_or_predicate
        fits = matcher(url_or_predicate, self._profile.base_url)
        return lambda value: fits(value.url)

    def expose_function(self, name: str, callback: Callable[..., object]) -> SyncDisposable:
        """Give scripts, of this document and of those that come, a function of the host.

        They get a promise of what it returns. What it raises is an error without its details. With
        greenlets, in pages of ``sync_playwright``, it may call the page. After ``dispose`` of what
        is returned, documents that come lack it.
        """
        self._tab.functions[name] = callback
        self._run(nothing())
        self._tab.expose(name, callback)
        return SyncDisposable(lambda: self._tab.functions.pop(name, None))

    def expose_binding(self, name: str, callback: Callable[..., object]) -> SyncDisposable:
        """Give scripts a function of the host, which gets ``context``, ``page`` and ``frame``."""
        self._run(nothing())
        self._bind(name, callback)
        return SyncDisposable(lambda: self._tab.functions.pop(name, None))

    def _bind(self, name: str, callback: Callable[..., object]) -> None:
        source = {"context": self.context, "page": self, "frame": self.main_frame}
        function = partial(callback, source)
        self._tab.functions[name] = function
        self._tab.expose(name, function)

    def add_locator_handler(
        self,
        locator: Locator,
        handler: Callable[..., object],
        *,
        no_wait_after: bool | None = None,
        times: int | None = None,
    ) -> None:
        """Call ``handler`` when the locator's element is visible before an action or an assertion.

        It gets the locator, and hides what may come at any time, as a consent to cookies. Then the
        action waits until the element is hidden, unless ``no_wait_after``. Which element covers
        another one is not known without layout: an element that is visible is enough.
        """
        self._decide(nothing())
        if locator._page is not self:
            raise PageError("Locator must belong to the main frame of this page")
        if times != 0:
            new = LocatorHandler(
                locator, locator._steps, locator._shown, handler, times, not no_wait_after
            )
            self._tab.handlers.append(new)

    def remove_locator_handler(self, locator: Locator) -> None:
        """Call the handlers of a locator no more."""
        self._decide(nothing())
        handlers = self._tab.handlers
        handlers[:] = [each for each in handlers if each.steps != locator._steps]

    # Routes

    def route(
        self,
        url: str | re.Pattern[str] | Callable[[str], bool],
        handler: Callable[..., object],
        *,
        times: int | None = None,
    ) -> SyncDisposable:
        """Let a function answer the requests whose URLs match: it gets a `Route` and a `Request`.

        A text is a glob. The handler that was added last is asked first, and those of the page
        before those of its context. A request that it does not answer now is held, and holds no
        other. Redirects have no handler. What it returns lets the function answer no more.
        """
        entry = RouteEntry(url, handler, times, self._profile.base_url)
        self._tab.routes.add(entry)
        self._decide(nothing())
        return SyncDisposable(lambda: self._tab.routes.discard(entry))

    def route_from_har(
        self,
        har: str | os.PathLike[str],
        *,
        url: str | re.Pattern[str] | None = None,
        not_found: NotFound | None = None,
        update: bool | None = None,
        update_content: Literal["attach", "embed"] | None = None,
        update_mode: Literal["full", "minimal"] | None = None,
    ) -> None:
        """Answer requests from a recording, an HAR file or a ZIP file of one.

        ``url`` says which, or else all. Those that it lacks fail, or ``fallback`` to others. With
        ``update`` it answers none: the end of the context writes the recording anew.

        Raises: `OSError` if it cannot be read; `ValueError` if it is no HAR.
        """
        if update:
            mode, content = update_mode or "minimal", update_content or "attach"
            self._decide(nothing())
            self._profile.record(har, url, mode, content, self._tab)
            return
        handler = Har(Path(har), not_found or "abort")
        self.route("**/*" if url is None else url, handler)

    def unroute(
        self,
        url: str | re.Pattern[str] | Callable[[str], bool],
        handler: Callable[..., object] | None = None,
    ) -> None:
        """Ask a handler of these URLs no more; without one, no handler of them."""
        self._tab.routes.remove(url, handler)
        self._decide(nothing())

    def unroute_all(
        self, *, behavior: Literal["default", "ignoreErrors", "wait"] | None = None
    ) -> None:
        """Ask no handler more. A request that one holds stays held."""
        self._tab.routes.remove_all()
        self._decide(nothing())

    def _call_route(
        self, handler: Callable[..., object], exchange: Exchange, outcome: Outcome
    ) -> None:
        """Call a handler, with as much as it takes."""
        route = Route(self, exchange, outcome)
        self._tab.call(
            lambda error: self._tab.route_failed(outcome, error),
            partial(self._tab.handle, outcome, handler),
            *given(handler, (route, route.request)),
        )

    def set_extra_http_headers(self, headers: dict[str, str]) -> None:
        """Give all requests that come these headers, besides those of the context."""
        self._run(nothing())
        self._tab.headers = checked_headers(headers)

    @property
    def request(self) -> APIRequestContext:
        """Sends requests of the test itself: see `BrowserContext.request`."""
        return self.context.request

    # Documents

    def reload(
        self, *, timeout: Timeout | None = None, wait_until: WaitUntil | None = None
    ) -> Response | None:
        """Load the document again."""
        check_moment(wait_until)
        return self._responded(self._run(self._within(timeout, self._tab.reload())))

    def go_back(
        self, *, timeout: Timeout | None = None, wait_until: WaitUntil | None = None
    ) -> Response | None:
        """Go back by one entry of the history; return None if the document stays."""
        check_moment(wait_until)
        return self._responded(self._run(self._within(timeout, self._tab.go(-1))))

    def go_forward(
        self, *, timeout: Timeout | None = None, wait_until: WaitUntil | None = None
    ) -> Response | None:
        """Go forward by one entry of the history; return None if the document stays."""
        check_moment(wait_until)
        return self._responded(self._run(self._within(timeout, self._tab.go(1))))

    def axe(
        self,
        *,
        include: Selectors = None,
        exclude: Selectors = None,
        tags: Selectors = None,
        rules: Rules = None,
        script: str | os.PathLike[str] | None = None,
    ) -> AxeResults:
        """Return what axe-core finds on the page, or in the elements of ``include``.

        ``tags`` are those of rules, as ``"wcag2aa"``; ``rules`` is a list of the only rules, or a
        dictionary that switches some on or off. ``script`` is the path of ``axe.min.js``. Without
        it, pytest's option ``--webapi-axe`` names the file, or ``node_modules`` has it, here or in
        a folder above.

        Raises: `FileNotFoundError` without axe-core.
        """
        given = arguments_of(script, include, exclude, tags, rules)
        return results_of(self.evaluate(runner(), given))

    def add_init_script(
        self, script: str | None = None, *, path: str | os.PathLike[str] | None = None
    ) -> SyncDisposable:
        """Run a script in each document that comes, before its own scripts.

        What it returns lets the script run no more.
        """
        source = source_of(script, path)
        self._tab.init_scripts.append(source)
        self._decide(nothing())
        return SyncDisposable(lambda: self._tab.init_scripts.remove(source))

    def _added(self, kept: dict[str, Any]) -> ElementHandle:
        handle = handle_of(self, kept)
        assert isinstance(handle, ElementHandle)
        return handle

    # Elements

    def aria_snapshot(self, *, depth: int | None = None, **how: Unpack[WaitOptions]) -> str:
        """Return the roles, names, states and texts of the body: see `Locator.aria_snapshot`."""
        tree: Tree = self._act_on("body", False, "ariaTree", False, how=how)
        return snapshot_of(tree, depth)

    # Waiting

    def _wait_for(
        self, steps: Steps, shown: str, strict: bool, state: State | None, timeout: Timeout | None
    ) -> None:
        state = state or "visible"
        if state not in _STATES:
            raise ValueError(f"no state {redacted(state)}: {', '.join(_STATES)}")
        limit = self._limit(timeout)
        self._run(self._tab.wait_for_state(steps, shown, strict, state, limit))

    def _wait_for_truth(
        self, steps: Steps, shown: str, wait: tuple[Any, ...], timeout: Timeout | None
    ) -> None:
        self._run(self._tab.wait_for_truth(steps, shown, wait, self._limit(timeout)))

    def _wait_for_element(self, steps: Steps, state: str, timeout: Timeout | None) -> None:
        if state not in _ELEMENT_STATES:
            raise ValueError(f"no state {redacted(state)}: {', '.join(_ELEMENT_STATES)}")
        limit = self._limit(timeout)
        self._run(self._tab.wait_for_element(steps, state, limit))

    @property
    def viewport_size(self) -> ViewportSize | None:
        """The size of the window in CSS pixels."""
        width, height = self._tab.viewport
        return {"width": width, "height": height}

    def set_viewport_size(self, viewport_size: ViewportSize) -> None:
        """Let the window have another size: ``resize`` comes, and media queries see it.

        Raises: `TypeError` for another value.
        """
        size = checked_size(viewport_size)
        self._run(self._tab.change_environment(size, self._tab.media))

    def emulate_media(
        self,
        *,
        media: Literal["null", "print", "screen"] | None = None,
        color_scheme: Literal["dark", "light", "no-preference", "null"] | None = None,
        reduced_motion: Literal["no-preference", "null", "reduce"] | None = None,
        forced_colors: Literal["active", "none", "null"] | None = None,
        contrast: Literal["more", "no-preference", "null"] | None = None,
    ) -> None:
        """Let media queries see other media; ``"null"`` ends what was emulated.

        Raises: `ValueError` for another value.
        """
        changes = {
            "media": media,
            "color_scheme": color_scheme,
            "reduced_motion": reduced_motion,
            "forced_colors": forced_colors,
            "contrast": contrast,
        }
        changed = changed_media(self._tab.media, changes)
        self._run(self._tab.change_environment(self._tab.viewport, changed))

    def _matcher(self, url: str | re.Pattern[str] | Callable[[str], bool]) -> Callable[[str], bool]:
        return matcher(url, self._profile.base_url)


class Clock:
    """The clock of a page. It stands until a test moves it, and begins at the real time."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def run_for(self, ticks: float | str) -> None:
        """Move the clock by milliseconds, or by a text as ``"01:30"`` of minutes and seconds.

        Timers run at their times. Requests that they start take real time, while the clock stands.
        """
        self._move(self._page._tab.run_for(seconds_of(ticks)))

    def _move(self, moving: Coroutine[Any, Any, None]) -> None:
        """Move the clock, and raise what a timer has thrown, as Playwright does."""
        errors = self._page.errors
        before = len(errors)
        self._page._run(moving)
        if len(errors) > before:
            raise ScriptError(errors[before])

    def fast_forward(self, ticks: float | str) -> None:
        """Move the clock by milliseconds at once; a timer that has become due runs once."""
        self._move(self._page._tab.fast_forward(seconds_of(ticks)))

    def install(self, *, time: float | str | datetime | None = None) -> None:
        """Let it be this time now, in seconds since 1970; without it, the time of this machine."""
        self._page._tab.time.is_paused = False
        self.set_system_time(real_time() if time is None else time)

    def pause_at(self, time: float | str | datetime) -> None:
        """Move the clock to a time at once, as `fast_forward` does; then no wait moves it.

        What waits for a timer meanwhile, until `resume`, waits in vain.

        Raises: `PageError` for a time that has been.
        """
        seconds = moment_of(time) - self._page._tab.time.time()
        self._move(self._page._tab.fast_forward(seconds_of(round(seconds * 1000, 3))))
        self._page._tab.time.is_paused = True

    def resume(self) -> None:
        """Let ``Date`` follow the clock, which stands until something waits."""
        self._page._tab.time.is_paused = False
        self._page._run(self._page._tab.set_date(None, None))

    def set_fixed_time(self, time: float | str | datetime) -> None:
        """Let ``Date`` tell this time until another is set; timers go on."""
        self._page._run(self._page._tab.set_date(None, moment_of(time)))

    def set_system_time(self, time: float | str | datetime) -> None:
        """Let it be this time now; no timer runs for it."""
        self._page._run(self._page._tab.set_date(moment_of(time), None))

    @property
    def now(self) -> float:
        """The milliseconds that the clock has moved."""
        return self._page._tab.time.monotonic() * 1000
