"""The HTMLOrSVGOrMathMLElement mixin.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.steps.reflection import reflected_boolean, set_reflected_boolean, set_reflected_integer
from webapi.webidl.numeric import to_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_DOMStringMap = Interface("webapi.interfaces.dom_string_map", "DOMStringMap")


class HTMLOrSVGOrMathMLElement:
    """Attributes of the mixin HTMLOrSVGOrMathMLElement that are alike in all interfaces."""

    __slots__ = ()

    @property
    def dataset(self):
        """The attributes ``data-*``, as a mapping whose items are attributes, too.

        ``readonly attribute DOMStringMap dataset``

        https://html.spec.whatwg.org/multipage/#dom-dataset

        >>> from webapi import Document
        >>> item = Document("https://example.org/").createElement("li")
        >>> item.dataset.pricePerItem = "3"
        >>> item.dataset["kind"] = "tea"
        >>> item.outerHTML
        '<li data-price-per-item="3" data-kind="tea"></li>'
        >>> sorted(item.dataset)
        ['kind', 'pricePerItem']
        """
        value = self._webapi_node.dataset
        return value.platform_object or _DOMStringMap.new(value)

    @property
    def nonce(self):
        """The nonce: that of the attribute ``nonce``, or what was assigned since, which the
        attribute does not show.

        ``attribute DOMString nonce``

        https://html.spec.whatwg.org/multipage/#dom-nonce
        """
        return self._webapi_node.nonce

    nonce = nonce.setter(value_setter("_webapi_node", "nonce", to_domstring))

    autofocus = property(
        reflected_boolean("autofocus"),
        set_reflected_boolean("autofocus", to_boolean),
        doc="""The attribute ``autofocus``.

        ``attribute boolean autofocus``

        https://html.spec.whatwg.org/multipage/#dom-autofocus
        """,
    )

    @property
    def tabIndex(self):
        """The attribute ``tabindex``; without it, 0 for elements that users can focus and -1 for
        others.

        ``attribute long tabIndex``

        https://html.spec.whatwg.org/multipage/#dom-tabindex
        """
        return self._webapi_node.tab_index

    tabIndex = tabIndex.setter(
        set_reflected_integer(
            "tabindex",
            to_long,
            context="Failed to set the 'tabIndex' property on '{}': The provided value",
        )
    )
