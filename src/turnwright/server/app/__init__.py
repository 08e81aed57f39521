"""The server process: HTTP, WebSocket, limits, metrics."""
