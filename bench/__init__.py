"""What `make bench` runs: our figures beside a peer's, on one core, in one run."""
