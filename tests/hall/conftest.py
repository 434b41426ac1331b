from tests.hall.halls import engine, halls, postgres, redis
from tests.hall.inside import clock, folder, inside, standing_hall

__all__ = ["clock", "engine", "folder", "halls", "inside", "postgres", "redis", "standing_hall"]
