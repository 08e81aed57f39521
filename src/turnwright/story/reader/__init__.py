"""The reader of plain speech: typed sentences in four languages to commands of any game, without a model."""

from turnwright.story.reader.reading import Reader, answer, read
from turnwright.story.readings import Memory, Reading

__all__ = ["Memory", "Reader", "Reading", "answer", "read"]
