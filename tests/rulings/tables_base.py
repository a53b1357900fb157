"""Tables that the rulings of the base game are tried on."""

from simcore import Scenario


def table(*cards, hand, deck=(), discard=(), **options):
    """Player 0 to move with exactly these cards; what is not named is empty."""
    s = Scenario(cards, **options)
    s.put(0, hand=hand, deck=deck, discard=discard)
    return s


def against(s, *, hand=(), deck=(), discard=(), player=1):
    """The same for another player."""
    s.put(player, hand=hand, deck=deck, discard=discard)
    return s


def kinds(s):
    """What was asked so far."""
    return [asked.kind for asked in s.asked]


def throne(*cards, hand, deck, answers, opponent=()):
    s = table("Throne Room", *cards, hand=["Throne Room", *hand], deck=deck)
    against(s, hand=opponent)
    s.answer(*answers)
    s.play("Throne Room")
    assert not s.unanswered
    return s
