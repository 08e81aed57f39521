"""The kernel: pure, with no clock, no file and no game in it."""
