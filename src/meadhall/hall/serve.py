"""Starting a hall: the web process, and workers beside it that are started again when they die."""

from __future__ import annotations

import contextlib
import errno
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from types import FrameType

import uvicorn

from meadhall.core import build
from meadhall.core.errors import Mistake
from meadhall.core.processes import sheltered
from meadhall.hall.addresses import Addresses, addresses_of, is_everywhere
from meadhall.hall.app import make_app
from meadhall.hall.bus import open_redis
from meadhall.hall.connections import Connections, patient, raise_handles
from meadhall.hall.gc_schedule import collect_on_schedule
from meadhall.hall.jobs.worker import Worker
from meadhall.hall.json_log import log_as_json
from meadhall.hall.settings import Settings
from meadhall.hall.store import logs
from meadhall.hall.store.database import kept, open_database, writing

UNREAD = 131_072  # bytes that the machine keeps for a client that does not read
DEAF = 40_000  # milliseconds that it takes nothing of them, after which its socket is closed
HURRY = 0.0005  # seconds that the loop may let the writer wait: what was stored is to be sent at once
AGAIN = 0.5  # seconds between looks at the workers


def serve(
    settings: Settings, log_level: str = "info", opened: Callable[[Addresses], None] = lambda addresses: None
) -> None:
    """Until stopped; `opened` is called once people can come in. Ctrl-C is a KeyboardInterrupt when all is stored."""
    build.check()
    log_as_json(log_level)
    if settings.redis:
        open_redis(settings.redis)  # nonsense is refused before anything is made
    raise_handles()
    config = configuration(settings)
    with leaving_on_sigterm(), open_port(settings.host, settings.port) as port, kept(settings.database):
        addresses = addresses_of(settings.host, port)
        web = Web(config, lambda: opened(addresses))
        collect_on_schedule()
        sys.setswitchinterval(HURRY)
        crew = Crew(settings, log_level)
        try:
            crew.start()
            web.run([port])
        finally:
            with unhurried():
                crew.stop()
    if web.was_interrupted:
        raise KeyboardInterrupt


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=patient(Connections(settings.limits, has_proxy=bool(settings.proxies))),
        log_config=None,
        access_log=False,
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
    )


def open_port(host: str, port: int) -> socket.socket:
    is_six = ":" in host
    try:
        opened = socket.create_server(
            (host, port),
            family=socket.AF_INET6 if is_six else socket.AF_INET,
            dualstack_ipv6=is_six and is_everywhere(host) and socket.has_dualstack_ipv6(),
        )
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "that is not a name"
        raise Mistake(f"port {port} of {host} cannot be opened ({reason}); {advice(error)}") from None
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # else megabytes would wait for a client that sleeps
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; else such a socket stays, for what was written to it must go first
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
    return opened


def advice(error: Exception) -> str:
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return "another hall may be running there: use it, or give another --port"
        case errno.EACCES:
            return "ports below 1024 need rights: give another --port"
    return "give an address of this machine with --host"


def leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


@contextlib.contextmanager
def leaving_on_sigterm() -> Iterator[None]:
    """Before and after the web server, which has its own way to stop."""
    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def unhurried() -> Iterator[None]:
    """What has to be finished takes a few seconds at most, however often Ctrl-C is pressed."""
    before = {sign: signal.signal(sign, signal.SIG_IGN) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


class Web(uvicorn.Server):
    """Ends quietly when asked to: uvicorn would die by the signal itself, before the workers are stopped."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened
        self.was_interrupted = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            raise Mistake("the hall could not be opened; the reason is in the lines above") from None
        self.opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.was_interrupted = self.was_interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


class Crew:
    """The workers of this machine. What a dead one had taken is given to the next at once."""

    def __init__(self, settings: Settings, log_level: str) -> None:
        self.settings = settings
        self.log_level = log_level
        self.spawn = multiprocessing.get_context("spawn")
        self.workers: list[BaseProcess] = []
        self.stopping = threading.Event()
        self.number = 0

    def start(self) -> None:
        for _ in range(self.settings.workers):
            self._hire()
        if self.workers:
            threading.Thread(target=self._watch, name="crew", daemon=True).start()

    def _hire(self) -> None:
        self.number += 1
        name = f"{os.getpid()}-{self.number}"
        worker = self.spawn.Process(target=work, args=(self.settings, name, self.log_level, os.getpid()), name=name)
        with sheltered():
            worker.start()
            self.workers.append(worker)

    def _watch(self) -> None:
        while not self.stopping.wait(AGAIN):
            for worker in [one for one in self.workers if not one.is_alive()]:
                self.workers.remove(worker)
                with contextlib.suppress(Exception):
                    engine = open_database(self.settings.database)
                    try:
                        with writing(engine).begin() as connection:
                            logs.release(connection, worker.name)
                    finally:
                        engine.dispose()
                if not self.stopping.is_set():
                    self._hire()

    def stop(self) -> None:
        self.stopping.set()
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join(6)
            if worker.is_alive():
                worker.kill()


def work(settings: Settings, name: str = "", log_level: str = "info", parent: int | None = None) -> None:
    """A worker process."""
    build.check()
    log_as_json(log_level)
    worker = Worker(settings, name)
    interruptions: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        if number == signal.SIGINT:
            interruptions.append(number)
        worker.stop()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN if parent else stop)
    if parent:
        threading.Thread(target=_leave_with, args=(parent, worker), daemon=True).start()
    worker.run()
    if interruptions:
        raise KeyboardInterrupt


def _leave_with(parent: int, worker: Worker) -> None:
    """A worker does not outlive a hall that was killed."""
    gone = threading.Event()
    while os.getppid() == parent:
        gone.wait(AGAIN)
    worker.stop()
