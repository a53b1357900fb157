/* The limit: a program that plays the Big Money mirror and nothing else.
 *
 * Two players buy Province at 8 coins, else Gold at 6, else Silver at 3. Every card is drawn for
 * real, from the simulator's own lazy deck (an array from which a random member is taken and the
 * last one put in its place; the discard pile is copied into it at a shuffle), with the
 * simulator's random numbers (one 64-bit number serves the five draws of a hand), its random
 * streams per seat and its blocks of two games. What makes it fast is only that it knows the
 * cards: no rule table, no effects, no zones.
 *
 *     limit GAMES SEED
 *     -> games seconds games_per_second wins0 wins1 ties mean_turns
 *
 * wins0 and wins1 count per strategy, not per seat; mean_turns is per player.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { HAND_SIZE = 5, START_CARDS = 10, MAX_TURNS = 100 };
enum { ROOM = 128 }; /* START_CARDS + MAX_TURNS cards, and a hand is written as 8 bytes */

/* ---- random numbers: xoshiro256++, seeded by splitmix64, as in simcore/rng.pxd ---- */

typedef struct { uint64_t s[4]; } Stream;

static inline uint64_t splitmix(uint64_t *x) {
    uint64_t z = *x += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline Stream stream_of_seat(uint64_t seed, uint64_t block, uint64_t seat) {
    Stream stream;
    uint64_t x = seed;
    x = splitmix(&x) ^ (block * 0xD1342543DE82EF95u);
    x = splitmix(&x) ^ (seat * 0xA0761D6478BD642Fu);
    for (int i = 0; i < 4; i++) stream.s[i] = splitmix(&x);
    return stream;
}

static inline uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t next(Stream *stream) {
    uint64_t *s = stream->s;
    uint64_t result = rotl(s[0] + s[3], 23) + s[0], t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

/* A number below n; what is left of the bits serves the next draw. */
static inline uint32_t split_below(uint64_t *bits, uint32_t n) {
    unsigned __int128 product = (unsigned __int128)*bits * n;
    *bits = (uint64_t)product;
    return (uint32_t)(product >> 64);
}

/* ---- the deck: a card is the number of coins it gives ---- */

enum { COPPER = 1, SILVER = 2, GOLD = 3, VICTORY_CARD = 0 };

typedef struct {
    uint8_t pool[ROOM], discard[ROOM];
    uint32_t n_pool, n_discard;
    uint32_t provinces;
    Stream stream;
} Player;

static inline void seat_player(Player *p, Stream stream) {
    static const uint8_t start_deck[START_CARDS] = {COPPER, COPPER, COPPER, COPPER, COPPER, COPPER,
                                                    COPPER, VICTORY_CARD, VICTORY_CARD, VICTORY_CARD};
    memcpy(p->pool, start_deck, START_CARDS);
    p->n_pool = START_CARDS;
    p->n_discard = p->provinces = 0;
    p->stream = stream;
}

/* A hand: its cards, one per byte. */
typedef uint64_t Hand;

static inline uint64_t draw(Player *p, uint64_t *bits, uint32_t left) {
    uint32_t i = split_below(bits, left);
    uint64_t card = p->pool[i];
    p->pool[i] = p->pool[left - 1];
    return card;
}

static inline uint32_t coins_of(Hand hand) { return (hand * 0x0101010101u) >> 32 & 0xFF; }

/* The last cards before a shuffle all come into the hand, whatever their order. */
static Hand hand_across_shuffle(Player *p) {
    Hand hand = 0;
    uint32_t n = p->n_pool, left;
    memcpy(&hand, p->pool, 8);
    hand &= ((uint64_t)1 << 8 * n) - 1;
    if (n == HAND_SIZE) {
        p->n_pool = 0;
        return hand;
    }
    memcpy(p->pool, p->discard, ROOM);
    left = p->n_discard;
    p->n_discard = 0;
    uint64_t bits = next(&p->stream);
    switch (n) { /* one jump to the right number of draws is cheaper than a loop */
    case 0: hand = draw(p, &bits, left--); /* fall through */
    case 1: hand |= draw(p, &bits, left--) << 8; /* fall through */
    case 2: hand |= draw(p, &bits, left--) << 16; /* fall through */
    case 3: hand |= draw(p, &bits, left--) << 24; /* fall through */
    default: hand |= draw(p, &bits, left--) << 32;
    }
    p->n_pool = left;
    return hand;
}

static inline Hand new_hand(Player *p) {
    uint32_t left = p->n_pool;
    if (__builtin_expect(left <= HAND_SIZE, 0)) return hand_across_shuffle(p);
    uint64_t bits = next(&p->stream);
    Hand hand = draw(p, &bits, left);
    hand |= draw(p, &bits, left - 1) << 8;
    hand |= draw(p, &bits, left - 2) << 16;
    hand |= draw(p, &bits, left - 3) << 24;
    hand |= draw(p, &bits, left - 4) << 32;
    p->n_pool = left - HAND_SIZE;
    return hand;
}

/* ---- supply: a byte lane per pile, 0x7F + cards left, so bit 7 says "not empty" ---- */

enum { PROVINCES, GOLDS, SILVERS };
#define ONE(pile) (1u << (8 * (pile)))
#define NOT_EMPTY(pile) (0x80u << (8 * (pile)))
#define ALL_PILES (NOT_EMPTY(PROVINCES) | NOT_EMPTY(GOLDS) | NOT_EMPTY(SILVERS))
#define FULL_SUPPLY (0x7F7F7Fu + 8 * ONE(PROVINCES) + 30 * ONE(GOLDS) + 40 * ONE(SILVERS))

typedef struct {
    uint32_t taken;          /* from the supply */
    uint8_t card, cards;     /* what it is, how many: 0 if nothing is bought */
    uint16_t provinces;
} Purchase;

enum { MAX_COINS = 3 * HAND_SIZE };
typedef struct { Purchase at[MAX_COINS + 1]; } BuyTable;

/* The three rules, worked out for every number of coins and every set of empty piles. */
static BuyTable buy_tables[8];

static Purchase best_buy(int coins, int empty) {
    if (coins >= 8) return (Purchase){ONE(PROVINCES), VICTORY_CARD, 1, 1};
    if (coins >= 6 && !(empty & 1 << GOLDS)) return (Purchase){ONE(GOLDS), GOLD, 1, 0};
    if (coins >= 3 && !(empty & 1 << SILVERS)) return (Purchase){ONE(SILVERS), SILVER, 1, 0};
    return (Purchase){0, 0, 0, 0};
}

static void fill_buy_tables(void) {
    for (int empty = 0; empty < 8; empty++)
        for (int coins = 0; coins <= MAX_COINS; coins++)
            buy_tables[empty].at[coins] = best_buy(coins, empty);
}

typedef struct {
    uint32_t piles, not_empty;
    const BuyTable *buys;
} Supply;

static Supply full_supply(void) { return (Supply){FULL_SUPPLY, ALL_PILES, &buy_tables[0]}; }

static const BuyTable *buys_from(uint32_t piles) {
    int empty = 0;
    for (int pile = PROVINCES; pile <= SILVERS; pile++)
        if (!(piles & NOT_EMPTY(pile))) empty |= 1 << pile;
    return &buy_tables[empty];
}

/* One comparison a turn: only when a pile has just run out there is more to look at. */
static inline int provinces_left(Supply *supply) {
    uint32_t not_empty = supply->piles & ALL_PILES;
    if (__builtin_expect(not_empty == supply->not_empty, 1)) return 1;
    if (!(not_empty & NOT_EMPTY(PROVINCES))) return 0;
    supply->not_empty = not_empty;
    supply->buys = buys_from(supply->piles);
    return 1;
}

/* ---- a game ---- */

typedef struct { int winner, turns; } Outcome; /* winner: a seat, or -1 for a shared win */

/* Estates are the same for both, so Provinces decide; on a tie the fewer turns do, which
 * are the second player's when the first one ended the game. */
static inline int winner(const Player *first, const Player *second, int turns) {
    int lead = (int)first->provinces - (int)second->provinces;
    if (lead) return lead < 0;
    return turns & 1 ? 1 : -1;
}

/* A hand is drawn as its turn begins, not as the last one ends: the same cards, and none for
 * turns that never come. The bought card and the hand then go to the discard pile: eight bytes
 * are written, as many as there are cards count. */
static inline void take_turn(Player *p, Supply *supply) {
    Hand hand = new_hand(p);
    Purchase bought = supply->buys->at[coins_of(hand)];
    uint8_t *end = p->discard + p->n_discard;
    memcpy(end, &hand, 8);
    end[HAND_SIZE] = bought.card;
    p->n_discard += HAND_SIZE + bought.cards;
    p->provinces += bought.provinces;
    supply->piles -= bought.taken;
}

static Outcome play_game(const Stream *streams) {
    Player first, second;
    Supply supply = full_supply();
    int turns = 0;
    seat_player(&first, streams[0]);
    seat_player(&second, streams[1]);
    while (turns < 2 * MAX_TURNS) {
        take_turn(&first, &supply);
        turns++;
        if (!provinces_left(&supply)) break;
        take_turn(&second, &supply);
        turns++;
        if (!provinces_left(&supply)) break;
    }
    return (Outcome){winner(&first, &second, turns), turns};
}

/* ---- many games ---- */

typedef struct { uint64_t wins[2], ties, turns; } Tally;

/* Game 2b seats the strategies 0, 1 and game 2b + 1 seats them 1, 0, on the same streams. */
static Tally play_games(uint64_t games, uint64_t seed) {
    Tally tally = {{0, 0}, 0, 0};
    for (uint64_t game = 0; game < games; game++) {
        uint64_t block = game / 2, swapped = game % 2;
        Stream streams[2] = {stream_of_seat(seed, block, 0), stream_of_seat(seed, block, 1)};
        Outcome o = play_game(streams);
        if (o.winner < 0) tally.ties++;
        else tally.wins[(uint64_t)o.winner ^ swapped]++;
        tally.turns += (uint64_t)o.turns;
    }
    return tally;
}

/* Processor time: what else runs on the machine does not count. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    uint64_t games = strtoull(argv[1], NULL, 10), seed = strtoull(argv[2], NULL, 10);
    if (!games) {
        fprintf(stderr, "%s: GAMES must be a positive number\n", argv[0]);
        return 2;
    }
    fill_buy_tables();
    double start = now();
    Tally t = play_games(games, seed);
    double seconds = now() - start;
    printf("%llu %.6f %.0f %llu %llu %llu %.4f\n", (unsigned long long)games, seconds,
           (double)games / seconds, (unsigned long long)t.wins[0], (unsigned long long)t.wins[1],
           (unsigned long long)t.ties, (double)t.turns / (2.0 * (double)games));
    return 0;
}
