"""Loaded dice for tests of rules: a test must use every face."""

from collections import deque

from turnwright.kernel.match import Match

# The fights of the test that runs.
played: deque[Match] = deque(maxlen=100)
