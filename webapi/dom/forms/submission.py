"""What a form asks its document to send.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.element import Element


class FormSubmission:
    """The attributes of a form and its submitter, and the entry list, before they are encoded."""

    __slots__ = ("action", "encoding", "enctype", "entries", "method", "target")

    def __init__(self, entries: Any, encoding: str) -> None:
        self.action = ""
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-action"""
        self.method = ""
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-method"""
        self.enctype = ""
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-enctype"""
        self.target = ""
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-target"""
        self.entries = entries
        self.encoding = encoding


def submission_of(
    form: Element, submitter: Element | None, entries: Any, encoding: str
) -> FormSubmission:
    """What a form submits."""
    submission = FormSubmission(entries, encoding)
    action = attribute_of(form, submitter, "action")
    submission.action = "" if action is None else action
    submission.method = method_state(attribute_of(form, submitter, "method"))
    submission.enctype = enctype_state(attribute_of(form, submitter, "enctype"))
    target = attribute_of(form, submitter, "target")
    submission.target = "" if target is None else target
    return submission


def attribute_of(form: Element, submitter: Element | None, name: str) -> str | None:
    """The value of an attribute of the form, unless the submitter has one that overrides it."""
    value = None if submitter is None else submitter.attribute_value(f"form{name}")
    return form.attribute_value(name) if value is None else value


def action_url(element: Element, name: str) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action"""
    value = element.attribute_value(name)
    document = element.node_document
    if value is None or value == "":
        return document.serialized_url()
    url = document.encoding_parse_and_serialize(value)
    return value if url is None else url


def get_form_action(button: Element) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction"""
    return action_url(button, "formaction")


def get_form_enctype(button: Element) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formenctype"""
    value = button.attribute_value("formenctype")
    return "" if value is None else enctype_state(value)


def get_form_method(button: Element) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formmethod"""
    value = button.attribute_value("formmethod")
    return "" if value is None else method_state(value)


def method_state(value: str | None) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-method"""
    state = "get" if value is None else ascii_lowercase(value)
    return state if state in ("post", "dialog") else "get"


def enctype_state(value: str | None) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-enctype"""
    state = "" if value is None else ascii_lowercase(value)
    if state in ("multipart/form-data", "text/plain"):
        return state
    return "application/x-www-form-urlencoded"
