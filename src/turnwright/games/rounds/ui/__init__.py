"""What people see and type: views, drawings, labels, messages, parsing."""
