"""Geometry that knows no creature."""
