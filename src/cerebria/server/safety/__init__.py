"""What stands before everything else: limits, secrets, plain errors."""
