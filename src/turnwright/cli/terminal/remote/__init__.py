"""A match on a server, played in the terminal."""
