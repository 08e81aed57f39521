"""Walking, forced movement and doors."""
