"""The rules of ``urllib3.util.parse_url``, checked against urllib3 2.8.

The source is `urllib3/util/url.py
<https://github.com/urllib3/urllib3/blob/2.8.0/src/urllib3/util/url.py>`_. A reading has the
``scheme``, ``auth``, ``host``, ``port`` and ``path`` of the result. ``requests`` and other clients
use urllib3, and parse the URL again after it.

>>> reader().read("http://127.0.0.1\\\\@1.1.1.1/").host
'127.0.0.1'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import idna

from webapi.url.failure import FAILURE
from webapi.url.ipv6 import ipv6_parser

from .shared_rules import file_urls_have_userinfo_and_port, two_slashes_start_an_authority
from .stages import (
    Draft,
    Rule,
    Stage,
    StagedReader,
    clean,
    cut_authority,
    end_authority,
    path_as_written,
    read_host,
    read_path,
    split_authority,
    split_scheme,
    start_authority,
)

CHECKED: Final = "2.8.0"
"""The version against which tests check the rules."""

_NORMALIZED_SCHEMES: Final = frozenset(("", "http", "https"))
_PERCENT_ENCODED: Final = re.compile("%([0-9A-Fa-f]{2})")
_UNRESERVED: Final = r"A-Za-z0-9.\-_~"
_USERINFO: Final = rf"{_UNRESERVED}!$&'()*+,;=:"
_NOT_UNRESERVED: Final = re.compile(f"[^{_UNRESERVED}%]+")
_NOT_IN_USERINFO: Final = re.compile(f"[^{_USERINFO}%]+")
_NOT_IN_PATH: Final = re.compile(f"[^{_USERINFO}@/%]+")


def nothing_is_removed(draft: Draft) -> None:
    """The reader does not remove C0 controls, spaces, tabs and newlines.

    ``" http://h/"`` has no scheme, and ``http://a\\tb/`` is refused.
    """
    draft.input = draft.url


def what_has_no_scheme_is_an_authority(draft: Draft) -> None:
    """A string without a scheme is read as if ``//`` stood before it, unless it starts with ``/``.

    The host of ``h/a`` is ``h``. A scheme must not have a dot: the host of ``example.com:80`` is
    ``example.com``. A slash at the start makes the string a relative reference. The empty string
    has no component.
    """
    draft.refusal = None
    if draft.input and not _SCHEME_OR_SLASH(draft.input):
        draft.scheme = ""
        draft.rest = "//" + draft.input


_SCHEME_OR_SLASH: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9+\-]*:|/").match


def a_backslash_ends_every_authority(draft: Draft) -> None:
    r"""A backslash ends the authority, for every scheme.

    The host of ``foo://h\@x/`` is ``h``.
    """
    if draft.authority is not None:
        draft.rest = draft.authority + draft.rest
        draft.start = 0
        cut_authority(draft, backslash_ends=True)


def hosts_and_ports_follow_rfc_3986(draft: Draft) -> None:
    """A host is an IPv6 address in brackets, or a name without ``[``, ``]``, ``:`` and lone ``%``.

    An address may have a zone, and a port has at most five digits after its zeros:
    https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2. ``http://h:x/`` and ``http://h%/`` raise
    ``LocationParseError``.
    """
    if not draft.authority:
        return
    host_and_port = draft.authority.rpartition("@")[2]
    match = _HOST_AND_PORT(host_and_port)
    if match is None or (match["address"] and not _is_ipv6_address(match["address"])):
        draft.refuse("no valid host or port")
        return
    draft.host_text = match["host"]
    draft.port_text = match["port"] or ""


_ZONE: Final = rf"%(?:[{_UNRESERVED}]|%[0-9A-Fa-f]{{2}})+"
_HOST_AND_PORT: Final = re.compile(
    r"(?P<host>(?:[^\[\]%:/?#]|%[0-9A-Fa-f]{2})*|"
    rf"\[(?P<address>[0-9A-Fa-f:.]+)(?:{_ZONE})?\])(?::(?P<port>0*[1-9][0-9]{{0,4}}|0*))?"
).fullmatch


def _is_ipv6_address(text: str) -> bool:
    return ipv6_parser(_IPV4_ADDRESS.sub(":0:0", text)) is not FAILURE


_IPV4_ADDRESS: Final = re.compile(r":[0-9]{1,3}(?:\.[0-9]{1,3}){3}\Z")


def userinfo_is_percent_encoded(draft: Draft) -> None:
    """The reader percent-encodes the userinfo of an http or https URL.

    The userinfo of ``http://é@h/`` is ``%C3%A9``.
    """
    if draft.scheme in _NORMALIZED_SCHEMES:
        draft.userinfo = _percent_encode(draft.userinfo, _NOT_IN_USERINFO)


def hosts_are_not_parsed(draft: Draft) -> None:
    """The reader does not parse or check the host, which may be empty.

    The host of ``http://0x7f.1/`` is ``0x7f.1``, and that of ``http://a|b/`` is ``a|b``.
    """
    draft.refusal = None
    draft.host = draft.host_text


def hosts_have_no_controls_and_spaces(draft: Draft) -> None:
    """The reader refuses a host with a C0 control, a space or U+007F, for every scheme.

    ``foo://a b/`` raises ``LocationParseError``.
    """
    if _CONTROL_OR_SPACE.search(draft.host_text):
        draft.refuse("a control or a space in the host")


_CONTROL_OR_SPACE: Final = re.compile("[\x00-\x20\x7f]")


def domains_are_encoded_by_idna_2008(draft: Draft) -> None:
    """The reader lowercases the host of an http or https URL and encodes its labels by IDNA 2008.

    Before that, it decodes percent-encoded letters, digits, ``.``, ``-``, ``_`` and ``~``, and
    refuses percent-encoded controls. An IPv4 address stays unchanged, in every notation.
    ``http://☃/`` raises ``LocationParseError``; the host of ``http://%41/`` is ``a``.
    """
    host = draft.host_text
    if draft.scheme not in _NORMALIZED_SCHEMES or _IPV4_NUMBERS(host):
        return
    address, zone = "", host
    if host[:1] == "[":
        address, _, zone = host[1:-1].partition("%")
        if zone.startswith("25") and zone != "25":
            zone = zone[2:]
    if any(_is_control(match[1]) for match in _PERCENT_ENCODED.finditer(zone)):
        draft.refuse("a percent-encoded control in the host")
    elif address:
        zone = _percent_encode(_with_uppercase_digits(zone), _NOT_UNRESERVED)
        draft.host = f"[{address.lower()}{'%' if zone else ''}{zone}]"
    else:
        try:
            labels = [_encoded_label(label) for label in _decoded(host).split(".")]
        except UnicodeError:
            draft.refuse("no valid IDNA label")
        else:
            draft.host = ".".join(labels)


_IPV4_NUMBER: Final = "(?:0[xX][0-9a-fA-F]+|[0-9]+)"
_IPV4_NUMBERS: Final = re.compile(rf"{_IPV4_NUMBER}(?:\.{_IPV4_NUMBER}){{0,3}}").fullmatch
_IS_UNRESERVED: Final = re.compile(f"[{_UNRESERVED}]").fullmatch


def _is_control(digits: str) -> bool:
    return int(digits, 16) < 0x20 or digits.upper() == "7F"


def _decoded(host: str) -> str:
    def decoded(match: re.Match[str]) -> str:
        character = chr(int(match[1], 16))
        return character if _IS_UNRESERVED(character) else match[0]

    return _PERCENT_ENCODED.sub(decoded, host)


def _encoded_label(label: str) -> str:
    if label.isascii():
        return _with_uppercase_digits(label.lower())
    return idna.encode(label.lower(), strict=True, std3_rules=True).decode("ascii")


def paths_are_normalized_for_http(draft: Draft) -> None:
    """The reader removes dot segments from the path of an http or https URL and encodes it.

    Any other path stays unchanged. Every path that is not empty starts with a slash. The path of
    ``http://h/a/../é`` is ``/%C3%A9``.
    """
    path = path_as_written(draft)
    if draft.scheme in _NORMALIZED_SCHEMES:
        path = _percent_encode(_without_dot_segments(path), _NOT_IN_PATH)
    draft.path = path if path[:1] in ("", "/") else f"/{path}"


def _without_dot_segments(path: str) -> str:
    """Remove dot segments. ``..`` may remove the first slash, and this puts it back."""
    kept: list[str] = []
    for segment in path.split("/"):
        if segment == "..":
            del kept[-1:]
        elif segment != ".":
            kept.append(segment)
    if path.startswith("/") and (not kept or kept[0]):
        kept.insert(0, "")
    if path.endswith(("/.", "/..")):
        kept.append("")
    return "/".join(kept)


def _percent_encode(text: str, not_kept: re.Pattern[str]) -> str:
    """Percent-encode ``not_kept`` text, and every ``%`` if one of them starts no encoded byte."""
    text, count = _PERCENT_ENCODED.subn(lambda match: match[0].upper(), text)
    if count != text.count("%"):
        text = text.replace("%", "%25")
    return not_kept.sub(_encoded, text)


def _encoded(match: re.Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in match[0].encode("utf-8", "surrogatepass"))


def _with_uppercase_digits(text: str) -> str:
    return _PERCENT_ENCODED.sub(lambda match: match[0].upper(), text)


RULES: Final[Mapping[Stage, tuple[Rule, ...]]] = {
    clean: (nothing_is_removed,),
    split_scheme: (what_has_no_scheme_is_an_authority,),
    start_authority: (two_slashes_start_an_authority,),
    end_authority: (a_backslash_ends_every_authority,),
    split_authority: (
        file_urls_have_userinfo_and_port,
        hosts_and_ports_follow_rfc_3986,
        userinfo_is_percent_encoded,
    ),
    read_host: (
        hosts_are_not_parsed,
        hosts_have_no_controls_and_spaces,
        domains_are_encoded_by_idna_2008,
    ),
    read_path: (paths_are_normalized_for_http,),
}
"""All rules, by the stage that they belong to."""


def reader() -> StagedReader:
    """The reader of urllib3's `CHECKED` version.

    >>> reader().name
    'urllib3'
    """
    return StagedReader("urllib3", CHECKED, "LocationParseError", RULES)
