"""`Page`: the synchronous face of `webapi.page.tab.Tab`.

``python -m idl`` writes its asynchronous twin: see ``idl/asynchronous.py``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
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
    Button,
    FieldOptions,
    Files,
    KeyOptions,
    Modifier,
    Numbers,
    PointerOptions,
    Texts,
    WaitOptions,
    click_arguments,
    encoded,
    files_of,
    held_keys,
    options_of,
    source_of,
    typed,
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
from webapi.page.errors import PageError, missing
from webapi.page.events import given
from webapi.page.exchanges import Exchange, Outcome
from webapi.page.expectations import Runner, SyncExpectation, Waiting
from webapi.page.faces import SyncDisposable, SyncFace, nothing
from webapi.page.globs import matcher
from webapi.page.har import Har, NotFound
from webapi.page.input import Keyboard, Mouse, Touchscreen
from webapi.page.limits import Limits
from webapi.page.locator import ElementHandle, Finder, JSHandle, Locator, handle_of, handles_of
from webapi.page.locator_handlers import Attempt, Interruption, LocatorHandler, ended
from webapi.page.network import Request, Response, Route
from webapi.page.profile import Profile
from webapi.page.records import (
    ConsoleMessage,
    Dialog,
    PageNavigation,
    PageRequest,
)
from webapi.page.refusals import refusing_by_name
from webapi.page.routes import RouteEntry
from webapi.page.selectors import Steps, Text, expression_of, steps_of
from webapi.page.site import Server, Site
from webapi.page.tab import TIMEOUT, State, Tab
from webapi.page.transfers import Download, FileChooser
from webapi.page.view import ENGINES
from webapi.page.web_storage import WebStorage
from webapi.runtimes.bridge import default_user_agent
from webapi.runtimes.javascript_error import JavaScriptError
from webapi.url.redaction import hide_password, hide_password_in_text, redacted

if TYPE_CHECKING:
    from webapi.page.api_request import APIRequestContext
    from webapi.page.contexts import BrowserContext

WaitUntil = Literal["commit", "domcontentloaded", "load", "networkidle"]
LoadState = Literal["domcontentloaded", "load", "networkidle"]
_STATES: Final = get_args(State)
_ELEMENT_STATES: Final = ("disabled", "editable", "enabled", "hidden", "stable", "visible")
_MOMENTS: Final = get_args(WaitUntil)
_WITH_THE_PAGE: Final = ("domcontentloaded", "load")
"""Events whose value is the page."""
_MOST_KEPT: Final = 200
"""How many messages and errors are kept for a test that asks later, as in Playwright."""
_MISSING: Final = frozenset(
    (
        *("bring_to_front", "expect_popup"),
        *("expect_websocket", "expect_worker", "frame", "frame_locator"),
        *("frames", "main_frame", "opener", "pause", "pdf", "route_web_socket"),
        *("screenshot", "set_default_navigation_timeout", "video", "workers"),
    )
)
"""Common names of Playwright's ``Page`` that are missing here."""


@refusing_by_name
class Page(SyncFace, Finder):
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
        self._tab.page = self
        self._context = context
        self._profile = profile
        self.cookies = profile.cookies
        """The cookies, a `webapi.transports.CookieJar`."""
        self.clock = Clock(self)
        """The clock of timers and of ``Date``."""
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
            raise missing(self, name, _MISSING)

    def __repr__(self) -> str:
        return f"<Page url={hide_password(self.url)!r}>"

    def is_closed(self) -> bool:
        """Return whether the page has been closed."""
        return self._is_closed

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

    def _ask(self, name: str, *arguments: Any) -> Any:
        return self._run(self._tab.ask(name, *arguments))

    def _use(self, device: str, *arguments: Any) -> None:
        """Use the keyboard or the mouse."""
        answer = self._ask(device, *arguments)
        if answer:
            raise PageError(answer["problem"])

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

    def _act_on(
        self, selector: str, strict: bool, kind: str, *given: Any, how: ActionOptions = AT_ONCE
    ) -> Any:
        return self._act(steps_of(selector), expression_of(selector), strict, kind, *given, how=how)

    # What happened

    @property
    def url(self) -> str:
        """The URL of the document."""
        return self._tab.url

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
        run: Runner | None = None,
    ) -> SyncExpectation[Any]:
        limit = self._limit(timeout)
        return SyncExpectation(
            run or self._run,
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

    def expect_navigation(
        self,
        *,
        url: str | re.Pattern[str] | Callable[[str], bool] | None = None,
        wait_until: WaitUntil = "load",
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Response | None]:
        """Give a block, after which the page has loaded a document; ``value`` is its response."""
        _check_moment(wait_until)
        fits = None if url is None else self._matcher(url)

        def test(tab: Tab) -> bool:
            return fits is None or fits(tab.url)

        waiting = Waiting(self._tab.navigated, "navigated", test, self._arrived)
        return self._expected(waiting, "while waiting for navigation", timeout)

    def _arrived(self, tab: Tab) -> Response | None:
        return self._responded(tab.response)

    def expose_function(self, name: str, callback: Callable[..., object]) -> None:
        """Give scripts, of this document and of those that come, a function of the host.

        They get a promise of what it returns. What it raises is an error without its details. With
        greenlets, in pages of ``sync_playwright``, it may call the page.
        """
        self._tab.functions[name] = callback
        self._run(nothing())
        self._tab.expose(name, callback)

    def expose_binding(self, name: str, callback: Callable[..., object]) -> None:
        """Give scripts a function of the host, which gets its ``context`` and ``page`` first."""
        source = {"context": self.context, "page": self}
        self.expose_function(name, partial(callback, source))

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
        if locator._page is not self:
            raise PageError("Locator must belong to the main frame of this page")
        if times != 0:
            new = LocatorHandler(
                locator, locator._steps, locator._shown, handler, times, not no_wait_after
            )
            self._tab.handlers.append(new)

    def remove_locator_handler(self, locator: Locator) -> None:
        """Call the handlers of a locator no more."""
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
        not_found: NotFound = "abort",
    ) -> None:
        """Answer requests from a recording, an HAR file or a ZIP file of one.

        ``url`` says which, or else all. Those that it lacks fail, or ``fallback`` to others.

        Raises: `OSError` if it cannot be read; `ValueError` if it is no HAR.
        """
        handler = Har(Path(har), not_found)
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

    def goto(self, url: str, *, wait_until: WaitUntil = "load") -> Response | None:
        """Go to a URL, relative to ``base_url``; return the response, or None for a fragment.

        It returns when the page has nothing more to do now, whatever ``wait_until`` says.

        Raises: `PageError` if there is no response; `PageTimeoutError` after 30 real seconds.
        """
        _check_moment(wait_until)
        return self._responded(self._run(self._tab.goto(url)))

    def set_content(self, html: str, *, wait_until: WaitUntil = "load") -> None:
        """Show this HTML at the present URL, and run its scripts."""
        _check_moment(wait_until)
        self._run(self._tab.set_content(html))

    def reload(self, *, wait_until: WaitUntil = "load") -> Response | None:
        """Load the document again."""
        _check_moment(wait_until)
        return self._responded(self._run(self._tab.reload()))

    def go_back(self, *, wait_until: WaitUntil = "load") -> Response | None:
        """Go back by one entry of the history; return None if the document stays."""
        _check_moment(wait_until)
        return self._responded(self._run(self._tab.go(-1)))

    def go_forward(self, *, wait_until: WaitUntil = "load") -> Response | None:
        """Go forward by one entry of the history; return None if the document stays."""
        _check_moment(wait_until)
        return self._responded(self._run(self._tab.go(1)))

    def title(self) -> str:
        """Return the title of the document."""
        title: str = self._ask("title")
        return title

    def content(self) -> str:
        """Return the HTML of the document."""
        html: str = self._ask("content")
        return html

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Evaluate JavaScript. If the value is a function, call it with ``arg``.

        Return the value, or that of its promise. While the promise waits and no request is under
        way, the clock goes to the next timer, for 30 seconds at most.

        Raises: `JavaScriptError <webapi.runtimes.JavaScriptError>`; `PageError` if the promise
        waits longer.
        """
        return self._ask("evaluate", expression, encoded(arg))

    def evaluate_handle(self, expression: str, arg: Any = None) -> JSHandle:
        """Evaluate JavaScript as `evaluate` does; return a handle of the value."""
        return handle_of(self, self._ask("evaluateHandle", expression, encoded(arg)))

    def eval_on_selector(
        self, selector: str, expression: str, arg: Any = None, *, strict: bool = False
    ) -> Any:
        """Call a function with the first element that matches, and ``arg``.

        Raises: `PageError` if there is none.
        """
        return self._act_on(selector, strict, "evaluate", expression, encoded(arg))

    def eval_on_selector_all(self, selector: str, expression: str, arg: Any = None) -> Any:
        """Call a function with the list of the elements that match, and ``arg``."""
        return self._ask("evaluateAll", steps_of(selector), expression, encoded(arg))

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

    def add_script_tag(
        self,
        *,
        url: str | None = None,
        path: str | os.PathLike[str] | None = None,
        content: str | None = None,
        type: str | None = None,
    ) -> ElementHandle:
        """Add a script to the document, wait for it, and return its element."""
        text = None if url is not None else source_of(content, path)
        return self._added(self._ask("addScript", url, text, type or ""))

    def add_style_tag(
        self,
        *,
        url: str | None = None,
        path: str | os.PathLike[str] | None = None,
        content: str | None = None,
    ) -> ElementHandle:
        """Add a style sheet to the document, and return its element."""
        text = None if url is not None else source_of(content, path)
        return self._added(self._ask("addStyle", url, text))

    def _added(self, kept: dict[str, Any]) -> ElementHandle:
        handle = handle_of(self, kept)
        assert isinstance(handle, ElementHandle)
        return handle

    # Elements

    def locator(
        self,
        selector: str,
        *,
        has_text: Text | None = None,
        has_not_text: Text | None = None,
        has: Locator | None = None,
        has_not: Locator | None = None,
    ) -> Locator:
        """Return a locator by a selector, as CSS or ``text=Save``.

        ``has_text`` keeps elements with a text in them, ``has`` those with an element of a locator.
        """
        return self._located(
            selector, has_text=has_text, has_not_text=has_not_text, has=has, has_not=has_not
        )

    def _with(self, steps: Steps, shown: str) -> Locator:
        return Locator(self, steps, shown)

    def query_selector(self, selector: str) -> ElementHandle | None:
        """Return the first element that matches, or None."""
        return next(iter(self.query_selector_all(selector)), None)

    def query_selector_all(self, selector: str) -> list[ElementHandle]:
        """Return the elements that match."""
        return handles_of(self, steps_of(selector), expression_of(selector))

    def click(
        self,
        selector: str,
        *,
        modifiers: Sequence[Modifier] = (),
        button: Button = "left",
        click_count: int = 1,
        strict: bool = False,
        **how: Unpack[PointerOptions],
    ) -> None:
        """Move the mouse to the first element that matches, and click it, as a user does.

        Pointer, mouse and click events follow one another, the focus moves, and the element does
        what it does: a link navigates, a button submits. With ``timeout`` it waits for the element
        as `wait_for_selector` does, until a user can click it; ``force`` does not look whether a
        user can, ``trial`` does nothing else, and ``no_wait_after`` changes nothing.

        Raises: `PageError` if there is none, or it is disabled, hidden or inert.
        """
        self._act_on(
            selector, strict, "click", *click_arguments(button, click_count, modifiers), how=how
        )

    def dblclick(
        self,
        selector: str,
        *,
        modifiers: Sequence[Modifier] = (),
        button: Button = "left",
        strict: bool = False,
        **how: Unpack[PointerOptions],
    ) -> None:
        """Click an element twice."""
        self._act_on(selector, strict, "click", *click_arguments(button, 2, modifiers), how=how)

    def hover(
        self,
        selector: str,
        *,
        modifiers: Sequence[Modifier] = (),
        strict: bool = False,
        **how: Unpack[PointerOptions],
    ) -> None:
        """Move the mouse to an element."""
        self._act_on(selector, strict, "hover", held_keys(modifiers), how=how)

    def drag_and_drop(
        self, source: str, target: str, *, strict: bool = False, **how: Unpack[PointerOptions]
    ) -> None:
        """Press the mouse on an element, move it to another, release it: see `Locator.drag_to`."""
        self._act_on(source, strict, "pressMouse", how=how)
        self._act_on(target, strict, "releaseMouse", how=how)

    def fill(
        self, selector: str, value: str, *, strict: bool = False, **how: Unpack[FieldOptions]
    ) -> None:
        """Focus a control, or what its label is of, and give it a text or a value at once.

        Raises: `PageError` if it has no text, is hidden, disabled or read-only.
        """
        self._act_on(selector, strict, "fill", typed(value), how=how)

    def type(
        self, selector: str, text: str, *, strict: bool = False, **how: Unpack[KeyOptions]
    ) -> None:
        """Focus an element, and press a key for each character."""
        self._act_on(selector, strict, "type", typed(text), how=how)

    def press(
        self, selector: str, key: str, *, strict: bool = False, **how: Unpack[KeyOptions]
    ) -> None:
        """Focus an element and press a key, such as ``a``, ``Enter`` or ``Control+a``.

        Raises: `PageError` if no key has the name.
        """
        self._act_on(selector, strict, "press", typed(key), how=how)

    def check(self, selector: str, *, strict: bool = False, **how: Unpack[PointerOptions]) -> None:
        """Click a checkbox or a radio button, unless it is checked.

        Raises: `PageError` if it is none, or if the click does not check it.
        """
        self._act_on(selector, strict, "check", True, how=how)

    def uncheck(
        self, selector: str, *, strict: bool = False, **how: Unpack[PointerOptions]
    ) -> None:
        """Click a checkbox if it is checked."""
        self._act_on(selector, strict, "check", False, how=how)

    def set_checked(
        self, selector: str, checked: bool, *, strict: bool = False, **how: Unpack[PointerOptions]
    ) -> None:
        """Click a checkbox, unless it is in this state."""
        self._act_on(selector, strict, "check", bool(checked), how=how)

    def select_option(
        self,
        selector: str,
        value: Texts = None,
        *,
        index: Numbers = None,
        label: Texts = None,
        element: ElementHandle | Sequence[ElementHandle] | None = None,
        strict: bool = False,
        **how: Unpack[FieldOptions],
    ) -> list[str]:
        """Select the options of a select, and no others; return their values.

        ``value`` is that of an option, or its label. A select that takes one option takes the
        first of them.

        Raises: `PageError` if an option is missing or disabled.
        """
        wanted = options_of(value, index, label, element)
        values: list[str] = self._act_on(selector, strict, "select", wanted, how=how)
        return values

    def set_input_files(
        self, selector: str, files: Files, *, strict: bool = False, **how: Unpack[KeyOptions]
    ) -> None:
        """Choose the files of an input: paths, `File` objects, or dictionaries as Playwright's.

        Raises: `PageError` if it is no input of files, or takes one file and gets several;
            `OSError` if a file cannot be read.
        """
        self._act_on(selector, strict, "setInputFiles", files_of(files), how=how)

    def focus(self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]) -> None:
        """Focus an element."""
        self._act_on(selector, strict, "focus", how=how)

    def dispatch_event(
        self,
        selector: str,
        type: str,
        event_init: dict[str, Any] | None = None,
        *,
        strict: bool = False,
        **how: Unpack[WaitOptions],
    ) -> None:
        """Dispatch an event at an element. It bubbles, and its class is that of its type."""
        self._act_on(selector, strict, "dispatch", type, event_init, how=how)

    def aria_snapshot(self, *, depth: int | None = None, **how: Unpack[WaitOptions]) -> str:
        """Return the roles, names, states and texts of the body: see `Locator.aria_snapshot`."""
        tree: Tree = self._act_on("body", False, "ariaTree", False, how=how)
        return snapshot_of(tree, depth)

    def text_content(
        self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]
    ) -> str | None:
        """Return the text of an element and its descendants."""
        text: str | None = self._act_on(selector, strict, "textContent", how=how)
        return text

    def inner_text(self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]) -> str:
        """Return the text of an element that a user sees, as ``innerText`` in browsers."""
        text: str = self._act_on(selector, strict, "innerText", how=how)
        return text

    def inner_html(self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]) -> str:
        """Return the HTML inside an element."""
        html: str = self._act_on(selector, strict, "innerHTML", how=how)
        return html

    def input_value(
        self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]
    ) -> str:
        """Return the value of an input, a textarea or a select."""
        value: str = self._act_on(selector, strict, "inputValue", how=how)
        return value

    def get_attribute(
        self, selector: str, name: str, *, strict: bool = False, **how: Unpack[WaitOptions]
    ) -> str | None:
        """Return an attribute of an element, or None."""
        value: str | None = self._act_on(selector, strict, "getAttribute", name, how=how)
        return value

    def is_visible(self, selector: str, *, timeout: Timeout | None = None) -> bool:
        """Return whether an element matches and nothing hides it, now: no ``timeout`` is waited.

        What hides is ``display: none`` or ``visibility`` of a style sheet or the attribute
        ``style``, ``hidden``, a closed ``details`` or ``dialog``, and ``type=hidden``. Without
        layout, only an inline element that has nothing in it has no box.
        """
        visible: list[bool] = self._ask("state", steps_of(selector))
        return bool(visible and visible[0])

    def is_hidden(self, selector: str, *, timeout: Timeout | None = None) -> bool:
        """Return whether no element matches or the first one is not visible."""
        return not self.is_visible(selector)

    def is_checked(
        self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether a checkbox or a radio button is checked."""
        return bool(self._act_on(selector, strict, "isChecked", how=how))

    def is_editable(
        self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether a user can change a control."""
        return bool(self._act_on(selector, strict, "isEditable", how=how))

    def is_disabled(
        self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether an element is a disabled control."""
        return bool(self._act_on(selector, strict, "isDisabled", how=how))

    def is_enabled(
        self, selector: str, *, strict: bool = False, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether an element is not a disabled control."""
        return not self.is_disabled(selector, strict=strict, **how)

    # Waiting

    def wait_for_selector(
        self, selector: str, *, state: State = "visible", timeout: Timeout | None = None
    ) -> ElementHandle | None:
        """Wait until the first element that matches is in a state, and return it.

        While no request is under way, the clock goes to the next timer, for ``timeout``
        milliseconds at most. Without timers, open streams may take as many real milliseconds.

        Raises: `PageTimeoutError`.
        """
        self._wait_for(steps_of(selector), expression_of(selector), False, state, timeout)
        if state in ("detached", "hidden"):
            return None
        return self.query_selector(selector)

    def _wait_for(
        self, steps: Steps, shown: str, strict: bool, state: State, timeout: Timeout | None
    ) -> None:
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

    def wait_for_timeout(self, timeout: float) -> None:
        """Move the clock by milliseconds, as `Clock.run_for` does: it takes no real time."""
        self._run(self._tab.run_for(seconds_of(timeout)))

    def wait_for_load_state(
        self, state: LoadState = "load", *, timeout: Timeout | None = None
    ) -> None:
        """Wait until the page has nothing more to do now, for each state; timers do not run.

        Requests may take ``timeout`` real milliseconds.

        Raises: `PageTimeoutError`.
        """
        _check_moment(state)
        self._run(self._tab.wait_for_load(self._limit(timeout)))

    def wait_for_function(
        self, expression: str, *, arg: Any = None, timeout: Timeout | None = None
    ) -> Any:
        """Wait until an expression or a function gives a true value; return it.

        It moves the clock as `wait_for_selector` does.

        Return an element as its `ElementHandle`, and True for what cannot leave the script.

        Raises: `PageTimeoutError`.
        """
        limit = self._limit(timeout)
        value, key = self._run(self._tab.wait_for_function(expression, arg, limit))
        return value if key is None else ElementHandle(self, [["handle", key, None]], expression)

    def wait_for_url(
        self,
        url: str | re.Pattern[str] | Callable[[str], bool],
        *,
        wait_until: WaitUntil = "load",
        timeout: Timeout | None = None,
    ) -> None:
        """Wait until the URL is this one, relative to ``base_url``, or matches. A text is a glob.

        It moves the clock as `wait_for_selector` does.

        Raises: `PageTimeoutError`.
        """
        _check_moment(wait_until)
        limit = self._limit(timeout)
        self._run(
            self._tab.wait_for_url(self._matcher(url), hide_password_in_text(str(url)), limit)
        )

    def _matcher(self, url: str | re.Pattern[str] | Callable[[str], bool]) -> Callable[[str], bool]:
        return matcher(url, self._profile.base_url)


def _check_moment(moment: str) -> None:
    if moment not in _MOMENTS:
        raise ValueError(f"no moment {redacted(moment)} of a document: {', '.join(_MOMENTS)}")


class Clock:
    """The clock of a page. It stands until a test moves it, and begins at the real time."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def run_for(self, ticks: float | str) -> None:
        """Move the clock by milliseconds, or by a text as ``"01:30"`` of minutes and seconds.

        Timers run at their times. Requests that they start take real time, while the clock stands.
        """
        self._page._run(self._page._tab.run_for(seconds_of(ticks)))

    def fast_forward(self, ticks: float | str) -> None:
        """Move the clock by milliseconds at once; a timer that has become due runs once."""
        self._page._run(self._page._tab.fast_forward(seconds_of(ticks)))

    def install(self, *, time: float | str | datetime | None = None) -> None:
        """Let it be this time now, in seconds since 1970; without it, the time of this machine."""
        self.set_system_time(real_time() if time is None else time)

    def pause_at(self, time: float | str | datetime) -> None:
        """Move the clock to a time at once, as `fast_forward` does.

        Raises: `ValueError` for a time that has been.
        """
        seconds = moment_of(time) - self._page._tab.time.time()
        self._page._run(self._page._tab.fast_forward(seconds_of(round(seconds * 1000, 3))))

    def resume(self) -> None:
        """Let ``Date`` follow the clock, which stands until something waits."""
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
