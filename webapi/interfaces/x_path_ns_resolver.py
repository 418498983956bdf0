"""The XPathNSResolver callback interface: https://dom.spec.whatwg.org/#callbackdef-xpathnsresolver

Made by ``python -m idl`` from idl/xpath.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from webapi.webidl.callbacks import callback_interface
from webapi.webidl.collections import nullable
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.webidl.types import StringLike


class XPathNSResolver(Protocol):
    def lookupNamespaceURI(self, prefix: str | None, /) -> StringLike: ...


to_x_path_ns_resolver = callback_interface(
    "XPathNSResolver", "lookupNamespaceURI", 1, nullable(to_domstring)
)
