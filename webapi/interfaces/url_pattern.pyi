"""Types of the URLPattern interface. Made by ``python -m idl``."""

from typing import Self, overload

from webapi.interfaces.url_pattern_component import URLPatternComponent
from webapi.interfaces.url_pattern_init import URLPatternInit
from webapi.interfaces.url_pattern_options import URLPatternOptions
from webapi.interfaces.url_pattern_result import URLPatternResult
from webapi.steps.url_pattern import Slots as _URLPatternSlots
from webapi.webidl.types import RecordLike, StringLike

class URLPattern(_URLPatternSlots):
    @overload
    def __init__(
        self,
        input: StringLike | URLPatternInit,
        baseURL: StringLike,
        options: URLPatternOptions | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self, input: StringLike | URLPatternInit = None, options: URLPatternOptions | None = None
    ) -> None: ...
    @overload
    @classmethod
    def new(
        cls,
        input: StringLike | URLPatternInit,
        baseURL: StringLike,
        options: URLPatternOptions | None = None,
    ) -> Self: ...
    @overload
    @classmethod
    def new(
        cls, input: StringLike | URLPatternInit = None, options: URLPatternOptions | None = None
    ) -> Self: ...
    def test(
        self, input: StringLike | URLPatternInit = None, baseURL: StringLike = None
    ) -> bool: ...
    def exec(
        self, input: StringLike | URLPatternInit = None, baseURL: StringLike = None
    ) -> URLPatternResult | None: ...
    @property
    def protocol(self) -> str:
        """The normalized pattern string of the protocol, without its colon.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-protocol
        """
    @property
    def username(self) -> str:
        """The normalized pattern string of the user name.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-username
        """
    @property
    def password(self) -> str:
        """The normalized pattern string of the password.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-password
        """
    @property
    def hostname(self) -> str:
        """The normalized pattern string of the host name.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-hostname
        """
    @property
    def port(self) -> str:
        """The normalized pattern string of the port; empty for a default port.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-port
        """
    @property
    def pathname(self) -> str:
        """The normalized pattern string of the path.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-pathname
        """
    @property
    def search(self) -> str:
        """The normalized pattern string of the query, without its question mark.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-search
        """
    @property
    def hash(self) -> str:
        """The normalized pattern string of the fragment, without its number sign.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-hash
        """
    @property
    def hasRegExpGroups(self) -> bool:
        """Whether a component has a regular expression.

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-hasregexpgroups
        """
    @staticmethod
    def compareComponent(
        component: URLPatternComponent, left: URLPattern, right: URLPattern
    ) -> int: ...
    def generate(self, component: URLPatternComponent, groups: RecordLike[StringLike]) -> str: ...
