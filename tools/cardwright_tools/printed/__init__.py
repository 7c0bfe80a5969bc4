"""Printed wording: compared with rules, imported, varied and measured."""
