"""Types of the Element interface. Made by ``python -m idl``."""

from collections.abc import Iterable
from typing import Never

from webapi.interfaces.attr import Attr
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_slot_element import HTMLSlotElement
from webapi.interfaces.named_node_map import NamedNodeMap
from webapi.interfaces.node import Node
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.shadow_root import ShadowRoot
from webapi.interfaces.shadow_root_init import ShadowRootInit
from webapi.steps.aria_mixin import Slots as _ARIAMixinSlots
from webapi.steps.child_node import Slots as _ChildNodeSlots
from webapi.steps.element import Slots as _ElementSlots
from webapi.steps.non_document_type_child_node import Slots as _NonDocumentTypeChildNodeSlots
from webapi.steps.parent_node import Slots as _ParentNodeSlots
from webapi.steps.slottable import Slots as _SlottableSlots
from webapi.webidl.types import NumberLike, StringLike

class Element(
    Node,
    _ElementSlots,
    _ARIAMixinSlots,
    _SlottableSlots,
    _ParentNodeSlots,
    _NonDocumentTypeChildNodeSlots,
    _ChildNodeSlots,
):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def namespaceURI(self) -> str | None:
        """The namespace, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-namespaceuri
        """
    @property
    def prefix(self) -> str | None:
        """The prefix, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-prefix
        """
    @property
    def localName(self) -> str:
        """The name without a prefix, in lower case if HTML made it.

        https://dom.spec.whatwg.org/#dom-element-localname
        """
    @property
    def tagName(self) -> str:
        """The name with its prefix, in upper case for an HTML element of an HTML document.

        https://dom.spec.whatwg.org/#dom-element-tagname
        """
    @property
    def id(self) -> str:
        """The attribute ``id``.

        https://dom.spec.whatwg.org/#dom-element-id
        """
    @id.setter
    def id(self, value: StringLike, /) -> None: ...
    @property
    def className(self) -> str:
        """The attribute ``class``.

        https://dom.spec.whatwg.org/#dom-element-classname
        """
    @className.setter
    def className(self, value: StringLike, /) -> None: ...
    @property
    def classList(self) -> DOMTokenList:
        """The classes, in a live list that can change them.

        https://dom.spec.whatwg.org/#dom-element-classlist
        """
    @classList.setter
    def classList(self, value: StringLike, /) -> None: ...
    @property
    def slot(self) -> str:
        """The attribute ``slot``.

        https://dom.spec.whatwg.org/#dom-element-slot
        """
    @slot.setter
    def slot(self, value: StringLike, /) -> None: ...
    @property
    def part(self) -> DOMTokenList:
        """The parts that the element is, in a live list: the attribute ``part``.

        https://dom.spec.whatwg.org/#dom-element-part
        """
    @part.setter
    def part(self, value: StringLike, /) -> None: ...
    def attachShadow(self, init: ShadowRootInit) -> ShadowRoot: ...
    @property
    def shadowRoot(self) -> ShadowRoot | None:
        """The shadow root if it is open, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-shadowroot
        """
    def hasAttributes(self) -> bool: ...
    @property
    def attributes(self) -> NamedNodeMap:
        """The attributes, in a live list.

        https://dom.spec.whatwg.org/#dom-element-attributes
        """
    def getAttributeNames(self) -> list[str]: ...
    def getAttribute(self, qualifiedName: StringLike) -> str | None: ...
    def getAttributeNS(self, namespace: StringLike, localName: StringLike) -> str | None: ...
    def setAttribute(self, qualifiedName: StringLike, value: StringLike) -> None: ...
    def setAttributeNS(
        self, namespace: StringLike, qualifiedName: StringLike, value: StringLike
    ) -> None: ...
    def removeAttribute(self, qualifiedName: StringLike) -> None: ...
    def removeAttributeNS(self, namespace: StringLike, localName: StringLike) -> None: ...
    def toggleAttribute(self, qualifiedName: StringLike, force: bool | None = None) -> bool: ...
    def hasAttribute(self, qualifiedName: StringLike) -> bool: ...
    def hasAttributeNS(self, namespace: StringLike, localName: StringLike) -> bool: ...
    def getAttributeNode(self, qualifiedName: StringLike) -> Attr | None: ...
    def getAttributeNodeNS(self, namespace: StringLike, localName: StringLike) -> Attr | None: ...
    def setAttributeNode(self, attr: Attr) -> Attr | None: ...
    def setAttributeNodeNS(self, attr: Attr) -> Attr | None: ...
    def removeAttributeNode(self, attr: Attr) -> Attr: ...
    def closest(self, selectors: StringLike) -> Element | None: ...
    def matches(self, selectors: StringLike) -> bool: ...
    def webkitMatchesSelector(self, selectors: StringLike) -> bool: ...
    def getElementsByTagName(self, qualifiedName: StringLike) -> HTMLCollection: ...
    def getElementsByTagNameNS(
        self, namespace: StringLike, localName: StringLike
    ) -> HTMLCollection: ...
    def getElementsByClassName(self, classNames: StringLike) -> HTMLCollection: ...
    def insertAdjacentElement(self, where: StringLike, element: Element) -> Element | None: ...
    def insertAdjacentText(self, where: StringLike, data: StringLike) -> None: ...
    @property
    def innerHTML(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-element-innerhtml"""
    @innerHTML.setter
    def innerHTML(self, value: StringLike, /) -> None: ...
    @property
    def outerHTML(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-element-outerhtml"""
    @outerHTML.setter
    def outerHTML(self, value: StringLike, /) -> None: ...
    def insertAdjacentHTML(self, position: StringLike, string: StringLike) -> None: ...
    def setPointerCapture(self, pointerId: NumberLike) -> None: ...
    def releasePointerCapture(self, pointerId: NumberLike) -> None: ...
    def hasPointerCapture(self, pointerId: NumberLike) -> bool: ...
    @property
    def role(self) -> str | None:
        """The attribute ``role``.

        https://w3c.github.io/aria/#dom-ariamixin-role
        """
    @role.setter
    def role(self, value: StringLike, /) -> None: ...
    @property
    def ariaActiveDescendantElement(self) -> Element | None:
        """The element that is active in it: the one whose ID ``aria-activedescendant`` is, or the
        one that was set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaactivedescendantelement
        """
    @ariaActiveDescendantElement.setter
    def ariaActiveDescendantElement(self, value: Element | None, /) -> None: ...
    @property
    def ariaAtomic(self) -> str | None:
        """The attribute ``aria-atomic``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaatomic
        """
    @ariaAtomic.setter
    def ariaAtomic(self, value: StringLike, /) -> None: ...
    @property
    def ariaAutoComplete(self) -> str | None:
        """The attribute ``aria-autocomplete``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaautocomplete
        """
    @ariaAutoComplete.setter
    def ariaAutoComplete(self, value: StringLike, /) -> None: ...
    @property
    def ariaBrailleLabel(self) -> str | None:
        """The attribute ``aria-braillelabel``.

        https://w3c.github.io/aria/#dom-ariamixin-ariabraillelabel
        """
    @ariaBrailleLabel.setter
    def ariaBrailleLabel(self, value: StringLike, /) -> None: ...
    @property
    def ariaBrailleRoleDescription(self) -> str | None:
        """The attribute ``aria-brailleroledescription``.

        https://w3c.github.io/aria/#dom-ariamixin-ariabrailleroledescription
        """
    @ariaBrailleRoleDescription.setter
    def ariaBrailleRoleDescription(self, value: StringLike, /) -> None: ...
    @property
    def ariaBusy(self) -> str | None:
        """The attribute ``aria-busy``.

        https://w3c.github.io/aria/#dom-ariamixin-ariabusy
        """
    @ariaBusy.setter
    def ariaBusy(self, value: StringLike, /) -> None: ...
    @property
    def ariaChecked(self) -> str | None:
        """The attribute ``aria-checked``.

        https://w3c.github.io/aria/#dom-ariamixin-ariachecked
        """
    @ariaChecked.setter
    def ariaChecked(self, value: StringLike, /) -> None: ...
    @property
    def ariaColCount(self) -> str | None:
        """The attribute ``aria-colcount``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolcount
        """
    @ariaColCount.setter
    def ariaColCount(self, value: StringLike, /) -> None: ...
    @property
    def ariaColIndex(self) -> str | None:
        """The attribute ``aria-colindex``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindex
        """
    @ariaColIndex.setter
    def ariaColIndex(self, value: StringLike, /) -> None: ...
    @property
    def ariaColIndexText(self) -> str | None:
        """The attribute ``aria-colindextext``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindextext
        """
    @ariaColIndexText.setter
    def ariaColIndexText(self, value: StringLike, /) -> None: ...
    @property
    def ariaColSpan(self) -> str | None:
        """The attribute ``aria-colspan``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolspan
        """
    @ariaColSpan.setter
    def ariaColSpan(self, value: StringLike, /) -> None: ...
    @property
    def ariaControlsElements(self) -> tuple[Element, ...] | None:
        """The elements that it controls: those whose IDs ``aria-controls`` has, or those that were
        set.

        https://w3c.github.io/aria/#dom-ariamixin-ariacontrolselements
        """
    @ariaControlsElements.setter
    def ariaControlsElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaCurrent(self) -> str | None:
        """The attribute ``aria-current``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacurrent
        """
    @ariaCurrent.setter
    def ariaCurrent(self, value: StringLike, /) -> None: ...
    @property
    def ariaDescribedByElements(self) -> tuple[Element, ...] | None:
        """The elements that describe it: those whose IDs ``aria-describedby`` has, or those that
        were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariadescribedbyelements
        """
    @ariaDescribedByElements.setter
    def ariaDescribedByElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaDescription(self) -> str | None:
        """The attribute ``aria-description``.

        https://w3c.github.io/aria/#dom-ariamixin-ariadescription
        """
    @ariaDescription.setter
    def ariaDescription(self, value: StringLike, /) -> None: ...
    @property
    def ariaDetailsElements(self) -> tuple[Element, ...] | None:
        """The elements with details of it: those whose IDs ``aria-details`` has, or those that were
        set.

        https://w3c.github.io/aria/#dom-ariamixin-ariadetailselements
        """
    @ariaDetailsElements.setter
    def ariaDetailsElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaDisabled(self) -> str | None:
        """The attribute ``aria-disabled``.

        https://w3c.github.io/aria/#dom-ariamixin-ariadisabled
        """
    @ariaDisabled.setter
    def ariaDisabled(self, value: StringLike, /) -> None: ...
    @property
    def ariaErrorMessageElements(self) -> tuple[Element, ...] | None:
        """The elements with its error messages: those whose IDs ``aria-errormessage`` has, or those
        that were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaerrormessageelements
        """
    @ariaErrorMessageElements.setter
    def ariaErrorMessageElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaExpanded(self) -> str | None:
        """The attribute ``aria-expanded``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaexpanded
        """
    @ariaExpanded.setter
    def ariaExpanded(self, value: StringLike, /) -> None: ...
    @property
    def ariaFlowToElements(self) -> tuple[Element, ...] | None:
        """The elements that a reader may read next: those whose IDs ``aria-flowto`` has, or those
        that were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaflowtoelements
        """
    @ariaFlowToElements.setter
    def ariaFlowToElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaHasPopup(self) -> str | None:
        """The attribute ``aria-haspopup``.

        https://w3c.github.io/aria/#dom-ariamixin-ariahaspopup
        """
    @ariaHasPopup.setter
    def ariaHasPopup(self, value: StringLike, /) -> None: ...
    @property
    def ariaHidden(self) -> str | None:
        """The attribute ``aria-hidden``.

        https://w3c.github.io/aria/#dom-ariamixin-ariahidden
        """
    @ariaHidden.setter
    def ariaHidden(self, value: StringLike, /) -> None: ...
    @property
    def ariaInvalid(self) -> str | None:
        """The attribute ``aria-invalid``.

        https://w3c.github.io/aria/#dom-ariamixin-ariainvalid
        """
    @ariaInvalid.setter
    def ariaInvalid(self, value: StringLike, /) -> None: ...
    @property
    def ariaKeyShortcuts(self) -> str | None:
        """The attribute ``aria-keyshortcuts``.

        https://w3c.github.io/aria/#dom-ariamixin-ariakeyshortcuts
        """
    @ariaKeyShortcuts.setter
    def ariaKeyShortcuts(self, value: StringLike, /) -> None: ...
    @property
    def ariaLabel(self) -> str | None:
        """The attribute ``aria-label``.

        https://w3c.github.io/aria/#dom-ariamixin-arialabel
        """
    @ariaLabel.setter
    def ariaLabel(self, value: StringLike, /) -> None: ...
    @property
    def ariaLabelledByElements(self) -> tuple[Element, ...] | None:
        """The elements that label it: those whose IDs ``aria-labelledby`` has, or those that were
        set.

        https://w3c.github.io/aria/#dom-ariamixin-arialabelledbyelements
        """
    @ariaLabelledByElements.setter
    def ariaLabelledByElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaLevel(self) -> str | None:
        """The attribute ``aria-level``.

        https://w3c.github.io/aria/#dom-ariamixin-arialevel
        """
    @ariaLevel.setter
    def ariaLevel(self, value: StringLike, /) -> None: ...
    @property
    def ariaLive(self) -> str | None:
        """The attribute ``aria-live``.

        https://w3c.github.io/aria/#dom-ariamixin-arialive
        """
    @ariaLive.setter
    def ariaLive(self, value: StringLike, /) -> None: ...
    @property
    def ariaModal(self) -> str | None:
        """The attribute ``aria-modal``.

        https://w3c.github.io/aria/#dom-ariamixin-ariamodal
        """
    @ariaModal.setter
    def ariaModal(self, value: StringLike, /) -> None: ...
    @property
    def ariaMultiLine(self) -> str | None:
        """The attribute ``aria-multiline``.

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiline
        """
    @ariaMultiLine.setter
    def ariaMultiLine(self, value: StringLike, /) -> None: ...
    @property
    def ariaMultiSelectable(self) -> str | None:
        """The attribute ``aria-multiselectable``.

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiselectable
        """
    @ariaMultiSelectable.setter
    def ariaMultiSelectable(self, value: StringLike, /) -> None: ...
    @property
    def ariaOrientation(self) -> str | None:
        """The attribute ``aria-orientation``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaorientation
        """
    @ariaOrientation.setter
    def ariaOrientation(self, value: StringLike, /) -> None: ...
    @property
    def ariaOwnsElements(self) -> tuple[Element, ...] | None:
        """The elements that it owns: those whose IDs ``aria-owns`` has, or those that were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaownselements
        """
    @ariaOwnsElements.setter
    def ariaOwnsElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaPlaceholder(self) -> str | None:
        """The attribute ``aria-placeholder``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaplaceholder
        """
    @ariaPlaceholder.setter
    def ariaPlaceholder(self, value: StringLike, /) -> None: ...
    @property
    def ariaPosInSet(self) -> str | None:
        """The attribute ``aria-posinset``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaposinset
        """
    @ariaPosInSet.setter
    def ariaPosInSet(self, value: StringLike, /) -> None: ...
    @property
    def ariaPressed(self) -> str | None:
        """The attribute ``aria-pressed``.

        https://w3c.github.io/aria/#dom-ariamixin-ariapressed
        """
    @ariaPressed.setter
    def ariaPressed(self, value: StringLike, /) -> None: ...
    @property
    def ariaReadOnly(self) -> str | None:
        """The attribute ``aria-readonly``.

        https://w3c.github.io/aria/#dom-ariamixin-ariareadonly
        """
    @ariaReadOnly.setter
    def ariaReadOnly(self, value: StringLike, /) -> None: ...
    @property
    def ariaRelevant(self) -> str | None:
        """The attribute ``aria-relevant``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarelevant
        """
    @ariaRelevant.setter
    def ariaRelevant(self, value: StringLike, /) -> None: ...
    @property
    def ariaRequired(self) -> str | None:
        """The attribute ``aria-required``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarequired
        """
    @ariaRequired.setter
    def ariaRequired(self, value: StringLike, /) -> None: ...
    @property
    def ariaRoleDescription(self) -> str | None:
        """The attribute ``aria-roledescription``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaroledescription
        """
    @ariaRoleDescription.setter
    def ariaRoleDescription(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowCount(self) -> str | None:
        """The attribute ``aria-rowcount``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowcount
        """
    @ariaRowCount.setter
    def ariaRowCount(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowIndex(self) -> str | None:
        """The attribute ``aria-rowindex``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindex
        """
    @ariaRowIndex.setter
    def ariaRowIndex(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowIndexText(self) -> str | None:
        """The attribute ``aria-rowindextext``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindextext
        """
    @ariaRowIndexText.setter
    def ariaRowIndexText(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowSpan(self) -> str | None:
        """The attribute ``aria-rowspan``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowspan
        """
    @ariaRowSpan.setter
    def ariaRowSpan(self, value: StringLike, /) -> None: ...
    @property
    def ariaSelected(self) -> str | None:
        """The attribute ``aria-selected``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaselected
        """
    @ariaSelected.setter
    def ariaSelected(self, value: StringLike, /) -> None: ...
    @property
    def ariaSetSize(self) -> str | None:
        """The attribute ``aria-setsize``.

        https://w3c.github.io/aria/#dom-ariamixin-ariasetsize
        """
    @ariaSetSize.setter
    def ariaSetSize(self, value: StringLike, /) -> None: ...
    @property
    def ariaSort(self) -> str | None:
        """The attribute ``aria-sort``.

        https://w3c.github.io/aria/#dom-ariamixin-ariasort
        """
    @ariaSort.setter
    def ariaSort(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueMax(self) -> str | None:
        """The attribute ``aria-valuemax``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemax
        """
    @ariaValueMax.setter
    def ariaValueMax(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueMin(self) -> str | None:
        """The attribute ``aria-valuemin``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemin
        """
    @ariaValueMin.setter
    def ariaValueMin(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueNow(self) -> str | None:
        """The attribute ``aria-valuenow``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluenow
        """
    @ariaValueNow.setter
    def ariaValueNow(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueText(self) -> str | None:
        """The attribute ``aria-valuetext``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluetext
        """
    @ariaValueText.setter
    def ariaValueText(self, value: StringLike, /) -> None: ...
    @property
    def assignedSlot(self) -> HTMLSlotElement | None:
        """The slot of an open shadow tree to which it is assigned, or ``None``.

        https://dom.spec.whatwg.org/#dom-slotable-assignedslot
        """
    @property
    def children(self) -> HTMLCollection:
        """The children that are elements, in a live collection.

        https://dom.spec.whatwg.org/#dom-parentnode-children
        """
    @property
    def firstElementChild(self) -> Element | None:
        """The first child that is an element, or ``None``.

        https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
        """
    @property
    def lastElementChild(self) -> Element | None:
        """The last child that is an element, or ``None``.

        https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
        """
    @property
    def childElementCount(self) -> int:
        """How many children are elements.

        https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
        """
    def prepend(self, *nodes: Node | StringLike) -> None: ...
    def append(self, *nodes: Node | StringLike) -> None: ...
    def replaceChildren(self, *nodes: Node | StringLike) -> None: ...
    def moveBefore(self, node: Node, child: Node | None) -> None: ...
    def querySelector(self, selectors: StringLike) -> Element | None: ...
    def querySelectorAll(self, selectors: StringLike) -> NodeList[Element]: ...
    @property
    def previousElementSibling(self) -> Element | None:
        """The nearest element before the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling
        """
    @property
    def nextElementSibling(self) -> Element | None:
        """The nearest element behind the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling
        """
    def before(self, *nodes: Node | StringLike) -> None: ...
    def after(self, *nodes: Node | StringLike) -> None: ...
    def replaceWith(self, *nodes: Node | StringLike) -> None: ...
    def remove(self) -> None: ...

def new_object(value: object) -> Element: ...
