"""Balance tools that only wuxia needs."""
