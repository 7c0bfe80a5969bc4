"""What people run: thin shells over compiler and runtime. All reading, writing and printing is here."""
