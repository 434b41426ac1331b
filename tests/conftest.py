"""For all tests."""

import signal

# a shell that starts the tests in the background lets them ignore Ctrl-C, and what they start would ignore it too
signal.signal(signal.SIGINT, signal.default_int_handler)
