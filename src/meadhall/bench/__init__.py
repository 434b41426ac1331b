"""Measurements of engines, bots, hall and page, beside the peer that a user would pick instead."""
