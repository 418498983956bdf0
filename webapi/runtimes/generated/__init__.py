"""The interfaces for JavaScript, made by ``python -m idl`` from idl/*.webidl."""

SCRIPTS = (
    "compression",
    "dom_events",
    "dom",
    "encoding",
    "encoding_streams",
    "fetch",
    "file_api",
    "headers",
    "hr_time",
    "html_events",
    "html_location",
    "message_events",
    "python",
    "server_sent_events",
    "streams",
    "ui_events",
    "url",
    "urlpattern",
    "web_crypto",
    "xhr",
    "xml_http_request",
    "history",
    "navigator",
    "storage",
)
"""The scripts that are fetched when one of their names is touched."""
