"""The lab in the terminal: tables, bars, a line of progress, and one function for each command."""
