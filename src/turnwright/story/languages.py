"""The languages that have catalogues, without the catalogues themselves."""

LANGUAGES = ("en", "pt", "fr", "zh")


def languages() -> tuple[str, ...]:
    """The languages that have catalogues."""
    return LANGUAGES


def is_known_language(lang: str) -> bool:
    """Whether a language has a catalogue; a region is allowed, as in `pt-BR` or `fr_CA.UTF-8`."""
    return base_language(lang) in LANGUAGES


def closest_language(lang: str) -> str:
    """The language with a catalogue that a language is shown in; English for one without."""
    return base_language(lang) if is_known_language(lang) else "en"


def base_language(lang: str) -> str:
    """A language without its region or encoding."""
    return lang.replace("_", "-").partition(".")[0].partition("-")[0].lower()
