"""Types of the LabelableElement mixin. Made by ``python -m idl``."""

from webapi.interfaces.node_list import NodeList

class LabelableElement:
    @property
    def labels(self) -> NodeList:
        """The labels of the element.

        https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
        """
