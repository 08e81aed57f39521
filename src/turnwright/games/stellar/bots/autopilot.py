"""The profiles to which a seat may leave its turn."""

from turnwright.games.stellar.content import profiles
from turnwright.games.stellar.state import GalaxyState
from turnwright.kernel.errors import Rejected


def planners(state: GalaxyState) -> list[str]:
    """The profiles to which a turn can be left; none where only people plan."""
    return sorted(profiles()) if state.rules.ai_enabled else []


def check_planner(name: str, known: list[str]) -> None:
    """Refuse a profile that cannot plan here."""
    if not known:
        raise Rejected("no-profiles", "here only people plan: no profile does it for them", "autopilot")
    if name not in known:
        reason = f"there is no profile {name[:40]}: there are {', '.join(known)}"
        raise Rejected("unknown-profile", reason, "autopilot", known)
