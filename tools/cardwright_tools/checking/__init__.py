"""`cardwright check`. In: paths. Out: findings, printed as somebody or something wants them."""
