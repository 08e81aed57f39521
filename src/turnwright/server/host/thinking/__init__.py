"""Thinking in other processes: bots, queries, odds and scenarios of clients."""
