"""A fingerprint of plain data. In: numbers, words, lists and tables. Out: the same short text on every machine."""

import json
from hashlib import blake2b


def canonical(data: object) -> str:
    """One spelling for each value: keys sorted, no spaces, nothing but ASCII."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(data: object) -> str:
    return digest_of_text(canonical(data))


def digest_of_text(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
