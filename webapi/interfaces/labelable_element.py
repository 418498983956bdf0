"""The LabelableElement mixin.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.webidl.platform_objects import Interface

_NodeList = Interface("webapi.interfaces.node_list", "NodeList")


class LabelableElement:
    """Attributes of the mixin LabelableElement that are alike in all interfaces."""

    __slots__ = ()

    @property
    def labels(self):
        """The labels of the element.

        ``readonly attribute NodeList labels``

        https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
        """
        value = self._webapi_node.labels
        return value.platform_object or _NodeList.new(value)
