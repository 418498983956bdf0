"""Link elements: https://html.spec.whatwg.org/multipage/semantics.html#the-link-element

Written once: ``python -m idl`` translates this module to JavaScript. Only pages whose scripts run
load style sheets: their documents have a `ScriptRunner`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.html_element import HTMLElement
from webapi.webidl.host import ascii_lowercase, has_token

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import CSSStyleSheet
    from webapi.dom.document import Document
    from webapi.dom.node import Node


class HTMLLinkElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/semantics.html#htmllinkelement"""

    __slots__ = ("fetches", "made_sheet", "sheet_number", "sheet_url")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.fetches = 0
        """How often it has fetched a sheet, or given one up."""
        self.sheet_number: int | None = None
        """The number by which the host knows the text of its sheet."""
        self.sheet_url: str | None = None
        self.made_sheet: CSSStyleSheet | None = None
        """Its style sheet, once somebody asked for it."""

    def insertion_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet"""
        super().insertion_steps()
        self._fetch_and_process_the_linked_resource()

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-remove-ext"""
        super().removing_steps(old_ancestor)
        self.take_sheet(number=None, url=None)

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if namespace is not None or not self.is_connected:
            return
        if local_name in ("as", "crossorigin", "disabled", "href", "rel", "type"):
            self._fetch_and_process_the_linked_resource()
        elif local_name == "media" and self.sheet_number is not None:
            self.node_document.styles = None
            if self.made_sheet is not None:
                self.made_sheet.media.media_text = "" if value is None else value

    def _fetch_and_process_the_linked_resource(self) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#fetch-and-process-the-linked-resource"""
        self.take_sheet(number=None, url=None)
        runner = self.node_document.script_runner
        if runner is not None and self.is_connected and self._is_for_a_sheet:
            runner.fetch_style_sheet(self)
        elif runner is not None and self.is_connected and self._is_for_a_module:
            runner.fetch_a_module(self, self._module_type())

    @property
    def _is_for_a_module(self) -> bool:
        """https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload"""
        href = self.attribute_value("href")
        rel = self.attribute_value("rel")
        if href is None or href == "" or rel is None:
            return False
        return has_token(ascii_lowercase(rel), "modulepreload")

    def _module_type(self) -> str | None:
        """The type of the module, or None for a destination that no module has."""
        given = self.attribute_value("as")
        destination = "script" if given is None else ascii_lowercase(given)
        if destination in ("", "audioworklet", "paintworklet", "script", "serviceworker"):
            return "javascript-or-wasm"
        if destination in ("sharedworker", "worker"):
            return "javascript-or-wasm"
        if destination == "style":
            return "css"
        return destination if destination in ("json", "text") else None

    @property
    def _is_for_a_sheet(self) -> bool:
        """Whether it links a style sheet that is not alternative."""
        href = self.attribute_value("href")
        rel = self.attribute_value("rel")
        if href is None or href == "" or rel is None:
            return False
        types = ascii_lowercase(rel)
        if not has_token(types, "stylesheet") or has_token(types, "alternate"):
            return False
        if self.attribute_value("disabled") is not None:
            return False
        type_ = self.attribute_value("type")
        return type_ is None or type_ == "" or ascii_lowercase(type_) == "text/css"

    def take_sheet(self, number: int | None, url: str | None) -> None:
        """Take the sheet of a number and a URL, or none, in the place of another."""
        self.fetches += 1
        if self.sheet_number is None and number is None:
            return
        self.sheet_number = number
        self.sheet_url = url
        if self.made_sheet is not None:
            self.made_sheet.owner_node = None
            self.made_sheet = None
        document = self.node_document
        document.styles = None
        if document.style_sheets is not None:
            document.style_sheets.sheets_changed()
