"""What a caller can do wrong. Each is raised before anything changed."""


class GameError(Exception):
    """Something was asked of a game that it cannot do; the game is as it was."""


class WrongChoice(GameError):
    """No such option, not this player's decision, or a decision that has passed."""


class BadSave(GameError):
    """A saved game that cannot be read: damaged, of an unknown version, or with unknown cards."""


class CannotUndo(GameError):
    """Nothing to take back, or something hidden was revealed since."""
