"""Memory from the C library, for columns and for what a batch takes on the way to them."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyarrow as pa

POOL: Final = pa.system_memory_pool()
"""Where columns lie. Arrow's usual pool takes huge pages: a fifth more memory, and slow to get."""

# Linux's C library gives freed memory back to the system as soon as it is twice the size of the
# largest array ever freed. A batch would take half of its time to get such memory again. No page of
# this array is ever touched.
np.empty(1 << 24, np.uint8)
