"""Constructor string parsing: https://urlpattern.spec.whatwg.org/#constructor-string-parsing"""

from __future__ import annotations

from typing import Final

from .canonicalization import canonicalize_a_protocol
from .component import compile_a_component, protocol_component_matches_a_special_scheme
from .parts import DEFAULT_OPTIONS
from .tokenizer import (
    ASTERISK,
    CHAR,
    CLOSE,
    END,
    ESCAPED_CHAR,
    INVALID_CHAR,
    LENIENT,
    NAME,
    OPEN,
    REGEXP,
    Token,
    tokenize,
)

_INIT: Final = "init"
_AUTHORITY: Final = "authority"
_DONE: Final = "done"

_NON_SPECIAL: Final = (CHAR, ESCAPED_CHAR, INVALID_CHAR)
_BEFORE_A_MODIFIER: Final = (NAME, REGEXP, CLOSE, ASTERISK)

_SEEN: Final = frozenset((*"{}:/?#@[]", ""))
"""The token values that states compare with. The end token's value is the empty string."""

_BEFORE_HOSTNAME: Final = ("protocol", _AUTHORITY, "username", "password")
_BEFORE_PATHNAME: Final = (*_BEFORE_HOSTNAME, "hostname", "port")
_BEFORE_SEARCH: Final = (*_BEFORE_PATHNAME, "pathname")


def parse_a_constructor_string(input: str) -> dict[str, str]:
    """https://urlpattern.spec.whatwg.org/#parse-a-constructor-string

    >>> parse_a_constructor_string("https://a.example/:id?")["pathname"]
    '/:id?'
    """
    return ConstructorStringParser(input).parse()


class ConstructorStringParser:
    """https://urlpattern.spec.whatwg.org/#constructor-string-parser"""

    def __init__(self, input: str) -> None:
        self.input = input
        self.token_list = tokenize(input, LENIENT)
        self.result: dict[str, str] = {}
        self.component_start = 0
        self.token_index = 0
        self.token_increment = 1
        self.group_depth = 0
        self.hostname_ipv6_bracket_depth = 0
        self.protocol_matches_a_special_scheme_flag = False
        self.state = _INIT

    def parse(self) -> dict[str, str]:
        """The steps of *parse a constructor string* after the one that makes the parser."""
        token_list = self.token_list
        while self.token_index < len(token_list):
            type, _, value = token_list[self.token_index]
            if value not in _SEEN:
                self.token_index += 1  # in every state, and in groups
                continue
            self.token_increment = 1
            if type == END:
                if self.state == _INIT:
                    self.rewind()
                    if self.is_a_non_special_pattern_char("#"):
                        self.change_state("hash", 1)
                    elif self.is_a_search_prefix():
                        self.change_state("search", 1)
                    else:
                        self.change_state("pathname", 0)
                elif self.state == _AUTHORITY:
                    self.rewind_and_set_state("hostname")
                else:
                    self.change_state(_DONE, 0)
                    break
            elif type == OPEN:
                self.group_depth += 1
            elif self.group_depth > 0 and type != CLOSE:
                pass
            else:
                if self.group_depth > 0:
                    self.group_depth -= 1
                self.run_the_state()
            self.token_index += self.token_increment
        if "hostname" in self.result and "port" not in self.result:
            self.result["port"] = ""
        return self.result

    def run_the_state(self) -> None:
        """The switch on the state in *parse a constructor string*."""
        state = self.state
        if state == _INIT:
            if self.is_a_non_special_pattern_char(":"):
                self.rewind_and_set_state("protocol")
        elif state == "protocol":
            if self.is_a_non_special_pattern_char(":"):
                self.compute_protocol_matches_a_special_scheme_flag()
                if self.next_is_authority_slashes():
                    self.change_state(_AUTHORITY, 3)
                elif self.protocol_matches_a_special_scheme_flag:
                    self.change_state(_AUTHORITY, 1)
                else:
                    self.change_state("pathname", 1)
        elif state == _AUTHORITY:
            if self.is_a_non_special_pattern_char("@"):
                self.rewind_and_set_state("username")
            elif (
                self.is_a_non_special_pattern_char("/")
                or self.is_a_search_prefix()
                or self.is_a_non_special_pattern_char("#")
            ):
                self.rewind_and_set_state("hostname")
        elif state == "username":
            if self.is_a_non_special_pattern_char(":"):
                self.change_state("password", 1)
            elif self.is_a_non_special_pattern_char("@"):
                self.change_state("hostname", 1)
        elif state == "password":
            if self.is_a_non_special_pattern_char("@"):
                self.change_state("hostname", 1)
        elif state == "hostname":
            if self.is_a_non_special_pattern_char("["):
                self.hostname_ipv6_bracket_depth += 1
            elif self.is_a_non_special_pattern_char("]"):
                self.hostname_ipv6_bracket_depth -= 1
            elif self.is_a_non_special_pattern_char(":") and self.hostname_ipv6_bracket_depth == 0:
                self.change_state("port", 1)
            else:
                self.look_for_pathname_search_and_hash()
        elif state == "port":
            self.look_for_pathname_search_and_hash()
        elif state == "pathname":
            if self.is_a_search_prefix():
                self.change_state("search", 1)
            elif self.is_a_non_special_pattern_char("#"):
                self.change_state("hash", 1)
        elif state == "search" and self.is_a_non_special_pattern_char("#"):
            self.change_state("hash", 1)

    def look_for_pathname_search_and_hash(self) -> None:
        """The last steps of the hostname state and of the port state."""
        if self.is_a_non_special_pattern_char("/"):
            self.change_state("pathname", 0)
        elif self.is_a_search_prefix():
            self.change_state("search", 1)
        elif self.is_a_non_special_pattern_char("#"):
            self.change_state("hash", 1)

    def change_state(self, new_state: str, skip: int) -> None:
        """https://urlpattern.spec.whatwg.org/#change-state"""
        state, result = self.state, self.result
        if state not in (_INIT, _AUTHORITY, _DONE):
            result[state] = self.make_a_component_string()
        if state != _INIT and new_state != _DONE:
            if state in _BEFORE_HOSTNAME and new_state in ("port", "pathname", "search", "hash"):
                result.setdefault("hostname", "")
            if state in _BEFORE_PATHNAME and new_state in ("search", "hash"):
                slash = "/" if self.protocol_matches_a_special_scheme_flag else ""
                result.setdefault("pathname", slash)
            if state in _BEFORE_SEARCH and new_state == "hash":
                result.setdefault("search", "")
        self.state = new_state
        self.token_index += skip
        self.component_start = self.token_index
        self.token_increment = 0

    def rewind(self) -> None:
        """https://urlpattern.spec.whatwg.org/#rewind"""
        self.token_index = self.component_start
        self.token_increment = 0

    def rewind_and_set_state(self, state: str) -> None:
        """https://urlpattern.spec.whatwg.org/#rewind-and-set-state"""
        self.rewind()
        self.state = state

    def get_a_safe_token(self, index: int) -> Token:
        """https://urlpattern.spec.whatwg.org/#get-a-safe-token"""
        return self.token_list[index] if index < len(self.token_list) else self.token_list[-1]

    def is_a_non_special_pattern_char(self, value: str, ahead: int = 0) -> bool:
        """https://urlpattern.spec.whatwg.org/#is-a-non-special-pattern-char, ``ahead`` of here

        It also replaces *is a protocol suffix*, *is an identity terminator* and similar algorithms;
        callers pass the code point that each of these looks for.
        """
        token = self.get_a_safe_token(self.token_index + ahead)
        return token.value == value and token.type in _NON_SPECIAL

    def next_is_authority_slashes(self) -> bool:
        """https://urlpattern.spec.whatwg.org/#next-is-authority-slashes"""
        return self.is_a_non_special_pattern_char("/", 1) and self.is_a_non_special_pattern_char(
            "/", 2
        )

    def is_a_search_prefix(self) -> bool:
        """https://urlpattern.spec.whatwg.org/#is-a-search-prefix"""
        if self.is_a_non_special_pattern_char("?"):
            return True
        if self.token_list[self.token_index].value != "?":
            return False
        previous_index = self.token_index - 1
        if previous_index < 0:
            return True
        return self.get_a_safe_token(previous_index).type not in _BEFORE_A_MODIFIER

    def make_a_component_string(self) -> str:
        """https://urlpattern.spec.whatwg.org/#make-a-component-string"""
        start = self.get_a_safe_token(self.component_start).place
        return self.input[start : self.token_list[self.token_index].place]

    def compute_protocol_matches_a_special_scheme_flag(self) -> None:
        """https://urlpattern.spec.whatwg.org/#compute-protocol-matches-a-special-scheme-flag"""
        component = compile_a_component(
            "protocol", self.make_a_component_string(), canonicalize_a_protocol, DEFAULT_OPTIONS
        )
        if protocol_component_matches_a_special_scheme(component):
            self.protocol_matches_a_special_scheme_flag = True
