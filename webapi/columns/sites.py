"""Sites and registrable domains: look each distinct origin or host of a batch up once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from webapi.url import public_suffix
from webapi.url.failure import FAILURE
from webapi.url.origin import origin
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.site import obtain_a_site, serialize_a_site

from .parsing import Parsed


def sites(urls: Any) -> Any:
    """The serialized site of each URL's origin, null if the URL does not parse."""
    return _for_each_distinct(Parsed(urls, ["origin"]).field("origin", urls.type), _site)


def registrable_domains(urls: Any) -> Any:
    """The registrable domain of each URL's host, null if the host has none."""
    parsed = Parsed(urls, ["protocol", "hostname"])
    protocols, hostnames = (parsed.field(name, urls.type) for name in ("protocol", "hostname"))
    schemes_and_hosts = pc.binary_join_element_wise(
        protocols, hostnames, pa.scalar("//", urls.type)
    )
    return _for_each_distinct(schemes_and_hosts, _registrable_domain)


def _for_each_distinct(strings: Any, function: Callable[[str], str | None]) -> Any:
    encoded = strings.dictionary_encode()
    answers = [function(each) for each in encoded.dictionary.to_pylist()]
    return pa.array(answers, strings.type).take(encoded.indices)


def _site(serialized_origin: str) -> str:
    if serialized_origin == "null":
        return serialized_origin
    return serialize_a_site(obtain_a_site(origin(_record(serialized_origin))))


def _registrable_domain(scheme_and_host: str) -> str | None:
    if scheme_and_host.endswith("//"):
        return None
    url = _record(scheme_and_host)
    # Only the host of a special URL may be a domain.
    return public_suffix.registrable_domain(url.host) if url.is_special and url.host else None


def _record(url: str) -> URLRecord:
    record = basic_url_parser(url)
    assert record is not FAILURE
    return record
