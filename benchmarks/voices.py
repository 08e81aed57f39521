"""How long the two voices take by the wall clock: from the stored input to the first words, and to the whole.

    python benchmarks/voices.py [PROFILE] [--count 20]

Without servers behind the profile, every narration is the template's, at once.
"""

import argparse
import asyncio
import statistics
import sys

from turnwright.games.tactics import Tactics
from turnwright.story.models.profile import read_profile
from turnwright.story.narration.storyteller import Key, Spoken, Storyteller, Wanted
from turnwright.story.narration.two_voices import TwoVoices

FACTS = (
    "Bran hits Goblin Boss with longsword: 19 against AC 17.",
    "Goblin Boss takes 9 slashing damage (12 HP left).",
)


async def measure(profile_name: str, count: int) -> dict[str, list[float]]:
    """The seconds to each part, by the name of the part."""
    profile = read_profile(profile_name)
    voices = TwoVoices(profile)
    loop = asyncio.get_running_loop()
    found: dict[str, list[float]] = {}
    start = 0.0

    def heard(spoken: Spoken) -> None:
        found.setdefault(spoken.part, []).append(loop.time() - start)

    teller = Storyteller(
        voices.of(Tactics(), "en"), heard, profile.prelude_seconds, profile.narrative_seconds
    )
    names, happened = ("Bran", "Goblin Boss"), ("hit", "harm")
    for number in range(count):
        start = loop.time()
        teller.tell(Wanted(Key(number, "en"), "The blow lands.", FACTS, names=names, happened=happened))
        while teller.speaking:
            await asyncio.sleep(0.005)
    await voices.close()
    return found


def main() -> None:
    """Measure a profile and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("profile", nargs="?", default="qwen")
    parser.add_argument("--count", type=int, default=20)
    asked = parser.parse_args()
    found = asyncio.run(measure(asked.profile, asked.count))
    for part, seconds in found.items():
        middle, most = statistics.median(seconds), max(seconds)
        print(f"{part:9} {len(seconds):4} times, median {middle:.2f} s, at most {most:.2f} s")
    if not found:
        sys.exit("nothing was said")


if __name__ == "__main__":
    main()
