"""Parse XML with Python's own expat into the codes and texts of ``webapi/dom/parsed_html.py``.

https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents

Nothing is loaded: of external subsets, only the entities of XHTML are known. Expat bounds what
entities expand to; here, a document declares at most 1,000 of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NoReturn
from xml.parsers import expat

from webapi.webidl.parsed_markup import (
    CDATA,
    CLOSE,
    COMMENT,
    DOCTYPE,
    ELEMENT,
    INSTRUCTION,
    TEXT,
    ParsedHTML,
)

_XML: Final = "http://www.w3.org/XML/1998/namespace"
_XMLNS: Final = "http://www.w3.org/2000/xmlns/"
_PARSER_ERROR: Final = "http://www.mozilla.org/newlayout/xml/parsererror.xml"
_ENTITIES: Final = 1_000
_XHTML: Final = frozenset(
    {
        "-//W3C//DTD XHTML 1.0 Transitional//EN",
        "-//W3C//DTD XHTML 1.1//EN",
        "-//W3C//DTD XHTML 1.0 Strict//EN",
        "-//W3C//DTD XHTML 1.0 Frameset//EN",
        "-//W3C//DTD XHTML Basic 1.0//EN",
        "-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN",
        "-//W3C//DTD XHTML 1.1 plus MathML 2.0 plus SVG 1.1//EN",
        "-//W3C//DTD MathML 2.0//EN",
        "-//WAPFORUM//DTD XHTML Mobile 1.0//EN",
    }
)


def parse_xml_document(text: str) -> ParsedHTML:
    """What a document means, or that it is not well-formed: the element parsererror."""
    recorder = _Recorder(())
    try:
        recorder.feed(text, "")
    except _NotWellFormedError as error:
        failed = _Recorder(())
        failed.start("parsererror", ["xmlns", _PARSER_ERROR])
        failed.text(str(error))
        failed.end()
        return failed.parsed()
    return recorder.parsed()


def parse_xml_fragment(text: str, namespaces: Sequence[str]) -> ParsedHTML | None:
    """https://html.spec.whatwg.org/multipage/xhtml.html#xml-fragment-parsing-algorithm

    ``namespaces`` are prefixes, each before its namespace, in scope on the context. ``None``: the
    text is not well-formed.
    """
    recorder = _Recorder(namespaces)
    try:
        recorder.feed(text, "context")
    except _NotWellFormedError:
        return None
    return recorder.parsed()


class _NotWellFormedError(Exception):
    """A text is no XML, or it has a name whose prefix has no namespace."""


class _Recorder:
    """Notes what expat reports, with the namespaces of names."""

    def __init__(self, namespaces: Sequence[str]) -> None:
        self._codes: list[int] = []
        self._texts: list[str] = []
        self._shapes: dict[tuple[str, ...], int] = {}
        self._pending: list[str] = []
        self._namespaces: dict[str, list[str]] = {"xml": [_XML]}
        for prefix, namespace in zip(namespaces[::2], namespaces[1::2], strict=True):
            self._namespaces[prefix] = [namespace]
        self._declared: list[list[str]] = []
        self._entities = 0
        self._is_in_doctype = False
        self._context = ""
        self._parser: Any = None

    def parsed(self) -> ParsedHTML:
        """What was found."""
        shapes = [list(shape) for shape in self._shapes]
        return ParsedHTML(self._codes, self._texts, shapes, "no-quirks")

    def feed(self, text: str, context: str) -> None:
        """Parse a text, in an element of that name unless it is empty.

        Raises:
            _NotWellFormedError: with the place and the reason.
        """
        self._parser = parser = expat.ParserCreate("utf-8")
        self._context = context
        parser.buffer_text = True
        parser.ordered_attributes = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE)
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        parser.CommentHandler = self._comment
        parser.ProcessingInstructionHandler = self._instruction
        parser.StartCdataSectionHandler = self._flush
        parser.EndCdataSectionHandler = self._cdata
        parser.StartDoctypeDeclHandler = self._doctype
        parser.EndDoctypeDeclHandler = self._end_of_doctype
        parser.EntityDeclHandler = self._entity
        parser.ExternalEntityRefHandler = self._external
        parser.SkippedEntityHandler = self._skipped
        try:
            if context:
                parser.Parse(f"<{context}>", False)
            parser.Parse(text.encode("utf-8", "surrogatepass"), not context)
            if context:
                parser.Parse(f"</{context}>", True)
        except expat.ExpatError as error:
            self._refuse(expat.errors.messages[error.code])

    def start(self, name: str, attributes: Sequence[str]) -> None:
        """Note the start of an element, with its attributes: names, each before its value."""
        self._flush()
        names, values = attributes[::2], attributes[1::2]
        declared = []
        for key, value in zip(names, values, strict=True):
            if key == "xmlns" or key.startswith("xmlns:"):
                declared.append(self._declare(key[6:], value))
        self._declared.append(declared)
        if self._context and len(self._declared) == 1:
            return
        shape = ["xml", self._expanded(name, self._namespace("") or "")[0], name]
        expanded = set[tuple[str, str]]()
        for key in names:
            if key == "xmlns" or key.startswith("xmlns:"):
                pair = (_XMLNS, key)
            else:
                pair = self._expanded(key, "")
            if pair in expanded:
                self._refuse("duplicate attribute")
            expanded.add(pair)
            shape += pair[0], key
        self._codes.append(self._shapes.setdefault(tuple(shape), ELEMENT + len(self._shapes)))
        self._texts += values

    def end(self, _name: str = "") -> None:
        """Note the end of an element."""
        self._flush()
        for prefix in self._declared.pop():
            self._namespaces[prefix].pop()
        if self._declared or not self._context:
            self._codes.append(CLOSE)

    def text(self, data: str) -> None:
        """Note a part of a text."""
        self._pending.append(data)

    def _flush(self, code: int = TEXT) -> None:
        if self._pending:
            self._codes.append(code)
            self._texts.append("".join(self._pending))
            self._pending = []

    def _cdata(self) -> None:
        self._pending.append("")  # an empty section is a node, too
        self._flush(CDATA)

    def _comment(self, data: str) -> None:
        if not self._is_in_doctype:
            self._flush()
            self._codes.append(COMMENT)
            self._texts.append(data)

    def _instruction(self, target: str, data: str) -> None:
        if not self._is_in_doctype:
            self._flush()
            self._codes.append(INSTRUCTION)
            self._texts += target, data

    def _doctype(self, name: str, system: str | None, public: str | None, _: object) -> None:
        self._is_in_doctype = True
        self._codes.append(DOCTYPE)
        self._texts += name, public or "", system or ""

    def _end_of_doctype(self) -> None:
        self._is_in_doctype = False

    def _entity(self, *_: object) -> None:
        self._entities += 1
        if self._entities > _ENTITIES:
            self._refuse(f"more than {_ENTITIES:,} entities")

    def _external(self, context: str, _base: object, _system: object, public: str | None) -> int:
        if public in _XHTML:
            parser = self._parser.ExternalEntityParserCreate(context)
            parser.EntityDeclHandler = None
            parser.Parse(_entities_of_xhtml(), True)
        return 1

    def _skipped(self, _name: str, is_parameter_entity: bool) -> None:
        """Refuse what an external subset may declare, as browsers do."""
        if not is_parameter_entity:
            self._refuse("undefined entity")

    # Namespaces: https://www.w3.org/TR/xml-names/

    def _declare(self, prefix: str, namespace: str) -> str:
        """Bind a prefix."""
        is_xml = prefix == "xml"
        if prefix == "xmlns" or ":" in prefix or is_xml != (namespace == _XML):
            self._refuse("a reserved prefix or namespace is declared")
        if namespace == _XMLNS or (prefix and not namespace):
            self._refuse("a prefix is declared without a namespace of its own")
        self._namespaces.setdefault(prefix, []).append(namespace)
        return prefix

    def _namespace(self, prefix: str) -> str | None:
        """What a prefix is bound to."""
        bound = self._namespaces.get(prefix)
        return bound[-1] if bound else None

    def _expanded(self, name: str, default: str) -> tuple[str, str]:
        """The namespace of a name, "" for null, and its local name."""
        prefix, colon, local_name = name.partition(":")
        if not colon:
            return default, name
        namespace = self._namespace(prefix) if prefix else None
        if namespace is None or not local_name or ":" in local_name:
            self._refuse("a prefix without a namespace")
        return namespace, local_name

    def _refuse(self, reason: str) -> NoReturn:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber
        raise _NotWellFormedError(f"Error on line {line} at column {column + 1}: {reason}")


@cache
def _entities_of_xhtml() -> str:
    """Declarations of the entities that HTML names."""
    from html.entities import html5

    declarations = []
    for name, value in html5.items():
        if name.endswith(";"):
            codes = "".join(f"&#38;#{ord(each)};" for each in value)
            declarations.append(f"<!ENTITY {name[:-1]} '{codes}'>")
    return "".join(declarations)
