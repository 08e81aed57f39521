"""What is typed: lines with a timeout, their editing, and what Tab completes."""
