"""What a computer does to a run: it ends in the midst, or a disk takes no more. In: deeds. Out: what was lost by it; nothing should be."""
