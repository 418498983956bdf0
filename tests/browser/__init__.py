"""Headless browsers for tests: `driver` (WebDriver BiDi), `server` (static files), `fixtures`."""
