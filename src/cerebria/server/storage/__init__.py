"""The database: its form, the journals, people, whole copies, and what is forgotten."""
