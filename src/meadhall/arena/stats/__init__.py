"""What sagas tell about the game itself."""
