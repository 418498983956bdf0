"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/assertions.py: change that, not this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, overload

from webapi.page.assertions import (
    _COMPUTED,
    _EMPTY,
    _MISSING,
    _PROPERTY,
    TIMEOUT,
    Test,
    Text,
    Texts,
    _cased_test,
    _class_test,
    _expectation,
    _fits,
    _matching,
    _shown,
)
from webapi.page.errors import PageError, checked_text, missing
from webapi.page.refusals import refusing_by_name
from webapi.url.redaction import redacted

from .api_request import APIResponse, APIResponseAssertions
from .locator import Locator
from .page import Page


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

    async def _expect(
        self, kind: str, given: list[Any], test: Test, wanted: str, timeout: float, negated: bool
    ) -> None:
        locator = self._locator
        expected = f"{locator._shown} {'not ' if negated else ''}to {wanted}"
        shown = _expectation(expected, self._message)
        await locator._page._expect(
            locator._steps, kind, given, lambda seen: test(seen) is not negated, shown, timeout
        )

    async def _expect_one(
        self,
        kind: str,
        given: list[Any],
        test: Callable[[Any], bool],
        wanted: str,
        timeout: float,
        negated: bool,
    ) -> None:
        def test_one(seen: list[Any]) -> bool:
            self._check_one(seen)
            if not seen:  # without an element only "hidden" holds
                return negated and kind != "isVisible"
            if isinstance(seen[0], dict):  # a problem: it is nothing of this kind
                return negated
            return test(seen[0])

        await self._expect(kind, given, test_one, wanted, timeout, negated)

    def _check_one(self, seen: list[Any]) -> None:
        if len(seen) > 1:
            raise PageError(
                f"strict mode violation: {len(seen)} elements match {self._locator._shown}"
            )

    async def _texts(
        self,
        expected: Texts,
        contains: bool,
        use_inner_text: bool,
        ignore_case: bool,
        timeout: float,
        negated: bool,
    ) -> None:
        kind = "innerText" if use_inner_text else "textContent"
        wanted = f"{'contain' if contains else 'have'} the text {_shown(expected)}"
        if isinstance(expected, (str, re.Pattern)):
            fits = _fits(expected, contains, ignore_case)
            await self._expect_one(kind, [], fits, wanted, timeout, negated)
            return
        if not isinstance(expected, Sequence):
            raise TypeError(
                f"expected is a text, a regular expression or a list, not {redacted(expected)}"
            )
        tests = [_fits(each, contains, ignore_case) for each in expected]

        def test(seen: list[Any]) -> bool:
            texts = iter(seen)
            in_order = all(any(fits(text) for text in texts) for fits in tests)
            return in_order and (contains or len(seen) == len(tests))

        await self._expect(kind, [], test, wanted, timeout, negated)

    async def to_have_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool = False,
        timeout: float = TIMEOUT,
        ignore_case: bool = False,
    ) -> None:
        """Expect this text, with white space normalized; a list is that of all elements."""
        await self._texts(expected, False, use_inner_text, ignore_case, timeout, False)

    async def not_to_have_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool = False,
        timeout: float = TIMEOUT,
        ignore_case: bool = False,
    ) -> None:
        """Expect another text."""
        await self._texts(expected, False, use_inner_text, ignore_case, timeout, True)

    async def to_contain_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool = False,
        timeout: float = TIMEOUT,
        ignore_case: bool = False,
    ) -> None:
        """Expect a text with this in it; a list is that of some of the elements, in order."""
        await self._texts(expected, True, use_inner_text, ignore_case, timeout, False)

    async def not_to_contain_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool = False,
        timeout: float = TIMEOUT,
        ignore_case: bool = False,
    ) -> None:
        """Expect a text without this in it."""
        await self._texts(expected, True, use_inner_text, ignore_case, timeout, True)

    async def to_have_count(self, count: int, *, timeout: float = TIMEOUT) -> None:
        """Expect that so many elements match."""
        await self._count(count, timeout, False)

    async def not_to_have_count(self, count: int, *, timeout: float = TIMEOUT) -> None:
        """Expect that another number of elements match."""
        await self._count(count, timeout, True)

    async def _count(self, count: int, timeout: float, negated: bool) -> None:
        wanted = f"have the count {count}"
        await self._expect(
            "isVisible", [], lambda seen: len(seen) == count, wanted, timeout, negated
        )

    async def to_be_attached(self, *, attached: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect an element in the document; with ``attached=False``, that there is none."""
        await self._attached(timeout, not attached)

    async def not_to_be_attached(self, *, attached: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect that there is no element."""
        await self._attached(timeout, attached)

    async def _attached(self, timeout: float, negated: bool) -> None:
        def test(seen: list[Any]) -> bool:
            self._check_one(seen)
            return bool(seen)

        await self._expect("isVisible", [], test, "be attached", timeout, negated)

    async def to_be_visible(self, *, visible: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect an element that nothing hides: see `Page.is_visible`."""
        await self._expect_one("isVisible", [], bool, "be visible", timeout, not visible)

    async def to_be_hidden(self, *, timeout: float = TIMEOUT) -> None:
        """Expect that there is no element, or that it is hidden."""
        await self._expect_one("isVisible", [], bool, "be visible", timeout, True)

    async def not_to_be_visible(self, *, visible: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect that there is no element, or that it is hidden."""
        await self._expect_one("isVisible", [], bool, "be visible", timeout, visible)

    async def not_to_be_hidden(self, *, timeout: float = TIMEOUT) -> None:
        """Expect an element that nothing hides."""
        await self._expect_one("isVisible", [], bool, "be visible", timeout, False)

    async def to_be_enabled(self, *, enabled: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect an element that is not a disabled control."""
        await self._state("isDisabled", not enabled, "be disabled", timeout, False)

    async def not_to_be_enabled(self, *, enabled: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect a disabled control."""
        await self._state("isDisabled", not enabled, "be disabled", timeout, True)

    async def to_be_disabled(self, *, timeout: float = TIMEOUT) -> None:
        """Expect a disabled control."""
        await self._state("isDisabled", True, "be disabled", timeout, False)

    async def not_to_be_disabled(self, *, timeout: float = TIMEOUT) -> None:
        """Expect an element that is not a disabled control."""
        await self._state("isDisabled", True, "be disabled", timeout, True)

    async def to_be_empty(self, *, timeout: float = TIMEOUT) -> None:
        """Expect a control without a value, or an element without a text."""
        await self._evaluated(_EMPTY, None, bool, "be empty", timeout, False)

    async def not_to_be_empty(self, *, timeout: float = TIMEOUT) -> None:
        """Expect a control with a value, or an element with a text."""
        await self._evaluated(_EMPTY, None, bool, "be empty", timeout, True)

    async def _evaluated(
        self,
        source: str,
        given: Any,
        test: Callable[[Any], bool],
        wanted: str,
        timeout: float,
        negated: bool,
    ) -> None:
        await self._expect_one("evaluate", [source, given], test, wanted, timeout, negated)

    async def to_have_css(self, name: str, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect this computed value of a property."""
        await self._css(name, value, timeout, False)

    async def not_to_have_css(self, name: str, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect another computed value of a property."""
        await self._css(name, value, timeout, True)

    async def _css(self, name: str, value: Text, timeout: float, negated: bool) -> None:
        wanted = f"have {name} {_shown(value)}"
        await self._evaluated(_COMPUTED, name, _matching(value), wanted, timeout, negated)

    async def to_have_js_property(self, name: str, value: Any, *, timeout: float = TIMEOUT) -> None:
        """Expect this value of a property of the element's object."""
        await self._property(name, value, timeout, False)

    async def not_to_have_js_property(
        self, name: str, value: Any, *, timeout: float = TIMEOUT
    ) -> None:
        """Expect another value of a property of the element's object."""
        await self._property(name, value, timeout, True)

    async def _property(self, name: str, value: Any, timeout: float, negated: bool) -> None:
        wanted = f"have the property {name} with {_shown(value)}"
        await self._evaluated(_PROPERTY, name, lambda seen: seen == value, wanted, timeout, negated)

    async def to_have_class(self, expected: Texts, *, timeout: float = TIMEOUT) -> None:
        """Expect these classes and no others; a list is that of all elements."""
        await self._class(expected, False, timeout, False)

    async def not_to_have_class(self, expected: Texts, *, timeout: float = TIMEOUT) -> None:
        """Expect other classes."""
        await self._class(expected, False, timeout, True)

    async def to_contain_class(
        self, expected: str | Sequence[str], *, timeout: float = TIMEOUT
    ) -> None:
        """Expect these classes and maybe others; a list is that of all elements."""
        await self._class(expected, True, timeout, False)

    async def not_to_contain_class(
        self, expected: str | Sequence[str], *, timeout: float = TIMEOUT
    ) -> None:
        """Expect that one of these classes is missing."""
        await self._class(expected, True, timeout, True)

    async def _class(self, expected: Texts, contains: bool, timeout: float, negated: bool) -> None:
        wanted = f"{'contain' if contains else 'have'} the class {_shown(expected)}"
        if isinstance(expected, (str, re.Pattern)):
            fits = _class_test(expected, contains)
            await self._expect_one("getAttribute", ["class"], fits, wanted, timeout, negated)
            return
        tests = [_class_test(each, contains) for each in expected]

        def test(seen: list[Any]) -> bool:
            pairs = zip(tests, seen, strict=False)
            return len(seen) == len(tests) and all(fits(each) for fits, each in pairs)

        await self._expect("getAttribute", ["class"], test, wanted, timeout, negated)

    async def to_have_id(self, id: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect this ID."""
        await self._attribute("id", id, False, timeout, False)

    async def not_to_have_id(self, id: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect another ID."""
        await self._attribute("id", id, False, timeout, True)

    async def to_have_role(self, role: str, *, timeout: float = TIMEOUT) -> None:
        """Expect this role: see `Locator.get_by_role`."""
        await self._expect_one("role", [], role.__eq__, f"have the role {role}", timeout, False)

    async def not_to_have_role(self, role: str, *, timeout: float = TIMEOUT) -> None:
        """Expect another role."""
        await self._expect_one("role", [], role.__eq__, f"have the role {role}", timeout, True)

    async def to_have_accessible_name(
        self, name: Text, *, ignore_case: bool = False, timeout: float = TIMEOUT
    ) -> None:
        """Expect this accessible name."""
        await self._accessible("Name", name, ignore_case, timeout, False)

    async def not_to_have_accessible_name(
        self, name: Text, *, ignore_case: bool = False, timeout: float = TIMEOUT
    ) -> None:
        """Expect another accessible name."""
        await self._accessible("Name", name, ignore_case, timeout, True)

    async def to_have_accessible_description(
        self, description: Text, *, ignore_case: bool = False, timeout: float = TIMEOUT
    ) -> None:
        """Expect this accessible description."""
        await self._accessible("Description", description, ignore_case, timeout, False)

    async def not_to_have_accessible_description(
        self, description: Text, *, ignore_case: bool = False, timeout: float = TIMEOUT
    ) -> None:
        """Expect another accessible description."""
        await self._accessible("Description", description, ignore_case, timeout, True)

    async def _accessible(
        self, what: str, text: Text, ignore_case: bool, timeout: float, negated: bool
    ) -> None:
        wanted = f"have the accessible {what.lower()} {_shown(text)}"
        fits = _fits(text, False, ignore_case)
        await self._expect_one(f"accessible{what}", [], fits, wanted, timeout, negated)

    async def to_be_checked(self, *, checked: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect a checkbox or a radio button in this state."""
        await self._state("isChecked", checked, "be checked", timeout, False)

    async def not_to_be_checked(self, *, timeout: float = TIMEOUT) -> None:
        """Expect a checkbox or a radio button that is not checked."""
        await self._state("isChecked", True, "be checked", timeout, True)

    async def to_be_editable(self, *, editable: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect a control that a user can change."""
        await self._state("isEditable", editable, "be editable", timeout, False)

    async def not_to_be_editable(self, *, editable: bool = True, timeout: float = TIMEOUT) -> None:
        """Expect a control that a user cannot change."""
        await self._state("isEditable", editable, "be editable", timeout, True)

    async def to_be_focused(self, *, timeout: float = TIMEOUT) -> None:
        """Expect the element that has the focus."""
        await self._state("isFocused", True, "be focused", timeout, False)

    async def not_to_be_focused(self, *, timeout: float = TIMEOUT) -> None:
        """Expect an element that does not have the focus."""
        await self._state("isFocused", True, "be focused", timeout, True)

    async def _state(
        self, kind: str, wanted: bool, shown: str, timeout: float, negated: bool
    ) -> None:
        text = shown if wanted else f"not {shown}"
        await self._expect_one(kind, [], lambda seen: seen is wanted, text, timeout, negated)

    async def to_have_value(self, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect an input, a textarea or a select with this value."""
        await self._value(value, timeout, False)

    async def not_to_have_value(self, value: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect another value."""
        await self._value(value, timeout, True)

    async def _value(self, value: Text, timeout: float, negated: bool) -> None:
        wanted = f"have the value {_shown(value)}"
        await self._expect_one("inputValue", [], _matching(value), wanted, timeout, negated)

    async def to_have_values(self, values: Sequence[Text], *, timeout: float = TIMEOUT) -> None:
        """Expect a select, with the attribute ``multiple``, whose options have these values."""
        await self._values(values, timeout, False)

    async def not_to_have_values(self, values: Sequence[Text], *, timeout: float = TIMEOUT) -> None:
        """Expect other values."""
        await self._values(values, timeout, True)

    async def _values(self, values: Sequence[Text], timeout: float, negated: bool) -> None:
        if isinstance(values, str) or not isinstance(values, Sequence):
            raise TypeError(f"the values of a select are a list, and not {redacted(values)}")
        tests = [_matching(each) for each in values]

        def test(seen: list[str]) -> bool:
            pairs = zip(tests, seen, strict=False)
            return len(seen) == len(tests) and all(fits(value) for fits, value in pairs)

        wanted = f"have the values {[_shown(each) for each in values]}"
        await self._expect_one("values", [], test, wanted, timeout, negated)

    async def to_have_attribute(
        self, name: str, value: Text, *, ignore_case: bool = False, timeout: float = TIMEOUT
    ) -> None:
        """Expect an attribute with this value."""
        await self._attribute(name, value, ignore_case, timeout, False)

    async def not_to_have_attribute(
        self, name: str, value: Text, *, ignore_case: bool = False, timeout: float = TIMEOUT
    ) -> None:
        """Expect an element whose attribute is missing or has another value."""
        await self._attribute(name, value, ignore_case, timeout, True)

    async def _attribute(
        self, name: str, value: Text, ignore_case: bool, timeout: float, negated: bool
    ) -> None:
        fits = _cased_test(value, ignore_case)

        def test(seen: str | None) -> bool:
            return seen is not None and fits(seen)

        wanted = f"have the attribute {name} with {_shown(value)}"
        await self._expect_one("getAttribute", [name], test, wanted, timeout, negated)


@refusing_by_name
class PageAssertions:
    """What can be expected of a page. `LocatorAssertions` says how it waits."""

    def __init__(self, page: Page, message: str | None = None) -> None:
        self._page = page
        self._message = message

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name, ("not_to_match_aria_snapshot", "to_match_aria_snapshot"))

    async def to_have_title(self, expected: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect this title, with white space normalized."""
        await self._title(expected, timeout, False)

    async def not_to_have_title(self, expected: Text, *, timeout: float = TIMEOUT) -> None:
        """Expect another title."""
        await self._title(expected, timeout, True)

    async def _title(self, expected: Text, timeout: float, negated: bool) -> None:
        wanted = f"to have the title {_shown(expected)}"
        await self._expect("title", _fits(expected, False), wanted, timeout, negated)

    async def to_have_url(
        self, expected: Text, *, timeout: float = TIMEOUT, ignore_case: bool = False
    ) -> None:
        """Expect this URL, relative to ``base_url``."""
        await self._url(expected, ignore_case, timeout, False)

    async def not_to_have_url(
        self, expected: Text, *, timeout: float = TIMEOUT, ignore_case: bool = False
    ) -> None:
        """Expect another URL."""
        await self._url(expected, ignore_case, timeout, True)

    async def _url(self, expected: Text, ignore_case: bool, timeout: float, negated: bool) -> None:
        matches = self._page._matcher(expected)
        if ignore_case and isinstance(expected, str):
            lower = self._page._tab.resolved(expected).lower()
            matches = lambda seen: seen.lower() == lower  # noqa: E731
        await self._expect("url", matches, f"to have the URL {_shown(expected)}", timeout, negated)

    async def _expect(
        self, kind: str, fits: Callable[[str], bool], wanted: str, timeout: float, negated: bool
    ) -> None:
        expected = f"the page {'not ' if negated else ''}{wanted}"
        await self._page._expect(
            [["css", ":root", False]],
            kind,
            [],
            lambda seen: bool(seen) and fits(seen[0]) is not negated,
            _expectation(expected, self._message),
            timeout,
        )


@overload
def expect(actual: Locator, message: str | None = None) -> LocatorAssertions: ...


@overload
def expect(actual: Page, message: str | None = None) -> PageAssertions: ...


@overload
def expect(actual: APIResponse, message: str | None = None) -> APIResponseAssertions: ...


def expect(
    actual: Locator | Page | APIResponse, message: str | None = None
) -> LocatorAssertions | PageAssertions | APIResponseAssertions:
    """Return the assertions of a locator, a page or a response of `APIRequestContext`.

    What fails begins with ``message``.

    Raises: `TypeError` for something else.
    """
    if not isinstance(actual, (Locator, Page, APIResponse)):
        raise TypeError(
            f"expect takes a locator or a page, as page.locator(…), not {redacted(actual)}"
        )
    if message is not None:
        checked_text(message, "the message of an expectation")
    if isinstance(actual, APIResponse):
        return APIResponseAssertions(actual, message)
    if isinstance(actual, Locator):
        return LocatorAssertions(actual, message)
    return PageAssertions(actual, message)
