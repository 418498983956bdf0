"""IPv6: https://url.spec.whatwg.org/#concept-ipv6-parser and its serializer."""

from __future__ import annotations

from typing import Final, cast

from .ascii import ASCII_DIGIT, ASCII_HEX_DIGIT
from .failure import FAILURE, Failure
from .record import IPv6Address
from .validation import Errors, report

_MAX_CODE_POINTS: Final = 64
"""The parser ends or fails before it has read so many code points."""


def ipv6_parser(input: str, errors: Errors | None = None) -> IPv6Address | Failure:
    """https://url.spec.whatwg.org/#concept-ipv6-parser

    >>> ipv6_parser("::1")
    (0, 0, 0, 0, 0, 0, 0, 1)
    """

    def validation_error(name: str, start: int, end: int | None = None) -> Failure:
        report(errors, name, start, end or min(start + 1, length_of_input))
        return FAILURE

    address = [0] * 8
    piece_index = 0
    compress = None
    pointer = 0
    length_of_input = len(input)
    code_points = [*input[:_MAX_CODE_POINTS], ""]

    if code_points[0] == ":":
        if code_points[1] != ":":
            return validation_error("IPv6-invalid-compression", pointer)
        pointer += 2
        piece_index += 1
        compress = piece_index

    while (c := code_points[pointer]) != "":
        if piece_index == 8:
            return validation_error("IPv6-too-many-pieces", pointer, length_of_input)
        if c == ":":
            if compress is not None:
                return validation_error("IPv6-multiple-compression", pointer)
            pointer += 1
            piece_index += 1
            compress = piece_index
            continue
        length = 0
        while length < 4 and c in ASCII_HEX_DIGIT:
            pointer += 1
            length += 1
            c = code_points[pointer]
        value = int(input[pointer - length : pointer] or "0", 16)
        if c == ".":
            if length == 0:
                return validation_error("IPv4-in-IPv6-invalid-code-point", pointer)
            pointer -= length
            if piece_index > 6:
                return validation_error("IPv4-in-IPv6-too-many-pieces", pointer, length_of_input)
            numbers_seen = 0
            while (c := code_points[pointer]) != "":
                ipv4_piece = None
                if numbers_seen > 0:
                    if c == "." and numbers_seen < 4:
                        pointer += 1
                        c = code_points[pointer]
                    else:
                        return validation_error("IPv4-in-IPv6-invalid-code-point", pointer)
                if c not in ASCII_DIGIT:
                    return validation_error("IPv4-in-IPv6-invalid-code-point", pointer)
                while c in ASCII_DIGIT:
                    number = int(c)
                    if ipv4_piece is None:
                        ipv4_piece = number
                    elif ipv4_piece == 0:
                        return validation_error("IPv4-in-IPv6-invalid-code-point", pointer)
                    else:
                        ipv4_piece = ipv4_piece * 10 + number
                    if ipv4_piece > 255:
                        return validation_error("IPv4-in-IPv6-out-of-range-part", pointer)
                    pointer += 1
                    c = code_points[pointer]
                assert ipv4_piece is not None
                address[piece_index] = address[piece_index] * 0x100 + ipv4_piece
                numbers_seen += 1
                if numbers_seen in (2, 4):
                    piece_index += 1
            if numbers_seen != 4:
                return validation_error("IPv4-in-IPv6-too-few-parts", pointer)
            break
        elif c == ":":
            pointer += 1
            if code_points[pointer] == "":
                return validation_error("IPv6-invalid-code-point", pointer)
        elif c != "":
            return validation_error("IPv6-invalid-code-point", pointer)
        if length > 1 and value < 0x10 ** (length - 1):
            end = pointer - (input[pointer - 1] == ":")
            validation_error("IPv6-piece-leading-zero", end - length, end)
        address[piece_index] = value
        piece_index += 1

    if compress is not None:
        swaps = piece_index - compress
        piece_index = 7
        while piece_index != 0 and swaps > 0:
            source = compress + swaps - 1
            address[piece_index], address[source] = address[source], address[piece_index]
            piece_index -= 1
            swaps -= 1
    elif piece_index != 8:
        return validation_error("IPv6-too-few-pieces", 0, length_of_input)
    return cast(IPv6Address, tuple(address))


def ipv6_serializer(address: IPv6Address) -> str:
    """https://url.spec.whatwg.org/#concept-ipv6-serializer

    >>> ipv6_serializer((0x2001, 0xDB8, 0, 0, 0, 0, 0, 1))
    '2001:db8::1'
    """
    output = ""
    compress = find_the_ipv6_address_compressed_piece_index(address)
    ignore0 = False
    for piece_index, piece in enumerate(address):
        if ignore0 and piece == 0:
            continue
        ignore0 = False
        if compress == piece_index:
            output += "::" if piece_index == 0 else ":"
            ignore0 = True
            continue
        output += f"{piece:x}"
        if piece_index != 7:
            output += ":"
    return output


def find_the_ipv6_address_compressed_piece_index(address: IPv6Address) -> int | None:
    """https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index

    >>> find_the_ipv6_address_compressed_piece_index((0, 0xF, 0, 0, 0xF, 0xF, 0, 0))
    2
    """
    longest_index = None
    longest_size = 1
    found_index = None
    found_size = 0
    for piece_index, piece in enumerate(address):
        if piece != 0:
            if found_size > longest_size:
                longest_index = found_index
                longest_size = found_size
            found_index = None
            found_size = 0
        else:
            if found_index is None:
                found_index = piece_index
            found_size += 1
    return found_index if found_size > longest_size else longest_index
