"""Custom elements that are controls, in Python.

`tests.runtimes.test_custom_elements` compares many answers with Chromium's.
"""

from __future__ import annotations

import pytest

from tests.dom.test_custom_elements import body_of, new_page
from tests.work import assert_linear
from webapi import (
    CustomStateSet,
    DOMException,
    ElementInternals,
    File,
    FormData,
    HTMLElement,
    HTMLFormElement,
)


class Field(HTMLElement):
    formAssociated = True

    def __init__(self) -> None:
        super().__init__()
        self.internals = self.attachInternals()
        self.log: list[object] = []

    def formAssociatedCallback(self, form: HTMLFormElement | None) -> None:
        self.log.append(form)

    def formDisabledCallback(self, is_disabled: bool) -> None:
        self.log.append(is_disabled)

    def formResetCallback(self) -> None:
        self.log.append("reset")


def new_form() -> tuple[HTMLFormElement, Field]:
    page, registry = new_page()
    registry.define("x-field", Field)
    form = page.createElement("form")
    assert isinstance(form, HTMLFormElement)
    body_of(page).append(form)
    field = Field()
    form.append(field)
    return form, field


def test_a_control_hears_of_its_form() -> None:
    form, field = new_form()
    field.setAttribute("disabled", "")
    field.removeAttribute("disabled")
    form.reset()
    field.remove()
    assert field.log == [form, True, False, "reset", None]


def test_a_form_lists_and_submits_it() -> None:
    form, field = new_form()
    assert [*form.elements] == [field]
    assert field.internals.form is form
    field.internals.setFormValue("a")
    assert [*FormData(form)] == []
    field.setAttribute("name", "n")
    assert [*FormData(form)] == [("n", "a")]
    file = File([b"text"], "a.txt")
    field.internals.setFormValue(file)
    assert [*FormData(form)] == [("n", file)]
    entries = FormData()
    entries.append("p", "1")
    entries.append("p", file)
    field.internals.setFormValue(entries, "the state, which nothing restores")
    entries.append("p", "2")
    (_, text), (_, given) = FormData(form)
    assert (text, given.name) == ("1", "a.txt")
    field.internals.setFormValue(None)
    assert [*FormData(form)] == []


def test_a_collection_that_is_known_lists_it_once_it_is_upgraded() -> None:
    page, registry = new_page()
    group = page.createElement("fieldset")
    body_of(page).append(group)
    field = page.createElement("x-field")
    group.append(field)
    assert [*group.elements] == []
    registry.define("x-field", Field)
    assert [*group.elements] == [field]


def test_its_validity_is_that_of_the_form() -> None:
    form, field = new_form()
    internals = field.internals
    events: list[str] = []
    field.addEventListener("invalid", lambda event: events.append(event.type))
    internals.setValidity({"valueMissing": True}, "What?")
    assert not form.checkValidity()
    assert not internals.reportValidity()
    assert events == ["invalid", "invalid"]
    assert internals.validationMessage == "What?"
    assert (internals.validity.valueMissing, internals.validity.valid) == (True, False)
    assert field.matches(":invalid")
    assert form.matches(":invalid")
    internals.setValidity({})
    assert form.checkValidity()
    assert internals.willValidate
    with pytest.raises(TypeError):
        internals.setValidity({"badInput": True})
    with pytest.raises(DOMException, match="anchor"):
        internals.setValidity({"badInput": True}, "x", form)


def test_labels_and_aria() -> None:
    form, field = new_form()
    document = form.ownerDocument
    assert document is not None
    label = document.createElement("label")
    form.append(label)
    label.append(field)
    assert [*field.internals.labels] == [label]
    field.internals.ariaLabel = "name"
    assert (field.internals.ariaLabel, field.ariaLabel) == ("name", None)
    field.internals.ariaLabel = None
    assert field.internals.ariaLabel is None


def test_states() -> None:
    _, field = new_form()
    states = field.internals.states
    assert isinstance(states, CustomStateSet)
    assert states.add("open").add("wide") is states
    assert (states.size, len(states), [*states]) == (2, 2, ["open", "wide"])
    assert [*states.entries()] == [("open", "open"), ("wide", "wide")]
    assert "open" in states
    assert field.matches(":state(open)")
    assert states.delete("open")
    assert not states.delete("open")
    assert not field.matches(":state(open)")
    assert repr(states) == "<CustomStateSet ['wide']>"
    states.clear()
    assert [*states] == []


def test_what_is_no_control_refuses() -> None:
    page, registry = new_page()

    class Plain(HTMLElement):
        pass

    registry.define("x-plain", Plain)
    plain = Plain()
    internals = plain.attachInternals()
    assert isinstance(internals, ElementInternals)
    assert repr(internals) == "<ElementInternals of x-plain>"
    with pytest.raises(DOMException, match="form-associated"):
        _ = internals.form
    with pytest.raises(DOMException, match="already"):
        plain.attachInternals()
    with pytest.raises(DOMException, match="not a custom element"):
        body_of(page).attachInternals()


@pytest.mark.parametrize("with_id", [False, True])
def test_many_controls_take_linear_time(with_id: bool) -> None:
    def run(count: int) -> None:
        form, _ = new_form()
        for number in range(count):
            field = Field()
            if with_id:
                field.id = str(number)
            form.append(field)

    assert_linear(run, 8_000)
