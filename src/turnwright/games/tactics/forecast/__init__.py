"""Odds and previews, counted from the descriptions that the rules roll."""
