"""Commands for tactics alone: heroes, encounters, imports."""
