"""What the games have in common: reading content, notation, names, drawing."""
