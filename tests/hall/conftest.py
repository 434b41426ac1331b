from tests.hall.halls import engine, halls, postgres, redis
from tests.hall.inside import clock, folder, inside, standing_hall
from tests.hall.running import database, filled

__all__ = ["clock", "database", "engine", "filled", "folder", "halls", "inside", "postgres", "redis", "standing_hall"]
