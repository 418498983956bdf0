"""Where Firefox departs from the standard: rules, checked against Firefox 153."""

from __future__ import annotations

import re
from typing import Final

from webapi.url.failure import FAILURE, Failure
from webapi.url.idna import domain_parser_to_ascii
from webapi.url.percent_encoding import C0_CONTROL_PERCENT_ENCODE_SET, utf8_percent_encode
from webapi.url.record import Host, is_windows_drive_letter

from .common import (
    clean,
    opaque_paths_end_in_spaces,
    scheme_of,
    tabs_may_come_before_the_question_mark,
)
from .emulation import Answer, Asked, AskedHost, Browser, copied, standard
from .unicode_17 import code_points_new_in_unicode_18_are_unassigned, has_new_code_points

_PLACEHOLDER: Final = "placeholder"
_SLASHES: Final = re.compile(r"[/\\]*")
_AUTHORITY: Final = re.compile(r"[^/\\?#]*")

# Rewritings


def leading_reverse_solidus_is_a_slash(asked: Asked) -> Asked:
    r"""A relative reference's leading slashes may be ``\`` whatever the base's scheme.

    https://url.spec.whatwg.org/#relative-state; ``\a`` against ``foo://h/b`` is ``foo://h/a``. More
    than two are two.
    """
    base, input = asked.base, clean(asked.input)
    if base is None or base.is_special or base.has_opaque_path or scheme_of(input):
        return asked
    slashes = _SLASHES.match(input)
    assert slashes is not None
    if "\\" not in slashes[0]:
        return asked
    return asked._replace(input="//"[: len(slashes[0])] + input[slashes.end() :])


def reverse_solidus_is_encoded_by_pathname(asked: Asked) -> Asked:
    r"""Setting ``pathname`` of a special URL percent-encodes ``\`` if there is ``?`` or ``#``, too.

    https://url.spec.whatwg.org/#path-state; ``a\b?`` is ``a%5Cb%3F``.
    """
    if asked.member != "pathname" or asked.url is None or not asked.url.is_special:
        return asked
    if "?" in asked.input or "#" in asked.input:
        return asked._replace(input=asked.input.replace("\\", "%5C"))
    return asked


def ports_end_in_no_letter(asked: Asked) -> Asked:
    """Setting ``port`` to digits with a letter of a hexadecimal number after them changes nothing.

    https://url.spec.whatwg.org/#port-state; ``"1e3"`` does not make the port 1.
    """
    if asked.member == "port" and _HEXADECIMAL.match(asked.input):
        return asked._replace(input=":")
    return asked


_HEXADECIMAL: Final = re.compile(r"[\t\n\r]*[0-9][\t\n\r0-9]*(?:[A-Fa-f]|[Xx][0-9A-Fa-f])")


def a_port_of_newlines_is_none(asked: Asked) -> Asked:
    """Setting ``port`` to nothing but tabs and newlines removes it.

    https://url.spec.whatwg.org/#dom-url-port; the standard changes nothing.
    """
    if asked.member == "port" and asked.input.strip("\t\n\r") == "":
        return asked._replace(input="")
    return asked


# Hosts


def ascii_domains_are_checked(asked: AskedHost, host: Host | Failure) -> Host | Failure:
    """A domain with an invalid label that begins with ``xn--`` fails even if it is ASCII.

    https://url.spec.whatwg.org/#concept-domain-to-ascii; ``https://xn--a/`` fails.
    """
    if asked.is_opaque or not isinstance(host, str) or not asked.input.isascii():
        return host
    if "xn--" not in host:
        return host
    if domain_parser_to_ascii(host, False) is FAILURE or has_new_code_points(host):
        return FAILURE
    return host


def ipv4_addresses_end_in_digits(asked: AskedHost, host: Host | Failure) -> Host | Failure:
    """An IPv4 address whose last part is ``0x`` fails: it is no number.

    https://url.spec.whatwg.org/#ipv4-number-parser; ``http://0x/`` fails.
    """
    if isinstance(host, int) and _NO_DIGITS.search(asked.input):
        return FAILURE
    return host


_NO_DIGITS: Final = re.compile(r"(?:^|\.)0[Xx]\.?$")


def more_code_points_are_forbidden(asked: AskedHost, host: Host | Failure) -> Host | Failure:
    """``*`` and ``"`` are forbidden domain code points.

    https://url.spec.whatwg.org/#forbidden-domain-code-point; ``https://*/`` fails.
    """
    if asked.is_opaque or not isinstance(host, str):
        return host
    return FAILURE if "*" in host or '"' in host else host


# Records


def some_schemes_are_opaque(asked: Asked, url: Answer) -> Answer:
    """URLs of some schemes always have an opaque path.

    https://url.spec.whatwg.org/#scheme-state; the path of ``data:/a/..`` is ``/a/..``.
    """
    input = clean(asked.input)
    scheme = scheme_of(input)
    before = asked.url
    if before is not None:
        return url
    if scheme not in _OPAQUE_SCHEMES or (url is FAILURE and input.startswith(scheme)):
        return url
    opaque = standard(Asked("href", f"{scheme}:{_PLACEHOLDER}{input[len(scheme) + 1 :]}"))
    assert opaque is not FAILURE and isinstance(opaque.path, str)
    return copied(opaque, path=opaque.path.removeprefix(_PLACEHOLDER))


def setters_of_opaque_schemes_differ(asked: Asked, url: Answer) -> Answer:
    """Setting ``search`` and ``pathname`` of such a URL encodes little, and hosts cannot be set.

    https://url.spec.whatwg.org/#url-class; ``search`` set to ``<\\t`` makes ``data:a?<%09``, and
    ``pathname`` set to ``b`` makes ``data:b`` of ``data:/a?c``. Nor can ``protocol`` of a blob: URL
    be set.
    """
    before = asked.url
    if before is None or before.scheme not in _OPAQUE_SCHEMES or url is FAILURE:
        return url
    if asked.member == "search" and asked.input:
        query = asked.input.removeprefix("?")
        return copied(url, query=utf8_percent_encode(query, C0_CONTROL_PERCENT_ENCODE_SET))
    if asked.member in ("host", "hostname") or (
        asked.member == "protocol" and before.scheme == "blob"
    ):
        return before
    if asked.member == "pathname" and before.path[:1] == "/":
        path = re.split("[?#]", asked.input)[0].rstrip(" ")
        path = utf8_percent_encode(path, C0_CONTROL_PERCENT_ENCODE_SET)
        return copied(before, path=path, query=None, fragment=None)
    return url


_OPAQUE_SCHEMES: Final = frozenset(("about", "blob", "data", "javascript"))


def file_urls_have_no_host(asked: Asked, url: Answer) -> Answer:
    """A file URL has no host, whatever stands where a host would.

    https://url.spec.whatwg.org/#file-host-state; ``file://h%/a`` is ``file:///a``.
    """
    if asked.url is not None:
        return url if url is FAILURE or url.scheme != "file" else copied(url, host="")
    rest = _file_reference(asked)
    if rest is None:
        return url
    if _slashes(rest) >= 2:
        authority = _AUTHORITY.match(rest, 2)
        assert authority is not None
        if not is_windows_drive_letter(authority[0]):
            rest = "//" + rest[authority.end() :]
    base = None if asked.base is None else copied(asked.base, host="")
    answer = standard(Asked("href", f"file:{rest}", base))
    return answer if answer is FAILURE else copied(answer, host="")


def _file_reference(asked: Asked) -> str | None:
    """What follows the scheme, if that is, or the base's is, ``file``."""
    input = clean(asked.input)
    scheme = scheme_of(input)
    if scheme == "file":
        return input[len("file:") :]
    if scheme or asked.base is None or asked.base.scheme != "file":
        return None
    return input


def _slashes(input: str) -> int:
    match = _SLASHES.match(input)
    assert match is not None
    return match.end()


def drive_letters_are_not_inherited(asked: Asked, url: Answer) -> Answer:
    """A path that begins with a slash does not take the drive letter of the base.

    https://url.spec.whatwg.org/#file-slash-state; ``/`` against ``file:///C:/a`` is ``file:///``.
    """
    rest = None if asked.url else _file_reference(asked)
    if url is FAILURE or rest is None or _slashes(rest) != 1:
        return url
    return standard(Asked("href", f"file://{rest}"))


def drive_letters_start_anew(asked: Asked, url: Answer) -> Answer:
    """A reference that begins with a letter and ``|`` or ``:`` takes nothing of the base's path.

    https://url.spec.whatwg.org/#file-state; ``C|a`` against ``file:///b/c`` is ``file:///C|a``, and
    with ``?`` or ``#`` after it ``|`` stays.
    """
    rest = None if asked.url else _file_reference(asked)
    if url is FAILURE or rest is None or not _LETTER_AND_BAR.match(rest):
        return url
    answer = standard(Asked("href", f"file:///{rest}"))
    if answer is FAILURE or rest[2:3] not in ("?", "#"):
        return answer
    return copied(answer, path=[rest[:2], *answer.path[1:]])


_LETTER_AND_BAR: Final = re.compile("[A-Za-z][|:]")


def circumflex_is_not_encoded_in_paths(asked: Asked, url: Answer) -> Answer:
    """``^`` is not encoded in the path of a URL that is not special.

    https://url.spec.whatwg.org/#path-percent-encode-set; ``foo:/^`` stays.
    """
    if url is FAILURE or isinstance(url.path, str) or url.is_special or "^" not in asked.input:
        return url
    with_letter = standard(asked._replace(input=asked.input.replace("^", _LETTER)))
    if with_letter is FAILURE or isinstance(with_letter.path, str):
        return url
    segments = [it.replace(_ENCODED_LETTER, "^") for it in with_letter.path]
    encoded = [it.replace("^", "%5E") for it in segments]
    return copied(url, path=segments) if encoded == url.path else url


def spaces_go_with_query_and_fragment(asked: Asked, url: Answer) -> Answer:
    """Removing query and fragment removes the spaces before them from an opaque path.

    https://url.spec.whatwg.org/#dom-url-hash; the standard encodes the last one in time.
    """
    if url is FAILURE or asked.member not in ("search", "hash") or not isinstance(url.path, str):
        return url
    if url.query is not None or url.fragment is not None or not url.path.endswith(" "):
        return url
    return copied(url, path=url.path.rstrip(" "))


def pathname_leaves_a_slash(asked: Asked, url: Answer) -> Answer:
    """Setting ``pathname`` to nothing leaves ``/`` if the host is empty or a newline was removed.

    https://url.spec.whatwg.org/#path-start-state; ``foo:///a`` becomes ``foo:///``.
    """
    if url is FAILURE or asked.member != "pathname" or url.path or isinstance(url.path, str):
        return url
    if url.host != "" and asked.input == "":
        return url
    return copied(url, path=[""])


_LETTER: Final = "\ue05e"
_ENCODED_LETTER: Final = utf8_percent_encode(_LETTER, C0_CONTROL_PERCENT_ENCODE_SET)

# What no rule foretells


def control_characters_may_end_the_input(asked: Asked) -> bool:
    """A NUL may end what follows it; other control characters may stay at the ends of references.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``http://h:8\\0/`` is ``http://h:8/``.
    """
    return asked.url is None and _CONTROL.search(asked.input) is not None


_CONTROL: Final = re.compile("[\\x00-\\x1f\\x7f]| $")


def labels_may_be_encoded_twice(asked: Asked) -> bool:
    """A label whose decoded form begins with ``xn--`` may be valid.

    https://url.spec.whatwg.org/#concept-domain-to-ascii; ``https://xn--xn---epa/``.
    """
    return "xn--xn--" in asked.input.lower()


def drive_letters_may_stay(asked: Asked) -> bool:
    """Where there are drive letters, ``..`` may stop at them in URLs that are not files'.

    https://url.spec.whatwg.org/#shorten-a-urls-path; ``..`` against ``foo://h/C:/``.
    """
    return _DRIVE_LETTER.search(asked.input) is not None or (
        asked.base is not None
        and not asked.base.has_opaque_path
        and any(map(is_windows_drive_letter, asked.base.path))
    )


_DRIVE_LETTER: Final = re.compile(r"(?<![A-Za-z])[A-Za-z][:|](?![^/\\\\?#])")


def hosts_with_ports_may_be_set(asked: Asked) -> bool:
    """A ``host`` with a port that is none may change nothing, or take its first digits.

    https://url.spec.whatwg.org/#port-state; ``host`` set to ``h:x``.
    """
    return (asked.member == "host" and ":" in asked.input) or asked.member == "port"


def hosts_may_be_emptied(asked: Asked) -> bool:
    """The host of a URL with credentials or a port may be empty, if the URL is not special.

    https://url.spec.whatwg.org/#host-state; ``foo://@`` is ``foo://``.
    """
    if asked.url is None:
        return "@" in asked.input
    return asked.member in ("host", "hostname") and not asked.url.is_special


def opaque_schemes_may_have_states(asked: Asked) -> bool:
    """URLs of opaque schemes may have more in their queries, and keep or lose their paths.

    https://url.spec.whatwg.org/#scheme-state; ``protocol`` of ``javascript:/..`` set to ``a``.
    """
    before = asked.url
    if before is not None and isinstance(before.path, str) and before.path.startswith("/"):
        return True
    schemes = {scheme_of(clean(asked.input) + ":"), "" if before is None else before.scheme}
    return bool(schemes & _OPAQUE_SCHEMES)


def some_schemes_may_have_parsers_of_their_own(asked: Asked) -> bool:
    """Schemes of the browser's own may be parsed in other ways.

    https://url.spec.whatwg.org/#scheme-state; ``android://#`` is ``android:///#``.
    """
    return scheme_of(clean(asked.input)) in ("android", "chrome", "sftp", "view-source")


def reverse_solidus_may_end_hosts(asked: Asked) -> bool:
    r"""A port that ends in ``\`` may be valid whatever the scheme.

    https://url.spec.whatwg.org/#port-state; ``foo://h:8\a``.
    """
    return asked.url is None and _REVERSE_SOLIDUS.search(asked.input) is not None


_REVERSE_SOLIDUS: Final = re.compile(r":[0-9]*\\")


def pathname_may_encode_reverse_solidus(asked: Asked) -> bool:
    r"""Setting ``pathname`` may encode ``\`` without ``?`` and ``#``, too.

    https://url.spec.whatwg.org/#path-start-state; ``a\/``.
    """
    return asked.member == "pathname" and "\\" in asked.input


def dots_may_count_in_queries(asked: Asked) -> bool:
    """A reference's ``..`` may be taken for a segment in its query, too.

    https://url.spec.whatwg.org/#query-state; ``///h?a/../b`` against ``http://h/``.
    """
    return (
        asked.base is not None and re.search(r"/\.\.?/", asked.input.partition("?")[2]) is not None
    )


def a_path_may_keep_its_dot(asked: Asked) -> bool:
    """Setters may take the ``/.`` before a path of two slashes for part of the path.

    https://url.spec.whatwg.org/#concept-url-serializer; ``pathname`` set to ``b`` in ``foo:/.//a``.
    """
    url = asked.url
    if url is None or url.is_special or isinstance(url.path, str):
        return False
    return url.host is None or url.path[:1] == [""]


FIREFOX: Final = Browser(
    rewritings=(
        leading_reverse_solidus_is_a_slash,
        reverse_solidus_is_encoded_by_pathname,
        ports_end_in_no_letter,
        a_port_of_newlines_is_none,
        tabs_may_come_before_the_question_mark,
    ),
    host_rules=(
        ascii_domains_are_checked,
        ipv4_addresses_end_in_digits,
        more_code_points_are_forbidden,
        code_points_new_in_unicode_18_are_unassigned,
    ),
    record_rules=(
        circumflex_is_not_encoded_in_paths,
        some_schemes_are_opaque,
        setters_of_opaque_schemes_differ,
        file_urls_have_no_host,
        drive_letters_are_not_inherited,
        drive_letters_start_anew,
        pathname_leaves_a_slash,
        opaque_paths_end_in_spaces,
        spaces_go_with_query_and_fragment,
    ),
    unforeseen=(
        control_characters_may_end_the_input,
        labels_may_be_encoded_twice,
        drive_letters_may_stay,
        hosts_with_ports_may_be_set,
        hosts_may_be_emptied,
        opaque_schemes_may_have_states,
        some_schemes_may_have_parsers_of_their_own,
        reverse_solidus_may_end_hosts,
        pathname_may_encode_reverse_solidus,
        dots_may_count_in_queries,
        a_path_may_keep_its_dot,
    ),
)
"""Firefox 153."""
