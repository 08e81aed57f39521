"""Converts files of the Open5e project into a content library: `turnwright import open5e DIR`."""
