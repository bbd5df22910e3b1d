"""What `make faults` runs: two servers, a worker and a PostgreSQL of their own, of which one thing after the other
fails while people play."""
