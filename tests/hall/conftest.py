from tests.hall.halls import halls, postgres, redis
from tests.hall.inside import clock, inside

__all__ = ["clock", "halls", "inside", "postgres", "redis"]
