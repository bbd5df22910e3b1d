"""Looking ahead: what choices cost and bring, which ways lead where, and why something is not possible."""
