"""Types of the XMLHttpRequest interface. Made by ``python -m idl``."""

from typing import Any, Final, Self, overload

from webapi.interfaces.blob import Blob
from webapi.interfaces.document import Document
from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
from webapi.interfaces.form_data import FormData
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.interfaces.xml_http_request_event_target import XMLHttpRequestEventTarget
from webapi.interfaces.xml_http_request_response_type import XMLHttpRequestResponseType
from webapi.interfaces.xml_http_request_upload import XMLHttpRequestUpload
from webapi.steps.xml_http_request import Slots as _XMLHttpRequestSlots
from webapi.webidl.types import BytesLike, ByteStringLike, NumberLike, StringLike

class XMLHttpRequest(XMLHttpRequestEventTarget, _XMLHttpRequestSlots):
    UNSENT: Final = 0
    OPENED: Final = 1
    HEADERS_RECEIVED: Final = 2
    LOADING: Final = 3
    DONE: Final = 4
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    @property
    def onreadystatechange(self) -> EventHandlerNonNull | None:
        """The handler for the event ``readystatechange``, when `readyState` changes, and while the
        body is received.

        https://xhr.spec.whatwg.org/#handler-xhr-onreadystatechange
        """
    @onreadystatechange.setter
    def onreadystatechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def readyState(self) -> int:
        """``UNSENT``, ``OPENED``, ``HEADERS_RECEIVED``, ``LOADING`` or ``DONE``.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-readystate
        """
    @overload
    def open(self, method: ByteStringLike, url: StringLike) -> None: ...
    @overload
    def open(
        self,
        method: ByteStringLike,
        url: StringLike,
        async_: bool,
        username: StringLike = None,
        password: StringLike = None,
    ) -> None: ...
    def setRequestHeader(self, name: ByteStringLike, value: ByteStringLike) -> None: ...
    @property
    def timeout(self) -> int:
        """The milliseconds from the beginning of the fetch until it is given up; 0 means never.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-timeout
        """
    @timeout.setter
    def timeout(self, value: NumberLike, /) -> None: ...
    @property
    def withCredentials(self) -> bool:
        """Whether requests to another origin have cookies.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-withcredentials
        """
    @withCredentials.setter
    def withCredentials(self, value: bool, /) -> None: ...
    @property
    def upload(self) -> XMLHttpRequestUpload:
        """The target of events of the request's body. Those who want them add listeners before
        `send`.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-upload
        """
    def send(
        self, body: Document | Blob | BytesLike | FormData | URLSearchParams | StringLike = None
    ) -> None: ...
    def abort(self) -> None: ...
    @property
    def responseURL(self) -> str:
        """The URL of the response after redirects, without its fragment.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responseurl
        """
    @property
    def status(self) -> int:
        """The status of the response; 0 before it is there, and after an error.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-status
        """
    @property
    def statusText(self) -> str:
        """The status message of the response.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-statustext
        """
    def getResponseHeader(self, name: ByteStringLike) -> str | None: ...
    def getAllResponseHeaders(self) -> str: ...
    def overrideMimeType(self, mime: StringLike) -> None: ...
    @property
    def responseType(self) -> XMLHttpRequestResponseType:
        """What `response` gives: empty or ``text``, ``json``, ``arraybuffer``, ``blob`` or
        ``document``.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetype
        """
    @responseType.setter
    def responseType(self, value: XMLHttpRequestResponseType, /) -> None: ...
    @property
    def response(self) -> Any:
        """The body as the `responseType` says. It is ``None`` before the end, if it is not text,
        and if it is not valid. A document is made of HTML only.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response
        """
    @property
    def responseText(self) -> str:
        """The body as text, while it is received too.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetext
        """
    @property
    def responseXML(self) -> Document | None:
        """The body as a document, if the `responseType` is ``document``. XML is not parsed.

        https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsexml
        """

def new_object(value: object) -> XMLHttpRequest: ...
