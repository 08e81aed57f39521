"""The consequences of a command, before it is given."""
