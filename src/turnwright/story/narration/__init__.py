"""Narration of each action: what matters in it, who tells it, checks, cues and data sets."""
