"""Random numbers of a hall. Like its clock they are given to it, so a test gives its own."""

from __future__ import annotations

import base64
import random

SYSTEM_CHANCE = random.SystemRandom()  # the machine's own source, fit for secrets


def token(chance: random.Random, size: int) -> str:
    """Random bytes as text for an address."""
    return base64.urlsafe_b64encode(chance.randbytes(size)).rstrip(b"=").decode()
