"""The standard's indexes: https://encoding.spec.whatwg.org/#indexes

An index maps each byte sequence to the text that it decodes to. It is made from the nearest codec
of Python, and the differences are corrected here. Byte sequences are strings of code points up to
U+00FF, in the order of the standard's pointers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Final

_SINGLE_BYTE_CODECS: Final = {
    "ISO-8859-8-I": "iso-8859-8",
    "macintosh": "mac-roman",
    "windows-874": "cp874",
    "x-mac-cyrillic": "mac-cyrillic",
}
_SINGLE_BYTE_CORRECTIONS: Final = {
    "KOI8-U": {"\xae": "ў", "\xbe": "Ў"},
    "windows-1255": {"\xca": "\u05ba"},
}

_GB18030_CORRECTIONS: Final = """
    A6D9 \ufe10\ufe12\ufe11\ufe13\ufe14\ufe15\ufe16  A6EC \ufe17\ufe18  A6F3 \ufe19  A8BC ḿ
    FE59 \u9fb4  FE61 \u9fb5  FE66 \u9fb6\u9fb7  FE6D \u9fb8  FE7E \u9fb9  FE90 \u9fba  FEA0 \u9fbb
"""
_BIG5_CORRECTIONS: Final = """
    877A 㡵𡵓𣚞𦀡㻬𥣞㫵竼龗𤅡𨤍𣇪𠪊𣉞䌊蒄龖鐯䤰蘓墖靊鈘秐
    87B4 稲晠権袝瑌篅枂稬剏遆㓦珄𥶹瓆鿇垳䤯呌䄱𣚎堘穲𧭥讏
    87CC 䚮𦺈䆁𥶙箮𢒼鿈𢓁𢓉𢓌鿉蔄𣖻䂴鿊䓡𪷿拁灮鿋
    8E69 箸  8E6F 簆  8E7E 糎  8EAB 緒  8EB4 縝  8ECD 者  8ED0 耨
    8F57 菁  8F69 蒨  8F6E 萏  8FCB 覦覩  8FFE 起  906D 都  907A 銹
    90DC 靜  90F1 響  91BF 鼖  9244 蔃  92AF 兙兛兝兞  92C8 鍮  92D1 瑹
    9447 浧  94CA 禛  95D9 邗  9644 靝  96ED 瀞  96FC 嬨  9B76 爁
    9B78 矗  9B7B 纇  9BC6 駖  9BDE 釔  9BEC 惞  9BF6 澶  9C42 輶
    9C53 侻  9C62 營  9C68 鄄  9C6B 鷰  9C77 菏  9CBC 尐秣  9CD0 婧
    9D57 輋  9D5A 筑  9DC4 拐  9EA9 恢  9EEF 痹  9EFD 汊  9F60 鬮
    9F66 鼗  9FCB 僭  9FD8 弌  A063 蠏  A077 拎  A0D5 瑨  A0DF 煢
    A0E4 牐  A145 ‧  A14E ﹑  A1C2 ¯  A1E3 ～  A1F2 ⊕⊙  A241 ∕﹨
    A244 ￥  A246 ￠￡  A3C0 ␀␁␂␃␄␅␆␇␈␉␊␋␌␍␎␏␐␑␒␓␔␕␖␗␘␙␚␛␜␝␞␟␡€
    C6CF 廴  C6D3 无  C6D5 癶  C6D7 隶  C6DE 〃仝  FA5F 倩  FA66 偽
    FABD 包  FAC5 卄  FAD5 卿  FB48 嘅  FBB8 婷  FBF3 幵  FBF9 廐
    FC4F 彘  FC6C 悤  FCB9 撐  FCE2 晴  FCF1 杞  FDB7 沜渝  FDBB 港
    FDF1 煮  FE52 猪  FE6F 瑜  FEAA 瓩  FEDD 砉
"""
_JIS0212_CORRECTIONS: Final = "8FA2B7 ～"

GB18030_2005: Final = {
    "\ue78d": b"\xa6\xd9",
    "\ue78e": b"\xa6\xda",
    "\ue78f": b"\xa6\xdb",
    "\ue790": b"\xa6\xdc",
    "\ue791": b"\xa6\xdd",
    "\ue792": b"\xa6\xde",
    "\ue793": b"\xa6\xdf",
    "\ue794": b"\xa6\xec",
    "\ue795": b"\xa6\xed",
    "\ue796": b"\xa6\xf3",
    "\ue81e": b"\xfe\x59",
    "\ue826": b"\xfe\x61",
    "\ue82b": b"\xfe\x66",
    "\ue82c": b"\xfe\x67",
    "\ue832": b"\xfe\x6d",
    "\ue843": b"\xfe\x7e",
    "\ue854": b"\xfe\x90",
    "\ue864": b"\xfe\xa0",
}
"""Private use code points that the encoder keeps: https://encoding.spec.whatwg.org/#gb18030-encoder"""


@cache
def single_byte_index(encoding: str) -> dict[str, str]:
    """https://encoding.spec.whatwg.org/#index-single-byte

    Bytes that the windows encodings leave undefined are the C1 controls of the same value.
    """
    codec = _SINGLE_BYTE_CODECS.get(encoding, encoding)
    index = {}
    for byte in range(0x80, 0x100):
        text = bytes((byte,)).decode(codec, "replace")
        if text != "\ufffd":
            index[chr(byte)] = text
        elif byte < 0xA0:
            index[chr(byte)] = chr(byte)
    return index | _SINGLE_BYTE_CORRECTIONS.get(encoding, {})


@cache
def double_byte_index(encoding: str) -> dict[str, str]:
    """The text for each sequence of two bytes (of one or three for some) in ``encoding``."""
    return _DOUBLE_BYTE_INDEXES[encoding]()


def _gb18030() -> dict[str, str]:
    trailing = chain(range(0x40, 0x7F), range(0x80, 0xFF))
    index = _rows("gb18030", range(0x81, 0xFF), trailing)
    _correct(index, _GB18030_CORRECTIONS)
    index["\xa3\xa0"] = "\u3000"
    return index


def _big5() -> dict[str, str]:
    trailing = chain(range(0x40, 0x7F), range(0xA1, 0xFF))
    index = _rows("big5hkscs", range(0x81, 0xFF), trailing)
    _correct(index, _BIG5_CORRECTIONS)
    return index


def _shift_jis() -> dict[str, str]:
    leading = chain(range(0x81, 0xA0), range(0xE0, 0xFD))
    trailing = chain(range(0x40, 0x7F), range(0x80, 0xFD))
    halfwidth = {chr(byte): chr(0xFF61 - 0xA1 + byte) for byte in range(0xA1, 0xE0)}
    return {"\x80": "\x80"} | halfwidth | _rows("cp932", leading, trailing)


def _euc_jp() -> dict[str, str]:
    """Index jis0208 in its first 94 rows, the halfwidth katakana, and index jis0212."""
    halfwidth = {f"\x8e{chr(byte)}": chr(0xFF61 - 0xA1 + byte) for byte in range(0xA1, 0xE0)}
    jis0208 = {}
    for pair, text in double_byte_index("Shift_JIS").items():
        if len(pair) == 2 and pair[0] < "\xf0":
            leading, trailing = map(ord, pair)
            pointer = (leading - (0x81 if leading < 0xA0 else 0xC1)) * 188
            pointer += trailing - (0x40 if trailing < 0x7F else 0x41)
            jis0208[chr(pointer // 94 + 0xA1) + chr(pointer % 94 + 0xA1)] = text
    jis0212 = _rows("euc_jp", range(0xA1, 0xFF), range(0xA1, 0xFF), b"\x8f")
    _correct(jis0212, _JIS0212_CORRECTIONS)
    return halfwidth | jis0208 | jis0212


def _euc_kr() -> dict[str, str]:
    return _rows("cp949", range(0x81, 0xFF), range(0x41, 0xFF))


_DOUBLE_BYTE_INDEXES: Final = {
    "gb18030": _gb18030,
    "Big5": _big5,
    "Shift_JIS": _shift_jis,
    "EUC-JP": _euc_jp,
    "EUC-KR": _euc_kr,
}


def _rows(
    codec: str, leading: Iterable[int], trailing: Iterable[int], prefix: bytes = b""
) -> dict[str, str]:
    trailing = tuple(trailing)
    index = {}
    for first in leading:
        for last in trailing:
            sequence = prefix + bytes((first, last))
            text = sequence.decode(codec, "replace")
            index[sequence.decode("latin-1")] = "" if "\ufffd" in text else text
    return index


def _correct(index: dict[str, str], corrections: str) -> None:
    """Write runs of text into ``index``, each from a byte sequence on, and remove empty entries."""
    sequences = list(index)
    places = {sequence: place for place, sequence in enumerate(sequences)}
    words = corrections.split()
    for start, run in zip(words[::2], words[1::2], strict=True):
        place = places[bytes.fromhex(start).decode("latin-1")]
        index.update(zip(sequences[place:], run, strict=False))
