"""HTTP requests: who asks, what they may send, and what they are answered."""
