"""Language models and speech servers: which ones a server uses, and how they are asked."""
