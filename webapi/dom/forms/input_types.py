"""The states of the type attribute of input elements.

https://html.spec.whatwg.org/multipage/input.html#states-of-the-type-attribute

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.forms.dates_and_times import (
    MILLISECONDS_PER_DAY,
    parsed_date_or_time,
    serialized_date_or_time,
)
from webapi.webidl.host import (
    aligned_down,
    ascii_lowercase,
    exact_product,
    exact_sum,
    is_absolute_url,
    is_finite,
    is_valid_email_address,
    is_valid_floating_point_number,
    joined_texts,
    number_text,
    parsed_color,
    parsed_number,
    split_on_commas,
    stripped,
    without_newlines,
)

if TYPE_CHECKING:
    from webapi.dom.element import Element

VALUE: Final = "value"
DEFAULT: Final = "default"
DEFAULT_ON: Final = "default/on"
FILENAME: Final = "filename"


def value_mode(type_: str) -> str:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-value-mode"""
    if type_ in ("hidden", "submit", "image", "reset", "button"):
        return DEFAULT
    if type_ in ("checkbox", "radio"):
        return DEFAULT_ON
    return FILENAME if type_ == "file" else VALUE


def is_text_type(type_: str) -> bool:
    """Whether pattern, minlength and maxlength apply."""
    return type_ in ("text", "search", "url", "tel", "email", "password")


def has_selection(type_: str) -> bool:
    """Whether setSelectionRange() and its family apply."""
    return type_ in ("text", "search", "url", "tel", "password")


def may_be_selected(type_: str) -> bool:
    """Whether select() applies."""
    return is_text_type(type_) or has_date_or_time(type_) or type_ in ("number", "color", "file")


def has_date_or_time(type_: str) -> bool:
    """Whether its values are dates or times."""
    return type_ in ("date", "month", "week", "time", "datetime-local")


def has_number(type_: str) -> bool:
    """Whether valueAsNumber, min, max and step apply."""
    return has_date_or_time(type_) or type_ in ("number", "range")


def has_value_as_date(type_: str) -> bool:
    """Whether valueAsDate applies."""
    return type_ in ("date", "month", "week", "time")


def may_have_suggestions(type_: str) -> bool:
    """Whether the list attribute applies."""
    is_text = is_text_type(type_) and type_ != "password"
    return is_text or has_number(type_) or type_ == "color"


def is_button_type(type_: str) -> bool:
    """https://html.spec.whatwg.org/multipage/forms.html#concept-button"""
    return type_ in ("submit", "image", "reset", "button")


def number_of_value(text: str, type_: str) -> float | None:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-value-string-number"""
    return parsed_date_or_time(text, type_) if has_date_or_time(type_) else valid_number(text)


def valid_number(text: str) -> float | None:
    """The number, if a text is a valid floating-point number.

    The standard's rules for parsing numbers also read "2024-01" as 2024; browsers do not.
    """
    return parsed_number(text) if is_valid_floating_point_number(text) else None


def value_of_number(number: float, type_: str) -> str:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-value-number-string

    A number that is not finite has no text: "".
    """
    if not is_finite(number):
        return ""
    if has_date_or_time(type_):
        return serialized_date_or_time(number, type_)
    return number_text(number)


def number_of_attribute(element: Element, name: str, type_: str) -> float | None:
    """The number that an attribute has, if it has one."""
    value = element.attribute_value(name)
    return None if value is None else number_of_value(value, type_)


def minimum(element: Element, type_: str) -> float | None:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-min"""
    number = number_of_attribute(element, "min", type_)
    return 0 if number is None and type_ == "range" else number


def maximum(element: Element, type_: str) -> float | None:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-max"""
    number = number_of_attribute(element, "max", type_)
    return 100 if number is None and type_ == "range" else number


def step_scale_factor(type_: str) -> float:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-step-scale"""
    if type_ == "date":
        return MILLISECONDS_PER_DAY
    if type_ == "week":
        return 604800000
    return 1000 if type_ in ("time", "datetime-local") else 1


def allowed_value_step(element: Element, type_: str) -> float | None:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-step"""
    value = element.attribute_value("step")
    if value is not None and ascii_lowercase(value) == "any":
        return None
    step = None if value is None else valid_number(value)
    if step is None or step <= 0:
        step = 60 if type_ in ("time", "datetime-local") else 1
    return exact_product(step, step_scale_factor(type_))


def step_base(element: Element, type_: str) -> float:
    """https://html.spec.whatwg.org/multipage/input.html#concept-input-min-zero"""
    base = number_of_attribute(element, "min", type_)
    if base is None:
        base = number_of_attribute(element, "value", type_)
    if base is None:
        base = -259200000 if type_ == "week" else 0
    return base


def sanitized(element: Element, type_: str, value: str) -> str:
    """https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm"""
    if type_ in ("text", "search", "tel", "password"):
        return without_newlines(value)
    if type_ == "url":
        return stripped(without_newlines(value))
    if type_ == "email":
        if element.attribute_value("multiple") is not None:
            return joined_with(split_on_commas(value), ",")
        return stripped(without_newlines(value))
    if has_date_or_time(type_):
        time = number_of_value(value, type_)
        if time is None:
            return ""
        return value_of_number(time, type_) if type_ == "datetime-local" else value
    if type_ == "number":
        return value if is_valid_floating_point_number(value) else ""
    if type_ == "range":
        return sanitized_range(element, value)
    if type_ == "color":
        return parsed_color(value)
    return value


def sanitized_range(element: Element, value: str) -> str:
    """https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range)

    A number out of range becomes the nearest one, and so does one between two steps.
    """
    least = minimum(element, "range")
    most = maximum(element, "range")
    assert least is not None and most is not None
    given = valid_number(value)
    if given is None:
        middle = exact_sum(exact_product(least, 0.5), exact_product(most, 0.5))
        number = least if most < least else middle
    else:
        number = given
    if number > most:
        number = most
    if number < least:
        number = least
    step = allowed_value_step(element, "range")
    if step is not None:
        base = step_base(element, "range")
        below = aligned_down(number, base, step)
        if below != number:
            above = exact_sum(below, step)
            nearest = above if above - number <= number - below else below
            if nearest > most:
                nearest = below
            if nearest < least:
                nearest = above if above <= most else number
            number = nearest
    return value if given is not None and given == number else number_text(number)


def joined_with(texts: list[str], separator: str) -> str:
    """https://infra.spec.whatwg.org/#string-concatenate, with a separator"""
    parts: list[str] = []
    for each in texts:
        if len(parts) > 0:
            parts.append(separator)
        parts.append(each)
    return joined_texts(parts)


def is_type_mismatch(element: Element, type_: str, value: str) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-type-mismatch"""
    if value == "":
        return False
    if type_ == "url":
        return not is_absolute_url(value)
    if type_ != "email":
        return False
    if element.attribute_value("multiple") is None:
        return not is_valid_email_address(value)
    for each in split_on_commas(value):
        if not is_valid_email_address(each):
            return True
    return False


def is_step_mismatch(element: Element, type_: str, value: str) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-step-mismatch"""
    number = number_of_value(value, type_)
    step = allowed_value_step(element, type_)
    if number is None or step is None:
        return False
    return aligned_down(number, step_base(element, type_), step) != number
