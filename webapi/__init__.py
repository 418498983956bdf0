"""The Web's URL API for Python, as browsers have it.

>>> from webapi import URL
>>> URL("../b?q=1#f", "https://example.org/a/x").href
'https://example.org/b?q=1#f'
"""

# Every public name, and the module that it comes from.
_MODULES = {
    "AbortController": "webapi.interfaces.abort_controller",
    "AbortSignal": "webapi.interfaces.abort_signal",
    "AbstractRange": "webapi.interfaces.abstract_range",
    "Attr": "webapi.interfaces.attr",
    "Blob": "webapi.interfaces.blob",
    "ByteLengthQueuingStrategy": "webapi.interfaces.byte_length_queuing_strategy",
    "CDATASection": "webapi.interfaces.cdata_section",
    "CharacterData": "webapi.interfaces.character_data",
    "Comment": "webapi.interfaces.comment",
    "CompressionStream": "webapi.interfaces.compression_stream",
    "CountQueuingStrategy": "webapi.interfaces.count_queuing_strategy",
    "Crypto": "webapi.interfaces.crypto",
    "CustomEvent": "webapi.interfaces.custom_event",
    "DOMException": "webapi.webidl.dom_exception",
    "DOMImplementation": "webapi.interfaces.dom_implementation",
    "DOMParser": "webapi.interfaces.dom_parser",
    "DOMTokenList": "webapi.interfaces.dom_token_list",
    "DecompressionStream": "webapi.interfaces.decompression_stream",
    "Document": "webapi.interfaces.document",
    "DocumentFragment": "webapi.interfaces.document_fragment",
    "DocumentType": "webapi.interfaces.document_type",
    "Element": "webapi.interfaces.element",
    "ErrorEvent": "webapi.interfaces.error_event",
    "Event": "webapi.interfaces.event",
    "EventTarget": "webapi.interfaces.event_target",
    "File": "webapi.interfaces.file",
    "FormData": "webapi.interfaces.form_data",
    "HTMLAnchorElement": "webapi.interfaces.html_anchor_element",
    "HTMLAreaElement": "webapi.interfaces.html_area_element",
    "HTMLBaseElement": "webapi.interfaces.html_base_element",
    "HTMLCollection": "webapi.interfaces.html_collection",
    "HTMLElement": "webapi.interfaces.html_element",
    "HTMLTemplateElement": "webapi.interfaces.html_template_element",
    "Headers": "webapi.interfaces.headers",
    "InvalidURLError": "webapi.url.validation",
    "Location": "webapi.interfaces.location",
    "MutationObserver": "webapi.interfaces.mutation_observer",
    "MutationRecord": "webapi.interfaces.mutation_record",
    "NamedNodeMap": "webapi.interfaces.named_node_map",
    "Node": "webapi.interfaces.node",
    "NodeFilter": "webapi.interfaces.node_filter",
    "NodeIterator": "webapi.interfaces.node_iterator",
    "NodeList": "webapi.interfaces.node_list",
    "Origin": "webapi.interfaces.origin",
    "Performance": "webapi.interfaces.performance",
    "ProcessingInstruction": "webapi.interfaces.processing_instruction",
    "QuotaExceededError": "webapi.webidl.dom_exception",
    "Range": "webapi.interfaces.range",
    "RangeError": "webapi.webidl.exceptions",
    "ReadableByteStreamController": "webapi.interfaces.readable_byte_stream_controller",
    "ReadableStream": "webapi.interfaces.readable_stream",
    "ReadableStreamBYOBReader": "webapi.interfaces.readable_stream_byob_reader",
    "ReadableStreamBYOBRequest": "webapi.interfaces.readable_stream_byob_request",
    "ReadableStreamDefaultController": "webapi.interfaces.readable_stream_default_controller",
    "ReadableStreamDefaultReader": "webapi.interfaces.readable_stream_default_reader",
    "Request": "webapi.interfaces.request",
    "Response": "webapi.interfaces.response",
    "StaticRange": "webapi.interfaces.static_range",
    "Text": "webapi.interfaces.text",
    "TextDecoder": "webapi.interfaces.text_decoder",
    "TextDecoderStream": "webapi.interfaces.text_decoder_stream",
    "TextEncoder": "webapi.interfaces.text_encoder",
    "TextEncoderStream": "webapi.interfaces.text_encoder_stream",
    "ThrownValue": "webapi.webidl.thrown_value",
    "TransformStream": "webapi.interfaces.transform_stream",
    "TransformStreamDefaultController": "webapi.interfaces.transform_stream_default_controller",
    "TreeWalker": "webapi.interfaces.tree_walker",
    "URIError": "webapi.uri",
    "URL": "webapi.interfaces.url",
    "URLPattern": "webapi.interfaces.url_pattern",
    "URLSearchParams": "webapi.interfaces.url_search_params",
    "WorkerLocation": "webapi.interfaces.worker_location",
    "WritableStream": "webapi.interfaces.writable_stream",
    "WritableStreamDefaultController": "webapi.interfaces.writable_stream_default_controller",
    "WritableStreamDefaultWriter": "webapi.interfaces.writable_stream_default_writer",
    "XMLSerializer": "webapi.interfaces.xml_serializer",
    "atob": "webapi.interfaces.window_or_worker_global_scope",
    "btoa": "webapi.interfaces.window_or_worker_global_scope",
    "clearInterval": "webapi.interfaces.window_or_worker_global_scope",
    "clearTimeout": "webapi.interfaces.window_or_worker_global_scope",
    "crypto": "webapi.interfaces.window_or_worker_global_scope",
    "decodeURI": "webapi.uri",
    "decodeURIComponent": "webapi.uri",
    "encodeURI": "webapi.uri",
    "encodeURIComponent": "webapi.uri",
    "fetch": "webapi.interfaces.window_or_worker_global_scope",
    "jsnull": "webapi.webidl.values",
    "performance": "webapi.interfaces.window_or_worker_global_scope",
    "queueMicrotask": "webapi.interfaces.window_or_worker_global_scope",
    "reportError": "webapi.interfaces.window_or_worker_global_scope",
    "setInterval": "webapi.interfaces.window_or_worker_global_scope",
    "setTimeout": "webapi.interfaces.window_or_worker_global_scope",
    "structuredClone": "webapi.interfaces.window_or_worker_global_scope",
}

__all__ = [*_MODULES]


def __getattr__(name: str) -> object:
    """Import a public name when it is first used (PEP 562).

    Raises:
        ImportError: its module is broken. An ``AttributeError`` would read as if ``webapi`` did
            not have the name.
    """
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        value: object = getattr(__import__(_MODULES[name], fromlist=[name]), name)
    except AttributeError as error:
        module = _MODULES[name]
        raise ImportError(f"cannot import {name!r} from {module!r}: {error}") from error
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__} - {"_MODULES"})
