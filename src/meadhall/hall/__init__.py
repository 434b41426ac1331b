"""The host: tables, seats, clocks, undo, chat, store, live updates, HTTP and WebSocket API, accounts, jobs."""
