"""What every server process needs, whatever it serves."""
