"""Under which names the hall answers. A page of another site may point its own name at the hall's address and would
then pass for a page of the hall; so a name counts only if it is the machine's own or was given by the host."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from meadhall.core.errors import Mistake

EVERYWHERE = ("0.0.0.0", "::", "")
AROUND = ("", ".local", ".lan", ".home.arpa", ".internal")  # local networks; nobody can register a name in these
NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*", re.ASCII)
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\s:/?#@\[\]\\]+)(?::\d{1,5})?", re.ASCII)
ORIGIN = re.compile(r"https?://([^\s/?#@\\]+)", re.ASCII)


def name_in(host: str) -> str:
    """The name of a Host header, without its port; empty where it is not one."""
    found = HOST.fullmatch(host.lower())
    return found[1].removesuffix(".").strip("[]") if found else ""


def address_of(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def is_loopback(name: str) -> bool:
    address = address_of(name)
    return name == "localhost" if address is None else address.is_loopback


class Hosts:
    """`names` and `origins` are what the host gave by --host-name and --origin."""

    def __init__(self, listening: str, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        self.is_everywhere = listening in EVERYWHERE
        self.origins = frozenset(check_origin_option(origin) for origin in origins)
        self.names = {listening.lower(), *(check_name_option(name) for name in names)}
        self.names |= {name_in(origin.partition("://")[2]) for origin in self.origins}
        if self.is_everywhere:
            own = socket.gethostname().lower()
            self.names |= {own, *(own.partition(".")[0] + ending for ending in AROUND)}

    def allows(self, host: str) -> bool:
        """Whether a request with that Host header is for this hall."""
        name = name_in(host)
        if not name:
            return False
        if name in self.names or is_loopback(name):
            return True
        return self.is_everywhere and address_of(name) is not None  # an address cannot be pointed elsewhere

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page of that origin is the hall's own, asked for under `host`."""
        if origin in self.origins:
            return True
        found = ORIGIN.fullmatch(origin.lower())
        return found is not None and found[1] == host.lower() and self.allows(host)


def check_name_option(name: str) -> str:
    try:
        plain = name.encode("idna").decode().lower()
    except UnicodeError:
        plain = ""
    if not (NAME.fullmatch(plain) or address_of(name)):
        raise Mistake(
            f"--host-name {name!r} is not a name; write it without https:// and port, such as hall.example.org"
        )
    return plain


def check_origin_option(origin: str) -> str:
    """As a browser writes it: without a slash at the end and without the usual port."""
    plain = origin.lower().removesuffix("/")
    found = ORIGIN.fullmatch(plain)
    port = found[1].rpartition(":")[2] if found else ""
    if not found or not name_in(found[1]) or (port.isdigit() and not 0 < int(port) < 65_536):
        raise Mistake(f"--origin {origin!r} is not an address; write one such as https://hall.example.org")
    return plain.removesuffix(":443" if plain.startswith("https:") else ":80")
