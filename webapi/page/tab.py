"""What a page does: it loads documents, acts on them, waits, and notes what happens.

`Page <webapi.page.Page>` is the synchronous face of it.
"""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import partial
from html import escape
from typing import Any, Final, Literal, NamedTuple
from weakref import WeakKeyDictionary

from webapi.dom.abort import AbortSignal
from webapi.fetching.bodies import bytes_as_a_body
from webapi.fetching.codings import EXPANSION
from webapi.fetching.fetch import NetworkError, main_fetch
from webapi.fetching.referrer_policies import DEFAULT_POLICY, parse_a_referrer_policy
from webapi.fetching.requests import Request as RequestState
from webapi.fetching.transport import Client as NavigationInitiator
from webapi.html.mime_type import essence_of, is_xml_mime_type
from webapi.html.navigations import THIS_WINDOW, Entity
from webapi.html.session_history import Entry
from webapi.html.storage import StorageArea
from webapi.interfaces.headers import Headers
from webapi.interfaces.location_navigation import LocationNavigation
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.response import new_object as new_response
from webapi.interfaces.url import URL
from webapi.page.acting import Action
from webapi.page.arguments import AT_ONCE, ActionOptions
from webapi.page.aria import TemplateError, snapshot_of
from webapi.page.assertion_texts import (
    MAX_LISTED,
    Expectation,
    Looks,
    strictness_text,
    timeout_text,
    with_log,
)
from webapi.page.clock import seconds_of_timeout
from webapi.page.downloads import Downloaded, is_a_download, is_shown, name_of
from webapi.page.errors import ClosedError, PageError, PageTimeoutError, checked_text
from webapi.page.events import NAMES, Events, Listener, given
from webapi.page.exchanges import Exchange, Outcome, answer_to_a_preflight
from webapi.page.frame_tree import FrameRecord, FrameTree
from webapi.page.history import DocumentState, JointHistory, Traversal
from webapi.page.locator_handlers import (
    MOVING,
    Attempt,
    Interruption,
    LocatorHandler,
)
from webapi.page.popups import Popups
from webapi.page.profile import Profile
from webapi.page.records import (
    ConsoleMessage,
    Dialog,
    Loaded,
    NavigationType,
    PageNavigation,
    PageRequest,
    ScriptPlace,
    WebError,
    frames_of_the_caller,
)
from webapi.page.reports import SNAPSHOT
from webapi.page.request_headers import Client, append_headers
from webapi.page.routes import Routes
from webapi.page.selectors import Steps
from webapi.page.sending import ask_site
from webapi.page.values import arrived
from webapi.page.view import LEAST, LIMIT, View
from webapi.runtimes import JavaScriptError, Window
from webapi.runtimes.driver import call_for_the_caller
from webapi.steps.location_navigation import entity_of
from webapi.steps.request import request_of
from webapi.transports.current import use_for_a_client
from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.redaction import hide_password, hide_password_in_text, redacted
from webapi.url.serializer import url_serializer

State = Literal["attached", "detached", "visible", "hidden"]
TIMEOUT: Final = 30_000.0
"""The milliseconds of a wait, as in Playwright."""

_BLANK: Final = "about:blank"
_FETCHED: Final = frozenset(("about", "blob", "data", "file", "http", "https"))
"""https://fetch.spec.whatwg.org/#fetch-scheme"""
BODY: Final[Steps] = [["css", "body", False]]
"""The steps that find the body."""
_OFFLINE: Final = """{
  const get = () => false;
  Object.defineProperty(navigator, "onLine", { configurable: true, enumerable: true, get });
  dispatchEvent(new Event("offline"));
}"""
_ONLINE: Final = 'delete navigator.onLine; dispatchEvent(new Event("online"));'
_ACCEPT: Final = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


_handled: Final[ContextVar[tuple[object, ...]]] = ContextVar("webapi.page.tab", default=())
"""The requests and the calls of functions whose handlers wait for what runs."""


@contextmanager
def _handling(what: object) -> Iterator[None]:
    """Note that what runs is of the handler of a request, or of the call of a function."""
    token = _handled.set((*_handled.get(), what))
    try:
        yield
    finally:
        _handled.reset(token)


class _Target(NamedTuple):
    """Where a navigation goes."""

    url: str
    type: NavigationType
    document: DocumentState
    traversal: Traversal | None = None
    download: str | None = None
    """The name of the file, if a link downloads it; it may be empty."""


class Tab:
    """The page, whose methods are coroutines of one event loop."""

    def __init__(self, profile: Profile, owns_site: bool) -> None:
        self.profile = profile
        self._owns_site = owns_site
        self.raise_app_errors = profile.raise_app_errors
        self.viewport: tuple[int, int] = profile.settings["viewport"]
        self.media: dict[str, str] = dict(profile.settings.get("media", {}))
        self.document = ""
        """The HTML of the document that a report shows; empty if it shows none."""
        self.keeps_document = False
        """Whether the end of the page keeps it."""
        profile.tabs.append(self)
        self._limits = profile.limits
        self._loaded = 0
        self.is_closed = self._has_downloaded = False
        self.is_to_close = False
        """Whether a script has asked to close it."""
        self.popups = Popups(self)
        """The pages that its documents open."""
        self.open_page: Callable[[], Tab]
        """Opens a page of the same context, which this one has opened."""
        self.name = ""
        """The name that a script has opened it with."""
        self.is_opened = False
        """Whether a script has opened it."""
        self.announce: Callable[[], None] | None = None
        """Tells of a page that a script has opened, when its first document comes."""
        self.session_areas: dict[str, StorageArea] = {}
        self._view: View | None = None
        self._target: _Target | None = None
        self._history = JointHistory()
        self.response: Exchange | None = None
        self._exchanges: WeakKeyDictionary[asyncio.Task[Any], Exchange] = WeakKeyDictionary()
        self._reading: set[asyncio.Task[None]] = set()
        self._held: list[Outcome] = []
        self._calls: list[object] = []
        """The calls of functions of the host that run."""
        self.events = Events(NAMES, "Page")
        self.navigated = Events(("navigated",), "Page")
        """Tells who waits for a document, or for another entry of its history."""
        self.frames = FrameTree()
        """The frames of the document."""
        self.routes = Routes()
        self.handlers: list[LocatorHandler] = []
        """What is called when a locator is visible before an action."""
        self.is_handling = False
        """Whether one of them is called now."""
        self._pointer_uses = 0
        self.face: Callable[[str, Any], Any] = lambda event, value: value
        """Makes of a value what listeners of an event get."""
        self.page: Any = None
        """The page of which listeners hear."""
        self.cleared_messages = self.cleared_errors = 0
        """How many of them the test has let go."""
        self.first_message = self.first_error = 0
        """How many of them were there before this document."""
        self.call: Callable[..., object]
        """Calls a listener in the event loop, after a function that takes what it raises."""
        self.call_route: Callable[[Callable[..., object], Exchange, Outcome], None]
        """Calls a handler of a request."""
        self._raised = 0
        self.time = profile.time
        self.errors: list[JavaScriptError] = []
        self.requests: list[PageRequest] = []
        self.navigations: list[PageNavigation] = []
        self.dialogs: list[Dialog] = []
        self.dialog_class: type[Dialog] = Dialog
        self.console: list[ConsoleMessage] = []
        self.patience = profile.patience
        self.patience_for_navigations = profile.patience_for_navigations
        """The seconds for which actions wait without a timeout; None acts at once."""
        self.functions: dict[str, Callable[..., object]] = {}
        """The functions of the host that scripts call, by their names."""
        self.init_scripts: list[str] = []
        """What runs in each document before its own scripts."""
        self.headers: dict[str, str] = {}
        """What all requests have besides their own headers."""
        self._failure: BaseException | None = None
        self._late_failure: BaseException | None = None
        """What a handler raised after its decision: the next action raises it, as Playwright's."""

    # What scripts report

    def uncaught(self, error: JavaScriptError) -> None:
        """Note an exception that no script caught."""
        if error.stack:
            error.add_note(error.stack.rstrip("\n"))
        self.errors.append(error)
        self.emit("pageerror", error)
        place = ScriptPlace(error.stack or "", self.url, None, "")
        self.emit_to_context("weberror", WebError(self.page, error, place))

    def _note_message(self, type: str, text: str, place: ScriptPlace, given: list[Any]) -> None:
        message = ConsoleMessage(type, text, self.page, time.time() * 1000, place, given)
        self.console.append(message)
        self.emit("console", message)

    def refused(self, text: str) -> None:
        """Note that a request of a script is refused, as browsers write it to the console."""
        text = hide_password_in_text(text)
        self._note_message("error", text, ScriptPlace("", self.url, None, ""), [])

    def reported(self, kind: str, value: Any) -> None:
        """Note what the document tells."""
        if kind == "frame":
            self._note_frame(*value)
            return
        if kind == "console":
            stack, url = frames_of_the_caller(value["stack"]), value["url"]
            place = ScriptPlace(stack, url, value["source"], self._shown.html)
            self._note_message(value["type"], value["text"], place, value["given"])
            return
        self.emit(kind, value)
        if kind == "load":
            self.emit_to_context("pageload", self.page)

    def _note_frame(self, event: str, *facts: Any) -> None:
        """Note a frame that comes, goes or shows another document."""
        record = self.frames.note(event, *facts)
        if record is not None:
            self.emit(f"frame{event}", record)
            if event == "navigated":
                _tell_who_waits(record.navigated, record.url, record.response)

    def emit(self, event: str, value: Any) -> None:
        """Tell the listeners of the page, then those of its context."""
        listeners = self.events.taken(event) + self.profile.events.taken(event)
        if listeners:
            self._tell(listeners, event, self.face(event, value))

    def note_popup(self, page: Any) -> None:
        """Tell of a page that a document has opened."""
        self.emit_to_context("page", page)
        self._tell(self.events.taken("popup"), "popup", page)

    def emit_to_context(self, event: str, value: Any) -> None:
        """Tell the listeners of the context."""
        self._tell(self.profile.events.taken(event), event, value)

    def _tell(self, listeners: list[Listener], event: str, value: Any) -> None:
        for listener in listeners:
            self.call(partial(self._note, event), listener, *given(listener, (value,)))

    def _note(self, event: str, error: BaseException) -> None:
        """Note what a listener raises. No script may catch it: the action raises it."""
        error.add_note(f"a listener of {event!r} raised it")
        self._failure = self._failure or error

    def answer_dialog(self, kind: Any, message: str, value: str) -> bool | str | None:
        dialog = self.dialog_class(kind, message, value, self.page)
        self.dialogs.append(dialog)
        for handler in self.events.taken("dialog") + self.profile.events.taken("dialog"):
            try:
                handled = call_for_the_caller(handler, *given(handler, (dialog,)))
                if inspect.isawaitable(handled):
                    _end(handled)
            except BaseException as error:  # no script may catch it: the action raises it
                error.add_note("the handler of 'dialog' raised it")
                self._failure = self._failure or error
        return dialog.answer()

    def begin_action(self) -> None:
        """Count the documents that an action loads."""
        self._loaded = 0

    def take_late_failure(self) -> BaseException | None:
        """What a handler has raised after its decision, in the action before."""
        error, self._late_failure = self._late_failure, None
        return error

    def route_failed(self, outcome: Outcome, error: BaseException) -> None:
        """Note what a handler of a request raises. A request without a decision fails with it."""
        if outcome.decision is not None:
            self._late_failure = self._late_failure or error
            return
        self._failure = self._failure or error
        outcome.fail(error)

    def raise_failure(self) -> None:
        """Raise the first exception that scripts could have caught, and should not.

        It is of a handler or of the application.
        """
        error, self._failure = self._failure, None
        errors = self.profile.server.take_errors()
        if error is None and errors and self.raise_app_errors:
            error = errors[0]
            for each in errors[1:]:
                error.add_note(f"then it raised {each!r}")
        if error is not None:
            raise error

    def _navigating(self, navigation: LocationNavigation) -> None:
        """Note that a script, a link or a form navigates."""
        type: NavigationType = navigation.navigationType
        if navigation.url.partition(":")[0] not in _FETCHED:  # other software takes mailto:
            return
        if navigation.url.startswith("data:"):  # as in browsers; the host may go there
            text = f"Not allowed to navigate top frame to data URL: {navigation.url}"
            self._note_message("error", text, ScriptPlace("", self.url, None, ""), [])
            return
        resource = entity_of(navigation)
        target = navigation.target
        if target.lower() not in THIS_WINDOW:
            self.popups.open(navigation.url, target, target.lower() != "_blank", resource)
            return
        if type == "reload":
            self._target = _Target(navigation.url, type, self._history.document)
        elif resource is None and self._is_a_fragment(navigation.url):
            self.navigations.append(PageNavigation(URL(navigation.url), type, True))
        else:
            document = DocumentState(self._shown.client(), resource)
            self._target = _Target(navigation.url, type, document)

    def _is_a_fragment(self, url: str) -> bool:
        here = self._shown.url
        return "#" in url and url.partition("#")[0] == here.partition("#")[0]

    def raise_errors(self) -> None:
        """Raise the first error that has not been raised; at the memory limit, `MemoryError`."""
        errors, self._raised = self.errors[self._raised :], len(self.errors)
        if errors:
            self._shown.raise_memory_error(errors[0])
            if len(errors) > 1:
                errors[0].add_note(f"{len(errors) - 1} more in page.errors")
            raise errors[0]

    def note_errors(self, error: Exception) -> None:
        """Tell with another error what has not been raised."""
        for each in self.errors[self._raised :]:
            error.add_note(f"before, no script caught: {each}")

    # Documents

    @property
    def _shown(self) -> View:
        assert self._view is not None
        return self._view

    async def _begin(self) -> None:
        """Show the first document: the one that a script has opened the page for, or none."""
        if self._view is None and self._target is not None and not self.is_to_close:
            with suppress(PageError):  # a request that failed, which is noted
                await self._load(self._target)
        if self._view is None:
            await self._show(_BLANK, "", None, [], 0)

    def _new_view(self, url: str, policy: str, referrer: str, content_type: str) -> View:
        origin = URL(url).origin
        window = Window(
            url,
            cookies=self.profile.cookies,
            local_storage=self.profile.areas.setdefault(origin, StorageArea()),
            session_storage=self.session_areas.setdefault(origin, StorageArea()),
            referrer=referrer,
            content_type=content_type,
            **self.profile.settings | {"viewport": self.viewport, "media": self.media},
        )
        self._history.surround(window.history)
        window.history.on_entry = self._has_navigated_within_the_document
        window.answer_dialog = self.answer_dialog
        window.on_download = self._download_by_link
        window.name = self.name
        window.on_open = self.popups.open
        window.on_window = self._ask_window
        window.document.location.onnavigate = self._navigating
        view = View(
            self.profile.engine,
            self._limits.time,
            self._limits.memory,
            window,
            self.time,
            lambda request: self._recorded(request, view.client(), False),
            self,
            lambda: self._is_left(window),
            policy,
            self._count_of_held_requests,
        )
        return view

    def _is_left(self, window: Window) -> bool:
        return self._target is not None or window.history.beyond != 0 or self.is_closed

    async def _show(
        self,
        url: str,
        html: str | bytes,
        content_type: str | None,
        entries: list[Entry],
        index: int,
        policy: str = DEFAULT_POLICY,
        referrer: str = "",
        navigates: bool = False,
    ) -> None:
        """Show a document, with entries of the history that are its own."""
        view, self._view = self._view, None
        if view is not None:
            view.leave()
        for record in self.frames.clear():
            self.emit("framedetached", record)
        self._target = None
        self.first_message, self.first_error = len(self.console), len(self.errors)
        essence = _essence_of(content_type)
        shown_type = essence if is_xml_mime_type(essence) else "text/html"
        self._view = view = self._new_view(url, policy, referrer, shown_type)
        if entries:
            history = view.history
            entries[index] = entries[index]._replace(url=history.current.url)
            history.restore(entries, index)
        if self.time.fixed is not None:
            await view.ask("setDate", None, self.time.fixed * 1000)
        for name, function in (self.profile.functions | self.functions).items():
            self._expose(view, name, function)
        if self.profile.is_offline:
            view.run_before(_OFFLINE)
        for script in (*self.profile.init_scripts, *self.init_scripts):
            view.run_before(script)
        self.tell_of_itself()
        if navigates:
            self.emit("framenavigated", None)
        await view.show(html, content_type)

    def tell_of_itself(self) -> None:
        """Tell of a page that a script has opened, once."""
        announce, self.announce = self.announce, None
        if announce is not None:
            announce()

    def navigate(self, url: str, initiator: Tab, resource: Entity | None) -> None:
        """Go where a script of another page wants."""
        document = DocumentState(initiator._shown.client(), resource)
        self._target = None if url == _BLANK else _Target(url, "push", document)

    def _ask_window(self, number: int | None, kind: str, value: str, other: str) -> Any:
        """Answer a script about its window, or about one that it has opened."""
        if number is not None:
            return self.popups.ask(number, kind, value, other)
        if self.is_opened:
            self.is_to_close = True
        else:
            text = "Scripts may close only the windows that were opened by them."
            self._note_message("warning", text, ScriptPlace("", self.url, None, ""), [])
        return None

    async def _load(self, target: _Target) -> None:
        """Fetch a document and show it."""
        self._target = None
        self._limits.check_navigations(self._loaded, hide_password(self.url))
        self._loaded += 1
        here = self._view
        resource = target.document.resource
        sent = len(self.requests)
        response = loaded = await self._fetched(target.url, target.document)
        if response.status in (204, 205):
            return
        if target.download is not None or is_a_download(response.headers):
            self._download(response.url, response.headers, target.download, response.content)
            return
        html = _page_of(response)
        entries: list[Entry] = []
        index = 0
        if target.traversal is not None:
            self._history.take(target.traversal)
            entries, index = target.traversal.own, target.traversal.current
        elif here is None:
            self._history.document = target.document
        elif target.type == "reload":
            entries, index = here.history.entries, here.history.index
        else:
            self._history.leave(here.history, target.document, target.type == "replace")
        url = response.url
        method, body = ("GET", None) if resource is None else ("POST", resource.body)
        self.navigations.append(PageNavigation(URL(url), target.type, False, method, body))
        self.response = loaded.exchange
        header = response.headers.get("referrer-policy")
        policy = parse_a_referrer_policy(header) or DEFAULT_POLICY
        asked = [each.headers for each in self.requests[sent:] if each.is_navigation]
        referrer = (asked[-1].get("Referer") or "") if asked else ""
        content_type = response.headers.get("content-type")
        await self._show(url, html, content_type, entries, index, policy, referrer, navigates=True)
        _tell_who_waits(self.navigated, self.url, loaded.exchange)

    def _has_navigated_within_the_document(self) -> None:
        """Tell of a fragment, of `pushState`, or of a step to another entry of the document."""
        _tell_who_waits(self.navigated, self.url, None)
        self.emit("framenavigated", None)

    def _download(
        self, url: str, headers: Mapping[str, str], name: str | None, content: bytes
    ) -> None:
        self._has_downloaded = True
        folder = self.profile.downloads if self.profile.accepts_downloads else None
        self.emit("download", Downloaded(url, name_of(url, headers, name), content, folder))

    def _download_by_link(self, url: str, name: str) -> bool:
        """Download what a link with the attribute ``download`` points at.

        https://html.spec.whatwg.org/multipage/links.html#downloading-hyperlinks
        """
        record = url_parser(url)
        if not record or record.scheme == "javascript":
            return True
        if record.scheme == "blob":  # the script may revoke it before the page has settled
            request = request_of(Request(url))
            if request.blob_of_url is not None:
                content, type = request.blob_of_url
                self._download(url, {"content-type": type}, name, bytes(content))
            return True
        is_other = record.scheme != "data" and self._shown.is_of_another_origin(url)
        document = DocumentState(self._shown.client())
        self._target = _Target(url, "push", document, download=None if is_other else name)
        return True

    async def _follow(self) -> bool:
        """Go where a script, a link or a form has navigated; return whether there was one."""
        history = self._shown.history
        target, delta, history.beyond = self._target, history.beyond, 0
        if target is None and delta == 0:
            return False
        if target is None:
            traversal = self._history.traversal(history, delta)
            url = traversal.own[traversal.current].url
            target = _Target(url_serializer(url), "traverse", traversal.document, traversal)
        await self._load(target)
        return True

    async def settle(self) -> None:
        """Run microtasks, due timers, requests and navigations, until nothing of them is left.

        Raises: `PageError` if a navigation fails; `PageTimeoutError`.
        """
        await self._begin()
        end = time.monotonic() + LIMIT
        await self._shown.quiet()
        while not self.is_to_close and await self._follow():
            if time.monotonic() > end:
                self._target = None
                raise PageTimeoutError(
                    f"documents went on to other documents for {LIMIT:.0f} seconds, to "
                    f"{hide_password(self.url)} at last"
                )
            await self._shown.quiet()
        await self.popups.settle()
        if self.is_to_close and not self.is_closed:
            await self.close()

    # Requests

    async def _recorded(
        self, request: Request, client: Client | None, is_navigation: bool
    ) -> Response:
        if self.routes.newest_first() or self.profile.routes.newest_first():
            accepted = answer_to_a_preflight(request)
            if accepted is not None:
                return accepted
        settings = self.profile.settings
        append_headers(request_of(request), client, settings["user_agent"], settings["languages"])
        for name, value in (self.profile.headers | self.headers).items():
            request.headers.set(name, value)
        try:
            self._limits.check_requests(len(self.requests))
        except PageError as error:
            self._failure = self._failure or error
            raise
        body = None if request.body is None else await request.clone().bytes()
        record = PageRequest(
            request.method, URL(request.url), Headers(request.headers), body, is_navigation
        )
        self.requests.append(record)
        exchange = self._new_exchange(request, body, is_navigation)
        try:
            response = await self._answer(request, exchange)
        except BaseException as error:
            record.failure = hide_password_in_text(str(error)) or type(error).__name__
            exchange.fail(record.failure)
            self.emit("requestfailed", exchange)
            raise
        record.status = response.status
        exchange.answer(response)
        if exchange.is_redirect:
            exchange.finish(b"")
            self.emit("response", exchange)
            self.emit("requestfinished", exchange)
            return response
        if not is_navigation and self._is_observed():
            self._keep_body(exchange, response.clone())
        self.emit("response", exchange)
        return response

    def _new_exchange(self, request: Request, body: bytes | None, is_navigation: bool) -> Exchange:
        """Note a request. Those of one fetch are of one task: a redirect leads to the next."""
        exchange = Exchange(request, body, is_navigation)
        task = asyncio.current_task()
        assert task is not None
        before = self._exchanges.get(task)
        if before is not None and before.is_redirect:
            before.redirected_to, exchange.redirected_from = exchange, before
        self._exchanges[task] = exchange
        if request.destination == "iframe":
            self.frames.responses[exchange.url] = exchange
        for each in self.profile.recordings:
            each.note(self, exchange)
        self.emit("request", exchange)
        return exchange

    def _is_observed(self) -> bool:
        """Whether somebody may read bodies."""
        names = ("request", "requestfailed", "requestfinished", "response")
        is_recorded = bool(self.profile.recordings)
        return is_recorded or self.events.has(*names) or self.profile.events.has(*names)

    def _keep_body(self, exchange: Exchange, copy: Response) -> None:
        async def keep() -> None:
            await exchange.keep_body(copy)
            self.emit("requestfinished" if exchange.failure is None else "requestfailed", exchange)

        task = asyncio.create_task(keep())
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _answer(self, request: Request, exchange: Exchange) -> Response:
        """Ask the handlers of routes, then the site. Redirects have no handler."""
        routes = () if exchange.redirected_from else (self.routes, self.profile.routes)
        for table in routes:
            for entry in table.newest_first():
                if entry not in table or not entry.fits(exchange.url):
                    continue
                if entry.take():
                    table.discard(entry)
                outcome = Outcome()
                self.call_route(entry.handler, exchange, outcome)
                await self._until_decided(outcome, is_navigation=exchange.is_navigation)
                if outcome.decision == "abort":
                    raise outcome.value
                if outcome.decision == "fulfill":
                    response: Response = outcome.value.response(request)
                    return response
                if outcome.decision == "continue":
                    return await self._ask_site(request, exchange)
        return await self._ask_site(request, exchange)

    async def _ask_site(self, request: Request, exchange: Exchange) -> Response:
        exchange.begin()
        return await ask_site(self.profile, exchange.changed_request(request))

    async def _until_decided(self, outcome: Outcome, is_navigation: bool) -> None:
        """Wait for a handler. A request that is held meanwhile holds nothing else."""
        if is_navigation:
            await outcome.decided.wait()
        elif outcome.decision is None:
            self._held.append(outcome)
            self._wake()
            try:
                await outcome.decided.wait()
            finally:
                self._held.remove(outcome)

    def _count_of_held_requests(self) -> int:
        """How many requests nobody waits for.

        Those are under way whose handlers run, but not for what such a handler waits for.
        """
        mine = _handled.get()
        calls = sum(each in mine for each in self._calls)
        return calls + sum(
            each.decision is None and (not each.is_running or each in mine) for each in self._held
        )

    def handle(self, outcome: Outcome, handler: Callable[..., object], *values: Any) -> object:
        """Call a handler of a request, which may be asynchronous."""
        outcome.is_running = True
        called: object = None
        try:
            with _handling(outcome):
                called = handler(*values)
        finally:
            if not inspect.isawaitable(called):
                self._end_handler(outcome)
        return self._awaited(outcome, called) if inspect.isawaitable(called) else called

    async def _awaited(self, outcome: Outcome, called: Awaitable[object]) -> None:
        try:
            with _handling(outcome):
                await called
        finally:
            self._end_handler(outcome)

    def _end_handler(self, outcome: Outcome) -> None:
        outcome.is_running = False
        self._wake()

    def _wake(self) -> None:
        if self._view is not None:
            self._view.wake()

    async def _fetched(self, url: str, document: DocumentState) -> Loaded:
        """The response of a navigation.

        https://html.spec.whatwg.org/multipage/browsing-the-web.html#create-navigation-params-by-fetching

        Raises: `PageError`, `PageTimeoutError`.
        """
        record = url_parser(url)
        if record is FAILURE:
            raise PageError(f"the page cannot go to {redacted(url)}: it is not a URL")
        request = RequestState()
        request.signal = AbortSignal()
        request.url = record
        request.mode, request.credentials = "navigate", "include"
        request.headers.append("Accept", _ACCEPT)
        if document.resource is not None:
            request.method = "POST"
            request.body = bytes_as_a_body(document.resource.body)
            request.headers.append("Content-Type", document.resource.content_type)
        try:
            async with asyncio.timeout(LIMIT):
                initiator = document.initiator
                has_policy = self.profile.settings["same_origin_policy"]
                with use_for_a_client(
                    lambda request: self._recorded(request, initiator, True),
                    EXPANSION,
                    self.profile.cookies,
                    initiator and NavigationInitiator(initiator.origin, has_policy),
                ):
                    task = asyncio.current_task()
                    assert task is not None
                    self._exchanges.pop(task, None)
                    state = await main_fetch(request)
                    last = self._exchanges.pop(task, None)
                    body = await new_response(state).bytes()
        except TimeoutError as error:
            raise PageTimeoutError(
                f"{hide_password(url)} did not answer in {LIMIT:.0f} seconds"
            ) from error
        except NetworkError as error:
            reason = hide_password_in_text(str(error.__cause__ or error))
            raise PageError(f"the page cannot load {hide_password(url)}: {reason}") from error
        if request.body is None:  # some redirects remove it
            document.resource = None
        headers = {name.lower(): value for name, value in state.header_list.headers()}
        final = url_serializer(state.url_list[-1])
        exchange = None
        if last is not None:
            exchange = last
            length = headers.get("content-length", "")
            exchange.body_size = int(length) if length.isdecimal() else len(body)
            exchange.finish(body)
            self.emit("requestfinished", exchange)
        return Loaded(final, state.status, state.status_message, headers, body, exchange)

    # Navigations of the host

    async def goto(self, url: str) -> Exchange | None:
        """Load a document, or go to a fragment of this one."""
        href = self.resolved(url)
        self.response = None
        if self._view is not None and self._is_a_fragment(href):
            await self._shown.ask("navigate", href)
        else:
            self._has_downloaded = False
            await self._load(_Target(href, "push", DocumentState()))
            if self._has_downloaded:
                await self.settle()
                raise PageError("Download is starting")
        return await self._responded()

    async def within(self, seconds: float, navigation: Coroutine[Any, Any, Any]) -> Any:
        """Navigate within so many real seconds.

        Raises: `PageTimeoutError`.
        """
        try:
            async with asyncio.timeout(seconds) as limit:
                return await navigation
        except TimeoutError:
            if not limit.expired():
                raise
            raise PageTimeoutError(f"Timeout {seconds * 1000:g}ms exceeded.") from None

    def resolved(self, url: str) -> str:
        """A URL of the host, relative to the base URL.

        Raises: `PageError`.
        """
        parsed = URL.parse(checked_text(url, "a URL"), self.profile.base_url)
        if parsed is None:
            raise PageError(f"the page cannot go to {redacted(url)}: it is not a URL")
        return parsed.href

    async def set_content(self, html: str) -> None:
        """Show a document of the same URL."""
        checked_text(html, "the content")
        if self._view is None:
            await self._show(_BLANK, html, None, [], 0)
        else:
            history = self._view.history
            await self._show(self._view.url, html, None, history.entries, history.index)
        await self.settle()

    async def reload(self) -> Exchange | None:
        """Load the document again."""
        self.response = None
        await self._load(_Target(self.url, "reload", self._history.document))
        return await self._responded()

    async def go(self, delta: int) -> Exchange | None:
        """Go through the history."""
        self.response = None
        await self._begin()
        await self._shown.ask("go", delta)
        return await self._responded()

    async def _responded(self) -> Exchange | None:
        await self.settle()
        return self.response

    async def go_in_a_frame(self, record: FrameRecord, url: str) -> Exchange | None:
        """Go to a URL in a frame of the document; return its response."""
        record.response = None
        await self.ask("navigateFrame", self.resolved(url), record.number)
        return record.response

    # Actions

    async def ask(self, name: str, *arguments: Any) -> Any:
        """Call a function of ``actions.js``; then settle."""
        await self._begin()
        if self.is_closed:
            raise ClosedError
        try:
            value = await self._shown.ask(name, *arguments)
        except Exception:
            if self.is_closed:
                raise ClosedError from None
            raise
        await self.settle()
        return arrived(value)

    async def act(
        self,
        steps: Steps,
        shown: str,
        strict: bool,
        kind: str,
        *given: Any,
        how: ActionOptions = AT_ONCE,
        attempt: Attempt,
    ) -> Any:
        """Read an element or act on it, when it is there and a user could.

        Return an `Interruption` if handlers of locators are to be called first.

        Raises: `PageError` if there is none, or if ``strict`` and there are several;
            `PageTimeoutError` if it waits.
        """
        await self._begin()
        timeout = how.get("timeout")
        patience = self.patience if timeout is None else seconds_of_timeout(timeout)
        attempt.begin(patience, self.time.monotonic(), LIMIT)
        action = Action(steps, shown, strict, kind, given, how)
        action.is_watched = action.is_watched and self._watches()
        action.options["waits"] = patience is not None and not self.time.is_paused

        async def check() -> bool:
            return await self._try(action, attempt)

        is_over = not attempt.is_over(self.time.monotonic()) and await check()
        if not is_over and patience is not None and not action.is_gone:
            try:
                await self.wait_for(check, attempt.left(self.time.monotonic()), shown)
            except PageTimeoutError:
                raise action.timeout(patience) from None
        await self.settle()
        if action.is_watched and attempt.found:
            return Interruption(attempt.found)
        value = action.value()
        await action.end(self)
        return value

    async def _try(self, action: Action, attempt: Attempt) -> bool:
        """Do what a test wants if a user could; return whether it is over."""
        action.answer = None
        if action.is_watched:
            action.answer = await self._approach(attempt, action)
            if attempt.found:
                return True
        if action.answer is None:
            action.answer = await self._shown.ask(
                "act", action.steps, action.strict, action.kind, action.given, action.options
            )
            self._pointer_uses += action.kind in MOVING
        attempt.try_again()
        return action.is_over()

    async def use(self, device: str, *arguments: Any) -> None:
        """Use the keyboard or the mouse.

        Raises: `PageError`.
        """
        answer = await self.ask(device, *arguments)
        if answer:
            raise PageError(answer["problem"])

    def _watches(self) -> bool:
        """Whether actions look for locators that have handlers. Those of handlers do not."""
        return bool(self.handlers) and not self.is_handling

    async def _approach(self, attempt: Attempt, action: Action) -> dict[str, Any] | None:
        """Find the handlers to call before an action, and when the pointer has come to an element.

        Return an answer if the pointer cannot come.
        """
        await self._find_handlers(attempt)
        if attempt.found or not action.is_pointed or attempt.uses == self._pointer_uses:
            return None
        answer: dict[str, Any] | None = await self._shown.ask(
            "act", action.steps, action.strict, "hover", [""], action.pointing
        )
        if answer is not None and "value" not in answer:
            return answer
        self._pointer_uses += 1
        attempt.uses = self._pointer_uses
        attempt.found = await self._visible_handlers()
        return None

    async def _find_handlers(self, attempt: Attempt) -> None:
        """Find the handlers to call before an action or an assertion looks."""
        attempt.found = []
        if not attempt.has_looked:
            attempt.has_looked = True
            attempt.found = await self._visible_handlers()

    async def _visible_handlers(self) -> list[LocatorHandler]:
        return [
            each for each in self.handlers if any(await self._shown.ask("state", each.steps) or [])
        ]

    async def wait_for_handler(self, handler: LocatorHandler, attempt: Attempt) -> None:
        """Wait until the element of a handler is hidden.

        Raises: `PageTimeoutError`.
        """

        async def check() -> bool:
            return not any(await self._shown.ask("state", handler.steps) or [])

        try:
            await self.wait_for(check, attempt.left(self.time.monotonic()), handler.shown)
        except PageTimeoutError:
            found = f"  - found {handler.shown}, intercepting action to run the handler"
            waits = "  - locator handler has finished, waiting for "
            text = f"{waits}{handler.shown} to be hidden"
            seconds = LIMIT if attempt.timeout is None else attempt.timeout
            raise PageTimeoutError(timeout_text(seconds, found, text)) from None

    def expose(self, name: str, function: Callable[..., object]) -> None:
        """Give the scripts of this document a function of the host."""
        if self._view is not None:
            self._expose(self._view, name, function)

    def _expose(self, view: View, name: str, function: Callable[..., object]) -> None:
        async def called(*values: Any) -> Any:
            call = object()
            self._calls.append(call)
            future = asyncio.get_running_loop().create_future()

            def run() -> None:
                with _handling(call):
                    future.set_result(function(*values))

            try:
                self.call(future.set_exception, run)
                result = await future
                return await result if inspect.isawaitable(result) else result
            finally:
                self._calls.remove(call)

        view.expose(name, called)

    async def change_environment(self, viewport: tuple[int, int], media: dict[str, str]) -> None:
        """Show this document and those that follow in another viewport and for other media."""
        await self._begin()
        await self._shown.change_environment(viewport, media)
        self.viewport, self.media = viewport, media
        await self.settle()

    async def request_gc(self) -> None:
        """Free what no script can reach."""
        await self._begin()
        self._shown.collect()

    async def set_offline(self) -> None:
        """Tell the document that the context is online or offline now."""
        if self._view is not None:
            await self.ask("evaluate", _OFFLINE if self.profile.is_offline else _ONLINE, None)

    # Waiting

    async def run_for(self, seconds: float) -> None:
        """Move the clock, and run the timers that become due, each at its time."""
        end = self.time.monotonic() + seconds
        await self.settle()
        while True:
            delay = self._shown.delay()
            if delay is None or self.time.monotonic() + delay > end + LEAST:
                break
            self.time.sleep(max(delay, LEAST))
            await self.settle()
        self.time.sleep(max(0.0, end - self.time.monotonic()))
        await self.settle()

    async def let_pass(self, seconds: float) -> None:
        """Move the clock, unless it is paused."""
        await (self.settle() if self.time.is_paused else self.run_for(seconds))

    async def fast_forward(self, seconds: float) -> None:
        """Move the clock at once, and run the timers that are due then, each once."""
        await self.settle()
        self.time.sleep(seconds)
        await self.settle()

    async def set_date(self, moment: float | None, fixed: float | None) -> None:
        """Let it be a moment now, or let ``Date`` tell a fixed one."""
        self.time.fixed = fixed
        if moment is not None:
            self.time.set(moment)
        now = None if moment is None else moment * 1000
        for tab in self.profile.tabs:
            if tab._view is not None:
                await tab._view.ask("setDate", now, None if fixed is None else fixed * 1000)

    async def wait_for(self, check: Callable[[], Awaitable[Any]], timeout: float, what: str) -> Any:
        """Wait until ``check`` gives a true value.

        While no request is under way, go to the next timer. Wait for open streams in real time.

        Raises: `PageTimeoutError`.
        """
        end, real_end = self.time.monotonic() + timeout, time.monotonic() + timeout
        while True:
            await self.settle()
            if self.is_closed:
                raise ClosedError
            found = await check()
            if found:
                return found
            left = end - self.time.monotonic()
            delay = None if self.time.is_paused else self._shown.delay()
            if delay is not None and delay <= left:
                self.time.sleep(max(delay, LEAST))
            elif not await self._shown.wait_for_a_stream(real_end - time.monotonic()):
                if not self.time.is_paused:
                    self.time.sleep(max(0.0, left))
                raise PageTimeoutError(timeout_text(timeout, f"  - waiting for {what}"))

    async def wait_for_event(self, is_over: Callable[[], bool], what: str, timeout: float) -> None:
        """Wait until an event has come.

        Raises: `PageTimeoutError`.
        """

        async def check() -> bool:
            return is_over()

        if self.is_closed:  # who waits for an event of a context may have closed the page
            if not is_over():
                raise ClosedError
            return
        try:
            await self.wait_for(check, timeout, what)
        except ClosedError:
            if not is_over():
                raise
        except PageTimeoutError:
            raise PageTimeoutError(f"Timeout {timeout * 1000:g}ms exceeded {what}") from None

    async def wait_for_load(self, timeout: float) -> None:
        """Settle within so many real seconds.

        Raises: `PageTimeoutError`.
        """
        try:
            async with asyncio.timeout(timeout):
                await self.settle()
        except PageTimeoutError:
            raise
        except TimeoutError as error:
            raise PageTimeoutError(
                f"{hide_password(self.url)} did not end in {timeout * 1000:g} ms"
            ) from error

    async def wait_for_state(
        self, steps: Steps, shown: str, strict: bool, state: State, timeout: float
    ) -> None:
        """Wait until the first element of a selector is in a state.

        Raises: `PageTimeoutError`; `PageError` if ``strict`` and there are several.
        """

        async def check() -> bool:
            visible = await self._shown.ask("state", steps)
            if strict:
                await self._check_strictness(steps, shown, f"  - waiting for {shown} to be {state}")
            match state:
                case "attached":
                    return bool(visible)
                case "detached":
                    return not visible
                case "visible":
                    return bool(visible and visible[0])
            return not visible or not visible[0]

        try:
            await self.wait_for(check, timeout, shown)
        except PageTimeoutError:
            lines = [f"  - waiting for {shown} to be {state}"]
            visible = await self._shown.ask("state", steps) or []
            for each, is_visible in zip(
                await self._shown.ask("previews", steps) or [], visible, strict=False
            ):
                seen = "visible" if is_visible else "hidden"
                lines.append(f"    - locator resolved to {seen} {each}")
            raise PageTimeoutError(timeout_text(timeout, *lines[: MAX_LISTED + 1])) from None

    async def check_strictness(self, steps: Steps, shown: str) -> None:
        """Check that a selector matches one element at most.

        Raises: `PageError`.
        """
        await self._begin()
        await self._check_strictness(steps, shown)

    async def _check_strictness(self, steps: Steps, shown: str, *log: str) -> None:
        found = await self._shown.ask("previews", steps)
        if found and len(found) > 1:
            raise PageError(with_log(f"Error: {strictness_text(shown, found)}", *log))

    async def wait_for_element(self, steps: Steps, state: str, timeout: float) -> None:
        """Wait until an element is in a state.

        Raises: `PageTimeoutError`; `PageError` if it is in no document, unless that hides it.
        """

        async def check() -> bool:
            states = await self._shown.ask("elementStates", steps)
            if state == "hidden" and not states:
                return True
            if not states:
                raise PageError("Element is not attached to the DOM")
            return state in states

        await self.wait_for(check, timeout, f"element to be {state}")

    async def expect(
        self,
        steps: Steps,
        kind: str,
        given: list[Any],
        test: Callable[[list[Any]], bool],
        expectation: Expectation,
        attempt: Attempt,
    ) -> Interruption | None:
        """Wait until what is read of the elements passes a test.

        Return an `Interruption` if handlers of locators are to be called first.

        Raises: `AssertionError`.
        """
        await self._begin()
        seen: list[Any] = []
        looks = Looks()
        attempt.begin(expectation.timeout / 1000, self.time.monotonic(), LIMIT)
        watches = self._watches()

        async def check() -> bool:
            if watches:
                await self._find_handlers(attempt)
                if attempt.found:
                    return True
                attempt.try_again()
            found = await self._shown.ask("each", steps, kind, given)
            seen[:] = map(arrived, found or [])
            error = ""
            if expectation.is_strict and len(seen) > 1:
                found = await self._shown.ask("previews", steps)
                error = strictness_text(expectation.shown, found)
            elif kind != "evaluate" and seen and isinstance(seen[0], dict):
                error = seen[0].get("problem", "")
            if error:
                raise AssertionError(expectation.text(seen, looks, error))
            try:
                is_met = test(seen)
            except TemplateError as failure:
                raise AssertionError(expectation.text([], looks, str(failure))) from None
            if not is_met and not looks.repeats(actual := expectation.actual(seen)):
                found = await self._shown.ask("previews", steps) or []
                first = next(iter(found), None)
                looks.add(first if expectation.is_strict else f"{len(found)} elements", actual)
            return is_met

        try:
            await self.wait_for(check, attempt.left(self.time.monotonic()), expectation.shown)
        except PageTimeoutError:
            snapshot = await self._snapshot(steps, expectation)
            raise AssertionError(expectation.text(seen, looks, snapshot=snapshot)) from None
        return Interruption(attempt.found) if watches and attempt.found else None

    async def _snapshot(self, steps: Steps, expectation: Expectation) -> str:
        """The accessible tree of an element for a message, or that of the body if it has none."""
        if expectation.show is not None or not expectation.is_strict:
            return ""
        with suppress(JavaScriptError, PageError):
            for each in (steps, BODY) if expectation.shown else (BODY,):
                trees = await self._shown.ask("each", each, "ariaTree", [True])
                text = snapshot_of(trees[0]) if trees else ""
                if text:
                    return text
        return ""

    async def wait_for_function(
        self, expression: str, argument: Any, timeout: float, *where: int
    ) -> dict[str, Any]:
        """Wait until an expression gives a true value, and keep it."""

        async def check() -> Any:
            return await self._shown.ask("truth", expression, argument, *where)

        found: dict[str, Any] = await self.wait_for(
            check, timeout, f"the function {redacted(expression)}"
        )
        return found

    async def wait_for_truth(
        self, steps: Steps, shown: str, wait: tuple[Any, ...], timeout: float
    ) -> None:
        """Wait until what is read of an element is true.

        Raises: `PageTimeoutError`; `PageError` if there are several.
        """
        kind, *given = wait

        async def check() -> bool:
            answer = await self._shown.ask("act", steps, True, kind, given, {})
            if answer is not None and "many" in answer:
                raise PageError(f"Error: {strictness_text(shown, answer['many'])}")
            return answer is not None and bool(answer.get("value"))

        await self.wait_for(check, timeout, shown)

    async def wait_for_url(
        self,
        matches: Callable[[str], bool],
        shown: str,
        timeout: float,
        url: Callable[[], str],
    ) -> None:
        """Wait until the URL of a frame matches."""

        async def check() -> bool:
            return call_for_the_caller(matches, url())

        await self.wait_for(check, timeout, f"the URL {shown}")

    @property
    def url(self) -> str:
        """The URL of the document."""
        return _BLANK if self._view is None else self._view.url

    async def keep_document(self) -> None:
        """Keep the document for a report."""
        if self._view is not None:
            self.document = await self._view.ask("evaluate", SNAPSHOT, None)

    async def close(self) -> None:
        """End the document, and the site if the page owns it."""
        if self.is_closed:
            return
        self.is_closed = True
        self.profile.tabs.remove(self)
        if self.keeps_document:
            with suppress(Exception):  # the test has failed already
                await self.keep_document()
        for task in [*self._reading]:
            task.cancel()
        self._tell(self.events.taken("close"), "close", self.page)
        self.emit_to_context("pageclose", self.page)
        if self._view is not None:
            self._view.wake()
            self._view.leave()
        if self._owns_site:
            self.profile.downloads.remove_files()
            for tab in [*self.profile.tabs]:
                await tab.close()
            self.profile.write_recordings()
            self.emit_to_context("close", self.page.context)
            await self.profile.server.close()


def _end(handled: Awaitable[object]) -> None:
    """Run what a handler of dialogs returns to its end.

    Raises: `TypeError` if it waits.
    """
    try:
        next(handled.__await__())
    except StopIteration:
        return
    if inspect.iscoroutine(handled):
        handled.close()
    raise TypeError("a handler of dialogs waits, and the script waits for its answer")


def _page_of(response: Loaded) -> str | bytes:
    """What a page shows of a response: HTML, XML, or the text of another type.

    Raises: `NotImplementedError` for what it cannot show.
    """
    essence = _essence_of(response.headers.get("content-type"))
    if essence == "text/html" or is_xml_mime_type(essence):
        return response.content
    if is_shown(essence):
        return f"<pre>{escape(response.text(), quote=False)}</pre>"
    raise NotImplementedError(
        f"the page cannot show {hide_password(response.url)} of type {essence}: pictures and "
        "sounds are missing"
    )


def _essence_of(content_type: str | None) -> str:
    return essence_of(content_type or "") or "text/html"


def _tell_who_waits(navigated: Events, url: str, response: Exchange | None) -> None:
    """Tell of a document of a frame, or of another entry of its history."""
    for listener in navigated.taken("navigated"):
        listener((url, response))
