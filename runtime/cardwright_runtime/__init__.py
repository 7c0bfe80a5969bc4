"""What runs: a kernel that knows no game, and games on top of it. Imports only the standard library."""
