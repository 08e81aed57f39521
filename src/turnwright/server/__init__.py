"""The server: hosts matches, stores every input, and lets clients resume."""
