"""Floods against a server of their own, and what others feel meanwhile."""
