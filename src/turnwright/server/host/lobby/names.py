"""Names of players: visible, in one script, and not to be confused with another name in the match.

Follows Unicode Technical Standard 39: names are compared by a skeleton, in which characters that look alike
are the same, and scripts are mixed as in its restriction level "moderately restrictive". The table holds
those confusables of Latin letters and digits that keyboards produce, not the whole of `confusables.txt`.
"""

import unicodedata
from collections.abc import Sequence

from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import LONGEST_NAME, SeatInfo

MOST_MARKS = 2  # combining marks on one letter, after composition; more would cover other lines

# Scripts whose letters look like Latin ones, so that they may not be mixed with them.
LOOKALIKES = frozenset({"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "DESERET", "GREEK", "LISU"})
# Scripts that are written together, by the name of each.
TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"CJK", "BOPOMOFO"},
    {"CJK", "HANGUL"},
)
# Letters and symbols that show nothing, though they count as printable.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")

_CYRILLIC = ("аеіјорсухѕһԁԛԝкпгтвмнАВЕКМНОРСТУХІЈЅ", "aeijopcyxshdqwknrtbmhABEKMHOPCTYXIJS")
_GREEK = ("αικνορυχγωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aikvopuxywABEZHIKMNOPTYX")
_ARMENIAN = ("օսհոցԼՍՕ", "ouhngLUO")
_LATIN = ("ıɑɡɩʟℓƖǀ", "iagiLlll")
_SAME = str.maketrans(
    "".join(pair[0] for pair in (_CYRILLIC, _GREEK, _ARMENIAN, _LATIN)),
    "".join(pair[1] for pair in (_CYRILLIC, _GREEK, _ARMENIAN, _LATIN)),
)
# In most fonts these cannot be told apart either.
_STROKES = str.maketrans("1|!I0O", "lllloo")


def clean_name(text: str) -> str:
    """A player's name in its usual form, or `HostError` with what is wrong with it; empty stays empty."""
    usual = unicodedata.normalize("NFKC", text)
    name = "".join(char for char in usual if char.isprintable() and not _is_blank(char)).strip()
    if text.strip() and not name:
        raise _bad_name("a name needs a visible character")
    if len(name) > LONGEST_NAME:
        raise _bad_name(f"a name has at most {LONGEST_NAME} characters")
    marks = 0
    for char in name:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks > MOST_MARKS:
            raise _bad_name("a letter of the name has too many accents")
    if not _is_one_script(name):
        raise _bad_name("the name mixes letters of scripts that look alike: use one of them")
    return name


def check_unique(name: str, seat: int, seats: Sequence[SeatInfo]) -> None:
    """Raise `HostError` if a name looks like that of another seat or its player."""
    mine = skeleton(name)
    for other in seats:
        names = [each for each in (other.player, other.name) if each]
        if other.seat != seat and mine in map(skeleton, names):
            raise HostError(
                "name-taken", "another player of this match has that name, or one like it", "player"
            )


def skeleton(name: str) -> str:
    """A form that is equal for names that look alike."""
    folded = name.translate(_SAME).translate(_STROKES).casefold().translate(_SAME).translate(_STROKES)
    letters = "".join(char for char in folded if unicodedata.category(char)[0] not in "PZ")
    return unicodedata.normalize("NFD", letters or folded).replace("rn", "m")


def _is_blank(char: str) -> bool:
    return char in BLANK or "VARIATION SELECTOR" in unicodedata.name(char, "")


def _is_one_script(name: str) -> bool:
    scripts = {_script(char) for char in name if char.isalpha()} - {""}
    others = scripts - {"LATIN"}
    if len(others) > 1 and not any(others <= together for together in TOGETHER):
        return False
    return "LATIN" not in scripts or not others & LOOKALIKES


def _script(char: str) -> str:
    # The name of a letter begins with its script, except for some that belong to all.
    word = unicodedata.name(char, "").partition(" ")[0]
    return "" if word in ("MODIFIER", "FEMININE", "MASCULINE", "MICRO") else word


def _bad_name(reason: str) -> HostError:
    return HostError("bad-name", reason, "player")
