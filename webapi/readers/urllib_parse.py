"""The rules of ``urllib.parse.urlsplit``, and the versions of CPython that have them.

The source is `Lib/urllib/parse.py
<https://github.com/python/cpython/blob/3.14/Lib/urllib/parse.py>`_. A reading has the ``scheme``,
``username``, ``password``, ``hostname``, ``port`` and ``path`` of the result. Python's sockets
encode ``hostname`` for connections (`webapi.readers.sockets`). A URL counts as refused if
``urlsplit`` or ``port`` raises, even if ``hostname`` alone returns a host.
Versions are CPython's own. Distributions backport security fixes and keep the version number.

>>> reader("3.13.0").read("http://127.0.0.1\\\\@1.1.1.1/").host
'1.1.1.1'
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from ipaddress import IPv4Address, ip_address
from typing import Final

from webapi.url.ascii import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.redaction import shown

from .shared_rules import file_urls_have_userinfo_and_port, two_slashes_start_an_authority
from .sockets import host_of_connection
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
    read_port,
    split_authority,
    split_scheme,
    start_authority,
)

CHECKED: Final = {"3.11": "3.11.7", "3.12": "3.12.1", "3.13": "3.13.0", "3.14": "3.14.2"}
"""The patch release of each version against which tests check the rules."""

MOST_DIGITS: Final = 4300
"""``int`` takes no more digits: https://docs.python.org/3/library/stdtypes.html#int-max-str-digits"""


def trailing_spaces_stay(draft: Draft) -> None:
    """The reader does not remove C0 controls and spaces at the end.

    The path of ``"http://h/ "`` is ``"/ "``, and the host of ``"http://h "`` is ``"h "``.
    """
    draft.input = ASCII_TAB_OR_NEWLINE.sub("", draft.url.lstrip(C0_CONTROL_OR_SPACE))


def leading_spaces_stay(draft: Draft) -> None:
    """The reader does not remove C0 controls and spaces at the start.

    ``" http://h/"`` has no scheme and no host. CPython removes them since 3.11.4.
    """
    start = draft.url[: len(draft.url) - len(draft.url.lstrip(C0_CONTROL_OR_SPACE))]
    draft.input = ASCII_TAB_OR_NEWLINE.sub("", start) + draft.input


def a_scheme_may_be_missing(draft: Draft) -> None:
    """The reader takes a string without a scheme as a relative reference.

    ``"h/a"`` has the path ``h/a`` and no host.
    """
    draft.refusal = None


def a_backslash_does_not_end_the_authority(draft: Draft) -> None:
    r"""A backslash is part of the authority.

    The host of ``http://127.0.0.1\@1.1.1.1/`` is 1.1.1.1.
    """
    if draft.authority is not None:
        draft.rest = draft.authority + draft.rest
        draft.start = 0
        cut_authority(draft, backslash_ends=False)


def brackets_enclose_the_host(draft: Draft) -> None:
    """The host is the text between brackets; the text before and after them is ignored.

    The host of ``http://a[::1]b/`` is ``::1``. CPython refuses the URL since 3.13.2 and 3.14.
    """
    if draft.authority is not None:
        host_and_port = draft.authority.rpartition("@")[2]
        _, bracket, bracketed = host_and_port.partition("[")
        if bracket:
            draft.host_text, _, rest = bracketed.partition("]")
            draft.port_text = rest.partition(":")[2]


def brackets_come_in_pairs(draft: Draft) -> None:
    """The reader refuses an authority with only one bracket, even if it is in the userinfo.

    ``http://u]@h/`` raises ``ValueError``.
    """
    authority = draft.authority or ""
    if ("[" in authority) != ("]" in authority):
        draft.refuse("a bracket without the other one")


def bracketed_hosts_are_addresses(draft: Draft) -> None:
    """The text in the first pair of brackets must be an IPv6 address for ``ipaddress``.

    ``http://[h]/`` raises ``ValueError``. A zone and a version that begins with ``v`` are allowed.
    The brackets may be in the userinfo. CPython has the rule since 3.11.4.
    """
    authority = draft.authority or ""
    if "[" in authority and "]" in authority:
        _refuse_unless_address(draft, authority.partition("[")[2].partition("]")[0])


def nothing_stands_beside_brackets(draft: Draft) -> None:
    """If an authority has brackets, its host is in brackets, with at most a port after them.

    ``http://a[::1]/`` and ``http://[::1]@h/`` raise ``ValueError``. CPython has the rule since
    3.11.12, 3.12.9, 3.13.2 and 3.14.
    """
    _refuse_beside_brackets(draft, versions=("v",))


def versions_of_addresses_have_any_case(draft: Draft) -> None:
    """If an authority has brackets, its host is in brackets; a version may begin with ``V``, too.

    The host of ``http://[V1.a]/`` is ``v1.a``, where other releases raise ``ValueError``. CPython
    has the rule since 3.14.7.
    """
    _refuse_beside_brackets(draft, versions=("v", "V"))


def _refuse_beside_brackets(draft: Draft, versions: tuple[str, ...]) -> None:
    authority = draft.authority or ""
    if "[" not in authority or "]" not in authority:
        return
    before, bracket, bracketed = authority.rpartition("@")[2].partition("[")
    if bracket:
        host, _, port = bracketed.partition("]")
        if before or (port and port[0] != ":"):
            draft.refuse("something stands beside the brackets")
    else:
        host = before.partition(":")[0]
    _refuse_unless_address(draft, "v" + host[1:] if host.startswith(versions) else host)


def _refuse_unless_address(draft: Draft, host: str) -> None:
    if host.startswith("v"):
        if not _FUTURE_ADDRESS(host):
            draft.refuse("brackets enclose no IPvFuture address")
        return
    try:
        address = ip_address(host)
    except ValueError:
        draft.refuse("brackets enclose no IPv6 address")
    else:
        if isinstance(address, IPv4Address):
            draft.refuse("brackets enclose an IPv4 address")


_FUTURE_ADDRESS: Final = re.compile(r"v[a-fA-F0-9]+\..+").fullmatch


def authorities_are_checked_under_nfkc(draft: Draft) -> None:
    """The reader refuses an authority if Unicode's normalization form KC makes a delimiter in it.

    ``http://a℀b/`` raises ``ValueError``, because ``℀`` becomes ``a/c``.
    """
    if draft.authority and not draft.authority.isascii():
        kept = draft.authority.translate(_WITHOUT_DELIMITERS)
        normalized = unicodedata.normalize("NFKC", kept)
        if kept != normalized and any(each in normalized for each in "/?#@:"):
            draft.refuse("normalization form KC has a delimiter")


_WITHOUT_DELIMITERS: Final = dict.fromkeys(map(ord, "@:#?"))


def hosts_are_not_parsed(draft: Draft) -> None:
    """The reader does not parse the host; it only lowercases it, up to a zone.

    The host of ``http://a b/`` is ``a b``, and that of ``http://%31/`` is ``%31``. It may be empty.
    """
    draft.refusal = None
    host, percent_sign, zone = draft.host_text.partition("%")
    draft.host = host.lower() + percent_sign + zone


def connections_encode_hosts_by_idna_2003(draft: Draft) -> None:
    """Python's sockets encode a host beyond ASCII by IDNA 2003, and refuse what that refuses.

    ``http.client`` connects to ``fass`` for ``http://faß/``. The standard has ``xn--fa-hia``.
    """
    if not draft.host.isascii():
        draft.connects_to = host_of_connection(draft.scheme, draft.host)


def ports_have_few_digits(draft: Draft) -> None:
    """The reader refuses a port of more than 4,300 digits, even if all but one are zeros."""
    if len(draft.port_text) > MOST_DIGITS:
        draft.refuse("the port has too many digits")


def paths_are_not_parsed(draft: Draft) -> None:
    """The path stays unchanged: the reader keeps dot segments and encodes nothing.

    The path of ``http://h/a/../é`` is ``/a/../é``.
    """
    draft.path = path_as_written(draft)


PATCHES: Final[Mapping[Rule, Mapping[str, range]]] = {
    leading_spaces_stay: {"3.11": range(4)},
    bracketed_hosts_are_addresses: {
        "3.11": range(4, 12),
        "3.12": range(9),
        "3.13": range(2),
    },
    nothing_stands_beside_brackets: {
        "3.11": range(12, 1000),
        "3.12": range(9, 1000),
        "3.13": range(2, 1000),
        "3.14": range(7),
    },
    versions_of_addresses_have_any_case: {"3.14": range(7, 1000)},
}
"""For some rules, the patch releases of each version that have it. All have the other rules."""

RULES: Final[Mapping[Stage, tuple[Rule, ...]]] = {
    clean: (trailing_spaces_stay, leading_spaces_stay),
    split_scheme: (a_scheme_may_be_missing,),
    start_authority: (two_slashes_start_an_authority,),
    end_authority: (a_backslash_does_not_end_the_authority,),
    split_authority: (
        file_urls_have_userinfo_and_port,
        brackets_enclose_the_host,
        brackets_come_in_pairs,
        bracketed_hosts_are_addresses,
        nothing_stands_beside_brackets,
        versions_of_addresses_have_any_case,
        authorities_are_checked_under_nfkc,
    ),
    read_host: (hosts_are_not_parsed, connections_encode_hosts_by_idna_2003),
    read_port: (ports_have_few_digits,),
    read_path: (paths_are_not_parsed,),
}
"""All rules, by the stage that they belong to."""


def reader(version: str) -> StagedReader:
    """The reader of a version of CPython: ``"3.12.1"``, or ``"3.12"`` for the one in `CHECKED`.

    Raises:
        ValueError: the version is not from 3.11.1 to 3.14.

    >>> reader("3.11").version
    '3.11.7'
    """
    full = CHECKED.get(version, version)
    match = re.fullmatch(r"(3\.1[1-4])\.([0-9]{1,3})", full)
    if match is None:
        raise ValueError(f"not a version of CPython from 3.11 to 3.14: {shown(version)}")
    minor, patch = match[1], int(match[2])

    def holds(rule: Rule) -> bool:
        return rule not in PATCHES or patch in PATCHES[rule].get(minor, ())

    rules = {stage: tuple(filter(holds, of_stage)) for stage, of_stage in RULES.items()}
    return StagedReader(f"urllib.parse {version}", full, "ValueError", rules)
