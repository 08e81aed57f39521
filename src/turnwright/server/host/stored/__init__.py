"""Matches as they are stored: their lines, seats and receipts."""
