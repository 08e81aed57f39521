"""The rules of an adventure: scenes, what happens in them, and what the party does between fights."""
