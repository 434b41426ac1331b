"""The addresses of a hall, as people type them."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from dataclasses import dataclass

# from documentation (RFC 5737, RFC 3849): nobody has them, and nothing is sent to them
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


@dataclass(frozen=True)
class Addresses:
    here: str  # for a browser on this machine
    friends: tuple[str, ...] = ()  # for others, where the hall listens to the whole network


def addresses_of(host: str, port: socket.socket) -> Addresses:
    """`host` as the keeper wrote it, with the port that is really open."""
    number = port.getsockname()[1]
    if not is_everywhere(host):
        return Addresses(written(host, number))
    only_six = port.family == socket.AF_INET6 and port.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    families = [socket.AF_INET6] if only_six else [socket.AF_INET, *([socket.AF_INET6] if ":" in host else [])]
    friends = tuple(dict.fromkeys(written(address, number) for family in families for address in own(family)))
    return Addresses(written("::1" if only_six else "127.0.0.1", number), friends)


def is_everywhere(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == ""


def written(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own(family: socket.AddressFamily) -> list[str]:
    """Addresses under which other machines reach this one: that of the way out, or else those of its name."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((FAR[family], 9))  # only chooses a way; a datagram socket sends nothing by this
        found = [probe.getsockname()[0]]
        if is_for_others(found[0]):
            return found
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in named if is_for_others(str(address[0]))]
    return []


def is_for_others(text: str) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    return not (address.is_loopback or address.is_unspecified or address.is_link_local or address.is_multicast)
