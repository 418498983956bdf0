"""Scores of webapi and of other libraries that parse URLs, on the same vectors."""
