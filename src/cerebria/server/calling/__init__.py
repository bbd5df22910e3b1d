"""Calling people back to their tables: by their browser, by mail, by what they have set up themselves."""
