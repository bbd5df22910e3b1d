"""Fuzzing of everything that reads what people give. `make fuzz` runs it; the tests run a quick part."""
