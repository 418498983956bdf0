"""Other libraries that parse URLs, scored on the vectors that webapi is scored on."""
