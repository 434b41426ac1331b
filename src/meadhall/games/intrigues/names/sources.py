"""Where points come from."""

GOALS, HEIMDALL, FINAL = range(3)
