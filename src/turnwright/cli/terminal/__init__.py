"""One client for every game: numbered choices in plain text, nothing but lines added at the end."""
