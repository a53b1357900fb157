"""The parts of a report page: escaped HTML, its style, and the script that sorts tables.

The page loads nothing: no fonts, no scripts, no pictures from anywhere. Its content security
policy says so to the browser as well.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

CSS = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1a1a1a; --muted: #595959;
        --line: #d9d9d9; --card: #fff; --link: #005a8f; --stripe: #f5f5f5; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181b; --ink: #ececec; --muted: #b0b0b0; --line: #3a3f45;
          --link: #79c0f2; --stripe: #1e2125; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1100px; padding: 1.5rem 1rem 4rem; background: var(--paper);
       color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; overflow-wrap: anywhere; }
h2 { font-size: 1.35rem; margin: 2.6rem 0 .8rem; }
p.lead, figcaption, p.note { color: var(--muted); margin: .3rem 0; }
p.warning { border-left: 4px solid #d55e00; padding: .3rem .8rem; }
a { color: var(--link); }
figure { margin: 0 0 1.8rem; }
figure img { display: block; width: 100%; height: auto; background: #fff;
             border: 1px solid var(--line); border-radius: 8px; padding: 4px; }
figcaption, p.note { font-size: .88rem; }
.scroll { overflow-x: auto; max-height: 34rem; overflow-y: auto; border: 1px solid var(--line);
          border-radius: 8px; }
table { border-collapse: collapse; width: 100%; font-size: .9rem;
        font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: left; white-space: nowrap; }
th { position: sticky; top: 0; background: var(--paper); border-bottom: 2px solid var(--line); }
td.number, th.number { text-align: right; }
tbody tr:nth-child(even) { background: var(--stripe); }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; }
th button::after { content: " \\2195"; color: var(--muted); }
th[aria-sort=ascending] button::after { content: " \\2191"; color: inherit; }
th[aria-sort=descending] button::after { content: " \\2193"; color: inherit; }
pre { overflow-x: auto; background: var(--stripe); padding: .8rem; border-radius: 8px; }
"""

JS = """
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.parentElement, table = head.closest("table"), body = table.tBodies[0];
    const column = head.cellIndex, numeric = head.classList.contains("number");
    const first = numeric ? "descending" : "ascending";
    const other = numeric ? "ascending" : "descending";
    const order = head.getAttribute("aria-sort") === first ? other : first;
    for (const cell of head.parentElement.cells) cell.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", order);
    const sign = order === "ascending" ? 1 : -1;
    const key = row => row.cells[column].dataset.value;
    const compare = numeric ? (a, b) => key(a) - key(b) : (a, b) => key(a).localeCompare(key(b));
    body.append(...[...body.rows].sort((a, b) => sign * compare(a, b)));
  });
}
"""

POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


class Value(NamedTuple):
    """A number in a table: what it sorts by and how it reads."""

    number: float
    text: str


def page(title: str, body: Iterable[str]) -> str:
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<link rel="icon" href="data:,">',
            f"<title>{escape(title)}</title>",
            f"<style>{CSS}</style></head><body>",
            *body,
            f"<script>{JS}</script></body></html>",
            "",
        ]
    )


def element(tag: str, text: object, kind: str = "") -> str:
    mark = f' class="{kind}"' if kind else ""
    return f"<{tag}{mark}>{escape(str(text))}</{tag}>"


def table(titles: Sequence[str], rows: Iterable[Sequence[str | Value]]) -> str:
    """A table that sorts by a click on its titles."""
    lines = [list(row) for row in rows]
    numeric = [bool(lines) and isinstance(cell, Value) for cell in lines[0]] if lines else []
    marks = [' class="number"' if number else "" for number in numeric] or [""] * len(titles)
    head = "".join(
        f'<th scope="col"{mark}><button type="button">{escape(title)}</button></th>'
        for title, mark in zip(titles, marks, strict=True)
    )
    body = "\n".join("<tr>" + "".join(_cell(cell) for cell in line) + "</tr>" for line in lines)
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _cell(cell: str | Value) -> str:
    if isinstance(cell, Value):
        return f'<td class="number" data-value="{cell.number!r}">{escape(cell.text)}</td>'
    text = escape(cell)
    return f'<td data-value="{text}">{text}</td>'


def contents(links: Iterable[tuple[str, str]]) -> str:
    """A list of links to parts of the page."""
    items = "".join(f'<li><a href="#{escape(id)}">{escape(text)}</a></li>' for id, text in links)
    return f"<ul>{items}</ul>"


def picture(name: str, svg: bytes, alt: str) -> str:
    """A chart, inlined, with links to its files in charts/."""
    data = base64.b64encode(svg).decode()
    links = ", ".join(
        f'<a href="charts/{escape(name)}.{kind}">{kind.upper()}</a>'
        for kind in ("png", "svg")
    )
    return (
        f'<figure id="{escape(name)}"><img alt="{escape(alt)}" '
        f'src="data:image/svg+xml;base64,{data}">'
        f"<figcaption>{links}</figcaption></figure>"
    )
