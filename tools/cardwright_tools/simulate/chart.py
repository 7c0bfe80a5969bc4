"""A page of charts. In: rows. Out: one HTML file with drawings of its own, readable in light and dark, without a network."""

from collections import defaultdict
from html import escape
from math import ceil
from pathlib import Path

from cardwright_runtime.terraforming_mars.setup import table_for
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.rows import Row
from cardwright_tools.simulate.summary import figure

_HISTOGRAMS = (
    ("generations", "Generations", True),
    ("vp", "Points", False),
    ("vp_rating", "Points of the rating", False),
    ("vp_cards", "Points of cards", False),
    ("vp_greenery", "Points of greeneries", False),
    ("vp_city", "Points of cities", False),
    ("cards_played", "Cards played", False),
    ("megacredits", "Megacredits left", False),
)
_WIDTH, _HEIGHT, _FOOT, _BARS = 360, 150, 22, 24
_NAMES, _LONGEST = 170, 155

_STYLE = """
:root { color-scheme: light dark; --ink: #22252b; --paper: #fbfaf7; --bar: #c1502e; --faint: #8a8f98; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #17191d; --bar: #e0764f; --faint: #7d838c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 1.5rem; }
figure { margin: 0; } figcaption { font-weight: 600; } small { color: var(--faint); font-weight: 400; }
svg { width: 100%; height: auto; } rect { fill: var(--bar); } text { fill: var(--faint); font-size: 11px; }
line { stroke: var(--faint); stroke-dasharray: 3 3; }
"""


def chart_page(plan: Plan, rows: list[Row]) -> str:
    games = len({row["game"] for row in rows})
    drawings = [
        _histogram(title, [float(row[name]) for row in rows if not per_game or row["seat"] == 0])
        for name, title, per_game in _HISTOGRAMS
    ]
    drawings.append(_bars("Mean points by corporation", _means_by_corporation(plan, rows)))
    packs = f", packs {', '.join(Path(pack).name for pack in plan.packs)}" if plan.packs else ""
    facts = (
        f"{games} games, {plan.players} players, policy {plan.policy}, sets {', '.join(plan.sets)}{packs}, "
        f"board {plan.board}, seed {plan.seed}"
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Simulated games</title>'
        f"<style>{_STYLE}</style></head><body><h1>Simulated games</h1>"
        f'<p>{escape(facts)}</p><div class="charts">{"".join(drawings)}</div></body></html>\n'
    )


def _histogram(title: str, values: list[float]) -> str:
    facts = figure(title, values)
    if not facts.count:
        return ""
    # Whole numbers only: a bar of two numbers beside a bar of one would be twice as high for nothing.
    width = ceil((facts.most - facts.least + 1) / _BARS)
    counts: dict[int, int] = defaultdict(int)
    for value in values:
        counts[int((value - facts.least) // width)] += 1
    places = max(counts) + 1
    highest = max(counts.values())
    step = _WIDTH / places
    bars = [
        _rect(place * step, step * 0.88, (_HEIGHT - _FOOT) * counts[place] / highest)
        + f"<title>{_span(facts.least + place * width, width)}: {counts[place]}</title></rect>"
        for place in range(places)
        if counts[place]
    ]
    mean = (facts.mean - facts.least + 0.5) / (width * places) * _WIDTH
    line = f'<line x1="{mean:.1f}" x2="{mean:.1f}" y1="0" y2="{_HEIGHT - _FOOT}"/>'
    caption = (
        f"{escape(title)} <small>mean {facts.mean:.1f}, deviation {facts.deviation:.1f}</small>"
    )
    return _figure(caption, "".join(bars) + line + _axis(facts.least, facts.most), _HEIGHT)


def _span(least: float, width: int) -> str:
    return f"{least:g}" if width == 1 else f"{least:g} to {least + width - 1:g}"


def _means_by_corporation(plan: Plan, rows: list[Row]) -> list[tuple[str, float]]:
    rules = table_for(plan.players, plan.sets, plan.board, packs=plan.packs).rules
    names = {rule.key: rule.name for rule in rules}
    points: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        corporation = str(row["corporation"])
        points[names.get(corporation, corporation)].append(float(row["vp"]))
    means = [(name, sum(values) / len(values)) for name, values in points.items()]
    return sorted(means, key=lambda mean: -mean[1])


def _bars(title: str, means: list[tuple[str, float]]) -> str:
    highest = max((mean for _, mean in means), default=1.0)
    lines = [
        f'<text x="0" y="{place * 18 + 12}">{escape(name)}</text>'
        f'<rect x="{_NAMES}" y="{place * 18 + 2}" width="{_LONGEST * mean / highest:.1f}" height="12"/>'
        f'<text x="{_NAMES + 4 + _LONGEST * mean / highest:.1f}" y="{place * 18 + 12}">{mean:.1f}</text>'
        for place, (name, mean) in enumerate(means)
    ]
    return _figure(escape(title), "".join(lines), len(means) * 18 + 4)


def _rect(left: float, width: float, height: float) -> str:
    top = _HEIGHT - _FOOT - height
    return f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}">'


def _axis(least: float, most: float) -> str:
    return (
        f'<text x="0" y="{_HEIGHT - 6}">{least:g}</text>'
        f'<text x="{_WIDTH}" y="{_HEIGHT - 6}" text-anchor="end">{most:g}</text>'
    )


def _figure(caption: str, drawing: str, height: float) -> str:
    return (
        f'<figure><figcaption>{caption}</figcaption><svg viewBox="0 0 {_WIDTH} {height:g}" role="img">'
        f"{drawing}</svg></figure>"
    )
