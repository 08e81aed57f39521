"""Text for people: message catalogues, narration and titles, in four languages."""
