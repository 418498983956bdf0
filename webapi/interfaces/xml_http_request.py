"""The XMLHttpRequest interface.

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from typing import get_args

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.xml_http_request_event_target import XMLHttpRequestEventTarget
from webapi.interfaces.xml_http_request_response_type import XMLHttpRequestResponseType
from webapi.steps import blob as blob_steps
from webapi.steps import document as document_steps
from webapi.steps import xml_http_request as steps
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean, to_null
from webapi.webidl.overloads import by_position, resolve
from webapi.webidl.platform_objects import Interface, lock, maker, same_or_value
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_bytestring, to_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_to_event_handler = nullable(to_event_handler_non_null)
_OPEN_OVERLOADS = {2: 1, 3: 2, 4: 2, 5: 2}
_to_username = nullable(to_usvstring)
_to_password = nullable(to_usvstring)
_XMLHttpRequestUpload = Interface(
    "webapi.interfaces.xml_http_request_upload", "XMLHttpRequestUpload"
)
_Document = Interface("webapi.interfaces.document", "Document")
_Blob = Interface("webapi.interfaces.blob", "Blob")
_FormData = Interface("webapi.interfaces.form_data", "FormData")
_URLSearchParams = Interface("webapi.interfaces.url_search_params", "URLSearchParams")
_to_body = union(
    "(Document or XMLHttpRequestBodyInit)?",
    Choices(
        nullable=to_null,
        buffer=to_buffer,
        string=to_usvstring,
        interfaces={
            _Document: _Document.convert,
            _Blob: _Blob.convert,
            _FormData: _FormData.convert,
            _URLSearchParams: _URLSearchParams.convert,
        },
    ),
)
_object_or_value = same_or_value({blob_steps.State: _Blob, document_steps.State: _Document})


class XMLHttpRequest(XMLHttpRequestEventTarget):
    """A request that tells by events how it goes; `fetch` is newer and simpler. It needs a running
    asyncio loop, and a transport as `fetch` does. Synchronous requests are refused.

    ``interface XMLHttpRequest : XMLHttpRequestEventTarget``

    https://xhr.spec.whatwg.org/#interface-xmlhttprequest

    >>> import asyncio
    >>> from webapi import Response
    >>> from webapi.transports import Routes, use
    >>> async def main():
    ...     loaded = asyncio.Event()
    ...     client = XMLHttpRequest()
    ...     client.onload = lambda event: loaded.set()
    ...     client.open("GET", "https://example.org/")
    ...     client.send()
    ...     await loaded.wait()
    ...     print(client.status, client.responseText)
    >>> with use(Routes({"https://example.org/": Response("hello")})):
    ...     asyncio.run(main())
    200 hello
    """

    __slots__ = (*steps.Slots.__annotations__,)
    _webapi_interface_name = "XMLHttpRequest"

    UNSENT = 0
    OPENED = 1
    HEADERS_RECEIVED = 2
    LOADING = 3
    DONE = 4

    def __init__(self):
        """A request that is not sent yet.

        ``constructor()``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call XMLHttpRequest: what ``new XMLHttpRequest(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "XMLHttpRequest")

    onreadystatechange = property(
        event_handler("readystatechange"),
        set_event_handler("readystatechange", _to_event_handler),
        doc="""The handler for the event ``readystatechange``, when `readyState` changes, and while
        the body is received.

        ``attribute EventHandlerNonNull? onreadystatechange``

        https://xhr.spec.whatwg.org/#handler-xhr-onreadystatechange
        """,
    )

    @property
    def readyState(self):
        """``UNSENT``, ``OPENED``, ``HEADERS_RECEIVED``, ``LOADING`` or ``DONE``.

        ``readonly attribute unsigned short readyState``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-readystate
        """
        return self._webapi_xhr.ready_state

    def open(self, /, *arguments, **named):
        """Set the method and the URL, and give up the request before. The server gets ``username``
        and ``password`` if it answers with 401. Raises `DOMException`: a ``SyntaxError`` if the
        method or the URL is not valid, a ``SecurityError`` for the methods CONNECT, TRACE and
        TRACK, an ``InvalidAccessError`` if ``async`` is false.

        ``undefined open(ByteString method, USVString url)``

        ``undefined open(ByteString method, USVString url, boolean async, optional USVString?
        username = null, optional USVString? password = null)``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open
        """
        if not isinstance(self, XMLHttpRequest):
            raise illegal_invocation()
        if named:
            overloads = (XMLHttpRequest._open_1, XMLHttpRequest._open_2)
            arguments = by_position(
                overloads, (self, *arguments), named, "Failed to execute 'open' on 'XMLHttpRequest'"
            )[1:]
        match resolve(arguments, _OPEN_OVERLOADS, "Failed to execute 'open' on 'XMLHttpRequest'"):
            case 1:
                return XMLHttpRequest._open_1(self, *arguments)
            case 2:
                return XMLHttpRequest._open_2(self, *arguments)

    def _open_1(self, method, url):
        self._webapi_xhr.open(to_bytestring(method), to_usvstring(url))

    def _open_2(self, method, url, async_, username=None, password=None):
        self._webapi_xhr.open_2(
            to_bytestring(method),
            to_usvstring(url),
            to_boolean(async_),
            None
            if username is None
            else _to_username(
                username, "Failed to execute 'open' on 'XMLHttpRequest': parameter 4"
            ),
            None
            if password is None
            else _to_password(
                password, "Failed to execute 'open' on 'XMLHttpRequest': parameter 5"
            ),
        )

    def setRequestHeader(self, name, value):
        """Add a header to the request. Values of one name are joined by a comma. No name is
        forbidden.

        ``undefined setRequestHeader(ByteString name, ByteString value)``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-setrequestheader
        """
        if not isinstance(self, XMLHttpRequest):
            raise illegal_invocation()
        self._webapi_xhr.set_request_header(to_bytestring(name), to_bytestring(value))

    @property
    def timeout(self):
        """The milliseconds from the beginning of the fetch until it is given up; 0 means never.

        ``attribute unsigned long timeout``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-timeout
        """
        return self._webapi_xhr.timeout

    timeout = timeout.setter(
        value_setter(
            "_webapi_xhr",
            "timeout",
            to_unsigned_long,
            context="Failed to set the 'timeout' property on 'XMLHttpRequest': The provided value",
        )
    )

    @property
    def withCredentials(self):
        """Whether requests to another origin have cookies.

        ``attribute boolean withCredentials``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-withcredentials
        """
        return self._webapi_xhr.with_credentials

    withCredentials = withCredentials.setter(
        value_setter("_webapi_xhr", "with_credentials", to_boolean)
    )

    @property
    def upload(self):
        """The target of events of the request's body. Those who want them add listeners before
        `send`.

        ``readonly attribute XMLHttpRequestUpload upload``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-upload
        """
        if self._webapi_upload is None:
            with lock:
                if self._webapi_upload is None:
                    self._webapi_upload = _XMLHttpRequestUpload.new(self._webapi_xhr.upload)
        return self._webapi_upload

    def send(self, body=None):
        """Send the request. With the methods GET and HEAD the body is ignored. Raises
        `DOMException`: an ``InvalidStateError`` unless `open` was called before, a
        ``NotSupportedError`` for a document.

        ``undefined send(optional (Document or XMLHttpRequestBodyInit)? body = null)``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send
        """
        if not isinstance(self, XMLHttpRequest):
            raise illegal_invocation()
        steps.send(
            self,
            None
            if body is None
            else _to_body(body, "Failed to execute 'send' on 'XMLHttpRequest': parameter 1"),
        )

    def abort(self):
        """Give up the request.

        ``undefined abort()``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-abort
        """
        if not isinstance(self, XMLHttpRequest):
            raise illegal_invocation()
        self._webapi_xhr.abort()

    @property
    def responseURL(self):
        """The URL of the response after redirects, without its fragment.

        ``readonly attribute USVString responseURL``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responseurl
        """
        return self._webapi_xhr.response_url

    @property
    def status(self):
        """The status of the response; 0 before it is there, and after an error.

        ``readonly attribute unsigned short status``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-status
        """
        return self._webapi_xhr.status

    @property
    def statusText(self):
        """The status message of the response.

        ``readonly attribute ByteString statusText``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-statustext
        """
        return self._webapi_xhr.status_text

    def getResponseHeader(self, name):
        """The values of that name, joined by a comma and a space, or ``None``.

        ``ByteString? getResponseHeader(ByteString name)``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getresponseheader
        """
        if not isinstance(self, XMLHttpRequest):
            raise illegal_invocation()
        return self._webapi_xhr.get_response_header(to_bytestring(name))

    def getAllResponseHeaders(self):
        """All headers of the response, sorted, with a line for each name.

        ``ByteString getAllResponseHeaders()``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getallresponseheaders
        """
        if not isinstance(self, XMLHttpRequest):
            raise illegal_invocation()
        return self._webapi_xhr.get_all_response_headers()

    def overrideMimeType(self, mime):
        """Read the response as if this were its ``Content-Type``.

        ``undefined overrideMimeType(DOMString mime)``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-overridemimetype
        """
        if not isinstance(self, XMLHttpRequest):
            raise illegal_invocation()
        self._webapi_xhr.override_mime_type(to_domstring(mime))

    @property
    def responseType(self):
        """What `response` gives: empty or ``text``, ``json``, ``arraybuffer``, ``blob`` or
        ``document``.

        ``attribute XMLHttpRequestResponseType responseType``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetype
        """
        return self._webapi_xhr.response_type

    @responseType.setter
    def responseType(self, value, /):
        value = to_domstring(value)
        if value in get_args(XMLHttpRequestResponseType):
            self._webapi_xhr.response_type = value

    @property
    def response(self):
        """The body as the `responseType` says. It is ``None`` before the end, if it is not text,
        and if it is not valid. A document is made of HTML only.

        ``readonly attribute any response``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response
        """
        return _object_or_value(self._webapi_xhr.response)

    @property
    def responseText(self):
        """The body as text, while it is received too.

        ``readonly attribute USVString responseText``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetext
        """
        return self._webapi_xhr.response_text

    @property
    def responseXML(self):
        """The body as a document, if the `responseType` is ``document``. XML is not parsed.

        ``readonly attribute Document? responseXML``

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsexml
        """
        value = self._webapi_xhr.response_xml
        return None if value is None else value.platform_object or _Document.new(value)

    __repr__ = steps.inspect


new_object = maker(XMLHttpRequest, steps.initialize)
