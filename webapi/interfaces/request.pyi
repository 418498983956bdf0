"""Types of the Request interface. Made by ``python -m idl``."""

import builtins
from typing import Any, Self

from typing_extensions import Unpack

from webapi.interfaces.abort_signal import AbortSignal
from webapi.interfaces.blob import Blob
from webapi.interfaces.form_data import FormData
from webapi.interfaces.headers import Headers
from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.referrer_policy import ReferrerPolicy
from webapi.interfaces.request_cache import RequestCache
from webapi.interfaces.request_credentials import RequestCredentials
from webapi.interfaces.request_destination import RequestDestination
from webapi.interfaces.request_duplex import RequestDuplex
from webapi.interfaces.request_init import RequestInit
from webapi.interfaces.request_mode import RequestMode
from webapi.interfaces.request_redirect import RequestRedirect
from webapi.steps.body import Slots as _BodySlots
from webapi.steps.request import Slots as _RequestSlots
from webapi.webidl.promises import Promise
from webapi.webidl.types import StringLike

class Request(_RequestSlots, _BodySlots):
    def __init__(
        self,
        input: Request | StringLike,
        init: RequestInit | None = None,
        **named: Unpack[RequestInit],
    ) -> None: ...
    @classmethod
    def new(
        cls,
        input: Request | StringLike,
        init: RequestInit | None = None,
        **named: Unpack[RequestInit],
    ) -> Self: ...
    @property
    def method(self) -> str:
        """The method, ``GET`` by default.

        https://fetch.spec.whatwg.org/#dom-request-method
        """
    @property
    def url(self) -> str:
        """The URL, serialized.

        https://fetch.spec.whatwg.org/#dom-request-url
        """
    @property
    def headers(self) -> Headers:
        """The headers, which may be changed.

        https://fetch.spec.whatwg.org/#dom-request-headers
        """
    @property
    def destination(self) -> RequestDestination:
        """The kind of resource: empty for a request that a program makes.

        https://fetch.spec.whatwg.org/#dom-request-destination
        """
    @property
    def referrer(self) -> str:
        """The referrer: ``about:client``, empty, or a URL of the origin of the environment.

        https://fetch.spec.whatwg.org/#dom-request-referrer
        """
    @property
    def referrerPolicy(self) -> ReferrerPolicy:
        """The referrer policy.

        https://fetch.spec.whatwg.org/#dom-request-referrerpolicy
        """
    @property
    def mode(self) -> RequestMode:
        """The mode: ``cors`` by default. It says what a redirect to another origin does.

        https://fetch.spec.whatwg.org/#dom-request-mode
        """
    @property
    def credentials(self) -> RequestCredentials:
        """Whether cookies are sent: ``same-origin`` by default.

        https://fetch.spec.whatwg.org/#dom-request-credentials
        """
    @property
    def cache(self) -> RequestCache:
        """How a cache is used: ``default``.

        https://fetch.spec.whatwg.org/#dom-request-cache
        """
    @property
    def redirect(self) -> RequestRedirect:
        """``follow``, ``error`` or ``manual``.

        https://fetch.spec.whatwg.org/#dom-request-redirect
        """
    @property
    def integrity(self) -> str:
        """The hashes with which the body of the response is compared.

        https://fetch.spec.whatwg.org/#dom-request-integrity
        """
    @property
    def keepalive(self) -> bool:
        """Whether the request outlives its page.

        https://fetch.spec.whatwg.org/#dom-request-keepalive
        """
    @property
    def isReloadNavigation(self) -> bool:
        """False: nothing navigates.

        https://fetch.spec.whatwg.org/#dom-request-isreloadnavigation
        """
    @property
    def isHistoryNavigation(self) -> bool:
        """False: nothing navigates.

        https://fetch.spec.whatwg.org/#dom-request-ishistorynavigation
        """
    @property
    def signal(self) -> AbortSignal:
        """A signal that is aborted when the signal of ``init`` is.

        https://fetch.spec.whatwg.org/#dom-request-signal
        """
    @property
    def duplex(self) -> RequestDuplex:
        """``half``.

        https://fetch.spec.whatwg.org/#dom-request-duplex
        """
    def clone(self) -> Request: ...
    @property
    def body(self) -> ReadableStream | None:
        """The stream of the body, or ``None``.

        https://fetch.spec.whatwg.org/#dom-body-body
        """
    @property
    def bodyUsed(self) -> bool:
        """Whether the body was read from.

        https://fetch.spec.whatwg.org/#dom-body-bodyused
        """
    def arrayBuffer(self) -> Promise[builtins.bytes]: ...
    def blob(self) -> Promise[Blob]: ...
    def bytes(self) -> Promise[builtins.bytes]: ...
    def formData(self) -> Promise[FormData]: ...
    def json(self) -> Promise[Any]: ...
    def text(self) -> Promise[str]: ...
    def textStream(self) -> ReadableStream: ...

def new_object(value: object) -> Request: ...
