"""Tables that the rulings of Seaside are tried on."""

from simcore import Scenario

T_REVEAL, T_LOOK = 10, 11  # codes of the event trace: shown to all, seen by one player


def table(*kingdom, players=2, **options):
    """A table where everybody has only what a test puts there."""
    s = Scenario(list(kingdom), players=players, **options)
    for player in range(players):
        s.put(player, hand=[], deck=[], discard=[])
    return s


def come_round(s, players=2):
    """To the same player's next turn."""
    for _ in range(players):
        s.end_turn()


def bag(*names):
    return sorted(names)


def shown(s, code):
    """The cards that were revealed (or looked at) so far."""
    return [s._table.names[row[2]] for row in s._table.trace() if row[0] == code]


def gains(s, player):
    """The cards a player has gained so far, in order."""
    return [s._table.names[row[2]] for row in s._table.trace() if row[0] == 4 and row[1] == player]


def embargoed(*tokens, kingdom=("Embargo",), players=2):
    """A table after Embargoes were played on the named piles."""
    s = table(*kingdom, players=players)
    s.put(0, hand=["Embargo"] * len(tokens))
    s.actions = len(tokens)
    for pile in tokens:
        s.answer(pile)
        s.play("Embargo")
    return s
