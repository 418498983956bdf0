"""Polars: count visits by host and campaign in a lazy query.

$ python examples/columns/polars_campaigns.py examples/data/visits.txt
"""

import sys

import polars as pl

import webapi.columns.polars  # noqa: F401 - it registers the name `url`

if __name__ == "__main__":
    link = pl.col("link")
    query = (
        pl.scan_csv(sys.argv[1], has_header=False, new_columns=["link"], separator="\n")
        .select(
            host=link.url.host,
            campaign=link.url.params("utm_source"),
        )
        .group_by("host", "campaign")
        .len("visits")
        .sort("host", "campaign", nulls_last=True)
    )
    for host, campaign, visits in query.collect().rows():
        print(visits, host, campaign)
