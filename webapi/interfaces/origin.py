"""The Origin interface.

Made by ``python -m idl`` from idl/html_location.webidl: change that, not this.
"""

from webapi.steps import origin as steps
from webapi.webidl.classes import explain_missing_initialization, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface, maker

_Origin = Interface("webapi.interfaces.origin", "Origin")


class Origin:
    """The origin of a URL: its scheme, host and port; or an opaque origin, which equals only
    itself.

    ``interface Origin``

    https://html.spec.whatwg.org/multipage/browsers.html#the-origin-interface

    >>> origin = Origin.from_("https://example.org/a")
    >>> origin.isSameOrigin(Origin.from_("https://example.org:8080/a"))
    False
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Origin"
    _webapi_is_interface = True

    def __init__(self):
        """Make an opaque origin.

        ``constructor()``

        https://html.spec.whatwg.org/multipage/browsers.html#dom-origin

        >>> Origin().opaque
        True
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call Origin: what ``new Origin(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Origin")

    @staticmethod
    def from_(value):
        """The origin of a string with a URL, or of an object that has an origin: `URL`, a hyperlink
        whose URL parses, `Origin`. Raises ``TypeError`` for anything else, and for a string that
        does not parse.

        ``static Origin from(any value)``

        https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-from

        >>> Origin.from_("data:,x").opaque
        True
        """
        value = steps.from_(value)
        return new_object(value)

    opaque = property(
        steps.opaque_getter,
        doc="""Whether the origin is opaque.

        ``readonly attribute boolean opaque``

        https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-opaque
        """,
    )

    def isSameOrigin(self, other):
        """Whether scheme, host and port are the same.

        ``boolean isSameOrigin(Origin other)``

        https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-issameorigin
        """
        if not isinstance(self, Origin):
            raise illegal_invocation()
        return steps.isSameOrigin(
            self,
            _Origin.convert(other, "Failed to execute 'isSameOrigin' on 'Origin': parameter 1"),
        )

    def isSameSite(self, other):
        """Whether the schemes and the registrable domains are the same. Raises
        ``ModuleNotFoundError`` if the answer needs the Public Suffix List and the list is not
        installed: ``pip install webapi-dom[publicsuffix]``.

        ``boolean isSameSite(Origin other)``

        https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-issamesite

        >>> Origin.from_("https://[::1]").isSameSite(Origin.from_("https://[::1]:8080"))
        True
        """
        if not isinstance(self, Origin):
            raise illegal_invocation()
        return steps.isSameSite(
            self, _Origin.convert(other, "Failed to execute 'isSameSite' on 'Origin': parameter 1")
        )

    __str__ = to_object_text
    __repr__ = steps.inspect
    _webapi_extract_an_origin = steps.extract_an_origin


new_object = maker(Origin, steps.initialize)
