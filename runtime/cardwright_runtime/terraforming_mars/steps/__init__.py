"""What rules call to change a game, to count in it, and to ask. In: the game, and the frame of the block or the player. Out: changes, numbers, questions.

Generated rules take these functions from `names`, as they take all else.
"""
