"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/frames.py: change that, not this.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import Unpack

from webapi.page.arguments import (
    AT_ONCE,
    ActionOptions,
    Button,
    ClickOptions,
    DragOptions,
    FieldOptions,
    Files,
    KeyOptions,
    LoadState,
    Modifier,
    Numbers,
    PointerOptions,
    Texts,
    TypingOptions,
    WaitOptions,
    WaitUntil,
    check_moment,
    click_arguments,
    drags,
    encoded,
    files_of,
    held_keys,
    options_of,
    source_of,
    typed,
)
from webapi.page.clock import Timeout, seconds_of
from webapi.page.errors import PageError
from webapi.page.events import Events
from webapi.page.exchanges import Exchange
from webapi.page.expectations import AsyncExpectation, Waiting
from webapi.page.faces import nothing
from webapi.page.frame_tree import FrameRecord
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.selectors import Steps, Text, expression_of, steps_of
from webapi.page.tab import State
from webapi.url.redaction import hide_password, hide_password_in_text

from .locator import ElementHandle, Finder, FrameLocator, JSHandle, Locator, handle_of, handles_of
from .network import Response

if TYPE_CHECKING:
    from .page import Page


@refusing_by_name
class FrameMembers(Finder):
    """What a page does in its main frame, and a frame in itself."""

    _page: Page
    _record: FrameRecord | None = None
    """What is known of a frame inside of a document; None for the main frame."""

    @property
    def url(self) -> str:
        """The URL of the document."""
        return self._page._tab.url if self._record is None else self._record.url

    def _there(self) -> FrameRecord | None:
        """What is known of a frame that is still there.

        Raises: `PageError`: it has been removed.
        """
        if self._record is not None and self._record.is_detached:
            raise PageError("Frame was detached")
        return self._record

    @property
    def _root(self) -> Steps:
        """The steps that lead to the document; none lead to that of the page."""
        return [["frame", number, None] for number in self._where]

    @property
    def _where(self) -> tuple[int, ...]:
        """The number of the frame, for actions without an element; nothing of the page."""
        record = self._there()
        return () if record is None else (record.number,)

    @property
    def _navigated(self) -> Events:
        """Tells of the documents of the frame."""
        return self._page._tab.navigated if self._record is None else self._record.navigated

    async def _check_strictness(self, selector: str, strict: bool | None) -> None:
        if self._page._is_strict(strict):
            steps, shown = self._steps(selector), expression_of(selector)
            await self._page._run(self._page._tab.check_strictness(steps, shown))

    def _steps(self, selector: str) -> Steps:
        return [*self._root, *steps_of(selector)]

    async def _act_on(
        self,
        selector: str,
        strict: bool | None,
        kind: str,
        *given: Any,
        how: ActionOptions = AT_ONCE,
    ) -> Any:
        steps, shown = self._steps(selector), expression_of(selector)
        strictness = self._page._is_strict(strict)
        return await self._page._act(steps, shown, strictness, kind, *given, how=how)

    def expect_navigation(
        self,
        *,
        url: str | re.Pattern[str] | Callable[[str], bool] | None = None,
        wait_until: WaitUntil | None = None,
        timeout: Timeout | None = None,
    ) -> AsyncExpectation[Response | None]:
        """Give a block, after which the page has loaded a document; ``value`` is its response.

        A fragment, ``pushState``, ``replaceState`` and a step in the history of the document are
        navigations, too: then ``value`` is None.
        """
        check_moment(wait_until)
        fits = None if url is None else self._page._matcher(url)

        def test(navigation: tuple[str, Exchange | None]) -> bool:
            return fits is None or fits(navigation[0])

        waiting = Waiting(self._navigated, "navigated", test, self._arrived)
        return self._page._expected(waiting, "while waiting for navigation", timeout)

    def _arrived(self, navigation: tuple[str, Exchange | None]) -> Response | None:
        return self._page._responded(navigation[1])

    async def goto(
        self, url: str, *, timeout: Timeout | None = None, wait_until: WaitUntil | None = None
    ) -> Response | None:
        """Go to a URL, relative to ``base_url``; return the response, or None for a fragment.

        It returns when the page has nothing more to do now, whatever ``wait_until`` says.
        ``timeout`` is real milliseconds, 30000 at most.

        Raises: `PageError` if there is no response; `PageTimeoutError`.
        """
        check_moment(wait_until)
        record = self._there()
        if record is None:
            going = self._page._tab.goto(url)
        else:
            going = self._page._tab.go_in_a_frame(record, url)
        return self._page._responded(await self._page._run(self._page._within(timeout, going)))

    async def set_content(
        self, html: str, *, timeout: Timeout | None = None, wait_until: WaitUntil | None = None
    ) -> None:
        """Show this HTML at the present URL, and run its scripts."""
        check_moment(wait_until)
        record = self._there()
        if record is None:
            showing = self._page._tab.set_content(html)
        else:
            showing = self._page._tab.ask("setContent", html, record.number)
        await self._page._run(self._page._within(timeout, showing))

    async def title(self) -> str:
        """Return the title of the document."""
        title: str = await self._page._ask("title", *self._where)
        return title

    async def content(self) -> str:
        """Return the HTML of the document."""
        html: str = await self._page._ask("content", *self._where)
        return html

    async def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Evaluate JavaScript. If the value is a function, call it with ``arg``.

        Return the value, or that of its promise. While the promise waits and no request is under
        way, the clock goes to the next timer, for 30 seconds at most.

        Raises: `JavaScriptError <webapi.runtimes.JavaScriptError>`; `PageError` if the promise
        waits longer.
        """
        return await self._page._ask("evaluate", expression, encoded(arg), *self._where)

    async def evaluate_handle(self, expression: str, arg: Any = None) -> JSHandle:
        """Evaluate JavaScript as `evaluate` does; return a handle of the value."""
        kept = await self._page._ask("evaluateHandle", expression, encoded(arg), *self._where)
        return handle_of(self._page, kept)

    async def eval_on_selector(
        self, selector: str, expression: str, arg: Any = None, *, strict: bool | None = None
    ) -> Any:
        """Call a function with the first element that matches, and ``arg``.

        Raises: `PageError` if there is none.
        """
        return await self._act_on(selector, strict, "evaluate", expression, encoded(arg))

    async def eval_on_selector_all(self, selector: str, expression: str, arg: Any = None) -> Any:
        """Call a function with the list of the elements that match, and ``arg``."""
        return await self._page._ask("evaluateAll", self._steps(selector), expression, encoded(arg))

    async def add_script_tag(
        self,
        *,
        url: str | None = None,
        path: str | os.PathLike[str] | None = None,
        content: str | None = None,
        type: str | None = None,
    ) -> ElementHandle:
        """Add a script to the document, wait for it, and return its element."""
        text = None if url is not None else source_of(content, path)
        return self._page._added(
            await self._page._ask("addScript", url, text, type or "", *self._where)
        )

    async def add_style_tag(
        self,
        *,
        url: str | None = None,
        path: str | os.PathLike[str] | None = None,
        content: str | None = None,
    ) -> ElementHandle:
        """Add a style sheet to the document, and return its element."""
        text = None if url is not None else source_of(content, path)
        return self._page._added(await self._page._ask("addStyle", url, text, *self._where))

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
        return Locator(self._page, [*self._root, *steps], shown)

    def frame_locator(self, selector: str) -> FrameLocator:
        """Return what finds elements in the document of an ``iframe``."""
        return self._located(selector).content_frame

    async def query_selector(
        self, selector: str, *, strict: bool | None = None
    ) -> ElementHandle | None:
        """Return the first element that matches, or None."""
        await self._check_strictness(selector, strict)
        return next(iter(await self.query_selector_all(selector)), None)

    async def query_selector_all(self, selector: str) -> list[ElementHandle]:
        """Return the elements that match."""
        return await handles_of(self._page, self._steps(selector), expression_of(selector))

    async def click(
        self,
        selector: str,
        *,
        modifiers: Sequence[Modifier] | None = None,
        button: Button | None = None,
        click_count: int | None = None,
        strict: bool | None = None,
        **how: Unpack[ClickOptions],
    ) -> None:
        """Move the mouse to the first element that matches, and click it, as a user does.

        Pointer, mouse and click events follow one another, the focus moves, and the element does
        what it does: a link navigates, a button submits. With ``timeout`` it waits for the element
        as `wait_for_selector` does, until a user can click it; ``force`` does not look whether a
        user can, ``trial`` does nothing else, and ``no_wait_after`` changes nothing.

        Raises: `PageError` if there is none, or it is disabled, hidden or inert.
        """
        await self._act_on(
            selector, strict, "click", *click_arguments(button, click_count, modifiers), how=how
        )

    async def dblclick(
        self,
        selector: str,
        *,
        modifiers: Sequence[Modifier] | None = None,
        button: Button | None = None,
        strict: bool | None = None,
        **how: Unpack[ClickOptions],
    ) -> None:
        """Click an element twice."""
        await self._act_on(
            selector, strict, "click", *click_arguments(button, 2, modifiers), how=how
        )

    async def hover(
        self,
        selector: str,
        *,
        modifiers: Sequence[Modifier] | None = None,
        strict: bool | None = None,
        **how: Unpack[PointerOptions],
    ) -> None:
        """Move the mouse to an element."""
        await self._act_on(selector, strict, "hover", held_keys(modifiers), how=how)

    async def drag_and_drop(
        self, source: str, target: str, *, strict: bool | None = None, **how: Unpack[DragOptions]
    ) -> None:
        """Press the mouse on an element, move it to another, release it: see `Locator.drag_to`."""
        start, end = drags(how)
        await self._act_on(source, strict, "pressMouse", how=start)
        await self._act_on(target, strict, "releaseMouse", how=end)

    async def fill(
        self, selector: str, value: str, *, strict: bool | None = None, **how: Unpack[FieldOptions]
    ) -> None:
        """Focus a control, or what its label is of, and give it a text or a value at once.

        Raises: `PageError` if it has no text, is hidden, disabled or read-only.
        """
        await self._act_on(selector, strict, "fill", typed(value), how=how)

    async def type(
        self, selector: str, text: str, *, strict: bool | None = None, **how: Unpack[TypingOptions]
    ) -> None:
        """Focus an element, and press a key for each character."""
        await self._act_on(selector, strict, "type", typed(text), how=how)

    async def press(
        self, selector: str, key: str, *, strict: bool | None = None, **how: Unpack[TypingOptions]
    ) -> None:
        """Focus an element and press a key, such as ``a``, ``Enter`` or ``Control+a``.

        Raises: `PageError` if no key has the name.
        """
        await self._act_on(selector, strict, "press", typed(key), how=how)

    async def check(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[PointerOptions]
    ) -> None:
        """Click a checkbox or a radio button, unless it is checked.

        Raises: `PageError` if it is none, or if the click does not check it.
        """
        await self._act_on(selector, strict, "check", True, how=how)

    async def uncheck(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[PointerOptions]
    ) -> None:
        """Click a checkbox if it is checked."""
        await self._act_on(selector, strict, "check", False, how=how)

    async def set_checked(
        self,
        selector: str,
        checked: bool,
        *,
        strict: bool | None = None,
        **how: Unpack[PointerOptions],
    ) -> None:
        """Click a checkbox, unless it is in this state."""
        await self._act_on(selector, strict, "check", bool(checked), how=how)

    async def select_option(
        self,
        selector: str,
        value: Texts = None,
        *,
        index: Numbers = None,
        label: Texts = None,
        element: ElementHandle | Sequence[ElementHandle] | None = None,
        strict: bool | None = None,
        **how: Unpack[FieldOptions],
    ) -> list[str]:
        """Select the options of a select, and no others; return their values.

        ``value`` is that of an option, or its label. A select that takes one option takes the
        first of them.

        Raises: `PageError` if an option is missing or disabled.
        """
        wanted = options_of(value, index, label, element)
        values: list[str] = await self._act_on(selector, strict, "select", wanted, how=how)
        return values

    async def set_input_files(
        self, selector: str, files: Files, *, strict: bool | None = None, **how: Unpack[KeyOptions]
    ) -> None:
        """Choose the files of an input: paths, `File` objects, or dictionaries as Playwright's.

        An input with ``webkitdirectory`` takes the path of a folder, with all files in it.

        Raises: `PageError` if it is no input of files, or takes one file and gets several;
            `OSError` if a file cannot be read.
        """
        await self._act_on(selector, strict, "setInputFiles", *files_of(files), how=how)

    async def focus(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> None:
        """Focus an element."""
        await self._act_on(selector, strict, "focus", how=how)

    async def dispatch_event(
        self,
        selector: str,
        type: str,
        event_init: dict[str, Any] | None = None,
        *,
        strict: bool | None = None,
        **how: Unpack[WaitOptions],
    ) -> None:
        """Dispatch an event at an element. It bubbles, and its class is that of its type."""
        await self._act_on(selector, strict, "dispatch", type, event_init, how=how)

    async def text_content(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> str | None:
        """Return the text of an element and its descendants."""
        text: str | None = await self._act_on(selector, strict, "textContent", how=how)
        return text

    async def inner_text(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> str:
        """Return the text of an element that a user sees, as ``innerText`` in browsers."""
        text: str = await self._act_on(selector, strict, "innerText", how=how)
        return text

    async def inner_html(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> str:
        """Return the HTML inside an element."""
        html: str = await self._act_on(selector, strict, "innerHTML", how=how)
        return html

    async def input_value(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> str:
        """Return the value of an input, a textarea or a select."""
        value: str = await self._act_on(selector, strict, "inputValue", how=how)
        return value

    async def get_attribute(
        self, selector: str, name: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> str | None:
        """Return an attribute of an element, or None."""
        value: str | None = await self._act_on(selector, strict, "getAttribute", name, how=how)
        return value

    async def is_visible(
        self, selector: str, *, strict: bool | None = None, timeout: Timeout | None = None
    ) -> bool:
        """Return whether an element matches and nothing hides it, now: no ``timeout`` is waited.

        What hides is ``display: none`` or ``visibility`` of a style sheet or the attribute
        ``style``, ``hidden``, a closed ``details`` or ``dialog``, and ``type=hidden``. Without
        layout, only an inline element that has nothing in it has no box.
        """
        await self._check_strictness(selector, strict)
        visible: list[bool] = await self._page._ask("state", self._steps(selector))
        return bool(visible and visible[0])

    async def is_hidden(
        self, selector: str, *, strict: bool | None = None, timeout: Timeout | None = None
    ) -> bool:
        """Return whether no element matches or the first one is not visible."""
        return not await self.is_visible(selector, strict=strict)

    async def is_checked(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether a checkbox or a radio button is checked."""
        return bool(await self._act_on(selector, strict, "isChecked", how=how))

    async def is_editable(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether a user can change a control."""
        return bool(await self._act_on(selector, strict, "isEditable", how=how))

    async def is_disabled(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether an element is a disabled control."""
        return bool(await self._act_on(selector, strict, "isDisabled", how=how))

    async def is_enabled(
        self, selector: str, *, strict: bool | None = None, **how: Unpack[WaitOptions]
    ) -> bool:
        """Return whether an element is not a disabled control."""
        return not await self.is_disabled(selector, strict=strict, **how)

    async def wait_for_selector(
        self,
        selector: str,
        *,
        timeout: Timeout | None = None,
        state: State | None = None,
        strict: bool | None = None,
    ) -> ElementHandle | None:
        """Wait until the first element that matches is in a state, and return it.

        While no request is under way, the clock goes to the next timer, for ``timeout``
        milliseconds at most. Without timers, open streams may take as many real milliseconds.

        Raises: `PageTimeoutError`.
        """
        steps, shown = self._steps(selector), expression_of(selector)
        await self._page._wait_for(steps, shown, self._page._is_strict(strict), state, timeout)
        if state in ("detached", "hidden"):
            return None
        return await self.query_selector(selector)

    async def wait_for_timeout(self, timeout: float) -> None:
        """Move the clock by milliseconds, as `Clock.run_for` does: it takes no real time.

        A clock that is paused stands.
        """
        await self._page._run(self._page._tab.let_pass(seconds_of(timeout)))

    async def wait_for_load_state(
        self, state: LoadState | None = None, *, timeout: Timeout | None = None
    ) -> None:
        """Wait until the page has nothing more to do now, for each state; timers do not run.

        Requests may take ``timeout`` real milliseconds.

        Raises: `PageTimeoutError`.
        """
        check_moment(state)
        await self._page._run(self._page._tab.wait_for_load(self._page._limit(timeout)))

    async def wait_for_function(
        self,
        expression: str,
        *,
        arg: Any = None,
        timeout: Timeout | None = None,
        polling: float | Literal["raf"] | None = None,
    ) -> JSHandle:
        """Wait until an expression or a function gives a true value; return its handle.

        It moves the clock as `wait_for_selector` does, and looks after each timer, whatever
        ``polling`` says.

        Raises: `PageTimeoutError`.
        """
        limit = self._page._limit(timeout)
        waiting = self._page._tab.wait_for_function(expression, arg, limit, *self._where)
        kept = await self._page._run(waiting)
        return handle_of(self._page, kept)

    async def wait_for_url(
        self,
        url: str | re.Pattern[str] | Callable[[str], bool],
        *,
        wait_until: WaitUntil | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Wait until the URL is this one, relative to ``base_url``, or matches. A text is a glob.

        It moves the clock as `wait_for_selector` does.

        Raises: `PageTimeoutError`.
        """
        check_moment(wait_until)
        limit = self._page._limit(timeout)
        await self._page._run(
            self._page._tab.wait_for_url(
                self._page._matcher(url),
                hide_password_in_text(str(url)),
                limit,
                lambda: self.url,
            )
        )


@refusing_by_name
class Frame(FrameMembers):
    """A frame of a page: the main one, whose document follows the page, or one inside of it."""

    def __init__(self, page: Page, record: FrameRecord | None = None) -> None:
        self._page = page
        self._record = record

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __repr__(self) -> str:
        return f"<Frame name={self.name} url={hide_password(self.url)!r}>"

    @property
    def page(self) -> Page:
        """The page."""
        return self._page

    @property
    def name(self) -> str:
        """The name of the frame, or the ID of its element; the main frame has none."""
        return "" if self._record is None else self._record.name

    @property
    def parent_frame(self) -> Frame | None:
        """The frame around this one; None of the main frame."""
        if self._record is None:
            return None
        around = self._record.parent
        return self._page.main_frame if around is None else self._page._frame_of(around)

    @property
    def child_frames(self) -> list[Frame]:
        """The frames inside of the document."""
        tree = self._page._tab.frames if self._record is None else self._record
        return [self._page._frame_of(each) for each in tree.children]

    def is_detached(self) -> bool:
        """Return whether the frame has been removed; nothing removes the main frame."""
        return self._record is not None and self._record.is_detached

    async def frame_element(self) -> ElementHandle:
        """Return the element of the frame.

        Raises: `PageError`: the frame has been removed, or it is the main frame.
        """
        record = self._record
        if record is None or record.is_detached:
            await self._page._run(nothing())
            raise PageError("Frame has been detached.")
        return self._page._added(await self._page._ask("frameElement", record.number))
