"""The formats of files, by the extensions of their names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FORMATS: Final = {
    ".parquet": "parquet",
    ".arrow": "arrow",
    ".feather": "arrow",
    ".csv": "csv",
    ".jsonl": "json",
    ".ndjson": "json",
}
"""The formats of tables that the command line reads and writes."""

_DECOMPRESSED_BY: Final = {
    ".gz": "zcat",
    ".bz2": "bzcat",
    ".xz": "xzcat",
    ".zst": "zstdcat",
    ".lz4": "lz4 -dc",
    ".br": "brotli -dc",
    ".zip": "unzip -p",
}
_OTHER_TABLES: Final = frozenset(
    {
        *(".json", ".tsv", ".tab", ".xls", ".xlsx", ".ods", ".orc", ".avro"),
        *(".db", ".sqlite", ".sqlite3", ".duckdb"),
    }
)


def format_of(path: str | Path) -> str | None:
    """The format of a table by its name; ``None`` for an unknown format.

    >>> format_of("URLS.CSV")
    'csv'
    """
    return FORMATS.get(_suffix(path))


def why_not_lines(path: str) -> str | None:
    """Say why a file cannot have lines of URLs, and how to read it; ``None`` if it can.

    >>> why_not_lines("urls.txt.gz")
    'urls.txt.gz is compressed; zcat urls.txt.gz | webapi parse - reads it'
    """
    suffix = _suffix(path)
    if suffix in FORMATS:
        return (
            f"{path} is a table; webapi parse --file {path} --column NAME --output FILE reads it, "
            f"and webapi parse - < {path} reads its lines"
        )
    if suffix in _DECOMPRESSED_BY:
        command = _DECOMPRESSED_BY[suffix]
        inner = Path(path).stem
        if format_of(inner):
            return f"{path} is compressed; {command} {path} > {inner} gives a table to read"
        return f"{path} is compressed; {command} {path} | webapi parse - reads it"
    if suffix in _OTHER_TABLES:
        return f"{path} is not a known table; these are {', '.join(FORMATS)}"
    return None


def _suffix(path: str | Path) -> str:
    return Path(path).suffix.lower()
