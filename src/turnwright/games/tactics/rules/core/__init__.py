"""D20 tests, conditions, damage and dying."""
