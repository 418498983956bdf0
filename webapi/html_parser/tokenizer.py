"""The tokenization stage: https://html.spec.whatwg.org/#tokenization

A method is a state of the standard and bears its name. Regular expressions take many characters
at once: a whole tag, a comment, the text of an element. All else takes the states one by one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, Protocol, TypeAlias

from .character_references import replace_references
from .errors import ErrorList
from .tokens import (
    CommentToken,
    DoctypeToken,
    EndOfFile,
    EndTag,
    InstructionToken,
    StartTag,
)

State: TypeAlias = Callable[[], None]

_TAG: Final = re.compile(
    r"<(/?)([A-Za-z][^\t\n\f />\0]*+)"
    r"((?:[\t\n\f ]++[^\t\n\f />=\0\"'<]++"
    r"(?:[\t\n\f ]*+=[\t\n\f ]*+(?:\"[^\"\0]*+\"(?=[\t\n\f />])|'[^'\0]*+'(?=[\t\n\f />])"
    r"|[^\t\n\f >\"'<=`\0]++))?)*)"
    r"[\t\n\f ]*+(/?)>"
)
"""A tag without parse errors, apart from attributes that are there twice."""
_ATTRIBUTE: Final = re.compile(
    r"([^\t\n\f />=\0\"'<]++)"
    r"(?:[\t\n\f ]*+=[\t\n\f ]*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\t\n\f >\"'<=`]++)))?"
)
_UPPER: Final = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}
_SPACE: Final = re.compile("[\t\n\f ]*+")
_TAG_NAME: Final = re.compile("[^\t\n\f />]*+")
_ATTRIBUTE_NAME: Final = re.compile("=?[^\t\n\f />=]*+")
_NULL: Final = re.compile("\0")
_BAD_IN_NAMES: Final = re.compile("[\"'<]")
_BAD_IN_VALUES: Final = re.compile("[\"'<=`]")
_UNQUOTED: Final = re.compile("[^\t\n\f >]*+")
_DOCTYPE_NAME: Final = re.compile("[^\t\n\f >]*+")
_COMMENT_END: Final = re.compile("--!?>")
_OPEN_COMMENT_END: Final = re.compile(r"--!?\Z|-\Z")
_NESTED_COMMENT: Final = re.compile(r"<!--(?!-?>|-?!?\Z)")
_INSTRUCTION: Final = re.compile(
    "(?!xml(?:-stylesheet)?[\t\n\f ?>])([A-Z_][0-9A-Z_-]*+)(?=[\t\n\f ?>])",
    re.IGNORECASE | re.ASCII,
)
_OPEN_INSTRUCTION: Final = re.compile(r"(?:[A-Z_][0-9A-Z_-]*+)?\Z", re.IGNORECASE | re.ASCII)
_SCRIPT_MARK: Final = re.compile("<!--|-->|<(/?)script(?=[\t\n\f />])", re.IGNORECASE | re.ASCII)
# What may go on when more comes
_OPEN_SCRIPT_MARK: Final = re.compile(
    r"(?:<(?:!-?|/?(?:s(?:c(?:r(?:i(?:pt?)?)?)?)?)?)?|--?)\Z", re.IGNORECASE | re.ASCII
)
_OPEN_REFERENCE: Final = re.compile(r"&(?:#(?:[xX][0-9A-Fa-f]*+|[0-9]*+)|[0-9A-Za-z]*+)\Z")
_DECLARATIONS: Final = ("--", "doctype", "[cdata[")


class TreeConstruction(Protocol):
    """What takes the tokens."""

    def process_start_tag(self, tag: StartTag) -> None: ...
    def process_end_tag(self, tag: EndTag) -> None: ...
    def process_characters(self, data: str) -> None: ...
    def process_comment(self, comment: CommentToken) -> None: ...
    def process_doctype(self, doctype: DoctypeToken) -> None: ...
    def process_instruction(self, instruction: InstructionToken) -> None: ...
    def process_end_of_file(self, end: EndOfFile) -> None: ...
    def is_in_foreign_content(self) -> bool: ...


class _MoreNeeded(Exception):
    """A token does not end in what has come."""


class Tokenizer:
    """Reads a text, and gives its tokens to tree construction, which may change the state.

    More text may come until the input is closed. A token whose end has not come is read again then.
    https://html.spec.whatwg.org/#preprocessing-the-input-stream
    """

    def __init__(self, text: str, sink: TreeConstruction, errors: ErrorList | None = None) -> None:
        self._text = text
        self._sink = sink
        self._errors = errors
        self._at = 0
        """The index of the next input character."""
        self._ended = False
        self._is_closed = True
        self._is_paused = False
        self._is_escaped = self._is_double_escaped = False
        """Of the text of a script: https://html.spec.whatwg.org/#script-data-escaped-state"""
        self._name = ""
        """The tag name, the attributes and the self-closing flag of the current tag token."""
        self._attributes: dict[str, str] = {}
        self._is_end_tag = False
        self._is_duplicate = False
        self._attribute = ""
        self._doctype = DoctypeToken()
        self.last_start_tag = ""
        """What makes an end tag appropriate: https://html.spec.whatwg.org/#appropriate-end-tag-token"""
        self._data: State = self.data_state
        self.state: State = self._data
        self._token: tuple[int, State] = 0, self._data
        """Where the current token begins, and in which state."""

    def run(self) -> None:
        """Tokenize to the end of what has come, or to a pause."""
        self._is_paused = False
        try:
            while not self._ended and not self._is_paused:
                self.state()
        except _MoreNeeded:
            self._at, self.state = self._token

    @property
    def has_ended(self) -> bool:
        """Whether all has been read of a closed input."""
        return self._ended

    def pause(self) -> None:
        """https://html.spec.whatwg.org/#parser-pause-flag, behind the current token."""
        self._is_paused = True

    def open(self) -> None:
        """Let more text come."""
        self._is_closed = False

    def close(self) -> None:
        """Let no more text come: https://html.spec.whatwg.org/#concept-document-parser"""
        self._is_closed = True

    def append(self, text: str) -> None:
        """Append to the text."""
        self._text = self._text[self._at :] + text
        self._token = 0, self._token[1]
        self._at = 0

    def cut(self) -> str:
        """Take the text that was not read yet."""
        rest = self._text[self._at :]
        self._text, self._at = "", 0
        return rest

    def _need_the_end(self) -> None:
        """Wait for the rest of the current token, unless there is none."""
        if not self._is_closed:
            raise _MoreNeeded

    def switch_to(self, state: str) -> None:
        """Switch to "data", "RCDATA", "RAWTEXT", "script data" or "PLAINTEXT"."""
        states = {
            "data": self._data,
            "RCDATA": self.rcdata_state,
            "RAWTEXT": self.rawtext_state,
            "script data": self.script_data_state,
            "PLAINTEXT": self.plaintext_state,
        }
        self.state = states[state]
        self._is_escaped = self._is_double_escaped = False

    def data_state(self) -> None:
        """https://html.spec.whatwg.org/#data-state"""
        text, sink, errors, data = self._text, self._sink, self._errors, self._data
        find, match_tag, find_attributes = text.find, _TAG.match, _ATTRIBUTE.findall
        while True:
            begin = self._at
            end = find("<", begin)
            if end < 0 and not self._is_closed:
                self._emit_text_until_more(begin, len(text), True, False)
            if end != begin:
                run = text[begin:] if end < 0 else text[begin:end]
                if errors and "\0" in run:
                    self._add_errors_of_nulls(begin, begin + len(run))
                if "&" in run:
                    run = replace_references(run, False, errors, begin)
                if end < 0:
                    self._at = len(text)
                    if run:
                        sink.process_characters(run)
                    self._end_of_file()
                    return
                self._at = end
                sink.process_characters(run)
            match = match_tag(text, end)
            if match is None or (errors and match[3]):
                self._token = end, data
                self._at = end + 1
                self.state = self.tag_open_state
                return
            is_end_tag, name, rest, solidus = match.groups()
            name = name.lower() if name.isascii() else name.translate(_UPPER)
            self._at = match.end()
            if is_end_tag:
                if solidus and errors:
                    errors.add("end-tag-with-trailing-solidus", self._at - 1)
                sink.process_end_tag(EndTag(name))
            else:
                attributes = dict[str, str]()
                if rest:
                    for key, double, single, unquoted in find_attributes(rest):
                        value = double or single or unquoted
                        if "&" in value:
                            value = replace_references(value, True, None, 0)
                        key = key.lower() if key.isascii() else key.translate(_UPPER)
                        if key not in attributes:
                            attributes[key] = value
                tag = StartTag(name, attributes, solidus == "/")
                self.last_start_tag = name
                sink.process_start_tag(tag)
                if solidus and errors and not tag.is_acknowledged:
                    self._add_error("non-void-html-element-start-tag-with-trailing-solidus", -1)
                if self.state is not data:
                    return

    def rcdata_state(self) -> None:
        """https://html.spec.whatwg.org/#rcdata-state, with the three states of its end tag."""
        self._text_until_the_end_tag(has_references=True)

    def rawtext_state(self) -> None:
        """https://html.spec.whatwg.org/#rawtext-state, with the three states of its end tag."""
        self._text_until_the_end_tag(has_references=False)

    def _text_until_the_end_tag(self, has_references: bool) -> None:
        begin = self._at
        match = None
        if self.last_start_tag:
            match = _appropriate_end_tag(self.last_start_tag).search(self._text, begin)
        if match is None and not self._is_closed:
            open_ = self._text.rfind("<", begin)
            tag = f"</{self.last_start_tag}"
            if open_ < 0 or not tag.startswith(self._text[open_:].translate(_UPPER)):
                open_ = len(self._text)
            self._emit_text_until_more(begin, open_, has_references)
        end = len(self._text) if match is None else match.start()
        self._emit_text(begin, end, has_references)
        self._token = end, self.state
        if match is None:
            self._end_of_file()
        else:
            self._open_the_end_tag(match)

    def _open_the_end_tag(self, match: re.Match[str]) -> None:
        self._at = match.end()
        self._new_tag(True)
        self._name = self.last_start_tag
        self.state = self.tag_name_state

    def _emit_text_until_more(
        self, begin: int, end: int, has_references: bool, replaces_nulls: bool = True
    ) -> None:
        """Emit characters but for a reference that may go on, and wait for more."""
        if has_references and end == len(self._text):
            open_ = _OPEN_REFERENCE.search(self._text, begin)
            end = end if open_ is None else open_.start()
        self._token = end, self.state
        self._emit_text(begin, end, has_references, replaces_nulls)
        raise _MoreNeeded

    def _emit_text(
        self, begin: int, end: int, has_references: bool, replaces_nulls: bool = True
    ) -> None:
        """Emit characters, and U+FFFD for each NUL."""
        run = self._text[begin:end]
        self._at = end
        if not run:
            return
        if replaces_nulls and "\0" in run:
            self._add_errors_of_nulls(begin, end)
            run = run.replace("\0", "\ufffd")
        if has_references and "&" in run:
            run = replace_references(run, False, self._errors, begin)
        self._sink.process_characters(run)

    def script_data_state(self) -> None:
        """https://html.spec.whatwg.org/#script-data-state, with those of escaped data."""
        text, begin = self._text, self._at
        is_escaped, is_double_escaped = self._is_escaped, self._is_double_escaped
        at = begin
        while (match := _SCRIPT_MARK.search(text, at)) is not None:
            mark, at = match[0], match.end()
            if mark == "<!--":
                if not is_escaped:
                    is_escaped = True
                    at -= 2  # the dashes may be those of -->
            elif mark == "-->":
                is_escaped = is_double_escaped = False
            elif match[1] == "":
                is_double_escaped = is_escaped
            elif is_double_escaped:
                is_double_escaped = False
            elif self.last_start_tag == "script":
                self._is_escaped = is_escaped
                self._token = match.start(), self.state
                self._emit_text(begin, match.start(), False)
                self._open_the_end_tag(match)
                return
        if not self._is_closed:
            self._is_escaped, self._is_double_escaped = is_escaped, is_double_escaped
            open_mark = _OPEN_SCRIPT_MARK.search(text, at)
            end = len(text) if open_mark is None else open_mark.start()
            self._emit_text_until_more(begin, end, False)
        self._emit_text(begin, len(text), False)
        if is_escaped:
            self._add_error("eof-in-script-html-comment-like-text")
        self._end_of_file()

    def plaintext_state(self) -> None:
        """https://html.spec.whatwg.org/#plaintext-state"""
        if not self._is_closed:
            self._emit_text_until_more(self._at, len(self._text), False)
        self._emit_text(self._at, len(self._text), False)
        self._end_of_file()

    def tag_open_state(self) -> None:
        """https://html.spec.whatwg.org/#tag-open-state"""
        next_ = self._next()
        if next_.isascii() and next_.isalpha():
            self._new_tag(False)
            self.state = self.tag_name_state
        elif next_ == "!":
            self._at += 1
            self.state = self.markup_declaration_open_state
        elif next_ == "/":
            self._at += 1
            self.state = self.end_tag_open_state
        elif next_ == "?":
            self._at += 1
            self.state = self.processing_instruction_open_state
        else:
            self._sink.process_characters("<")
            if next_:
                self._add_error("invalid-first-character-of-tag-name")
                self.state = self._data
            else:
                self._add_error("eof-before-tag-name")
                self._end_of_file()

    def end_tag_open_state(self) -> None:
        """https://html.spec.whatwg.org/#end-tag-open-state"""
        next_ = self._next()
        if next_.isascii() and next_.isalpha():
            self._new_tag(True)
            self.state = self.tag_name_state
        elif next_ == ">":
            self._add_error("missing-end-tag-name")
            self._at += 1
            self.state = self._data
        elif next_:
            self._add_error("invalid-first-character-of-tag-name")
            self.state = self.bogus_comment_state
        else:
            self._add_error("eof-before-tag-name")
            self._sink.process_characters("</")
            self._end_of_file()

    def _new_tag(self, is_end_tag: bool) -> None:
        self._name = ""
        self._attributes = {}
        self._is_end_tag = is_end_tag

    def tag_name_state(self) -> None:
        """https://html.spec.whatwg.org/#tag-name-state"""
        self._name += self._take_name(_TAG_NAME)
        self._after_a_name()

    def _take_name(self, pattern: re.Pattern[str]) -> str:
        begin = self._at
        name = self._take(pattern)
        if "\0" in name:
            self._add_errors_of_nulls(begin, self._at)
            name = name.replace("\0", "\ufffd")
        return name.translate(_UPPER)

    def _after_a_name(self) -> None:
        """What follows the name of a tag, or that of an attribute without a value."""
        next_ = self._next()
        self._at += 1
        if next_ == ">":
            self._emit_tag(False)
        elif next_ == "/":
            self.state = self.self_closing_start_tag_state
        elif next_:
            self.state = self.before_attribute_name_state
        else:
            self._end_in_tag()

    def before_attribute_name_state(self) -> None:
        """https://html.spec.whatwg.org/#before-attribute-name-state"""
        self._take(_SPACE)
        next_ = self._next()
        if next_ in ("/", ">", ""):
            self.state = self.after_attribute_name_state
        else:
            if next_ == "=":
                self._add_error("unexpected-equals-sign-before-attribute-name")
            self.state = self.attribute_name_state

    def attribute_name_state(self) -> None:
        """https://html.spec.whatwg.org/#attribute-name-state"""
        begin = self._at
        self._attribute = self._take_name(_ATTRIBUTE_NAME)
        self._add_errors("unexpected-character-in-attribute-name", _BAD_IN_NAMES, begin)
        self._is_duplicate = self._attribute in self._attributes
        if self._is_duplicate:
            self._add_error("duplicate-attribute")
        else:
            self._attributes[self._attribute] = ""
        self.state = self.after_attribute_name_state

    def after_attribute_name_state(self) -> None:
        """https://html.spec.whatwg.org/#after-attribute-name-state"""
        self._take(_SPACE)
        next_ = self._next()
        self._at += 1
        if next_ == "/":
            self.state = self.self_closing_start_tag_state
        elif next_ == "=":
            self.state = self.before_attribute_value_state
        elif next_ == ">":
            self._emit_tag(False)
        elif next_:
            self._at -= 1
            self.state = self.attribute_name_state
        else:
            self._end_in_tag()

    def before_attribute_value_state(self) -> None:
        """https://html.spec.whatwg.org/#before-attribute-value-state"""
        self._take(_SPACE)
        next_ = self._next()
        if next_ in ('"', "'"):
            self._at += 1
            self._attribute_value_quoted_state(next_)
        elif next_ == ">":
            self._add_error("missing-attribute-value")
            self._at += 1
            self._emit_tag(False)
        else:
            self.state = self.attribute_value_unquoted_state

    def _attribute_value_quoted_state(self, quote: str) -> None:
        """https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state, and single-quoted"""
        begin = self._at
        end = self._text.find(quote, begin)
        if end < 0:
            self._need_the_end()
            self._set_value(self._text[begin:], begin)
            self._at = len(self._text) + 1
            self._end_in_tag()
        else:
            self._at = end + 1
            self._set_value(self._text[begin:end], begin)
            self.state = self.after_attribute_value_quoted_state

    def attribute_value_unquoted_state(self) -> None:
        """https://html.spec.whatwg.org/#attribute-value-(unquoted)-state"""
        begin = self._at
        value = self._take(_UNQUOTED)
        code = "unexpected-character-in-unquoted-attribute-value"
        self._add_errors(code, _BAD_IN_VALUES, begin)
        self._set_value(value, begin)
        next_ = self._next()
        self._at += 1
        if next_ == ">":
            self._emit_tag(False)
        elif next_:
            self.state = self.before_attribute_name_state
        else:
            self._end_in_tag()

    def _set_value(self, value: str, begin: int) -> None:
        if "\0" in value:
            self._add_errors_of_nulls(begin, begin + len(value))
            value = value.replace("\0", "\ufffd")
        if "&" in value:
            value = replace_references(value, True, self._errors, begin)
        if not self._is_duplicate:
            self._attributes[self._attribute] = value

    def after_attribute_value_quoted_state(self) -> None:
        """https://html.spec.whatwg.org/#after-attribute-value-(quoted)-state"""
        next_ = self._next()
        if next_ and next_ not in "\t\n\f />":
            self._add_error("missing-whitespace-between-attributes")
            self.state = self.before_attribute_name_state
        else:
            self._after_a_name()

    def self_closing_start_tag_state(self) -> None:
        """https://html.spec.whatwg.org/#self-closing-start-tag-state"""
        next_ = self._next()
        if next_ == ">":
            self._at += 1
            self._emit_tag(True)
        elif next_:
            self._add_error("unexpected-solidus-in-tag")
            self.state = self.before_attribute_name_state
        else:
            self._at += 1
            self._end_in_tag()

    def _end_in_tag(self) -> None:
        self._at = len(self._text)
        self._add_error("eof-in-tag")
        self._end_of_file()

    def _emit_tag(self, is_self_closing: bool) -> None:
        """Emit the current tag token."""
        name, attributes = self._name, self._attributes
        self.state = self._data
        if self._is_end_tag:
            if attributes:
                self._add_error("end-tag-with-attributes", -1)
            if is_self_closing:
                self._add_error("end-tag-with-trailing-solidus", -1)
            self._sink.process_end_tag(EndTag(name))
            return
        tag = StartTag(name, attributes, is_self_closing)
        self.last_start_tag = name
        self._sink.process_start_tag(tag)
        if is_self_closing and not tag.is_acknowledged:
            self._add_error("non-void-html-element-start-tag-with-trailing-solidus", -1)

    def bogus_comment_state(self) -> None:
        """https://html.spec.whatwg.org/#bogus-comment-state"""
        begin = self._at
        end = self._text.find(">", begin)
        if end < 0:
            self._need_the_end()
            end = len(self._text)
        self._at = end + 1
        self._emit_comment(begin, end)

    def _emit_comment(self, begin: int, end: int) -> None:
        data = self._text[begin:end]
        if "\0" in data:
            self._add_errors_of_nulls(begin, end)
            data = data.replace("\0", "\ufffd")
        self.state = self._data
        self._sink.process_comment(CommentToken(data))

    def processing_instruction_open_state(self) -> None:
        """A processing instruction, if a target follows that browsers know, or else a comment.

        https://html.spec.whatwg.org/#processing-instruction-open-state
        """
        begin = self._at
        match = _INSTRUCTION.match(self._text, begin)
        if match is None:
            if _OPEN_INSTRUCTION.match(self._text, begin) is None:
                self._add_error("unexpected-question-mark-instead-of-tag-name", -1)
                self._at = begin - 1
                self.state = self.bogus_comment_state
                return
            end = -1
        else:
            end = self._text.find(">", match.end())
        if match is None or end < 0:
            self._need_the_end()
            self._at = len(self._text)
            self._add_error("eof-in-processing-instruction")
            self._end_of_file()
            return
        self._at = match.end()
        self._take(_SPACE)
        begin = self._at
        data = self._text[begin:end].removesuffix("?")
        if "\0" in data:
            self._add_errors_of_nulls(begin, end)
            data = data.replace("\0", "\ufffd")
        self._at = end + 1
        self.state = self._data
        self._sink.process_instruction(InstructionToken(match[1], data))

    def markup_declaration_open_state(self) -> None:
        """https://html.spec.whatwg.org/#markup-declaration-open-state"""
        text, at = self._text, self._at
        begin = text[at : at + 7].translate(_UPPER)
        if len(begin) < 7 and any(
            each != begin and each.startswith(begin) for each in _DECLARATIONS
        ):
            self._need_the_end()
        if text.startswith("--", at):
            self._at += 2
            self.state = self.comment_state
        elif begin == "doctype":
            self._at += 7
            self.state = self.doctype_state
        elif not text.startswith("[CDATA[", at):
            self._add_error("incorrectly-opened-comment")
            self.state = self.bogus_comment_state
        elif self._sink.is_in_foreign_content():
            self._at += 7
            self.state = self.cdata_section_state
        else:
            self._add_error("cdata-in-html-content", 6)
            self.state = self.bogus_comment_state

    def comment_state(self) -> None:
        """https://html.spec.whatwg.org/#comment-state, with the nine states around it."""
        text, begin = self._text, self._at
        for empty in (">", "->"):
            if text.startswith(empty, begin):
                self._at += len(empty)
                self._add_error("abrupt-closing-of-empty-comment", -1)
                self._emit_comment(begin, begin)
                return
        match = _COMMENT_END.search(text, begin)
        if match is None:
            self._need_the_end()
            self._at = len(text)
            is_open = _OPEN_COMMENT_END.search(text, begin)
            end = len(text) if is_open is None else is_open.start()
            self._add_error("eof-in-comment")
        else:
            end = match.start()
            self._at = match.end()
            if match[0] == "--!>":
                self._add_error("incorrectly-closed-comment", -1)
        if self._errors:
            for nested in _NESTED_COMMENT.finditer(text, begin, self._at):
                self._errors.add("nested-comment", nested.end())
        self._emit_comment(begin, end)

    def cdata_section_state(self) -> None:
        """https://html.spec.whatwg.org/#cdata-section-state, with those of its end."""
        begin = self._at
        end = self._text.find("]]>", begin)
        if end < 0:
            self._need_the_end()
        run = self._text[begin:] if end < 0 else self._text[begin:end]
        self.state = self._data
        self._at = begin + len(run)
        if run:
            self._sink.process_characters(run)
        if end < 0:
            self._add_error("eof-in-cdata")
            self._end_of_file()
        else:
            self._at += 3

    def doctype_state(self) -> None:
        """https://html.spec.whatwg.org/#doctype-state, and the state before the name."""
        self._doctype = DoctypeToken()
        if self._next() not in ("", "\t", "\n", "\f", " ", ">"):
            self._add_error("missing-whitespace-before-doctype-name")
        self._take(_SPACE)
        if self._next() == ">":
            self._emit_quirky_doctype("missing-doctype-name")
        elif self._next():
            self.state = self.doctype_name_state
        else:
            self._end_in_doctype()

    def doctype_name_state(self) -> None:
        """https://html.spec.whatwg.org/#doctype-name-state, and the state after the name."""
        self._doctype.name = self._take_name(_DOCTYPE_NAME)
        self._take(_SPACE)
        if self._is_end_of_doctype():
            return
        keyword = self._text[self._at : self._at + 6].translate(_UPPER)
        if len(keyword) < 6:
            self._need_the_end()
        if keyword == "public":
            self._at += 6
            self.state = self.after_doctype_public_keyword_state
        elif keyword == "system":
            self._at += 6
            self.state = self.after_doctype_system_keyword_state
        else:
            self._bogus_quirky_doctype("invalid-character-sequence-after-doctype-name")

    def after_doctype_public_keyword_state(self) -> None:
        """https://html.spec.whatwg.org/#after-doctype-public-keyword-state, and the next ones."""
        if self._begin_identifier("public"):
            identifier = self._identifier("public")
            if identifier is not None:
                self._doctype.public_id = identifier
                self.state = self.after_doctype_public_identifier_state

    def after_doctype_public_identifier_state(self) -> None:
        """https://html.spec.whatwg.org/#after-doctype-public-identifier-state, and the next one."""
        space = self._take(_SPACE)
        if self._is_end_of_doctype():
            return
        if self._next() not in ('"', "'"):
            self._bogus_quirky_doctype("missing-quote-before-doctype-system-identifier")
            return
        if not space:
            self._add_error("missing-whitespace-between-doctype-public-and-system-identifiers")
        self._system_identifier()

    def after_doctype_system_keyword_state(self) -> None:
        """https://html.spec.whatwg.org/#after-doctype-system-keyword-state, and the next ones."""
        if self._begin_identifier("system"):
            self._system_identifier()

    def _system_identifier(self) -> None:
        identifier = self._identifier("system")
        if identifier is not None:
            self._doctype.system_id = identifier
            self.state = self.after_doctype_system_identifier_state

    def after_doctype_system_identifier_state(self) -> None:
        """https://html.spec.whatwg.org/#after-doctype-system-identifier-state"""
        self._take(_SPACE)
        if not self._is_end_of_doctype():
            self._add_error("unexpected-character-after-doctype-system-identifier")
            self.state = self.bogus_doctype_state

    def bogus_doctype_state(self) -> None:
        """https://html.spec.whatwg.org/#bogus-doctype-state"""
        begin = self._at
        end = self._text.find(">", begin)
        if end < 0:
            self._need_the_end()
            end = len(self._text)
        self._add_errors_of_nulls(begin, end)
        self._at = end + 1
        self._emit_doctype()

    def _begin_identifier(self, kind: str) -> bool:
        """Go to the quote that opens an identifier, if it is there."""
        space = self._take(_SPACE)
        next_ = self._next()
        if next_ in ('"', "'"):
            if not space:
                self._add_error(f"missing-whitespace-after-doctype-{kind}-keyword")
            return True
        if next_ == ">":
            self._emit_quirky_doctype(f"missing-doctype-{kind}-identifier")
        elif next_:
            self._bogus_quirky_doctype(f"missing-quote-before-doctype-{kind}-identifier")
        else:
            self._end_in_doctype()
        return False

    def _identifier(self, kind: str) -> str | None:
        """https://html.spec.whatwg.org/#doctype-public-identifier-(double-quoted)-state

        And the states of single quotes and of system identifiers. None if the doctype has ended.
        """
        text, begin = self._text, self._at + 1
        match = _IDENTIFIER_END[text[self._at]].search(text, begin)
        if match is None:
            self._need_the_end()
        end = len(text) if match is None else match.start()
        identifier = text[begin:end]
        self._at = end
        if "\0" in identifier:
            self._add_errors_of_nulls(begin, end)
            identifier = identifier.replace("\0", "\ufffd")
        if match is not None and match[0] != ">":
            self._at += 1
            return identifier
        if kind == "public":
            self._doctype.public_id = identifier
        else:
            self._doctype.system_id = identifier
        if match is None:
            self._end_in_doctype()
        else:
            self._emit_quirky_doctype(f"abrupt-doctype-{kind}-identifier")
        return None

    def _is_end_of_doctype(self) -> bool:
        next_ = self._next()
        if next_ == ">":
            self._at += 1
            self._emit_doctype()
        elif not next_:
            self._end_in_doctype()
        else:
            return False
        return True

    def _emit_doctype(self) -> None:
        self.state = self._data
        self._sink.process_doctype(self._doctype)

    def _emit_quirky_doctype(self, code: str) -> None:
        """Emit a doctype that ends too early, at the next input character."""
        self._add_error(code)
        self._at += 1
        self._doctype.force_quirks = True
        self._emit_doctype()

    def _bogus_quirky_doctype(self, code: str) -> None:
        self._add_error(code)
        self._doctype.force_quirks = True
        self.state = self.bogus_doctype_state

    def _end_in_doctype(self) -> None:
        self._add_error("eof-in-doctype")
        self._doctype.force_quirks = True
        self._emit_doctype()

    def _next(self) -> str:
        """https://html.spec.whatwg.org/#next-input-character, "" at the end."""
        found = self._text[self._at : self._at + 1]
        if not found:
            self._need_the_end()
        return found

    def _take(self, pattern: re.Pattern[str]) -> str:
        """The characters at the place of reading that a pattern matches, which may be none."""
        match = pattern.match(self._text, self._at)
        if match is None:
            return ""
        self._at = match.end()
        return match[0]

    def _end_of_file(self) -> None:
        self._ended = True
        self._sink.process_end_of_file(EndOfFile())

    def _add_error(self, code: str, offset: int = 0) -> None:
        if self._errors:
            self._errors.add(code, self._at + offset)

    def _add_errors(self, code: str, pattern: re.Pattern[str], begin: int) -> None:
        """Add an error for each match between an index and the place of reading."""
        if self._errors:
            for each in pattern.finditer(self._text, begin, self._at):
                self._errors.add(code, each.start())

    def _add_errors_of_nulls(self, begin: int, end: int) -> None:
        if self._errors:
            for each in _NULL.finditer(self._text, begin, end):
                self._errors.add("unexpected-null-character", each.start())


_IDENTIFIER_END: Final = {'"': re.compile('[">]'), "'": re.compile("['>]")}


@cache
def _appropriate_end_tag(name: str) -> re.Pattern[str]:
    """The begin of an end tag: https://html.spec.whatwg.org/#appropriate-end-tag-token"""
    return re.compile(f"</{re.escape(name)}(?=[\t\n\f />])", re.IGNORECASE | re.ASCII)
