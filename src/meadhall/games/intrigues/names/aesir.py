"""IA1.1 The seven Aesir in the order of their awakening."""

ODIN, THOR, FREYA, LOKI, SIF, BRAGI, HEIMDALL = range(7)
