"""Words: what happened in a match, said in a person's language, outside the journal."""
