"""The rules of a fight, one chapter of the SRD per file. Importing them connects their recursion."""

from turnwright.games.tactics.rules import recursion
from turnwright.games.tactics.rules.combat import actions, weapon_attack
from turnwright.games.tactics.rules.magic import after_hit, effects
from turnwright.games.tactics.rules.movement import jump, walk

recursion.connect(
    effects.resolve,
    weapon_attack.strike,
    actions.perform,
    after_hit.offer,
    walk.run_from,
    walk.charge,
    jump.leap,
)
