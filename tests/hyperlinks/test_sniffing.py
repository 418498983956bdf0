"""The encoding of a page, as HTML's parsing.html and the MIME Sniffing Standard determine it."""

import pytest

from webapi.html.encoding_sniffing import extract_an_encoding, prescan, sniff
from webapi.html.mime_type import charset_of, parse_a_mime_type

PRESCANS: list[tuple[bytes, str | None]] = [
    (b"", None),
    (b"<meta charset=gbk>", "GBK"),
    (b"<META\x0cCharset\t=\n'GBK' >", "GBK"),
    (b"<meta/charset=gbk/>", None),
    (b"<meta/charset='gbk'/>", "GBK"),
    (b"<metacharset=gbk>", None),
    (b"<meta charset=gbk", None),
    (b"<meta charset='gbk", None),
    (b"<meta charset>", None),
    (b"<meta charset=>", None),
    (b"<meta charset=bogus><meta charset=big5>", "Big5"),
    (b"<meta charset=utf-8 charset=gbk>", "UTF-8"),
    (b"<meta charset=utf-16be>", "UTF-8"),
    (b"<meta charset=x-user-defined>", "windows-1252"),
    (b'<meta http-equiv="Content-Type" content="text/html; charset=euc-kr">', "EUC-KR"),
    (b"<meta content='charset=\"euc-kr\"' http-equiv=CONTENT-TYPE>", "EUC-KR"),
    (b"<meta content='charset=gbk'>", None),
    (b"<meta http-equiv=refresh content='charset=gbk'>", None),
    (b"<meta http-equiv=content-type content='charset=gbk' charset=big5>", "Big5"),
    (b"<!-- <meta charset=gbk> --><meta charset=big5>", "Big5"),
    (b"<!--><meta charset=gbk>", "GBK"),
    (b"<!---><meta charset=gbk>", "GBK"),
    (b"<!-- <meta charset=gbk>", None),
    (b"<a title='<meta charset=gbk>'><meta charset=big5>", "Big5"),
    (b"</a title='<meta charset=gbk>'><meta charset=big5>", "Big5"),
    (b"<a =<meta charset=gbk>", None),
    (b"<a'<meta charset=gbk>", None),
    (b"<!doctype '<meta charset=gbk>'><meta charset=big5>", "Big5"),
    (b"<?x <meta charset=gbk><meta charset=big5>", "Big5"),
    (b"</ <meta charset=gbk><meta charset=big5>", "Big5"),
    (b"<script>'<meta charset=gbk>'</script>", "GBK"),
    (b"< meta charset=gbk>", None),
    (b"<<meta charset=gbk>", "GBK"),
    (b"<?xml version='1.0' encoding='gbk'?>", "GBK"),
    (b'<?xml encoding = "utf-16"?><p>', "UTF-8"),
    (b"<?xml encoding='gbk'?><meta charset=big5>", "Big5"),
    (b" <?xml encoding='gbk'?>", None),
    (b"<\0?\0x\0m\0l\0", "UTF-16LE"),
    (b"\0<\0?\0x\0m\0l", "UTF-16BE"),
]


@pytest.mark.parametrize(("page", "expected"), PRESCANS)
def test_prescan_finds_the_encoding_that_a_page_declares(page: bytes, expected: str | None) -> None:
    assert prescan(page) == expected


@pytest.mark.parametrize(
    ("page", "content_type", "expected"),
    [
        (b"", None, ("windows-1252", False, 0)),
        (b"<meta charset=gbk>", "text/html", ("GBK", False, 0)),
        (b"<meta charset=gbk>", "text/html;charset=big5", ("Big5", True, 0)),
        (b"<meta charset=gbk>", "text/html;charset=bogus", ("GBK", False, 0)),
        (b"<meta charset=gbk>", "nonsense", ("GBK", False, 0)),
        (b"\xef\xbb\xbf", "text/html;charset=big5", ("UTF-8", True, 3)),
        (b"\xfe\xff<", None, ("UTF-16BE", True, 2)),
        (b"\xff\xfe<", None, ("UTF-16LE", True, 2)),
        (b" " * 1000 + b"<meta charset=gbk>", None, ("GBK", False, 0)),
        (b" " * 1007 + b"<meta charset=gbk>", None, ("windows-1252", False, 0)),
    ],
)
def test_sniff_weighs_byte_order_mark_header_and_prescan(
    page: bytes, content_type: str | None, expected: tuple[str, bool, int]
) -> None:
    assert sniff(page, content_type) == expected


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("charset=gbk", "GBK"),
        ("text/html;CHARSET = gbk ; x", "GBK"),
        ("charset='gbk'x", "GBK"),
        ("charset charset=gbk", "GBK"),
        ("xcharset=gbk", "GBK"),
        ("charset='gbk", None),
        ('charset="gbk; charset=big5', None),
        ("charset=", None),
        ("charset=bogus; charset=gbk", None),
        ("", None),
    ],
)
def test_an_encoding_is_extracted_from_a_meta_element(content: str, expected: str | None) -> None:
    assert extract_an_encoding(content) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("text/html", ("text/html", {})),
        (" TEXT/HTML ;Charset=GBK", ("text/html", {"charset": "GBK"})),
        ("text/html;charset=gbk;charset=big5", ("text/html", {"charset": "gbk"})),
        ("text/html;charset=;charset=big5", ("text/html", {"charset": "big5"})),
        ('text/html;charset="";charset=big5', ("text/html", {"charset": ""})),
        ('text/html;charset="a\\"\\b"x;y=z', ("text/html", {"charset": 'a"b', "y": "z"})),
        ('text/html;charset="gbk', ("text/html", {"charset": "gbk"})),
        ("text/html;charset;;x=1", ("text/html", {"x": "1"})),
        ("text/html;char set=gbk;é=1;x=\x7f", ("text/html", {})),
        ("text/html;charset =gbk", ("text/html", {})),
        ("text/html x;charset=gbk", None),
        ("text /html", None),
        ("html", None),
        ("/", None),
        ("", None),
    ],
)
def test_a_mime_type_is_parsed_into_essence_and_parameters(
    value: str, expected: tuple[str, dict[str, str]] | None
) -> None:
    assert parse_a_mime_type(value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("text/html;charset=gbk", "gbk"),
        ("text/html;charset=gbk, text/html", "gbk"),
        ("text/html;charset=gbk, text/plain", None),
        ("text/html;charset=gbk, text/html;charset=big5", "big5"),
        ("text/html;charset=gbk, text/html;charset=big5, text/html", "gbk"),
        ("text/html, text/html;charset=gbk, text/html", None),
        ("text/html;charset=gbk, */*, nonsense", "gbk"),
        ('text/html;x=",text/plain";charset=gbk', "gbk"),
        ("text/html", None),
        ("", None),
    ],
)
def test_the_charset_of_a_header_comes_from_its_mime_types_in_order(
    value: str, expected: str | None
) -> None:
    assert charset_of(value) == expected


@pytest.mark.parametrize("piece", ["a", ";", '"', "\\", ",", " ", "=", ' b="', "text/html;"])
def test_long_headers_take_linear_time(piece: str) -> None:
    charset_of("text/html;" + piece * 300_000)
    extract_an_encoding("charset=" + piece * 300_000)
