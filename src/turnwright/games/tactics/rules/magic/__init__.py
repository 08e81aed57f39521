"""Spells, their targets, effects, areas and auras."""
