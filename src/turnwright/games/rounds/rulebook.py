"""The terms of the rule book: attributes, resources, phases, actions."""

from typing import Final

# Attributes, at least 1 each.
CON: Final = 0
FOR: Final = 1
AGI: Final = 2
PER: Final = 3
INT: Final = 4
CAR: Final = 5
ESP: Final = 6
ATTRIBUTES: Final = ("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP")

# Resources.
AP: Final = 0
MP: Final = 1
SP: Final = 2
LIFE: Final = 3
RESOURCES: Final = ("ap", "mp", "sp", "life")
MOST_AP: Final = 20

# The phases of a round and of a turn, in the order of the rule book.
START_OF_ROUND: Final = "start_of_round"
ORDER: Final = "order"
POINTS: Final = "points"
START_OF_TURN: Final = "start_of_turn"
TURN: Final = "turn"
END_OF_TURN: Final = "end_of_turn"
END_OF_ROUND: Final = "end_of_round"
# The phases in which effects can happen, by number.
PHASES: Final = (START_OF_ROUND, POINTS, START_OF_TURN, END_OF_TURN, END_OF_ROUND)
AT_ROUND_START: Final = 0
AT_POINTS: Final = 1
AT_TURN_START: Final = 2
AT_TURN_END: Final = 3
AT_ROUND_END: Final = 4

# When a card is used.
ACTIVATE: Final = "activate"
AUTO: Final = "auto"
RESPONSE: Final = "response"

# What triggers a response: an own action, an action aimed at oneself or at a partner, any action of a partner
# or of an enemy.
ON_OWN: Final = "own_action"
ON_SELF: Final = "on_self"
ON_PARTNER: Final = "on_partner"
OF_PARTNER: Final = "partner_action"
OF_ENEMY: Final = "enemy_action"

# The target of a card.
SELF: Final = "self"
ENEMY: Final = "enemy"
ALLY: Final = "ally"
CELL: Final = "cell"
# The targets of an effect, besides `self` and the target of the card.
ENEMIES: Final = "enemies"
ALLIES: Final = "allies"

# The effects.
DAMAGE: Final = "damage"
HEAL: Final = "heal"
GAIN: Final = "gain"
LOSE: Final = "lose"
PAY: Final = "pay"
MARK: Final = "mark"
UNMARK: Final = "unmark"
MOVE: Final = "move"
AP_CHANGE: Final = "ap"
DRAW: Final = "draw"
VOCABULARY: Final = (DAMAGE, HEAL, GAIN, LOSE, PAY, MARK, UNMARK, MOVE, AP_CHANGE, DRAW)

# The direction of a forced move.
TO: Final = "to"
AWAY: Final = "away"

# Actions without a card.
ATTACK_COST: Final = 3
ATTACK_REACH: Final = 1
SHOT_COST: Final = 3
SHOT_NEAREST: Final = 2
OPEN_COST: Final = 2
ATTACK: Final = "attack"
SHOT: Final = "shoot"
CARD: Final = "card"
OF_LIFE: Final = "life"
OF_POWER: Final = "power"
REST_LIFE: Final = 1
REST_POWER: Final = 2

NO_INDEX: Final = -1  # of no fighter, group, side or seat
NOWHERE: Final = -1
FIRST: Final = "first"
SECOND: Final = "second"
SIDES: Final = (FIRST, SECOND, "third", "fourth", "fifth", "sixth")
COMBAT: Final = "combat"
DECKS: Final = "decks"

# Why a battle ended.
LAST_STANDING: Final = "last_standing"
ALL_DOWN: Final = "all_down"
STALEMATE: Final = "stalemate"
ROUND_LIMIT: Final = "round_limit"
RESIGNED: Final = "resigned"
REASONS: Final = (LAST_STANDING, ALL_DOWN, STALEMATE, ROUND_LIMIT, RESIGNED)
