"""Turns, actions, attacks and reactions."""
