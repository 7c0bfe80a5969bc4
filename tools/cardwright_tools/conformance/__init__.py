"""Recorded scenarios against this engine. In: a folder of scenario files. Out: a report of what agrees."""
