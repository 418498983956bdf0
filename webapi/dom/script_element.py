"""Script elements: https://html.spec.whatwg.org/multipage/scripting.html#the-script-element

Written in the subset that is translated to JavaScript. Only engines run scripts: a page's document
has a `ScriptRunner` there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.character_data import child_text_content
from webapi.dom.html_element import HTMLElement
from webapi.dom.reflection import set_reflected_boolean
from webapi.webidl.host import ascii_lowercase, split_on_ascii_whitespace

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.document_parser import DocumentParser
    from webapi.dom.link_element import HTMLLinkElement
    from webapi.dom.node import Node
    from webapi.dom.style_element import HTMLStyleElement

CLASSIC: Final = "classic"
MODULE: Final = "module"
IMPORT_MAP: Final = "importmap"


class ScriptRunner:
    """What runs the scripts of a document: ``glue/page_scripts.js``."""

    __slots__ = ()

    def prepare(
        self, element: HTMLScriptElement, type_: str, source_text: str, is_parser_inserted: bool
    ) -> None:
        """The rest of `prepare_the_script_element`, of an element whose script may run."""

    def active_parser(self) -> DocumentParser | None:
        """The parser of the document, which a script is about to write to."""
        return None

    def begin_parsing(self) -> None:
        """The document has a parser that a script has created."""

    def is_blocking_the_parser(self) -> bool:
        """Whether there is a pending parsing-blocking script."""
        return False

    def stop_parsing(self) -> None:
        """The document is parsed."""

    def fetch_style_sheet(self, element: HTMLLinkElement) -> None:
        """Fetch the style sheet of a link."""

    def fetch_a_module(self, element: HTMLLinkElement, module_type: str | None) -> None:
        """Fetch the module of a link, of None for a destination that no module has."""

    def fetch_imports(self, element: HTMLStyleElement) -> None:
        """Fetch the style sheets that a style element imports."""


class HTMLScriptElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/scripting.html#htmlscriptelement"""

    __slots__ = ("already_started", "force_async", "parser_document", "preparation_time_document")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.parser_document: Document | None = None
        """https://html.spec.whatwg.org/multipage/scripting.html#parser-document"""
        self.preparation_time_document: Document | None = None
        """https://html.spec.whatwg.org/multipage/scripting.html#preparation-time-document"""
        self.force_async = True
        """https://html.spec.whatwg.org/multipage/scripting.html#script-force-async"""
        self.already_started = False
        """https://html.spec.whatwg.org/multipage/scripting.html#already-started"""

    def clone_a_single_node(self, document: Document) -> Node:
        """https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:concept-node-clone-ext"""
        copy = super().clone_a_single_node(document)
        if isinstance(copy, HTMLScriptElement):
            copy.already_started = self.already_started
        return copy

    @property
    def has_post_connection_steps(self) -> bool:
        """Whether it has post-connection steps."""
        return True

    def post_connection_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:concept-node-insert-post-connection-ext"""
        if self.is_connected and self.parser_document is None:
            prepare_the_script_element(self)

    def children_changed_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:children-changed-steps"""
        super().children_changed_steps()
        self.post_connection_steps()

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:concept-element-attributes-change-ext"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if namespace is not None:
            return
        if local_name == "async" and old_value is None:
            self.force_async = False
        if local_name == "src" and old_value is None and value is not None:
            self.post_connection_steps()

    @property
    def async_(self) -> bool:
        """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async"""
        return self.force_async or self.attribute_value("async") is not None

    @async_.setter
    def async_(self, value: bool) -> None:
        self.force_async = False
        set_reflected_boolean(self, "async", value)

    @staticmethod
    def supports(type_: str) -> bool:
        """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-supports"""
        return type_ in (CLASSIC, MODULE, IMPORT_MAP)

    @property
    def text(self) -> str:
        """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-text"""
        return child_text_content(self)

    @text.setter
    def text(self, value: str) -> None:
        self.set_text_content(value)


def prepare_the_script_element(element: HTMLScriptElement) -> None:
    """https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element"""
    if element.already_started:
        return
    parser_document = element.parser_document
    element.parser_document = None
    if parser_document is not None and element.attribute_value("async") is None:
        element.force_async = True
    source_text = child_text_content(element)
    if source_text == "" and element.attribute_value("src") is None:
        return
    if not element.is_connected:
        return
    type_ = script_type(element)
    if type_ is None:
        return
    if parser_document is not None:
        element.parser_document = parser_document
        element.force_async = False
    element.already_started = True
    document = element.node_document
    element.preparation_time_document = document
    if parser_document is not None and parser_document is not document:
        return
    runner = document.script_runner
    if runner is None:  # scripting is disabled
        return
    if type_ == CLASSIC and element.attribute_value("nomodule") is not None:
        return
    if type_ == CLASSIC and _is_for_another_event(element):
        return
    runner.prepare(element, type_, source_text, parser_document is not None)


def script_type(element: HTMLScriptElement) -> str | None:
    """The type in https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element"""
    type_ = element.attribute_value("type")
    language = element.attribute_value("language")
    if type_ is None:
        if language is None or language == "":
            return CLASSIC
        return CLASSIC if is_a_javascript_mime_type(ascii_lowercase(f"text/{language}")) else None
    if type_ == "":
        return CLASSIC
    name = ascii_lowercase(type_)
    if name in (MODULE, IMPORT_MAP):
        return name
    words = split_on_ascii_whitespace(name)
    return CLASSIC if len(words) == 1 and is_a_javascript_mime_type(words[0]) else None


def is_a_javascript_mime_type(essence: str) -> bool:
    """https://mimesniff.spec.whatwg.org/#javascript-mime-type-essence-match"""
    return essence in (
        "application/ecmascript",
        "application/javascript",
        "application/x-ecmascript",
        "application/x-javascript",
        "text/ecmascript",
        "text/javascript",
        "text/javascript1.0",
        "text/javascript1.1",
        "text/javascript1.2",
        "text/javascript1.3",
        "text/javascript1.4",
        "text/javascript1.5",
        "text/jscript",
        "text/livescript",
        "text/x-ecmascript",
        "text/x-javascript",
    )


def _is_for_another_event(element: HTMLScriptElement) -> bool:
    """The step about the attributes ``event`` and ``for`` of `prepare_the_script_element`."""
    for_ = element.attribute_value("for")
    event = element.attribute_value("event")
    if for_ is None or event is None:
        return False
    words = split_on_ascii_whitespace(ascii_lowercase(for_))
    if len(words) != 1 or words[0] != "window":
        return True
    words = split_on_ascii_whitespace(ascii_lowercase(event))
    if len(words) != 1:
        return True
    name = words[0]
    return name not in ("onload", "onload()")
