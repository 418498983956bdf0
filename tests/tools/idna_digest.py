"""One number for what the domain parser answers about code points, to compare Pythons by.

python3.11 -m tests.tools.idna_digest
python3.13 -m tests.tools.idna_digest
"""

from __future__ import annotations

import hashlib
import sys

from idna import uts46data

from webapi.url.idna import domain_parser

FORMS = ("{}", "א{}", "a{}\u0323\u0301")


def idna_digest() -> str:
    """SHA-256 of the results for the first of every eight code points of each range of the table.

    Each stands alone and, if it is not disallowed, in context.
    """
    digest = hashlib.sha256()
    starts = [*uts46data.uts46_starts, 0x110000]
    for start, end, status in zip(starts, starts[1:], uts46data.uts46_statuses, strict=False):
        forms = FORMS if status in b"VDMI" else FORMS[:1]
        for code_point in range(start, end, 8):
            for form in forms:
                digest.update(repr(domain_parser(form.format(chr(code_point)), False)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(sys.version.split()[0], idna_digest())
