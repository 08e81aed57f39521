"""What people and scripts play with: the terminal client, and the commands that need no screen."""
