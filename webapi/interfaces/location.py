"""The Location interface.

Made by ``python -m idl`` from idl/html_location.webidl: change that, not this.
"""

from webapi.interfaces.location_navigation_handler import to_location_navigation_handler
from webapi.steps import location as steps
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import step_setter
from webapi.webidl.strings import to_usvstring

_LocationNavigation = Interface("webapi.interfaces.location_navigation", "LocationNavigation")
_to_onnavigate = nullable(to_location_navigation_handler)


class Location:
    """The location of a document. Navigations are recorded, change the document's URL, and can be
    refused.

    ``interface Location``

    https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface

    >>> from webapi import Document
    >>> location = Document("https://example.org/a").location
    >>> location.search = "q"
    >>> location.navigations
    (<push 'https://example.org/a?q'>,)
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Location"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("Location")

    href = property(
        steps.href_getter,
        step_setter(steps.href_setter, to_usvstring),
        doc="""The URL. Setting it navigates. Raises `DOMException` if the value does not parse.

        ``stringifier attribute USVString href``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href
        """,
    )

    origin = property(
        steps.origin_getter,
        doc="""Scheme, host and port of the URL as one string.

        ``readonly attribute USVString origin``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-origin
        """,
    )

    protocol = property(
        steps.protocol_getter,
        step_setter(steps.protocol_setter, to_usvstring),
        doc="""The scheme and a colon. Setting it navigates if the new one is ``http`` or ``https``.
        Raises `DOMException` if the value is not a scheme.

        ``attribute USVString protocol``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol
        """,
    )

    host = property(
        steps.host_getter,
        step_setter(steps.host_setter, to_usvstring),
        doc="""The host, and the port if it is not the default. Setting it navigates.

        ``attribute USVString host``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-host
        """,
    )

    hostname = property(
        steps.hostname_getter,
        step_setter(steps.hostname_setter, to_usvstring),
        doc="""The host. Setting it navigates.

        ``attribute USVString hostname``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hostname
        """,
    )

    port = property(
        steps.port_getter,
        step_setter(steps.port_setter, to_usvstring),
        doc="""The port, empty if it is the default. Setting it navigates.

        ``attribute USVString port``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-port
        """,
    )

    pathname = property(
        steps.pathname_getter,
        step_setter(steps.pathname_setter, to_usvstring),
        doc="""The path. Setting it navigates.

        ``attribute USVString pathname``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-pathname
        """,
    )

    search = property(
        steps.search_getter,
        step_setter(steps.search_setter, to_usvstring),
        doc="""The query, after its question mark. Setting it navigates.

        ``attribute USVString search``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-search
        """,
    )

    hash = property(
        steps.hash_getter,
        step_setter(steps.hash_setter, to_usvstring),
        doc="""The fragment, after its number sign. Setting it navigates.

        ``attribute USVString hash``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hash
        """,
    )

    def assign(self, url):
        """Navigate. Raises `DOMException` if ``url`` does not parse.

        ``undefined assign(USVString url)``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-assign
        """
        if not isinstance(self, Location):
            raise illegal_invocation()
        steps.assign(self, to_usvstring(url))

    def replace(self, url):
        """Navigate without a new entry in the history. Raises `DOMException` if ``url`` does not
        parse.

        ``undefined replace(USVString url)``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-replace
        """
        if not isinstance(self, Location):
            raise illegal_invocation()
        steps.replace(self, to_usvstring(url))

    def reload(self):
        """Navigate to the document's URL.

        ``undefined reload()``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-reload
        """
        if not isinstance(self, Location):
            raise illegal_invocation()
        steps.reload(self)

    @property
    def navigations(self):
        """The navigations so far, oldest first.

        ``readonly attribute FrozenArray<LocationNavigation> navigations``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """
        return tuple(
            [
                value.platform_object or _LocationNavigation.new(value)
                for value in steps.navigations_getter(self)
            ]
        )

    onnavigate = property(
        steps.onnavigate_getter,
        step_setter(
            steps.onnavigate_setter,
            _to_onnavigate,
            context="Failed to set the 'onnavigate' property on 'Location': The provided value",
        ),
        doc="""A function that is called with each navigation before the URL changes. If it returns
        ``False`` or raises, the navigation is refused.

        ``attribute LocationNavigationHandler? onnavigate``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """,
    )

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, Location):
            raise illegal_invocation()
        return steps.href_getter(self)

    def __format__(self, specification, /):
        return format(str(self), specification)

    __str__ = steps.href_getter
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(Location, steps.initialize)
