"""The live protocol: messages both ways, and the connections over which they travel."""
