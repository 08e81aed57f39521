"""What the games have in common: content, names, headings, drawing, notation and typed text."""
