"""The phases of a turn, in order."""
