"""Logs as JSON lines, with the table and its sequence where there is one."""

from __future__ import annotations

import logging
import sys

import msgspec

CARRIED = ("table", "seq", "door", "worker", "seconds", "status", "path")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        carried = vars(record)
        told |= {key: carried[key] for key in CARRIED if key in carried}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def keep_journal(level: str = "info") -> None:
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # not told, so not asked for
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "uvicorn", "sqlalchemy"):  # uvicorn would name the address of everybody who connects
        logging.getLogger(name).setLevel(logging.WARNING)
