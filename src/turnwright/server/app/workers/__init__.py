"""The worker processes of a server: starting them, and passing clients on to them."""
