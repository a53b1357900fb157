"""A stand-in for a kingdom, so that strategies can be compiled without the core."""

import pytest

from simcore.catalog import TYPE_BIT, load

BASIC = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")


class TableOfNames:
    """The binding of a kingdom: slots in the order of the names, options by card."""

    types = TYPE_BIT

    def __init__(self, *names, options=None):
        self.slots = {name: slot for slot, name in enumerate([*BASIC, *names])}
        self.options = options or {}

    def slot(self, name):
        return self.slots.get(name)

    def option(self, name, label):
        labels = self.options.get(name, [])
        if label not in labels:
            raise KeyError(f"{name} has no option {label!r}, only {', '.join(labels)}")
        return labels.index(label)


@pytest.fixture
def bind():
    return TableOfNames


@pytest.fixture
def everything():
    """A binding that holds every card and landscape there is."""
    catalog = load()
    return TableOfNames(
        *(name for name in [*catalog.cards, *catalog.landscapes] if name not in BASIC)
    )
