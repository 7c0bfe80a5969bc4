"""Whether every change of a rule is seen in its code and in its words. In: random rules. Out: pairs that are played or said alike."""
