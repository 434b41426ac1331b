from tests.hall.halls import halls, postgres, redis
from tests.hall.inside import clock, folder, inside, standing_hall

__all__ = ["clock", "folder", "halls", "inside", "postgres", "redis", "standing_hall"]
