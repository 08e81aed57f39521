"""What the lab measures and learns from."""
