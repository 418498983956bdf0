"""What the documents of a context's tree ask Python for: URLs, locations and cookies.

The tree is in the engine (``glue/html_nodes.js``). Each document has a twin here, whose tree stays
empty. Elements that exist for one request only parse the URLs of hyperlinks and of base elements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from webapi.dom.forms.entry_list import FormEntry
from webapi.dom.forms.submission import FormSubmission
from webapi.html.form_submission import empty_file, entry_list_of
from webapi.html.page import parse
from webapi.interfaces.document import Document
from webapi.interfaces.file import File
from webapi.interfaces.file import new_object as new_file
from webapi.interfaces.form_data import FormData
from webapi.interfaces.form_data import new_object as new_form
from webapi.interfaces.html_anchor_element import HTMLAnchorElement
from webapi.runtimes import decoders
from webapi.runtimes.json_text import to_json
from webapi.steps.file import file_of
from webapi.steps.form_data import entry_list_of as entries_of
from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.percent_encoding import percent_decode
from webapi.url.serializer import url_serializer
from webapi.webidl.css_colors import parsed_color
from webapi.webidl.dom_strings import first_strong_direction
from webapi.webidl.form_strings import is_absolute_url
from webapi.webidl.html_parsing import parse_html_document, parse_html_fragment
from webapi.webidl.markup_parser import MarkupParser
from webapi.webidl.parsed_markup import ParsedHTML
from webapi.webidl.xml_parsing import parse_xml_document, parse_xml_fragment

if TYPE_CHECKING:
    from webapi.runtimes.handles import HandleTable

_HTML: Final = "http://www.w3.org/1999/xhtml"
_MEMBERS: Final = frozenset(
    (
        *("hash", "host", "hostname", "href", "origin", "password", "pathname", "port"),
        *("protocol", "search", "username"),
    )
)


def answer(handles: HandleTable, kind: str, *values: Any) -> str:
    """Answer a request of ``glue/html_nodes.js``.

    Raises: `TypeError` for a request that no part takes.
    """
    for part in (_about_document, _about_hyperlink, _parsed_markup, _about_form, _about_text):
        found = part(handles, kind, *values)
        if found is not None:
            return found
    raise TypeError("Illegal invocation")


def _about_text(handles: HandleTable, kind: str, *values: Any) -> str | None:
    match kind, *values:
        case ["is absolute url", str(text)]:
            return to_json(is_absolute_url(text))
        case ["first strong direction", str(text)]:
            return to_json(first_strong_direction(text))
        case ["parsed color", str(text)]:
            return to_json(parsed_color(text))
    return None


def _about_document(handles: HandleTable, kind: str, *values: Any) -> str | None:
    match kind, *values:
        case ["new", str() | None as url, str() as encoding]:
            return _kept(handles, Document(url, encoding))
        case ["clone", int(handle)]:
            document = _document(handles, handle)
            return _kept(handles, Document(document.URL, document.characterSet))
        case ["get", int(handle), "URL" | "characterSet" | "cookie" as name]:
            return to_json(getattr(_document(handles, handle), name))
        case ["fragment", int(handle)]:
            return to_json(_document(handles, handle)._webapi_node.names_of_target)
        case ["set cookie", int(handle), str(cookie)]:
            handles.memory.spend_on_request()
            _document(handles, handle).cookie = cookie
            return "null"
        case ["location", int(handle)]:
            return handles.introduce(_document(handles, handle).location)
        case ["base", int(handle), str(href)]:
            document = _document(handles, handle)
            document = Document(document.URL, document.characterSet)
            base: Any = document.createElement("base")
            document.append(base)
            base.href = href
            return to_json(base.baseURI)
        case ["base href", int(handle), str(href)]:
            base = _document(handles, handle).createElementNS(_HTML, "base")
            base.href = href
            return to_json(base.href)
    return None


def _about_hyperlink(handles: HandleTable, kind: str, *values: Any) -> str | None:
    match kind, *values:
        case ["link", int(handle), str() | None as base_url, str() | None as href, str(name)] if (
            name in _MEMBERS
        ):
            return to_json(getattr(_link(handles, handle, base_url, href), name))
        case ["set link", int(handle), str() | None as base_url, href, str(name), str(value)] if (
            name in _MEMBERS
        ):
            link = _link(handles, handle, base_url, href)
            before = link.getAttribute("href")
            setattr(link, name, value)
            after = link.getAttribute("href")
            is_set = after != before or (name == "protocol" and link.protocol != ":")
            return to_json(after if is_set else None)
        case ["parse url", int(handle), str() | None as base_url, str(url)]:
            link = _link(handles, handle, base_url, url)
            return to_json(None if link.protocol == ":" else link.href)
        case ["twin", int(handle), str() | None as base_url, str() | None as href]:
            return _kept(handles, _link(handles, handle, base_url, href))
    return None


def _about_form(handles: HandleTable, kind: str, *values: Any) -> str | None:
    match kind, *values:
        case ["form encoding", int(handle), str() | None as accept_charset]:
            document = _document(handles, handle)
            return to_json(document._webapi_node.form_encoding(accept_charset))
        case ["empty file"]:
            return _introduced(handles, new_file(empty_file()))
        case ["form data", list(entries)]:
            given = [_entry(handles, *each) for each in entries]
            return _introduced(handles, new_form(entry_list_of(given)))
        case ["submit", int(handle), str() | None as base_url, int(form), str(encoding), *texts]:
            handles.memory.spend_on_request()
            submission = FormSubmission(entries_of(_form(handles, form)), encoding)
            submission.action, submission.method, submission.enctype, submission.target = texts
            return to_json(_submitted(handles, _document(handles, handle), base_url, submission))
    return None


def _parsed_markup(handles: HandleTable, kind: str, *values: Any) -> str | None:
    match kind, *values:
        case [
            "parse fragment",
            str(text),
            str(context),
            bool(is_in_a_form),
            bool(is_quirky),
            bool(scripting),
        ]:
            parsed = parse_html_fragment(text, context, is_in_a_form, is_quirky, scripting)
            return parsed_text(handles, parsed)
        case ["new parser", bool(scripting), bool(allow_declarative_shadow_roots)]:
            return _kept(handles, MarkupParser(scripting, allow_declarative_shadow_roots))
        case ["feed", int(handle), str(text)]:
            handles.memory.spend(len(text))
            _parser(handles, handle).feed(text)
            return "null"
        case ["end of file", int(handle)]:
            _parser(handles, handle).end()
            return "null"
        case ["begin script", int(handle)]:
            _parser(handles, handle).begin_script()
            return "null"
        case ["finish script", int(handle)]:
            _parser(handles, handle).finish_script()
            return "null"
        case ["run", int(handle)]:
            return _operations(handles, _parser(handles, handle))
        case ["parse xml fragment", str(text), *namespaces] if all(
            isinstance(each, str) for each in namespaces
        ):
            fragment = parse_xml_fragment(text, namespaces)
            return "null" if fragment is None else parsed_text(handles, fragment)
        case ["parse", int(handle), str(text), bool(is_html)]:
            twin = Document(_document(handles, handle).URL, "UTF-8")
            if not is_html:
                return _parsed_document(handles, twin, parse_xml_document(text))
            return _parsed_document(handles, twin, parse_html_document(text, scripting=False))
        case ["from html", html, str(url), str() | None as content_type]:
            markup = decoders.item(handles, html)
            return _parsed_document(handles, *_page(markup, url, content_type))
    return None


def _kept(handles: HandleTable, item: Any) -> str:
    handles.memory.spend_on_request()
    handles.memory.spend_on_new(item)
    return to_json(handles.keep(item))


def _introduced(handles: HandleTable, item: Any) -> str:
    handles.memory.spend_on_request()
    handles.memory.spend_on_new(item)
    return handles.introduce(item)


def _entry(handles: HandleTable, name: str, text: str, file: int | None = None) -> FormEntry:
    """An entry of a form."""
    if file is None:
        return FormEntry(name, text)
    item = decoders.item(handles, file)
    if not isinstance(item, File):
        raise TypeError("Illegal invocation")
    return FormEntry(name, text, file_of(item, None))


def _form(handles: HandleTable, handle: int) -> FormData:
    form = handles.by_handle.get(handle)
    if not isinstance(form, FormData):
        raise TypeError("Illegal invocation")
    return form


def _submitted(
    handles: HandleTable, document: Document, base_url: str | None, submission: FormSubmission
) -> str | None:
    """Navigate, or return the script of a ``javascript:`` URL."""
    node = document._webapi_node
    base = FAILURE if base_url is None else url_parser(base_url)
    found = node.target_of_form(submission, None if base is FAILURE else base)
    if found is None:
        return None
    url, entity = found
    window = handles.window
    is_in_a_page = window is not None and window.document is document
    if is_in_a_page and url.scheme == "javascript":
        return script_of(url_serializer(url))
    node.location.navigate(url, entity=entity, target=submission.target)
    if window is not None and is_in_a_page:
        handles.environment.api_base_url = window.history.current.url
    return None


def script_of(url: str) -> str:
    """The script of a ``javascript:`` URL."""
    return percent_decode(url.removeprefix("javascript:")).decode("utf-8", "replace")


def _page(markup: str | bytes, url: str, content_type: str | None) -> tuple[Document, ParsedHTML]:
    """A document without nodes, and what the markup of its page means."""
    if isinstance(markup, str):
        return Document(url, "UTF-8"), parse_html_document(markup, scripting=False)
    encoding, page = parse(markup, content_type)
    return Document(url, encoding), page.record()


def _parsed_document(handles: HandleTable, twin: Document, parsed: ParsedHTML) -> str:
    return f"[{_kept(handles, twin)},{parsed_text(handles, parsed)}]"


def parsed_text(handles: HandleTable, parsed: ParsedHTML) -> str:
    """What was parsed, which Python does not keep, as ``glue/html_parsing.js`` reads it."""
    text = to_json([parsed.mode, parsed.shapes, parsed.codes, parsed.texts, parsed.owners])
    handles.memory.spend(len(text))
    return text


def _operations(handles: HandleTable, parser: MarkupParser) -> str:
    """Parse on; return what the parser did, as ``glue/markup_parser.js`` reads it."""
    script = parser.run()
    made = parser.operations
    text = to_json([made.codes, made.texts, made.shapes, script, parser.has_ended])
    handles.memory.spend(len(text))
    return text


def _parser(handles: HandleTable, handle: int) -> MarkupParser:
    parser = handles.by_handle.get(handle)
    if not isinstance(parser, MarkupParser):
        raise TypeError("Illegal invocation")
    return parser


def _document(handles: HandleTable, handle: int) -> Document:
    document = handles.by_handle.get(handle)
    if not isinstance(document, Document):
        raise TypeError("Illegal invocation")
    return document


def _link(
    handles: HandleTable, handle: int, base_url: str | None, href: str | None
) -> HTMLAnchorElement:
    """A hyperlink with a URL; ``handle`` may be that of one whose blob URL was parsed."""
    known = handles.by_handle.get(handle)
    if isinstance(known, HTMLAnchorElement):
        return known
    document = _document(handles, handle)
    if base_url is not None:
        document = Document(base_url, document.characterSet)
    link = document.createElementNS(_HTML, "a")
    if not isinstance(link, HTMLAnchorElement):
        raise TypeError("Illegal invocation")
    if href is not None:
        link.setAttribute("href", href)
    return link
