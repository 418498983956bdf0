"""The calls that the scripts beside this file may request.

Made by ``python -m idl`` from idl/*.webidl: change those, not this. Requests name a call by its
place in `CALLS`, and answers name an interface by its place in `INTERFACES`.
"""

from webapi.interfaces import window_or_worker_global_scope
from webapi.interfaces.blob import Blob
from webapi.interfaces.file import File
from webapi.interfaces.form_data import FormData
from webapi.interfaces.location import Location
from webapi.interfaces.location_navigation import LocationNavigation
from webapi.interfaces.origin import Origin
from webapi.interfaces.text_decoder import TextDecoder
from webapi.interfaces.url import URL
from webapi.interfaces.url_pattern import URLPattern
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.interfaces.worker_location import WorkerLocation
from webapi.runtimes import calls, decoders, encoders, handles

_text_decoder = handles.ExposedInterface(TextDecoder, [], kept=True)
_blob = handles.ExposedInterface(Blob, ["size", "type"], kept=True)
_file = handles.ExposedInterface(File, ["size", "type", "name", "lastModified"], kept=True)
_location = handles.ExposedInterface(Location, [], kept=True)
_worker_location = handles.ExposedInterface(
    WorkerLocation,
    ["href", "origin", "protocol", "host", "hostname", "port", "pathname", "search", "hash"],
    kept=False,
)
_origin = handles.ExposedInterface(Origin, ["opaque"], kept=True)
_location_navigation = handles.ExposedInterface(
    LocationNavigation, ["url", "navigationType", "refused"], kept=False
)
_url = handles.ExposedInterface(
    URL,
    [
        "href",
        "origin",
        "protocol",
        "username",
        "password",
        "host",
        "hostname",
        "port",
        "pathname",
        "search",
        "hash",
        "toJSON",
    ],
    kept=False,
)
_url_search_params = handles.ExposedInterface(URLSearchParams, ["size"], kept=True)
_url_pattern = handles.ExposedInterface(URLPattern, [], kept=True)
_form_data = handles.ExposedInterface(FormData, [], kept=True)

INTERFACES = [
    _text_decoder,
    _blob,
    _file,
    _location,
    _worker_location,
    _origin,
    _location_navigation,
    _url,
    _url_search_params,
    _url_pattern,
    _form_data,
]

CALLS: tuple[calls.Call, ...] = (
    calls.release,
    calls.script,
    calls.read_blob,
    calls.new_compression,
    calls.compress,
    calls.parse_url,
    calls.referrer,
    calls.body_of_form,
    calls.blob_of_body,
    calls.form_data_of_body,
    calls.window,
    calls.is_event_stream,
    calls.xml_http_request,
    calls.document,
    calls.copy_of_form,
    calls.values(_blob),
    calls.clone(_blob),
    calls.values(_file),
    calls.clone(_file),
    calls.values(_worker_location),
    calls.values(_origin),
    calls.values(_location_navigation),
    calls.values(_url),
    calls.values(_url_search_params),
    calls.construct(_text_decoder),
    calls.operation(_text_decoder, "decode", arguments=decoders.arguments(decoders.item)),
    calls.query(_text_decoder, "encoding"),
    calls.query(_text_decoder, "fatal"),
    calls.query(_text_decoder, "ignoreBOM"),
    calls.construct(_blob, arguments=decoders.arguments(decoders.each(decoders.item))),
    calls.operation(_blob, "slice", encoders.platform_object),
    calls.query(_blob, "text", encoders.settled(encoders.plain)),
    calls.query(_blob, "arrayBuffer", encoders.settled(encoders.buffer)),
    calls.query(_blob, "bytes", encoders.settled(encoders.buffer)),
    calls.construct(_file, arguments=decoders.arguments(decoders.each(decoders.item))),
    calls.query(_location, "href"),
    calls.assign(_location, "href"),
    calls.query(_location, "origin"),
    calls.query(_location, "protocol"),
    calls.assign(_location, "protocol"),
    calls.query(_location, "host"),
    calls.assign(_location, "host"),
    calls.query(_location, "hostname"),
    calls.assign(_location, "hostname"),
    calls.query(_location, "port"),
    calls.assign(_location, "port"),
    calls.query(_location, "pathname"),
    calls.assign(_location, "pathname"),
    calls.query(_location, "search"),
    calls.assign(_location, "search"),
    calls.query(_location, "hash"),
    calls.assign(_location, "hash"),
    calls.operation(_location, "assign"),
    calls.operation(_location, "replace"),
    calls.operation(_location, "reload"),
    calls.query(_location, "navigations", encoders.list_of(encoders.platform_object)),
    calls.construct(_worker_location),
    calls.construct(_origin),
    calls.make(Origin.from_, _origin, arguments=decoders.arguments(decoders.anything)),
    calls.query(_origin, "isSameOrigin", arguments=decoders.arguments(decoders.item)),
    calls.query(_origin, "isSameSite", arguments=decoders.arguments(decoders.item)),
    calls.construct(_url),
    calls.make(URL.parse, _url),
    calls.static(URL.canParse),
    calls.assign(_url, "href"),
    calls.assign(_url, "protocol"),
    calls.assign(_url, "username"),
    calls.assign(_url, "password"),
    calls.assign(_url, "host"),
    calls.assign(_url, "hostname"),
    calls.assign(_url, "port"),
    calls.assign(_url, "pathname"),
    calls.assign(_url, "search"),
    calls.query(_url, "searchParams", encoders.platform_object),
    calls.assign(_url, "hash"),
    calls.static(URL.createObjectURL, arguments=decoders.arguments(decoders.item)),
    calls.static(URL.revokeObjectURL),
    calls.construct(_url_search_params),
    calls.operation(_url_search_params, "append"),
    calls.operation(_url_search_params, "delete"),
    calls.query(_url_search_params, "get"),
    calls.query(_url_search_params, "getAll"),
    calls.query(_url_search_params, "has"),
    calls.operation(_url_search_params, "set"),
    calls.operation(_url_search_params, "sort"),
    calls.pairs(_url_search_params),
    calls.query(_url_search_params, "toString"),
    calls.construct(_url_pattern),
    calls.query(_url_pattern, "test"),
    calls.query(_url_pattern, "exec"),
    calls.query(_url_pattern, "protocol"),
    calls.query(_url_pattern, "username"),
    calls.query(_url_pattern, "password"),
    calls.query(_url_pattern, "hostname"),
    calls.query(_url_pattern, "port"),
    calls.query(_url_pattern, "pathname"),
    calls.query(_url_pattern, "search"),
    calls.query(_url_pattern, "hash"),
    calls.query(_url_pattern, "hasRegExpGroups"),
    calls.static(
        URLPattern.compareComponent,
        arguments=decoders.arguments(None, decoders.item, decoders.item),
    ),
    calls.query(_url_pattern, "generate"),
    calls.construct(_form_data),
    calls.operation(_form_data, "append"),
    calls.operation(_form_data, "append", arguments=decoders.arguments(None, decoders.item)),
    calls.operation(_form_data, "delete"),
    calls.operation(_form_data, "get", encoders.object_or_value),
    calls.operation(_form_data, "getAll", encoders.list_of(encoders.object_or_value)),
    calls.operation(_form_data, "has"),
    calls.operation(_form_data, "set"),
    calls.operation(_form_data, "set", arguments=decoders.arguments(None, decoders.item)),
    calls.pairs(_form_data, encoders.pairs_of(encoders.object_or_value)),
    calls.static(window_or_worker_global_scope.btoa),
    calls.static(window_or_worker_global_scope.atob),
)
