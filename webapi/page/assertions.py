"""`expect`: assertions that wait, as Playwright's."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, overload

from webapi.page.errors import PageError, checked_text, missing
from webapi.page.locator import Locator
from webapi.page.page import Page
from webapi.page.refusals import refusing_by_name
from webapi.url.redaction import redacted

TIMEOUT: Final = 5_000.0
"""The milliseconds of an assertion, as in Playwright."""
Text: TypeAlias = "str | re.Pattern[str]"
Texts: TypeAlias = "Text | Sequence[Text]"
Test: TypeAlias = Callable[[list[Any]], bool]
_POSITIVE: Final = (
    *("to_be_attached", "to_be_disabled", "to_be_empty"),
    *("to_be_enabled", "to_be_in_viewport", "to_contain_class"),
    *("to_have_accessible_description", "to_have_accessible_error_message"),
    *("to_have_accessible_name", "to_have_class", "to_have_css", "to_have_id"),
    *("to_have_js_property", "to_have_role", "to_match_aria_snapshot"),
)
_MISSING: Final = frozenset(prefix + name for name in _POSITIVE for prefix in ("", "not_"))
"""Names of Playwright's ``LocatorAssertions`` that are not here."""


@refusing_by_name
class LocatorAssertions:
    """What can be expected of the elements of a locator, for ``timeout`` milliseconds.

    They look at once, and again after each timer, as `Page.wait_for_selector` does.

    Raises: `AssertionError` that says what was seen.
    """

    def __init__(self, locator: Locator, message: str | None = None) -> None:
        self._locator = locator
        self._message = message

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name, _MISSING)

    def _expect(
        self, kind: str, given: list[Any], test: Test, wanted: str, timeout: float, negated: bool
    ) -> None:
        locator = self._locator
        expected = f"{locator._shown} {'not ' if negated else ''}to {wanted}"
        shown = _expectation(expected, self._message)
        locator._page._expect(
            locator._steps, kind, given, lambda seen: test(seen) is not negated, shown, timeout
        )

    def _expect_one(
        self,
        kind: str,
        given: list[Any],
        test: Callable[[Any], bool],
        wanted: str,
        timeout: float,
        negated: bool,
    ) -> None:
        def test_one(seen: list[Any]) -> bool:
            if len(seen) > 1:
                raise PageError(
                    f"strict mode violation: {len(seen)} elements match {self._locator._shown}"
                )
            if not seen:  # without an element only "hidden" holds
                return negated and kind != "isVisible"
            if isinstance(seen[0], dict):  # a problem: it is nothing of this kind
                return negated
            return test(seen[0])

        self._expect(kind, given, test_one, wanted, timeout, negated)

    def _texts(self, expected: Texts, contains: bool, timeout: float, negated: bool) -> None:
        wanted = f"{'contain' if contains else 'have'} the text {_shown(expected)}"
        if isinstance(expected, (str, re.Pattern)):
            fits = _fits(expected, contains)
            self._expect_one("textContent", [], fits, wanted, timeout, negated)
            return
        if not isinstance(expected, Sequence):
            raise TypeError(
                f"expected is a text, a regular expression or a list, not {redacted(expected)}"
            )
        tests = [_fits(each, contains) for each in expected]

        def test(seen: list[Any]) -> bool:
            texts = iter(seen)
            in_order = all(any(fits(text) for text in texts) for fits in tests)
            return in_order and (contains or len(seen) == len(tests))

        self._expect("textContent", [], test, wanted, timeout, negated)

    def to_have_text(self, expected: Texts, *, timeout: float = TIMEOUT) -> None:
        """Expect this text, with white space normalized; a list is that of all elements."""
        self._texts(expected, False, timeout, False)

    def not_to_have_text(self, expected: Texts, *, timeout: float = TIMEOUT) -> None:
        """Expect another text."""
        self._texts(expected, False, timeout, True)

    def to_contain_text(self, expected: Texts, *, timeout: float = TIMEOUT) -> None:
        """Expect a text with this in it; a list is that of some of the elements, in order."""
        self._texts(expected, True, timeout, False)

    def not_to_contain_text(self, expected: Texts, *, timeout: float = TIMEOUT) -> None:
        """Expect a text without this in it."""
        self._texts(expected, True, timeout, True)

    def to_have_count(self, count: int, *, timeout: float = TIMEOUT) -> None:
        """Expect that so many elements match."""
        self._count(count, timeout, False)

    def not_to_have_count(self, count: int, *, timeout: float = TIMEOUT) -> None:
        """Expect that another number of elements match."""
        self._count(count, timeout, True)

    def _count(self, count: int, timeout: float, negated: bool) -> None:
        wanted = f"have the count {count}"
        self._expect("isVisible", [], lambda seen: len(seen) == count, wanted, timeout, negated)

    def to_be_visible(self, *, timeout: float = TIMEOUT) -> None:
        """Expect an element that nothing hides: see `Page.is_visible`."""
        self._expect_one("isVisible", [], bool, "be visible", timeout, False)

    def to_be_hidden(self, *, timeout: float = TIMEOUT) -> None:
        """Expect that there is no element, or that it is hidden."""
        self._expect_one("isVisible", [], bool, "be visible", timeout, True)

    not_to_be_visible = to_be_hidden
    not_to_be_hidden = to_be_visible

    def to_be_enabled(self, *, timeout: float = TIMEOUT) -> None:
        """Expect an element that is not a disabled control."""
        self._expect_one("isDisabled", [], lambda seen: not seen, "be enabled", timeout, False)

    def to_be_disabled(self, *, timeout: float = TIMEOUT) -> None:
        """Expect a disabled control."""
        self._expect_one("isDisabled", [], bool, "be disabled", timeout, False)

    def to_be_checked(self, *, checked: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect a checkbox or a radio button in this state."""
        self._state("isChecked", checked, "be checked", timeout, False)

    def not_to_be_checked(self, *, timeout: float = TIMEOUT) -> None:
        """Expect a checkbox or a radio button that is not checked."""
        self._state("isChecked", True, "be checked", timeout, True)

    def to_be_editable(self, *, editable: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect a control that a user can change."""
        self._state("isEditable", editable, "be editable", timeout, False)

    def not_to_be_editable(self, *, editable: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect a control that a user cannot change."""
        self._state("isEditable", editable, "be editable", timeout, True)

    def to_be_focused(self, *, timeout: float = TIMEOUT) -> None:
        """Expect the element that has the focus."""
        self._state("isFocused", True, "be focused", timeout, False)

    def not_to_be_focused(self, *, timeout: float = TIMEOUT) -> None:
        """Expect an element that does not have the focus."""
        self._state("isFocused", True, "be focused", timeout, True)

    def _state(self, kind: str, wanted: bool, shown: str, timeout: float, negated: bool) -> None:
        text = shown if wanted else f"not {shown}"
        self._expect_one(kind, [], lambda seen: seen is wanted, text, timeout, negated)

    def to_have_value(self, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect an input, a textarea or a select with this value."""
        self._value(value, timeout, False)

    def not_to_have_value(self, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect another value."""
        self._value(value, timeout, True)

    def _value(self, value: Text, timeout: float, negated: bool) -> None:
        wanted = f"have the value {_shown(value)}"
        self._expect_one("inputValue", [], _matching(value), wanted, timeout, negated)

    def to_have_values(self, values: Sequence[Text], *, timeout: float = TIMEOUT) -> None:
        """Expect a select, with the attribute ``multiple``, whose options have these values."""
        self._values(values, timeout, False)

    def not_to_have_values(self, values: Sequence[Text], *, timeout: float = TIMEOUT) -> None:
        """Expect other values."""
        self._values(values, timeout, True)

    def _values(self, values: Sequence[Text], timeout: float, negated: bool) -> None:
        if isinstance(values, str) or not isinstance(values, Sequence):
            raise TypeError(f"the values of a select are a list, and not {redacted(values)}")
        tests = [_matching(each) for each in values]

        def test(seen: list[str]) -> bool:
            pairs = zip(tests, seen, strict=False)
            return len(seen) == len(tests) and all(fits(value) for fits, value in pairs)

        wanted = f"have the values {[_shown(each) for each in values]}"
        self._expect_one("values", [], test, wanted, timeout, negated)

    def to_have_attribute(self, name: str, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect an attribute with this value."""
        self._attribute(name, value, timeout, False)

    def not_to_have_attribute(self, name: str, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect an element whose attribute is missing or has another value."""
        self._attribute(name, value, timeout, True)

    def _attribute(self, name: str, value: Text, timeout: float, negated: bool) -> None:
        if not isinstance(value, re.Pattern):
            checked_text(value, "the value of an attribute")

        def test(seen: str | None) -> bool:
            if seen is None or isinstance(value, str):
                return seen == value
            return value.search(seen) is not None

        wanted = f"have the attribute {name} with {_shown(value)}"
        self._expect_one("getAttribute", [name], test, wanted, timeout, negated)


@refusing_by_name
class PageAssertions:
    """What can be expected of a page. `LocatorAssertions` says how it waits."""

    def __init__(self, page: Page, message: str | None = None) -> None:
        self._page = page
        self._message = message

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name, ("not_to_have_title", "not_to_have_url"))

    def to_have_title(self, expected: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect this title, with white space normalized."""
        fits = _fits(expected, False)
        self._page._expect(
            [["css", ":root", False]],
            "title",
            [],
            lambda seen: bool(seen) and fits(seen[0]),
            _expectation(f"the page to have the title {_shown(expected)}", self._message),
            timeout,
        )

    def to_have_url(self, expected: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect this URL, relative to ``base_url``."""
        matches = self._page._matcher(expected)
        self._page._expect(
            [["css", ":root", False]],
            "url",
            [],
            lambda seen: bool(seen) and matches(seen[0]),
            _expectation(f"the page to have the URL {_shown(expected)}", self._message),
            timeout,
        )


@overload
def expect(actual: Locator, message: str | None = None) -> LocatorAssertions: ...
@overload
def expect(actual: Page, message: str | None = None) -> PageAssertions: ...
def expect(
    actual: Locator | Page, message: str | None = None
) -> LocatorAssertions | PageAssertions:
    """Return the assertions of a locator or a page. What fails begins with ``message``.

    Raises: `TypeError` for something else.
    """
    if not isinstance(actual, (Locator, Page)):
        raise TypeError(
            f"expect takes a locator or a page, as page.locator(…), not {redacted(actual)}"
        )
    if message is not None:
        checked_text(message, "the message of an expectation")
    if isinstance(actual, Locator):
        return LocatorAssertions(actual, message)
    return PageAssertions(actual, message)


def _expectation(expected: str, message: str | None) -> str:
    """The beginning of the text of an `AssertionError`."""
    return f"expected {expected}" if message is None else f"{message}\nexpected {expected}"


def _normalized(text: str) -> str:
    return " ".join(text.split())


def _fits(expected: Text, contains: bool) -> Callable[[str], bool]:
    if isinstance(expected, re.Pattern):
        return lambda text: expected.search(_normalized(text)) is not None
    wanted = _normalized(checked_text(expected, "what is expected"))
    if contains:
        return lambda text: wanted in _normalized(text)
    return lambda text: _normalized(text) == wanted


def _matching(value: Text) -> Callable[[str], bool]:
    if isinstance(value, re.Pattern):
        return lambda seen: value.search(seen) is not None
    return checked_text(value, "a value").__eq__


def _shown(expected: object) -> str:
    pattern = expected.pattern if isinstance(expected, re.Pattern) else expected
    return redacted(pattern)
