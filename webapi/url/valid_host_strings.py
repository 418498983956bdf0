"""Host writing: https://url.spec.whatwg.org/#host-writing

Each function has the name of one of the standard's definitions. It says whether a whole string
matches the definition, and if not, why.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .ascii import ascii_lowercase, not_a_url_unit
from .failure import FAILURE
from .host import FORBIDDEN_HOST_CODE_POINT
from .idna import domain_parser
from .ipv4_number import ends_in_a_number_checker
from .validation import SENTENCES


class Validity(NamedTuple):
    """Whether a string is valid, and if not, why and where. It is true if the string is valid.

    ``name`` names the fault: it is a key of `webapi.url.validation.SENTENCES`. ``start`` and
    ``end`` are offsets in code points into the string.

    >>> bool(valid_host_string("example.org")), valid_host_string("1.2.3").reason
    (True, 'A host that ends in a number must be an IPv4 address of four numbers.')
    """

    name: str | None
    start: int
    end: int

    def __bool__(self) -> bool:
        return self.name is None

    @property
    def reason(self) -> str | None:
        """A sentence that says why the string is not valid."""
        return None if self.name is None else SENTENCES[self.name]

    def shifted(self, offset: int) -> Validity:
        """Move the fault's place by ``offset``, where this string begins in a longer one."""
        return self if self else self._replace(start=self.start + offset, end=self.end + offset)


VALID: Final = Validity(None, 0, 0)

_DOMAIN_LABEL: Final = re.compile("(?<![^.\u3002\uff0e\uff61])[^.\u3002\uff0e\uff61]*")
_NOT_LETTER_DIGIT_HYPHEN: Final = re.compile(r"[^A-Za-z0-9\-\x80-\U0010ffff]")
_IPV4_NUMBER: Final = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
_IPV4_ADDRESS: Final = re.compile(rf"{_IPV4_NUMBER}(?:\.{_IPV4_NUMBER}){{3}}")
_IPV6_PIECE: Final = re.compile("0|[1-9A-Fa-f][0-9A-Fa-f]{0,3}")


def valid_host_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#valid-host-string

    >>> bool(valid_host_string("[::1]")), bool(valid_host_string("a b"))
    (True, False)
    """
    if input.startswith("["):
        return _bracketed_ipv6_address(input)
    if valid_ipv4_address_string(input):
        return VALID
    return valid_domain_string(input)


def valid_domain_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#valid-domain-string, of a scalar value string

    >>> valid_domain_string("exa_mple.org")
    Validity(name='domain-invalid-code-point', start=3, end=4)
    """
    domain = domain_parser(input, True)
    if domain is FAILURE:
        return _why_no_domain(input)
    if ends_in_a_number_checker(domain):
        return Validity("domain-ends-in-a-number", 0, len(input))
    return VALID


def _why_no_domain(input: str) -> Validity:
    """Find the first label that is not valid, or the fault of the whole domain."""
    if input == "":
        return Validity("host-empty", 0, 0)
    for match in _DOMAIN_LABEL.finditer(input):
        label, start, end = match[0], *match.span()
        if label == "":
            return Validity("label-empty", start, end)
        if domain_parser(label, True) is not FAILURE:
            continue
        forbidden = _NOT_LETTER_DIGIT_HYPHEN.search(label)
        if forbidden is not None:
            place = start + forbidden.start()
            return Validity("domain-invalid-code-point", place, place + 1)
        if label.startswith("-") or label.endswith("-"):
            return Validity("label-hyphen-at-the-edge", start, end)
        if label[2:4] == "--" and ascii_lowercase(label[:2]) != "xn":
            return Validity("label-hyphens-third-and-fourth", start, end)
        if label.isascii() and len(label) > 63:
            return Validity("label-too-long", start, end)
        return Validity("label-invalid", start, end)
    if input.isascii() and len(input) > 253:
        return Validity("domain-too-long", 0, len(input))
    return Validity("labels-invalid-together", 0, len(input))


def valid_ipv4_address_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#valid-ipv4-address-string

    >>> bool(valid_ipv4_address_string("127.0.0.1")), bool(valid_ipv4_address_string("127.1"))
    (True, False)
    """
    if _IPV4_ADDRESS.fullmatch(input):
        return VALID
    return Validity("IPv4-not-four-numbers", 0, len(input))


def valid_ipv6_address_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#valid-ipv6-address-string

    >>> bool(valid_ipv6_address_string("::ffff:1.2.3.4")), bool(valid_ipv6_address_string("::01"))
    (True, False)
    """
    preceding, compression, following = input.partition("::")
    again = following.find("::")
    if again != -1:
        again += len(preceding) + 2
        return Validity("IPv6-multiple-compression", again, again + 2)
    length = 0
    if preceding or not compression:
        pieces = _effective_piece_length(preceding, ipv4_allowed=not compression)
        if isinstance(pieces, Validity):
            return pieces
        length += pieces
    if following:
        pieces = _effective_piece_length(following, ipv4_allowed=True)
        if isinstance(pieces, Validity):
            return pieces.shifted(len(preceding) + 2)
        length += pieces
    if compression and length > 7:
        return Validity("IPv6-needless-compression", 0, len(input))
    if not compression and length != 8:
        return Validity("IPv6-too-few-pieces", 0, len(input))
    return VALID


def _effective_piece_length(input: str, ipv4_allowed: bool) -> int | Validity:
    """https://url.spec.whatwg.org/#effective-piece-length, or the fault of ``input``"""
    start = length = 0
    pieces = input.split(":")
    for piece in pieces:
        end = start + len(piece)
        if _IPV6_PIECE.fullmatch(piece):
            length += 1
        elif ipv4_allowed and end == len(input) and _IPV4_ADDRESS.fullmatch(piece):
            length += 2
        else:
            return Validity("IPv6-invalid-piece", start, end)
        start = end + 1
    return length


def valid_opaque_host_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#valid-opaque-host-string

    >>> bool(valid_opaque_host_string("ex%41mple")), bool(valid_opaque_host_string("a|b"))
    (True, False)
    """
    if input.startswith("["):
        return _bracketed_ipv6_address(input)
    if input == "":
        return Validity("host-empty", 0, 0)
    forbidden = FORBIDDEN_HOST_CODE_POINT.search(input)
    if forbidden is not None:
        return Validity("host-invalid-code-point", *forbidden.span())
    return url_units(input)


def url_units(input: str) -> Validity:
    """Zero or more https://url.spec.whatwg.org/#url-units

    >>> url_units("a%zz")
    Validity(name='percent-sign-alone', start=1, end=2)
    """
    match = not_a_url_unit().search(input)
    if match is None:
        return VALID
    name = "percent-sign-alone" if match[0] == "%" else "code-point-not-encoded"
    return Validity(name, match.start(), match.start() + 1)


def _bracketed_ipv6_address(input: str) -> Validity:
    if not input.endswith("]"):
        return Validity("IPv6-unclosed", 0, len(input))
    return valid_ipv6_address_string(input[1:-1]).shifted(1)
