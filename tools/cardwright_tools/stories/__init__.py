"""Stories: given / when / then in the game's language. In: Markdown pages. Out: what holds, and what does not."""
