"""A static operation and a regular one that share their name, as Response's two ``json``."""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, overload

P = ParamSpec("P")
Q = ParamSpec("Q")
T = TypeVar("T")
U = TypeVar("U")


class StaticAndRegular(Generic[P, T, Q, U]):
    """The attribute of a class: the class has the static operation, its objects the regular one."""

    def __init__(self, static: Callable[P, T], regular: Callable[Concatenate[Any, Q], U]) -> None:
        self.static: Any = getattr(static, "__func__", static)
        self.regular: Any = regular

    def __set_name__(self, owner: type, name: str) -> None:
        for function in (self.static, self.regular):
            function.__name__, function.__qualname__ = name, f"{owner.__qualname__}.{name}"

    @overload
    def __get__(self, this: None, owner: type) -> Callable[P, T]: ...
    @overload
    def __get__(self, this: object, owner: type) -> Callable[Q, U]: ...
    def __get__(self, this: object, owner: type) -> Any:
        return self.static if this is None else MethodType(self.regular, this)
