"""Where Firefox departs from the standard: rules, checked against Firefox 153."""

from __future__ import annotations

import re
from typing import Final

from webapi.url.ascii import ASCII_DIGIT, ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.failure import FAILURE, Failure
from webapi.url.host import host_parser, host_serializer
from webapi.url.idna import FORBIDDEN_DOMAIN_CODE_POINT, domain_parser_to_ascii
from webapi.url.percent_encoding import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    percent_decode,
    utf8_percent_encode,
)
from webapi.url.port import GREATEST_PORT, port_of
from webapi.url.record import SPECIAL_SCHEMES, Host, URLRecord, is_windows_drive_letter
from webapi.url.runs import (
    authority_run,
    path_run,
    slash_run,
    special_authority_run,
    special_host_run,
)
from webapi.url.serializer import url_path_serializer

from .classes import BrowserURL, BrowserURLSearchParams
from .common import (
    DottedPath,
    UndottedPath,
    opaque_paths_end_in_spaces,
    tabs_may_come_before_the_question_mark,
    with_or_without_a_dot,
)
from .emulation import (
    Answer,
    Browser,
    HostParserCall,
    Machine,
    ParserCall,
    clean,
    copied,
    scheme_of,
    serialized,
)
from .unicode_17 import code_points_new_in_unicode_18_are_unassigned, has_new_code_points

_PLACEHOLDER: Final = "placeholder"
_STANDARD_SCHEMES: Final = frozenset(
    (
        "android",
        "chrome",
        "indexeddb",
        "moz-extension",
        "moz-page-thumb",
        "resource",
        "sftp",
        "smb",
    )
)
_LIKE_SPECIAL_SCHEMES: Final = frozenset((*SPECIAL_SCHEMES, *_STANDARD_SCHEMES))
_OPAQUE_SCHEMES: Final = frozenset(
    ("about", "blob", "cached-favicon", "data", "javascript", "moz-safe-about", "page-icon")
)
_KNOWN_SCHEMES: Final = _LIKE_SPECIAL_SCHEMES | _OPAQUE_SCHEMES

# Before parsing


def data_urls_fail_with_tabs_in_the_scheme(call: ParserCall) -> ParserCall | Failure:
    """A data: URL fails if a tab or newline splits ``data:``.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``"da\\tta:a"`` fails, unless ``data:``
    also stands elsewhere in it.
    """
    if call.url is not None or scheme_of(clean(call.input)) != "data":
        return call
    return call if "data:" in call.input.lower() else FAILURE


def reverse_solidus_is_encoded_by_pathname(call: ParserCall) -> ParserCall:
    r"""Setting ``pathname`` of a special URL percent-encodes a ``\`` after ``?`` or ``#``.

    https://url.spec.whatwg.org/#path-state; ``a\b?\`` is ``a/b%3F%5C``. If the path has more than
    63 bytes, and no tabs and newlines, each ``\`` is percent-encoded.
    """
    if call.member != "pathname" or call.url is None or not call.url.is_special:
        return call
    start = path_run(call.input)
    end = start.end()
    if len(call.input.encode()) >= _LONG and not ASCII_TAB_OR_NEWLINE.search(call.input):
        end = 0
    return call._replace(input=call.input[:end] + call.input[end:].replace("\\", "%5C"))


_LONG: Final = 64


def tabs_stand_before_the_slash_of_a_path(call: ParserCall) -> ParserCall:
    """Setting ``pathname`` to a tab and a path adds one more slash.

    https://url.spec.whatwg.org/#dom-url-pathname; ``"\\t/a"`` is ``//a`` in a URL that is not
    special.
    """
    url = call.url
    if url is None or call.member != "pathname" or url.has_opaque_path:
        return call
    if url.scheme in _LIKE_SPECIAL_SCHEMES or call.input[:1] not in ("\t", "\n", "\r"):
        return call
    input = ASCII_TAB_OR_NEWLINE.sub("", call.input)
    return call._replace(input=f"/{input}") if input.startswith("/") else call


def nul_ends_references(call: ParserCall) -> ParserCall:
    """Against a base that is special, a NUL ends the reference, unless that is a fragment.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``a\\0b`` against ``http://h/`` is
    ``http://h/a``. The reference may have the base's scheme if no ``//`` follows.
    """
    base, input = call.base, clean(call.input)
    if base is None or base.scheme not in _LIKE_SPECIAL_SCHEMES:
        return call
    if "\0" not in input or input.startswith("#"):
        return call
    scheme = scheme_of(input)
    rest = input[len(scheme) + 1 :] if scheme else input
    if scheme and (scheme != base.scheme or rest.startswith("//")):
        return call
    if scheme == "file" and _LETTER_AND_BAR(rest):
        return call
    return call._replace(input=input.partition("\0")[0])


def nul_ends_ports(call: ParserCall) -> ParserCall | Failure:
    """The port of a special URL may contain a NUL and any text after the NUL.

    https://url.spec.whatwg.org/#port-state; ``http://h:8\\0a/`` is ``http://h:8/``. It is read
    like the ports of `ports_are_read_as_integers`.
    """
    if call.url is not None or "\0" not in call.input:
        return call
    input = clean(call.input)
    if scheme_of(input) not in SPECIAL_SCHEMES.keys() - {"file"}:
        return call
    match = _PORT_WITH_NUL.match(input)
    if match is None:
        return call
    port = _integer(match[2])
    if port is None:
        return FAILURE
    return call._replace(input=f"{match[1]}{port}{input[match.end() :]}")


_PORT_WITH_NUL: Final = re.compile(
    r"([^/\\?#:]*:[/\\]*(?:[^/\\?#@]*@)*(?:\[[^\]/\\?#]*\]|[^/\\?#:@\[]*):)"
    r"([0-9]*\0[^/\\?#@\] ]*)(?=[/\\?#]|\Z)"
)


def fragments_end_in_spaces(call: ParserCall) -> ParserCall:
    """A reference that begins with ``#`` keeps the C0 controls and spaces at its end.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``"#a "`` against ``http://h/`` is
    ``http://h/#a%20``.
    """
    if call.base is None or call.url is not None or not call.input.startswith("#"):
        return call
    kept = call.input.rstrip(C0_CONTROL_OR_SPACE)
    end = ASCII_TAB_OR_NEWLINE.sub("", call.input[len(kept) :])
    return call._replace(input=kept + "".join(f"%{ord(character):02X}" for character in end))


def fragments_stand_first(call: ParserCall) -> ParserCall | Failure:
    """Against a base of some schemes, a fragment with spaces before it fails.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``" #a"`` against ``data:b``. The schemes
    are those of `some_schemes_are_opaque`.
    """
    if call.base is None or call.base.scheme not in _OPAQUE_SCHEMES:
        return call
    is_fragment = clean(call.input).startswith("#")
    return FAILURE if is_fragment and not call.input.startswith("#") else call


def dots_count_after_a_host(call: ParserCall) -> ParserCall:
    """A reference with a host and no path loses dot segments of its query and fragment.

    https://url.spec.whatwg.org/#query-state; ``//h?a/../b`` against an http URL is ``//h?a/b``.
    """
    base, input = call.base, clean(call.input)
    if base is None or base.scheme not in _LIKE_SPECIAL_SCHEMES:
        return call
    scheme = scheme_of(input)
    if scheme:
        return _without_dots_before_a_host(call, scheme, input[len(scheme) + 1 :])
    slashes = slash_run(input).end()
    if slashes < 2 or (base.scheme == "file" and slashes > 2):
        return call
    if not base.is_special and not input.startswith("//"):
        return call
    authority = special_authority_run(input, slashes)
    start = input.find("/", authority.end())
    if start == -1 or input[authority.end()] not in ("?", "#"):
        return call
    return call._replace(input=input[:start] + _without_dots(input[start:]))


def _without_dots_before_a_host(call: ParserCall, scheme: str, rest: str) -> ParserCall:
    """Also remove dot segments after the scheme and three slashes, if the first is ``\\``."""
    slashes = slash_run(rest).end()
    if call.base is None or call.base.scheme != scheme or scheme == "file":
        return call
    if not call.base.is_special or slashes < 3 or rest.startswith("//"):
        return call
    path = path_run(rest, slashes)
    kept = _without_dots("/" + path[0].replace("\\", "/"))
    return call._replace(input=f"{scheme}://{kept}{rest[path.end() :]}")


def _without_dots(rest: str) -> str:
    """Remove the dot segments of a path that begins with a slash; keep the query and fragment."""
    path = path_run(rest)
    kept: list[str] = []
    _, *segments = path[0].split("/")
    for segment in segments:
        if _DOUBLE_DOT(segment):
            del kept[-1:]
        elif not _SINGLE_DOT(segment):
            kept.append(segment)
    if _SINGLE_DOT(segments[-1]) or _DOUBLE_DOT(segments[-1]):
        kept.append("")
    return f"/{'/'.join(kept)}{rest[path.end() :]}"


_SINGLE_DOT: Final = re.compile(r"\.|%2[Ee]").fullmatch
_DOUBLE_DOT: Final = re.compile(r"(?:\.|%2[Ee]){2}").fullmatch


def tabs_may_come_before_the_question_mark_of_special_urls(call: ParserCall) -> ParserCall:
    """In a special URL, setting ``search`` ignores tabs and newlines before a leading ``?``.

    https://url.spec.whatwg.org/#dom-url-search; ``"\\t?a"`` is ``?a``, not ``??a``. Setting
    ``hash`` ignores them before a leading ``#``.
    """
    if call.url is None:
        return call
    if call.member == "hash" and call.url.scheme in _KNOWN_SCHEMES:
        input = call.input.lstrip("\t\n\r")
        return call._replace(input=input) if input.startswith("#") else call
    is_like_special = call.url.scheme in _LIKE_SPECIAL_SCHEMES
    return tabs_may_come_before_the_question_mark(call) if is_like_special else call


def _integer(text: str) -> int | None:
    """Read a port's text as an integer, if it is one."""
    match = _INTEGER(text)
    if match is None or match["letter"]:
        return None
    port = int(match["digits"].lstrip("0")[:6] or "0")
    return None if port and "-" in match["before"] else port


_INTEGER: Final = re.compile(
    r"(?P<before>[^0-9A-Fa-f]*)(?=[0-9])(?:0|[Xx])*(?P<digits>[0-9]*)(?P<letter>[A-Fa-f]?)"
).match


def a_port_of_newlines_is_none(call: ParserCall) -> ParserCall:
    """Setting ``port`` to only tabs and newlines removes the port.

    https://url.spec.whatwg.org/#dom-url-port; the standard changes nothing.
    """
    if call.member == "port" and call.input.strip("\t\n\r") == "":
        return call._replace(input="")
    return call


# States


class leading_reverse_solidus_is_a_slash(Machine):
    r"""A relative reference's leading slashes may be ``\`` whatever the base's scheme.

    https://url.spec.whatwg.org/#relative-state; ``\a`` against ``foo://h/b`` is ``foo://h/a``. More
    than two slashes count as two.
    """

    def relative_state(self, pointer: int) -> Answer:
        base, slashes = self.base, slash_run(self.input)
        assert base is not None
        if base.scheme not in _LIKE_SPECIAL_SCHEMES and not slashes[0].startswith("//"):
            self.input = "//"[: len(slashes[0])] + self.input[slashes.end() :]
        return super().relative_state(pointer)


class drive_letters_stay_in_every_path(Machine):
    """In a URL that is not special, ``..`` does not remove a segment that is a drive letter.

    https://url.spec.whatwg.org/#shorten-a-urls-path; ``foo://h/C:/..`` is ``foo://h/C:/``.
    """

    def shorten(self) -> None:
        path, scheme = self.url.path, self.url.scheme
        if scheme in _KNOWN_SCHEMES or not path or not _DRIVE_LETTER_SEGMENT(path[-1]):
            super().shorten()


_DRIVE_LETTER_SEGMENT: Final = re.compile(r"[A-Za-z][:|](?:\\.*)?", re.DOTALL).fullmatch


class empty_credentials_may_have_no_host(Machine):
    """Without a host and a port, the ``@`` or ``:@`` of empty credentials is ignored.

    https://url.spec.whatwg.org/#host-state; ``foo://@`` is ``foo://`` if the URL is not special.
    """

    def authority_state(self, pointer: int) -> Answer:
        credentials = _EMPTY_CREDENTIALS(self.input, pointer)
        if credentials and self.url.scheme not in _KNOWN_SCHEMES:
            return self.host_state(credentials.end())
        return super().authority_state(pointer)


_EMPTY_CREDENTIALS: Final = re.compile(r":@(?=[/?#]|\Z)|@\Z").match


class reverse_solidus_ends_ports(Machine):
    r"""A ``\`` ends a port whatever the scheme, and the path begins with it.

    https://url.spec.whatwg.org/#port-state; ``foo://h:8\a`` is ``foo://h:8/\a``.
    """

    def port_state(self, pointer: int) -> Answer:
        port = _PORT_AND_REVERSE_SOLIDUS(self.input, pointer)
        if port and self.state_override is None and self.url.scheme not in _KNOWN_SCHEMES:
            self.input = f"{self.input[: port.end()]}/{self.input[port.end() :]}"
        return super().port_state(pointer)


_PORT_AND_REVERSE_SOLIDUS: Final = re.compile(r"[0-9]*(?=\\)").match


class ports_are_read_as_integers(Machine):
    """Setting ``port`` reads an integer, and ignores a ``0x`` before it.

    https://url.spec.whatwg.org/#port-state; ``"0x10"`` makes the port 10. ``"1e3"`` changes
    nothing, since ``e`` is a hexadecimal digit. In a URL that is not special, 65535 removes the
    port.
    """

    def port_state(self, pointer: int) -> Answer:
        text = special_authority_run(self.input)
        if self.state_override != "port_state" or text[0][:1] not in ASCII_DIGIT:
            return super().port_state(pointer)
        port = _integer(text[0])
        if port is None:
            return FAILURE
        if port == GREATEST_PORT and self.url.scheme not in _LIKE_SPECIAL_SCHEMES:
            self.url.port = None
            return self.url
        self.input = str(port)
        return super().port_state(pointer)


class hosts_with_ports_are_set(Machine):
    """Setting ``host`` of a special URL reads the port as `ports_are_read_as_integers` does.

    https://url.spec.whatwg.org/#host-state; ``h:+8`` sets host and port. ``h:8a`` sets the host
    only, and ``h:1:2`` sets nothing. A tab or newline ends the port. In a URL that is not special,
    ``:x`` empties the host.
    """

    def host_state(self, pointer: int) -> Answer:
        if self.state_override != "host_state" or self.url.scheme == "file":
            return super().host_state(pointer)
        is_kept = self._keep_host_and_port()
        return super().host_state(pointer) if is_kept else FAILURE

    def _keep_host_and_port(self) -> bool:
        """Cut the input to the text for the host state; return ``False`` if nothing is set."""
        input = self.input
        if self.url.scheme not in _LIKE_SPECIAL_SCHEMES:
            port = _PORT_WITHOUT_HOST(input)
            if port and (port[1] == "" or port_of(port[1]) is None):
                self.input = ""
            return True
        if input.startswith("[") and not self.call.input.startswith("["):
            return False
        whole = special_authority_run(self.call.input)
        parts = _HOST_AND_PORT(whole[0])
        if parts is None:
            return not _COLON_AND_MORE(ASCII_TAB_OR_NEWLINE.sub("", whole[0]))
        host = ASCII_TAB_OR_NEWLINE.sub("", parts[1])
        integer = _integer(parts[2])
        is_port = integer is not None and integer <= GREATEST_PORT
        self.input = f"{host}:{integer}" if is_port else host
        return host != ""


_PORT_WITHOUT_HOST: Final = re.compile(":([0-9]*)").match
_HOST_AND_PORT: Final = re.compile(
    r"(\[[^\]]*\][\t\n\r]*(?=:)|[^:\[\]]*(?=:[^:\]]*\Z)):(.*)", re.DOTALL
).fullmatch
_COLON_AND_MORE: Final = re.compile(r"(?:\[[^\]]*\]|[^:\[\]]*):").match


class hosts_may_be_emptied(Machine):
    """Setting ``host`` may empty it if a URL has a password, but neither username nor port.

    https://url.spec.whatwg.org/#host-state; ``foo://:p@h/`` becomes ``foo://:p@/``.
    """

    def host_state(self, pointer: int) -> Answer:
        url = self.url
        is_emptied = self.state_override == "host_state" and authority_run(self.input)[0] == ""
        has_only_a_password = url.password and not url.username and url.port is None
        if is_emptied and has_only_a_password and not url.is_special:
            url.host = ""
            return url
        return super().host_state(pointer)


class credentials_without_a_host_keep_the_scheme(Machine):
    """Setting ``protocol`` of a URL with credentials and without a host changes nothing.

    https://url.spec.whatwg.org/#scheme-state; see `hosts_may_be_emptied`.
    """

    def scheme_state(self, pointer: int) -> Answer:
        url = self.url
        if self.state_override is not None and url.includes_credentials and url.host == "":
            return url
        return super().scheme_state(pointer)


class pathname_leaves_a_slash(Machine):
    """Setting ``pathname`` to nothing leaves ``/`` if the host is empty or a newline was removed.

    https://url.spec.whatwg.org/#path-start-state; ``foo:///a`` becomes ``foo:///``.
    """

    def path_start_state(self, pointer: int) -> Answer:
        answer, url = super().path_start_state(pointer), self.url
        if self.state_override is not None and not url.path:
            url.path = [""] if url.host == "" or self.call.input else []
        return answer


class circumflex_is_not_encoded_in_paths(Machine):
    """``^`` is not encoded in the path of a URL that is not special.

    https://url.spec.whatwg.org/#path-percent-encode-set; ``foo:/^`` stays.
    """

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        if self.url.scheme not in self.special_schemes:
            self.path_percent_encode_set = _PATH_WITHOUT_CIRCUMFLEX
        return super().path_state(pointer, buffer)


_PATH_WITHOUT_CIRCUMFLEX: Final = PATH_PERCENT_ENCODE_SET.without_code_points("^")


class some_schemes_are_opaque(Machine):
    """URLs of some schemes always have an opaque path, and little of their query is encoded.

    https://url.spec.whatwg.org/#scheme-state; the path of ``data:/a/..`` is ``/a/..``, and the
    query of ``data:a?<`` is ``<``. A data: or javascript: URL fails if it would with ``foo:`` as
    its scheme.
    """

    def scheme_state(self, pointer: int) -> Answer:
        input = self.input
        scheme = scheme_of(input)
        if self.state_override is not None or scheme not in _OPAQUE_SCHEMES:
            return super().scheme_state(pointer)
        text = self.call.input.strip(C0_CONTROL_OR_SPACE)
        if text.startswith("javascript") or input.startswith("data"):
            call = ParserCall("href", f"foo{input[len(scheme) :]}")
            if self.answer(call) is FAILURE:
                return FAILURE
        self.url.scheme = scheme
        self.query_percent_encode_set = C0_CONTROL_PERCENT_ENCODE_SET
        return self.opaque_path_state(len(scheme) + 1)


class some_schemes_are_standard(Machine):
    r"""URLs of some schemes are parsed almost as special ones, with a host that may be empty.

    https://url.spec.whatwg.org/#special-scheme; ``sftp:A/b`` is ``sftp://a/b``, and ``sftp:/b`` is
    ``sftp:///b``. In these URLs ``\`` is no slash, and ``;`` ends the authority. An indexeddb: URL
    must have a host: ``indexeddb:/b`` is ``indexeddb://b/``.
    """

    special_schemes = SPECIAL_SCHEMES | dict.fromkeys(_STANDARD_SCHEMES) | {"indexeddb": 0}

    def scheme_state(self, pointer: int) -> Answer:
        if self.state_override is not None:
            self.special_schemes = SPECIAL_SCHEMES
        return super().scheme_state(pointer)

    def relative_state(self, pointer: int) -> Answer:
        assert self.base is not None
        if self.base.scheme in _STANDARD_SCHEMES:
            self._encode_reverse_solidus(pointer)
        return super().relative_state(pointer)

    def special_authority_ignore_slashes_state(self, pointer: int) -> Answer:
        if self.url.scheme in _STANDARD_SCHEMES:
            self._encode_reverse_solidus(pointer)
        if self.url.scheme in _SCHEMES_WITHOUT_HOST:
            return self.authority_state(pointer)
        return super().special_authority_ignore_slashes_state(pointer)

    def authority_state(self, pointer: int) -> Answer:
        url, input = self.url, self.input
        if url.scheme not in _SCHEMES_WITHOUT_HOST:
            return super().authority_state(pointer)
        authority = _AUTHORITY_OF_STANDARD(input, pointer)
        assert authority is not None
        end = authority.end()
        if not input.startswith("/", end):
            self.input = f"{input[:end]}/{input[end:]}"
        if authority[0]:
            return super().authority_state(pointer)
        url.host = ""
        return self.path_start_state(pointer)

    def host_state(self, pointer: int) -> Answer:
        url = self.url
        run = special_host_run if self.state_override == "host_state" else special_authority_run
        is_emptied = self.state_override is not None and run(self.input)[0] == ""
        if not is_emptied or url.scheme not in _SCHEMES_WITHOUT_HOST:
            return super().host_state(pointer)
        if not url.includes_credentials and url.port is None:
            url.host = ""
        return url

    def path_start_state(self, pointer: int) -> Answer:
        if self.state_override is not None and self.url.scheme in _STANDARD_SCHEMES:
            self.input = self.input.replace("\\", "%5C")
        return super().path_start_state(pointer)

    def _encode_reverse_solidus(self, pointer: int) -> None:
        """Percent-encode each ``\\`` before the query and fragment."""
        path = path_run(self.input, pointer)
        encoded = path[0].replace("\\", "%5C")
        self.input = self.input[:pointer] + encoded + self.input[path.end() :]


_SCHEMES_WITHOUT_HOST: Final = _STANDARD_SCHEMES - {"indexeddb"}
_AUTHORITY_OF_STANDARD: Final = re.compile("[^/?#;\0]*").match


class encoded_dots_are_decoded(Machine):
    """In resource:, moz-extension: and moz-page-thumb: URLs ``%2e`` in the path becomes ``.``.

    https://url.spec.whatwg.org/#path-state; ``resource://h/a%2e`` is ``resource://h/a.``. Setting
    ``pathname`` leaves it.
    """

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        answer, url = super().path_state(pointer, buffer), self.url
        if url.scheme in _SUBSTITUTED_SCHEMES and self.state_override is None:
            url.path = [_ENCODED_DOT.sub(".", segment) for segment in url.path]
        return answer


_SUBSTITUTED_SCHEMES: Final = frozenset(("moz-extension", "moz-page-thumb", "resource"))
_ENCODED_DOT: Final = re.compile("%2[Ee]")


class file_urls_have_no_host(Machine):
    """A file URL has no host, even if text stands in the host's place.

    https://url.spec.whatwg.org/#file-host-state; ``file://h%/a`` is ``file:///a``.
    """

    def scheme_state(self, pointer: int) -> Answer:
        answer = super().scheme_state(pointer)
        if self.state_override is not None and self.url.scheme == "file":
            self.url.host = ""
        return answer

    def file_host_state(self, pointer: int) -> Answer:
        if self.state_override is not None:
            return self.url
        authority = special_authority_run(self.input, pointer)
        end = authority.end()
        if is_windows_drive_letter(authority[0]) and self.input[end : end + 1] not in ("?", "#"):
            return self.path_state(pointer)
        return self.path_start_state(end)


class drive_letters_are_segments(Machine):
    """In file URLs ``..`` removes a drive letter, too, unless a reference begins with it.

    https://url.spec.whatwg.org/#shorten-a-urls-path; ``file:///C:/..`` is ``file:///``, but ``..``
    against ``file:///C:/a`` is ``file:///C:/``. The ``|`` of a drive letter becomes ``:`` only if
    it comes first, and a slash or the URL's end follows.
    """

    is_resolved = False
    """Whether Firefox resolves a reference to a string, and then parses that."""
    keeps_drive_letter = False

    def scheme_state(self, pointer: int) -> Answer:
        scheme = self.url.scheme
        answer = super().scheme_state(pointer)
        if self.state_override is not None and scheme != self.url.scheme == "file":
            self._write_a_colon()
        return answer

    def file_state(self, pointer: int) -> Answer:
        base, input, has_scheme = self.base, self.input, pointer > 0
        if base is not None and base.scheme == "file":
            has_one_slash = len(slash_run(input, pointer)[0]) < 2
            is_relative = has_one_slash and not _LETTER_AND_BAR(input, pointer)
            self.is_resolved = is_relative or not has_scheme
            self.keeps_drive_letter = not has_scheme and (
                has_one_slash or _LETTER_AS_HOST(input) is not None
            )
        answer = super().file_state(pointer)
        if self.is_resolved:
            self._write_a_colon()
        return answer

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        url = self.url
        if url.scheme != "file":
            return super().path_state(pointer, buffer)
        pointer -= len(buffer)  # a drive letter, which the input has before the pointer
        segment = special_authority_run(self.input, pointer)
        if not is_windows_drive_letter(url.path[0] if url.path else segment[0]):
            self.keeps_drive_letter = False
        elif not self.is_resolved and self._is_before_a_slash(segment.end()):
            self.input = f"{self.input[: pointer + 1]}:{self.input[pointer + 2 :]}"
        url.scheme = "https"  # whose paths have no drive letters
        super().path_state(pointer)
        url.scheme = "file"
        return url

    def shorten(self) -> None:
        if not self.keeps_drive_letter or len(self.url.path) > 1:
            super().shorten()

    def _is_before_a_slash(self, pointer: int) -> bool:
        """Whether a slash or the URL's end follows."""
        if self.input.startswith(("/", "\\"), pointer):
            return True
        return pointer == len(self.input) and self._ends_with_the_path()

    def _write_a_colon(self) -> None:
        """Replace the ``|`` of a drive letter at the start of the path."""
        url = self.url
        assert not isinstance(url.path, str)
        is_before_a_slash = len(url.path) > 1 or self._ends_with_the_path()
        if url.path and is_windows_drive_letter(url.path[0]) and is_before_a_slash:
            url.path[0] = f"{url.path[0][0]}:"

    def _ends_with_the_path(self) -> bool:
        return self.url.query is None and self.url.fragment is None


_LETTER_AND_BAR: Final = re.compile("[A-Za-z][|:]").match
_LETTER_AS_HOST: Final = re.compile(r"[/\\]{2}[A-Za-z][|:](?:[/\\]|\Z)").match


class drive_letters_are_not_inherited(Machine):
    """A path that begins with a slash does not take the drive letter of the base.

    https://url.spec.whatwg.org/#file-slash-state; ``/`` against ``file:///C:/a`` is ``file:///``.
    Nor does any path take it from a base whose path is only a drive letter.
    """

    def file_state(self, pointer: int) -> Answer:
        base = self.base
        is_path = self.input[pointer : pointer + 1] not in ("", "?", "#")
        if base is not None and base.scheme == "file" and is_path and len(base.path) == 1:
            self.base = copied(base, path=[""])
        return super().file_state(pointer)

    def file_slash_state(self, pointer: int) -> Answer:
        self.base = None
        return super().file_slash_state(pointer)


class drive_letters_start_anew(Machine):
    """A reference that begins with a letter and ``|`` or ``:`` takes nothing of the base's path.

    https://url.spec.whatwg.org/#file-state; ``C|a`` against ``file:///b/c`` is ``file:///C|a``.
    """

    def file_state(self, pointer: int) -> Answer:
        if _LETTER_AND_BAR(self.input, pointer):
            self.base = None
        return super().file_state(pointer)


# Hosts


def addresses_are_names(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """In chrome: and resource: URLs an IPv4 address is a name, and an IPv6 address fails.

    https://url.spec.whatwg.org/#concept-host-parser; ``chrome://1.2/`` and ``chrome://h1.2/`` stay.
    """
    if call.is_opaque or call.scheme not in ("chrome", "resource") or isinstance(host, str):
        return host
    domain = domain_parser_to_ascii(percent_decode(call.input).decode(errors="replace"), False)
    is_name = domain and not FORBIDDEN_DOMAIN_CODE_POINT.search(domain)
    return domain if is_name else FAILURE


def ascii_domains_are_checked(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """An ASCII domain fails, too, if one of its labels begins with ``xn--`` and is invalid.

    https://url.spec.whatwg.org/#concept-domain-to-ascii; ``https://xn--a/`` fails. The decoded form
    of a valid label may begin with ``xn--``, as in ``https://xn--xn---epa/``.
    """
    if call.is_opaque:
        return host
    if not call.input.isascii():
        return _with_double_labels(call) if host is FAILURE else host
    if not isinstance(host, str) or "xn--" not in host:
        return host
    domain = ".".join(map(_decoded_after_prefix, host.split(".")))
    if domain_parser_to_ascii(domain, False) is FAILURE or has_new_code_points(domain):
        return FAILURE
    return host


def _decoded_after_prefix(label: str) -> str:
    """Decode a valid label that is encoded twice; write ``x`` for the inner prefix."""
    if not label.startswith("xn--xn--"):
        return label
    try:
        decoded = label.removeprefix("xn--").encode().decode("punycode")
    except UnicodeError:
        return label
    if decoded.isascii() or not decoded.startswith("xn--"):
        return label
    decoded = decoded.replace("xn--", "x", 1)
    encoded = "xn--" + decoded.encode("punycode").decode()
    return decoded if domain_parser_to_ascii(decoded, False) == encoded else label


def _with_double_labels(call: HostParserCall) -> Host | Failure:
    """Parse a domain that is not ASCII and fails because labels are encoded twice."""
    labels = _DOTS.split(percent_decode(call.input).decode(errors="replace"))
    double: dict[int, str] = {}
    for index, label in enumerate(labels):
        if label[: len(_TWICE)].lower() == _TWICE:
            mapped = domain_parser_to_ascii(f"x{label[len(_TWICE) :]}", False)
            if mapped is FAILURE or mapped.startswith("xn--"):
                return FAILURE
            double[index] = _TWICE + mapped.removeprefix("x")
            labels[index] = "x"
            if _decoded_after_prefix(double[index]) == double[index]:
                return FAILURE
    host = host_parser(".".join(labels), False) if double else FAILURE
    if not isinstance(host, str):
        return host
    return ".".join(double.get(at, label) for at, label in enumerate(host.split(".")))


_TWICE: Final = "xn--xn--"
_DOTS: Final = re.compile("[.\u3002\uff0e\uff61]")


def a_single_control_stays(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """An opaque host that is one control character is not percent-encoded.

    https://url.spec.whatwg.org/#concept-opaque-host-parser; ``foo://\x7f`` stays.
    """
    is_control = len(call.input) == 1 and (call.input < " " or call.input == "\x7f")
    return call.input if call.is_opaque and is_control and host is not FAILURE else host


def ipv4_addresses_end_in_digits(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """An IPv4 address fails if its last part is ``0x``.

    https://url.spec.whatwg.org/#ipv4-number-parser; ``http://0x/`` fails.
    """
    if isinstance(host, int):
        domain = domain_parser_to_ascii(percent_decode(call.input).decode(errors="replace"), False)
        if domain is not FAILURE and _NO_DIGITS.search(domain):
            return FAILURE
    return host


_NO_DIGITS: Final = re.compile(r"(?:^|\.)0[Xx]\.?$")


def more_code_points_are_forbidden(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """``*`` and ``"`` are forbidden domain code points.

    https://url.spec.whatwg.org/#forbidden-domain-code-point; ``https://*/`` fails.
    """
    if call.is_opaque or not isinstance(host, str):
        return host
    return FAILURE if "*" in host or '"' in host else host


# Records


def setters_of_opaque_schemes_differ(call: ParserCall, url: Answer) -> Answer:
    """The setters of URLs of `some_schemes_are_opaque` encode little, and set no host.

    https://url.spec.whatwg.org/#url-class; setting ``search`` of ``data:a`` to ``<\\t`` makes
    ``data:a?<%09``. Setting ``pathname`` of ``data:/a?c`` to ``b`` makes ``data:b``. Setting
    ``protocol`` of a blob: URL changes nothing.
    """
    before = call.url
    if before is None or before.scheme not in _OPAQUE_SCHEMES or url is FAILURE:
        return url
    if call.member == "search" and call.input:
        query = call.input.removeprefix("?")
        return copied(url, query=utf8_percent_encode(query, C0_CONTROL_PERCENT_ENCODE_SET))
    if call.member == "hash" and call.input and call.input.strip("\t\n\r") == "":
        return copied(url, fragment=None)
    if call.member in ("host", "hostname") or (
        call.member == "protocol" and before.scheme == "blob"
    ):
        return before
    if call.member == "pathname" and before.path[:1] == "/":
        path = re.split("[?#]", call.input)[0]
        if url.scheme != "javascript":
            path = path.rstrip(" ")
        path = utf8_percent_encode(path, C0_CONTROL_PERCENT_ENCODE_SET)
        return copied(before, path=path, query=None, fragment=None)
    return url


def protocol_of_opaque_schemes_parses_anew(call: ParserCall, url: Answer) -> Answer:
    """Setting ``protocol`` to or from an opaque scheme parses the href anew.

    https://url.spec.whatwg.org/#scheme-state; ``data:/a/..`` becomes ``foo:/``. The opaque schemes
    are those of `some_schemes_are_opaque`. Setting it to one of `some_schemes_are_standard` parses
    the href anew, too. This is a rule because the new scheme belongs to the serialized URL, which
    no state has.
    """
    before = call.url
    if before is None or call.member != "protocol" or url is FAILURE:
        return url
    is_opaque = {before.scheme, url.scheme} & _OPAQUE_SCHEMES
    if before.scheme == url.scheme or not (is_opaque or url.scheme in _STANDARD_SCHEMES):
        return url
    href = FIREFOX.href(before, serialized(before))
    answer = FIREFOX.answer(ParserCall("href", url.scheme + href[len(before.scheme) :]))
    return before if answer is FAILURE else answer


def view_source_urls_have_a_url(call: ParserCall, url: Answer) -> Answer:
    """The text after ``view-source:`` is parsed as a URL.

    https://url.spec.whatwg.org/#scheme-state; ``view-source:http:a`` is ``view-source:http://a/``,
    and ``view-source:a`` fails. The text may be such a URL again, up to 49 in all. This is a rule
    because the text is a call of the whole parser, with hooks and rules.
    """
    input, depth = clean(call.input), 0
    if call.url is not None or scheme_of(input) != "view-source":
        return url
    while scheme_of(input) == "view-source":
        input, depth = clean(input.partition(":")[2]), depth + 1
        if depth > _MOST_VIEW_SOURCES:
            return FAILURE
    other = FIREFOX.answer(ParserCall("href", input, call.base))
    if other is FAILURE:
        return other
    without_query = copied(other, query=None, fragment=None)
    path = FIREFOX.href(without_query, serialized(without_query))
    path = "view-source:" * (depth - 1) + path
    result = copied(other, scheme="view-source", path=path, host=None, port=None)
    result.username = result.password = ""
    return result


_MOST_VIEW_SOURCES: Final = 49


def spaces_go_with_query_and_fragment(call: ParserCall, url: Answer) -> Answer:
    """Removing query and fragment also removes the spaces at the end of an opaque path.

    https://url.spec.whatwg.org/#dom-url-hash; the standard has encoded the last of them before. The
    spaces of javascript: URLs stay.
    """
    members = ("search", "hash", "searchParams")
    if url is FAILURE or call.member not in members or not isinstance(url.path, str):
        return url
    if url.query is not None or url.fragment is not None or not url.path.endswith(" "):
        return url
    if url.scheme == "javascript":
        return url
    return copied(url, path=url.path.rstrip(" "))


def a_path_keeps_its_dot(call: ParserCall, url: Answer) -> Answer:
    """Setting path or host neither removes nor adds the ``/.`` before a path of two slashes.

    https://url.spec.whatwg.org/#concept-url-serializer; setting ``pathname`` of ``foo:/.//a`` to
    ``b`` makes ``foo:/./b``. Setting that of ``foo:/a`` to ``//b`` makes ``foo://b``.
    """
    if url is FAILURE or url.has_opaque_path or url.is_special:
        return url
    before = call.url
    if before is None or before.scheme != url.scheme:
        if url.host is not None or len(url.path) < 2 or url.path[0] != "":
            return url
        result = copied(url)
        result.path = DottedPath(url.path)
        return result
    result = copied(url)
    if isinstance(before.path, DottedPath) and url.port == before.port:
        result.path = DottedPath(url.path or ([""] if url.host is None else []))
    elif result.host is None:
        result.path = UndottedPath(url.path)
    return result


def dots_stand_before_paths(url: URLRecord, href: str) -> str:
    """The href has the ``/.`` of `a_path_keeps_its_dot`.

    https://url.spec.whatwg.org/#concept-url-serializer
    """
    return with_or_without_a_dot(url, href)


def blob_urls_may_have_no_origin(url: URLRecord, origin: str) -> str:
    """A blob: URL has an opaque origin if Firefox refuses the URL in its path.

    https://url.spec.whatwg.org/#origin; the origin of ``blob:https://xn--a/`` is ``null``.
    """
    if url.scheme != "blob" or FIREFOX.answer(ParserCall("href", url_path_serializer(url))):
        return origin
    return "null"


def own_schemes_have_origins(url: URLRecord, origin: str) -> str:
    """URLs of Firefox's own schemes have a tuple origin: https://url.spec.whatwg.org/#origin"""
    if url.scheme not in _OWN_SCHEMES or not url.host:
        return origin
    port = "" if url.port is None else f":{url.port}"
    return f"{url.scheme}://{host_serializer(url.host)}{port}"


_OWN_SCHEMES: Final = frozenset(("chrome", "indexeddb", "moz-extension", "resource"))
FIREFOX: Final = Browser(
    rewritings=(
        data_urls_fail_with_tabs_in_the_scheme,
        reverse_solidus_is_encoded_by_pathname,
        tabs_stand_before_the_slash_of_a_path,
        fragments_end_in_spaces,
        nul_ends_references,
        nul_ends_ports,
        fragments_stand_first,
        dots_count_after_a_host,
        a_port_of_newlines_is_none,
        tabs_may_come_before_the_question_mark_of_special_urls,
    ),
    host_rules=(
        addresses_are_names,
        ascii_domains_are_checked,
        a_single_control_stays,
        ipv4_addresses_end_in_digits,
        more_code_points_are_forbidden,
        code_points_new_in_unicode_18_are_unassigned,
    ),
    overrides=(
        some_schemes_are_standard,
        encoded_dots_are_decoded,
        file_urls_have_no_host,
        drive_letters_are_segments,
        drive_letters_are_not_inherited,
        drive_letters_start_anew,
        leading_reverse_solidus_is_a_slash,
        drive_letters_stay_in_every_path,
        empty_credentials_may_have_no_host,
        reverse_solidus_ends_ports,
        ports_are_read_as_integers,
        hosts_with_ports_are_set,
        hosts_may_be_emptied,
        credentials_without_a_host_keep_the_scheme,
        pathname_leaves_a_slash,
        circumflex_is_not_encoded_in_paths,
        some_schemes_are_opaque,
        opaque_paths_end_in_spaces,
    ),
    record_rules=(
        setters_of_opaque_schemes_differ,
        protocol_of_opaque_schemes_parses_anew,
        view_source_urls_have_a_url,
        spaces_go_with_query_and_fragment,
        a_path_keeps_its_dot,
    ),
    href_rules=(dots_stand_before_paths,),
    origin_rules=(blob_urls_may_have_no_origin, own_schemes_have_origins),
    version="153",
)
"""Firefox 153."""


class URLSearchParams(BrowserURLSearchParams):
    """URLSearchParams of Firefox: https://url.spec.whatwg.org/#interface-urlsearchparams"""

    __slots__ = ()


class URL(BrowserURL):
    """URL of Firefox, as the rules of `FIREFOX` predict it."""

    __slots__ = ()
    browser = FIREFOX
    params_class = URLSearchParams
