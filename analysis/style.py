"""How every chart looks: palette, fonts, frame with title and caption, deterministic files."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator

# Okabe and Ito's palette: told apart with every common kind of colour blindness
BLUE, ORANGE, GREEN, VERMILLION = "#0072B2", "#E69F00", "#009E73", "#D55E00"
PURPLE, SKY, YELLOW, BLACK = "#CC79A7", "#56B4E9", "#F0E442", "#000000"
SERIES = [BLUE, ORANGE, GREEN, PURPLE]
INK, MUTED, GREY, FAINT = "#1a1a1a", "#595959", "#bdbdbd", "#dcdcdc"

WIDTH = 10.0  # inches; the heights follow from what is shown
LEFT = 0.02  # left edge of all text, as a share of the width
LEGEND = 0.28  # height of a line of the legend
ROW = 0.36  # height of a row in charts with a row per kingdom

RC: dict[Any, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 13,
    "text.parse_math": False,  # a kingdom called "$5 deck" is not a formula
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.edgecolor": MUTED,
    "axes.labelcolor": MUTED,
    "axes.axisbelow": True,
    "axes.grid": False,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "ytick.left": False,
    "legend.frameon": False,
    "text.color": INK,
    "svg.hashsalt": "simcore",
    "svg.fonttype": "path",
}


@contextmanager
def chart_style() -> Iterator[None]:
    with matplotlib.rc_context({**matplotlib.rcParamsDefault, "backend": "agg", **RC}):
        yield


@dataclass
class Chart:
    """A finished figure and the words that go with it."""

    name: str  # of its files
    title: str  # says what is seen
    subtitle: str  # says what is shown
    caption: str  # games, intervals, seed
    figure: Figure
    legend_top: float  # inches below the upper edge

    def save(self, folder: Path) -> dict[str, Path]:
        """Write PNG and SVG, the same bytes every time."""
        paths = {kind: folder / f"{self.name}.{kind}" for kind in ("png", "svg")}
        with chart_style():
            self._settle()
            self.figure.savefig(paths["png"], dpi=160, metadata={"Software": None})
            self.figure.savefig(paths["svg"], metadata={"Date": None, "Creator": None})
        return paths

    def _settle(self) -> None:
        """Lay the axes out once and for all: the solver's last bits differ from run to run."""
        self.figure.draw_without_rendering()
        self.figure.set_layout_engine("none")
        for ax in self.figure.axes:
            left, bottom, width, height = ax.get_position().bounds
            ax.set_position((round(left, 4), round(bottom, 4), round(width, 4), round(height, 4)))


def clean(text: object, limit: int = 34) -> str:
    """A name as a label: on one line, printable, not too long."""
    line = " ".join("".join(c if c.isprintable() else " " for c in str(text)).split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"


def whole(text: object, limit: int = 34) -> str:
    """A name within a title: never broken over two lines."""
    return clean(text, limit).replace(" ", "\xa0")


def framed(
    name: str,
    title: str,
    subtitle: str,
    caption: str,
    height: float,
    legend_lines: int = 0,
    **grid: Any,
) -> tuple[Chart, list[Axes]]:
    """An empty chart: title, subtitle and room for a legend above, caption below the axes.

    `height` is that of the axes in inches; `grid` goes to `Figure.subplots`.
    """
    heading = _balanced(title, 58)
    above = _balanced(subtitle, 96)
    below = _wrap(caption, 118)
    legend_top = 0.3 + 0.34 * len(heading) + 0.25 * len(above)
    top = legend_top + LEGEND * legend_lines
    bottom = 0.2 + 0.21 * len(below)
    total = height + top + bottom
    room = (LEFT, bottom / total, 0.965, 1 - (top + bottom) / total)
    layout = ConstrainedLayoutEngine(rect=room, w_pad=0.02, h_pad=0.04, hspace=0.05)
    figure = Figure(figsize=(WIDTH, total), layout=layout, facecolor="white")
    FigureCanvasAgg(figure)
    _lines(figure, heading, 1 - 0.16 / total, 0.34 / total, size=18, weight="bold")
    y = 1 - (0.2 + 0.34 * len(heading)) / total
    _lines(figure, above, y, 0.25 / total, size=13, color=MUTED)
    _lines(figure, below, (bottom - 0.08) / total, 0.21 / total, size=10.5, color=MUTED)
    axes = figure.subplots(squeeze=False, **grid)
    plain = title.replace("\xa0", " ")
    return Chart(name, plain, subtitle, caption, figure, legend_top), list(axes.flat)


def legend(chart: Chart, ax: Axes, lines: int, reverse: bool = False) -> None:
    """The legend of `ax`, over the whole width, in the room that `framed` left for it."""
    handles, labels = ax.get_legend_handles_labels()
    if reverse:
        handles, labels = handles[::-1], labels[::-1]
    height = chart.figure.get_figheight()
    box = chart.figure.legend(
        handles, labels, loc="upper left", bbox_to_anchor=(LEFT, 1 - chart.legend_top / height),
        ncols=-(-len(labels) // lines), borderpad=0, borderaxespad=0, handlelength=1.2,
        handletextpad=0.4, columnspacing=1.4,
    )
    box.set_in_layout(False)


def _balanced(text: str, width: int) -> list[str]:
    """Wrapped into as few lines as possible, of lengths as equal as possible."""
    lines = _wrap(text, width)
    while width > 20 and len(_wrap(text, width - 1)) == len(lines):
        width -= 1
    return _wrap(text, width)


def _wrap(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_on_hyphens=False)


def _lines(figure: Figure, lines: list[str], y: float, step: float, **font: Any) -> None:
    for i, line in enumerate(lines):
        text = figure.text(LEFT, y - i * step, line, va="top", ha="left", **font)
        text.set_in_layout(False)  # the frame has reserved its room


def whole_numbers(ax: Axes) -> None:
    ax.xaxis.set_major_locator(MaxNLocator(9, steps=[1, 2, 5, 10], integer=True))


def percent_axis(ax: Axes, axis: str = "x") -> None:
    target = ax.xaxis if axis == "x" else ax.yaxis
    target.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10]))
    target.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:.4g} %"))


def row_value(ax: Axes, y: int, text: str, colour: str, after: str = "") -> None:
    """A number at the right end of a row, and in small print what belongs to it."""
    number = ax.annotate(
        text, (1, y), xycoords=("axes fraction", "data"), xytext=(8, 0),
        textcoords="offset points", va="center", color=colour, weight="bold",
    )
    if after:
        ax.annotate(
            after, (1, 0.5), xycoords=number, xytext=(5, 0), textcoords="offset points",
            va="center", color=MUTED, size=10.5,
        )


def row_axis(ax: Axes, labels: list[str]) -> None:
    """A row per label, the first on top."""
    ax.set_yticks(range(len(labels)), labels)
    ax.set_ylim(len(labels) - 0.4, -0.6)
    ax.grid(axis="y")
    ax.tick_params(axis="y", length=0)
