"""An opponent that decides nothing: its boards, cards and preferences are data of a set. In: a game with it. Out: its turns."""
