"""Creates, loads, lists and joins matches."""
