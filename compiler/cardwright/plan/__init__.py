"""Everything Python needs, decided. In: rules.Card and the Shapes of its game. Out: plan.Module and findings."""
