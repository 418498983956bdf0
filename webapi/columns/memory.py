"""Memory from the C library, for columns and for the temporary arrays of a batch."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyarrow as pa

POOL: Final = pa.system_memory_pool()
"""The pool of columns. Arrow's default pool takes huge pages: slower, and a fifth more memory."""

# Linux's C library returns freed memory to the system once this is twice as large as the largest
# array ever freed. A batch would then take half of its time to get the memory again. So this frees
# one large array; nobody ever touches a page of it.
np.empty(1 << 24, np.uint8)
