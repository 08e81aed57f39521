"""Files of the Open5e project made into a library of one's own: `turnwright import open5e DIR`."""
