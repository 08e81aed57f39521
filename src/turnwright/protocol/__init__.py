"""What goes over the wire: messages, endpoints, close codes, settings of a match."""
