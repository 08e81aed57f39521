"""Measurements and encodings for the lab."""
