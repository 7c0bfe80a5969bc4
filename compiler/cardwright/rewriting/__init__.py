"""A card said anew, for the plan. In: a card as its author wrote it. Out: rules in fewer forms; which steps speak of others."""
