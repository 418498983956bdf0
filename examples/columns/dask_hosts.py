"""Dask: parse the partitions of a column on two processes.

$ python examples/columns/dask_hosts.py examples/data/visits.txt
"""

import sys
from pathlib import Path

import dask.dataframe as dd
import pandas as pd
from distributed import Client, LocalCluster

import webapi.columns.dask  # noqa: F401 - it registers the name `url`

if __name__ == "__main__":
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster),
    ):
        links = pd.Series(Path(sys.argv[1]).read_text("utf-8").splitlines())
        hosts = dd.from_pandas(links, npartitions=2).url.host
        for host, count in hosts.value_counts().compute().sort_index().items():
            print(count, host)
