"""Headless browsers for tests: `driver` starts them, and `server` serves files to them."""
