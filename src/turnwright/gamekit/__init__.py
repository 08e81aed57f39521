"""Shared parts of the games: content, names, headings, drawing, notation and typed text."""
