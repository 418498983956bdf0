"""What browsers tell users about invalid controls, in Chromium's English.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.forms.input_types import (
    allowed_value_step,
    has_date_or_time,
    maximum,
    minimum,
    number_of_value,
    step_base,
    value_of_number,
)
from webapi.webidl.host import (
    aligned_down,
    code_points,
    exact_sum,
    index_text,
    is_valid_email_address,
    joined_texts,
    split_on_commas,
    text_contains,
)

if TYPE_CHECKING:
    from webapi.dom.forms.input import HTMLInputElement
    from webapi.dom.forms.text_controls import TextControl

MISSING_TEXT: Final = "Please fill out this field."
MISSING_ITEM: Final = "Please select an item in the list."
DOMAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."
LOCAL_PART: Final = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.!#$%&'*+/=?^_`{|}~"
)
"""https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address"""


def input_problem(input: HTMLInputElement) -> str:
    """What is wrong with an input element."""
    type_ = input.type
    if input.value_missing:
        return missing_message(type_)
    if input.type_mismatch:
        return "Please enter a URL." if type_ == "url" else email_message(input)
    if input.pattern_mismatch:
        return "Please match the requested format."
    if input.too_long or input.too_short:
        return length_message(input)
    if input.range_underflow:
        least = minimum(input, type_)
        assert least is not None
        kind = "later" if has_date_or_time(type_) else "greater than or equal to"
        return range_message(kind, value_of_number(least, type_))
    if input.range_overflow:
        most = maximum(input, type_)
        assert most is not None
        kind = "earlier" if has_date_or_time(type_) else "less than or equal to"
        return range_message(kind, value_of_number(most, type_))
    return step_message(input, type_)


def email_message(input: HTMLInputElement) -> str:
    """What is wrong with the first email address that is not valid."""
    if input.attribute_value("multiple") is None:
        return address_message(input.current_value)
    for each in split_on_commas(input.current_value):
        if not is_valid_email_address(each):
            return address_message(each)
    return ""


def address_message(address: str) -> str:
    """What is wrong with an email address."""
    if address == "":
        return "Please enter a non-empty email address."
    if not text_contains(address, "@"):
        missing = f"'{address}' is missing an '@'."
        return f"Please include an '@' in the email address. {missing}"
    before: list[str] = []
    after: list[str] = []
    is_after = False
    for each in code_points(address):
        if is_after:
            after.append(each)
        elif each == "@":
            is_after = True
        else:
            before.append(each)
    local_part = joined_texts(before)
    domain = joined_texts(after)
    if local_part == "" or domain == "":
        place = "followed by" if local_part == "" else "following"
        return f"Please enter a part {place} '@'. '{address}' is incomplete."
    for each in before:
        if not text_contains(LOCAL_PART, each):
            return f"A part followed by '@' should not contain the symbol '{each}'."
    for each in after:
        if not text_contains(DOMAIN, each):
            return f"A part following '@' should not contain the symbol '{each}'."
    if domain.startswith(".") or domain.endswith(".") or text_contains(domain, ".."):
        return f"'.' is used at a wrong position in '{domain}'."
    return "Please enter an email address."


def length_message(control: TextControl) -> str:
    """How many characters a text has more or less than it may have."""
    length = control.edited_length
    now = f"{index_text(length)} character" if length == 1 else f"{index_text(length)} characters"
    limit = control.length_limit("maxlength" if control.too_long else "minlength")
    assert limit is not None
    wish = "shorten" if control.too_long else "lengthen"
    bound = "less" if control.too_long else "more"
    wanted = f"{wish} this text to {index_text(limit)} characters or {bound}"
    return f"Please {wanted} (you are currently using {now})."


def missing_message(type_: str) -> str:
    """What is missing."""
    if type_ == "checkbox":
        return "Please check this box if you want to proceed."
    if type_ == "radio":
        return "Please select one of these options."
    return "Please select a file." if type_ == "file" else MISSING_TEXT


def range_message(kind: str, limit: str) -> str:
    """Which limit a value passes."""
    if kind in ("later", "earlier"):
        return f"Value must be {limit} or {kind}."
    return f"Value must be {kind} {limit}."


def step_message(input: HTMLInputElement, type_: str) -> str:
    """Which values are near."""
    number = number_of_value(input.current_value, type_)
    step = allowed_value_step(input, type_)
    if number is None or step is None:
        return ""
    below = aligned_down(number, step_base(input, type_), step)
    above = exact_sum(below, step)
    most = maximum(input, type_)
    start = "Please enter a valid value."
    text = value_of_number(above, type_)
    if text == "" or (most is not None and above > most):
        return f"{start} The nearest valid value is {value_of_number(below, type_)}."
    nearest = f"{value_of_number(below, type_)} and {text}"
    return f"{start} The two nearest valid values are {nearest}."
