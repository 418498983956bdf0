"""Parsing pattern strings: https://urlpattern.spec.whatwg.org/#parsing"""

from __future__ import annotations

from typing import Final

from .errors import PatternError
from .parts import (
    FIXED_TEXT,
    FULL_WILDCARD,
    MODIFIERS,
    NONE,
    REGEXP,
    SEGMENT_WILDCARD,
    EncodingCallback,
    Options,
    Part,
)
from .regular_expression_string import (
    FULL_WILDCARD_REGEXP_VALUE,
    generate_a_segment_wildcard_regexp,
)
from .tokenizer import (
    ASTERISK,
    CHAR,
    CLOSE,
    END,
    ESCAPED_CHAR,
    NAME,
    OPEN,
    OTHER_MODIFIER,
    STRICT,
    Token,
    tokenize,
)
from .tokenizer import REGEXP as REGEXP_TOKEN

_DUE: Final = {CLOSE: 'expected "}"', END: "this has no meaning here"}


def parse_a_pattern_string(
    input: str, options: Options, encoding_callback: EncodingCallback
) -> list[Part]:
    """https://urlpattern.spec.whatwg.org/#parse-a-pattern-string

    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> [part.type for part in parse_a_pattern_string("/a/:b", PATHNAME_OPTIONS, str)]
    ['fixed-text', 'segment-wildcard']

    Raises:
        TypeError: the input is not a pattern string, or this component cannot have a piece of
        its text.
    """
    return PatternParser(input, options, encoding_callback).parse()


class PatternParser:
    """https://urlpattern.spec.whatwg.org/#pattern-parser"""

    def __init__(self, input: str, options: Options, encoding_callback: EncodingCallback) -> None:
        self.input = input
        self.options = options
        self.encoding_callback = encoding_callback
        self.segment_wildcard_regexp = generate_a_segment_wildcard_regexp(options)
        self.token_list = tokenize(input, STRICT)
        self.part_list: list[Part] = []
        self.names: set[str] = set()
        self.pending_fixed_value: list[str] = []
        self.pending_index = 0
        self.index = 0
        self.next_numeric_name = 0

    def parse(self) -> list[Part]:
        """The steps of *parse a pattern string* after the one that makes the parser."""
        token_list = self.token_list
        while self.index < len(token_list):
            start = token_list[self.index].place
            char_token = self.try_to_consume_a_token(CHAR)
            name_token = self.try_to_consume_a_token(NAME)
            regexp_or_wildcard_token = self.try_to_consume_a_regexp_or_wildcard_token(name_token)
            if name_token is not None or regexp_or_wildcard_token is not None:
                prefix = "" if char_token is None else char_token.value
                if prefix != "" and prefix != self.options.prefix_code_point:
                    self.append_to_the_pending_fixed_value(prefix, start)
                    prefix = ""
                self.maybe_add_a_part_from_the_pending_fixed_value()
                modifier_token = self.try_to_consume_a_modifier_token()
                self.add_a_part(
                    prefix, name_token, regexp_or_wildcard_token, "", modifier_token, start
                )
                continue
            fixed_token = char_token or self.try_to_consume_a_token(ESCAPED_CHAR)
            if fixed_token is not None:
                self.append_to_the_pending_fixed_value(fixed_token.value, start)
                continue
            open_token = self.try_to_consume_a_token(OPEN)
            if open_token is not None:
                prefix = self.consume_text()
                name_token = self.try_to_consume_a_token(NAME)
                regexp_or_wildcard_token = self.try_to_consume_a_regexp_or_wildcard_token(
                    name_token
                )
                suffix = self.consume_text()
                self.consume_a_required_token(CLOSE, open_token)
                modifier_token = self.try_to_consume_a_modifier_token()
                self.add_a_part(
                    prefix, name_token, regexp_or_wildcard_token, suffix, modifier_token, start
                )
                continue
            self.maybe_add_a_part_from_the_pending_fixed_value()
            self.consume_a_required_token(END, None)
        return self.part_list

    def try_to_consume_a_token(self, type: str) -> Token | None:
        """https://urlpattern.spec.whatwg.org/#try-to-consume-a-token"""
        next_token = self.token_list[self.index]
        if next_token.type != type:
            return None
        self.index += 1
        return next_token

    def try_to_consume_a_modifier_token(self) -> Token | None:
        """https://urlpattern.spec.whatwg.org/#try-to-consume-a-modifier-token"""
        return self.try_to_consume_a_token(OTHER_MODIFIER) or self.try_to_consume_a_token(ASTERISK)

    def try_to_consume_a_regexp_or_wildcard_token(self, name_token: Token | None) -> Token | None:
        """https://urlpattern.spec.whatwg.org/#try-to-consume-a-regexp-or-wildcard-token"""
        token = self.try_to_consume_a_token(REGEXP_TOKEN)
        if name_token is None and token is None:
            token = self.try_to_consume_a_token(ASTERISK)
        return token

    def consume_a_required_token(self, type: str, open_token: Token | None) -> None:
        """https://urlpattern.spec.whatwg.org/#consume-a-required-token"""
        if self.try_to_consume_a_token(type) is None:
            token = self.token_list[self.index]
            if token.type == END and open_token is not None:
                raise PatternError('"{" is not closed', self.input, open_token.place)
            raise PatternError(_DUE[type], self.input, token.place)

    def consume_text(self) -> str:
        """https://urlpattern.spec.whatwg.org/#consume-text"""
        result: list[str] = []
        while token := self.try_to_consume_a_token(CHAR) or self.try_to_consume_a_token(
            ESCAPED_CHAR
        ):
            result.append(token.value)
        return "".join(result)

    def append_to_the_pending_fixed_value(self, value: str, index: int) -> None:
        """Append text from ``index`` of the input."""
        if not self.pending_fixed_value:
            self.pending_index = index
        self.pending_fixed_value.append(value)

    def maybe_add_a_part_from_the_pending_fixed_value(self) -> None:
        """https://urlpattern.spec.whatwg.org/#maybe-add-a-part-from-the-pending-fixed-value"""
        value = "".join(self.pending_fixed_value)
        if value == "":
            return
        encoded_value = self.encode(value, self.pending_index)
        self.pending_fixed_value = []
        self.part_list.append(Part(FIXED_TEXT, encoded_value, NONE))

    def add_a_part(
        self,
        prefix: str,
        name_token: Token | None,
        regexp_or_wildcard_token: Token | None,
        suffix: str,
        modifier_token: Token | None,
        start: int,
    ) -> None:
        """https://urlpattern.spec.whatwg.org/#add-a-part, for a part that begins at ``start``"""
        modifier = MODIFIERS[modifier_token.value] if modifier_token is not None else NONE
        if name_token is None and regexp_or_wildcard_token is None and modifier == NONE:
            self.append_to_the_pending_fixed_value(prefix, start)
            return
        self.maybe_add_a_part_from_the_pending_fixed_value()
        if name_token is None and regexp_or_wildcard_token is None:
            assert suffix == ""
            if prefix != "":
                self.part_list.append(Part(FIXED_TEXT, self.encode(prefix, start), modifier))
            return
        type, regexp_value = REGEXP, ""
        if regexp_or_wildcard_token is None:
            type = SEGMENT_WILDCARD
        elif regexp_or_wildcard_token.type == ASTERISK:
            type = FULL_WILDCARD
        else:
            regexp_value = regexp_or_wildcard_token.value
            if regexp_value == self.segment_wildcard_regexp:
                type, regexp_value = SEGMENT_WILDCARD, ""
            elif regexp_value == FULL_WILDCARD_REGEXP_VALUE:
                type, regexp_value = FULL_WILDCARD, ""
        if name_token is not None:
            name = name_token.value
        else:
            name = str(self.next_numeric_name)
            self.next_numeric_name += 1
        if name in self.names:
            place = start if name_token is None else name_token.place
            raise PatternError(
                "two groups have this name", self.input, place, place + 1 + len(name)
            )
        self.names.add(name)
        encoded_prefix = self.encode(prefix, start)
        encoded_suffix = self.encode(suffix, start)
        self.part_list.append(
            Part(type, regexp_value, modifier, name, encoded_prefix, encoded_suffix)
        )

    def encode(self, value: str, start: int) -> str:
        """Run the encoding callback on text that begins at ``start``."""
        try:
            return self.encoding_callback(value) if value else value
        except TypeError as error:
            end = min(start + len(value), len(self.input))
            raise PatternError(str(error), self.input, start, end) from None
