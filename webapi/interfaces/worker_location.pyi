"""Types of the WorkerLocation interface. Made by ``python -m idl``."""

from typing import Self

from webapi.steps.worker_location import Slots as _WorkerLocationSlots
from webapi.webidl.types import StringLike

class WorkerLocation(_WorkerLocationSlots):
    def __init__(self, url: StringLike) -> None: ...
    @classmethod
    def new(cls, url: StringLike) -> Self: ...
    @property
    def href(self) -> str:
        """The URL.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-href
        """
    @property
    def origin(self) -> str:
        """Scheme, host and port of the URL as one string.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-origin
        """
    @property
    def protocol(self) -> str:
        """The scheme and a colon.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-protocol
        """
    @property
    def host(self) -> str:
        """The host, and the port if it is not the default.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-host
        """
    @property
    def hostname(self) -> str:
        """The host.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-hostname
        """
    @property
    def port(self) -> str:
        """The port, empty if it is the default.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-port
        """
    @property
    def pathname(self) -> str:
        """The path.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-pathname
        """
    @property
    def search(self) -> str:
        """The query, after its question mark.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-search
        """
    @property
    def hash(self) -> str:
        """The fragment, after its number sign.

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-hash
        """
    def __format__(self, specification: str, /) -> str: ...
    def toString(self) -> str: ...
