"""What the page asks Python: parse, change, and tell everything as JSON."""

import json
from importlib.metadata import version

from webapi import URL
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.validation import ValidationError

MEMBERS = (
    *("href", "origin", "protocol", "username", "password", "host", "hostname", "port"),
    *("pathname", "search", "hash"),
)


def answer(question: str) -> str:
    """Answer `{url, base, member, value, params}` in JSON; offsets of errors are in code points."""
    asked = json.loads(question)
    told: dict[str, object] = {"errors": validation_errors(asked["url"], asked["base"])}
    try:
        url = URL(asked["url"], asked["base"] or None)
        if asked["member"]:
            setattr(url, asked["member"], asked["value"])
        if asked["params"] is not None:
            for name in set(url.searchParams.keys()):
                url.searchParams.delete(name)
            for name, value in asked["params"]:
                url.searchParams.append(name, value)
        told["members"] = {member: getattr(url, member) for member in MEMBERS}
        told["params"] = list(url.searchParams)
    except TypeError as error:
        told["failure"] = str(error)
    return json.dumps(told)


def validation_errors(url: str, base: str) -> dict[str, list[ValidationError]]:
    of_url: list[ValidationError] = []
    of_base: list[ValidationError] = []
    record = basic_url_parser(scalar(base), errors=of_base) if base else None
    if record is None or isinstance(record, URLRecord):
        basic_url_parser(scalar(url), record, errors=of_url)
    return {"url": of_url, "base": of_base}


def scalar(text: str) -> str:
    """Lone surrogates become U+FFFD, one for one, so that offsets stay."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def installed() -> str:
    return version("webapi-dom")
