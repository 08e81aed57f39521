"""Typed input: lines with a timeout, their editing, and the completion by Tab."""
