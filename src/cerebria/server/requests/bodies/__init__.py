"""What HTTP requests carry and what they are answered with, by what they are about."""
