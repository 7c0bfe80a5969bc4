"""Printed wording, read. In: sentences as they stand on cards, and a vocabulary. Out: lines of the language, rules, and what differs."""
