"""The wire protocol: messages, endpoints, close codes, rate limits and match settings."""
