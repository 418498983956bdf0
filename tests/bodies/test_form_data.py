"""Forms are written as bodies of requests, and read from them.

Unless a comment says otherwise, the expected values are those of Node.js 20: it writes with
``new Response(form)`` and reads with ``response.formData()``.
"""

from __future__ import annotations

import asyncio
import email
import email.policy
import random
from typing import Any

import pytest

from webapi import Blob, File, FormData, URLSearchParams
from webapi.bodies import BodyWithType, extract_a_body, form_data

BOUNDARY = "--------------------------123456789012345678901234"
TYPE = f"multipart/form-data; boundary={BOUNDARY}"
NAMED_A = 'Content-Disposition: form-data; name="a"'


def part(headers: str, content: str) -> str:
    return f"--{BOUNDARY}\r\n{headers}\r\n\r\n{content}\r\n"


END = f"--{BOUNDARY}--\r\n"
ONE = part(NAMED_A, "1")

WRITTEN = (
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="plain"\r\n\r\na\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="n\xc3\xa9"\r\n\r\n\xc3\xbc\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="a%0D%0Ab"\r\n\r\nc\r\nd\r\ne\r\n\r\n\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="q%22q"\r\n\r\nv"v\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="\x00"\r\n\r\n\x00\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="lone"\r\n\r\n\xef\xbf\xbd\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="file%22%0D%0A"; '
    b'filename="x%22%0D%0A\\\xc3\xa9.txt"\r\nContent-Type: text/plain\r\n\r\n1\n2\r\n'
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="blob"; filename="blob"\r\n'
    b"Content-Type: application/octet-stream\r\n\r\n\x00\xff\r\n\r\n"
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="named"; filename="n.bin"\r\n'
    b"Content-Type: a/b\r\n\r\nz\r\n"
    b'--BOUNDARY\r\nContent-Disposition: form-data; name="renamed"; filename="new"\r\n'
    b"Content-Type: application/octet-stream\r\n\r\nz\r\n"
    b"--BOUNDARY--\r\n"
)


def a_form() -> FormData:
    form = FormData()
    form.append("plain", "a")
    form.append("né", "ü")
    form.append("a\nb", "c\rd\r\ne\n\r")
    form.append('q"q', 'v"v')
    form.append("\0", "\0")
    form.append("", "")
    form.append("lone", "\ud800")
    form.append('file"\r\n', File(["1\n2"], 'x"\r\n\\é.txt', {"type": "text/plain"}))
    form.append("blob", Blob([bytes((0, 255, 13, 10))]))
    form.append("named", Blob(["z"], {"type": "a/b"}), "n.bin")
    form.append("renamed", File(["z"], "old"), "new")
    return form


def boundary_of(type: str) -> str:
    essence, boundary = type.split("; boundary=")
    assert essence == "multipart/form-data"
    return boundary


def contents(form: FormData) -> list[Any]:
    return [
        (name, value)
        if isinstance(value, str)
        else (name, (value.name, value.type, asyncio.run(value.bytes())))
        for name, value in form
    ]


def test_a_form_is_written_as_the_standard_says() -> None:
    body, type = extract_a_body(a_form())
    assert body == WRITTEN.replace(b"BOUNDARY", boundary_of(type).encode())


def test_each_body_has_a_boundary_of_its_own() -> None:
    first, second = (boundary_of(extract_a_body(FormData()).type) for _ in range(2))
    assert first != second
    assert 27 <= len(first) <= 70  # some parsers require these lengths


def test_strings_buffers_blobs_and_params_are_bodies_with_a_type() -> None:
    assert extract_a_body("é\ud800") == ("é\ufffd".encode(), "text/plain;charset=UTF-8")
    assert extract_a_body(bytearray(b"a")) == (b"a", "")
    assert extract_a_body(Blob(["a"], {"type": "A/b"})) == BodyWithType(b"a", "a/b")
    assert extract_a_body(Blob(["a"])).type == ""
    type = "application/x-www-form-urlencoded;charset=UTF-8"
    assert extract_a_body(URLSearchParams("a=1 2&é")) == (b"a=1+2&%C3%A9=", type)


def test_a_form_without_files_can_be_urlencoded() -> None:
    form = FormData()
    form.append("a", "1 2")
    form.append("é", "")
    assert extract_a_body(URLSearchParams(form)).body == b"a=1+2&%C3%A9="


def test_a_written_form_is_read_with_normalized_newlines() -> None:
    body, type = extract_a_body(a_form())
    assert contents(form_data(body, type)) == [
        ("plain", "a"),
        ("né", "ü"),
        ("a%0D%0Ab", "c\r\nd\r\ne\r\n\r\n"),
        ("q%22q", 'v"v'),
        ("\0", "\0"),
        ("", ""),
        ("lone", "\ufffd"),
        ("file%22%0D%0A", ("x%22%0D%0A\\é.txt", "text/plain", b"1\n2")),
        ("blob", ("blob", "application/octet-stream", b"\0\xff\r\n")),
        ("named", ("n.bin", "a/b", b"z")),
        ("renamed", ("new", "application/octet-stream", b"z")),
    ]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (END, []),
        (END[:-2], []),
        (ONE + END, [("a", "1")]),
        (ONE + END[:-2], [("a", "1")]),
        (ONE + part(NAMED_A, "2") + END, [("a", "1"), ("a", "2")]),
        ("\r\n" + ONE + END, [("a", "1")]),
        (ONE + END + "\r\n", [("a", "1")]),
        (part(NAMED_A, "") + END, [("a", "")]),
        (part('content-disposition:form-data; name="a"', "1") + END, [("a", "1")]),
        (part(f"X: y\r\n{NAMED_A}\r\nContent-Transfer-Encoding: 8bit", "1") + END, [("a", "1")]),
        (part(f"{NAMED_A}\r\nContent-Type: text/plain; charset=latin1", "é") + END, [("a", "é")]),
        (part(f'{NAMED_A}; filename="f"', "1") + END, [("a", ("f", "text/plain", b"1"))]),
        (part(f'{NAMED_A}; filename=""', "") + END, [("a", ("", "text/plain", b""))]),
        (
            part(f'{NAMED_A}; filename="f"\r\nContent-Type: A/B; c="d"', "1") + END,
            [("a", ("f", 'a/b; c="d"', b"1"))],
        ),
        (
            part(f'{NAMED_A}; filename="f"\r\nContent-Type: é', "1") + END,
            [("a", ("f", "", b"1"))],
        ),
        (
            # Node.js unescapes the names of forms, and browsers do not.
            part('Content-Disposition: form-data; name="a%0D%0a%22%41"', "%0D") + END,
            [("a%0D%0a%22%41", "%0D")],
        ),
        (part('Content-Disposition: form-data; name="\0"', "\0") + END, [("\0", "\0")]),
        (
            part(NAMED_A, f"x\r\n--{BOUNDARY[:-1]}\r\ny") + END,
            [("a", f"x\r\n--{BOUNDARY[:-1]}\r\ny")],
        ),
    ],
)
def test_fields_files_and_escapes_of_multipart_bodies_are_read(
    body: str, expected: list[Any]
) -> None:
    assert contents(form_data(body.encode(), TYPE)) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        # RFC 2046: a preamble, an epilogue, and white space after the boundary.
        (f"preamble\r\n{ONE}{END}epilogue\r\n--{BOUNDARY}\r\n", [("a", "1")]),
        (ONE.replace("\r\n", " \t\r\n", 1) + END, [("a", "1")]),
        # RFC 2045: a value need not be quoted.
        (
            part("Content-Disposition: form-data;name=a ;filename=f", "") + END,
            [("a", ("f", "text/plain", b""))],
        ),
        # RFC 7578: filename* is not used.
        (part(f"{NAMED_A}; filename*=utf-8''f", "1") + END, [("a", "1")]),
        # Fetch: a value is decoded as UTF-8 without BOM, which keeps a byte order mark.
        (part(NAMED_A, "\ufeff1") + END, [("a", "\ufeff1")]),
    ],
)
def test_multipart_bodies_are_read_as_the_standards_say(body: str, expected: list[Any]) -> None:
    assert contents(form_data(body.encode(), TYPE)) == expected


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("", "boundary does not occur"),
        (f"--{BOUNDARY[1:]}--", "boundary does not occur"),
        (f"--{BOUNDARY}", "no line ends after the boundary"),
        (f"--{BOUNDARY}-", "no line ends after the boundary"),
        (f"--{BOUNDARY}x\r\n", "no line ends after the boundary"),
        (f"--{BOUNDARY}\r\n", "cut off in the headers"),
        (f"--{BOUNDARY}\r\n{NAMED_A}", "cut off in the headers"),
        (f"--{BOUNDARY}\r\n{NAMED_A}\r\n", "cut off in the headers"),
        (ONE, "cut off: the part at byte"),
        (ONE[:-2], "cut off: the part at byte"),
        (ONE.replace("\r\n", "\n") + END, "no line ends after the boundary"),
        (part("X: y", "1") + END, "has no name"),
        (part('Content-Disposition: form-data; filename="f"', "1") + END, "has no name"),
        (part('Content-Disposition: form-data; name="a', "1") + END, "is not form-data"),
        (part('Content-Disposition: form-data; name="a"b"', "1") + END, "is not form-data"),
        (part('Content-Disposition: attachment; name="a"', "1") + END, "is not form-data"),
        (part(f"{NAMED_A}\r\nno colon", "1") + END, "has no colon"),
        (part("", "1") + END, "has no name"),
    ],
)
def test_malformed_bodies_are_a_type_error(body: str, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        form_data(body.encode(), TYPE)


@pytest.mark.parametrize(
    ("content_type", "message"),
    [
        ("", "is not the content type of a form"),
        ("text/plain", "'text/plain' is not the content type of a form"),
        ("multipart/mixed; boundary=a", "is not the content type of a form"),
        ("multipart/form-data", "has no boundary"),
        ("multipart/form-data; boundary=", "has no boundary"),
        ('multipart/form-data; boundary=""', "has no boundary"),
    ],
)
def test_content_types_of_no_form_are_a_type_error(content_type: str, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        form_data(END.encode(), content_type)


def test_a_string_as_the_body_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="not of type 'ArrayBuffer'"):
        form_data(END, TYPE)  # type: ignore[arg-type]


def test_a_boundary_may_be_quoted() -> None:
    body = ONE.replace(BOUNDARY, "a b:c") + "--a b:c--"
    assert contents(form_data(body.encode(), 'Multipart/Form-Data; boundary="a b:c"')) == [
        ("a", "1")
    ]


def test_urlencoded_bodies_are_read() -> None:
    type = "application/x-www-form-urlencoded;charset=UTF-8"
    form = form_data(memoryview(b"a=1+2&b=%C3%A9&&c&%ff=%00"), type)
    assert list(form) == [("a", "1 2"), ("b", "é"), ("c", ""), ("\ufffd", "\0")]
    assert list(form_data(b"", type)) == []


def test_a_form_stays_the_same_when_its_body_changes() -> None:
    body = bytearray((part(f'{NAMED_A}; filename="f"', "1") + END).encode())
    form = form_data(body, TYPE)
    body[:] = b""
    assert contents(form) == [("a", ("f", "text/plain", b"1"))]


def test_a_body_of_a_hundred_thousand_parts_is_read() -> None:
    body = (part(f'{NAMED_A}; filename="f"', "1") * 50_000 + ONE * 50_000 + END).encode()
    assert len(form_data(body, TYPE).getAll("a")) == 100_000


@pytest.mark.parametrize(
    "body",
    [
        f"--{BOUNDARY}\r\n" + "a" * 3_000_000,
        f"--{BOUNDARY}\r\n" + "a:\r\n" * 500_000,
        f"--{BOUNDARY}" + " " * 1_000_000,
        ONE[:-2] + f"\r\n--{BOUNDARY[:-1]}" * 50_000,
        part("Content-Disposition: form-data" + ";a=b" * 500_000, ""),
        part("Content-Disposition: form-data" + '; a="' * 500_000, ""),
        part("Content-Disposition: form-data;" + " " * 1_000_000 + "=", ""),
        part("Content-Disposition: form-data" + ";" * 1_000_000, ""),
        part('Content-Disposition: form-data; name="' + "%0" * 1_000_000, ""),
        "\r\n--" * 500_000,
    ],
)
def test_hostile_bodies_take_linear_time(body: str) -> None:
    with pytest.raises(TypeError, match="malformed"):
        form_data(body.encode(), TYPE)


def test_a_hostile_boundary_takes_linear_time() -> None:
    boundary = "-" * 200_000
    body = f"--{boundary}\r\n{NAMED_A}\r\n\r\n\r\n{'-' * 400_000}".encode()
    with pytest.raises(TypeError, match="malformed"):
        form_data(body, f"multipart/form-data; boundary={boundary}b")


def test_pythons_email_package_reads_a_written_form() -> None:
    form = FormData()
    form.append("a", "text")
    form.append("f", Blob([bytes(range(256))], {"type": "a/b"}), "n.bin")
    body, type = extract_a_body(form)
    message = email.message_from_bytes(
        f"Content-Type: {type}\r\n\r\n".encode() + body, policy=email.policy.HTTP
    )
    text, file = message.iter_parts()
    assert text.get_param("name", header="content-disposition") == "a"
    assert text.get_payload(decode=True) == b"text"
    assert file.get_filename() == "n.bin"
    assert file.get_content_type() == "a/b"


def test_a_form_that_urllib3_writes_is_read() -> None:
    filepost = pytest.importorskip("urllib3.filepost")
    fields = [("a", "té"), ('q"\r\n', "1"), ("f", ('n"é', bytes(range(256)), "a/b"))]
    body, type = filepost.encode_multipart_formdata(fields)
    assert contents(form_data(body, type)) == [
        ("a", "té"),
        ("q%22%0D%0A", "1"),
        ("f", ("n%22é", "a/b", bytes(range(256)))),
    ]


def test_a_form_that_httpx_writes_is_read() -> None:
    httpx = pytest.importorskip("httpx")
    file = ('n"é', bytes(range(256)), "a/b")
    request = httpx.Request("POST", "http://a/", data={"a": "té"}, files={"f": file})
    form = form_data(request.read(), request.headers["content-type"])
    assert contents(form) == [("a", "té"), ("f", ("n%22é", "a/b", bytes(range(256))))]


@pytest.mark.parametrize(
    ("disposition", "expected"),
    [
        ('name="a%22b"', "a%22b"),
        ("name=a%22b", "a%22b"),
        ('name= "a"', "a"),
        ('name\t=\t"a"', "a"),
        ("name = a", "a"),
        (r'name="a\"b"', 'a"b'),
        (r'x="\""; name="a"', "a"),
        ('name="a"; name="b"', "b"),
        ('name=a; NAME="b"; name=c', "c"),
        ('name="a;b" ; x=y', "a;b"),
        ("name='a'", "'a'"),
        ("name=", None),
        ('name="a";', None),
        ('name="a', None),
        ('name="a"b', None),
        ("name=a b", None),
    ],
)
def test_names_are_read_as_chromium_reads_them(disposition: str, expected: str | None) -> None:
    """Chromium 156 was asked."""
    body = part(f"Content-Disposition: form-data; {disposition}", "1") + END
    if expected is None:
        with pytest.raises(TypeError):
            form_data(body.encode(), TYPE)
    else:
        assert contents(form_data(body.encode(), TYPE)) == [(expected, "1")]


@pytest.mark.parametrize("name", ["\\", "a\\", "\\\\", r"C:\x\y", r"a\b\\", ";\\"])
def test_backslashes_of_a_written_form_are_read_as_they_were(name: str) -> None:
    form = FormData()
    form.append(name, Blob([]), name)
    body, type = extract_a_body(form)
    assert [(key, file.name) for key, file in form_data(body, type)] == [(name, name)]


def test_any_bytes_are_written_and_read_unchanged() -> None:
    generator = random.Random(17)
    form, expected = FormData(), []
    for number in range(200):
        content = bytes(generator.choices(b"\r\n-\0a\xff", k=generator.randrange(12)))
        form.append(f"{number}", Blob([content]))
        expected.append((f"{number}", ("blob", "application/octet-stream", content)))
    body, type = extract_a_body(form)
    assert contents(form_data(body, type)) == expected
