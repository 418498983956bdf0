"""Computed styles beside Chromium's, on generated pages and on real ones."""
