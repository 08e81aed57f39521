"""A room: one live match with its players, spectators, bots and clock."""
