"""What a test does to an element, how it waits for it, and what it says if it cannot."""

from __future__ import annotations

from typing import Any, Final, Protocol

from webapi.dom.keys import Keyboard, names_of_keys
from webapi.page.arguments import ActionOptions
from webapi.page.assertion_texts import Looks, strictness_text, timeout_text, with_log
from webapi.page.clock import seconds_of
from webapi.page.errors import PageError, PageTimeoutError
from webapi.page.locator_handlers import POINTED, WATCHED
from webapi.page.selectors import Steps
from webapi.page.values import arrived

_OWN_ERRORS: Final = (
    *(
        "Cannot uncheck",
        "Clicking the",
        "Drop target",
        "Element is not attached",
        "Element is not visible",
    ),
    *("Element is outside", "Unknown key"),
)
"""The beginnings of errors that Playwright finds itself; the others are of its script."""
_PAUSED: Final = "timers are paused: wait with wait_for_selector, or move them with clock.run_for"
_SLOW: Final = frozenset(("click", "press", "type"))
"""The actions that take a delay."""


class Devices(Protocol):
    """What the keyboard and the mouse need of their page."""

    async def use(self, device: str, *arguments: Any) -> None:
        """Use the keyboard or the mouse."""

    async def run_for(self, seconds: float) -> None:
        """Move the clock."""


class Action:
    """What a test does to an element, and what became of it."""

    def __init__(
        self,
        steps: Steps,
        shown: str,
        strict: bool,
        kind: str,
        given: tuple[Any, ...],
        how: ActionOptions,
    ) -> None:
        self.steps = steps
        self.shown = shown
        self.strict = strict
        self.kind = kind
        self.given = given
        self.options: dict[str, Any] = {
            name: value for name, value in how.items() if value is not None and name != "timeout"
        }
        self.answer: dict[str, Any] | None = None
        """What the page answers; None if it has gone to another document."""
        self._looks = Looks()
        self.is_watched = kind in WATCHED and not how.get("force")
        """Whether handlers of locators are called before it."""
        self.is_pointed = kind in POINTED and not how.get("trial")
        """Whether the pointer comes to the element first."""

    @property
    def pointing(self) -> dict[str, Any]:
        """The options of coming to the element."""
        return {"position": self.options["position"]} if "position" in self.options else {}

    @property
    def is_of_a_handle(self) -> bool:
        """Whether the element was found before."""
        return bool(self.steps[0][0] == "handle")

    @property
    def is_gone(self) -> bool:
        """Whether a handle's element was in another document, and so does not come."""
        is_missing = self.answer is not None and "missing" in self.answer
        return is_missing and len(self.steps) == 1 and self.is_of_a_handle

    def is_over(self) -> bool:
        """Whether there is an answer that no wait changes."""
        if self.answer is None or not self.answer.get("waits"):
            return True
        problem = self.answer.get("problem")
        if not self._looks.repeats(problem):
            self._looks.add(self.answer.get("resolved"), problem)
        return False

    @property
    def _log(self) -> list[str]:
        return [] if self.is_of_a_handle else [f"  - waiting for {self.shown}"]

    def timeout(self, seconds: float) -> PageTimeoutError:
        """The error of a wait that was too long."""
        return PageTimeoutError(
            timeout_text(seconds, *self._log, *self._looks.action_lines(self.kind))
        )

    def value(self) -> Any:
        """What the page has read.

        Raises: `PageError` if there is no element, or if there are several, or if a user cannot.
        """
        answer = self.answer
        if answer is None:
            return None
        if "missing" in answer:
            if self.is_of_a_handle:
                raise PageError(f"{_named(self.shown)} was in a document that the page has left")
            raise PageError(f"no element matches {self.shown}; {_PAUSED}")
        if "many" in answer:
            text = f"Error: {strictness_text(self.shown, answer['many'])}"
            raise PageError(with_log(text, *self._log))
        if "problem" in answer:
            text = answer["problem"]
            if text[0].islower():
                raise PageError(f"{_named(self.shown)} {text}")
            text = text if text.startswith(_OWN_ERRORS) else f"Error: {text}"
            resolved = [f"    - locator resolved to {answer['resolved']}"] if self._log else []
            raise PageError(with_log(text, *self._log, *resolved))
        return arrived(answer["value"])

    async def end(self, devices: Devices) -> None:
        """Do slowly what has a delay: the page has come to the element, or focused it."""
        delay = seconds_of(self.options.get("delay", 0))
        is_done = self.answer is None or "value" not in self.answer
        if is_done or delay == 0 or self.kind not in _SLOW or self.options.get("trial"):
            return
        if self.kind == "click":
            button, count, _ = self.given
            try:
                await click(devices, button, count, delay)
            finally:
                await devices.use("mouse", "releaseKeys")
        else:
            act = press if self.kind == "press" else type_text
            await act(devices, self.given[0], delay)


async def click(devices: Devices, button: int, count: int, delay: float) -> None:
    """Click where the mouse is; the clock moves while the button is down, and between clicks."""
    for each in range(1, count + 1):
        await devices.use("mouse", "mouseDown", button, each)
        if delay > 0:
            await devices.run_for(delay)
        await devices.use("mouse", "mouseUp", button, each)
        if delay > 0 and each < count:
            await devices.run_for(delay)


async def press(devices: Devices, keys: str, delay: float) -> None:
    """Press keys; the clock moves before they go up."""
    *held, last = names_of_keys(keys)
    for each in (*held, last):
        await devices.use("keyboard", "keyDown", each)
    await devices.run_for(delay)
    for each in (last, *reversed(held)):
        await devices.use("keyboard", "keyUp", each)


async def type_text(devices: Devices, text: str, delay: float) -> None:
    """Press a key for each character; the clock moves before what has none is inserted."""
    keyboard = Keyboard()
    for each in text:
        if keyboard.key_for(each) is not None:
            await press(devices, each, delay)
        else:
            await devices.run_for(delay)
            await devices.use("keyboard", "insertText", each)


def _named(shown: str) -> str:
    """What a message calls the element of a locator or a handle.

    >>> _named('locator("b")'), _named("JSHandle@<b>…</b>")
    ('the element of locator("b")', 'the element <b>…</b>')
    """
    preview = shown.removeprefix("JSHandle@")
    return f"the element {preview}" if preview != shown else f"the element of {shown}"
