"""Hosts matches: rooms, seats, connections, bots, clocks."""
