"""Meadhall: a digital table for Norse board games.

MEADHALL_PURE=1 runs the rules uncompiled, from the same files, whatever compiled modules lie beside them.
"""

import os
import sys

__version__ = "0.1.0"

if os.environ.get("MEADHALL_PURE"):
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, PathFinder, SourceFileLoader

    def _source_only(folder: str) -> FileFinder:
        if not folder.startswith(__path__[0]):
            raise ImportError(folder)
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    PathFinder.invalidate_caches()
    sys.path_importer_cache.clear()
    sys.path_hooks.insert(0, _source_only)
