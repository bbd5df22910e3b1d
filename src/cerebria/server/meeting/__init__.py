"""Where strangers meet: tables that anybody may find, and people who look for one."""
