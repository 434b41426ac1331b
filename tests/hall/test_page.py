"""The built client as the hall hands it out."""

from __future__ import annotations

import gzip
import http.client
import re

from meadhall.hall.app import CLIENT
from tests.hall.halls import Door, Halls
from tests.needs import need


def fetch(door: Door, path: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", door.port, timeout=10)
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def test_scripts_are_sent_small_and_kept_for_good_and_the_page_is_asked_for_again(halls: Halls) -> None:
    need((CLIENT / "index.html").exists(), "the built client ('make web')")
    door = halls.serve(workers=0)
    page, body = fetch(door, "/table/any")
    assert page.status == 200 and page.headers["cache-control"] == "no-cache"
    script = re.search(rb'/assets/[^"]+\.js', body)
    assert script
    sent, small = fetch(door, script.group().decode())
    assert sent.headers["content-encoding"] == "gzip" and "immutable" in sent.headers["cache-control"]
    assert len(small) < len(gzip.decompress(small)) / 2
    assert sent.headers["content-security-policy"] == page.headers["content-security-policy"]
