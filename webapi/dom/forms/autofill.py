"""The attribute ``autocomplete``: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.webidl.host import ascii_lowercase, split_on_ascii_whitespace

if TYPE_CHECKING:
    from webapi.dom.element import Element

NORMAL: Final = (
    "name honorific-prefix given-name additional-name family-name honorific-suffix nickname "
    "organization-title username new-password current-password one-time-code organization "
    "street-address address-line1 address-line2 address-line3 address-level4 address-level3 "
    "address-level2 address-level1 country country-name postal-code cc-name cc-given-name "
    "cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type "
    "transaction-currency transaction-amount language bday bday-day bday-month bday-year sex "
    "url photo "
)
"""The fields of the category Normal, which allows three tokens."""

CONTACT: Final = (
    "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix "
    "tel-local-suffix tel-extension email impp "
)
"""The fields of the category Contact, which allows four tokens."""


def most_tokens(field: str) -> int:
    """How many tokens the category of a field allows; 0 for a field that has no category.

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#determine-a-field's-category
    """
    if field in ("off", "on"):
        return 1
    for each in split_on_ascii_whitespace(NORMAL):
        if each == field:
            return 3
    for each in split_on_ascii_whitespace(CONTACT):
        if each == field:
            return 4
    return 5 if field == "webauthn" else 0


def idl_exposed_autofill_value(element: Element, wears_anchor_mantle: bool) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#idl-exposed-autofill-value

    The processing model returns the default, an empty value, where tokens do not fit.
    """
    attribute = element.attribute_value("autocomplete")
    if attribute is None:
        return ""
    tokens = split_on_ascii_whitespace(ascii_lowercase(attribute))
    index = len(tokens) - 1
    if index < 0:
        return ""
    field = tokens[index]
    most = most_tokens(field)
    if len(tokens) > most:
        return ""
    if field == "off" or field == "on":
        return "" if wears_anchor_mantle else field
    value = field
    if field == "webauthn" and index > 0:
        index -= 1
        field = tokens[index]
        most = most_tokens(field)
        if (most != 3 and most != 4) or index >= most:
            return ""
        value = f"{field} {value}"
    before = tokens[index - 1] if index > 0 else ""
    if most == 4 and before in ("home", "work", "mobile", "fax", "pager"):
        index -= 1
        value = f"{before} {value}"
        before = tokens[index - 1] if index > 0 else ""
    if before in ("shipping", "billing"):
        index -= 1
        value = f"{before} {value}"
        before = tokens[index - 1] if index > 0 else ""
    if before.startswith("section-"):
        index -= 1
        value = f"{before} {value}"
    return value if index == 0 else ""
