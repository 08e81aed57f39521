"""The rules, a file per chapter."""
