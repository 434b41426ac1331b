"""What the hall keeps: one log a table, and what is looked up beside it."""
