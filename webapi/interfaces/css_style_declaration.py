"""The CSSStyleDeclaration interface.

Made by ``python -m idl`` from idl/cssom.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.interfaces import MODULES
from webapi.steps import css_style_declaration as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, item_of, maker_of_inheriting
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_CSSRule = Interface("webapi.interfaces.css_rule", "CSSRule")
_indexed = item_of("_webapi_style.item")
_length = attrgetter("_webapi_style.length")


class CSSStyleDeclaration:
    """Declarations of CSS. Values that a property does not take are ignored.

    ``interface CSSStyleDeclaration``

    https://drafts.csswg.org/cssom/#cssstyledeclaration
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "CSSStyleDeclaration"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("CSSStyleDeclaration")

    @property
    def cssText(self):
        """The declarations, serialized. A new text replaces all of them.

        ``attribute DOMString cssText``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext
        """
        return self._webapi_style.css_text

    cssText = cssText.setter(
        value_setter("_webapi_style", "css_text", to_domstring, reactions=REACTIONS)
    )

    @property
    def length(self):
        """How many declarations there are. Those of a shorthand's longhands count.

        ``readonly attribute unsigned long length``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-length
        """
        return self._webapi_style.length

    def item(self, index):
        """The name of a declaration's property, or an empty string.

        ``getter DOMString item(unsigned long index)``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-item
        """
        if not isinstance(self, CSSStyleDeclaration):
            raise illegal_invocation()
        return self._webapi_style.item(
            to_unsigned_long(
                index, "Failed to execute 'item' on 'CSSStyleDeclaration': parameter 1"
            )
        )

    def getPropertyValue(self, property):
        """The value of a property, which may be a shorthand, or an empty string.

        ``DOMString getPropertyValue(DOMString property)``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue
        """
        if not isinstance(self, CSSStyleDeclaration):
            raise illegal_invocation()
        return self._webapi_style.get_property_value(to_domstring(property))

    def getPropertyPriority(self, property):
        """``important``, or an empty string.

        ``DOMString getPropertyPriority(DOMString property)``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority
        """
        if not isinstance(self, CSSStyleDeclaration):
            raise illegal_invocation()
        return self._webapi_style.get_property_priority(to_domstring(property))

    @property
    def parentRule(self):
        """The rule whose declarations these are, or ``None``.

        ``readonly attribute CSSRule? parentRule``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-parentrule
        """
        value = self._webapi_style.parent_rule
        return None if value is None else value.platform_object or _CSSRule.new(value)

    def setProperty(self, property, value, priority=None):
        """Set a property. An empty value removes it; a value that is not valid changes nothing.

        ``undefined setProperty(DOMString property, [LegacyNullToEmptyString] DOMString value,
        optional [LegacyNullToEmptyString] DOMString priority = "")``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty

        >>> from webapi import Document
        >>> item = Document("https://example.org/").createElement("li")
        >>> item.style.setProperty("margin", "0 auto", "important")
        >>> item.style.setProperty("color", "nonsense")
        >>> item.outerHTML
        '<li style="margin: 0px auto !important;"></li>'
        """
        if not isinstance(self, CSSStyleDeclaration):
            raise illegal_invocation()
        try:
            self._webapi_style.set_property(
                to_domstring(property),
                to_nullable_empty_domstring(value),
                "" if priority is None else to_nullable_empty_domstring(priority),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeProperty(self, property):
        """Remove a property; return the value that it had.

        ``DOMString removeProperty(DOMString property)``

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty
        """
        if not isinstance(self, CSSStyleDeclaration):
            raise illegal_invocation()
        try:
            return self._webapi_style.remove_property(to_domstring(property))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _indexed)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _indexed)

    def __len__(self):
        return self._webapi_style.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker_of_inheriting(CSSStyleDeclaration, steps.initialize, MODULES)
