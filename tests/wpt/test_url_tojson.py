"""url/url-tojson.any.js; ``JSON.stringify`` asks an object for its ``toJSON``, as this hook does"""

import json
from operator import methodcaller

from webapi import URL


def test_a_url_in_json_is_its_href() -> None:
    url = URL("https://example.com/")
    assert url.toJSON() == "https://example.com/"
    assert json.dumps(url, default=methodcaller("toJSON")) == '"https://example.com/"'
