"""The default choices of Seaside cards: tables on which a good player's choice is clear."""

import re

import pytest

from simcore import Kingdom, Scenario, play_log
from strategies import load_strategy

MIDDLE = ["Copper"] * 5 + ["Silver"] * 2 + ["Estate"] * 3


def table(*kingdom, players=2, **zones):
    """Player 0 has what the test says and is left to the defaults; decks are ordinary."""
    s = Scenario(list(kingdom), players=players, auto=True)
    for player in range(players):
        s.put(player, hand=[], deck=[], discard=MIDDLE)
    s.put(0, **zones)
    return s


def near_the_end(s):
    s.set_supply("Province", 1)


# ---------------------------------------------------------------- Embargo


def test_embargo_goes_where_the_opponent_buys_and_we_do_not():
    s = table("Embargo", "Wharf", "Caravan", hand=["Embargo"], discard=["Caravan", "Caravan"])
    s.put(1, discard=["Wharf", "Wharf"])
    s.play("Embargo")
    s.end_turn()
    s.coins, s.buys = 10, 2
    s.buy("Wharf")
    assert s.owned(1)["Curse"] == 1


def test_embargo_spares_provinces_and_gold():
    s = table("Embargo", "Wharf", hand=["Embargo"])
    s.play("Embargo")
    s.coins, s.buys = 14, 2
    s.buy("Province")
    s.buy("Gold")
    assert "Curse" not in s.owned(0)


def test_embargo_spares_its_own_pile():
    s = table("Embargo", hand=["Embargo"])
    s.play("Embargo")
    s.coins = 2
    s.buy("Embargo")
    assert "Curse" not in s.owned(0)


@pytest.mark.parametrize("ours, curses", [(0, 1), (2, 1), (3, 0), (5, 0)])
def test_embargo_hurts_silver_only_if_the_others_live_on_it(ours, curses):
    s = table("Embargo", hand=["Embargo"], discard=["Copper"] * 5 + ["Silver"] * ours)
    s.put(1, discard=["Copper"] * 5 + ["Silver"] * 4 + ["Gold"] * 3)
    s.play("Embargo")
    s.end_turn()
    s.coins, s.buys = 9, 2
    s.buy("Gold")  # everybody needs it, however many the others have
    assert "Curse" not in s.owned(1)
    s.buy("Silver")
    assert s.owned(1).get("Curse", 0) == curses


# ---------------------------------------------------------------- Haven


@pytest.mark.parametrize("hand, aside", [
    (["Gold", "Gold", "Silver", "Copper"], "Copper"),  # $9 buy a Province; $8 do so too
    (["Gold", "Gold", "Estate", "Copper"], "Copper"),  # $7 buy no more than $6
    (["Silver", "Copper", "Estate"], "Estate"),  # every coin counts
    (["Smithy", "Smithy", "Silver", "Copper"], "Smithy"),  # only one of them can be played
])
def test_haven_keeps_what_this_turn_can_spare(hand, aside):
    s = table("Haven", "Smithy", hand=["Haven", *hand[:-1]], deck=[hand[-1]], discard=[])
    s.play("Haven")
    assert s.set_aside(0) == [aside]


# ---------------------------------------------------------------- Native Village


@pytest.mark.parametrize("mat, hand, taken", [
    (["Gold"], ["Gold", "Silver"], True),  # $8 with the mat
    (["Gold"], ["Copper"], False),  # too little for now
    (["Estate", "Curse"], ["Gold", "Gold"], False),  # let them lie
    (["Silver", "Silver", "Gold", "Smithy"], [], True),  # a hand of its own
])
def test_native_village_knows_when_to_take(mat, hand, taken):
    s = table("Native Village", "Smithy", hand=["Native Village", *hand], deck=["Copper"] * 3,
              mats={"Native Village": mat})
    s.play("Native Village")
    assert len(s.mat(0, "Native Village")) == (0 if taken else len(mat) + 1)


def test_native_village_takes_before_the_game_ends():
    s = table("Native Village", hand=["Native Village", "Silver", "Copper"], deck=["Copper"],
              mats={"Native Village": ["Silver"]})
    near_the_end(s)
    s.play("Native Village")
    assert s.mat(0, "Native Village") == []


# ---------------------------------------------------------------- Pearl Diver, Lookout, Navigator


@pytest.mark.parametrize("bottom, up", [("Gold", True), ("Silver", True), ("Estate", False)])
def test_pearl_diver_raises_good_cards(bottom, up):
    s = table("Pearl Diver", hand=["Pearl Diver"], deck=["Copper", "Copper", "Copper", bottom])
    s.play("Pearl Diver")
    assert s.deck(0)[0 if up else -1] == bottom


@pytest.mark.parametrize("deck, trashed, on_top", [
    (["Curse", "Estate", "Gold"], "Curse", "Gold"),
    (["Gold", "Estate", "Copper"], "Estate", "Gold"),
    (["Province", "Copper", "Silver"], "Copper", "Silver"),
    (["Province", "Gold", "Silver"], "Silver", "Gold"),  # never the points
])
def test_lookout_trashes_the_worst(deck, trashed, on_top):
    s = table("Lookout", hand=["Lookout"], deck=deck)
    s.play("Lookout")
    assert (s.trash, s.deck(0)) == ([trashed], [on_top])


@pytest.mark.parametrize("deck, kept", [
    (["Gold", "Gold", "Silver", "Copper", "Estate"], True),
    (["Copper", "Estate", "Estate", "Estate", "Curse"], False),
])
def test_navigator_judges_by_value(deck, kept):
    s = table("Navigator", hand=["Navigator"], deck=deck)
    s.play("Navigator")
    assert (len(s.deck(0)) == 5) is kept
    if kept:
        assert s.deck(0)[0] == "Gold"


# ---------------------------------------------------------------- Ambassador


@pytest.mark.parametrize("hand, left", [
    (["Curse", "Estate", "Estate", "Copper"], ["Copper", "Estate", "Estate"]),
    (["Estate", "Estate", "Copper", "Copper"], ["Copper", "Copper"]),
    (["Copper", "Copper", "Silver"], ["Silver"]),
])
def test_ambassador_returns_curses_then_estates_then_coppers(hand, left):
    s = table("Ambassador", hand=["Ambassador", *hand])
    s.play("Ambassador")
    assert sorted(s.hand(0)) == left


def test_ambassador_keeps_the_coppers_a_deck_needs():
    s = table("Ambassador", hand=["Ambassador", "Copper", "Copper", "Copper"], discard=["Copper"])
    s.play("Ambassador")
    assert s.hand(0) == ["Copper"] * 3
    assert s.discard(1).count("Copper") == 6


def test_ambassador_gives_no_points_away_at_the_end():
    s = table("Ambassador", hand=["Ambassador", "Estate", "Copper"])
    near_the_end(s)
    s.play("Ambassador")
    assert s.hand(0) == ["Estate"]
    assert s.discard(1).count("Copper") == 6


def test_ambassador_keeps_good_cards():
    s = table("Ambassador", hand=["Ambassador", "Gold", "Silver"])
    s.play("Ambassador")
    assert sorted(s.hand(0)) == ["Gold", "Silver"]


# ---------------------------------------------------------------- Smugglers, Island, Salvager


@pytest.mark.parametrize("gained, empty, result", [
    (["Estate", "Gold"], None, "Gold"),
    (["Gold", "Silver"], "Gold", "Silver"),
    (["Curse", "Gold"], "Gold", None),  # rather nothing than a Curse
])
def test_smugglers_take_the_best_that_is_there(gained, empty, result):
    s = table("Smugglers")
    s.end_turn()
    s.coins, s.buys = 20, 2
    for card in gained:
        s.buy(card)
    if empty:
        s.set_supply(empty, 0)
    s.end_turn()
    s.put(0, hand=["Smugglers"], deck=[], discard=[])
    s.play("Smugglers")
    assert s.discard(0) == ([result] if result else [])


@pytest.mark.parametrize("hand, saved", [
    (["Gold", "Province", "Estate"], "Province"),
    (["Gold", "Curse", "Copper"], "Curse"),
    (["Gold", "Silver", "Copper"], "Copper"),
])
def test_island_takes_away_what_only_scores(hand, saved):
    s = table("Island", hand=["Island", *hand])
    s.play("Island")
    assert sorted(s.mat(0, "Island")) == sorted(["Island", saved])


@pytest.mark.parametrize("hand, late, trashed", [
    (["Gold", "Estate", "Copper"], False, "Estate"),
    (["Curse", "Estate", "Silver"], False, "Curse"),
    (["Gold", "Silver", "Silver", "Copper"], True, "Gold"),  # $5 + $6 buy a Province at the end
    (["Province", "Gold", "Copper"], False, "Copper"),
])
def test_salvager_turns_the_right_card_into_coins(hand, late, trashed):
    s = table("Salvager", hand=["Salvager", *hand])
    if late:
        near_the_end(s)
    s.play("Salvager")
    assert s.trash == [trashed]


# ---------------------------------------------------------------- Pirate Ship


@pytest.mark.parametrize("tokens, hand, attacks", [
    (0, [], True),
    (3, ["Copper"], True),
    (4, [], False),  # worth more than an attack
    (2, ["Gold", "Gold"], False),  # a Province now
])
def test_pirate_ship_attacks_until_its_coins_are_better(tokens, hand, attacks):
    s = table("Pirate Ship", hand=["Pirate Ship", *hand], pirate_coins=tokens)
    s.put(1, deck=["Copper", "Silver"])
    s.play("Pirate Ship")
    assert (s.pirate_coins(0), s.coins) == ((tokens + 1, 0) if attacks else (tokens, tokens))


def test_pirate_ship_sinks_the_best_treasure():
    s = table("Pirate Ship", hand=["Pirate Ship"])
    s.put(1, deck=["Copper", "Gold"])
    s.play("Pirate Ship")
    assert s.trash == ["Gold"]


# ---------------------------------------------------------------- Sailor, Ghost Ship


def test_sailor_plays_a_bought_caravan():
    s = table("Sailor", "Caravan", hand=["Sailor"])
    s.play("Sailor")
    s.coins = 4
    s.buy("Caravan")
    assert s.in_play(0) == ["Sailor", "Caravan"]


def test_sailor_does_not_throw_a_good_hand_away():
    hand = ["Sailor", "Artisan", "Gold", "Gold", "Estate"]
    s = table("Sailor", "Tactician", "Artisan", hand=hand)
    s.play("Sailor")
    s.answer("Tactician")
    s.play("Artisan")
    assert s.in_play(0) == ["Sailor", "Artisan"]


@pytest.mark.parametrize("hand, trashed", [
    (["Curse", "Gold"], ["Curse"]),
    (["Silver", "Gold"], []),
])
def test_sailor_trashes_junk_only(hand, trashed):
    s = table("Sailor", hand=["Sailor"], deck=[], discard=[])
    s.play("Sailor")
    s.put(0, deck=hand)
    s.end_turn()
    s.end_turn()
    assert s.trash == trashed


def test_ghost_ship_victims_save_the_action_they_cannot_play():
    s = table("Ghost Ship", "Smithy", hand=["Ghost Ship"])
    s.put(1, hand=["Smithy", "Smithy", "Gold", "Silver", "Estate"], deck=[])
    s.play("Ghost Ship")
    assert sorted(s.hand(1)) == ["Gold", "Silver", "Smithy"]
    assert sorted(s.deck(1)) == ["Estate", "Smithy"]


# ---------------------------------------------------------------- where the principles suffice


def test_warehouse_discards_the_worst_three():
    s = table("Warehouse", hand=["Warehouse", "Estate", "Gold"], deck=["Curse", "Silver", "Estate"])
    s.play("Warehouse")
    assert sorted(s.hand(0)) == ["Gold", "Silver"]


def test_treasury_goes_back_onto_the_deck():
    s = table("Treasury", hand=["Treasury"], deck=["Copper"] * 9)
    s.play("Treasury")
    s.end_turn()
    assert "Treasury" in s.hand(0)


def test_explorer_shows_its_province():
    s = table("Explorer", hand=["Explorer", "Province"])
    s.play("Explorer")
    assert "Gold" in s.hand(0)


def test_pirate_joins_in_and_brings_gold():
    s = table("Pirate", hand=["Pirate"])
    s.coins = 3
    s.buy("Silver")
    assert s.in_play(0) == ["Pirate"]
    s.end_turn()
    s.end_turn()
    assert s.owned(0)["Gold"] == 1


# ---------------------------------------------------------------- when to play them


def plays(card, *hand, also=(), provinces=8, **zones):
    """Is the card played when a Staff lets an Action be played for nothing?"""
    s = table(card, "Jewelled Egg", *also, hand=["Staff", card, *hand], **zones)
    s.set_supply("Province", provinces)
    s.play("Staff")
    return card not in s.hand(0)


def first_play(*hand, kingdom):
    s = table("Jewelled Egg", *kingdom, hand=["Staff", *hand], deck=["Copper"] * 9)
    s.play("Staff")
    return s.in_play(0)[1]


@pytest.mark.parametrize("hand, played", [
    (["Copper", "Copper", "Estate", "Estate"], True),
    (["Gold", "Gold", "Silver"], False),  # a Province now is better than a large hand later
    (["Copper"], False),  # so little is not worth a turn
])
@pytest.mark.parametrize("tactician", ["Tactician", "Tactician (1e)"])
def test_tactician_spares_a_province(tactician, hand, played):
    assert plays(tactician, *hand) is played


@pytest.mark.parametrize("hand, provinces, played", [
    (["Gold"], 8, True),  # $6, with the Staff, become $8
    (["Silver"], 8, True),  # $5 become $7: a Gold
    (["Estate"], 8, True),  # $3 become $5
    (["Gold", "Silver"], 8, False),  # $8 already: two more would buy nothing
    (["Gold", "Silver"], 2, True),  # there will be no better time
])
def test_embargo_waits_for_a_purchase_that_its_coins_make_better(hand, provinces, played):
    assert plays("Embargo", *hand, provinces=provinces) is played


def test_embargo_does_not_wait_if_the_others_need_a_pile():
    s = table("Jewelled Egg", "Embargo", "Wharf", hand=["Staff", "Embargo", *["Gold"] * 3])
    s.put(1, discard=["Wharf", "Wharf"])
    s.play("Staff")
    assert "Embargo" in s.trash


def test_tactician_is_not_played_twice():
    s = table("Tactician", "Jewelled Egg", hand=["Tactician", "Copper"],
              deck=["Tactician", "Staff", "Copper", "Copper"])
    s.play("Tactician")
    s.put(0, hand=["Staff", "Tactician", "Copper", "Copper", "Copper"])
    s.play("Staff")
    assert "Tactician" in s.hand(0)


@pytest.mark.parametrize("hand, played", [(["Treasure Map"], True), (["Gold"], False)])
def test_treasure_map_waits_for_the_other_half(hand, played):
    s = table("Treasure Map", "Jewelled Egg", hand=["Staff", "Treasure Map", *hand])
    s.play("Staff")
    assert s.trash == (["Treasure Map"] * 2 if played else [])


@pytest.mark.parametrize("hand, provinces, played", [
    (["Curse", "Gold"], 8, True),
    (["Estate", "Gold"], 8, True),
    (["Copper", "Gold"], 8, True),
    (["Gold", "Silver"], 8, False),  # the others would get what is good
    (["Estate", "Gold"], 1, False),  # points count now
])
def test_ambassador_needs_something_to_give_back(hand, provinces, played):
    assert plays("Ambassador", *hand, provinces=provinces) is played


@pytest.mark.parametrize("rest, played", [
    (["Copper"] * 7 + ["Estate"] * 3, True),
    (["Gold"] * 5 + ["Silver"] * 5, False),
])
def test_lookout_rests_once_the_deck_is_clean(rest, played):
    assert plays("Lookout", deck=rest, discard=[]) is played


@pytest.mark.parametrize("bought, played", [("Silver", True), ("Curse", False), (None, False)])
def test_smugglers_wait_for_good_wares(bought, played):
    s = table("Smugglers", "Jewelled Egg")
    s.end_turn()
    if bought:
        s.coins = 3
        s.buy(bought)
    s.end_turn()
    s.put(0, hand=["Staff", "Smugglers"])
    s.play("Staff")
    assert ("Smugglers" in s.in_play(0)) is played


@pytest.mark.parametrize("hand, played", [
    (["Estate", "Gold"], True),
    (["Copper", "Gold"], True),
    (["Silver", "Gold"], False),
])
def test_island_takes_a_dead_card_with_it(hand, played):
    assert plays("Island", *hand) is played


@pytest.mark.parametrize("hand, provinces, played", [
    (["Estate"], 8, True),
    (["Gold", "Silver", "Copper"], 8, False),
    (["Gold", "Copper", "Copper"], 1, True),  # at the end a Gold is $6
])
def test_salvager_needs_a_card_that_is_better_as_coins(hand, provinces, played):
    assert plays("Salvager", *hand, provinces=provinces) is played


def test_outpost_is_not_wasted_on_a_third_turn():
    s = table("Outpost", "Jewelled Egg", hand=["Outpost"], deck=["Copper"] * 20)
    s.play("Outpost")
    s.end_turn()
    assert s.is_extra_turn
    s.put(0, hand=["Staff", "Outpost"])
    s.play("Staff")
    assert "Outpost" in s.hand(0)


def test_pearl_diver_comes_before_draws_and_sea_chart_after():
    kingdom = ["Pearl Diver", "Caravan", "Sea Chart"]
    assert first_play("Caravan", "Pearl Diver", kingdom=kingdom) == "Pearl Diver"
    assert first_play("Sea Chart", "Caravan", kingdom=kingdom) == "Caravan"


def test_tide_pools_discard_after_all_draws():
    """Wharf draws first, although Tide Pools was played before it."""
    s = table("Tide Pools", "Wharf", hand=["Tide Pools", "Wharf"], deck=["Copper"] * 20, discard=[])
    s.play("Tide Pools")
    s.play("Wharf")
    s.end_turn()
    s.put(0, hand=["Copper"], deck=["Estate", "Estate"])
    s.end_turn()
    assert s.hand(0) == ["Copper"]


# ---------------------------------------------------------------- what they gain


@pytest.mark.parametrize("kingdom, late, gained", [
    (["Caravan"], False, "Caravan"),  # it replaces itself; one more Blockade does not
    (["Sea Chart"], True, "Estate"),  # points at the end
])
def test_blockade_gains_what_the_deck_needs(kingdom, late, gained):
    s = table("Blockade", *kingdom, hand=["Blockade"])
    if late:
        near_the_end(s)
    s.play("Blockade")
    assert s.set_aside(0) == [gained]


def test_blockade_takes_silver_once_there_are_attacks_enough():
    """Two Blockades among eleven cards: a third could not be played."""
    s = table("Blockade", hand=["Blockade"], discard=[*MIDDLE[:9], "Blockade"])
    s.play("Blockade")
    assert s.set_aside(0) == ["Silver"]


@pytest.mark.parametrize("late", [False, True])
def test_pirate_brings_the_best_treasure(late):
    """Gold, at any time: nothing else that Pirate may gain is better."""
    s = table("Pirate", "Astrolabe", hand=["Pirate"], deck=["Copper"] * 9)
    if late:
        near_the_end(s)
    s.play("Pirate")
    s.end_turn()
    s.end_turn()
    assert "Gold" in s.hand(0)


# ---------------------------------------------------------------- discards and orders


def test_sea_witch_discards_the_worst_two():
    s = table("Sea Witch", hand=["Sea Witch"], deck=["Copper"] * 9)
    s.play("Sea Witch")
    s.end_turn()
    s.put(0, hand=["Gold", "Estate", "Silver"], deck=["Curse", "Copper"])
    s.end_turn()
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]


def test_sea_witch_discards_before_tide_pools_and_both_after_wharf():
    """Wharf draws first; the two Curses and the Estates go, not the Golds it brought."""
    s = table("Sea Witch", "Wharf", "Tide Pools", hand=["Sea Witch", "Wharf", "Tide Pools"],
              deck=["Copper"] * 20, discard=[])
    s.actions = 3
    for card in ("Sea Witch", "Tide Pools", "Wharf"):
        s.play(card)
    s.end_turn()
    s.put(0, hand=["Estate", "Estate"], deck=["Gold", "Gold", "Curse", "Curse"])
    s.end_turn()
    assert s.hand(0) == ["Gold", "Gold"]


def test_tide_pools_discards_the_worst_two():
    s = table("Tide Pools", hand=["Tide Pools"], deck=["Copper"] * 9)
    s.play("Tide Pools")
    s.end_turn()
    s.put(0, hand=["Gold", "Estate", "Silver", "Curse", "Copper"])
    s.end_turn()
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]


def test_ghost_ship_victims_put_the_better_card_on_top():
    s = table("Ghost Ship", hand=["Ghost Ship"])
    s.put(1, hand=["Gold", "Gold", "Silver", "Estate", "Copper"], deck=[])
    s.play("Ghost Ship")
    assert sorted(s.hand(1)) == ["Gold", "Gold", "Silver"]
    assert s.deck(1) == ["Copper", "Estate"]


def test_treasury_of_the_first_edition_goes_back_too():
    s = table("Treasury (1e)", hand=["Treasury (1e)"], deck=["Copper"] * 9)
    s.play("Treasury (1e)")
    s.end_turn()
    assert "Treasury (1e)" in s.hand(0)


@pytest.mark.parametrize("deck, discarded", [
    (["Curse", "Estate", "Copper"], "Estate"),
    (["Estate", "Province", "Silver"], "Province"),  # the points are kept, out of the way
    (["Copper", "Gold", "Silver"], "Silver"),
])
def test_lookout_discards_the_second_worst(deck, discarded):
    s = table("Lookout", hand=["Lookout"], deck=deck, discard=[])
    s.play("Lookout")
    assert s.discard(0) == [discarded]


def test_corsairs_victim_plays_silver_before_gold():
    """Whole games: whenever a Gold was lost to Corsair there was no Silver to play first."""
    kingdom = Kingdom(["Corsair"])
    bots = [load_strategy("bigmoney:Corsair=2"), load_strategy("bigmoney")]
    lost = []
    for game in range(12):
        for turn in re.split(r"\n(?=Turn )", play_log(kingdom, bots, seed=1, game=game)):
            trashed = re.search(r"trashes (\w+)", turn)
            if trashed:
                lost.append((trashed[1], "Silver" in turn.partition("plays")[2].partition("\n")[0]))
    assert lost.count(("Silver", True)) > 20
    assert ("Gold", False) in lost and ("Gold", True) not in lost


@pytest.mark.parametrize("outpost", ["Outpost", "Outpost (1e)"])
@pytest.mark.parametrize("first", [0, 1])
def test_outposts_turn_comes_before_another_extra_turn(outpost, first):
    """As the third turn in a row it would be lost; Voyage's may be the third."""
    kingdom = [outpost, "Odysseys"]
    s = table(*kingdom[::-1 if first else 1], hand=[outpost, "Voyage"], deck=["Copper"] * 30)
    s.actions = 2
    s.play("Voyage")
    s.play(outpost)
    turns = 0
    s.end_turn()
    while s.turn_player == 0:
        turns += 1
        s.end_turn()
    assert turns == 2
