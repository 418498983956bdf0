"""The HTMLFormElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.setters import forwarding_setter
from webapi.webidl.strings import to_domstring, to_usvstring

_rel_list = reflected_tokens("rel", ["noreferrer", "noopener", "opener"])
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")
_HTMLFormControlsCollection = Interface(
    "webapi.interfaces.html_form_controls_collection", "HTMLFormControlsCollection"
)
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_to_submitter = nullable(inside(_HTMLElement.convert, "_webapi_node"))


class HTMLFormElement(HTMLElement):
    """A ``form`` element.

    ``interface HTMLFormElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlformelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLFormElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFormElement")

    acceptCharset = property(
        reflected_domstring("accept-charset"),
        set_reflected_domstring("accept-charset", to_domstring),
        doc="""The attribute ``accept-charset``.

        ``attribute DOMString acceptCharset``

        https://html.spec.whatwg.org/multipage/#dom-form-acceptcharset
        """,
    )

    autocomplete = property(
        reflected_keyword("autocomplete", {"on": "on", "off": "off"}, "on", "on"),
        set_reflected_domstring("autocomplete", to_domstring),
        doc="""The attribute ``autocomplete``.

        ``attribute DOMString autocomplete``

        https://html.spec.whatwg.org/multipage/#dom-form-autocomplete
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-form-name
        """,
    )

    noValidate = property(
        reflected_boolean("novalidate"),
        set_reflected_boolean("novalidate", to_boolean),
        doc="""The attribute ``novalidate``.

        ``attribute boolean noValidate``

        https://html.spec.whatwg.org/multipage/#dom-form-novalidate
        """,
    )

    target = property(
        reflected_domstring("target"),
        set_reflected_domstring("target", to_domstring),
        doc="""The attribute ``target``.

        ``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/#dom-form-target
        """,
    )

    rel = property(
        reflected_domstring("rel"),
        set_reflected_domstring("rel", to_domstring),
        doc="""The attribute ``rel``.

        ``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/#dom-form-rel
        """,
    )

    @property
    def relList(self):
        """The attribute ``rel``.

        ``readonly attribute DOMTokenList relList``

        https://html.spec.whatwg.org/multipage/#dom-form-rellist
        """
        value = _rel_list(self)
        return value.platform_object or _DOMTokenList.new(value)

    relList = relList.setter(forwarding_setter("relList", "value"))

    @property
    def action(self):
        """The URL to which the form is sent; the document's URL if the attribute is missing or
        empty.

        ``attribute USVString action``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action
        """
        return self._webapi_node.action

    action = action.setter(set_reflected_domstring("action", to_usvstring))

    @property
    def enctype(self):
        """How the entries are encoded.

        ``attribute DOMString enctype``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-enctype
        """
        return self._webapi_node.enctype

    enctype = enctype.setter(set_reflected_domstring("enctype", to_domstring))

    @property
    def encoding(self):
        """The same as ``enctype``.

        ``attribute DOMString encoding``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-encoding
        """
        return self._webapi_node.encoding

    encoding = encoding.setter(set_reflected_domstring("enctype", to_domstring))

    @property
    def method(self):
        """``get``, ``post`` or ``dialog``.

        ``attribute DOMString method``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-method
        """
        return self._webapi_node.method

    method = method.setter(set_reflected_domstring("method", to_domstring))

    @property
    def elements(self):
        """The form's controls, except image buttons.

        ``readonly attribute HTMLFormControlsCollection elements``

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements
        """
        value = self._webapi_node.elements
        return value.platform_object or _HTMLFormControlsCollection.new(value)

    @property
    def length(self):
        """How many controls ``elements`` has.

        ``readonly attribute unsigned long length``

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-length
        """
        return self._webapi_node.length

    def submit(self):
        """Submit the form, without validation and without the event ``submit``.

        ``undefined submit()``

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-submit
        """
        if not isinstance(self, HTMLFormElement):
            raise illegal_invocation()
        self._webapi_node.submit()

    def requestSubmit(self, submitter=None):
        """Submit the form as a button does: validate it, and fire the event ``submit``. The
        document's location records the navigation.

        ``undefined requestSubmit(optional HTMLElement? submitter = null)``

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-requestsubmit

        >>> from webapi import Document
        >>> page = Document("https://example.org/")
        >>> form, field = page.createElement("form"), page.createElement("input")
        >>> form.append(field)
        >>> page.append(form)
        >>> form.action, field.name, field.value = "/search", "q", "a b"
        >>> form.requestSubmit()
        >>> page.location.navigations[-1].url
        'https://example.org/search?q=a+b'
        """
        if not isinstance(self, HTMLFormElement):
            raise illegal_invocation()
        self._webapi_node.request_submit(
            None
            if submitter is None
            else _to_submitter(
                submitter, "Failed to execute 'requestSubmit' on 'HTMLFormElement': parameter 1"
            )
        )

    def reset(self):
        """Give all controls their default values, unless a listener prevents the event ``reset``.

        ``undefined reset()``

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-reset
        """
        if not isinstance(self, HTMLFormElement):
            raise illegal_invocation()
        try:
            self._webapi_node.reset()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def checkValidity(self):
        """Whether all controls are valid. The event ``invalid`` is fired at each other one.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-checkvalidity
        """
        if not isinstance(self, HTMLFormElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom problems could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-reportvalidity
        """
        if not isinstance(self, HTMLFormElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()


new_object = maker(HTMLFormElement, html_element_steps.initialize)
