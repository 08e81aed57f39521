"""Reports of the lab: tables, plots, HTML pages and CSV."""
