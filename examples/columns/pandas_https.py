"""pandas: upgrade links to https, drop fragments and trackers; print errors of what does not parse.

$ python examples/columns/pandas_https.py examples/data/visits.txt
"""

import sys
from pathlib import Path

import pandas as pd

import webapi.columns.pandas  # noqa: F401 - it registers the name `url`

if __name__ == "__main__":
    links = pd.Series(Path(sys.argv[1]).read_text("utf-8").splitlines())
    upgraded = links.url.replace(protocol="https", hash="").url.delete_params(prefixes=["utm_"])
    errors = links.url.parse(fields=["error"])["error"]
    for link in upgraded.fillna(errors):
        print(link)
