"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/assertions.py: change that, not this.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from webapi.page.aria import matches, snapshot_of, template_of
from webapi.page.assertion_texts import Expectation
from webapi.page.assertions import (
    _ATTACHED,
    _CHECKED,
    _COMPUTED,
    _DISABLED,
    _EDITABLE,
    _EMPTINESS,
    _EMPTY,
    _FOCUSED,
    _PROPERTY,
    _ROOT,
    _VISIBLE,
    TIMEOUT,
    Text,
    Texts,
    _cased_test,
    _class_test,
    _fits,
    _is_same,
    _matching,
)
from webapi.page.axe import Rules, Selectors
from webapi.page.clock import Timeout, milliseconds_of
from webapi.page.errors import PageError, checked_text
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.soft import note_failure
from webapi.page.tab import BODY
from webapi.url.redaction import hide_password_in_text, redacted

from .api_request import APIResponse, APIResponseAssertions
from .locator import Locator
from .page import Page


class _Assertions:
    """What locators and pages have in common."""

    def __init__(
        self, subject: Locator | Page, message: str | None, timeout: float, is_soft: bool
    ) -> None:
        self._subject = subject
        self._message = message
        self._timeout = timeout
        self._is_soft = is_soft

    def __repr__(self) -> str:
        return f"expect({hide_password_in_text(repr(self._subject))})"

    async def _look(
        self,
        page: Any,
        steps: list[list[Any]],
        kind: str,
        given: list[Any],
        test: Callable[[list[Any]], bool],
        expectation: Expectation,
    ) -> None:
        """Wait until what is read of the elements passes a test; keep a soft failure."""
        try:
            await page._expect(steps, kind, given, test, expectation)
        except AssertionError as error:
            self._fail(error)

    def _fail(self, error: AssertionError) -> None:
        if not self._is_soft:
            raise error
        note_failure(error)

    async def _snapshot(
        self,
        page: Any,
        steps: list[list[Any]],
        shown: str,
        sentence: str,
        expected: str,
        timeout: Timeout | None,
        negated: bool,
    ) -> None:
        """Expect that the accessible tree of an element is what a template says."""
        expectation = Expectation(
            "to_match_aria_snapshot",
            sentence,
            checked_text(expected, "an ARIA snapshot"),
            self._milliseconds(timeout),
            negated,
            shown,
            self._message,
            show=snapshot_of,
        )

        def test(seen: list[Any]) -> bool:
            return bool(seen) and matches(seen[0], template_of(expected)) is not negated

        await self._look(page, steps, "ariaTree", [False], test, expectation)

    def _milliseconds(self, timeout: Timeout | None) -> float:
        return self._timeout if timeout is None else milliseconds_of(timeout)


@refusing_by_name
class LocatorAssertions(_Assertions):
    """What can be expected of the elements of a locator, for ``timeout`` milliseconds.

    They look at once, and again after each timer, as `Page.wait_for_selector` does.

    Raises: `AssertionError` that says what was seen.
    """

    def __init__(
        self,
        locator: Locator,
        message: str | None = None,
        timeout: float = TIMEOUT,
        is_soft: bool = False,
    ) -> None:
        super().__init__(locator, message, timeout, is_soft)
        self._locator = locator

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    async def _expect(
        self,
        kind: str,
        given: list[Any],
        test: Callable[[Any], bool],
        sentence: str,
        expected: Any,
        method: str,
        timeout: Timeout | None,
        negated: bool,
        *,
        about: str = "",
        words: Mapping[bool, str] | None = None,
        holds_for_none: bool = False,
        is_strict: bool = True,
        counts: bool = False,
        show: Callable[[Any], Any] | None = None,
    ) -> None:
        """Expect something of the element, or of all if the assertion is not strict."""
        expectation = Expectation(
            method,
            f"Locator expected to {sentence}",
            expected,
            self._milliseconds(timeout),
            negated,
            self._locator._shown,
            self._message,
            is_strict,
            counts,
            about,
            words or {},
            show,
        )

        def test_all(seen: list[Any]) -> bool:
            if not is_strict:
                return test(seen) is not negated
            return test(seen[0]) is not negated if seen else holds_for_none

        page, steps = self._locator._page, self._locator._steps
        await self._look(page, steps, kind, given, test_all, expectation)

    async def _state(
        self,
        kind: str,
        wanted: bool,
        words: Mapping[bool, str],
        name: str,
        method: str,
        timeout: Timeout | None,
        negated: bool,
        holds_for_none: bool = False,
    ) -> None:
        """Expect a state that the element has or has not."""
        sentence = f"be {name}"
        await self._expect(
            kind,
            [],
            lambda seen: seen is wanted,
            sentence,
            None,
            method,
            timeout,
            negated,
            words=words,
            holds_for_none=holds_for_none,
        )

    async def _texts(
        self,
        expected: Texts,
        contains: bool,
        use_inner_text: bool | None,
        ignore_case: bool | None,
        timeout: Timeout | None,
        negated: bool,
    ) -> None:
        kind = "innerText" if use_inner_text else "textContent"
        verb = "contain" if contains else "have"
        method = f"to_{verb}_text"
        sentence = f"{verb} text"
        if isinstance(expected, (str, re.Pattern)):
            fits = _fits(expected, contains, ignore_case)
            await self._expect(kind, [], fits, sentence, expected, method, timeout, negated)
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

        await self._expect(
            kind, [], test, sentence, expected, method, timeout, negated, is_strict=False
        )

    async def to_have_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = None,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect this text, with white space normalized; a list is that of all elements.

        A regular expression is looked for in the text as it is.
        """
        await self._texts(expected, False, use_inner_text, ignore_case, timeout, False)

    async def not_to_have_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = None,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect another text."""
        await self._texts(expected, False, use_inner_text, ignore_case, timeout, True)

    async def to_contain_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = None,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect a text with this in it; a list is that of some of the elements, in order."""
        await self._texts(expected, True, use_inner_text, ignore_case, timeout, False)

    async def not_to_contain_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = None,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect a text without this in it."""
        await self._texts(expected, True, use_inner_text, ignore_case, timeout, True)

    async def to_have_count(self, count: int, *, timeout: Timeout | None = None) -> None:
        """Expect that so many elements match."""
        await self._count(count, timeout, False)

    async def not_to_have_count(self, count: int, *, timeout: Timeout | None = None) -> None:
        """Expect that another number of elements match."""
        await self._count(count, timeout, True)

    async def _count(self, count: int, timeout: Timeout | None, negated: bool) -> None:
        await self._expect(
            "isThere",
            [],
            lambda seen: len(seen) == count,
            "have count",
            count,
            "to_have_count",
            timeout,
            negated,
            is_strict=False,
            counts=True,
        )

    async def to_be_attached(
        self, *, attached: bool = True, timeout: Timeout | None = None
    ) -> None:
        """Expect an element in the document; with ``attached=False``, that there is none."""
        await self._attached(attached, timeout, False)

    async def not_to_be_attached(
        self, *, attached: bool = True, timeout: Timeout | None = None
    ) -> None:
        """Expect that there is no element."""
        await self._attached(attached, timeout, True)

    async def _attached(self, attached: bool, timeout: Timeout | None, negated: bool) -> None:
        name = "attached" if attached else "detached"
        none = attached is negated
        method = "to_be_attached"
        await self._state("isThere", attached, _ATTACHED, name, method, timeout, negated, none)

    async def to_be_visible(self, *, visible: bool = True, timeout: Timeout | None = None) -> None:
        """Expect an element that nothing hides: see `Page.is_visible`."""
        await self._visible(visible, "to_be_visible", timeout, False)

    async def to_be_hidden(self, *, timeout: Timeout | None = None) -> None:
        """Expect that there is no element, or that it is hidden."""
        await self._visible(False, "to_be_hidden", timeout, False)

    async def not_to_be_visible(
        self, *, visible: bool = True, timeout: Timeout | None = None
    ) -> None:
        """Expect that there is no element, or that it is hidden."""
        await self._visible(visible, "to_be_visible", timeout, True)

    async def not_to_be_hidden(self, *, timeout: Timeout | None = None) -> None:
        """Expect an element that nothing hides."""
        await self._visible(False, "to_be_hidden", timeout, True)

    async def _visible(
        self, visible: bool, method: str, timeout: Timeout | None, negated: bool
    ) -> None:
        none = visible is negated
        await self._state(
            "isVisible", visible, _VISIBLE, _VISIBLE[visible], method, timeout, negated, none
        )

    async def to_be_enabled(self, *, enabled: bool = True, timeout: Timeout | None = None) -> None:
        """Expect an element that is not a disabled control."""
        await self._disabled(not enabled, "to_be_enabled", timeout, False)

    async def not_to_be_enabled(
        self, *, enabled: bool = True, timeout: Timeout | None = None
    ) -> None:
        """Expect a disabled control."""
        await self._disabled(not enabled, "to_be_enabled", timeout, True)

    async def to_be_disabled(self, *, timeout: Timeout | None = None) -> None:
        """Expect a disabled control."""
        await self._disabled(True, "to_be_disabled", timeout, False)

    async def not_to_be_disabled(self, *, timeout: Timeout | None = None) -> None:
        """Expect an element that is not a disabled control."""
        await self._disabled(True, "to_be_disabled", timeout, True)

    async def _disabled(
        self, wanted: bool, method: str, timeout: Timeout | None, negated: bool
    ) -> None:
        name = _DISABLED[wanted]
        await self._state("isDisabled", wanted, _DISABLED, name, method, timeout, negated)

    async def to_be_empty(self, *, timeout: Timeout | None = None) -> None:
        """Expect a control without a value, or an element without a text."""
        await self._empty(timeout, False)

    async def not_to_be_empty(self, *, timeout: Timeout | None = None) -> None:
        """Expect a control with a value, or an element with a text."""
        await self._empty(timeout, True)

    async def _empty(self, timeout: Timeout | None, negated: bool) -> None:
        await self._expect(
            "evaluate",
            [_EMPTY, None],
            bool,
            "be empty",
            None,
            "to_be_empty",
            timeout,
            negated,
            words=_EMPTINESS,
        )

    async def to_have_css(
        self,
        name: str,
        value: Text,
        *,
        pseudo: Literal["after", "before"] | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect this computed value of a property, of the element or of its pseudo-element."""
        await self._css(name, value, pseudo, timeout, False)

    async def not_to_have_css(
        self,
        name: str,
        value: Text,
        *,
        pseudo: Literal["after", "before"] | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect another computed value of a property, as `to_have_css`."""
        await self._css(name, value, pseudo, timeout, True)

    async def _css(
        self, name: str, value: Text, pseudo: str | None, timeout: Timeout | None, negated: bool
    ) -> None:
        given = [_COMPUTED, [name, None if pseudo is None else f"::{pseudo}"]]
        test = _matching(value)
        await self._expect(
            "evaluate", given, test, "have CSS", value, "to_have_css", timeout, negated, about=name
        )

    async def to_have_js_property(
        self, name: str, value: Any, *, timeout: Timeout | None = None
    ) -> None:
        """Expect this value of a property of the element's object."""
        await self._property(name, value, timeout, False)

    async def not_to_have_js_property(
        self, name: str, value: Any, *, timeout: Timeout | None = None
    ) -> None:
        """Expect another value of a property of the element's object."""
        await self._property(name, value, timeout, True)

    async def _property(
        self, name: str, value: Any, timeout: Timeout | None, negated: bool
    ) -> None:
        await self._expect(
            "evaluate",
            [_PROPERTY, name],
            lambda seen: _is_same(seen, value),
            "have JS Property",
            value,
            "to_have_js_property",
            timeout,
            negated,
            about=name,
        )

    async def to_have_class(self, expected: Texts, *, timeout: Timeout | None = None) -> None:
        """Expect these classes and no others; a list is that of all elements."""
        await self._class(expected, False, timeout, False)

    async def not_to_have_class(self, expected: Texts, *, timeout: Timeout | None = None) -> None:
        """Expect other classes."""
        await self._class(expected, False, timeout, True)

    async def to_contain_class(
        self, expected: str | Sequence[str], *, timeout: Timeout | None = None
    ) -> None:
        """Expect these classes and maybe others; a list is that of all elements."""
        await self._class(expected, True, timeout, False)

    async def not_to_contain_class(
        self, expected: str | Sequence[str], *, timeout: Timeout | None = None
    ) -> None:
        """Expect that one of these classes is missing."""
        await self._class(expected, True, timeout, True)

    async def _class(
        self, expected: Texts, contains: bool, timeout: Timeout | None, negated: bool
    ) -> None:
        verb = "contain" if contains else "have"
        method = f"to_{verb}_class"
        sentence = f"{verb} class"
        if isinstance(expected, (str, re.Pattern)):
            fits = _class_test(expected, contains)
            await self._expect("classes", [], fits, sentence, expected, method, timeout, negated)
            return
        tests = [_class_test(each, contains) for each in expected]

        def test(seen: list[Any]) -> bool:
            pairs = zip(tests, seen, strict=False)
            return len(seen) == len(tests) and all(fits(each) for fits, each in pairs)

        await self._expect(
            "classes", [], test, sentence, expected, method, timeout, negated, is_strict=False
        )

    async def to_have_id(self, id: Text, *, timeout: Timeout | None = None) -> None:
        """Expect this ID."""
        await self._id(id, timeout, False)

    async def not_to_have_id(self, id: Text, *, timeout: Timeout | None = None) -> None:
        """Expect another ID."""
        await self._id(id, timeout, True)

    async def _id(self, id: Text, timeout: Timeout | None, negated: bool) -> None:
        test = _matching(id)
        await self._expect(
            "getAttribute", ["id"], test, "have ID", id, "to_have_id", timeout, negated
        )

    async def to_have_role(self, role: str, *, timeout: Timeout | None = None) -> None:
        """Expect this role: see `Locator.get_by_role`."""
        await self._role(role, timeout, False)

    async def not_to_have_role(self, role: str, *, timeout: Timeout | None = None) -> None:
        """Expect another role."""
        await self._role(role, timeout, True)

    async def _role(self, role: str, timeout: Timeout | None, negated: bool) -> None:
        if not isinstance(role, str):
            raise PageError('"role" argument in to_have_role must be a string')
        sentence = "have accessible role"
        await self._expect(
            "role", [], role.__eq__, sentence, role, "to_have_role", timeout, negated
        )

    async def to_have_accessible_name(
        self, name: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect this accessible name."""
        await self._accessible("Name", "name", name, ignore_case, timeout, False)

    async def not_to_have_accessible_name(
        self, name: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect another accessible name."""
        await self._accessible("Name", "name", name, ignore_case, timeout, True)

    async def to_have_accessible_description(
        self, description: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect this accessible description."""
        await self._accessible(
            "Description", "description", description, ignore_case, timeout, False
        )

    async def not_to_have_accessible_description(
        self, description: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect another accessible description."""
        await self._accessible(
            "Description", "description", description, ignore_case, timeout, True
        )

    async def to_have_accessible_error_message(
        self,
        error_message: Text,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect this text of the elements of ``aria-errormessage``, of an invalid control."""
        text = error_message
        await self._accessible("ErrorMessage", "error message", text, ignore_case, timeout, False)

    async def not_to_have_accessible_error_message(
        self,
        error_message: Text,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect another text of ``aria-errormessage``."""
        text = error_message
        await self._accessible("ErrorMessage", "error message", text, ignore_case, timeout, True)

    async def _accessible(
        self,
        kind: str,
        what: str,
        text: Text,
        ignore_case: bool | None,
        timeout: Timeout | None,
        negated: bool,
    ) -> None:
        await self._expect(
            f"accessible{kind}",
            [],
            _fits(text, False, ignore_case),
            f"have accessible {what}",
            text,
            f"to_have_accessible_{what.replace(' ', '_')}",
            timeout,
            negated,
        )

    async def to_match_aria_snapshot(
        self, expected: str, *, timeout: Timeout | None = None
    ) -> None:
        """Expect that the accessible tree is what a template says: see `Locator.aria_snapshot`."""
        await self._matches_snapshot(expected, timeout, False)

    async def not_to_match_aria_snapshot(
        self, expected: str, *, timeout: Timeout | None = None
    ) -> None:
        """Expect another accessible tree."""
        await self._matches_snapshot(expected, timeout, True)

    async def _matches_snapshot(
        self, expected: str, timeout: Timeout | None, negated: bool
    ) -> None:
        locator = self._locator
        sentence = "Locator expected to match Aria snapshot"
        await self._snapshot(
            locator._page, locator._steps, locator._shown, sentence, expected, timeout, negated
        )

    async def to_be_checked(
        self,
        *,
        checked: bool | None = None,
        indeterminate: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect a checkbox or a radio button in this state."""
        method = "to_be_checked"
        if indeterminate:
            if checked is not None:
                raise AssertionError(
                    "Can't assert indeterminate and checked at the same time: give one of them"
                )
            words = {True: "indeterminate", False: "not indeterminate"}
            name = "indeterminate"
            await self._state("isIndeterminate", True, words, name, method, timeout, False)
            return
        wanted = checked is not False
        await self._state("isChecked", wanted, _CHECKED, _CHECKED[wanted], method, timeout, False)

    async def not_to_be_checked(self, *, timeout: Timeout | None = None) -> None:
        """Expect a checkbox or a radio button that is not checked."""
        await self._state("isChecked", True, _CHECKED, "checked", "to_be_checked", timeout, True)

    async def to_be_editable(
        self, *, editable: bool = True, timeout: Timeout | None = None
    ) -> None:
        """Expect a control that a user can change."""
        await self._editable(editable, timeout, False)

    async def not_to_be_editable(
        self, *, editable: bool = True, timeout: Timeout | None = None
    ) -> None:
        """Expect a control that a user cannot change."""
        await self._editable(editable, timeout, True)

    async def _editable(self, editable: bool, timeout: Timeout | None, negated: bool) -> None:
        name = "editable" if editable else "readonly"
        method = "to_be_editable"
        await self._state("isEditable", editable, _EDITABLE, name, method, timeout, negated)

    async def to_be_focused(self, *, timeout: Timeout | None = None) -> None:
        """Expect the element that has the focus."""
        await self._state("isFocused", True, _FOCUSED, "focused", "to_be_focused", timeout, False)

    async def not_to_be_focused(self, *, timeout: Timeout | None = None) -> None:
        """Expect an element that does not have the focus."""
        await self._state("isFocused", True, _FOCUSED, "focused", "to_be_focused", timeout, True)

    async def to_be_in_viewport(
        self, *, ratio: float | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect an element whose box, or ``ratio`` of it, is in the window.

        All that is shown has a box in its corner: see the page about what is missing without
        layout.
        """
        await self._in_viewport(ratio, timeout, False)

    async def not_to_be_in_viewport(
        self, *, ratio: float | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect no element, or one whose box, or ``ratio`` of it, is not in the window."""
        await self._in_viewport(ratio, timeout, True)

    async def _in_viewport(
        self, ratio: float | None, timeout: Timeout | None, negated: bool
    ) -> None:
        least = (0 if ratio is None else ratio) - 1e-9
        await self._expect(
            "viewportRatio",
            [],
            lambda seen: seen > 0 and seen > least,
            "be in viewport",
            None,
            "to_be_in_viewport",
            timeout,
            negated,
            holds_for_none=negated,
            show=lambda seen: f"viewport ratio {seen:g}",
        )

    async def to_have_value(self, value: Text, *, timeout: Timeout | None = None) -> None:
        """Expect an input, a textarea or a select with this value."""
        await self._value(value, timeout, False)

    async def not_to_have_value(self, value: Text, *, timeout: Timeout | None = None) -> None:
        """Expect another value."""
        await self._value(value, timeout, True)

    async def _value(self, value: Text, timeout: Timeout | None, negated: bool) -> None:
        test = _matching(value)
        await self._expect(
            "inputValue", [], test, "have Value", value, "to_have_value", timeout, negated
        )

    async def to_have_values(
        self, values: Sequence[Text], *, timeout: Timeout | None = None
    ) -> None:
        """Expect a select, with the attribute ``multiple``, whose options have these values."""
        await self._values(values, timeout, False)

    async def not_to_have_values(
        self, values: Sequence[Text], *, timeout: Timeout | None = None
    ) -> None:
        """Expect other values."""
        await self._values(values, timeout, True)

    async def _values(self, values: Sequence[Text], timeout: Timeout | None, negated: bool) -> None:
        if isinstance(values, str) or not isinstance(values, Sequence):
            raise TypeError(f"the values of a select are a list, and not {redacted(values)}")
        tests = [_matching(each) for each in values]

        def test(seen: list[str]) -> bool:
            pairs = zip(tests, seen, strict=False)
            return len(seen) == len(tests) and all(fits(value) for fits, value in pairs)

        await self._expect(
            "values", [], test, "have Values", values, "to_have_values", timeout, negated
        )

    async def to_have_attribute(
        self,
        name: str,
        value: Text | None = None,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect an attribute with this value; without one, an attribute of any value."""
        await self._attribute(name, value, ignore_case, timeout, False)

    async def not_to_have_attribute(
        self,
        name: str,
        value: Text | None = None,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect an element whose attribute is missing or has another value."""
        await self._attribute(name, value, ignore_case, timeout, True)

    async def _attribute(
        self,
        name: str,
        value: Text | None,
        ignore_case: bool | None,
        timeout: Timeout | None,
        negated: bool,
    ) -> None:
        checked_text(name, "the name of an attribute")
        fits = None if value is None else _cased_test(value, ignore_case)

        def test(seen: str | None) -> bool:
            return seen is not None and (fits is None or fits(seen))

        await self._expect(
            "getAttribute",
            [name],
            test,
            "have attribute",
            value,
            "to_have_attribute",
            timeout,
            negated,
            about=name,
        )


@refusing_by_name
class PageAssertions(_Assertions):
    """What can be expected of a page. `LocatorAssertions` says how it waits."""

    def __init__(
        self,
        page: Page,
        message: str | None = None,
        timeout: float = TIMEOUT,
        is_soft: bool = False,
    ) -> None:
        super().__init__(page, message, timeout, is_soft)
        self._page = page

    async def to_match_aria_snapshot(
        self, expected: str, *, timeout: Timeout | None = None
    ) -> None:
        """Expect that the accessible tree of the body is what a template says."""
        await self._matches_snapshot(expected, timeout, False)

    async def not_to_match_aria_snapshot(
        self, expected: str, *, timeout: Timeout | None = None
    ) -> None:
        """Expect another accessible tree."""
        await self._matches_snapshot(expected, timeout, True)

    async def _matches_snapshot(
        self, expected: str, timeout: Timeout | None, negated: bool
    ) -> None:
        sentence = "Page expected to match Aria snapshot"
        await self._snapshot(self._page, BODY, "", sentence, expected, timeout, negated)

    async def to_pass_axe(
        self,
        *,
        include: Selectors = None,
        exclude: Selectors = None,
        tags: Selectors = None,
        rules: Rules = None,
        baseline: str | os.PathLike[str] | None = None,
        script: str | os.PathLike[str] | None = None,
    ) -> None:
        """Expect that axe-core finds nothing but what the file ``baseline`` has: see `Page.axe`.

        Raises: `AssertionError` with the violations; `FileNotFoundError` without axe-core, and
            without the baseline, which `AxeResults.write_baseline
            <webapi.page.axe.AxeResults.write_baseline>` writes.
        """
        page = self._page
        results = await page.axe(
            include=include, exclude=exclude, tags=tags, rules=rules, script=script
        )
        if baseline is not None:
            results = results.without(baseline)
        if results.violations:
            self._fail(AssertionError("\n".join(filter(None, (self._message, str(results))))))

    async def to_have_title(self, expected: Text, *, timeout: Timeout | None = None) -> None:
        """Expect this title, with white space normalized."""
        await self._title(expected, timeout, False)

    async def not_to_have_title(self, expected: Text, *, timeout: Timeout | None = None) -> None:
        """Expect another title."""
        await self._title(expected, timeout, True)

    async def _title(self, expected: Text, timeout: Timeout | None, negated: bool) -> None:
        fits = _fits(expected, False)
        await self._expect("title", fits, "title", expected, "to_have_title", timeout, negated)

    async def to_have_url(
        self,
        expected: Text,
        *,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect this URL, relative to ``base_url``."""
        await self._url(expected, ignore_case, timeout, False)

    async def not_to_have_url(
        self,
        expected: Text,
        *,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect another URL."""
        await self._url(expected, ignore_case, timeout, True)

    async def _url(
        self, expected: Text, ignore_case: bool | None, timeout: Timeout | None, negated: bool
    ) -> None:
        try:
            fits = self._page._matcher(expected)
        except PageError:  # without a base URL, a relative one is no page's
            fits = expected.__eq__
        if ignore_case and isinstance(expected, str):
            lower = self._page._tab.resolved(expected).lower()
            fits = lambda seen: seen.lower() == lower  # noqa: E731
        await self._expect("url", fits, "URL", expected, "to_have_url", timeout, negated)

    async def _expect(
        self,
        kind: str,
        fits: Callable[[str], bool],
        what: str,
        expected: Text,
        method: str,
        timeout: Timeout | None,
        negated: bool,
    ) -> None:
        sentence = f"Page {what} expected to be"
        limit = self._milliseconds(timeout)
        expectation = Expectation(method, sentence, expected, limit, negated, message=self._message)

        def test(seen: list[Any]) -> bool:
            return bool(seen) and fits(seen[0]) is not negated

        await self._look(self._page, _ROOT, kind, [], test, expectation)


class Expect:
    """What `expect` is: a function, with options."""

    def __init__(self) -> None:
        self._timeout = TIMEOUT

    def set_options(self, *, timeout: Timeout | None = None) -> None:
        """Let assertions without a timeout wait so many milliseconds; without it, 5,000."""
        self._timeout = TIMEOUT if timeout is None else milliseconds_of(timeout)

    @overload
    def __call__(self, actual: Locator, message: str | None = None) -> LocatorAssertions: ...
    @overload
    def __call__(self, actual: Page, message: str | None = None) -> PageAssertions: ...
    @overload
    def __call__(
        self, actual: APIResponse, message: str | None = None
    ) -> APIResponseAssertions: ...
    def __call__(
        self, actual: Locator | Page | APIResponse, message: str | None = None
    ) -> LocatorAssertions | PageAssertions | APIResponseAssertions:
        """Return the assertions of a locator, a page or a response of `APIRequestContext`.

        What fails begins with ``message``.

        Raises: `TypeError` for something else.
        """
        return self._assertions(actual, message, False)

    @overload
    def soft(self, actual: Locator, message: str | None = None) -> LocatorAssertions: ...
    @overload
    def soft(self, actual: Page, message: str | None = None) -> PageAssertions: ...
    @overload
    def soft(self, actual: APIResponse, message: str | None = None) -> APIResponseAssertions: ...
    def soft(
        self, actual: Locator | Page | APIResponse, message: str | None = None
    ) -> LocatorAssertions | PageAssertions | APIResponseAssertions:
        """Return assertions whose failures do not end the test: its scope collects them.

        pytest-playwright opens a scope for each test, and `soft_assertions` one for a block.
        """
        return self._assertions(actual, message, True)

    def _assertions(
        self, actual: Locator | Page | APIResponse, message: str | None, is_soft: bool
    ) -> LocatorAssertions | PageAssertions | APIResponseAssertions:
        if not isinstance(actual, (Locator, Page, APIResponse)):
            raise TypeError(
                f"expect takes a locator or a page, as page.locator(…), not {redacted(actual)}"
            )
        if message is not None:
            checked_text(message, "the message of an expectation")
        if isinstance(actual, APIResponse):
            return APIResponseAssertions(actual, message, is_soft)
        if isinstance(actual, Locator):
            return LocatorAssertions(actual, message, self._timeout, is_soft)
        return PageAssertions(actual, message, self._timeout, is_soft)


expect: Final = Expect()
