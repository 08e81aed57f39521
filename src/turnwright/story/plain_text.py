"""Text from outside, made safe to print."""


def printable(text: str) -> str:
    """Text from third-party files and servers, without characters that could control the terminal."""
    return "".join(char if char.isprintable() else " " if char.isspace() else "?" for char in text)
