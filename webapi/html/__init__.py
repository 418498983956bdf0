"""Algorithms of the HTML Standard: pages, forms, structured clone and timers."""
