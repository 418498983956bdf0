"""The calls that a JavaScript engine may request: the entries of `exposed.CALLS`, which is
generated.

A request is an array: the number of a call, the object of the call, and the arguments. An answer is
also an array: a handle (0 if Python keeps no object) and a result, or the name of a JavaScript
error and its message. Requests may come from hostile scripts. They can name only the listed calls,
and the interfaces convert the arguments as they do for every caller.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, TypeAlias

from webapi.fetching import host as bodies
from webapi.fetching.host import parse_a_url, referrer_from, serialized_url
from webapi.interfaces.blob import Blob
from webapi.interfaces.blob import new_object as new_blob
from webapi.interfaces.form_data import FormData
from webapi.interfaces.form_data import new_object as new_form
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.runtimes import decoders, documents
from webapi.runtimes.decoders import Decoder
from webapi.runtimes.encoders import Encoder, buffer_text, plain
from webapi.runtimes.handles import ExposedInterface, HandleTable, Request, getter
from webapi.runtimes.json_text import to_json
from webapi.runtimes.scripts import late_script
from webapi.server_sent_events import host as server_sent_events
from webapi.steps import blob
from webapi.steps.body_init import bytes_with_type
from webapi.steps.form_data import entry_list_of
from webapi.webidl.compression import CompressionContext, Compressor, Decompressor
from webapi.xhr import host as xhr

Call: TypeAlias = Callable[[HandleTable, Request], str]


def release(handles: HandleTable, request: Request) -> str:
    """Release the handles of objects that JavaScript has collected."""
    for handle in request[1]:
        handles.release(handle)
    return "[0]"


def script(handles: HandleTable, request: Request) -> str:
    """Fetch a script, because a page touched one of its names, and the scripts that it needs.

    Raises: `LookupError` if no script has the name.
    """
    needed, text = late_script(request[1])
    return f"[0,{to_json(needed)},{to_json(text)}]"


def read_blob(handles: HandleTable, request: Request) -> str:
    """The bytes of a blob from a position on, at most so many."""
    item, handle = _target(Blob, handles, request)
    position, size = request[2:]
    return f"[{_kept(handles, item, handle)},{buffer_text(blob.read(item, position, size))}]"


def new_compression(handles: HandleTable, request: Request) -> str:
    """A compression context of a format, which may decompress."""
    handles.memory.spend_on_request()
    format, decompresses = request[1:]
    return f"[{_kept(handles, (Decompressor if decompresses else Compressor)(format))}]"


def compress(handles: HandleTable, request: Request) -> str:
    """Give a compression context bytes, or the end: true. The answer is its next piece of output.

    It also says whether there is input after the end of the compressed data.
    """
    context, _ = _target(CompressionContext, handles, request)
    if request[2] is True:
        context.finish()
    elif request[2] is not None:
        context.push(decoders.item(handles, request[2]))
    piece = context.next_piece()
    return f"[0,{buffer_text(piece)},{to_json(context.has_extra_input)}]"


def parse_url(handles: HandleTable, request: Request) -> str:
    """Parse a URL: its href, whether it includes credentials, and the blob of a blob URL."""
    handles.memory.spend_on_request()
    action, input = request[1:]
    url = parse_a_url(action, input)
    entry = url.blob_url_entry
    found = "null" if entry is None else handles.introduce(entry.object)
    return f"[0,{to_json(serialized_url(url))},{to_json(url.includes_credentials)},{found}]"


def referrer(handles: HandleTable, request: Request) -> str:
    """The referrer that a text says; null is the client."""
    return f"[0,{to_json(referrer_from(request[1]))}]"


def body_of_form(handles: HandleTable, request: Request) -> str:
    """The bytes and the type of the body that a form or a query makes."""
    form = decoders.item(handles, request[1])
    if not isinstance(form, (FormData, URLSearchParams)):
        raise TypeError("Illegal invocation")
    body, type = bytes_with_type(form)
    return f"[0,{buffer_text(body)},{to_json(type)}]"


def blob_of_body(handles: HandleTable, request: Request) -> str:
    """The blob of a body's bytes and the value of its Content-Type."""
    handles.memory.spend_on_request()
    item = new_blob(bodies.blob_of_body(decoders.item(handles, request[1]), request[2]))
    handles.memory.spend_on_new(item)
    return f"[0,{handles.introduce(item)}]"


def form_data_of_body(handles: HandleTable, request: Request) -> str:
    """The form of a body's bytes and the value of its Content-Type."""
    handles.memory.spend_on_request()
    item = new_form(bodies.form_data_of_body(decoders.item(handles, request[1]), request[2]))
    handles.memory.spend_on_new(item)
    return f"[0,{handles.introduce(item)}]"


def xml_http_request(handles: HandleTable, request: Request) -> str:
    """What XMLHttpRequest asks of URLs, MIME types and encodings."""
    handles.memory.spend_on_request()
    return f"[0,{to_json(_OF_XML_HTTP_REQUEST[request[1]](*request[2:]))}]"


def _url_with_credentials(url: str, username: str | None, password: str | None) -> str:
    parsed_url = parse_a_url("Failed to execute 'open' on 'XMLHttpRequest'", url)
    return serialized_url(xhr.url_with_credentials(parsed_url, username, password))


def _encoding_of_text(start: str, content_type: str, override: str, allows_xml: bool) -> str:
    return xhr.encoding_of_text(start.encode("latin-1"), content_type, override, allows_xml)


_OF_XML_HTTP_REQUEST: Final[dict[str, Callable[..., str]]] = {
    "encoding_of_text": _encoding_of_text,
    "final_mime_type": xhr.final_mime_type,
    "override_mime_type": xhr.override_mime_type,
    "url_with_credentials": _url_with_credentials,
    "utf_8_content_type": xhr.utf_8_content_type,
}


def window(handles: HandleTable, request: Request) -> str:
    """What only scripts of a page ask for: see `webapi.runtimes.window`."""
    if handles.window is None:
        raise TypeError("Illegal invocation")
    return f"[0,{handles.window.answer(handles, *request[1:])}]"


def is_event_stream(handles: HandleTable, request: Request) -> str:
    """Whether a Content-Type says that a body is an event stream."""
    return f"[0,{to_json(server_sent_events.is_event_stream(request[1]))}]"


def document(handles: HandleTable, request: Request) -> str:
    """What documents and hyperlinks ask for: see `webapi.runtimes.documents`."""
    return f"[0,{documents.answer(handles, *request[1:])}]"


def copy_of_form(handles: HandleTable, request: Request) -> str:
    """A new form with the entries of another."""
    handles.memory.spend_on_request()
    form = decoders.item(handles, request[1])
    if not isinstance(form, FormData):
        raise TypeError("Illegal invocation")
    item = new_form([*entry_list_of(form)])
    return f"[{_kept(handles, item)}]"


class Maker:
    """A call that makes an object. A request may contain it in place of a handle."""

    def __init__(
        self, function: Callable[..., Any], result: ExposedInterface, arguments: Decoder | None
    ) -> None:
        self.function = function
        self.result = result
        self.arguments = arguments

    def make(self, handles: HandleTable, request: Request) -> Any:
        """A new object, or ``None``."""
        if self.arguments is None:
            return self.function(*request[1:])
        return self.function(*self.arguments(handles, request[1:]))

    def __call__(self, handles: HandleTable, request: Request) -> str:
        """The answer that introduces the new object."""
        if self.result.kept:
            handles.memory.spend_on_request()
        item = self.make(handles, request)
        if item is None:
            return "[0]"
        return self.result.state(_kept(handles, item) if self.result.kept else 0, item)


def construct(exposed: ExposedInterface, *, arguments: Decoder | None = None) -> Maker:
    """``new``"""
    return Maker(exposed.cls, exposed, arguments)


def make(
    function: Callable[..., Any], result: ExposedInterface, *, arguments: Decoder | None = None
) -> Maker:
    """A static operation that returns a new object, or null."""
    return Maker(function, result, arguments)


def static(
    function: Callable[..., Any], result: Encoder = plain, *, arguments: Decoder | None = None
) -> Call:
    """A static operation. It may keep the objects in its arguments, or release some."""

    def call(handles: HandleTable, request: Request) -> str:
        if arguments is not None:
            handles.memory.spend_on_request()
        given = request[1:] if arguments is None else arguments(handles, request[1:])
        handles.memory.freed()
        return f"[0,{result(handles, function(*given))}]"

    return call


def _target(cls: type[Any], handles: HandleTable, request: Request) -> tuple[Any, int]:
    """The object of a call, and its handle; 0 if this function has made the object again."""
    target = request[1]
    if isinstance(target, list):
        handles.memory.spend_on_request()
        maker = handles.calls[target[0]]
        item = maker.make(handles, target) if isinstance(maker, Maker) else None
        handle = 0
    else:
        item = handles.by_handle.get(target) if type(target) is int else None
        handle = target
    if not isinstance(item, cls):
        raise TypeError("Illegal invocation")
    return item, handle


def _kept(handles: HandleTable, item: Any, handle: int = 0) -> int:
    """The handle of an object. A new object gets one if there is room for what it holds."""
    if handle == 0:
        handles.memory.spend_on_new(item)
    return handle or handles.keep(item)


def _spend_on_url(handles: HandleTable, exposed: ExposedInterface, request: Request) -> None:
    """Reserve what a change of a part of a URL copies: the URL, as text and as its components."""
    if exposed.has_url and type(request[1]) is int:
        item = handles.by_handle.get(request[1])
        if isinstance(item, exposed.cls):
            handles.memory.spend(4 * len(item.href))


def values(exposed: ExposedInterface) -> Call:
    """The values of an object, which may have changed. From now on, Python keeps the object."""

    def call(handles: HandleTable, request: Request) -> str:
        item, handle = _target(exposed.cls, handles, request)
        return handles.exposed(item).state(_kept(handles, item, handle), item)

    return call


def clone(exposed: ExposedInterface) -> Call:
    """A structured clone of an object: https://html.spec.whatwg.org/#serializable-objects"""

    def call(handles: HandleTable, request: Request) -> str:
        handles.memory.spend_on_request()
        item, handle = _target(exposed.cls, handles, request)
        return f"[{_kept(handles, item, handle)},{handles.introduce(item._webapi_clone())}]"

    return call


def assign(exposed: ExposedInterface, name: str) -> Call:
    """A setter. Its answer has all values of the object."""
    setter = getattr(exposed.cls, name).fset

    def call(handles: HandleTable, request: Request) -> str:
        handles.memory.spend_on_request()
        item, handle = _target(exposed.cls, handles, request)
        _spend_on_url(handles, exposed, request)
        setter(item, request[2])
        return handles.exposed(item).state(_kept(handles, item, handle), item)

    return call


def query(
    exposed: ExposedInterface,
    name: str,
    result: Encoder = plain,
    *,
    arguments: Decoder | None = None,
) -> Call:
    """An attribute whose value is not among an object's values, or a [Pure] operation.

    It adds nothing that an object keeps. A [Pure] one that makes an object is an `operation`.
    """
    function = getter(getattr(exposed.cls, name))

    def call(handles: HandleTable, request: Request) -> str:
        item, handle = _target(exposed.cls, handles, request)
        given = request[2:] if arguments is None else arguments(handles, request[2:])
        text = result(handles, function(item, *given))
        return f"[{_kept(handles, item, handle)},{text}]"

    return call


def operation(
    exposed: ExposedInterface,
    name: str,
    result: Encoder = plain,
    *,
    arguments: Decoder | None = None,
) -> Call:
    """An operation."""
    perform = query(exposed, name, result, arguments=arguments)

    def call(handles: HandleTable, request: Request) -> str:
        handles.memory.spend_on_request()
        _spend_on_url(handles, exposed, request)
        return perform(handles, request)

    return call


def attribute(scope: ModuleType, name: str, result: Encoder = plain) -> Call:
    """An attribute of the global scope."""

    def call(handles: HandleTable, request: Request) -> str:
        return f"[0,{result(handles, getattr(scope, name))}]"

    return call


def pairs(exposed: ExposedInterface, result: Encoder = plain) -> Call:
    """A slice of the pairs to iterate over."""
    pairs_of = exposed.cls._webapi_pairs

    def call(handles: HandleTable, request: Request) -> str:
        item, handle = _target(exposed.cls, handles, request)
        start, count = request[2:]
        return f"[{handle},{result(handles, pairs_of(item)[start : start + count])}]"

    return call
