"""PySpark: parse links in SQL on two threads.

$ python examples/columns/spark_query.py examples/data/visits.txt
"""

import os
import sys

from pyspark.sql import SparkSession

import webapi.columns.spark

QUERY = """
    select url.host, count(*) as count, sort_array(collect_set(url.error)) as errors
    from (select url_parse(value) as url from links) group by url.host order by url.host
"""

if __name__ == "__main__":
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    spark = (
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    )
    webapi.columns.spark.register(spark)
    spark.read.text(sys.argv[1]).createOrReplaceTempView("links")
    for row in spark.sql(QUERY).collect():
        print(row["count"], row.host, *row.errors)
    spark.stop()
