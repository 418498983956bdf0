"""Which host do they see? Compare how several readers read one URL.

>>> from webapi.readers import agreement
>>> found = agreement("http://127.0.0.1\\\\@1.1.1.1/")
>>> if not found:
...     for each in found.readings:
...         print(each.reader, each.host)
standard 127.0.0.1
chromium 127.0.0.1
firefox 127.0.0.1
urllib.parse 3.11 1.1.1.1
urllib.parse 3.12 1.1.1.1
urllib.parse 3.13 1.1.1.1
urllib.parse 3.14 1.1.1.1
urllib3 127.0.0.1

Theory of operation
-------------------
A *reader* is anything that finds a host in a URL. Its `Reading` has scheme, userinfo, host, port
and path, or a refusal. There are two kinds of readers:

- *Predicted* readers answer by named rules in pure Python, so they do not need the software that
  they predict: the URL Standard (`standard`), browsers (`browsers`), ``urllib.parse``
  (`urllib_parse`) and urllib3 (`urllib3`). The latter two run the stages of `stages`, which follow
  the standard, and rules that depart from it. Tests compare the rules with the real software.
- *Live* readers call the software itself, in another process and with a time limit (`live`).

`agreement` compares readings. It can remove a rule from a predicted reader, which leaves the
standard's behaviour. So it explains a disagreement by the fewest rules whose removal ends it.

An agreement says that these readers see the same host. It does not say that the host is safe to
connect to, and it does not use DNS.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .agreement import Agreement as Agreement
from .agreement import Disagreement as Disagreement
from .agreement import agreement as agreement
from .named import predicted as predicted
from .named import reader as reader
from .reading import Reader as Reader
from .reading import Reading as Reading

if TYPE_CHECKING:
    from .live import installed as installed

__all__ = [
    "Agreement",
    "Disagreement",
    "Reader",
    "Reading",
    "agreement",
    "installed",
    "predicted",
    "reader",
]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name == "installed":  # imported at its first use, because it needs subprocess
            from .live import installed

            return installed
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
