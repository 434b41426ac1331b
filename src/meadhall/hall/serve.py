"""Starting a hall: the web process, and workers beside it that are started again when they die."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from multiprocessing.process import BaseProcess

import uvicorn

from meadhall.core.errors import Mistake
from meadhall.hall.app import make_app
from meadhall.hall.garbage import search_seldom
from meadhall.hall.jobs.worker import Worker
from meadhall.hall.journal import keep_journal
from meadhall.hall.settings import Settings
from meadhall.hall.store import logs
from meadhall.hall.store.database import migrate, open_database, writing

UNREAD = 131_072  # bytes that the machine keeps for a client that does not read
HURRY = 0.0005  # seconds that the loop may let the writer wait: what was stored is to be told at once
AGAIN = 0.5  # seconds between looks at the workers


def serve(settings: Settings, journal: str = "info") -> None:
    """Until stopped."""
    keep_journal(journal)
    engine = open_database(settings.database)
    migrate(engine)  # tells a person at once when the database cannot be opened
    engine.dispose()
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
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
    web = Web(config)
    search_seldom()
    sys.setswitchinterval(HURRY)
    with open_port(settings.host, settings.port) as port:
        crew = Crew(settings, journal)
        crew.start()
        try:
            web.run([port])
        finally:
            crew.stop()
    if not web.started:
        raise Mistake("the hall could not be opened; the reason is in the lines above")


def open_port(host: str, port: int) -> socket.socket:
    try:
        opened = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        told = f"port {port} of {host} cannot be opened ({error.strerror}); another hall may be running, or give --port"
        raise Mistake(told) from None
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # else megabytes would wait for a client that sleeps
    return opened


class Web(uvicorn.Server):
    """Ends quietly when asked to: uvicorn would die by the signal itself, before the workers are stopped."""

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

    def __init__(self, settings: Settings, journal: str) -> None:
        self.settings = settings
        self.journal = journal
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
        worker = self.spawn.Process(target=work, args=(self.settings, name, self.journal, os.getpid()), name=name)
        worker.start()
        self.workers.append(worker)

    def _watch(self) -> None:
        while not self.stopping.wait(AGAIN):
            for worker in [one for one in self.workers if not one.is_alive()]:
                self.workers.remove(worker)
                with contextlib.suppress(Exception):
                    engine = open_database(self.settings.database)
                    with writing(engine).begin() as connection:
                        logs.release(connection, worker.name)
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


def work(settings: Settings, name: str = "", journal: str = "info", parent: int | None = None) -> None:
    """A worker process."""
    keep_journal(journal)
    worker = Worker(settings, name)
    signal.signal(signal.SIGTERM, worker.stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN if parent else worker.stop)
    if parent:
        threading.Thread(target=_leave_with, args=(parent, worker), daemon=True).start()
    worker.run()


def _leave_with(parent: int, worker: Worker) -> None:
    """A worker does not outlive a hall that was killed."""
    gone = threading.Event()
    while os.getppid() == parent:
        gone.wait(AGAIN)
    worker.stop()
