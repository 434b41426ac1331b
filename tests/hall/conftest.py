from tests.hall.halls import halls, postgres, redis

__all__ = ["halls", "postgres", "redis"]
