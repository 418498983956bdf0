"""DuckDB: group links by site in SQL.

$ pip install 'webapi-dom[publicsuffix]'
$ python examples/columns/duckdb_sites.py examples/data/visits.txt
"""

import sys
from pathlib import Path

import duckdb
import pyarrow as pa

import webapi.columns.duckdb

QUERY = """
    select url_site(link) as site, count(*) as count, min(url_parse(link).pathname) as path
    from links group by site order by site
"""

if __name__ == "__main__":
    links = pa.table({"link": Path(sys.argv[1]).read_text("utf-8").splitlines()})
    with duckdb.connect() as connection:
        webapi.columns.duckdb.register(connection)
        connection.register("links", links)
        for site, count, path in connection.execute(QUERY).fetchall():
            print(count, site, path)
