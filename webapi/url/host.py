"""Host parsing and serializing: https://url.spec.whatwg.org/#host-parsing"""

from __future__ import annotations

import re
from typing import Final

from .ascii import not_a_url_unit
from .failure import FAILURE, Failure
from .idna import domain_parser
from .ipv4 import ipv4_parser, ipv4_serializer
from .ipv4_number import CANONICAL_DOMAIN, ends_in_a_number_checker
from .ipv6 import ipv6_parser, ipv6_serializer
from .percent_encoding import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    percent_decode,
    utf8_percent_encode,
)
from .record import Host
from .validation import Errors, part_of, report, spanning

FORBIDDEN_HOST_CODE_POINT: Final = re.compile("[\x00\t\n\r #/:<>?@[\\\\\\]^|]")
"""https://url.spec.whatwg.org/#forbidden-host-code-point"""

_is_its_own_host: Final = re.compile(CANONICAL_DOMAIN).fullmatch

_PERCENT_ENCODED_BYTE: Final = re.compile("%[0-9A-Fa-f]{2}")


def host_parser(
    input: str, is_opaque: bool = False, errors: Errors | None = None
) -> Host | Failure:
    """https://url.spec.whatwg.org/#concept-host-parser

    >>> host_parser("EXAMPLE%2Ecom"), host_parser("EXAMPLE%2Ecom", is_opaque=True)
    ('example.com', 'EXAMPLE%2Ecom')
    """
    if errors is None and not is_opaque and _is_its_own_host(input) is not None:
        return input
    if input[:1] == "[":
        if not input.endswith("]"):
            report(errors, "IPv6-unclosed", 0, len(input))
            return FAILURE
        return ipv6_parser(input[1:-1], part_of(errors, 1, len(input) - 2))
    if is_opaque:
        return opaque_host_parser(input, errors)
    assert input != ""
    if errors is not None:
        percent_encoded_byte = _PERCENT_ENCODED_BYTE.search(input)
        if percent_encoded_byte is not None:
            report(errors, "domain-percent-encoded", *percent_encoded_byte.span())
    domain = percent_decode(input).decode(errors="replace") if "%" in input else input
    errors_of_all = spanning(errors, len(input))
    ascii_domain = domain_parser(domain, False, errors_of_all)
    if ascii_domain is FAILURE:
        return FAILURE
    if ends_in_a_number_checker(ascii_domain):
        if not domain.isascii():
            report(errors, "IPv4-non-ASCII-input", 0, len(input))
        as_written = domain is input and domain.isascii()
        return ipv4_parser(ascii_domain, errors if as_written else errors_of_all)
    return ascii_domain


def opaque_host_parser(input: str, errors: Errors | None = None) -> str | Failure:
    """https://url.spec.whatwg.org/#concept-opaque-host-parser

    >>> opaque_host_parser("faß.example")
    'fa%C3%9F.example'
    """
    forbidden = FORBIDDEN_HOST_CODE_POINT.search(input)
    if forbidden is not None:
        report(errors, "host-invalid-code-point", *forbidden.span())
        return FAILURE
    if errors is not None:
        for match in not_a_url_unit().finditer(input):
            report(errors, "invalid-URL-unit", match.start())
    return utf8_percent_encode(input, C0_CONTROL_PERCENT_ENCODE_SET)


def host_serializer(host: Host) -> str:
    """https://url.spec.whatwg.org/#concept-host-serializer

    >>> host_serializer((0, 0, 0, 0, 0, 0, 0, 1))
    '[::1]'
    """
    if isinstance(host, str):
        return host
    if isinstance(host, int):
        return ipv4_serializer(host)
    return f"[{ipv6_serializer(host)}]"


def host_of(hostname: str, is_special: bool) -> Host:
    """The host whose serialization is ``hostname``.

    >>> host_of("127.0.0.1", is_special=True), host_of("127.0.0.1", is_special=False)
    (2130706433, '127.0.0.1')
    """
    host: Host | Failure
    if hostname[:1] == "[":
        host = ipv6_parser(hostname[1:-1])
    elif is_special and ends_in_a_number_checker(hostname):
        host = ipv4_parser(hostname)
    else:
        return hostname
    assert host is not FAILURE
    return host


def host_equals(a: Host, b: Host) -> bool:
    """https://url.spec.whatwg.org/#concept-host-equals

    >>> host_equals("example.com", "example.com."), host_equals(1, host_parser("0.0.0.1"))
    (False, True)
    """
    return type(a) is type(b) and a == b
