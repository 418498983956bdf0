"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/locator.py: change that, not this.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import Unpack

from webapi.page.arguments import (
    AT_ONCE,
    ActionOptions,
    Button,
    DragOptions,
    DropPayload,
    FieldOptions,
    Files,
    FloatRect,
    KeyOptions,
    Modifier,
    Numbers,
    PointerOptions,
    Position,
    StepsOptions,
    Texts,
    TypingOptions,
    WaitOptions,
    click_arguments,
    drags,
    encoded,
    files_of,
    held_keys,
    options_of,
    payload_of,
    typed,
)
from webapi.page.aria import Tree, snapshot_of
from webapi.page.clock import Timeout
from webapi.page.faces import AsyncDisposable, nothing
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.selectors import (
    TEST_ID,
    Steps,
    Text,
    attribute_step,
    expression_of,
    filter_steps,
    followed,
    label_step,
    nth_of,
    quoted,
    role_step,
    shown_call,
    steps_of,
    text_step,
)
from webapi.page.tab import State
from webapi.url.redaction import hide_password_in_text

if TYPE_CHECKING:
    from .frames import Frame
    from .page import Page


class Finder:
    """What finds elements by what a user sees: in a page, or inside those of a locator."""

    def _with(self, steps: Steps, shown: str) -> Locator:
        raise NotImplementedError

    def _located(self, selector: str | Locator, **filters: Any) -> Locator:
        """Return a locator by a selector, or of the elements of a locator that are inside."""
        if isinstance(selector, Locator):
            return self._with(selector._steps, selector._shown).filter(**filters)
        return self._with(steps_of(selector), expression_of(selector)).filter(**filters)

    def get_by_text(self, text: Text, *, exact: bool | None = None) -> Locator:
        """Return a locator of the smallest elements that have a text."""
        return self._with(
            [text_step(text, bool(exact))], shown_call("get_by_text", text, exact=exact)
        )

    def get_by_label(self, text: Text, *, exact: bool | None = None) -> Locator:
        """Return a locator of controls by ``label``, ``aria-label`` or ``aria-labelledby``."""
        return self._with(
            [label_step(text, bool(exact))], shown_call("get_by_label", text, exact=exact)
        )

    def get_by_placeholder(self, text: Text, *, exact: bool | None = None) -> Locator:
        """Return a locator by ``placeholder``."""
        return self._by_attribute("placeholder", "placeholder", text, exact)

    def get_by_alt_text(self, text: Text, *, exact: bool | None = None) -> Locator:
        """Return a locator by ``alt``."""
        return self._by_attribute("alt", "alt_text", text, exact)

    def get_by_title(self, text: Text, *, exact: bool | None = None) -> Locator:
        """Return a locator by ``title``."""
        return self._by_attribute("title", "title", text, exact)

    def _by_attribute(self, name: str, method: str, text: Text, exact: bool | None) -> Locator:
        shown = shown_call(f"get_by_{method}", text, exact=exact)
        return self._with([attribute_step(name, text, bool(exact))], shown)

    def get_by_test_id(self, test_id: Text) -> Locator:
        """Return a locator by ``data-testid``, or what ``set_test_id_attribute`` has named."""
        name = TEST_ID["attribute"]
        shown = shown_call("get_by_test_id", test_id)
        if isinstance(test_id, re.Pattern):
            return self._with([attribute_step(name, test_id, True)], shown)
        return self._with(steps_of(f"[{name}={quoted(test_id)}]"), shown)

    def get_by_role(
        self,
        role: str,
        *,
        checked: bool | None = None,
        disabled: bool | None = None,
        expanded: bool | None = None,
        include_hidden: bool | None = None,
        level: int | None = None,
        name: Text | None = None,
        pressed: bool | None = None,
        selected: bool | None = None,
        exact: bool | None = None,
        description: Text | None = None,
    ) -> Locator:
        """Return a locator by role, as `HTML-AAM <https://www.w3.org/TR/html-aam-1.0/>`_ says.

        ``name`` is the accessible name, without ``exact`` a part of it, and ``description`` the
        accessible description.
        """
        states: dict[str, Any] = {
            "checked": checked,
            "disabled": disabled,
            "expanded": expanded,
            "level": level,
            "pressed": pressed,
            "selected": selected,
        }
        step = role_step(role, name, description, bool(exact), bool(include_hidden), states)
        options = {"name": name, "description": description, "exact": exact, **states}
        shown = shown_call("get_by_role", role, include_hidden=include_hidden, **options)
        return self._with([step], shown)


@refusing_by_name
class _Element:
    """What locators and handles have in common."""

    def __init__(self, page: Page, steps: Steps, shown: str) -> None:
        self._page = page
        self._steps = steps
        self._shown = hide_password_in_text(shown)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._shown}>"

    async def _act(self, kind: str, *given: Any, how: ActionOptions = AT_ONCE) -> Any:
        return await self._page._act(self._steps, self._shown, True, kind, *given, how=how)

    async def click(
        self,
        *,
        modifiers: Sequence[Modifier] | None = None,
        button: Button | None = None,
        click_count: int | None = None,
        **how: Unpack[StepsOptions],
    ) -> None:
        """Click the element as a user does: see `Page.click`."""
        await self._act("click", *click_arguments(button, click_count, modifiers), how=how)

    async def dblclick(
        self,
        *,
        modifiers: Sequence[Modifier] | None = None,
        button: Button | None = None,
        **how: Unpack[StepsOptions],
    ) -> None:
        """Click the element twice."""
        await self._act("click", *click_arguments(button, 2, modifiers), how=how)

    async def hover(
        self, *, modifiers: Sequence[Modifier] | None = None, **how: Unpack[PointerOptions]
    ) -> None:
        """Move the mouse to the element."""
        await self._act("hover", held_keys(modifiers), how=how)

    async def fill(self, value: str, **how: Unpack[FieldOptions]) -> None:
        """Give a control a text or a value at once: see `Page.fill`."""
        await self._act("fill", typed(value), how=how)

    async def type(self, text: str, **how: Unpack[TypingOptions]) -> None:
        """Focus the element, and press a key for each character."""
        await self._act("type", typed(text), how=how)

    async def press(self, key: str, **how: Unpack[TypingOptions]) -> None:
        """Focus the element and press a key: see `Page.press`."""
        await self._act("press", typed(key), how=how)

    async def check(self, **how: Unpack[PointerOptions]) -> None:
        """Click a checkbox or a radio button, unless it is checked."""
        await self._act("check", True, how=how)

    async def uncheck(self, **how: Unpack[PointerOptions]) -> None:
        """Click a checkbox if it is checked."""
        await self._act("check", False, how=how)

    async def set_checked(self, checked: bool, **how: Unpack[PointerOptions]) -> None:
        """Click a checkbox, unless it is in this state."""
        await self._act("check", bool(checked), how=how)

    async def select_option(
        self,
        value: Texts = None,
        *,
        index: Numbers = None,
        label: Texts = None,
        element: ElementHandle | Sequence[ElementHandle] | None = None,
        **how: Unpack[FieldOptions],
    ) -> list[str]:
        """Select options: see `Page.select_option`."""
        values: list[str] = await self._act(
            "select", options_of(value, index, label, element), how=how
        )
        return values

    async def set_input_files(self, files: Files, **how: Unpack[KeyOptions]) -> None:
        """Choose the files of an input: see `Page.set_input_files`."""
        await self._act("setInputFiles", *files_of(files), how=how)

    async def focus(self, **how: Unpack[WaitOptions]) -> None:
        """Focus the element."""
        await self._act("focus", how=how)

    async def scroll_into_view_if_needed(self, **how: Unpack[WaitOptions]) -> None:
        """Wait until the element is visible, and call ``scrollIntoView``: nothing scrolls."""
        await self._act("scrollIntoView", how=how)

    async def select_text(self, **how: Unpack[FieldOptions]) -> None:
        """Select the text of a control, or all that is in another element."""
        await self._act("selectText", how=how)

    async def dispatch_event(
        self, type: str, event_init: dict[str, Any] | None = None, **how: Unpack[WaitOptions]
    ) -> None:
        """Dispatch an event, which bubbles: see `Page.dispatch_event`."""
        await self._act("dispatch", type, event_init, how=how)

    async def text_content(self, **how: Unpack[WaitOptions]) -> str | None:
        """Return the text of the element and its descendants."""
        text: str | None = await self._act("textContent", how=how)
        return text

    async def inner_text(self, **how: Unpack[WaitOptions]) -> str:
        """Return the text that a user sees, as ``innerText`` does in browsers."""
        text: str = await self._act("innerText", how=how)
        return text

    async def inner_html(self, **how: Unpack[WaitOptions]) -> str:
        """Return the HTML inside the element."""
        html: str = await self._act("innerHTML", how=how)
        return html

    async def input_value(self, **how: Unpack[WaitOptions]) -> str:
        """Return the value of a control: see `Page.input_value`."""
        value: str = await self._act("inputValue", how=how)
        return value

    async def get_attribute(self, name: str, **how: Unpack[WaitOptions]) -> str | None:
        """Return an attribute, or None."""
        value: str | None = await self._act("getAttribute", name, how=how)
        return value

    async def is_checked(self, **how: Unpack[WaitOptions]) -> bool:
        """Return whether the checkbox or radio button is checked."""
        return bool(await self._act("isChecked", how=how))

    async def is_editable(self, **how: Unpack[WaitOptions]) -> bool:
        """Return whether a user can change the control."""
        return bool(await self._act("isEditable", how=how))

    async def is_visible(self) -> bool:
        """Return whether nothing hides the element: see `Page.is_visible`."""
        return bool(await self._act("isVisible"))

    async def is_hidden(self) -> bool:
        """Return whether the element is not visible."""
        return not await self.is_visible()

    async def is_disabled(self, **how: Unpack[WaitOptions]) -> bool:
        """Return whether the element is a disabled control."""
        return bool(await self._act("isDisabled", how=how))

    async def is_enabled(self, **how: Unpack[WaitOptions]) -> bool:
        """Return whether the element is not a disabled control."""
        return not await self.is_disabled(**how)

    async def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Call a function of JavaScript with the element and ``arg``; return what it returns."""
        return await self._act("evaluate", expression, encoded(arg))

    async def evaluate_handle(self, expression: str, arg: Any = None) -> JSHandle:
        """Call a function of JavaScript with the element and ``arg``; return a handle."""
        return handle_of(self._page, await self._act("evaluateHandle", expression, encoded(arg)))


@refusing_by_name
class JSHandle:
    """A value of a script that is kept. It ends with its document."""

    def __init__(self, page: Page, steps: Steps, shown: str) -> None:
        self._page = page
        self._steps = steps
        self._shown = shown

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._shown}>"

    def __str__(self) -> str:
        return self._shown

    async def _act(self, kind: str, *given: Any, how: ActionOptions = AT_ONCE) -> Any:
        return await self._page._act(self._steps, self._shown, True, kind, *given, how=how)

    async def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Call a function of JavaScript with the value and ``arg``; return what it returns."""
        return await self._act("evaluate", expression, encoded(arg))

    async def evaluate_handle(self, expression: str, arg: Any = None) -> JSHandle:
        """Call a function of JavaScript with the value and ``arg``; return a handle."""
        return handle_of(self._page, await self._act("evaluateHandle", expression, encoded(arg)))

    async def get_property(self, property_name: str) -> JSHandle:
        """Return a handle of a property."""
        return await self.evaluate_handle("(value, name) => value[name]", property_name)

    async def get_properties(self) -> dict[str, JSHandle]:
        """Return handles of the enumerable own properties, by their names."""
        names: list[str] = await self.evaluate("value => Object.keys(value)")
        return {name: await self.get_property(name) for name in names}

    async def json_value(self) -> Any:
        """Return a copy of the value."""
        return await self.evaluate("value => value")

    def as_element(self) -> ElementHandle | None:
        """Return the `ElementHandle` of an element, and None for another value."""
        return self if isinstance(self, ElementHandle) else None

    async def dispose(self) -> None:
        """Forget the value."""
        await self._page._ask("dispose", self._steps[0][1])


@refusing_by_name
class ElementHandle(_Element, JSHandle):
    """An element that was found. It ends with its document."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    async def bounding_box(self) -> FloatRect | None:
        """Return the box of the element, or None if it has none: see `Locator.bounding_box`."""
        box: FloatRect | None = await self._act("boundingBox")
        return box

    async def eval_on_selector(self, selector: str, expression: str, arg: Any = None) -> Any:
        """Call a function with the first element inside that matches, and ``arg``."""
        steps, shown = self._inside(selector), expression_of(selector)
        return await self._page._act(steps, shown, False, "evaluate", expression, encoded(arg))

    async def eval_on_selector_all(self, selector: str, expression: str, arg: Any = None) -> Any:
        """Call a function with the list of the elements inside that match, and ``arg``."""
        steps = self._inside(selector)
        return await self._page._ask("evaluateAll", steps, expression, encoded(arg))

    async def wait_for_element_state(
        self,
        state: Literal["disabled", "editable", "enabled", "hidden", "stable", "visible"],
        *,
        timeout: Timeout | None = None,
    ) -> None:
        """Wait until the element is in a state; it is stable when no animation moves its box.

        Raises: `PageTimeoutError`; `PageError` for another state of an element that has ended.
        """
        await self._page._wait_for_element(self._steps, state, timeout)

    async def wait_for_selector(
        self, selector: str, *, state: State | None = None, timeout: Timeout | None = None
    ) -> ElementHandle | None:
        """Wait until the first element inside that matches is in a state, and return it."""
        steps = self._inside(selector)
        shown = expression_of(selector)
        await self._page._wait_for(steps, shown, False, state, timeout)
        if state in ("detached", "hidden"):
            return None
        return next(iter(await handles_of(self._page, steps, shown)), None)

    def _inside(self, selector: str) -> Steps:
        return [*self._steps, *steps_of(selector)]

    async def content_frame(self) -> Frame | None:
        """Return the frame of an ``iframe``; None of another element."""
        return self._page._numbered(await self._act("contentFrame"))

    async def owner_frame(self) -> Frame | None:
        """Return the frame in whose document the element is."""
        number = await self._act("ownerFrame")
        return self._page.main_frame if number == 0 else self._page._numbered(number)

    async def query_selector(self, selector: str) -> ElementHandle | None:
        """Return the first element inside that matches, or None."""
        return next(iter(await self.query_selector_all(selector)), None)

    async def query_selector_all(self, selector: str) -> list[ElementHandle]:
        """Return the elements inside that match."""
        found: list[dict[str, str]] | None = await self._act("all", steps_of(selector))
        return [_handle_of(self._page, each) for each in found or ()]


@refusing_by_name
class _Inside(Finder):
    """What finds elements inside others: those of a locator, or the document of a frame."""

    def locator(
        self,
        selector_or_locator: str | Locator,
        *,
        has_text: Text | None = None,
        has_not_text: Text | None = None,
        has: Locator | None = None,
        has_not: Locator | None = None,
    ) -> Locator:
        """Return a locator of elements inside: see `Page.locator`."""
        return self._located(
            selector_or_locator,
            has_text=has_text,
            has_not_text=has_not_text,
            has=has,
            has_not=has_not,
        )

    def frame_locator(self, selector: str) -> FrameLocator:
        """Return what finds elements in the document of an ``iframe`` that is inside."""
        return self._located(selector).content_frame


@refusing_by_name
class Locator(_Inside, _Element):
    """Elements that match when they are used. An action needs exactly one."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    _description: str | None = None

    @property
    def page(self) -> Page:
        """The page."""
        return self._page

    @property
    def content_frame(self) -> FrameLocator:
        """What finds elements in the document of an ``iframe``."""
        return FrameLocator(self._page, self._steps, self._shown)

    def describe(self, description: str) -> Locator:
        """Return a locator of the same elements with a description."""
        described = Locator(self._page, self._steps, self._shown)
        described._description = description
        return described

    @property
    def description(self) -> str | None:
        """What `describe` has said."""
        return self._description

    @property
    def visible(self) -> Locator:
        """The locator of those that are visible."""
        return self.filter(visible=True)

    async def highlight(self, *, style: str | None = None) -> AsyncDisposable:
        """Do nothing: nobody sees the page."""
        await self._page._decide(nothing())
        return AsyncDisposable(lambda: None)

    async def hide_highlight(self) -> None:
        """Do nothing: nothing is highlighted."""
        await self._page._decide(nothing())

    async def aria_snapshot(self, *, depth: int | None = None, **how: Unpack[WaitOptions]) -> str:
        """Return the roles, names, states and texts of the element and those in it, as text.

        ``depth`` is how many levels of them have children.
        """
        tree: Tree = await self._act("ariaTree", False, how=how)
        return snapshot_of(tree, depth)

    async def bounding_box(self, **how: Unpack[WaitOptions]) -> FloatRect | None:
        """Return the box of the element, or None if it has none.

        All boxes are 100 by 20 pixels in the corner of the window, as nothing is laid out. The
        mouse then finds this element at points in its box.
        """
        box: FloatRect | None = await self._act("boundingBox", how=how)
        return box

    async def drag_to(self, target: Locator, **how: Unpack[DragOptions]) -> None:
        """Press the mouse on the element, move it to another one, and release it there.

        What is draggable is dragged: ``dragstart``, ``dragover``, ``drop`` and the others come.

        Raises: `PageError` for a text that is dropped on a field without a script.
        """
        source, end = drags(how)
        await self._act("pressMouse", how=source)
        await target._act("releaseMouse", how=end)

    async def drop(
        self,
        payload: DropPayload,
        *,
        position: Position | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Drop files or data from outside: scripts hear ``dragenter``, ``dragover``, ``drop``.

        Raises: `PageError` if no script prevents what ``dragover`` does.
        """
        how = PointerOptions(position=position, timeout=timeout)
        await self._act("drop", *payload_of(payload), how=how)

    async def blur(self, **how: Unpack[WaitOptions]) -> None:
        """Take the focus away from the element."""
        await self._act("blur", how=how)

    async def clear(self, **how: Unpack[FieldOptions]) -> None:
        """Clear the text of a control."""
        await self.fill("", **how)

    async def press_sequentially(self, text: str, **how: Unpack[TypingOptions]) -> None:
        """Focus the element, and press a key for each character."""
        await self.type(text, **how)

    async def wait_for(self, *, timeout: Timeout | None = None, state: State | None = None) -> None:
        """Wait until the element is in a state: see `Page.wait_for_selector`."""
        await self._page._wait_for(self._steps, self._shown, True, state, timeout)

    async def wait_for_function(
        self, expression: str, *, arg: Any = None, timeout: Timeout | None = None
    ) -> None:
        """Wait until a function of JavaScript gives a true value for the element and ``arg``."""
        wait = "truth", expression, encoded(arg)
        await self._page._wait_for_truth(self._steps, self._shown, wait, timeout)

    def filter(
        self,
        *,
        has_text: Text | None = None,
        has_not_text: Text | None = None,
        has: Locator | None = None,
        has_not: Locator | None = None,
        visible: bool | None = None,
    ) -> Locator:
        """Return a locator of some of these elements: see `Page.locator`."""
        inner = None if has is None else has._steps
        other = None if has_not is None else has_not._steps
        steps = filter_steps(has_text, has_not_text, inner, other, visible)
        texts = {"has_text": has_text, "has_not_text": has_not_text, "visible": visible}
        calls = [shown_call("filter", **{key: value}) for key, value in texts.items()]
        shown = [call for call in calls if call != "filter()"]
        shown += [f"filter(has={has._shown})"] if has is not None else []
        shown += [f"filter(has_not={has_not._shown})"] if has_not is not None else []
        return self._with(steps, ".".join(shown)) if steps else self

    def and_(self, locator: Locator) -> Locator:
        """Return a locator of those elements that are also of another locator."""
        return self._with([["and", locator._steps]], f"and_({locator._shown})")

    def or_(self, locator: Locator) -> Locator:
        """Return a locator of these elements and those of another locator."""
        return self._with([["or", locator._steps]], f"or_({locator._shown})")

    def nth(self, index: int) -> Locator:
        """Return a locator of one of the elements, from 0; -1 is the last one."""
        return self._with([["nth", index, None]], nth_of(index))

    @property
    def first(self) -> Locator:
        """The locator of the first element."""
        return self.nth(0)

    @property
    def last(self) -> Locator:
        """The locator of the last element."""
        return self.nth(-1)

    async def count(self) -> int:
        """Return how many elements match."""
        count: int = await self._page._ask("count", self._steps)
        return count

    async def all(self) -> list[Locator]:
        """Return a locator for each element."""
        return [self.nth(index) for index in range(await self.count())]

    async def element_handle(self, *, timeout: Timeout | None = None) -> ElementHandle:
        """Wait for the element, and keep it."""
        await self._page._wait_for(self._steps, self._shown, True, "attached", timeout)
        return (await handles_of(self._page, self._steps, self._shown))[0]

    async def element_handles(self) -> list[ElementHandle]:
        """Keep the elements."""
        return await handles_of(self._page, self._steps, self._shown)

    async def evaluate_all(self, expression: str, arg: Any = None) -> Any:
        """Call a function of JavaScript with the list of the elements, and ``arg``."""
        return await self._page._ask("evaluateAll", self._steps, expression, encoded(arg))

    async def all_text_contents(self) -> list[str]:
        """Return the text of each element."""
        texts: list[str] = await self._page._ask("each", self._steps, "textContent", [])
        return texts

    async def all_inner_texts(self) -> list[str]:
        """Return ``innerText`` of each element."""
        texts: list[str] = await self._page._ask("each", self._steps, "innerText", [])
        return texts

    async def is_visible(self, *, timeout: Timeout | None = None) -> bool:
        """Return whether there is an element and nothing hides it: see `Page.is_visible`."""
        return await self.count() > 0 and await super().is_visible()

    async def is_hidden(self, *, timeout: Timeout | None = None) -> bool:
        """Return whether there is no element, or it is not visible."""
        return not await self.is_visible()

    def _with(self, steps: Steps, shown: str) -> Locator:
        return Locator(self._page, followed(self._steps, steps), f"{self._shown}.{shown}")


@refusing_by_name
class FrameLocator(_Inside):
    """Elements in the document of an ``iframe``, which is looked up when they are used."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __init__(self, page: Page, steps: Steps, shown: str) -> None:
        self._page = page
        self._steps = steps
        self._shown = shown

    def __repr__(self) -> str:
        return f"<FrameLocator {self._shown}>"

    @property
    def owner(self) -> Locator:
        """The locator of the ``iframe``."""
        return Locator(self._page, self._steps, self._shown)

    @property
    def first(self) -> FrameLocator:
        """What finds elements in the first ``iframe``."""
        return self.nth(0)

    @property
    def last(self) -> FrameLocator:
        """What finds elements in the last ``iframe``."""
        return self.nth(-1)

    def nth(self, index: int) -> FrameLocator:
        """Return what finds elements in one of several, from 0; -1 is the last one."""
        return self.owner.nth(index).content_frame

    def _with(self, steps: Steps, shown: str) -> Locator:
        enter = [["enter", self._shown, None], *steps]
        return Locator(self._page, [*self._steps, *enter], f"{self._shown}.content_frame.{shown}")


def handle_of(page: Page, kept: dict[str, Any]) -> JSHandle:
    """Make the handle of a value that ``actions.js`` has kept."""
    kind = ElementHandle if kept["isElement"] else JSHandle
    return kind(page, [["handle", kept["key"], None]], kept["shown"])


async def handles_of(page: Page, steps: Steps, shown: str) -> list[ElementHandle]:
    """Keep the elements of a selector."""
    found: list[dict[str, str]] = await page._ask("all", steps)
    return [_handle_of(page, each) for each in found]


def _handle_of(page: Page, kept: dict[str, str]) -> ElementHandle:
    return ElementHandle(page, [["handle", kept["key"], None]], f"JSHandle@{kept['shown']}")
