"""`expect`: assertions that wait, as Playwright's."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, overload

from webapi.page.api_request import APIResponse, APIResponseAssertions
from webapi.page.aria import matches, snapshot_of, template_of
from webapi.page.assertion_texts import Expectation
from webapi.page.axe import Rules, Selectors
from webapi.page.clock import Timeout, milliseconds_of
from webapi.page.errors import PageError, checked_text
from webapi.page.locator import Locator
from webapi.page.page import Page
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.soft import note_failure
from webapi.page.tab import BODY
from webapi.url.redaction import hide_password_in_text, redacted

TIMEOUT: Final = 5_000.0
"""The milliseconds of an assertion, as in Playwright."""
Text: TypeAlias = "str | re.Pattern[str]"
Texts: TypeAlias = "Text | Sequence[Text]"
_EMPTY: Final = "(e) => /^(?:input|textarea)$/.test(e.localName) ? !e.value : !e.textContent.trim()"
_COMPUTED: Final = (
    "(element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name)"
)
_PROPERTY: Final = "(element, name) => element[name]"
_ROOT: Final = [["css", ":root", False]]
_INVISIBLE: Final = str.maketrans("", "", "\u200b\u00ad")
_ATTACHED: Final = {True: "attached"}
_CHECKED: Final = {True: "checked", False: "unchecked"}
_DISABLED: Final = {True: "disabled", False: "enabled"}
_EDITABLE: Final = {True: "editable", False: "readOnly"}
_EMPTINESS: Final = {True: "empty", False: "notEmpty"}
_FOCUSED: Final = {True: "focused", False: "inactive"}
_VISIBLE: Final = {True: "visible", False: "hidden"}


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

    def _look(
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
            page._expect(steps, kind, given, test, expectation)
        except AssertionError as error:
            self._fail(error)

    def _fail(self, error: AssertionError) -> None:
        if not self._is_soft:
            raise error
        note_failure(error)

    def _snapshot(
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

        self._look(page, steps, "ariaTree", [False], test, expectation)

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

    def _expect(
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
        self._look(page, steps, kind, given, test_all, expectation)

    def _state(
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
        self._expect(
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

    def _texts(
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
            self._expect(kind, [], fits, sentence, expected, method, timeout, negated)
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

        self._expect(kind, [], test, sentence, expected, method, timeout, negated, is_strict=False)

    def to_have_text(
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
        self._texts(expected, False, use_inner_text, ignore_case, timeout, False)

    def not_to_have_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = None,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect another text."""
        self._texts(expected, False, use_inner_text, ignore_case, timeout, True)

    def to_contain_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = None,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect a text with this in it; a list is that of some of the elements, in order."""
        self._texts(expected, True, use_inner_text, ignore_case, timeout, False)

    def not_to_contain_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = None,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect a text without this in it."""
        self._texts(expected, True, use_inner_text, ignore_case, timeout, True)

    def to_have_count(self, count: int, *, timeout: Timeout | None = None) -> None:
        """Expect that so many elements match."""
        self._count(count, timeout, False)

    def not_to_have_count(self, count: int, *, timeout: Timeout | None = None) -> None:
        """Expect that another number of elements match."""
        self._count(count, timeout, True)

    def _count(self, count: int, timeout: Timeout | None, negated: bool) -> None:
        self._expect(
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

    def to_be_attached(self, *, attached: bool = True, timeout: Timeout | None = None) -> None:
        """Expect an element in the document; with ``attached=False``, that there is none."""
        self._attached(attached, timeout, False)

    def not_to_be_attached(self, *, attached: bool = True, timeout: Timeout | None = None) -> None:
        """Expect that there is no element."""
        self._attached(attached, timeout, True)

    def _attached(self, attached: bool, timeout: Timeout | None, negated: bool) -> None:
        name = "attached" if attached else "detached"
        none = attached is negated
        method = "to_be_attached"
        self._state("isThere", attached, _ATTACHED, name, method, timeout, negated, none)

    def to_be_visible(self, *, visible: bool = True, timeout: Timeout | None = None) -> None:
        """Expect an element that nothing hides: see `Page.is_visible`."""
        self._visible(visible, "to_be_visible", timeout, False)

    def to_be_hidden(self, *, timeout: Timeout | None = None) -> None:
        """Expect that there is no element, or that it is hidden."""
        self._visible(False, "to_be_hidden", timeout, False)

    def not_to_be_visible(self, *, visible: bool = True, timeout: Timeout | None = None) -> None:
        """Expect that there is no element, or that it is hidden."""
        self._visible(visible, "to_be_visible", timeout, True)

    def not_to_be_hidden(self, *, timeout: Timeout | None = None) -> None:
        """Expect an element that nothing hides."""
        self._visible(False, "to_be_hidden", timeout, True)

    def _visible(self, visible: bool, method: str, timeout: Timeout | None, negated: bool) -> None:
        none = visible is negated
        self._state(
            "isVisible", visible, _VISIBLE, _VISIBLE[visible], method, timeout, negated, none
        )

    def to_be_enabled(self, *, enabled: bool = True, timeout: Timeout | None = None) -> None:
        """Expect an element that is not a disabled control."""
        self._disabled(not enabled, "to_be_enabled", timeout, False)

    def not_to_be_enabled(self, *, enabled: bool = True, timeout: Timeout | None = None) -> None:
        """Expect a disabled control."""
        self._disabled(not enabled, "to_be_enabled", timeout, True)

    def to_be_disabled(self, *, timeout: Timeout | None = None) -> None:
        """Expect a disabled control."""
        self._disabled(True, "to_be_disabled", timeout, False)

    def not_to_be_disabled(self, *, timeout: Timeout | None = None) -> None:
        """Expect an element that is not a disabled control."""
        self._disabled(True, "to_be_disabled", timeout, True)

    def _disabled(self, wanted: bool, method: str, timeout: Timeout | None, negated: bool) -> None:
        name = _DISABLED[wanted]
        self._state("isDisabled", wanted, _DISABLED, name, method, timeout, negated)

    def to_be_empty(self, *, timeout: Timeout | None = None) -> None:
        """Expect a control without a value, or an element without a text."""
        self._empty(timeout, False)

    def not_to_be_empty(self, *, timeout: Timeout | None = None) -> None:
        """Expect a control with a value, or an element with a text."""
        self._empty(timeout, True)

    def _empty(self, timeout: Timeout | None, negated: bool) -> None:
        self._expect(
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

    def to_have_css(
        self,
        name: str,
        value: Text,
        *,
        pseudo: Literal["after", "before"] | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect this computed value of a property, of the element or of its pseudo-element."""
        self._css(name, value, pseudo, timeout, False)

    def not_to_have_css(
        self,
        name: str,
        value: Text,
        *,
        pseudo: Literal["after", "before"] | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect another computed value of a property, as `to_have_css`."""
        self._css(name, value, pseudo, timeout, True)

    def _css(
        self, name: str, value: Text, pseudo: str | None, timeout: Timeout | None, negated: bool
    ) -> None:
        given = [_COMPUTED, [name, None if pseudo is None else f"::{pseudo}"]]
        test = _matching(value)
        self._expect(
            "evaluate", given, test, "have CSS", value, "to_have_css", timeout, negated, about=name
        )

    def to_have_js_property(self, name: str, value: Any, *, timeout: Timeout | None = None) -> None:
        """Expect this value of a property of the element's object."""
        self._property(name, value, timeout, False)

    def not_to_have_js_property(
        self, name: str, value: Any, *, timeout: Timeout | None = None
    ) -> None:
        """Expect another value of a property of the element's object."""
        self._property(name, value, timeout, True)

    def _property(self, name: str, value: Any, timeout: Timeout | None, negated: bool) -> None:
        self._expect(
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

    def to_have_class(self, expected: Texts, *, timeout: Timeout | None = None) -> None:
        """Expect these classes and no others; a list is that of all elements."""
        self._class(expected, False, timeout, False)

    def not_to_have_class(self, expected: Texts, *, timeout: Timeout | None = None) -> None:
        """Expect other classes."""
        self._class(expected, False, timeout, True)

    def to_contain_class(
        self, expected: str | Sequence[str], *, timeout: Timeout | None = None
    ) -> None:
        """Expect these classes and maybe others; a list is that of all elements."""
        self._class(expected, True, timeout, False)

    def not_to_contain_class(
        self, expected: str | Sequence[str], *, timeout: Timeout | None = None
    ) -> None:
        """Expect that one of these classes is missing."""
        self._class(expected, True, timeout, True)

    def _class(
        self, expected: Texts, contains: bool, timeout: Timeout | None, negated: bool
    ) -> None:
        verb = "contain" if contains else "have"
        method = f"to_{verb}_class"
        sentence = f"{verb} class"
        if isinstance(expected, (str, re.Pattern)):
            fits = _class_test(expected, contains)
            self._expect("classes", [], fits, sentence, expected, method, timeout, negated)
            return
        tests = [_class_test(each, contains) for each in expected]

        def test(seen: list[Any]) -> bool:
            pairs = zip(tests, seen, strict=False)
            return len(seen) == len(tests) and all(fits(each) for fits, each in pairs)

        self._expect(
            "classes", [], test, sentence, expected, method, timeout, negated, is_strict=False
        )

    def to_have_id(self, id: Text, *, timeout: Timeout | None = None) -> None:
        """Expect this ID."""
        self._id(id, timeout, False)

    def not_to_have_id(self, id: Text, *, timeout: Timeout | None = None) -> None:
        """Expect another ID."""
        self._id(id, timeout, True)

    def _id(self, id: Text, timeout: Timeout | None, negated: bool) -> None:
        test = _matching(id)
        self._expect("getAttribute", ["id"], test, "have ID", id, "to_have_id", timeout, negated)

    def to_have_role(self, role: str, *, timeout: Timeout | None = None) -> None:
        """Expect this role: see `Locator.get_by_role`."""
        self._role(role, timeout, False)

    def not_to_have_role(self, role: str, *, timeout: Timeout | None = None) -> None:
        """Expect another role."""
        self._role(role, timeout, True)

    def _role(self, role: str, timeout: Timeout | None, negated: bool) -> None:
        if not isinstance(role, str):
            raise PageError('"role" argument in to_have_role must be a string')
        sentence = "have accessible role"
        self._expect("role", [], role.__eq__, sentence, role, "to_have_role", timeout, negated)

    def to_have_accessible_name(
        self, name: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect this accessible name."""
        self._accessible("Name", "name", name, ignore_case, timeout, False)

    def not_to_have_accessible_name(
        self, name: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect another accessible name."""
        self._accessible("Name", "name", name, ignore_case, timeout, True)

    def to_have_accessible_description(
        self, description: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect this accessible description."""
        self._accessible("Description", "description", description, ignore_case, timeout, False)

    def not_to_have_accessible_description(
        self, description: Text, *, ignore_case: bool | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect another accessible description."""
        self._accessible("Description", "description", description, ignore_case, timeout, True)

    def to_have_accessible_error_message(
        self,
        error_message: Text,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect this text of the elements of ``aria-errormessage``, of an invalid control."""
        text = error_message
        self._accessible("ErrorMessage", "error message", text, ignore_case, timeout, False)

    def not_to_have_accessible_error_message(
        self,
        error_message: Text,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect another text of ``aria-errormessage``."""
        text = error_message
        self._accessible("ErrorMessage", "error message", text, ignore_case, timeout, True)

    def _accessible(
        self,
        kind: str,
        what: str,
        text: Text,
        ignore_case: bool | None,
        timeout: Timeout | None,
        negated: bool,
    ) -> None:
        self._expect(
            f"accessible{kind}",
            [],
            _fits(text, False, ignore_case),
            f"have accessible {what}",
            text,
            f"to_have_accessible_{what.replace(' ', '_')}",
            timeout,
            negated,
        )

    def to_match_aria_snapshot(self, expected: str, *, timeout: Timeout | None = None) -> None:
        """Expect that the accessible tree is what a template says: see `Locator.aria_snapshot`."""
        self._matches_snapshot(expected, timeout, False)

    def not_to_match_aria_snapshot(self, expected: str, *, timeout: Timeout | None = None) -> None:
        """Expect another accessible tree."""
        self._matches_snapshot(expected, timeout, True)

    def _matches_snapshot(self, expected: str, timeout: Timeout | None, negated: bool) -> None:
        locator = self._locator
        sentence = "Locator expected to match Aria snapshot"
        self._snapshot(
            locator._page, locator._steps, locator._shown, sentence, expected, timeout, negated
        )

    def to_be_checked(
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
            self._state("isIndeterminate", True, words, name, method, timeout, False)
            return
        wanted = checked is not False
        self._state("isChecked", wanted, _CHECKED, _CHECKED[wanted], method, timeout, False)

    def not_to_be_checked(self, *, timeout: Timeout | None = None) -> None:
        """Expect a checkbox or a radio button that is not checked."""
        self._state("isChecked", True, _CHECKED, "checked", "to_be_checked", timeout, True)

    def to_be_editable(self, *, editable: bool = True, timeout: Timeout | None = None) -> None:
        """Expect a control that a user can change."""
        self._editable(editable, timeout, False)

    def not_to_be_editable(self, *, editable: bool = True, timeout: Timeout | None = None) -> None:
        """Expect a control that a user cannot change."""
        self._editable(editable, timeout, True)

    def _editable(self, editable: bool, timeout: Timeout | None, negated: bool) -> None:
        name = "editable" if editable else "readonly"
        method = "to_be_editable"
        self._state("isEditable", editable, _EDITABLE, name, method, timeout, negated)

    def to_be_focused(self, *, timeout: Timeout | None = None) -> None:
        """Expect the element that has the focus."""
        self._state("isFocused", True, _FOCUSED, "focused", "to_be_focused", timeout, False)

    def not_to_be_focused(self, *, timeout: Timeout | None = None) -> None:
        """Expect an element that does not have the focus."""
        self._state("isFocused", True, _FOCUSED, "focused", "to_be_focused", timeout, True)

    def to_be_in_viewport(
        self, *, ratio: float | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect an element whose box, or ``ratio`` of it, is in the window.

        All that is shown has a box in its corner: see the page about what is missing without
        layout.
        """
        self._in_viewport(ratio, timeout, False)

    def not_to_be_in_viewport(
        self, *, ratio: float | None = None, timeout: Timeout | None = None
    ) -> None:
        """Expect no element, or one whose box, or ``ratio`` of it, is not in the window."""
        self._in_viewport(ratio, timeout, True)

    def _in_viewport(self, ratio: float | None, timeout: Timeout | None, negated: bool) -> None:
        least = (0 if ratio is None else ratio) - 1e-9
        self._expect(
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

    def to_have_value(self, value: Text, *, timeout: Timeout | None = None) -> None:
        """Expect an input, a textarea or a select with this value."""
        self._value(value, timeout, False)

    def not_to_have_value(self, value: Text, *, timeout: Timeout | None = None) -> None:
        """Expect another value."""
        self._value(value, timeout, True)

    def _value(self, value: Text, timeout: Timeout | None, negated: bool) -> None:
        test = _matching(value)
        self._expect("inputValue", [], test, "have Value", value, "to_have_value", timeout, negated)

    def to_have_values(self, values: Sequence[Text], *, timeout: Timeout | None = None) -> None:
        """Expect a select, with the attribute ``multiple``, whose options have these values."""
        self._values(values, timeout, False)

    def not_to_have_values(self, values: Sequence[Text], *, timeout: Timeout | None = None) -> None:
        """Expect other values."""
        self._values(values, timeout, True)

    def _values(self, values: Sequence[Text], timeout: Timeout | None, negated: bool) -> None:
        if isinstance(values, str) or not isinstance(values, Sequence):
            raise TypeError(f"the values of a select are a list, and not {redacted(values)}")
        tests = [_matching(each) for each in values]

        def test(seen: list[str]) -> bool:
            pairs = zip(tests, seen, strict=False)
            return len(seen) == len(tests) and all(fits(value) for fits, value in pairs)

        self._expect("values", [], test, "have Values", values, "to_have_values", timeout, negated)

    def to_have_attribute(
        self,
        name: str,
        value: Text | None = None,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect an attribute with this value; without one, an attribute of any value."""
        self._attribute(name, value, ignore_case, timeout, False)

    def not_to_have_attribute(
        self,
        name: str,
        value: Text | None = None,
        *,
        ignore_case: bool | None = None,
        timeout: Timeout | None = None,
    ) -> None:
        """Expect an element whose attribute is missing or has another value."""
        self._attribute(name, value, ignore_case, timeout, True)

    def _attribute(
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

        self._expect(
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

    def to_match_aria_snapshot(self, expected: str, *, timeout: Timeout | None = None) -> None:
        """Expect that the accessible tree of the body is what a template says."""
        self._matches_snapshot(expected, timeout, False)

    def not_to_match_aria_snapshot(self, expected: str, *, timeout: Timeout | None = None) -> None:
        """Expect another accessible tree."""
        self._matches_snapshot(expected, timeout, True)

    def _matches_snapshot(self, expected: str, timeout: Timeout | None, negated: bool) -> None:
        sentence = "Page expected to match Aria snapshot"
        self._snapshot(self._page, BODY, "", sentence, expected, timeout, negated)

    def to_pass_axe(
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
        results = page.axe(include=include, exclude=exclude, tags=tags, rules=rules, script=script)
        if baseline is not None:
            results = results.without(baseline)
        if results.violations:
            self._fail(AssertionError("\n".join(filter(None, (self._message, str(results))))))

    def to_have_title(self, expected: Text, *, timeout: Timeout | None = None) -> None:
        """Expect this title, with white space normalized."""
        self._title(expected, timeout, False)

    def not_to_have_title(self, expected: Text, *, timeout: Timeout | None = None) -> None:
        """Expect another title."""
        self._title(expected, timeout, True)

    def _title(self, expected: Text, timeout: Timeout | None, negated: bool) -> None:
        fits = _fits(expected, False)
        self._expect("title", fits, "title", expected, "to_have_title", timeout, negated)

    def to_have_url(
        self,
        expected: Text,
        *,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect this URL, relative to ``base_url``."""
        self._url(expected, ignore_case, timeout, False)

    def not_to_have_url(
        self,
        expected: Text,
        *,
        timeout: Timeout | None = None,
        ignore_case: bool | None = None,
    ) -> None:
        """Expect another URL."""
        self._url(expected, ignore_case, timeout, True)

    def _url(
        self, expected: Text, ignore_case: bool | None, timeout: Timeout | None, negated: bool
    ) -> None:
        try:
            fits = self._page._matcher(expected)
        except PageError:  # without a base URL, a relative one is no page's
            fits = expected.__eq__
        if ignore_case and isinstance(expected, str):
            lower = self._page._tab.resolved(expected).lower()
            fits = lambda seen: seen.lower() == lower  # noqa: E731
        self._expect("url", fits, "URL", expected, "to_have_url", timeout, negated)

    def _expect(
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

        self._look(self._page, _ROOT, kind, [], test, expectation)


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


def _normalized(text: str) -> str:
    return " ".join(text.translate(_INVISIBLE).split())


def _fits(
    expected: Text, contains: bool, ignore_case: bool | None = None
) -> Callable[[str | None], bool]:
    if isinstance(expected, re.Pattern):
        matches = _cased_test(expected, ignore_case)
        return lambda text: matches(text or "")
    wanted = _cased(_normalized(checked_text(expected, "what is expected")), ignore_case)
    if contains:
        return lambda text: wanted in _cased(_normalized(text or ""), ignore_case)
    return lambda text: _cased(_normalized(text or ""), ignore_case) == wanted


def _cased_test(expected: Text, ignore_case: bool | None) -> Callable[[str], bool]:
    """Whether a text has a pattern, or is another one. None leaves the flag of a pattern."""
    if isinstance(expected, re.Pattern):
        flags = expected.flags
        if ignore_case is not None:
            flags = flags | re.IGNORECASE if ignore_case else flags & ~re.IGNORECASE
        return lambda seen: re.search(expected.pattern, seen, flags) is not None
    wanted = _cased(checked_text(expected, "a value"), ignore_case)
    return lambda seen: _cased(seen, ignore_case) == wanted


def _cased(text: str, ignore_case: bool | None) -> str:
    return text.lower() if ignore_case else text


def _class_test(expected: Text, contains: bool) -> Callable[[str], bool]:
    if isinstance(expected, re.Pattern):
        return lambda seen: expected.search(seen) is not None
    checked_text(expected, "the class of an element")
    if contains:
        return lambda seen: set(expected.split()) <= set(seen.split())
    return lambda seen: _normalized(seen) == expected


def _matching(value: Text) -> Callable[[str | None], bool]:
    if isinstance(value, re.Pattern):
        return lambda seen: seen is not None and value.search(seen) is not None
    return checked_text(value, "a value").__eq__


def _is_same(seen: Any, value: Any) -> bool:
    """Whether a value of a script is the expected one. A date without a zone is a local one."""
    if isinstance(value, datetime):
        moment = datetime.fromisoformat(seen) if isinstance(seen, str) else seen
        return isinstance(moment, datetime) and moment.astimezone(UTC) == value.astimezone(UTC)
    if isinstance(value, Mapping) and isinstance(seen, Mapping):
        return seen.keys() == value.keys() and all(_is_same(seen[key], value[key]) for key in value)
    if isinstance(value, (list, tuple)) and isinstance(seen, (list, tuple)):
        return len(seen) == len(value) and all(map(_is_same, seen, value))
    is_bool = isinstance(seen, bool) or isinstance(value, bool)
    return seen is value if is_bool else bool(seen == value)
