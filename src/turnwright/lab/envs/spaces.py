"""Converts encodings to spaces and arrays."""

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from turnwright.kernel.lab_view import Encoding

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation_space(encoding: Encoding) -> Space[Observation]:
    """The observation space, from 0 or -1 to 1."""
    lows = np.array(encoding.lows, np.float32)
    return Box(lows, np.ones_like(lows), dtype=np.float32)


def action_space(encoding: Encoding) -> Discrete:
    """The action space, illegal actions included."""
    return Discrete(encoding.actions)


def as_observation(seen: Sequence[float]) -> Observation:
    """One observation."""
    return np.array(seen, np.float32)


def as_mask(mask: Sequence[int]) -> Mask:
    """An action mask, in the form that `Space.sample` expects."""
    return np.array(mask, np.int8)


def run_of(options: dict[str, Any] | None) -> int | None:
    """The run in the options of a reset, or None; other options are left to wrappers."""
    run = (options or {}).get("run")
    if run is None:
        return None
    try:
        return index(run)
    except TypeError:
        raise TypeError(f"a run is a whole number, not {run!r}") from None
