"""Text of Python files. In: plan.Module. Out: GeneratedFile, formatted, byte-identical on every rebuild."""
