"""The keyboard, the mouse and the touch screen of a page, with Playwright's method names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.page.acting import click, press, type_text
from webapi.page.arguments import Button, typed
from webapi.page.clock import seconds_of
from webapi.page.errors import PageError
from webapi.page.faces import nothing
from webapi.page.refusals import refusing_by_name
from webapi.user import click_arguments

if TYPE_CHECKING:
    from webapi.page.page import Page


@refusing_by_name
class Keyboard:
    """A keyboard, whose keys go to what has the focus.

    Keys that are held change what the mouse and others do: ``down("Shift")``. A new document
    begins with none.
    """

    def __init__(self, page: Page) -> None:
        self._page = page

    def down(self, key: str) -> None:
        """Press a key, and hold it.

        Names are those of `KeyboardEvent.key` and `KeyboardEvent.code`, of a keyboard of the USA.

        Raises: `PageError` if no key has the name.
        """
        self._page._use("keyboard", "keyDown", typed(key))

    def up(self, key: str) -> None:
        """Release a key: see `down`."""
        self._page._use("keyboard", "keyUp", typed(key))

    def press(self, key: str, *, delay: float | None = None) -> None:
        """Press a key and release it, such as ``a``, ``Enter`` or ``Control+a``.

        The clock moves by ``delay`` milliseconds before the key goes up.

        Raises: `PageError` if no key has the name.
        """
        if delay:
            self._page._run(press(self._page._tab, typed(key), seconds_of(delay)))
        else:
            self._page._use("keyboard", "keyPress", typed(key))

    def type(self, text: str, *, delay: float | None = None) -> None:
        """Press a key for each character; what no key has is inserted without keys.

        The clock moves by ``delay`` milliseconds while each key is down.
        """
        if delay:
            self._page._run(type_text(self._page._tab, typed(text), seconds_of(delay)))
        else:
            self._page._use("keyboard", "typeKeys", typed(text))

    def insert_text(self, text: str) -> None:
        """Insert a text without keys: only ``input`` events come."""
        self._page._use("keyboard", "insertText", typed(text))


@refusing_by_name
class Mouse:
    """A mouse, which is at a point of the window, or at the element of the last hover or click.

    All elements have one box, in the corner: see the page about what is missing without layout. A
    point in the box of the element that `Locator.bounding_box` measured last is in that element;
    other points are in what ``document.elementFromPoint`` tells.
    """

    def __init__(self, page: Page) -> None:
        self._page = page

    def move(self, x: float, y: float, *, steps: int | None = None) -> None:
        """Move to a point, in CSS pixels of the window, in ``steps`` equal moves."""
        self._page._use("mouse", "mouseMove", x, y, steps or 1)

    def down(self, *, button: Button | None = None, click_count: int | None = None) -> None:
        """Press a button, and hold it."""
        number, count, _ = click_arguments(button, click_count, ())
        self._page._use("mouse", "mouseDown", number, count)

    def up(self, *, button: Button | None = None, click_count: int | None = None) -> None:
        """Release a button: what it was pressed on is clicked, if the mouse is still there."""
        number, count, _ = click_arguments(button, click_count, ())
        self._page._use("mouse", "mouseUp", number, count)

    def click(
        self,
        x: float,
        y: float,
        *,
        delay: float | None = None,
        button: Button | None = None,
        click_count: int | None = None,
    ) -> None:
        """Move to a point, and click: the clock moves by ``delay`` while the button is down."""
        number, count, _ = click_arguments(button, click_count, ())
        self.move(x, y)
        self._page._run(click(self._page._tab, number, count, seconds_of(delay or 0)))

    def dblclick(
        self, x: float, y: float, *, delay: float | None = None, button: Button | None = None
    ) -> None:
        """Move to a point, and click twice."""
        self.click(x, y, delay=delay, button=button, click_count=2)

    def wheel(self, delta_x: float, delta_y: float) -> None:
        """Turn the wheel: a ``wheel`` event comes, and nothing scrolls."""
        self._page._use("mouse", "wheel", delta_x, delta_y)


class Touchscreen:
    """A touch screen, which no context has."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def tap(self, x: float, y: float) -> None:
        """Raise what Playwright raises without ``has_touch``.

        Raises: `PageError`.
        """
        self._page._decide(nothing())
        raise PageError(
            "hasTouch must be enabled on the browser context before using the touchscreen."
        )
