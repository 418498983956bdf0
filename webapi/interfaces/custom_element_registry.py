"""The CustomElementRegistry interface.

Made by ``python -m idl`` from idl/custom_elements.webidl: change that, not this.
"""

from webapi.interfaces.element_definition_options import to_element_definition_options
from webapi.steps import custom_element_registry as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.strings import to_domstring
from webapi.webidl.thrown_value import thrown_value

_Node = Interface("webapi.interfaces.node", "Node")


class CustomElementRegistry:
    """The custom elements of a document: names, and the classes that Python programs or scripts
    define for them. In Python, each document that was made with a URL has a registry,
    :attr:`Document.customElementRegistry`.

    ``interface CustomElementRegistry``

    https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry

    >>> from webapi import Document, HTMLElement
    >>> class Greeting(HTMLElement):
    ...     observedAttributes = ["name"]
    ...     def attributeChangedCallback(self, name, old, new):
    ...         self.textContent = f"Hello, {new}!"
    >>> page = Document("https://example.org/")
    >>> page.customElementRegistry.define("my-greeting", Greeting)
    >>> element = page.createElement("my-greeting")
    >>> element.setAttribute("name", "you")
    >>> element.outerHTML
    '<my-greeting name="you">Hello, you!</my-greeting>'
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "CustomElementRegistry"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("CustomElementRegistry")

    def define(self, name, constructor, options=None, **named):
        """Define a class for a name with a hyphen. Elements of this name in the document are
        upgraded: their objects get the class, and its ``__init__`` runs. It calls
        ``super().__init__()`` first. A class may have the methods ``connectedCallback``,
        ``disconnectedCallback``, ``adoptedCallback``, ``attributeChangedCallback`` and
        ``connectedMoveCallback``, and the names in ``observedAttributes``. If it says
        ``formAssociated = True``, its elements are controls, and it may have
        ``formAssociatedCallback``, ``formDisabledCallback`` and ``formResetCallback``. Errors that
        they raise are reported.

        ``undefined define(DOMString name, any constructor, optional ElementDefinitionOptions
        options = {})``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define
        """
        if named:
            options = options_by_name(
                "define", named, options, {"define(name, constructor, ": ("extends",)}
            )
        if not isinstance(self, CustomElementRegistry):
            raise illegal_invocation()
        try:
            steps.define(
                self,
                to_domstring(name),
                constructor,
                to_element_definition_options(
                    options, "Failed to execute 'define' on 'CustomElementRegistry': parameter 3"
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def get(self, name):
        """The class of a name, or ``None``.

        ``any get(DOMString name)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-get
        """
        if not isinstance(self, CustomElementRegistry):
            raise illegal_invocation()
        return self._webapi_registry.get(to_domstring(name))

    def getName(self, constructor):
        """The name of a class, or ``None``.

        ``DOMString? getName(any constructor)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-getname
        """
        if not isinstance(self, CustomElementRegistry):
            raise illegal_invocation()
        return steps.getName(self, constructor)

    def whenDefined(self, name):
        """A promise of the class, for when the name is defined.

        ``Promise<any> whenDefined(DOMString name)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined
        """
        try:
            if not isinstance(self, CustomElementRegistry):
                raise illegal_invocation()
            return self._webapi_registry.when_defined(to_domstring(name))
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def upgrade(self, root):
        """Upgrade elements in a tree that is not in the document.

        ``undefined upgrade(Node root)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-upgrade
        """
        if not isinstance(self, CustomElementRegistry):
            raise illegal_invocation()
        try:
            self._webapi_registry.upgrade(
                _Node.convert(
                    root, "Failed to execute 'upgrade' on 'CustomElementRegistry': parameter 1"
                )._webapi_node
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(CustomElementRegistry, steps.initialize)
