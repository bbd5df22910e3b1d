"""One table and all of them: what a journal adds up to, who hears of an entry, and in which words."""
