"""Commands on journals: verify, replay, diff, odds of the rolls."""
