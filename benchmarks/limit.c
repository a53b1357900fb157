/* The limit: a program that plays the Big Money mirror and nothing else.
 *
 * Two players buy Province at 8 coins, else Gold at 6, else Silver at 3. Every card is drawn
 * for real: one random number per draw, without replacement, from the same lazy deck, the same
 * random streams per seat and the same blocks of two games as the simulator. What makes it fast
 * is only that it knows the five cards: no rule table, no effects, no zones.
 *
 *     limit GAMES SEED
 *     -> games seconds games_per_second wins0 wins1 ties mean_turns
 *
 * wins0 and wins1 count per strategy, not per seat; mean_turns is per player.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { HAND_SIZE = 5, MAX_TURNS = 100 }; /* 10 + MAX_TURNS cards must fit the 7 bits of a lane */

/* ---- random numbers: xoshiro256++, seeded by splitmix64 ---- */

typedef struct { uint64_t s[4]; } Stream;

static inline uint64_t splitmix(uint64_t *x) {
    uint64_t z = *x += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* As rng_seed in simcore/rng.pxd. */
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

/* No rejection: for n < 256 the bias is below 2^-24. */
static inline uint32_t bounded(Stream *stream, uint32_t n) {
    return (uint32_t)(((next(stream) >> 32) * n) >> 32);
}

/* ---- cards: a multiset in one word ----
 *
 * Byte lanes hold how many cards are worth at least 1, 2, 3 coins, and how many there are in all.
 * Number the cards by falling worth: member r is worth one coin for each lane above r, so one
 * subtraction compares r with all lanes, and what it finds is also what the draw takes out.
 * A deck keeps bit 7 of every lane set, which absorbs the borrow of that subtraction.
 */
typedef uint32_t Cards;

#define LANES 0x01010101u
#define GUARD (LANES << 7)
#define SILVER 0x01000101u
#define GOLD 0x01010101u
#define PROVINCE 0x01000000u
#define START_DECK (GUARD | 0x0A000007u) /* 7 Coppers, 3 Estates */

static inline uint32_t size(Cards deck) { return (deck >> 24) & 0x7F; }

/* A hand carries no guard bits: the sum of its three coin lanes fits the top lane. */
static inline uint32_t coins_of(Cards hand) { return (hand * 0x01010100u) >> 24; }

static inline Cards draw(Cards pool, uint32_t pool_size, Stream *stream) {
    uint32_t member = bounded(stream, pool_size);
    Cards card = ((pool - (member + 1) * LANES) & GUARD) >> 7;
    return pool - card;
}

typedef struct {
    Cards owned, pool;
    Stream stream;
} Player;

static inline Player seated(Stream stream) {
    return (Player){START_DECK, START_DECK, stream};
}

/* The last cards before a shuffle all come into the hand, whatever their order. The rest of the
 * hand comes from everything else the player owns: that is the discard pile, shuffled. */
static inline Cards hand_across_shuffle(Player *p, uint32_t left) {
    Cards last = p->pool - GUARD;
    Cards pool = p->owned - last;
    uint32_t n = size(pool);
    switch (left) { /* one jump to the right number of draws is cheaper than a loop */
    case 0: pool = draw(pool, n--, &p->stream); /* fall through */
    case 1: pool = draw(pool, n--, &p->stream); /* fall through */
    case 2: pool = draw(pool, n--, &p->stream); /* fall through */
    case 3: pool = draw(pool, n--, &p->stream); /* fall through */
    default: pool = draw(pool, n, &p->stream);
    }
    p->pool = pool;
    return p->owned - pool;
}

static inline Cards new_hand(Player *p) {
    Cards before = p->pool;
    uint32_t left = size(before);
    if (__builtin_expect(left < HAND_SIZE, 0)) return hand_across_shuffle(p, left);
    for (uint32_t i = 0; i < HAND_SIZE; i++) p->pool = draw(p->pool, left - i, &p->stream);
    return before - p->pool;
}

/* ---- supply: a byte lane per pile, 0x7F + cards left, so bit 7 says "not empty" ---- */

enum { PROVINCES, GOLDS, SILVERS };
#define ONE(pile) (1u << (8 * (pile)))
#define NOT_EMPTY(pile) (0x80u << (8 * (pile)))
#define ALL_PILES (NOT_EMPTY(PROVINCES) | NOT_EMPTY(GOLDS) | NOT_EMPTY(SILVERS))
#define FULL_SUPPLY (0x7F7F7Fu + 8 * ONE(PROVINCES) + 30 * ONE(GOLDS) + 40 * ONE(SILVERS))

typedef struct { Cards card; uint32_t taken; } Purchase;

enum { MAX_COINS = 3 * HAND_SIZE };
typedef struct { Purchase at[MAX_COINS + 1]; } BuyTable;

/* The three rules, worked out for every number of coins and every set of empty piles. */
static BuyTable buy_tables[8];

static Purchase best_buy(int coins, int empty) {
    if (coins >= 8) return (Purchase){PROVINCE, ONE(PROVINCES)};
    if (coins >= 6 && !(empty & 1 << GOLDS)) return (Purchase){GOLD, ONE(GOLDS)};
    if (coins >= 3 && !(empty & 1 << SILVERS)) return (Purchase){SILVER, ONE(SILVERS)};
    return (Purchase){0, 0};
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

static inline int provinces_of(const Player *p) {
    return (int)size(p->owned) - (int)(p->owned & 0x7F) - 3;
}

/* Estates are the same for both, so Provinces decide; on a tie the fewer turns do, which
 * are the second player's when the first one ended the game. */
static inline int winner(const Player *first, const Player *second, int turns) {
    int lead = provinces_of(first) - provinces_of(second);
    if (lead) return lead < 0;
    return turns & 1 ? 1 : -1;
}

/* A hand is drawn as its turn begins, not as the last one ends: the same cards, and none for
 * turns that never come. */
static inline void take_turn(Player *p, Supply *supply) {
    Purchase bought = supply->buys->at[coins_of(new_hand(p))];
    p->owned += bought.card;
    supply->piles -= bought.taken;
}

static Outcome play_game(Stream first_stream, Stream second_stream) {
    Player first = seated(first_stream), second = seated(second_stream);
    Supply supply = full_supply();
    int turns = 0;
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
        Outcome o = play_game(stream_of_seat(seed, block, 0), stream_of_seat(seed, block, 1));
        if (o.winner < 0) tally.ties++;
        else tally.wins[(uint64_t)o.winner ^ swapped]++;
        tally.turns += (uint64_t)o.turns;
    }
    return tally;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
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
