"""The user interface: views, drawings, labels, messages, parsing."""
