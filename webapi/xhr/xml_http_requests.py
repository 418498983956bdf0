"""XMLHttpRequest: https://xhr.spec.whatwg.org/#interface-xmlhttprequest

Written once: ``python -m idl`` translates this module to JavaScript. All requests are asynchronous,
because a script cannot wait for a transport.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from webapi.dom.abort import AbortSignal
from webapi.dom.events import EventTarget, fire_an_event
from webapi.fetching.bodies import Body, extract_a_body, not_bytes
from webapi.fetching.headers import HeaderList
from webapi.fetching.host import (
    URLRecord,
    buffer_of_bytes,
    is_uint8_array,
    joined_bytes,
    parse_a_url,
    parse_json,
    utf_8_decode,
)
from webapi.fetching.requests import Request, is_forbidden_method, normalized_method
from webapi.fetching.responses import Response
from webapi.streams.readers import (
    ReadableStreamDefaultReader,
    ReadRequest,
    acquire_readable_stream_default_reader,
    readable_stream_default_reader_read,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ChunkDecoder,
    byte_uppercase,
    cancel_steps,
    clone_as_bytes,
    coarse_now,
    concatenated,
    is_header_value,
    is_token,
    normalize_header_value,
    run_steps_after_timeout,
    sorted_tokens,
    view_byte_length,
)
from webapi.xhr.host import (
    allows_document_responses,
    begin_fetch,
    blob_of_response,
    check_event_loop,
    check_no_document,
    decimal_number,
    document_of_response,
    encoding_of_text,
    final_mime_type,
    is_text_body,
    null_response,
    override_mime_type,
    report_network_error,
    text_of_response,
    url_with_credentials,
    utf_8_content_type,
)
from webapi.xhr.progress_events import fire_a_progress_event

if TYPE_CHECKING:
    from webapi.dom.document import Document

UNSENT: Final = 0
OPENED: Final = 1
HEADERS_RECEIVED: Final = 2
LOADING: Final = 3
DONE: Final = 4

PROGRESS_INTERVAL: Final = 50
"""The milliseconds between two events of progress."""

LONGEST_MARK: Final = 3
"""The bytes of the longest byte order mark."""


class XMLHttpRequestEventTarget(EventTarget):
    """https://xhr.spec.whatwg.org/#xmlhttprequesteventtarget"""

    __slots__ = ()


class XMLHttpRequestUpload(XMLHttpRequestEventTarget):
    """https://xhr.spec.whatwg.org/#xmlhttprequestupload"""

    __slots__ = ()


class XMLHttpRequest(XMLHttpRequestEventTarget):
    """https://xhr.spec.whatwg.org/#xmlhttprequest"""

    __slots__ = (
        *("_author_request_headers", "_chunks", "_decoded", "_decoder", "_fetch", "_fetched"),
        *("_has_object", "_has_text", "_includes_credentials", "_method", "_milliseconds"),
        *("_mime_type", "_object", "_text", "_type", "_url", "ready_state", "received"),
        *("send_invoked", "timed_out", "upload"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.upload = XMLHttpRequestUpload()
        self.ready_state = UNSENT
        self.send_invoked = False
        self.timed_out = False
        self.received = 0
        """The number of received bytes."""
        self._milliseconds = 0
        self._includes_credentials = False
        self._method = "GET"
        self._url: URLRecord = cast("Any", None)
        self._author_request_headers = HeaderList()
        self._fetch: OngoingRequest | None = None
        self._fetched = Response.error()
        self._chunks: list[Any] = []
        self._type = ""
        self._has_object = False
        self._object: Any = None
        self._mime_type = ""
        """The override MIME type; empty if there is none."""
        self._decoder: ChunkDecoder | None = None
        self._decoded = 0
        """The number of chunks that the text has."""
        self._text = ""
        self._has_text = False
        """Whether the text is that of the whole body."""

    # Request

    def open(self, method: str, url: str) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open"""
        self.open_2(method, url, True, None, None)

    def open_2(
        self,
        method: str,
        url: str,
        is_asynchronous: bool,
        username: str | None,
        password: str | None,
    ) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open"""
        action = "Failed to execute 'open' on 'XMLHttpRequest'"
        if not is_token(method):
            raise DOMException(f"{action}: the method is no token of ASCII.", "SyntaxError")
        uppercase = byte_uppercase(method)
        if is_forbidden_method(uppercase):
            raise DOMException(f"{action}: the method {uppercase} is forbidden.", "SecurityError")
        parsed_url = url_or_none(action, url)
        if parsed_url is None:
            raise DOMException(f"{action}: the URL does not parse.", "SyntaxError")
        if username is not None or password is not None:
            parsed_url = url_with_credentials(parsed_url, username, password)
        if not is_asynchronous:
            raise DOMException(
                f"{action}: synchronous requests are not supported. "
                "Leave out the third argument or give true, and listen for the event load.",
                "InvalidAccessError",
            )
        self._terminate()
        self.send_invoked = False
        self._method = normalized_method(method)
        self._url = parsed_url
        self._author_request_headers = HeaderList()
        self._forget_the_response()
        if self.ready_state != OPENED:
            self.ready_state = OPENED
            fire_an_event("readystatechange", self)

    def _forget_the_response(self) -> None:
        self._fetched = Response.error()
        self._chunks = []
        self.received = 0
        self._has_object = False
        self._object = None
        self._decoder = None
        self._decoded = 0
        self._text = ""
        self._has_text = False

    def _terminate(self) -> None:
        """https://fetch.spec.whatwg.org/#fetch-controller-terminate"""
        fetch = self._fetch
        self._fetch = None
        if fetch is not None:
            fetch.end()

    def set_request_header(self, name: str, value: str) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-setrequestheader"""
        action = "Failed to execute 'setRequestHeader' on 'XMLHttpRequest'"
        self._check_opened(action)
        value = normalize_header_value(value)
        if not is_token(name):
            raise DOMException(f"{action}: the name is no token of ASCII.", "SyntaxError")
        if not is_header_value(value):
            raise DOMException(f"{action}: the value has a CR, LF or NUL in it.", "SyntaxError")
        self._author_request_headers.combine(name, value)

    def _check_opened(self, action: str) -> None:
        if self.ready_state != OPENED or self.send_invoked:
            message = f"{action}: open() was not called, or send() was called since."
            raise DOMException(message, "InvalidStateError")

    @property
    def timeout(self) -> int:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-timeout"""
        return self._milliseconds

    @timeout.setter
    def timeout(self, value: int) -> None:
        self._milliseconds = value
        if self._fetch is not None:
            self._fetch.wait_until_timeout()

    @property
    def with_credentials(self) -> bool:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-withcredentials"""
        return self._includes_credentials

    @with_credentials.setter
    def with_credentials(self, value: bool) -> None:
        if (self.ready_state != UNSENT and self.ready_state != OPENED) or self.send_invoked:
            raise DOMException(
                "Failed to set the 'withCredentials' property on 'XMLHttpRequest': "
                "send() was called.",
                "InvalidStateError",
            )
        self._includes_credentials = value

    def send(self, body: Any) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send"""
        action = "Failed to execute 'send' on 'XMLHttpRequest'"
        self._check_opened(action)
        check_no_document(action, body)
        check_event_loop(action)
        request = Request()
        if body is not None and self._method not in ("GET", "HEAD"):
            request.body = self._extracted_body(body)
        request.method = self._method
        request.url = self._url
        headers = request.headers
        headers.header_list = self._author_request_headers.copy()
        request.unsafe_request = True
        request.mode = "cors"
        request.credentials = "include" if self._includes_credentials else "same-origin"
        request.use_url_credentials = self._url.includes_credentials
        request.signal = AbortSignal()
        fetch = OngoingRequest(self, request)
        request.use_cors_preflight = fetch.upload_listener
        self._fetch = fetch
        self.timed_out = False
        self.send_invoked = True
        fetch.begin()

    def _extracted_body(self, body: Any) -> Body:
        """The steps of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send for a body"""
        extracted = extract_a_body(body)
        headers = self._author_request_headers
        original_author_content_type = headers.get("Content-Type")
        if original_author_content_type is None:
            if extracted[1] != "":
                headers.set("Content-Type", extracted[1])
        elif is_text_body(body):
            headers.set("Content-Type", utf_8_content_type(original_author_content_type))
        return extracted[0]

    def abort(self) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-abort"""
        fetch = self._fetch
        self._terminate()
        if fetch is not None and self.send_invoked:
            self.request_error_steps("abort", fetch)
        if self.ready_state == DONE:
            self.ready_state = UNSENT
            self._fetched = Response.error()

    # Response, as it comes

    def is_fetching(self, fetch: OngoingRequest) -> bool:
        """Whether a fetch is the one whose response is awaited."""
        return self._fetch is fetch

    def process_response(self, fetch: OngoingRequest, response: Response) -> None:
        """processResponse of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send"""
        self._fetched = response
        self.ready_state = HEADERS_RECEIVED
        fire_an_event("readystatechange", self)
        if self._fetch is not fetch:
            return
        if response.body is None:
            self.handle_response_end_of_body(fetch)
        else:
            fetch.read(response.body)

    def process_body_chunk(self, fetch: OngoingRequest, chunk: Any) -> None:
        """processBodyChunk of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send"""
        self._chunks.append(clone_as_bytes(chunk))
        self.received += view_byte_length(chunk)
        if not fetch.is_time_for_progress():
            return
        if self.ready_state == HEADERS_RECEIVED:
            self.ready_state = LOADING
        fire_an_event("readystatechange", self)
        if self._fetch is fetch:
            length = extract_a_length(self._fetched.header_list)
            fire_a_progress_event("progress", self, self.received, length)

    def handle_response_end_of_body(self, fetch: OngoingRequest) -> None:
        """https://xhr.spec.whatwg.org/#handle-response-end-of-body"""
        transmitted = self.received
        length = extract_a_length(self._fetched.header_list)
        fire_a_progress_event("progress", self, transmitted, length)
        if self._fetch is not fetch:
            return
        fetch.stop_waiting()
        self._fetch = None
        self.ready_state = DONE
        self.send_invoked = False
        fire_an_event("readystatechange", self)
        fire_a_progress_event("load", self, transmitted, length)
        fire_a_progress_event("loadend", self, transmitted, length)

    def handle_errors(self, fetch: OngoingRequest) -> None:
        """https://xhr.spec.whatwg.org/#handle-errors"""
        self._terminate()
        self.request_error_steps("timeout" if self.timed_out else "error", fetch)

    def request_error_steps(self, event: str, fetch: OngoingRequest) -> None:
        """https://xhr.spec.whatwg.org/#request-error-steps"""
        self.ready_state = DONE
        self.send_invoked = False
        self._forget_the_response()
        fire_an_event("readystatechange", self)
        if not fetch.upload_complete:
            fetch.upload_complete = True
            if fetch.upload_listener:
                fire_a_progress_event(event, self.upload, 0, 0)
                fire_a_progress_event("loadend", self.upload, 0, 0)
        fire_a_progress_event(event, self, 0, 0)
        fire_a_progress_event("loadend", self, 0, 0)

    # Response, as scripts read it

    @property
    def response_url(self) -> str:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responseurl"""
        return self._fetched.url

    @property
    def status(self) -> int:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-status"""
        return self._fetched.status

    @property
    def status_text(self) -> str:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-statustext"""
        return self._fetched.status_message

    def get_response_header(self, name: str) -> str | None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getresponseheader"""
        return self._fetched.header_list.get(name)

    def get_all_response_headers(self) -> str:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getallresponseheaders"""
        output: dict[str, str] = {}
        for header in self._fetched.header_list.sort_and_combine():
            uppercase = byte_uppercase(header[0])
            before = output.get(uppercase)
            line = f"{header[0]}: {header[1]}\r\n"
            output[uppercase] = line if before is None else f"{before}{line}"
        lines: list[str] = []
        for uppercase in sorted_tokens(list(output.keys())):
            lines.append(cast("str", output.get(uppercase)))
        return concatenated(lines, "")

    def override_mime_type(self, mime: str) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-overridemimetype"""
        self._check_not_loading("Failed to execute 'overrideMimeType' on 'XMLHttpRequest'")
        self._mime_type = override_mime_type(mime)

    def _check_not_loading(self, action: str) -> None:
        if self.ready_state == LOADING or self.ready_state == DONE:
            message = f"{action}: the body is being received, or was received."
            raise DOMException(message, "InvalidStateError")

    @property
    def response_type(self) -> str:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetype"""
        return self._type

    @response_type.setter
    def response_type(self, value: str) -> None:
        action = "Failed to set the 'responseType' property on 'XMLHttpRequest'"
        if value == "document" and not allows_document_responses(action):
            return
        self._check_not_loading(action)
        self._type = value

    @property
    def response(self) -> Any:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response"""
        if self._type == "" or self._type == "text":
            return self._text_response()
        if self.ready_state != DONE:
            return null_response()
        if not self._has_object:
            self._set_the_response_object()
        return self._object if self._has_object else null_response()

    def _set_the_response_object(self) -> None:
        """The steps of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response for an object"""
        if self._type == "document":
            self._set_a_document_response()
            return
        data = joined_bytes(self._chunks)
        if self._type == "arraybuffer":
            self._object = buffer_of_bytes(data)
        elif self._type == "blob":
            mime_type = final_mime_type(self._fetched.content_type, self._mime_type)
            self._object = blob_of_response(data, mime_type)
        elif self._fetched.body is None:
            return
        else:
            try:
                self._object = parse_json(utf_8_decode(data))
            except Exception:
                return
        self._has_object = True

    @property
    def response_text(self) -> str:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetext"""
        if self._type != "" and self._type != "text":
            raise DOMException(
                "Failed to read the 'responseText' property from 'XMLHttpRequest': "
                f"the responseType is {self._type}.",
                "InvalidStateError",
            )
        return self._text_response()

    @property
    def response_xml(self) -> Document | None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsexml"""
        if self._type != "" and self._type != "document":
            raise DOMException(
                "Failed to read the 'responseXML' property from 'XMLHttpRequest': "
                f"the responseType is {self._type}.",
                "InvalidStateError",
            )
        if self.ready_state == DONE and not self._has_object:
            self._set_a_document_response()
        return cast("Document | None", self._object)

    def _set_a_document_response(self) -> None:
        """https://xhr.spec.whatwg.org/#document-response"""
        if self._fetched.body is None:
            return
        self._object = document_of_response(
            joined_bytes(self._chunks),
            self._fetched.content_type,
            self._mime_type,
            self._type == "",
            self._fetched.url,
        )
        self._has_object = self._object is not None

    def _text_response(self) -> str:
        """https://xhr.spec.whatwg.org/#text-response

        While the body is being received, an incomplete character at its end waits for the rest.
        """
        is_loading = self.ready_state == LOADING
        if self._has_text or not (is_loading or self.ready_state == DONE):
            return self._text
        if len(self._chunks) == 0 or (is_loading and self.received < LONGEST_MARK):
            return ""
        if self._decoder is None:
            data = joined_bytes(self._chunks)
            encoding = encoding_of_text(
                data, self._fetched.content_type, self._mime_type, self._type == ""
            )
            if not is_loading or encoding == "replacement":
                self._has_text = not is_loading
                self._text = text_of_response(data, encoding)
                return self._text
            self._decoder = ChunkDecoder(encoding, False, False)
        while self._decoded < len(self._chunks):
            self._text += self._decoder.decode(self._chunks[self._decoded])
            self._decoded += 1
        if not is_loading:
            self._text += self._decoder.flush()
            self._has_text = True
        return self._text


class OngoingRequest(ReadRequest):
    """A fetch for an XMLHttpRequest object. The host tells it how the fetch goes."""

    __slots__ = (
        *("_client", "_has_begun", "_has_chunk", "_is_reading", "_last_progress", "_length"),
        *("_reader", "_request", "_start", "_timer", "_transmitted", "upload_complete"),
        *("upload_listener",),
    )

    def __init__(self, client: XMLHttpRequest, request: Request) -> None:
        super().__init__()
        self.upload_listener = client.upload.has_listeners
        self.upload_complete = request.body is None
        self._client = client
        self._request = request
        self._length = 0.0
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: requestBodyLength"""
        self._transmitted = 0.0
        self._has_begun = False
        self._start = 0.0
        self._last_progress = 0.0
        self._timer: Any = None
        self._reader: ReadableStreamDefaultReader = cast("Any", None)
        self._is_reading = False
        self._has_chunk = False
        if request.body is not None and request.body.length is not None:
            self._length = request.body.length

    def begin(self) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send, from the event loadstart on"""
        client = self._client
        fire_a_progress_event("loadstart", client, 0, 0)
        if not self.upload_complete and self.upload_listener:
            fire_a_progress_event("loadstart", client.upload, 0, self._length)
        if not client.is_fetching(self):
            return
        self._has_begun = True
        self._start = coarse_now()
        self._last_progress = self._start - PROGRESS_INTERVAL
        self.wait_until_timeout()
        begin_fetch(self._request, self)

    def end(self) -> None:
        """https://fetch.spec.whatwg.org/#fetch-controller-terminate"""
        self.stop_waiting()
        self._request.signal.signal_abort(None)

    def wait_until_timeout(self) -> None:
        """Wait until the timeout, which counts from the beginning of the fetch."""
        self.stop_waiting()
        client = self._client
        milliseconds = client.timeout
        if not self._has_begun or milliseconds == 0:
            return

        def time_out() -> None:
            if client.is_fetching(self):
                client.timed_out = True
                client.handle_errors(self)

        left = self._start + milliseconds - coarse_now()
        self._timer = run_steps_after_timeout(left if left > 0 else 0, time_out)

    def stop_waiting(self) -> None:
        """Forget the timeout."""
        if self._timer is not None:
            cancel_steps(self._timer)
            self._timer = None

    def is_time_for_progress(self) -> bool:
        """Whether the last event of progress is some time ago; now there is one."""
        now = coarse_now()
        is_time = now - self._last_progress >= PROGRESS_INTERVAL
        if is_time:
            self._last_progress = now
        return is_time

    # What the host tells

    def process_request_body_chunk_length(self, bytes_length: int) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: processRequestBodyChunkLength"""
        client = self._client
        if self.upload_complete or not client.is_fetching(self):
            return
        self._transmitted += bytes_length
        if self.is_time_for_progress() and self.upload_listener:
            fire_a_progress_event("progress", client.upload, self._transmitted, self._length)

    def process_request_end_of_body(self) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: processRequestEndOfBody"""
        client = self._client
        if self.upload_complete or not client.is_fetching(self):
            return
        self.upload_complete = True
        self._last_progress = self._start - PROGRESS_INTERVAL
        if self.upload_listener:
            fire_a_progress_event("progress", client.upload, self._length, self._length)
            fire_a_progress_event("load", client.upload, self._length, self._length)
            fire_a_progress_event("loadend", client.upload, self._length, self._length)

    def process_response(self, response: Response) -> None:
        """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: processResponse

        A transport that answers needs no more of the body.
        """
        self.process_request_end_of_body()
        if self._client.is_fetching(self):
            self._client.process_response(self, response)

    def process_network_error(self, error: Any) -> None:
        """End with a network error: https://fetch.spec.whatwg.org/#concept-network-error"""
        if self._client.is_fetching(self):
            report_network_error(error)
            self._client.handle_errors(self)

    # https://fetch.spec.whatwg.org/#body-incrementally-read

    def read(self, body: Body) -> None:
        """Read the body of the response."""
        self._reader = acquire_readable_stream_default_reader(body.stream)
        self._read_on()

    def _read_on(self) -> None:
        """Read one chunk after the other; return while the stream has none."""
        self._has_chunk = True
        while self._has_chunk and self._client.is_fetching(self):
            self._has_chunk = False
            self._is_reading = True
            readable_stream_default_reader_read(self._reader, self)
            self._is_reading = False

    def chunk_steps(self, chunk: Any) -> None:
        if not is_uint8_array(chunk):
            self.process_network_error(not_bytes(chunk))
            return
        if self._client.is_fetching(self):
            self._client.process_body_chunk(self, chunk)
        if self._is_reading:
            self._has_chunk = True
        else:
            self._read_on()

    def close_steps(self) -> None:
        if self._client.is_fetching(self):
            self._client.handle_response_end_of_body(self)

    def error_steps(self, error: Any) -> None:
        self.process_network_error(error)


def url_or_none(action: str, url: str) -> URLRecord | None:
    """https://html.spec.whatwg.org/#encoding-parsing-a-url, None being failure"""
    try:
        return parse_a_url(action, url)
    except Exception:
        return None


def extract_a_length(header_list: HeaderList) -> float:
    """https://fetch.spec.whatwg.org/#header-list-extract-a-length, 0 if it gives no integer"""
    values = header_list.values_of("Content-Length")
    for value in values:
        if value != values[0]:
            return 0
    return 0 if len(values) == 0 else decimal_number(values[0])
