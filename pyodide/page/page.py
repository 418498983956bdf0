"""What the page asks Python: parse, change, and tell everything as JSON."""

import json
from importlib.metadata import version
from urllib.parse import parse_qsl, urljoin, urlsplit

from webapi import URL
from webapi.readers import Reading, agreement
from webapi.readers.live import LiveReader
from webapi.readers.reading import normalized_host
from webapi.readers.worker import READERS, version_of
from webapi.url.components import MEMBERS
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.validation import ValidationError

loaded: list[LiveReader] = []


def packages() -> str:
    """The packages that may be loaded and asked, in JSON."""
    return json.dumps([name for name in READERS if name != "urllib.parse"])


def add_reader(package: str) -> None:
    """Ask a package, too, from now on.

    Raises:
        ImportError: it is not here, or cannot be imported.
        OSError: libcurl is not here.
    """
    reader = LiveReader(package, version_of(package))
    refusal = reader.read("http://example.org/").refusal
    if refusal is not None:
        raise ImportError(refusal)
    loaded.append(reader)


def answer(question: str) -> str:
    """Answer `{url, base, member, value, params}` in JSON; offsets of errors are in code points."""
    asked = json.loads(question)
    told: dict[str, object] = {"errors": validation_errors(asked["url"], asked["base"])}
    if not asked["member"] and asked["params"] is None:  # urllib.parse has no setters
        told["urllib"] = urllib_answer(scalar(asked["url"]), scalar(asked["base"]))
        if not asked["base"]:
            told["readers"] = readers(scalar(asked["url"]))
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


def readers(url: str) -> list[dict[str, object]]:
    """What each reader sees, and what is compared of it: `None` for what a reader never sees."""
    readings = [*agreement(url).readings, *(reader.read(url) for reader in loaded)]
    return [
        {
            "reader": reading.reader,
            "scheme": seen(reading, "scheme"),
            "host": host_cell(reading),
            "port": seen(reading, "port"),
            "refusal": reading.refusal,
            "identity": reading.identity,
        }
        for reading in readings
    ]


def host_cell(reading: Reading) -> str:
    """The host, and that which a connection gets if it is another one."""
    if reading.connects_to is None or reading.connects_to == normalized_host(
        reading.scheme, reading.host
    ):
        return reading.host
    return f"{reading.host} → {reading.connects_to or 'none'}"


def seen(reading: Reading, component: str) -> str | None:
    value = getattr(reading, component)
    if component not in reading.sees:
        return None
    return "" if value is None else str(value)


def urllib_answer(url: str, base: str) -> dict[str, object]:
    """What ``urllib.parse`` has of the members; there is no origin."""
    try:
        parts = urlsplit(urljoin(base, url))
        members = {
            "href": parts.geturl(),
            "protocol": parts.scheme and f"{parts.scheme}:",
            "username": parts.username or "",
            "password": parts.password or "",
            "host": parts.netloc.rpartition("@")[2],
            "hostname": parts.hostname or "",
            "port": "" if parts.port is None else str(parts.port),
            "pathname": parts.path,
            "search": parts.query and f"?{parts.query}",
            "hash": parts.fragment and f"#{parts.fragment}",
        }
        return {"members": members, "params": parse_qsl(parts.query, keep_blank_values=True)}
    except ValueError as error:
        return {"failure": str(error)}


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
