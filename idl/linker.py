"""Links the scripts of ``webapi/runtimes``: finds what each gives to others, and takes from them.

All scripts share their names, as if they were one text. A script consists of several files. It owns
the names that it declares at the beginning of lines, and gets the names of other scripts that it
mentions. Suffixes distinguish names: pages see the class ``Event``, ``EventImpl`` implements it,
and ``EventBrand`` marks its objects. A script does not see the classes of another.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

TREE = "the tree"
"""Stands for the translated files of ``webapi/dom`` that no other script has."""
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
FILES = {
    "blob_streams": ("glue/blob_reading.js", "translated/streams/blobs.js"),
    "cascade": (
        *("translated/dom/css_cascade.js", "glue/rendering.js", "glue/cascade.js"),
        "glue/containers.js",
    ),
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
        *("translated/dom/css_descriptors.js", "translated/dom/css_syntax_strings.js"),
        *("translated/dom/css_rules.js", "translated/dom/css_style_sheets.js"),
        *("translated/dom/css_supports.js", "translated/dom/css_imports.js"),
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
        TREE,
        "glue/style_watch.js",
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
        *("translated/dom/dragging.js", "generated/data_transfer.js"),
    ),
    "dom_events": (
        *("translated/dom/events.js", "translated/dom/abort.js", "glue/event_callbacks.js"),
        *("generated/dom_events.js", "glue/global_event_target.js"),
    ),
    "document_parser": ("glue/markup_parser.js", "translated/dom/document_parser.js"),
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
    "frames": ("glue/frames.js",),
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
    "modules": ("glue/module_stacks.js", "glue/modules.js"),
    "module_scripts": ("glue/module_scripts.js",),
    "navigator": ("glue/navigator.js", "generated/navigator.js"),
    "server_sent_events": (
        *("glue/server_sent_events.js", "translated/server_sent_events/event_stream.js"),
        *("translated/server_sent_events/event_source.js", "generated/server_sent_events.js"),
    ),
    "opened_windows": ("glue/opened_windows.js",),
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
    "view_transitions": ("glue/view_transitions.js", "generated/view_transitions.js"),
    "web_animations": (
        *("glue/keyframes.js", "glue/animations.js", "glue/motion.js"),
        "generated/web_animations.js",
    ),
    "web_crypto": ("glue/crypto.js", "generated/web_crypto.js"),
}
"""The files of fetched scripts. Any other script is the generated file of its name."""

BY_CALL = (
    *("cascade", "computed_style", "css_style_sheets", "css_variables", "document_parser"),
    *("frames", "layout"),
    *("module_scripts", "view_transitions", "web_animations", "xhr"),
)
"""Scripts of functions that other scripts fetch when they first call them."""

_DECLARATION = re.compile(r"^(?:const|let|class|(?:async )?function\*?) (\w+)", re.MULTILINE)
_TOKEN = re.compile(
    r"""//[^\n]*|"(?:[^"\\\n]|\\.)*"?|"""
    r"(?<!\\)/(?![/*])(?:[^/\\\n\[]|\\.|\[(?:[^/\]\\\n]|\\.)*\])+/(?=\w*[;,.)])"
    r"|(?m:^ +(?:static |async |get |set |\*)*[\w$]+(?=\([^\n]*\) \{$))"
    r"|\.\s*[\w$]+|(?P<name>[A-Za-z_$][\w$]*)"
)
_HEADING = '''\
"""How the scripts of this package are linked, made by ``python -m idl``: see idl/linker.py."""

LINKS = {
'''
_DOCUMENTATION = '''\
"""The words of the fields of `idl.linker.Link`, by the name of the script.

The script that a context runs first has no name.
"""
'''


class Link(NamedTuple):
    """How `webapi.runtimes.scripts` makes a script of files."""

    files: Sequence[str]
    """Its files, as paths below ``webapi/runtimes``."""
    needs: Sequence[str]
    """The scripts that must run before it."""
    takes: Sequence[str]
    """The names that it gets of the scripts before it."""
    fetches: Sequence[str]
    """``script:name``: the functions of other scripts that it fetches when it calls them."""
    gives: Sequence[str]
    """The names that it has for others."""


class _Names(NamedTuple):
    """The names that a text declares at the beginning of lines, and others that it mentions."""

    declared: dict[str, None]
    mentioned: frozenset[str]


def link(files: Mapping[str, Sequence[str]], texts: Mapping[str, str]) -> dict[str, Link]:
    """The links of fetched scripts by name, and under ``""`` that of the script of `FIRST`.

    ``files`` has the files of each fetched script, and ``texts`` the text of each file.

    Raises: `KeyError` for a file without a text.
    """
    names = {name: _names("".join(map(texts.__getitem__, each))) for name, each in files.items()}
    first = _names("".join(map(texts.__getitem__, FIRST)))
    declared_anywhere = {each for one in (first, *names.values()) for each in one.declared}
    owners = {
        each: name
        for name, (declared, _) in names.items()
        for each in declared
        if f"{each}Brand" not in declared_anywhere
    }
    mentioning: dict[str, set[str]] = {}
    for name, (_, mentioned) in (names | {"": first}).items():
        for each in mentioned:
            mentioning.setdefault(each, set()).add(name)
    shared = [each for each in first.declared if each in mentioning or each == "fetched"]
    called = sorted(first.mentioned & owners.keys())
    links = {"": Link(FIRST, (), (), [f"{owners[each]}:{each}" for each in called], shared)}
    for name, (declared, mentioned) in names.items():
        others = mentioned & owners.keys()
        called = sorted(each for each in others if owners[each] in BY_CALL)
        used = mentioned.difference(called) | ({"fetched"} if called else set())
        links[name] = Link(
            files[name],
            sorted({owners[each] for each in others.difference(called)}),
            sorted(used & (owners.keys() | first.declared.keys())),
            [f"{owners[each]}:{each}" for each in called],
            [each for each in declared if each in owners and mentioning.get(each, set()) - {name}],
        )
    return links


def files_of_scripts(
    translated: Sequence[str], generated: Iterable[str]
) -> dict[str, Sequence[str]]:
    """The files of each fetched script.

    ``translated`` has the translated files in the order in which engines run them, and
    ``generated`` the compiler's scripts: one that no table mentions is a script of its own.
    """
    named = {each for entries in FILES.values() for each in entries}
    tree = [each for each in translated if each.startswith("translated/dom/") and each not in named]
    own = set(generated)
    absent = {f"generated/{name}.js" for name in FILES.keys() - own}
    return {
        name: (f"generated/{name}.js",) for name in sorted(own - {"brands", "global_scope"})
    } | {
        name: tuple(
            each
            for entry in entries
            for each in (tree if entry == TREE else (entry,))
            if each not in absent
        )
        for name, entries in FILES.items()
    }


def links_module(links: Mapping[str, Link]) -> str:
    """The links as Python."""
    lines = [_HEADING]
    for name, each in sorted(links.items()):
        lines.append(f'    "{name}": (\n')
        for words in joined(each):
            lines += (f"        {piece}\n" for piece in _pieces(words))
            lines[-1] = lines[-1].removesuffix("\n") + ",\n"
        lines.append("    ),\n")
    return "".join([*lines, "}\n", _DOCUMENTATION])


def joined(link: Link) -> tuple[str, str, str, str, str]:
    """The words of each field as one text."""
    files, needs, takes, fetches, gives = map(" ".join, link)
    return files, needs, takes, fetches, gives


def _pieces(words: str) -> list[str]:
    """String literals that together are these words."""
    lines = textwrap.wrap(words, 88, break_long_words=False, break_on_hyphens=False)
    return [*(f'"{each} "' for each in lines[:-1]), *(f'"{each}"' for each in lines[-1:])] or ['""']


@cache
def _names(text: str) -> _Names:
    declared = dict.fromkeys(_DECLARATION.findall(text))
    mentioned = {match["name"] for match in _TOKEN.finditer(text) if match["name"]}
    return _Names(declared, frozenset(mentioned) - declared.keys())
