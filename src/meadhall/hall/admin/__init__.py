"""What the keeper of a hall does: copies, moves, checks. The hall may be open meanwhile."""
