"""Logs as JSON lines, with the table and its sequence where there is one."""

from __future__ import annotations

import logging
import sys

import msgspec

CARRIED = ("table", "seq", "door", "worker", "seconds", "status", "path")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        carried = vars(record)
        line |= {key: carried[key] for key in CARRIED if key in carried}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_as_json(level: str = "info") -> None:
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # not logged, so not looked up
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "uvicorn", "sqlalchemy"):  # uvicorn would name the address of everybody who connects
        logging.getLogger(name).setLevel(logging.WARNING)
