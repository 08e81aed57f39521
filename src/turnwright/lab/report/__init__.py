"""What the lab found, to be shown: tables, plots, one page of HTML, and rows for a spreadsheet."""
