"""Stellar: the turn of a galaxy, in eight phases."""
