"""Event streams, and the events that they have: in Python and in every engine.

They are of the HTML Standard's examples, and what WPT's eventsource/ asserts, written anew.
"""

from __future__ import annotations

STREAMS: dict[str, tuple[bytes, list[tuple[str, str, str]]]] = {
    "lines of data": (b"data: YHOO\ndata: +2\ndata: 10\n\n", [("message", "YHOO\n+2\n10", "")]),
    "comments and IDs": (
        b": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\n"
        b"data:  third event\n\n",
        [
            ("message", "first event", "1"),
            ("message", "second event", ""),
            ("message", " third event", ""),
        ],
    ),
    "no data, and a last event without an end": (
        b"data\n\ndata\ndata\n\ndata:",
        [("message", "", ""), ("message", "\n", "")],
    ),
    "a space after the colon": (
        b"data:test\n\ndata: test\n\n",
        [("message", "test", ""), ("message", "test", "")],
    ),
    "types": (
        b"event: add\ndata: 1\n\nevent: remove\ndata: 2\n\n"
        b"event:\ndata: 3\n\nevent: none\n\ndata\n\n",
        [("add", "1", ""), ("remove", "2", ""), ("message", "3", ""), ("message", "", "")],
    ),
    "ends of lines": (
        b"data:1\r\rdata:2\r\n\r\ndata:3\n\ndata:test\r\ndata\ndata:test\r\n\r",
        [
            *(("message", "1", ""), ("message", "2", ""), ("message", "3", "")),
            ("message", "test\n\ntest", ""),
        ],
    ),
    "a mark at the beginning": (b"\xef\xbb\xbfdata:1\n\n", [("message", "1", "")]),
    "a mark later": (
        b"data:1\n\n\xef\xbb\xbfdata:2\n\ndata:3\n\n",
        [
            *(("message", "1", ""), ("message", "3", "")),
        ],
    ),
    "two marks": (
        b"\xef\xbb\xbf\xef\xbb\xbfdata:1\n\ndata:2\n\n",
        [("message", "2", "")],
    ),
    "UTF-8, and bytes that are not": (
        b"data: \xe2\x80\xa6\xf0\x9f\x98\x80\xff\xe2\n\n",
        [("message", "\u2026\U0001f600\ufffd\ufffd", "")],
    ),
    "fields": (
        b"data:\0\ndata:  2\rData:1\ndata\0:2\ndata:1\r\0data:4\nda-ta:3\rdata_5\ndata:3\rdata:\r\n"
        b" data:32\ndata:4\n\n",
        [("message", "\0\n 2\n1\n3\n\n4", "")],
    ),
    "a null in an ID": (b"id: 1\ndata\n\nid: 2\0\ndata\n\n", [("message", "", "1")] * 2),
    "an ID without data": (b"id: 7\n\ndata\n\n", [("message", "", "7")]),
}
