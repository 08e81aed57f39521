"""The dice of the tests of rules: whoever loads them must use them up, to the last face."""

from collections import deque

from turnwright.kernel.match import Match

# The fights of the test that runs.
played: deque[Match] = deque(maxlen=100)
