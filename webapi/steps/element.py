"""The steps of the Element class: https://dom.spec.whatwg.org/#interface-element"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from webapi.dom.element import Element as Implementation
from webapi.dom.inner_html import (
    get_inner_html,
    get_outer_html,
    insert_adjacent_html,
    set_inner_html,
    set_outer_html,
)
from webapi.url.redaction import hide_password_in_text
from webapi.webidl.exceptions import shown

from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.attributes import Attr as AttrImpl
    from webapi.dom.attributes import NamedNodeMap as NamedNodeMapImpl
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.shadow_root import ShadowRoot as ShadowRootImpl
    from webapi.dom.shadow_root import ShadowRootInit
    from webapi.dom.token_sets import DOMTokenList as DOMTokenListImpl
    from webapi.interfaces.attr import Attr
    from webapi.interfaces.element import Element


State: TypeAlias = Implementation


class Slots:
    """Element objects have no private attributes of their own."""


def localName_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-localname"""
    result: str = this._webapi_node.local_name
    return result


def tagName_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#element-html-uppercased-qualified-name"""
    result: str = this._webapi_node.tag_name
    return result


def getAttributeNames(this: Element) -> list[str]:
    """https://dom.spec.whatwg.org/#dom-element-getattributenames"""
    result: list[str] = this._webapi_node.get_attribute_names()
    return result


def getAttribute(this: Element, qualifiedName: str) -> str | None:
    """https://dom.spec.whatwg.org/#dom-element-getattribute"""
    result: str | None = this._webapi_node.get_attribute(qualifiedName)
    return result


def setAttribute(this: Element, qualifiedName: str, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-setattribute"""
    this._webapi_node.set_attribute(qualifiedName, value)


def removeAttribute(this: Element, qualifiedName: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-removeattribute"""
    this._webapi_node.remove_attribute(qualifiedName)


def hasAttribute(this: Element, qualifiedName: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-hasattribute"""
    result: bool = this._webapi_node.has_attribute(qualifiedName)
    return result


def namespaceURI_getter(this: Element) -> str | None:
    """https://dom.spec.whatwg.org/#dom-element-namespaceuri"""
    result: str | None = this._webapi_node.namespace_uri
    return result


def prefix_getter(this: Element) -> str | None:
    """https://dom.spec.whatwg.org/#dom-element-prefix"""
    result: str | None = this._webapi_node.prefix
    return result


def id_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-id"""
    result: str = this._webapi_node.id
    return result


def id_setter(this: Element, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-id"""
    this._webapi_node.id = value


def className_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-classname"""
    result: str = this._webapi_node.class_name
    return result


def className_setter(this: Element, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-classname"""
    this._webapi_node.class_name = value


def classList_getter(this: Element) -> DOMTokenListImpl:
    """https://dom.spec.whatwg.org/#dom-element-classlist"""
    result: DOMTokenListImpl = this._webapi_node.class_list
    return result


def part_getter(this: Element) -> DOMTokenListImpl:
    """https://drafts.csswg.org/css-shadow-1/#dom-element-part"""
    result: DOMTokenListImpl = this._webapi_node.part
    return result


def slot_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-slot"""
    result: str = this._webapi_node.slot
    return result


def slot_setter(this: Element, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-slot"""
    this._webapi_node.slot = value


def attachShadow(this: Element, init: ShadowRootInit) -> ShadowRootImpl:
    """https://dom.spec.whatwg.org/#dom-element-attachshadow"""
    result: ShadowRootImpl = this._webapi_node.attach_shadow(init)
    return result


def shadowRoot_getter(this: Element) -> ShadowRootImpl | None:
    """https://dom.spec.whatwg.org/#dom-element-shadowroot"""
    result: ShadowRootImpl | None = this._webapi_node.shadow_root
    return result


def hasAttributes(this: Element) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-hasattributes"""
    result: bool = this._webapi_node.has_attributes()
    return result


def attributes_getter(this: Element) -> NamedNodeMapImpl:
    """https://dom.spec.whatwg.org/#dom-element-attributes"""
    result: NamedNodeMapImpl = this._webapi_node.attributes
    return result


def getAttributeNS(this: Element, namespace: str | None, localName: str) -> str | None:
    """https://dom.spec.whatwg.org/#dom-element-getattributens"""
    result: str | None = this._webapi_node.get_attribute_ns(namespace, localName)
    return result


def setAttributeNS(this: Element, namespace: str | None, qualifiedName: str, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-setattributens"""
    this._webapi_node.set_attribute_ns(namespace, qualifiedName, value)


def removeAttributeNS(this: Element, namespace: str | None, localName: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-removeattributens"""
    this._webapi_node.remove_attribute_ns(namespace, localName)


def toggleAttribute(this: Element, qualifiedName: str, force: bool | None) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-toggleattribute"""
    result: bool = this._webapi_node.toggle_attribute(qualifiedName, force)
    return result


def hasAttributeNS(this: Element, namespace: str | None, localName: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-hasattributens"""
    result: bool = this._webapi_node.has_attribute_ns(namespace, localName)
    return result


def getAttributeNode(this: Element, qualifiedName: str) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-element-getattributenode"""
    result: AttrImpl | None = this._webapi_node.get_attribute_node(qualifiedName)
    return result


def getAttributeNodeNS(this: Element, namespace: str | None, localName: str) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-element-getattributenodens"""
    result: AttrImpl | None = this._webapi_node.get_attribute_node_ns(namespace, localName)
    return result


def setAttributeNode(this: Element, attr: Attr) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#concept-element-attributes-set"""
    result: AttrImpl | None = this._webapi_node.set_attribute_node(attr._webapi_node)
    return result


def setAttributeNodeNS(this: Element, attr: Attr) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-element-setattributenodens"""
    result: AttrImpl | None = this._webapi_node.set_attribute_node_ns(attr._webapi_node)
    return result


def removeAttributeNode(this: Element, attr: Attr) -> AttrImpl:
    """https://dom.spec.whatwg.org/#dom-element-removeattributenode"""
    result: AttrImpl = this._webapi_node.remove_attribute_node(attr._webapi_node)
    return result


def getElementsByTagName(this: Element, qualifiedName: str) -> HTMLCollectionImpl:
    """https://dom.spec.whatwg.org/#dom-element-getelementsbytagname"""
    result: HTMLCollectionImpl = this._webapi_node.get_elements_by_tag_name(qualifiedName)
    return result


def getElementsByTagNameNS(
    this: Element, namespace: str | None, localName: str
) -> HTMLCollectionImpl:
    """https://dom.spec.whatwg.org/#dom-element-getelementsbytagnamens"""
    result: HTMLCollectionImpl = this._webapi_node.get_elements_by_tag_name_ns(namespace, localName)
    return result


def getElementsByClassName(this: Element, classNames: str) -> HTMLCollectionImpl:
    """https://dom.spec.whatwg.org/#dom-element-getelementsbyclassname"""
    result: HTMLCollectionImpl = this._webapi_node.get_elements_by_class_name(classNames)
    return result


def insertAdjacentElement(this: Element, where: str, element: Element) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-element-insertadjacentelement"""
    result: ElementImpl | None = this._webapi_node.insert_adjacent_element(
        where, element._webapi_node
    )
    return result


def insertAdjacentText(this: Element, where: str, data: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-insertadjacenttext"""
    this._webapi_node.insert_adjacent_text(where, data)


def inspect(this: Element) -> str:
    """The ``repr``: the start tag."""
    node: ElementImpl = this._webapi_node
    attributes = "".join(
        f" {hide_password_in_text(each.qualified_name)}={shown(each.value)}"
        for each in node.attribute_list
    )
    return f"<{hide_password_in_text(node.qualified_name)}{attributes}>"


def closest(this: Element, selectors: str) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-element-closest"""
    result: ElementImpl | None = this._webapi_node.closest(selectors)
    return result


def matches(this: Element, selectors: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-matches"""
    result: bool = this._webapi_node.matches(selectors)
    return result


webkitMatchesSelector = matches


def innerHTML_getter(this: Element) -> str:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml"""
    return get_inner_html(this._webapi_node)


def innerHTML_setter(this: Element, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml"""
    set_inner_html(this._webapi_node, value)


def outerHTML_getter(this: Element) -> str:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml"""
    return get_outer_html(this._webapi_node)


def outerHTML_setter(this: Element, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml"""
    set_outer_html(this._webapi_node, value)


def insertAdjacentHTML(this: Element, position: str, string: str) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml"""
    insert_adjacent_html(this._webapi_node, position, string)


def setPointerCapture(this: Element, pointerId: int) -> None:
    """https://w3c.github.io/pointerevents/#dom-element-setpointercapture"""
    this._webapi_node.set_pointer_capture(pointerId)


def releasePointerCapture(this: Element, pointerId: int) -> None:
    """https://w3c.github.io/pointerevents/#dom-element-releasepointercapture"""
    this._webapi_node.release_pointer_capture(pointerId)


def hasPointerCapture(this: Element, pointerId: int) -> bool:
    """https://w3c.github.io/pointerevents/#dom-element-haspointercapture"""
    result: bool = this._webapi_node.has_pointer_capture(pointerId)
    return result
