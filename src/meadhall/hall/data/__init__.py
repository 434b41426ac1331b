"""Plain data that the tables and the store share. It knows neither of them."""
