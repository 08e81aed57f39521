"""Turnwright: a deterministic engine for turn-based battles, and a server to play them on."""

from turnwright.kernel.codec import decode, encode
from turnwright.kernel.context import Context, RollSpec
from turnwright.kernel.dice import Dice, DiceError, LoadedDice, RandomDice, Tray
from turnwright.kernel.dice_random import as_random
from turnwright.kernel.errors import ContentError, GameFault, JournalError, Rejected
from turnwright.kernel.events import Event
from turnwright.kernel.execution import Step
from turnwright.kernel.formula import Formula, FormulaError, Odds, Roll, parse
from turnwright.kernel.game import Game, GameMaster, Turns
from turnwright.kernel.journal import Journal
from turnwright.kernel.lab_view import Encoding, Lab
from turnwright.kernel.match import Match
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import JoinedOptions, ListOptions, Options
from turnwright.kernel.playout import playout
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import ChoiceRequest, Message, Outcome, Pending, Rolled, RollRequest
from turnwright.kernel.replay import Difference, Verdict, diff, restore, resume, verify
from turnwright.kernel.scenarios import Scenarios
from turnwright.kernel.state_machine import StateMachine
from turnwright.kernel.timers import Timers

__version__ = "0.2.0"

__all__ = [
    "ChoiceRequest",
    "ContentError",
    "Context",
    "Dice",
    "DiceError",
    "Difference",
    "Encoding",
    "Event",
    "Formula",
    "FormulaError",
    "Game",
    "GameFault",
    "GameMaster",
    "JoinedOptions",
    "Journal",
    "JournalError",
    "Lab",
    "ListOptions",
    "LoadedDice",
    "Match",
    "Message",
    "Notation",
    "Odds",
    "Options",
    "Outcome",
    "Pending",
    "Policy",
    "Presenter",
    "RandomDice",
    "Rejected",
    "Roll",
    "RollRequest",
    "RollSpec",
    "Rolled",
    "Scenarios",
    "StateMachine",
    "Step",
    "Timers",
    "Tray",
    "Turns",
    "Verdict",
    "as_random",
    "decode",
    "diff",
    "encode",
    "parse",
    "playout",
    "restore",
    "resume",
    "verify",
]
