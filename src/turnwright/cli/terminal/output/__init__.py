"""What the terminal shows beside plain words: colours."""
