"""Computer players. Importing them tells `options` which targets of a power are worth listing."""

from turnwright.games.tactics import options
from turnwright.games.tactics.bots import values

options.choose_targets_with(values.best_targets)
