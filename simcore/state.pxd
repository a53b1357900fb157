"""The state of a game, in C.

Everything a game consists of is in the structs below: flat arrays of small integers, laid
out once, without pointers to owned memory. A *card number* (the catalog's) identifies a
card everywhere; a *slot* is its number within one kingdom (0..63), so that a set of cards is
one 64-bit mask. Landscapes (the Ally, Events, Traits) have slots too, behind the cards: they
can be the source of a decision or of a trigger just like a card.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from simcore.rng cimport Rng

cdef enum:
    MAX_PLAYERS = 6
    MAX_SLOTS = 64       # cards and landscapes of one kingdom
    MAX_PILES = 24       # basic, kingdom and Loot piles
    MAX_MIXED = 40       # cards of a pile that holds different cards
    MAX_CARDS = 640      # all cards of a game; any one zone can hold them all
    MAX_IN_PLAY = 250    # cards one player has in play
    MAX_ASIDE = 250      # cards one player has set aside and on mats
    MAX_PENDING = 250    # effects waiting for their moment
    MAX_ANSWER = 250     # cards picked in one decision
    MAX_RULES = 24       # whole-game abilities of a kingdom (landscapes, Duchess, Shaman)
    MAX_EXTRA_TURNS = 12
    MAX_LINKS = 64       # cards staying with a Duration they replayed
    N_TYPES = 16
    GAIN_TURNS = 40      # gains are counted by turn up to here
    MAX_PRICE = 15       # more coins buy no more
    SLACK = 32           # bytes behind a row of cards: they are copied so many at a time

# ------------------------------------------------------------------ card types (bits)
cdef enum:
    ACTION = 1
    TREASURE = 2
    VICTORY = 4
    CURSE = 8
    ATTACK = 16
    REACTION = 32
    DURATION = 64
    LIAISON = 128
    COMMAND = 16384
    LOOT = 32768

# ------------------------------------------------------------------ places a card can be
cdef enum:
    NOWHERE = 0
    HAND = 1
    DECK = 2             # on top of the deck
    BOTTOM = 3           # under the deck
    DISCARD = 4          # the discard pile
    PLAY = 5
    SUPPLY = 6           # its pile, whether in the Supply or not
    TRASH = 7
    ASIDE = 8            # set aside, with a tag that says by what
    LIMBO = 9            # in somebody's fingers: looked at, revealed, being moved
    BOX = 10             # out of the game (Inherited)
    ANYWHERE_GAINED = 11  # a gain without a named destination: the discard pile, or the card's own wish

# Tags of set-aside cards. Larger tags belong to one effect or one card in play.
cdef enum:
    TAG_ISLAND = 1
    TAG_NATIVE_VILLAGE = 2
    FIRST_TAG = 16

# ------------------------------------------------------------------ phases
cdef enum:
    PHASE_START = 0      # start-of-turn effects
    PHASE_ACTION = 1
    PHASE_BUY = 2
    PHASE_CLEANUP = 3
    PHASE_END = 4        # after the new hand was drawn
    PHASE_OVER = 5       # the game has ended

# ------------------------------------------------------------------ moments at which abilities fire
cdef enum:
    EV_TURN_START = 0
    EV_BUY_PHASE = 1         # start of the Buy phase
    EV_BUY_END = 2           # end of the Buy phase
    EV_CLEANUP = 3           # start of Clean-up
    EV_KEEP_HAND = 4         # Clean-up is about to discard the hand
    EV_DISCARD_FROM_PLAY = 5  # cards marked LEAVING are about to be discarded from play
    EV_TURN_END = 6          # after the new hand was drawn
    EV_WOULD_GAIN = 7        # before a gain, which may still be replaced
    EV_GAIN = 8
    EV_BUY = 9               # a card was paid for, and is not gained yet
    EV_PLAY = 10             # a card was put into play and has done nothing yet
    EV_ATTACK = 11           # the same, for Attacks: every other player may react
    EV_AFTER_PLAY = 12       # a played card has been resolved
    EV_DISCARD = 13          # a card was discarded outside Clean-up
    EV_TRASH = 14
    EV_SHUFFLE = 15          # a discard pile is about to be shuffled
    EV_PILE_EMPTY = 16       # a Supply pile has just become empty
    EV_SETUP = 17            # before the starting decks are shuffled
    EV_MAY_NOT_PLAY = 18     # asked, not fired: is a card forbidden to be played from hand?
    EV_EXTRA_TURN = 19       # never fired: keeps a card in play until the extra turn it granted
    EV_COST = 20             # never fired: cards cost less while its card is in play
    N_EVENTS = 21

# ------------------------------------------------------------------ kinds of decisions
cdef enum:
    ASK_PLAY_ACTION = 0      # which Action to play next in the Action phase; none ends it
    ASK_PLAY_TREASURE = 1    # which Treasure to play next in the Buy phase; none ends that
    ASK_BUY = 2              # what to buy; none ends the Buy phase
    ASK_GAIN = 3             # which card to gain (from the Supply, the trash)
    ASK_PLAY = 4             # which card an effect should play
    ASK_TRASH = 5
    ASK_DISCARD = 6
    ASK_TOPDECK = 7          # which card goes onto the deck
    ASK_BOTTOMDECK = 8
    ASK_TAKE = 9             # which of these cards goes to the hand
    ASK_SET_ASIDE = 10
    ASK_REVEAL = 11
    ASK_RETURN = 12          # which card goes back to its pile
    ASK_KEEP = 13            # which cards are spared from what happens to the others
    ASK_OPTION = 14          # labelled options of a card
    ASK_MAY = 15             # yes (1) or no (0): do what the source offers?
    ASK_ORDER = 16           # put cards in order; the last one ends on top
    ASK_TRIGGER = 17         # which of several simultaneous abilities comes next
    ASK_NAME = 18            # name a card
    ASK_NUMBER = 19          # a number from min to max
    ASK_SPEND = 20           # how many favors to spend, from min to max
    ASK_PILE = 21            # choose a pile (by its top card, or by its first card if empty)
    ASK_EXTRA_TURN = 22      # which pending extra turn comes next
    ASK_JUDGE = 23           # discard (1) or keep (0) the card shown in `subject`?
    ASK_REPLACE = 24         # which starting card to exchange (Inherited)
    N_KINDS = 25

# ------------------------------------------------------------------ when a pending effect ends
cdef enum:
    UNTIL_USED = 0           # fires once, whenever that is
    UNTIL_TURN_ENDS = 1
    UNTIL_OWNERS_TURN = 2    # ends as the owner's next turn starts
    WHILE_IN_PLAY = 3        # ends when its card leaves play
    FOREVER = 4
    N_UNTIL = 5

cdef enum:
    ONCE = 1                 # the effect is used up when it fires
    KEEPS = 2                # its card stays in play until the effect is gone
    OTHERS = 4               # it looks at what other players do ...
    OWN = 8                  # ... or at what its owner does: the next bit (see looks_at)
    SHOWN = 16               # a standing rule that looks only at cards it is shown (see watch_also)
    FIRST = 32               # it acts only at the first Treasure that a player plays in a turn
    MAY = 64                 # with ONCE: not at the next occasion, but at one that its player likes
    TOLD_APART = 128         # of several of the same name it is known by the cards set aside for it

# what the order of plays depends on
cdef enum:
    ACTIONS_LEFT = 1         # for what is drawn
    ACTIONS_SHORT = 2        # for the terminal Actions in hand
    NOTHING_TO_DRAW = 4      # all cards are in hand or in play
    N_SITUATIONS = 8

# what cards in hand are worth depends on
cdef enum:
    TERMINALS_CROWD = 1      # they are more than the Actions left can play
    ACTIONS_DONE = 2         # none will be played any more in this turn ...
    BUYS_DONE = 4            # ... and no Treasure
    N_HANDS = 8

# marks of a card in play
cdef enum:
    LEAVING = 1              # about to be discarded from play
    COMING = 2               # times this: so often its plain bonuses come at the start of the next turn
    MANY_MARKS = 250

cdef enum:
    ERR_NONE = 0
    ERR_IN_PLAY = 1
    ERR_ASIDE = 2
    ERR_PENDING = 3
    ERR_ILLEGAL = 4          # a chooser gave an illegal answer
    ERR_CALLBACK = 5         # a Python callback raised
    ERR_CONSERVATION = 6     # cards were lost or made (checked build)
    ERR_EXTRA_TURNS = 7
    ERR_LINKS = 8


cdef struct Bag:             # cards of which only the numbers matter
    uint64_t mask            # slots with at least one card
    int32_t total
    uint8_t n[MAX_SLOTS]


cdef struct Cards:           # a few cards in order, in a function's hands
    int32_t n
    uint8_t c[MAX_CARDS]


cdef struct InPlay:          # one card in play: an individual
    uint32_t uid             # its name while it is in play; a card that returns gets a new one
    uint8_t slot
    uint8_t stay             # pending effects that keep it in play
    uint8_t tokens           # tokens on it (Garrison)
    uint8_t marks


cdef struct Link:            # a card that played a Duration more than once stays with it
    uint32_t keeper          # uids
    uint32_t played


cdef struct Aside:           # a card that is set aside
    uint32_t tag             # which effect, card in play or mat it belongs to
    uint8_t slot
    uint8_t hidden           # face down


cdef struct Place:           # where a particular card is, as far as an effect can follow it
    int32_t player
    int32_t slot
    int32_t zone
    uint32_t stamp           # what must not have changed there since (shuffles, deck top, tag, uid)


cdef struct Play             # one execution of a card's text
cdef struct Event
cdef struct Decision
cdef struct Bot
cdef struct Game

ctypedef void (*Effect)(Game* g, Play* me) noexcept nogil
# An ability that reacts: gives 0 if it was declined, so that it is not offered again.
ctypedef bint (*Trigger)(Game* g, Play* me, Event* ev) noexcept nogil
ctypedef int (*Score)(Game* g, int p) noexcept nogil
ctypedef void (*Ask)(Game* g, Decision* d) noexcept nogil
ctypedef int (*Pick)(const void* rules, Game* g, int p, uint64_t candidates) noexcept nogil
# How good a card is for a purpose: see choosers/values.pxd.
ctypedef int (*Judgement)(Game* g, int p, int slot) noexcept nogil
# What n copies of a card pay, in hand or all that are owned: see choosers/quantities.pxd.
ctypedef int (*Pay)(Game* g, int p, int slot, int n, bint in_hand) noexcept nogil


cdef struct Play:
    int32_t player           # who executes it: "you"
    int32_t slot             # the card or landscape whose text it is
    int32_t uid              # its card in play (0: not in play)
    int32_t immune           # bit p: player p is unaffected by this play
    int32_t extra_option     # Elder: how many more options may be chosen
    int32_t gave_coins       # coins this very card gave (Harbor Village)
    int32_t blocked          # its instructions are not carried out (Highwayman)
    int32_t data             # what the effect left for its later part
    int32_t tag              # tag of the cards it set aside
    int32_t nth              # it is the player's nth card played this turn
    uint32_t id              # plays are numbered: "the next card you play" has a larger one


cdef struct Event:
    int32_t kind
    int32_t player           # who gains, plays, discards, trashes, shuffles
    int32_t slot
    int32_t bought           # gain: the card was bought
    int32_t cost             # gain: what the card cost as it was gained
    int32_t emptied          # gain: it emptied a Supply pile
    uint32_t emptied_at      # ... when so many plays had begun
    int32_t cancelled        # would-gain: replaced by something else
    int32_t moved            # gain, discard, trash: an effect has moved the card on
    Place card               # the card itself
    Play* play               # play events: the play
    Cards* kept              # shuffle: cards kept out of it


cdef struct Pending:         # an effect waiting for its moment
    Trigger fire
    Trigger applies          # NULL: always
    uint32_t id              # effects are numbered, so that one occasion uses each only once
    uint32_t bound           # the occasion that sets it off: what that occasion causes does not
    uint32_t not_at          # an occasion at which it does not apply: the turn start it was set up in
    uint64_t cards           # only for these
    uint32_t uid             # its card in play
    uint32_t tag
    uint32_t born            # the latest play that had begun when it was set up
    int32_t data
    uint8_t event
    uint8_t owner
    uint8_t slot
    uint8_t until
    uint8_t marks
    uint8_t immune


cdef struct Rule:            # a whole-game ability of a card or landscape
    Trigger fire
    Trigger applies
    uint64_t cards           # about which cards: those of these types (0: any), or a single one
    uint32_t types
    int32_t card             # the number of that one; -1: none
    int32_t favors           # whoever has fewer cannot use it
    int32_t event
    int32_t slot
    int32_t marks


cdef struct Bonus:
    int8_t cards
    int8_t actions
    int8_t buys
    int8_t coins


cdef struct PlayCounts:      # what one player has played during the current turn
    int16_t cards
    int16_t actions
    int16_t treasures
    int16_t silver_gold


cdef struct Order:           # of the cards: which come first
    uint8_t place[MAX_SLOTS]
    uint8_t slot[MAX_SLOTS]           # which one stands at a place


cdef struct Worth:           # what the default choices think of the cards, as far as it never changes
    int16_t coins[MAX_SLOTS]          # what one copy pays; 0 for those that pay by `pay`
    Pay pay[MAX_SLOTS]                # NULL: the printed coins
    uint64_t pays                     # cards whose coins are not a fixed number
    int32_t late                      # so many cards before its end a game is late
    int16_t terminal[MAX_SLOTS]       # 1: an Action that gives no Action back
    uint64_t terminals                # the same, as a set
    int16_t unpaid[MAX_SLOTS]         # Actions that must be left for it: 1 for a terminal, -1 for a village
    uint64_t victories                # cards that only score
    uint64_t junk                     # cards that a deck may be better without (see is_junk)
    int16_t deck[MAX_SLOTS]           # in the deck, but for those that only score
    int16_t coming[MAX_SLOTS]         # in a hand still to be drawn
    int16_t play[N_SITUATIONS][MAX_SLOTS]     # as the next card to play, by its price and bonuses
    uint64_t steady                   # of `play`: those that are worth the same in all situations
    uint64_t villages                 # cards that give more than their own Action back
    uint64_t near_villages            # cards that may be better to play than these, or not, as it happens
    Judgement judge[MAX_SLOTS]        # as the next card to play, by its own thought; NULL: none
    uint64_t judged                   # cards with such a thought
    uint64_t never_first              # of these: those that come after all that `goes_first`
    uint64_t goes_first               # Actions without such a thought that give their Action back
    int16_t action[MAX_SLOTS]         # 1: an Action that is no Treasure
    int16_t reward[MAX_SLOTS]         # for discarding it
    uint64_t rewards                  # cards with such a reward
    int16_t hand[N_HANDS][MAX_SLOTS]  # in hand, for the rest of a turn or for the next one
    uint64_t hand_pays                # of `pays`: those that are worth more or less than that in hand
    Order best_first[N_HANDS]         # by what they are worth in hand
    Order worst_first[N_HANDS]


cdef struct Layout:          # a kingdom for a number of players: constant during games
    int32_t n_players
    int32_t n_slots          # cards and landscapes
    int32_t n_cards          # slots below this are cards
    int32_t n_piles
    int32_t n_rules
    int32_t loot_pile        # -1: none
    int32_t start_favors
    int32_t any_mixed        # some pile holds different cards
    int32_t end_piles        # so many empty piles end the game
    int32_t refill_cancels_end
    int32_t max_rounds       # a game that takes longer is stalled
    int32_t province_pile
    int32_t colony_pile      # -1: none
    uint32_t armed           # events at which a standing rule can fire
    uint32_t live            # events at which anything of this kingdom can fire
    uint32_t onlookers       # events at which a standing rule acts for others than who did it
    # frequent cards
    int32_t copper, silver, gold, estate, duchy, province, curse
    uint16_t number[MAX_SLOTS]        # card number
    uint32_t types[MAX_SLOTS]
    int8_t cost[MAX_SLOTS]            # printed, less Cheap
    int16_t vp[MAX_SLOTS]
    uint8_t pile_of[MAX_SLOTS]        # 255: none
    Bonus bonus[MAX_SLOTS]
    Bonus next_bonus[MAX_SLOTS]
    uint8_t coming[MAX_SLOTS]         # COMING: all that a play leaves for the next turn are these bonuses
    uint64_t draws_later              # cards with such bonuses that draw
    PlayCounts counts_as[MAX_SLOTS]   # when it is played
    uint8_t has_next[MAX_SLOTS]       # leaves something for the next turn whenever it is played
    uint8_t trait_of[MAX_SLOTS]       # slot of the Trait on the card's pile; 255: none
    uint8_t reckless[MAX_SLOTS]
    uint8_t gains_to[MAX_SLOTS]       # where a gain goes that names no destination
    uint64_t of_type[N_TYPES]         # slots by type bit
    uint64_t cards                    # all card slots
    uint64_t supply                   # card slots whose pile is in the Supply
    uint64_t events                   # Event slots
    uint64_t plain_treasures          # Treasures that only give coins
    uint64_t loud                     # cards that make a turn other than quiet: see layout
    uint64_t plain_plays              # cards that do nothing but give their bonuses
    uint64_t reacts[N_EVENTS]         # cards with an ability used from hand at an event
    uint64_t on_event[N_EVENTS]       # cards with an ability at an event, of their own or by a Trait
    uint32_t rules_at[N_EVENTS][2]    # bit i: rule i is about this event; [1]: one's own, [0]: of others
    uint64_t watched[N_EVENTS]        # cards with an ability at an event, or with a rule about them
    int32_t least_favors[N_EVENTS]    # with fewer Favors nothing of this kingdom can be used at an event
    uint64_t gain_reactions           # reactions to a gain, or to what is about to be one
    uint64_t unquiet_reactions        # reactions that a turn of plain Treasures could set off
    uint64_t quiet_gains              # cards that do nothing as they are gained, and no rule does
    uint64_t plain_gains              # of these: to the discard pile, from a Supply pile of one kind
    uint64_t scores                   # cards and landscapes that score more or less as the game goes
    uint64_t basic_coins              # what Gold, Silver, Copper give, as the bytes of a number
    Effect play[MAX_SLOTS]
    Trigger next_turn[MAX_SLOTS]
    Trigger ability[N_EVENTS][MAX_SLOTS]        # of the card itself: gained, trashed, discarded ...
    Trigger reaction[N_EVENTS][MAX_SLOTS]       # from hand
    Trigger reaction_applies[N_EVENTS][MAX_SLOTS]
    uint8_t reaction_marks[N_EVENTS][MAX_SLOTS]
    uint32_t reaction_types[N_EVENTS][MAX_SLOTS]
    Trigger ability_applies[N_EVENTS][MAX_SLOTS]
    Score score[MAX_SLOTS]
    Rule rules[MAX_RULES]
    Worth worth
    # the table at the start
    uint8_t pile_n[MAX_PILES]
    uint8_t pile_slot[MAX_PILES]      # top card (first card if empty)
    uint8_t pile_first[MAX_PILES]     # the card that names the pile in decisions
    uint8_t pile_supply[MAX_PILES]
    uint8_t pile_mixed[MAX_PILES]     # holds different cards
    uint32_t pile_types[MAX_PILES]    # of the randomizer
    uint64_t pile_set[MAX_PILES]      # all its cards
    uint8_t pile_cards[MAX_PILES][MAX_MIXED]
    uint8_t start_deck[16]            # 10 cards
    uint8_t start_owned[MAX_SLOTS]    # the same, counted
    uint64_t affordable[MAX_PRICE + 1]    # top cards of Supply piles that cost at most i


cdef struct ExtraTurn:
    uint8_t player
    uint8_t slot             # what granted it
    uint8_t play_limit       # at most so many cards played from hand (255: no limit)
    uint8_t third_in_row     # forbidden as a third turn in a row (Outpost)
    uint32_t uid


cdef struct Turn:            # what is forgotten as a turn ends
    int32_t actions
    int32_t buys
    int32_t coins
    int32_t cost_reduction   # of all cards, until the turn ends
    int32_t draw_count       # cards to draw in Clean-up
    int32_t bought           # cards and Events bought in this Buy phase: no more Treasures
    int32_t total_bought
    int32_t play_limit       # cards that may still be played from hand
    int32_t gained_before    # how many cards the player had gained as this Buy phase began
    int32_t victory_bought   # Victory cards bought this turn (Treasury 1e)
    int32_t is_extra
    int32_t keep_in_play     # Journey
    int32_t kept_tag         # hand cards spared from Clean-up (Coastal Haven)
    int32_t once             # bit per Event: bought this turn already
    int32_t steps            # decisions and plays, to catch endless turns
    int32_t unplayed         # plain Treasures in hand count as played: nothing will ever look at them
    int32_t to_end           # 1 + cards to go before the game ends; 0: not counted yet; -1: many
    uint64_t emptied         # piles that were empty at some moment of this turn


cdef struct Player:
    Bag hand
    int32_t n_top, n_pool, n_bottom, n_discard, n_in_play, n_aside
    int32_t turns            # turns taken, extra ones not counted (tie-break)
    int32_t all_turns
    int32_t skip             # turns to be skipped (Lich)
    int32_t favors
    int32_t pirate_coins
    int32_t strategy         # index of the strategy in this seat
    Bot* bot                 # its chooser
    int32_t n_gained
    int32_t favors_gained, favors_spent
    uint32_t shuffles        # how often this player has shuffled
    uint32_t discard_stamp   # changes when the discard pile becomes (part of) a deck
    uint32_t deck_stamp      # changes when the top of the deck does
    PlayCounts played
    Rng rng
    uint8_t owned[MAX_SLOTS]
    uint8_t plays[MAX_SLOTS]          # plays by this player this turn
    uint8_t top[MAX_CARDS]            # known cards on the deck; the last is the top
    uint8_t pool[MAX_CARDS + SLACK]   # shuffled: any of them is equally likely next
    uint8_t bottom[MAX_CARDS]         # known cards under the deck; the first is drawn first
    uint8_t discard[MAX_CARDS + SLACK]
    uint8_t gained[MAX_CARDS]         # cards gained in the latest own turn, in order
    InPlay in_play[MAX_IN_PLAY]
    Aside aside[MAX_ASIDE]
    Bag limbo


cdef struct Decision:
    int32_t kind
    int32_t player
    int32_t source           # slot whose text asks (-1: the rules of the game)
    int32_t subject          # the card it is about, if it is about one (-1: none)
    int32_t min
    int32_t max
    uint64_t mask            # candidates: slots, or options by number
    const uint8_t* counts    # how often each may be picked (NULL: once)
    int32_t n                # the answer: n picks
    int32_t number           # the answer of ASK_MAY, ASK_NUMBER, ASK_SPEND, ASK_JUDGE
    uint8_t picks[MAX_ANSWER + SLACK]


cdef struct Trace:           # what happened, for the log of one game
    int32_t n
    int32_t room
    int32_t depth
    int32_t* rows            # TRACE_COLUMNS numbers a row


cdef enum:
    ASK_RULES = -2


cdef struct Bot:             # who answers the decisions of one player
    Ask ask
    void* rules              # the compiled rules of a strategy
    void* callback           # the Python object that is asked first
    int32_t plays_all_treasures   # plain Treasures need not be asked for one by one
    # One card out of the candidates, or -1, without the form of a Decision (NULL: ask as usual):
    Pick next_play           # what to play next in the Action phase, or of the Treasures
    Pick next_buy            # what to buy
    Pick quick_buy           # what to buy; does not look at the hand or at what is in play
    # The same by coins, at printed prices: one of `plain_gains`, or -1; ASK_RULES: it depends.
    int8_t sure_buy[MAX_PRICE + 1]
    uint32_t* gain_counts    # [turn][slot] of this batch; NULL: not counted


cdef struct Game:
    const Layout* k
    Trace* trace             # NULL: no log
    int32_t n_players
    int32_t turn_player
    int32_t previous_player  # who took the turn before this one (-1: nobody)
    int32_t turns_in_row     # of the turn player, this one included
    int32_t last_in_turn     # who took or skipped the last regular turn: extra turns do not move it
    int32_t phase
    int32_t error
    int32_t error_arg
    int32_t stalled
    int32_t checked          # cards are counted and answers judged at every decision
    int32_t arranged         # cards were put on the table by hand: their totals mean nothing
    int32_t rounds
    int32_t n_pending
    int32_t n_extra
    int32_t n_links
    int32_t reduced_in_play  # cost reductions while in play (Highway 1e)
    uint64_t empty           # Supply piles that are empty
    int32_t played_by        # bit p: player p has played something this turn
    int32_t loose            # bit p: cards of player p may leave play in the next Clean-up, whoever's it is
    uint32_t armed           # events that a standing rule or a pending effect waits for
    uint32_t live            # events at which anything can act: armed, or abilities of this kingdom
    uint32_t onlookers       # of these: something acts for others than who did it
    uint32_t serial          # counts occasions
    uint32_t next_uid
    uint32_t next_effect     # numbers the pending effects
    uint32_t play_serial     # counts plays
    uint32_t start_serial    # the occasion of this turn's start
    Turn turn
    Rng table_rng            # for what belongs to no seat: the Loot pile
    uint8_t pile_n[MAX_PILES]
    uint8_t pile_slot[MAX_PILES]
    uint8_t embargo[MAX_PILES]
    uint8_t favor_tokens[MAX_PILES]
    uint64_t affordable[MAX_PRICE + 1]  # top cards of Supply piles that cost at most i, but for `cheaper_by`
    uint64_t watched[N_EVENTS]   # cards at which an ability, a rule or a pending effect can act (see stirs)
    uint64_t watched_later[N_EVENTS]  # the same, after a player's first Treasure of the turn (FIRST)
    Bag trash
    Bag box
    int16_t pending_at[N_EVENTS]     # how many effects wait for an event ...
    uint8_t pending_of[N_EVENTS][8]  # ... how many of which player's ...
    uint8_t outward_of[N_EVENTS][8]  # ... how many of these look only at what others do ...
    int16_t pending_until[N_UNTIL]   # ... and how many end so
    uint8_t pile_cards[MAX_PILES][MAX_MIXED]
    ExtraTurn extra[MAX_EXTRA_TURNS]
    Link links[MAX_LINKS]
    Pending pending[MAX_PENDING]
    Player players[MAX_PLAYERS]
