"""The campaign between battles."""
