"""Bots think in processes of their own, fed from the jobs table."""
