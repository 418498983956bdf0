"""Documents: https://dom.spec.whatwg.org/#interface-document

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from webapi.dom.attributes import Attr, Attribute
from webapi.dom.character_data import CDATASection, Comment, ProcessingInstruction, Text
from webapi.dom.child_node import ChildNode
from webapi.dom.close_watchers import CloseWatcherManager
from webapi.dom.collections import HTMLCollection
from webapi.dom.custom_elements import (
    create_a_custom_element,
    enqueue_an_upgrade,
    look_up_a_definition,
)
from webapi.dom.document_fragment import DocumentFragment
from webapi.dom.element import Element
from webapi.dom.events import CustomEvent, Event, EventTarget
from webapi.dom.focus import focus_fixup
from webapi.dom.foreign_elements import new_foreign_element
from webapi.dom.host import (
    new_adopted_style_sheets,
    new_event,
    new_registry,
    set_adopted_style_sheets,
    watch_styles,
)
from webapi.dom.html_document import (
    anchors,
    body_element,
    elements_by_name,
    elements_named,
    get_body_color,
    get_dir,
    get_title,
    head_element,
    set_body,
    set_body_color,
    set_dir,
    set_title,
)
from webapi.dom.html_elements import HTMLUnknownElement, new_html_element
from webapi.dom.ids import Ids
from webapi.dom.mutation import adopt_into, append
from webapi.dom.named_elements import NamedElements
from webapi.dom.names import HTML_NAMESPACE, SVG_NAMESPACE, validate_and_extract
from webapi.dom.node import Node, clone_a_node
from webapi.dom.parent_node import ParentNode
from webapi.dom.pointer_capture import PointerCapture
from webapi.dom.shadow_root import ShadowRoot
from webapi.dom.shadow_trees import retarget
from webapi.dom.slots import root_as_shadow_root
from webapi.dom.tree import (
    DOCUMENT_NODE,
    DOCUMENT_TYPE_NODE,
    following_element,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    WeakList,
    ascii_lowercase,
    is_valid_attribute_local_name,
    is_valid_doctype_name,
    is_valid_element_local_name,
    is_xml_name,
    local_time_text,
    text_contains,
)

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList
    from webapi.dom.content_navigable import ContentNavigable
    from webapi.dom.css_cascade import TreeStyles
    from webapi.dom.css_style_sheets import CSSStyleSheet, StyleSheetList
    from webapi.dom.custom_element_registry import CustomElementRegistry
    from webapi.dom.details import HTMLDetailsElement
    from webapi.dom.dialog_element import HTMLDialogElement
    from webapi.dom.document_parser import DocumentParser
    from webapi.dom.element_lists import ElementLists
    from webapi.dom.forms.entry_list import FormEntry
    from webapi.dom.forms.owners import FormTrees
    from webapi.dom.forms.submission import FormSubmission
    from webapi.dom.html_element import HTMLElement
    from webapi.dom.html_elements import HTMLHeadElement, NavigableContainer
    from webapi.dom.live_objects import Unchanged
    from webapi.dom.motion import Motion
    from webapi.dom.ranges import Range
    from webapi.dom.script_element import HTMLScriptElement, ScriptRunner
    from webapi.dom.selection import Selection
    from webapi.dom.traversal import NodeIterator


MOST_CONTROL_NAMES: Final = 1000
"""With so many names, any name may be that of a control."""


class DocumentType(ChildNode):
    """https://dom.spec.whatwg.org/#interface-documenttype"""

    __slots__ = ("name", "public_id", "system_id")

    def __init__(
        self, node_document: Document, name: str, public_id: str = "", system_id: str = ""
    ) -> None:
        super().__init__(DOCUMENT_TYPE_NODE, node_document)
        self.name = name
        self.public_id = public_id
        self.system_id = system_id

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return self.name

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#concept-node-length"""
        return 0

    def element_for_namespaces(self) -> Element | None:
        """The element from which a namespace is located."""
        return None

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        return DocumentType(document, self.name, self.public_id, self.system_id)

    def equals_without_children(self, other: Node) -> bool:
        """https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children"""
        return (
            isinstance(other, DocumentType)
            and self.name == other.name
            and self.public_id == other.public_id
            and self.system_id == other.system_id
        )


class ImportNodeOptions(TypedDict, total=False):
    """https://dom.spec.whatwg.org/#dictdef-importnodeoptions"""

    selfOnly: bool


class Document(ParentNode):
    """https://dom.spec.whatwg.org/#interface-document"""

    __slots__ = (
        *("_adopted_style_sheets", "_collections", "_form_changes", "_implementation", "_styles"),
        "motion",
        *("_template_document", "close_watchers", "content_type", "control_names"),
        *("allow_declarative_shadow_roots", "custom_elements_in_creation"),
        *("ignored_destructive_writes", "parser"),
        *("custom_controls_by_id", "element_lists", "focus_ancestors", "focused", "form_trees"),
        *("has_browsing_context", "has_custom_controls", "has_shadow_trees", "hovered", "ids"),
        *("is_html", "is_observed", "iterators", "live_collections", "mode", "open_details"),
        *("open_dialogs", "open_popovers", "pointer_capture", "pressed", "pressed_dialog"),
        *("pressed_popover", "ranges", "ready_state", "referrer", "registry", "running_script"),
        *("script_runner", "selection", "style_sheets", "unchanged"),
        *("was_used_by_mouse", "will_fix_the_focus", "window"),
    )

    def __init__(self, content_type: str = "application/xml", is_html: bool = False) -> None:
        super().__init__(DOCUMENT_NODE, None)
        self.content_type = content_type
        """https://dom.spec.whatwg.org/#concept-document-content-type"""
        self.is_html = is_html
        """Whether its type is "html": https://dom.spec.whatwg.org/#concept-document-type"""
        self.mode = "no-quirks"
        """https://dom.spec.whatwg.org/#concept-document-mode"""
        self.has_browsing_context = False
        """Whether it has a custom element registry and a selection, as documents of pages have."""
        self.registry: CustomElementRegistry | None = None
        """The custom element registry, once somebody asked for it."""
        self.window: EventTarget | None = None
        """The relevant global object, if there is a browsing context."""
        self.running_script: HTMLScriptElement | None = None
        """The script element whose classic script runs."""
        self.script_runner: ScriptRunner | None = None
        """What runs the scripts, if scripting is enabled."""
        self.allow_declarative_shadow_roots = False
        """https://dom.spec.whatwg.org/#document-allow-declarative-shadow-roots"""
        self.parser: DocumentParser | None = None
        """The parser that builds it step by step, if there is one."""
        self.ignored_destructive_writes = 0
        """https://html.spec.whatwg.org/#ignore-destructive-writes-counter"""
        self.custom_elements_in_creation = 0
        """https://html.spec.whatwg.org/#throw-on-dynamic-markup-insertion-counter"""
        self._implementation: DOMImplementation | None = None
        self._template_document: Document | None = None
        self.ready_state = "complete"
        """https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness"""
        self.referrer = ""
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-referrer"""
        self.focused: Element | None = None
        """https://html.spec.whatwg.org/multipage/interaction.html#focused-area-of-the-document"""
        self.will_fix_the_focus = False
        self.was_used_by_mouse = False
        """Whether the user pressed a button of the mouse last, and no key."""
        self.hovered: Element | None = None
        """What the mouse is over."""
        self.pressed: Element | None = None
        """What the main button of the mouse is down on."""
        self.pointer_capture = PointerCapture()
        self.focus_ancestors: dict[Node, bool] | None = None
        """The ancestors of what is focused, once somebody asked for them."""
        self.open_details: dict[str, HTMLDetailsElement] = {}
        """The open element of each details name group."""
        self.open_popovers: list[HTMLElement] = []
        """The showing popovers that are not manual, in the order in which they were opened.

        https://html.spec.whatwg.org/multipage/popover.html#showing-auto-popover-list
        """
        self._adopted_style_sheets: Any = None
        self.style_sheets: StyleSheetList | None = None
        """The sheets of its style elements, once somebody asked for them."""
        self._styles: TreeStyles | None = None
        self.motion: Motion | None = None
        """Who hears of changes of styles, in a page with transitions or animations."""
        self.open_dialogs: dict[HTMLDialogElement, bool] = {}
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#open-dialogs-list"""
        self.pressed_dialog: HTMLDialogElement | None = None
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-pointerdown-target"""
        self.pressed_popover: HTMLElement | None = None
        """https://html.spec.whatwg.org/multipage/popover.html#popover-pointerdown-target"""
        self.close_watchers = CloseWatcherManager()
        self._collections: dict[str, HTMLCollection] = {}
        # What follows the mutations of its nodes
        self.is_observed = False
        """Whether a mutation observer may observe its nodes."""
        self.has_shadow_trees = False
        """Whether one of its elements may have a shadow root."""
        self.ids: Ids | None = None
        self.element_lists: ElementLists | None = None
        """Lists of elements for the root that was searched last."""
        self.form_trees: FormTrees | None = None
        """What is known of forms and controls, by the roots of their trees."""
        self._form_changes = 0
        self.control_names: dict[str, bool] = {}
        """The names and IDs that controls have had, which may hide members of a form."""
        self.has_custom_controls = False
        """Whether one of its elements may be a form-associated custom element."""
        self.custom_controls_by_id: dict[Element, bool] = {}
        """The connected ones that have an attribute ``form``."""
        self.live_collections: list[HTMLCollection] = []
        """The collections that know their elements."""
        self.ranges: WeakList[Range] | None = None
        """The live ranges whose nodes have this node document."""
        self.selection: Selection | None = None
        """The selection, once somebody asked for it."""
        self.unchanged: Unchanged | None = None
        """What the next change of a node ends."""
        self.iterators: WeakList[NodeIterator] | None = None
        """The NodeIterator objects whose roots have this node document."""

    @property
    def adopted_style_sheets(self) -> Any:
        """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets"""
        if self._adopted_style_sheets is None:
            self._adopted_style_sheets = new_adopted_style_sheets(self)
        return self._adopted_style_sheets

    @adopted_style_sheets.setter
    def adopted_style_sheets(self, sheets: list[CSSStyleSheet]) -> None:
        set_adopted_style_sheets(self.adopted_style_sheets, sheets)

    @property
    def styles(self) -> TreeStyles | None:
        """What is known of the cascade in its tree, once somebody asked for it."""
        return self._styles

    @styles.setter
    def styles(self, styles: TreeStyles | None) -> None:
        if styles is None:
            if self.motion is not None:
                self.motion.sheets_change()
            elif self.has_browsing_context:
                watch_styles(self)
        if styles is None and self.focused is not None:
            focus_fixup(self)
        self._styles = styles

    def follow_with_a_range(self, range: Range) -> None:
        """Let a live range follow the mutations of the document's nodes."""
        if self.ranges is None:
            self.ranges = WeakList()
        self.ranges.append(range)

    def follow_with_an_iterator(self, iterator: NodeIterator) -> None:
        """Let a NodeIterator follow the mutations of the document's nodes."""
        if self.iterators is None:
            self.iterators = WeakList()
        self.iterators.append(iterator)

    def serialized_url(self) -> str:
        """https://dom.spec.whatwg.org/#dom-document-url"""
        return "about:blank"

    def serialized_base_url(self) -> str:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url"""
        return "about:blank"

    # Forms

    def next_form_change(self) -> int:
        """A number that is greater than those before."""
        self._form_changes += 1
        return self._form_changes

    def note_control_name(self, name: str) -> None:
        """Note that a control has this name or ID."""
        if len(self.control_names) < MOST_CONTROL_NAMES:
            self.control_names[name] = True

    def may_have_a_control_named(self, name: str) -> bool:
        """Whether a control may have this name or ID."""
        return name in self.control_names or len(self.control_names) == MOST_CONTROL_NAMES

    def form_encoding(self, accept_charset: str | None) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form"""
        return "UTF-8"

    def empty_file(self) -> Any:
        """The value of a file input without files. Documents of pages have it."""
        return None

    def new_form_data(self, entries: list[FormEntry]) -> Any:
        """The value of a new FormData object with these entries. Documents of pages have it."""
        return entries

    def entries_of_form_data(self, form_data: Any) -> Any:
        """A copy of the entry list of a FormData object."""
        return form_data

    def submit_a_form(self, submission: FormSubmission) -> None:
        """Navigate to what a form submits. Documents without a URL cannot."""

    # Nodes

    @property
    def may_have_a_parent(self) -> bool:
        """Whether it is a DocumentFragment, DocumentType, Element, or CharacterData node."""
        return False

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return "#document"

    def element_for_namespaces(self) -> Element | None:
        """The element from which a namespace is located."""
        return self.document_element

    def get_the_parent(self, event: Event) -> EventTarget | None:
        """https://html.spec.whatwg.org/multipage/dom.html#the-document-object:get-the-parent"""
        return None if event.type == "load" else self.window

    def new_document(self, content_type: str, is_html: bool) -> Document:
        """Create a document for this one's steps."""
        return Document(content_type, is_html)

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        copy = self.new_document(self.content_type, self.is_html)
        copy.mode = self.mode
        return copy

    def get_element_by_id(self, element_id: str) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid"""
        return self._known_ids().first(element_id)

    def _known_ids(self) -> Ids:
        if self.ids is None:
            self.ids = Ids(self)
        return self.ids

    @property
    def named_elements(self) -> NamedElements:
        """The elements that scripts find by name at the document and at its window."""
        ids = self._known_ids()
        if ids.names is None:
            return NamedElements(self, ids)
        return ids.names

    @property
    def target_element(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/browsing-the-web.html#target-element"""
        return None

    def appropriate_template_contents_owner_document(self) -> Document:
        """The document of the contents of templates.

        https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document
        """
        if self._template_document is None:
            new = self.new_document(
                "text/html" if self.is_html else "application/xml", self.is_html
            )
            new._template_document = new
            self._template_document = new
        return self._template_document

    def encoding_parse_and_serialize(self, url: str) -> str | None:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url

        Documents of pages have a base URL and an encoding.
        """
        return None

    # Members

    @property
    def current_script(self) -> HTMLScriptElement | None:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-currentscript"""
        script = self.running_script
        return None if script is None or root_as_shadow_root(script) is not None else script

    @property
    def implementation(self) -> DOMImplementation:
        """https://dom.spec.whatwg.org/#dom-document-implementation"""
        if self._implementation is None:
            self._implementation = DOMImplementation(self)
        return self._implementation

    @property
    def compat_mode(self) -> str:
        """https://dom.spec.whatwg.org/#dom-document-compatmode"""
        return "BackCompat" if self.mode == "quirks" else "CSS1Compat"

    @property
    def doctype(self) -> DocumentType | None:
        """https://dom.spec.whatwg.org/#dom-document-doctype"""
        child = self.first_child
        while child is not None and child.node_type != DOCUMENT_TYPE_NODE:
            child = child.next_sibling
        return None if child is None else cast("DocumentType", child)

    @property
    def document_element(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-document-documentelement"""
        return following_element(self.first_child)

    def new_html_element(self, local_name: str, prefix: str | None) -> Element:
        """Create an element that implements the element interface of a name.

        https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom
        """
        return new_html_element(self, local_name, prefix)

    def new_content_navigable(self, element: NavigableContainer) -> ContentNavigable | None:
        """https://html.spec.whatwg.org/multipage/document-sequences.html#create-a-new-child-navigable

        It is None of a document that no window shows.
        """
        return None

    def new_unknown_element(self, local_name: str) -> Element:
        """Create an HTMLUnknownElement."""
        return HTMLUnknownElement(self, local_name, None)

    @property
    def custom_element_registry(self) -> CustomElementRegistry | None:
        """https://dom.spec.whatwg.org/#dom-documentorshadowroot-customelementregistry"""
        if self.has_browsing_context and self.registry is None:
            self.registry = new_registry(self)
        return self.registry

    def create_an_element(
        self,
        local_name: str,
        namespace: str | None,
        prefix: str | None = None,
        synchronous: bool = False,
    ) -> Element:
        """https://dom.spec.whatwg.org/#concept-create-element"""
        if namespace != HTML_NAMESPACE:
            foreign = new_foreign_element(self, local_name, namespace, prefix)
            return Element(self, local_name, namespace, prefix) if foreign is None else foreign
        if self.registry is None:
            return self.new_html_element(local_name, prefix)
        definition = look_up_a_definition(self, namespace, local_name)
        if definition is None:
            return self.new_html_element(local_name, prefix)
        if synchronous:
            element = create_a_custom_element(definition, self)
            element.prefix = prefix
            return element
        element = self.new_html_element(local_name, prefix)
        enqueue_an_upgrade(element, definition)
        return element

    def create_element(self, local_name: str) -> Element:
        """https://dom.spec.whatwg.org/#dom-document-createelement, without options"""
        if not is_valid_element_local_name(local_name):
            message = "Failed to execute 'createElement' on 'Document': the name is not valid."
            raise DOMException(message, "InvalidCharacterError")
        name = ascii_lowercase(local_name) if self.is_html else local_name
        is_in_html = self.is_html or self.content_type == "application/xhtml+xml"
        namespace = HTML_NAMESPACE if is_in_html else None
        return self.create_an_element(name, namespace, prefix=None, synchronous=True)

    def create_element_ns(self, namespace: str | None, qualified_name: str) -> Element:
        """https://dom.spec.whatwg.org/#internal-createelementns-steps, without options"""
        name = validate_and_extract(namespace, qualified_name, is_attribute=False)
        return self.create_an_element(
            name.local_name, name.namespace, name.prefix, synchronous=True
        )

    def create_document_fragment(self) -> DocumentFragment:
        """https://dom.spec.whatwg.org/#dom-document-createdocumentfragment"""
        return DocumentFragment(self)

    def create_text_node(self, data: str) -> Text:
        """https://dom.spec.whatwg.org/#dom-document-createtextnode"""
        return Text(self, data)

    def create_cdata_section(self, data: str) -> CDATASection:
        """https://dom.spec.whatwg.org/#dom-document-createcdatasection"""
        if self.is_html:
            message = "An HTML document has no CDATA sections."
            raise DOMException(message, "NotSupportedError")
        if text_contains(data, "]]>"):
            raise DOMException("The data contains ']]>'.", "InvalidCharacterError")
        return CDATASection(self, data)

    def create_comment(self, data: str) -> Comment:
        """https://dom.spec.whatwg.org/#dom-document-createcomment"""
        return Comment(self, data)

    def create_processing_instruction(self, target: str, data: str) -> ProcessingInstruction:
        """https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction"""
        if not is_xml_name(target):
            raise DOMException("The target is not a name.", "InvalidCharacterError")
        if text_contains(data, "?>"):
            raise DOMException("The data contains '?>'.", "InvalidCharacterError")
        return ProcessingInstruction(self, target, data)

    def import_node(self, node: Node, options: ImportNodeOptions | bool) -> Node:
        """https://dom.spec.whatwg.org/#dom-document-importnode, without custom elements"""
        if node.node_type == DOCUMENT_NODE or isinstance(node, ShadowRoot):
            message = "Documents and shadow roots cannot be imported."
            raise DOMException(message, "NotSupportedError")
        if isinstance(options, bool):
            return clone_a_node(node, self, options)
        return clone_a_node(node, self, options.get("selfOnly") is not True)

    def adopt_node(self, node: Node) -> Node:
        """https://dom.spec.whatwg.org/#dom-document-adoptnode"""
        if node.node_type == DOCUMENT_NODE:
            raise DOMException("A document cannot be adopted.", "NotSupportedError")
        if isinstance(node, ShadowRoot):
            raise DOMException("A shadow root stays with its host.", "HierarchyRequestError")
        adopt_into(node, self)
        return node

    def create_attribute(self, local_name: str) -> Attr:
        """https://dom.spec.whatwg.org/#dom-document-createattribute"""
        if not is_valid_attribute_local_name(local_name):
            raise DOMException("The name of the attribute is not valid.", "InvalidCharacterError")
        return Attr(
            self, Attribute(ascii_lowercase(local_name) if self.is_html else local_name, "")
        )

    def create_attribute_ns(self, namespace: str | None, qualified_name: str) -> Attr:
        """https://dom.spec.whatwg.org/#dom-document-createattributens"""
        name = validate_and_extract(namespace, qualified_name, is_attribute=True)
        return Attr(self, Attribute(name.local_name, "", name.namespace, name.prefix))

    def create_event(self, interface: str) -> Event:
        """https://dom.spec.whatwg.org/#dom-document-createevent

        As in Chromium, there is ``TransitionEvent``, too. ``DeviceMotionEvent`` and ``TouchEvent``
        are missing.
        """
        name = ascii_lowercase(interface)
        event: Event | None = None
        if name in ("customevent", "event", "events", "htmlevents", "svgevents"):
            event = CustomEvent() if name == "customevent" else Event()
        elif name in ("mouseevents", "uievents"):
            event = new_event("mouseevent" if name == "mouseevents" else "uievent")
        elif name in (
            "beforeunloadevent",
            "compositionevent",
            "deviceorientationevent",
            "dragevent",
            "focusevent",
            "hashchangeevent",
            "keyboardevent",
            "messageevent",
            "mouseevent",
            "storageevent",
            "textevent",
            "transitionevent",
            "uievent",
        ):
            event = new_event(name)
        if event is None:
            raise DOMException("There are no events of this interface.", "NotSupportedError")
        event.initialized_flag = False
        return event

    # Members of HTML

    def _collection(self, name: str) -> HTMLCollection:
        """The collection of the elements of a name: the same one each time."""
        found = self._collections.get(name)
        if found is None:
            found = elements_named(self, name)
            self._collections[name] = found
        return found

    @property
    def titles(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/dom.html#the-title-element-2 is the first one."""
        return self._collection("title")

    @property
    def images(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-images"""
        return self._collection("img")

    @property
    def embeds(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-embeds"""
        return self._collection("embed")

    @property
    def forms(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-forms"""
        return self._collection("form")

    @property
    def scripts(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-scripts"""
        return self._collection("script")

    @property
    def plugins(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-plugins"""
        return self._collection("embed")

    @property
    def anchors(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors"""
        found = self._collections.get("#anchors")
        if found is None:
            found = anchors(self)
            self._collections["#anchors"] = found
        return found

    @property
    def fg_color(self) -> str:
        """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor"""
        return get_body_color(self, "text")

    @fg_color.setter
    def fg_color(self, value: str) -> None:
        set_body_color(self, "text", value)

    @property
    def link_color(self) -> str:
        """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor"""
        return get_body_color(self, "link")

    @link_color.setter
    def link_color(self, value: str) -> None:
        set_body_color(self, "link", value)

    @property
    def vlink_color(self) -> str:
        """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor"""
        return get_body_color(self, "vlink")

    @vlink_color.setter
    def vlink_color(self, value: str) -> None:
        set_body_color(self, "vlink", value)

    @property
    def alink_color(self) -> str:
        """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor"""
        return get_body_color(self, "alink")

    @alink_color.setter
    def alink_color(self, value: str) -> None:
        set_body_color(self, "alink", value)

    @property
    def bg_color(self) -> str:
        """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor"""
        return get_body_color(self, "bgcolor")

    @bg_color.setter
    def bg_color(self, value: str) -> None:
        set_body_color(self, "bgcolor", value)

    def open(self, unused1: str | None = None, unused2: str | None = None) -> Document:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-open"""
        self.open_for_markup()
        return self

    def write(self, texts: list[str]) -> None:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-write"""
        self.write_markup(texts, "")

    def writeln(self, texts: list[str]) -> None:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-writeln"""
        self.write_markup(texts, "\n")

    def close(self) -> None:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close"""
        self.close_markup()

    def open_for_markup(self) -> None:
        """Run the document open steps. Documents of pages do."""

    def write_markup(self, texts: list[str], line_feed: str) -> None:
        """Run the document write steps. Documents of pages do."""

    def close_markup(self) -> None:
        """Run the steps of close(). Documents of pages do."""

    @property
    def title(self) -> str:
        """https://html.spec.whatwg.org/multipage/dom.html#document.title"""
        return get_title(self)

    @title.setter
    def title(self, value: str) -> None:
        set_title(self, value)

    @property
    def dir(self) -> str:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir"""
        return get_dir(self)

    @dir.setter
    def dir(self, value: str) -> None:
        set_dir(self, value)

    @property
    def body(self) -> HTMLElement | None:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-body"""
        return body_element(self)

    @body.setter
    def body(self, value: HTMLElement | None) -> None:
        set_body(self, value)

    @property
    def head(self) -> HTMLHeadElement | None:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-head"""
        return head_element(self)

    @property
    def active_element(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement"""
        if self.focused is not None:
            return cast("Element", retarget(self.focused, self))
        body = body_element(self)
        return self.document_element if body is None else body

    def has_focus(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hasfocus

        Only frames are other documents that can have the focus: ``glue/html_nodes.js``.
        """
        return True

    def take_the_focus(self) -> None:
        """Let the document that has the focus lose it to this one."""

    @property
    def visibility_state(self) -> str:
        """https://html.spec.whatwg.org/multipage/interaction.html#visibility-state

        Nothing hides a window.
        """
        return "hidden" if self.window is None else "visible"

    @property
    def hidden(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hidden"""
        return self.visibility_state == "hidden"

    @property
    def last_modified(self) -> str:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-lastmodified

        The source's modification is not known.
        """
        return local_time_text()

    def get_elements_by_name(self, element_name: str) -> NodeList:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname"""
        return elements_by_name(self, element_name)


class DOMImplementation:
    """https://dom.spec.whatwg.org/#interface-domimplementation"""

    __slots__ = ("document", "platform_object")

    def __init__(self, document: Document) -> None:
        self.platform_object: Any = None
        self.document = document

    def create_document_type(self, name: str, public_id: str, system_id: str) -> DocumentType:
        """https://dom.spec.whatwg.org/#dom-domimplementation-createdocumenttype"""
        if not is_valid_doctype_name(name):
            raise DOMException("The name of the doctype is not valid.", "InvalidCharacterError")
        return DocumentType(self.document, name, public_id, system_id)

    def create_document(
        self, namespace: str | None, qualified_name: str, doctype: DocumentType | None = None
    ) -> Document:
        """https://dom.spec.whatwg.org/#dom-domimplementation-createdocument"""
        content_type = "application/xml"
        if namespace == HTML_NAMESPACE:
            content_type = "application/xhtml+xml"
        elif namespace == SVG_NAMESPACE:
            content_type = "image/svg+xml"
        document = self.document.new_document(content_type, is_html=False)
        element: Element | None = None
        if qualified_name != "":
            element = document.create_element_ns(namespace, qualified_name)
        if doctype is not None:
            append(doctype, document)
        if element is not None:
            append(element, document)
        return document

    def create_html_document(self, title: str | None = None) -> Document:
        """https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument"""
        document = self.document.new_document("text/html", is_html=True)
        append(DocumentType(document, "html"), document)
        append_html_head_and_body(document, title)
        return document

    def has_feature(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-domimplementation-hasfeature"""
        return True


def append_html_head_and_body(document: Document, title: str | None) -> None:
    """Append what each HTML document has, also https://html.spec.whatwg.org/#is-initial-about:blank"""
    html = document.create_an_element("html", HTML_NAMESPACE)
    append(html, document)
    head = document.create_an_element("head", HTML_NAMESPACE)
    append(head, html)
    if title is not None:
        title_element = document.create_an_element("title", HTML_NAMESPACE)
        append(title_element, head)
        append(document.create_text_node(title), title_element)
    append(document.create_an_element("body", HTML_NAMESPACE), html)
