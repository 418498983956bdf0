"""TextEncoder and TextDecoder in every engine: their shortcuts, and what text costs."""

from __future__ import annotations

import json
import random
import time

import pytest

from tests.runtimes.pages import Page
from webapi import TextDecoder, TextEncoder

MEGABYTE = 1_000_000

# A block of native functions ends after 4,096 code units.
STRINGS = """
const strings = [""];
for (const size of [1, 4095, 4096, 4097, 8192, 10000]) {
  const units = Array.from({ length: size }, (_, index) => index % 128);
  const ascii = String.fromCharCode(...units);
  for (const part of ["", "\\0", "\\x7f", "\\x80", "\\u00e9%u00e9%e9", "\\u65e5", "\\u{1f600}",
                      "\\ud83d", "\\ude00", "\\ude00\\ud83d"]) {
    strings.push(ascii + part, part + ascii, ascii + part + ascii);
  }
}
"""


def test_each_code_unit_reaches_python_as_it_is(page: Page) -> None:
    shown = page.run(
        """
        let all = "";
        for (let unit = 0; unit < 0x10000; unit++) all += String.fromCharCode(unit);
        const whole = all.slice(0, 0xd800) + all.slice(0xe000) + "%u00e9 %e9 %25 \\\\u00e9";
        const of = (text) => new URLSearchParams([[text, ""]]).keys().next().value;
        const wrong = [];
        for (let start = 0; start < 0xd800; start += 256) {
          const part = all.slice(start, start + 256);
          if (of(part) !== part) wrong.push(start);
        }
        show([wrong, of(whole) === whole, of("\\ud83d") === "\\ufffd"]);
        """
    )
    assert shown == [[], True, True]


def test_encode_gives_the_bytes_of_python(page: Page) -> None:
    shown = page.run(
        STRINGS
        + """
        const encoder = new TextEncoder();
        show(strings.map((text) => [text, Array.from(encoder.encode(text))]));
        """
    )
    assert len(shown) == 181
    for text, encoded in shown:
        assert bytes(encoded) == bytes(TextEncoder().encode(text))


def test_encode_into_stops_where_there_is_no_room(page: Page) -> None:
    shown = page.run(
        STRINGS
        + """
        const encoder = new TextEncoder();
        const results = [];
        for (const text of strings) {
          const whole = encoder.encode(text);
          for (const room of [0, 1, 4095, 4096, 4097, 8190]) {
            const bytes = new Uint8Array(room);
            const { read, written } = encoder.encodeInto(text, bytes);
            const again = encoder.encode(text.slice(0, read));
            const fits = again.length === written && written <= room;
            const next = encoder.encode(text.slice(read, read + 2)).length;
            const isFull = read === text.length || room - written < 4;
            if (!fits || !isFull || bytes.slice(0, written).some((byte, i) => byte !== whole[i])) {
              results.push([text, room, read, written, next]);
            }
          }
        }
        show(results);
        """
    )
    assert shown == []


@pytest.mark.parametrize(
    "label",
    [
        *("utf-8", "latin1", "shift_jis", "gbk", "big5", "euc-kr", "x-user-defined"),
        *("utf-16le", "utf-16be", "iso-2022-jp"),
    ],
)
def test_decode_gives_the_text_of_python(page: Page, label: str) -> None:
    """Any options at all let the engine ask Python."""
    generator = random.Random(label)
    samples = [bytes(generator.randrange(128) for _ in range(size)) for size in (1, 2, 90, 9000)]
    samples += [bytes(range(128)), b"a" * 4096 + b"\xe9", b"\x1b$B0l", b""]
    shown = page.run(
        f"""
        const samples = {json.dumps([list(sample) for sample in samples])};
        const decoder = new TextDecoder({json.dumps(label)});
        show(samples.map((sample) => {{
          const bytes = new Uint8Array([7, ...sample, 200]).subarray(1, 1 + sample.length);
          const text = decoder.decode(bytes);
          const buffer = new Uint8Array(sample).buffer;
          if (decoder.decode(bytes, {{}}) !== text) return "differs";
          if (decoder.decode() !== "") return "left something";
          return decoder.decode(new DataView(buffer)) === decoder.decode(buffer) ? text : "views";
        }}));
        """
    )
    assert shown == [TextDecoder(label).decode(sample) for sample in samples]


def test_ascii_in_a_stream_follows_what_is_pending(page: Page) -> None:
    shown = page.run(
        """
        const of = (...bytes) => new Uint8Array(bytes);
        const decoder = new TextDecoder();
        const parts = [decoder.decode(of(0xc3), { stream: true }), decoder.decode(of(97))];
        parts.push(decoder.decode(of(98)));
        parts.push(decoder.decode(of(0xef, 0xbb), { stream: true }));
        parts.push(decoder.decode(of(97), { stream: true }), decoder.decode(of(98)));
        const fatal = new TextDecoder("utf-8", { fatal: true });
        fatal.decode(of(0xc3), { stream: true });
        try { fatal.decode(of(97)); } catch (error) { parts.push(error.name); }
        parts.push(fatal.decode(of(98)), fatal.decode(of(99)));
        fatal.decode(of(0xc3), { stream: true });
        try { fatal.decode(1); } catch (error) { parts.push(error.name); }
        try { fatal.decode(of(97)); } catch (error) { parts.push(error.name); }
        show(parts);
        """
    )
    wanted = [
        "",
        "\ufffda",
        "b",
        "",
        "\ufffda",
        "b",
        "TypeError",
        "b",
        "c",
        "TypeError",
        "TypeError",
    ]
    assert shown == wanted


def seconds(page: Page, script: str) -> float:
    """The least processor time of five runs."""
    times = []
    for _ in range(5):
        started = time.process_time()
        page.run(script)
        times.append(time.process_time() - started)
    return min(times)


def test_ascii_takes_a_fraction_of_what_a_loop_of_the_script_takes(page: Page) -> None:
    """In QuickJS a loop that only adds numbers takes 20 ms, encoding 66 and decoding 13."""
    page.run(
        f"""
        globalThis.text = "abcdefghi\\n".repeat({MEGABYTE // 10});
        globalThis.encoder = new TextEncoder();
        globalThis.decoder = new TextDecoder();
        globalThis.bytes = encoder.encode(text);
        """
    )
    loop = seconds(page, f"let sum = 0; for (let i = 0; i < {5 * MEGABYTE}; i++) sum += i & 3;")
    most = max(2.5 * loop, 0.15)  # an engine that compiles loops has nearly none
    assert seconds(page, "encoder.encode(text);") < most
    assert seconds(page, "decoder.decode(bytes);") < most


def test_a_request_of_text_beyond_ascii_takes_little_more_than_its_json(page: Page) -> None:
    """QuickJS took 200 ms for a million characters, of which 15 are JSON's."""
    page.bridge.max_bytes = 1 << 30
    page.run(f"globalThis.wide = ['\\u00e9'.repeat({MEGABYTE})];")
    loop = seconds(page, f"let sum = 0; for (let i = 0; i < {5 * MEGABYTE}; i++) sum += i & 3;")
    compiles_loops = loop < 0.05
    assert seconds(page, "new Blob(wide);") < (0.6 if compiles_loops else max(2 * loop, 0.2))
