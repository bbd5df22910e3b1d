"""What `make load` runs: a real server and many players on this machine, over the network."""
