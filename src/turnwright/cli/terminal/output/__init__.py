"""Output of the terminal: colours, and the lessons of a first match."""
