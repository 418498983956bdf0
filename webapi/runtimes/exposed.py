"""What ``interfaces.js`` may ask for, made by ``python -m idl`` from idl/*.webidl: change those.

Requests name a call by its place in `CALLS`, and answers an interface by its place in `INTERFACES`.
"""

from webapi.interfaces.blob import Blob
from webapi.interfaces.document import Document
from webapi.interfaces.element import Element
from webapi.interfaces.file import File
from webapi.interfaces.html_anchor_element import HTMLAnchorElement
from webapi.interfaces.html_area_element import HTMLAreaElement
from webapi.interfaces.html_base_element import HTMLBaseElement
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.location import Location
from webapi.interfaces.location_navigation import LocationNavigation
from webapi.interfaces.node import Node
from webapi.interfaces.url import URL
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.interfaces.worker_location import WorkerLocation
from webapi.runtimes import calls, objects
from webapi.steps import url_search_params

_node = objects.Exposed(Node, [], kept=True)
_document = objects.Exposed(Document, [], kept=True)
_element = objects.Exposed(Element, [], kept=True)
_html_collection = objects.Exposed(HTMLCollection, [], kept=True)
_blob = objects.Exposed(Blob, ["size", "type"], kept=True)
_file = objects.Exposed(File, ["size", "type", "name", "lastModified"], kept=True)
_html_element = objects.Exposed(HTMLElement, [], kept=True)
_html_base_element = objects.Exposed(HTMLBaseElement, [], kept=True)
_html_anchor_element = objects.Exposed(HTMLAnchorElement, [], kept=True)
_html_area_element = objects.Exposed(HTMLAreaElement, [], kept=True)
_location = objects.Exposed(Location, [], kept=True)
_worker_location = objects.Exposed(
    WorkerLocation,
    ["href", "origin", "protocol", "host", "hostname", "port", "pathname", "search", "hash"],
    kept=False,
)
_location_navigation = objects.Exposed(
    LocationNavigation, ["url", "navigationType", "refused"], kept=False
)
_url = objects.Exposed(
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
_url_search_params = objects.Exposed(URLSearchParams, ["size"], kept=True)

INTERFACES = (
    _node,
    _document,
    _element,
    _html_collection,
    _blob,
    _file,
    _html_element,
    _html_base_element,
    _html_anchor_element,
    _html_area_element,
    _location,
    _worker_location,
    _location_navigation,
    _url,
    _url_search_params,
)

CALLS: tuple[calls.Call, ...] = (
    calls.release,
    calls.values(_blob),
    calls.values(_file),
    calls.values(_worker_location),
    calls.values(_location_navigation),
    calls.values(_url),
    calls.values(_url_search_params),
    calls.look(_node, "baseURI"),
    calls.look(_node, "isConnected"),
    calls.look(_node, "ownerDocument", objects.platform_object),
    calls.construct(_document),
    calls.look(_document, "URL"),
    calls.look(_document, "documentURI"),
    calls.look(_document, "characterSet"),
    calls.look(_document, "charset"),
    calls.look(_document, "inputEncoding"),
    calls.operation(_document, "createElement", objects.platform_object),
    calls.look(_document, "location", objects.platform_object),
    calls.look(_document, "links", objects.platform_object),
    calls.make(_document, "fromHTML", _document, arguments=objects.arguments(objects.item)),
    calls.operation(_document, "append", arguments=objects.spread(objects.item)),
    calls.look(_element, "localName"),
    calls.look(_element, "tagName"),
    calls.look(_element, "getAttributeNames"),
    calls.look(_element, "getAttribute"),
    calls.operation(_element, "setAttribute"),
    calls.operation(_element, "removeAttribute"),
    calls.look(_element, "hasAttribute"),
    calls.operation(_element, "remove"),
    calls.look(_html_collection, "length"),
    calls.look(_html_collection, "item", objects.platform_object),
    calls.look(_html_collection, "namedItem", objects.platform_object),
    calls.construct(_blob, arguments=objects.arguments(objects.each(objects.item))),
    calls.look(_blob, "slice", objects.platform_object),
    calls.look(_blob, "text", objects.settled(objects.plain)),
    calls.look(_blob, "arrayBuffer", objects.settled(objects.buffer)),
    calls.look(_blob, "bytes", objects.settled(objects.buffer)),
    calls.construct(_file, arguments=objects.arguments(objects.each(objects.item))),
    calls.look(_html_base_element, "href"),
    calls.assign(_html_base_element, "href"),
    calls.look(_html_base_element, "target"),
    calls.assign(_html_base_element, "target"),
    calls.look(_html_anchor_element, "download"),
    calls.assign(_html_anchor_element, "download"),
    calls.look(_html_anchor_element, "ping"),
    calls.assign(_html_anchor_element, "ping"),
    calls.look(_html_anchor_element, "rel"),
    calls.assign(_html_anchor_element, "rel"),
    calls.look(_html_anchor_element, "origin"),
    calls.look(_html_anchor_element, "protocol"),
    calls.assign(_html_anchor_element, "protocol"),
    calls.look(_html_anchor_element, "username"),
    calls.assign(_html_anchor_element, "username"),
    calls.look(_html_anchor_element, "password"),
    calls.assign(_html_anchor_element, "password"),
    calls.look(_html_anchor_element, "host"),
    calls.assign(_html_anchor_element, "host"),
    calls.look(_html_anchor_element, "hostname"),
    calls.assign(_html_anchor_element, "hostname"),
    calls.look(_html_anchor_element, "port"),
    calls.assign(_html_anchor_element, "port"),
    calls.look(_html_anchor_element, "pathname"),
    calls.assign(_html_anchor_element, "pathname"),
    calls.look(_html_anchor_element, "search"),
    calls.assign(_html_anchor_element, "search"),
    calls.look(_html_anchor_element, "hash"),
    calls.assign(_html_anchor_element, "hash"),
    calls.look(_html_anchor_element, "hreflang"),
    calls.assign(_html_anchor_element, "hreflang"),
    calls.look(_html_anchor_element, "type"),
    calls.assign(_html_anchor_element, "type"),
    calls.look(_html_anchor_element, "href"),
    calls.assign(_html_anchor_element, "href"),
    calls.look(_html_anchor_element, "target"),
    calls.assign(_html_anchor_element, "target"),
    calls.look(_html_area_element, "alt"),
    calls.assign(_html_area_element, "alt"),
    calls.look(_html_area_element, "coords"),
    calls.assign(_html_area_element, "coords"),
    calls.look(_html_area_element, "shape"),
    calls.assign(_html_area_element, "shape"),
    calls.look(_html_area_element, "download"),
    calls.assign(_html_area_element, "download"),
    calls.look(_html_area_element, "ping"),
    calls.assign(_html_area_element, "ping"),
    calls.look(_html_area_element, "rel"),
    calls.assign(_html_area_element, "rel"),
    calls.look(_html_area_element, "origin"),
    calls.look(_html_area_element, "protocol"),
    calls.assign(_html_area_element, "protocol"),
    calls.look(_html_area_element, "username"),
    calls.assign(_html_area_element, "username"),
    calls.look(_html_area_element, "password"),
    calls.assign(_html_area_element, "password"),
    calls.look(_html_area_element, "host"),
    calls.assign(_html_area_element, "host"),
    calls.look(_html_area_element, "hostname"),
    calls.assign(_html_area_element, "hostname"),
    calls.look(_html_area_element, "port"),
    calls.assign(_html_area_element, "port"),
    calls.look(_html_area_element, "pathname"),
    calls.assign(_html_area_element, "pathname"),
    calls.look(_html_area_element, "search"),
    calls.assign(_html_area_element, "search"),
    calls.look(_html_area_element, "hash"),
    calls.assign(_html_area_element, "hash"),
    calls.look(_html_area_element, "hreflang"),
    calls.assign(_html_area_element, "hreflang"),
    calls.look(_html_area_element, "type"),
    calls.assign(_html_area_element, "type"),
    calls.look(_html_area_element, "href"),
    calls.assign(_html_area_element, "href"),
    calls.look(_html_area_element, "target"),
    calls.assign(_html_area_element, "target"),
    calls.look(_location, "href"),
    calls.assign(_location, "href"),
    calls.look(_location, "origin"),
    calls.look(_location, "protocol"),
    calls.assign(_location, "protocol"),
    calls.look(_location, "host"),
    calls.assign(_location, "host"),
    calls.look(_location, "hostname"),
    calls.assign(_location, "hostname"),
    calls.look(_location, "port"),
    calls.assign(_location, "port"),
    calls.look(_location, "pathname"),
    calls.assign(_location, "pathname"),
    calls.look(_location, "search"),
    calls.assign(_location, "search"),
    calls.look(_location, "hash"),
    calls.assign(_location, "hash"),
    calls.operation(_location, "assign"),
    calls.operation(_location, "replace"),
    calls.operation(_location, "reload"),
    calls.look(_location, "navigations", objects.list_of(objects.platform_object)),
    calls.construct(_worker_location),
    calls.construct(_url),
    calls.make(_url, "parse", _url),
    calls.static(_url, "canParse"),
    calls.assign(_url, "href"),
    calls.assign(_url, "protocol"),
    calls.assign(_url, "username"),
    calls.assign(_url, "password"),
    calls.assign(_url, "host"),
    calls.assign(_url, "hostname"),
    calls.assign(_url, "port"),
    calls.assign(_url, "pathname"),
    calls.assign(_url, "search"),
    calls.look(_url, "searchParams", objects.platform_object),
    calls.assign(_url, "hash"),
    calls.static(_url, "createObjectURL", arguments=objects.arguments(objects.item)),
    calls.static(_url, "revokeObjectURL"),
    calls.construct(_url_search_params),
    calls.operation(_url_search_params, "append"),
    calls.operation(_url_search_params, "delete"),
    calls.look(_url_search_params, "get"),
    calls.look(_url_search_params, "getAll"),
    calls.look(_url_search_params, "has"),
    calls.operation(_url_search_params, "set"),
    calls.operation(_url_search_params, "sort"),
    calls.pairs(_url_search_params, url_search_params.value_pairs_to_iterate_over),
    calls.look(_url_search_params, "toString"),
)
