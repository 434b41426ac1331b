"""A small client for a hall: enter, sit at tables, play. It knows the protocol and nothing of the rules.

>>> from meadhall.client import Client
>>> hall = Client("http://127.0.0.1:7474", name="Olga")                         # doctest: +SKIP
>>> table = hall.open_table("intrigues", ["me", "karl", "karl"], start=True)      # doctest: +SKIP
>>> with hall.sit(table["id"]) as seat:                                         # doctest: +SKIP
...     while seat.wait_for_turn():
...         seat.act(seat.legal[0])
"""

from meadhall.client.http import Client, Refused
from meadhall.client.table import Disconnected, LiveTable

__all__ = ["Client", "Disconnected", "LiveTable", "Refused"]
