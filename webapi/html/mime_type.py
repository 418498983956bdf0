"""The charset parameter of a Content-Type header: https://mimesniff.spec.whatwg.org/#parsing-a-mime-type"""

from __future__ import annotations

import re
from typing import Final

_TOKEN = r"[-!#$%&'*+.^_`|~0-9A-Za-z]+"
_HTTP_WHITESPACE = "\t\n\r "

_ESSENCE: Final = re.compile(rf"({_TOKEN}/{_TOKEN})[\t\n\r ]*(?:;|\Z)")
_PARAMETER: Final = re.compile(
    r"""[\t\n\r\ ]*
    ([^;=]*)
    (?:=
      (?: "((?:[^"\\]|\\.)*)(?:"|\\?\Z)[^;]*
        | ([^;]*)
      )
    )?
    ;?""",
    re.VERBOSE | re.DOTALL,
)
_LIST_ITEM: Final = re.compile(r'(?:[^",]|"(?:[^"\\]|\\.)*(?:"|\\?\Z))*', re.DOTALL)
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_IS_A_TOKEN: Final = re.compile(_TOKEN).fullmatch
_NOT_IN_A_QUOTED_STRING: Final = re.compile(r"[^\t -~\x80-\xff]")


def parse_a_mime_type(input: str) -> tuple[str, dict[str, str]] | None:
    """https://mimesniff.spec.whatwg.org/#parse-a-mime-type: the essence and the parameters

    >>> parse_a_mime_type('text/HTML;charset="shift_jis"')
    ('text/html', {'charset': 'shift_jis'})
    """
    input = input.strip(_HTTP_WHITESPACE)
    match = _ESSENCE.match(input)
    if match is None:
        return None
    parameters: dict[str, str] = {}
    position = match.end()
    while position < len(input):
        parameter = _PARAMETER.match(input, position)
        assert parameter is not None
        position = parameter.end()
        name, quoted, bare = parameter.groups(default="")
        if parameter[2] is not None:
            value = _ESCAPED.sub(r"\1", quoted)
        else:
            value = bare.rstrip(_HTTP_WHITESPACE)
            if value == "":
                continue
        if _IS_A_TOKEN(name) and not _NOT_IN_A_QUOTED_STRING.search(value):
            parameters.setdefault(name.lower(), value)
    return match[1].lower(), parameters


def charset_of(content_type: str) -> str | None:
    """The charset that a Content-Type header states, its values being joined by commas.

    https://fetch.spec.whatwg.org/#concept-header-extract-mime-type

    >>> charset_of("text/html;charset=gbk, text/html")
    'gbk'
    """
    charset, essence = None, None
    for value in _LIST_ITEM.findall(content_type):
        mime_type = parse_a_mime_type(value)
        if mime_type is None or mime_type[0] == "*/*":
            continue
        if mime_type[0] != essence:
            essence, charset = mime_type[0], None
        charset = mime_type[1].get("charset", charset)
    return charset
