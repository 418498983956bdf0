"""url/url-tojson.any.js; ``JSON.stringify`` calls an object's ``toJSON``, like this ``default``"""

import json
from operator import methodcaller

from webapi import URL


def test_to_json_returns_the_href() -> None:
    url = URL("https://example.com/")
    assert url.toJSON() == "https://example.com/"
    assert json.dumps(url, default=methodcaller("toJSON")) == '"https://example.com/"'
