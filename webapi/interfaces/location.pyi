"""Types of the Location interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.location_navigation import LocationNavigation
from webapi.interfaces.location_navigation_handler import LocationNavigationHandler
from webapi.steps.location import Slots as _LocationSlots
from webapi.webidl.types import StringLike

class Location(_LocationSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def href(self) -> str:
        """The URL. Setting it navigates. Raises `DOMException` if the value does not parse.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href
        """
    @href.setter
    def href(self, value: StringLike, /) -> None: ...
    @property
    def origin(self) -> str:
        """Scheme, host and port of the URL as one string.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-origin
        """
    @property
    def protocol(self) -> str:
        """The scheme and a colon. Setting it navigates if the new one is ``http`` or ``https``.
        Raises `DOMException` if the value is not a scheme.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol
        """
    @protocol.setter
    def protocol(self, value: StringLike, /) -> None: ...
    @property
    def host(self) -> str:
        """The host, and the port if it is not the default. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-host
        """
    @host.setter
    def host(self, value: StringLike, /) -> None: ...
    @property
    def hostname(self) -> str:
        """The host. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hostname
        """
    @hostname.setter
    def hostname(self, value: StringLike, /) -> None: ...
    @property
    def port(self) -> str:
        """The port, empty if it is the default. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-port
        """
    @port.setter
    def port(self, value: StringLike, /) -> None: ...
    @property
    def pathname(self) -> str:
        """The path. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-pathname
        """
    @pathname.setter
    def pathname(self, value: StringLike, /) -> None: ...
    @property
    def search(self) -> str:
        """The query, after its question mark. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-search
        """
    @search.setter
    def search(self, value: StringLike, /) -> None: ...
    @property
    def hash(self) -> str:
        """The fragment, after its number sign. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hash
        """
    @hash.setter
    def hash(self, value: StringLike, /) -> None: ...
    def assign(self, url: StringLike) -> None: ...
    def replace(self, url: StringLike) -> None: ...
    def reload(self) -> None: ...
    @property
    def navigations(self) -> tuple[LocationNavigation, ...]:
        """The navigations so far, oldest first.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """
    @property
    def onnavigate(self) -> LocationNavigationHandler | None:
        """A function that is called with each navigation before the URL changes. If it returns
        ``False`` or raises, the navigation is refused.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """
    @onnavigate.setter
    def onnavigate(self, value: LocationNavigationHandler | None, /) -> None: ...
    def __format__(self, specification: str, /) -> str: ...
    def toString(self) -> str: ...

def new_object(value: object) -> Location: ...
