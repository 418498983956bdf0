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
    def protocol(self) -> str: ...
    @property
    def username(self) -> str: ...
    @property
    def password(self) -> str: ...
    @property
    def hostname(self) -> str: ...
    @property
    def port(self) -> str: ...
    @property
    def pathname(self) -> str: ...
    @property
    def search(self) -> str: ...
    @property
    def hash(self) -> str: ...
    @property
    def hasRegExpGroups(self) -> bool: ...
    @staticmethod
    def compareComponent(
        component: URLPatternComponent, left: URLPattern, right: URLPattern
    ) -> int: ...
    def generate(self, component: URLPatternComponent, groups: RecordLike[StringLike]) -> str: ...
