"""The Response interface.

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from webapi.interfaces.response_init import to_response_init
from webapi.steps import body as body_steps
from webapi.steps import response as steps
from webapi.webidl.async_sequences import to_async_sequence
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unsigned_short
from webapi.webidl.objects import to_null
from webapi.webidl.platform_objects import Interface, lock, maker
from webapi.webidl.promises import promise_of_object, promise_rejected_with
from webapi.webidl.static_and_regular import StaticAndRegular
from webapi.webidl.strings import to_usvstring
from webapi.webidl.thrown_value import thrown_value
from webapi.webidl.unions import Choices, union

_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")
_Blob = Interface("webapi.interfaces.blob", "Blob")
_FormData = Interface("webapi.interfaces.form_data", "FormData")
_URLSearchParams = Interface("webapi.interfaces.url_search_params", "URLSearchParams")
_to_body = union(
    "BodyInit?",
    Choices(
        nullable=to_null,
        buffer=to_buffer,
        string=to_usvstring,
        async_sequence=to_async_sequence,
        interfaces={
            _ReadableStream: _ReadableStream.convert,
            _Blob: _Blob.convert,
            _FormData: _FormData.convert,
            _URLSearchParams: _URLSearchParams.convert,
        },
    ),
)
_Headers = Interface("webapi.interfaces.headers", "Headers")


class Response:
    """A response: its status, headers and body.

    ``interface Response``

    https://fetch.spec.whatwg.org/#response

    >>> import asyncio
    >>> response = Response("text", {"status": 201, "headers": {"X-A": "b"}})
    >>> response.ok, response.headers.get("x-a"), asyncio.run(response.text())
    (True, 'b', 'text')
    """

    __slots__ = (*steps.Slots.__annotations__, *body_steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Response"
    _webapi_is_interface = True

    def __init__(self, body=None, init=None, **named):
        """A response with a body: a string, bytes, a `Blob`, `FormData`, `URLSearchParams`, a
        `ReadableStream` of bytes, or an iterator or asynchronous iterable of bytes. ``init`` is a
        dict or an object with ``status``, ``statusText`` and ``headers``. Raises ``RangeError`` for
        a status that is not between 200 and 599, and ``TypeError`` for a body with the status 204,
        205 or 304.

        ``constructor(optional BodyInit? body = null, optional ResponseInit init = {})``

        https://fetch.spec.whatwg.org/#dom-response
        """
        if named:
            init = options_by_name(
                "Response", named, init, {"Response(body, ": ("headers", "status", "statusText")}
            )
        steps.constructor(
            self,
            None if body is None else _to_body(body, "Failed to construct 'Response': parameter 1"),
            to_response_init(init, "Failed to construct 'Response': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Response: what ``new Response(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Response")

    @staticmethod
    def error():
        """A network error: its type is ``error``, its status 0.

        ``static Response error()``

        https://fetch.spec.whatwg.org/#dom-response-error
        """
        value = steps.error()
        return new_object(value)

    @staticmethod
    def redirect(url, status=None):
        """A response that redirects to a URL. Raises ``TypeError`` if the URL does not parse, and
        ``RangeError`` if the status is none of a redirect.

        ``static Response redirect(USVString url, optional unsigned short status = 302)``

        https://fetch.spec.whatwg.org/#dom-response-redirect
        """
        value = steps.redirect(
            to_usvstring(url),
            302
            if status is None
            else to_unsigned_short(
                status, "Failed to execute 'redirect' on 'Response': parameter 2"
            ),
        )
        return new_object(value)

    @staticmethod
    def _static_json(data, init=None, **named):
        """A response whose body is the JSON of ``data``. A number that is not finite becomes
        ``null``, an object with ``toJSON()`` what that returns. Raises ``TypeError`` for values
        without JSON, and for those that hold themselves.

        ``static Response json(any data, optional ResponseInit init = {})``

        https://fetch.spec.whatwg.org/#dom-response-json

        >>> import asyncio
        >>> response = Response.json({"a": [1.0, None]})
        >>> asyncio.run(response.text())
        '{"a":[1,null]}'
        """
        if named:
            init = options_by_name(
                "Response.json",
                named,
                init,
                {"Response.json(data, ": ("headers", "status", "statusText")},
            )
        value = steps.json(
            data, to_response_init(init, "Failed to execute 'json' on 'Response': parameter 2")
        )
        return new_object(value)

    @property
    def type(self):
        """``basic``, ``default``, ``error``, ``opaqueredirect`` and others.

        ``readonly attribute ResponseType type``

        https://fetch.spec.whatwg.org/#dom-response-type
        """
        return self._webapi_response.type

    @property
    def url(self):
        """The URL that answered, without its fragment; empty for a response that was constructed.

        ``readonly attribute USVString url``

        https://fetch.spec.whatwg.org/#dom-response-url
        """
        return self._webapi_response.url

    @property
    def redirected(self):
        """Whether a redirect led to it.

        ``readonly attribute boolean redirected``

        https://fetch.spec.whatwg.org/#dom-response-redirected
        """
        return self._webapi_response.redirected

    @property
    def status(self):
        """The status.

        ``readonly attribute unsigned short status``

        https://fetch.spec.whatwg.org/#dom-response-status
        """
        return self._webapi_response.status

    @property
    def ok(self):
        """Whether the status is between 200 and 299.

        ``readonly attribute boolean ok``

        https://fetch.spec.whatwg.org/#dom-response-ok
        """
        return self._webapi_response.ok

    @property
    def statusText(self):
        """The status message.

        ``readonly attribute ByteString statusText``

        https://fetch.spec.whatwg.org/#dom-response-statustext
        """
        return self._webapi_response.status_message

    @property
    def headers(self):
        """The headers.

        ``readonly attribute Headers headers``

        https://fetch.spec.whatwg.org/#dom-response-headers
        """
        if self._webapi_headers is None:
            with lock:
                if self._webapi_headers is None:
                    self._webapi_headers = _Headers.new(self._webapi_response.headers)
        return self._webapi_headers

    def clone(self):
        """A response with the same properties, and a body of its own.

        ``Response clone()``

        https://fetch.spec.whatwg.org/#dom-response-clone
        """
        if not isinstance(self, Response):
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
            if not isinstance(self, Response):
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
            if not isinstance(self, Response):
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
            if not isinstance(self, Response):
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
            if not isinstance(self, Response):
                raise illegal_invocation()
            return promise_of_object(body_steps.formData(self), _FormData.new)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def _regular_json(self):
        """The value of the JSON in the body, with ``None`` for ``null``. Rejects with
        ``ValueError`` if it is not JSON.

        ``Promise<any> json()``

        https://fetch.spec.whatwg.org/#dom-body-json
        """
        try:
            if not isinstance(self, Response):
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
            if not isinstance(self, Response):
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
        if not isinstance(self, Response):
            raise illegal_invocation()
        value = body_steps.textStream(self)
        return _ReadableStream.new(value)

    json = StaticAndRegular(_static_json, _regular_json)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(Response, steps.initialize)
