from tests.hall.halls import halls, postgres, redis
from tests.hall.inside import clock, inside, standing_hall

__all__ = ["clock", "halls", "inside", "postgres", "redis", "standing_hall"]
