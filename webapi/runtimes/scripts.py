"""The JavaScript of this package: the script that a context runs first, and fetched scripts.

All scripts share their names, as if they were one text. A script consists of several files. It owns
the names that it declares at the beginning of lines, and gets the names of other scripts that it
mentions. Suffixes distinguish names: pages see the class ``Event``, ``EventImpl`` implements it,
and ``EventBrand`` marks its objects. A script does not see the classes of another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from webapi.runtimes.generated import SCRIPTS, TREE

FIRST = (
    "glue/built_ins.js",
    "glue/call_sites.js",
    "glue/late_scripts.js",
    "glue/conversions.js",
    "glue/platform_objects.js",
    "glue/interface_objects.js",
    "glue/values.js",
    "glue/dom_exception.js",
    "generated/brands.js",
    "glue/timers.js",
    "glue/error_reporting.js",
    "glue/window.js",
    "glue/global_scope.js",
    "generated/global_scope.js",
    "glue/host_entries.js",
    "glue/late_events.js",
)
"""The files of the script that a context runs first."""

_STYLES = ("colors", "values", "properties", "shorthands", "declarations")
_USER_INPUT = (
    *("carets", "pointer_input", "keys", "content_editing", "text_editing", "key_input"),
    "user_input",
)
_FILES = {
    "blob_streams": ("glue/blob_reading.js", "translated/streams/blobs.js"),
    "cascade": (*("translated/dom/css_cascade.js", "glue/rendering.js", "glue/cascade.js"),),
    "compression": (
        *("glue/compression.js", "translated/streams/compression.js", "generated/compression.js"),
    ),
    "computed_style": ("glue/computed_style.js",),
    "console": ("glue/console.js",),
    "css": ("glue/css.js",),
    "css_variables": ("translated/dom/css_variables.js",),
    "cssom": (
        *(f"translated/dom/css_{name}.js" for name in _STYLES),
        *("generated/cssom.js", "glue/css_style.js"),
    ),
    "css_style_sheets": (
        *("translated/dom/selector_text.js", "translated/dom/css_media.js"),
        *("translated/dom/css_rules.js", "translated/dom/css_style_sheets.js"),
        "translated/dom/css_supports.js",
        *("generated/css_style_sheets.js", "glue/css_style_sheets.js"),
    ),
    "cssom_view": ("glue/media_queries.js", "generated/cssom_view.js"),
    "custom_elements": (
        *("glue/custom_element_classes.js", "translated/dom/custom_element_registry.js"),
        "generated/custom_elements.js",
    ),
    "dom": (
        *("glue/dom_strings.js", "glue/css_strings.js", "glue/markup_strings.js"),
        *("glue/html_numbers.js", "glue/form_strings.js", "glue/tree_host.js"),
        "glue/custom_elements.js",
        *(f"translated/{name}" for name in TREE),
        *("glue/html_nodes.js", "glue/named_access.js", "glue/html_parsing.js"),
        "glue/event_handler_attributes.js",
        *("generated/dom.js", "glue/forms.js"),
    ),
    "dom/HTMLFormElement": ("generated/dom/HTMLFormElement.js", "glue/form_properties.js"),
    "dom/HTMLOptionsCollection": (
        *("generated/dom/HTMLOptionsCollection.js", "glue/options_properties.js"),
    ),
    "dom/HTMLSelectElement": (
        *("generated/dom/HTMLSelectElement.js", "glue/select_properties.js"),
    ),
    "dom/DOMStringMap": ("glue/string_map.js", "generated/dom/DOMStringMap.js"),
    "data_transfer": (
        *("translated/dom/data_transfer.js", "translated/dom/drag_events.js"),
        "generated/data_transfer.js",
    ),
    "dom_events": (
        *("translated/dom/events.js", "translated/dom/abort.js", "glue/event_callbacks.js"),
        *("generated/dom_events.js", "glue/global_event_target.js"),
    ),
    "driver": ("glue/crossing.js", "glue/split_script.js", "glue/driver.js"),
    "encoding": ("glue/text_encoder.js", "generated/encoding.js", "glue/text_decoder.js"),
    "encoding_streams": (
        *("glue/text_chunks.js", "translated/streams/text.js", "generated/encoding_streams.js"),
    ),
    "fetch": (
        *("glue/fetching.js", "translated/fetching/bodies.js", "translated/fetching/requests.js"),
        *("translated/fetching/responses.js", "generated/fetch.js"),
    ),
    "fetching": ("glue/fetch.js",),
    "geometry": ("glue/geometry.js", "generated/geometry.js"),
    "handlers": ("glue/handlers.js",),
    "headers": (
        *("glue/byte_strings.js", "translated/fetching/headers.js", "generated/headers.js"),
    ),
    "history": ("glue/history.js", "generated/history.js"),
    "host": ("glue/host.js",),
    "hr_time": ("glue/performance.js", "generated/hr_time.js"),
    "html_document": ("glue/html_document.js",),
    "html_location": ("generated/html_location.js", "glue/location.js"),
    "html_events": ("glue/error_event.js", "generated/html_events.js"),
    "message_events": ("translated/dom/message_event.js", "generated/message_events.js"),
    "message_ports": ("glue/message_ports.js", "generated/message_ports.js"),
    "idle_callbacks": ("glue/idle_callbacks.js", "generated/idle_callbacks.js"),
    "intersection_observer": (
        *("glue/intersection_observer.js", "generated/intersection_observer.js"),
    ),
    "layout": ("glue/layout.js",),
    "legacy_factories": ("glue/legacy_factories.js",),
    "navigator": ("glue/navigator.js", "generated/navigator.js"),
    "server_sent_events": (
        *("glue/server_sent_events.js", "translated/server_sent_events/event_stream.js"),
        *("translated/server_sent_events/event_source.js", "generated/server_sent_events.js"),
    ),
    "page_events": ("translated/dom/page_events.js", "generated/page_events.js"),
    "page_scripts": ("glue/page_scripts.js",),
    "promise_rejections": ("glue/promise_rejections.js", "generated/promise_rejections.js"),
    "resize_observer": ("glue/resize_observer.js", "generated/resize_observer.js"),
    "storage": ("glue/storage.js", "generated/storage.js"),
    "streams": (
        *("translated/streams/queuing.js", "translated/streams/readers.js"),
        *("translated/streams/default_controller.js", "translated/streams/byte_controller.js"),
        *("translated/streams/writable.js", "translated/streams/piping.js"),
        *("translated/streams/tee.js", "translated/streams/readable.js"),
        *("translated/streams/transform.js", "generated/streams.js"),
    ),
    "stream_crossing": ("glue/stream_crossing.js",),
    "structured_clone": ("glue/structured_clone.js",),
    "ui_events": ("translated/dom/ui_events.js", "generated/ui_events.js"),
    "user_input": (
        *(f"translated/dom/{name}.js" for name in _USER_INPUT),
        "glue/user_input.js",
    ),
    "view": ("glue/view.js",),
    "web_socket": ("glue/web_socket.js",),
    "xml_http_request": (
        *("glue/xhr.js", "translated/xhr/progress_events.js"),
        *("translated/xhr/xml_http_requests.js", "generated/xml_http_request.js"),
    ),
    "xpath": (
        *("glue/xpath_strings.js", "translated/dom/xpath_tokens.js"),
        *("translated/dom/xpath_values.js", "translated/dom/xpath_steps.js"),
        *("translated/dom/xpath_functions.js", "translated/dom/xpath_parser.js"),
        *("translated/dom/xpath.js", "generated/xpath.js"),
    ),
    "web_crypto": ("glue/crypto.js", "generated/web_crypto.js"),
}
"""The files of fetched scripts. Any other script is the generated file of its name."""

_BY_CALL = (*("cascade", "computed_style", "css_style_sheets", "css_variables", "layout", "xhr"),)
"""Scripts of functions that other scripts fetch when they first call them."""

_DECLARATION = re.compile(r"^(?:const|let|class|(?:async )?function\*?) (\w+)", re.MULTILINE)
_TOKEN = re.compile(
    r"""//[^\n]*|"(?:[^"\\\n]|\\.)*"?|"""
    r"(?<!\\)/(?![/*])(?:[^/\\\n\[]|\\.|\[(?:[^/\]\\\n]|\\.)*\])+/(?=\w*[;,.)])"
    r"|(?m:^ +(?:static |async |get |set |\*)*[\w$]+(?=\([^\n]*\) \{$))"
    r"|\.\s*[\w$]+|(?P<name>[A-Za-z_$][\w$]*)"
)


@cache
def script(name: str) -> str:
    """The text of a file, given as its path below ``webapi/runtimes``.

    >>> script("glue/decode_ascii.js").startswith("// `decodeASCII")
    True
    """
    return resources.files("webapi.runtimes").joinpath(name).read_text("ascii")


def with_ascii_decoder(name: str) -> str:
    """An expression: the value of the script, which may call ``decodeASCII``."""
    expression = script(name).rstrip().removesuffix(";")
    return f"(() => {{\n{script('glue/decode_ascii.js')}\nreturn (\n{expression}\n);\n}})()"


class _Names(NamedTuple):
    """The names that a text declares at the beginning of lines, and others that it mentions."""

    declared: dict[str, None]
    mentioned: frozenset[str]


class Scripts:
    """Scripts by name, each the joined texts of its files."""

    def __init__(self, first: str, late: dict[str, str]) -> None:
        self._first = first
        self._late = late
        self._names = {name: _names(text) for name, text in late.items()}
        self._of_first = _names(first)
        all_names = [self._of_first, *self._names.values()]
        declared_anywhere = {each for names in all_names for each in names.declared}
        self.owners = {
            each: name
            for name, (declared, _) in self._names.items()
            for each in declared
            if f"{each}Brand" not in declared_anywhere
        }
        """The script that declares each name, without the classes that pages see."""

    def first(self) -> str:
        """The first script of a context, with stubs that fetch the functions of other scripts."""
        mentioned = frozenset[str]().union(*(names.mentioned for names in self._names.values()))
        shared = [
            each for each in self._of_first.declared if each in mentioned or each == "fetched"
        ]
        stubs = self._stubs(self._of_first.mentioned & self.owners.keys())
        return f"{stubs}{self._first}\nconst shared = {_object(shared)};\n"

    def _stubs(self, names: Iterable[str]) -> str:
        """Functions that fetch the scripts of functions of these names."""
        return "".join(
            f' const {each} = fetched("{self.owners[each]}", "{each}");\n' for each in sorted(names)
        )

    def late(self, name: str) -> tuple[list[str], str]:
        """A script as an expression, and the scripts that must run before it.

        Raises: `LookupError`.
        """
        declared, mentioned = self._names[name]
        called = {each for each in mentioned & self.owners.keys() if self.owners[each] in _BY_CALL}
        needed = sorted({self.owners[each] for each in (mentioned & self.owners.keys()) - called})
        used = mentioned - called | ({"fetched"} if called else set())
        given = sorted(used & (self.owners.keys() | self._of_first.declared.keys()))
        others = [names for other, names in self._names.items() if other != name]
        others.append(self._of_first)
        added = [
            each
            for each in declared
            if each in self.owners and any(each in names.mentioned for names in others)
        ]
        return needed, (
            f'(function (shared) {{\n"use strict";\nconst {{ {", ".join(given)} }} = shared;\n'
            f"{self._stubs(called)}{self._late[name]}\n"
            f"return {_object(added)};\n}})\n//# sourceURL=webapi/{name}.js\n"
        )


@cache
def _names(text: str) -> _Names:
    declared = dict.fromkeys(_DECLARATION.findall(text))
    mentioned = {match["name"] for match in _TOKEN.finditer(text) if match["name"]}
    return _Names(declared, frozenset(mentioned) - declared.keys())


def _object(names: list[str]) -> str:
    return f"{{ __proto__: null, {', '.join(names)} }}"


def joined(generated: Sequence[str], read: Callable[[str], str] = script) -> Scripts:
    """All scripts; ``generated`` has the names of those that the compiler wrote."""
    missing = {f"generated/{name}.js" for name in _FILES.keys() - set(generated)}
    files = {name: (f"generated/{name}.js",) for name in generated} | _FILES
    late = {
        name: "".join(read(each) for each in names if each not in missing)
        for name, names in files.items()
    }
    return Scripts("".join(map(read, FIRST)), late)


@cache
def _all() -> Scripts:
    return joined(SCRIPTS)


@cache
def first_script() -> str:
    """The script that a context runs first."""
    return _all().first()


@cache
def late_script(name: str) -> tuple[list[str], str]:
    """The scripts to run before a fetched script, and its text, an expression.

    Raises: `LookupError`.
    """
    return _all().late(name)
