"""The Request interface.

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from webapi.interfaces.request_init import to_request_init
from webapi.steps import body as body_steps
from webapi.steps import request as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, lock, maker
from webapi.webidl.promises import promise_of_object, promise_rejected_with
from webapi.webidl.strings import to_usvstring
from webapi.webidl.thrown_value import thrown_value
from webapi.webidl.unions import Choices, union

_Request = Interface("webapi.interfaces.request", "Request")
_to_input = union(
    "RequestInfo", Choices(string=to_usvstring, interfaces={_Request: _Request.convert})
)
_Headers = Interface("webapi.interfaces.headers", "Headers")
_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")
_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")
_Blob = Interface("webapi.interfaces.blob", "Blob")
_FormData = Interface("webapi.interfaces.form_data", "FormData")


class Request:
    """A request: its method, URL, headers and body.

    ``interface Request``

    https://fetch.spec.whatwg.org/#request

    >>> request = Request("https://example.org/", {"method": "POST", "body": "text"})
    >>> request.headers.get("content-type")
    'text/plain;charset=UTF-8'
    """

    __slots__ = (*steps.Slots.__annotations__, *body_steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Request"
    _webapi_is_interface = True

    def __init__(self, input, init=None, **named):
        """A request of a URL, or of another request, whose body it takes. ``init`` is a dict or an
        object with ``method``, ``headers``, ``body``, ``signal`` and others. A body that is a
        stream or an iterator needs ``"duplex": "half"``. Raises ``TypeError`` for a URL that does
        not parse or has credentials, for a method that is no token or is forbidden, and for a body
        with ``GET`` or ``HEAD``.

        ``constructor(RequestInfo input, optional RequestInit init = {})``

        https://fetch.spec.whatwg.org/#dom-request
        """
        if named:
            init = options_by_name(
                "Request",
                named,
                init,
                {
                    "Request(input, ": (
                        "body",
                        "cache",
                        "credentials",
                        "duplex",
                        "headers",
                        "integrity",
                        "keepalive",
                        "method",
                        "mode",
                        "priority",
                        "redirect",
                        "referrer",
                        "referrerPolicy",
                        "signal",
                        "window",
                    )
                },
            )
        steps.constructor(
            self,
            _to_input(input, "Failed to construct 'Request': parameter 1"),
            to_request_init(init, "Failed to construct 'Request': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Request: what ``new Request(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Request")

    @property
    def method(self):
        """The method, ``GET`` by default.

        ``readonly attribute ByteString method``

        https://fetch.spec.whatwg.org/#dom-request-method
        """
        return self._webapi_request.method

    @property
    def url(self):
        """The URL, serialized.

        ``readonly attribute USVString url``

        https://fetch.spec.whatwg.org/#dom-request-url
        """
        return self._webapi_request.href

    @property
    def headers(self):
        """The headers, which may be changed.

        ``readonly attribute Headers headers``

        https://fetch.spec.whatwg.org/#dom-request-headers
        """
        if self._webapi_headers is None:
            with lock:
                if self._webapi_headers is None:
                    self._webapi_headers = _Headers.new(self._webapi_request.headers)
        return self._webapi_headers

    @property
    def destination(self):
        """The kind of resource: empty for a request that a program makes.

        ``readonly attribute RequestDestination destination``

        https://fetch.spec.whatwg.org/#dom-request-destination
        """
        return self._webapi_request.destination

    @property
    def referrer(self):
        """The referrer: ``about:client``, empty, or a URL of the origin of the environment.

        ``readonly attribute USVString referrer``

        https://fetch.spec.whatwg.org/#dom-request-referrer
        """
        return self._webapi_request.referrer

    @property
    def referrerPolicy(self):
        """The referrer policy.

        ``readonly attribute ReferrerPolicy referrerPolicy``

        https://fetch.spec.whatwg.org/#dom-request-referrerpolicy
        """
        return self._webapi_request.referrer_policy

    @property
    def mode(self):
        """The mode: ``cors`` by default. It says what a redirect to another origin does.

        ``readonly attribute RequestMode mode``

        https://fetch.spec.whatwg.org/#dom-request-mode
        """
        return self._webapi_request.mode

    @property
    def credentials(self):
        """Whether cookies are sent: ``same-origin`` by default.

        ``readonly attribute RequestCredentials credentials``

        https://fetch.spec.whatwg.org/#dom-request-credentials
        """
        return self._webapi_request.credentials

    @property
    def cache(self):
        """How a cache is used: ``default``.

        ``readonly attribute RequestCache cache``

        https://fetch.spec.whatwg.org/#dom-request-cache
        """
        return self._webapi_request.cache

    @property
    def redirect(self):
        """``follow``, ``error`` or ``manual``.

        ``readonly attribute RequestRedirect redirect``

        https://fetch.spec.whatwg.org/#dom-request-redirect
        """
        return self._webapi_request.redirect

    @property
    def integrity(self):
        """The hashes with which the body of the response is compared.

        ``readonly attribute DOMString integrity``

        https://fetch.spec.whatwg.org/#dom-request-integrity
        """
        return self._webapi_request.integrity

    @property
    def keepalive(self):
        """Whether the request outlives its page.

        ``readonly attribute boolean keepalive``

        https://fetch.spec.whatwg.org/#dom-request-keepalive
        """
        return self._webapi_request.keepalive

    @property
    def isReloadNavigation(self):
        """False: nothing navigates.

        ``readonly attribute boolean isReloadNavigation``

        https://fetch.spec.whatwg.org/#dom-request-isreloadnavigation
        """
        return self._webapi_request.is_reload_navigation

    @property
    def isHistoryNavigation(self):
        """False: nothing navigates.

        ``readonly attribute boolean isHistoryNavigation``

        https://fetch.spec.whatwg.org/#dom-request-ishistorynavigation
        """
        return self._webapi_request.is_history_navigation

    @property
    def signal(self):
        """A signal that is aborted when the signal of ``init`` is.

        ``readonly attribute AbortSignal signal``

        https://fetch.spec.whatwg.org/#dom-request-signal
        """
        value = self._webapi_request.signal
        return value.platform_object or _AbortSignal.new(value)

    @property
    def duplex(self):
        """``half``.

        ``readonly attribute RequestDuplex duplex``

        https://fetch.spec.whatwg.org/#dom-request-duplex
        """
        return self._webapi_request.duplex

    def clone(self):
        """A request with the same properties, and a body of its own.

        ``Request clone()``

        https://fetch.spec.whatwg.org/#dom-request-clone
        """
        if not isinstance(self, Request):
            raise illegal_invocation()
        value = steps.clone(self)
        return new_object(value)

    @property
    def body(self):
        """The stream of the body, or ``None``.

        ``readonly attribute ReadableStream? body``

        https://fetch.spec.whatwg.org/#dom-body-body
        """
        value = body_steps.body_getter(self)
        return None if value is None else value.platform_object or _ReadableStream.new(value)

    bodyUsed = property(
        body_steps.bodyUsed_getter,
        doc="""Whether the body was read from.

        ``readonly attribute boolean bodyUsed``

        https://fetch.spec.whatwg.org/#dom-body-bodyused
        """,
    )

    def arrayBuffer(self):
        """The bytes of the body.

        ``Promise<ArrayBuffer> arrayBuffer()``

        https://fetch.spec.whatwg.org/#dom-body-arraybuffer
        """
        try:
            if not isinstance(self, Request):
                raise illegal_invocation()
            return body_steps.arrayBuffer(self)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def blob(self):
        """A `Blob` of the body, with the type of the ``Content-Type`` header.

        ``Promise<Blob> blob()``

        https://fetch.spec.whatwg.org/#dom-body-blob
        """
        try:
            if not isinstance(self, Request):
                raise illegal_invocation()
            return promise_of_object(body_steps.blob(self), _Blob.new)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def bytes(self):
        """The bytes of the body.

        ``Promise<Uint8Array> bytes()``

        https://fetch.spec.whatwg.org/#dom-body-bytes
        """
        try:
            if not isinstance(self, Request):
                raise illegal_invocation()
            return body_steps.bytes(self)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def formData(self):
        """The form in the body. Rejects with ``TypeError`` if the body is no form.

        ``Promise<FormData> formData()``

        https://fetch.spec.whatwg.org/#dom-body-formdata
        """
        try:
            if not isinstance(self, Request):
                raise illegal_invocation()
            return promise_of_object(body_steps.formData(self), _FormData.new)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def json(self):
        """The value of the JSON in the body, with ``None`` for ``null``. Rejects with
        ``ValueError`` if it is not JSON.

        ``Promise<any> json()``

        https://fetch.spec.whatwg.org/#dom-body-json
        """
        try:
            if not isinstance(self, Request):
                raise illegal_invocation()
            return body_steps.json(self)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def text(self):
        """The text of the body, decoded as UTF-8. A body can be read once.

        ``Promise<USVString> text()``

        https://fetch.spec.whatwg.org/#dom-body-text
        """
        try:
            if not isinstance(self, Request):
                raise illegal_invocation()
            return body_steps.text(self)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def textStream(self):
        """A stream of the text of the body, decoded as UTF-8. Raises ``TypeError`` if the body was
        read from.

        ``ReadableStream textStream()``

        https://fetch.spec.whatwg.org/#dom-body-textstream
        """
        if not isinstance(self, Request):
            raise illegal_invocation()
        value = body_steps.textStream(self)
        return _ReadableStream.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(Request, steps.initialize)
