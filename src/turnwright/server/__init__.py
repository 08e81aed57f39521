"""The table: matches hosted, shared and resumed, with dice nobody can forge."""
