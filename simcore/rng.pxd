"""Random numbers: xoshiro256++, seeded by splitmix64. All inline: a draw is a few cycles."""

from libc.stdint cimport uint32_t, uint64_t


cdef struct Rng:
    uint64_t s[4]


cdef inline uint64_t splitmix(uint64_t* x) noexcept nogil:
    x[0] += <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t z = x[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)


cdef inline void rng_seed(Rng* r, uint64_t seed, uint64_t block, uint64_t stream) noexcept nogil:
    """A stream of its own for every (seed, block, stream): the order of games does not matter."""
    cdef uint64_t x = seed
    cdef uint64_t a = splitmix(&x)
    x = a ^ (block * <uint64_t>0xD1342543DE82EF95)
    a = splitmix(&x)
    x = a ^ (stream * <uint64_t>0xA0761D6478BD642F)
    for i in range(4):
        r.s[i] = splitmix(&x)


cdef inline uint64_t rotl(uint64_t x, int k) noexcept nogil:
    return (x << k) | (x >> (64 - k))


cdef inline uint64_t rng_next(Rng* r) noexcept nogil:
    cdef uint64_t result = rotl(r.s[0] + r.s[3], 23) + r.s[0]
    cdef uint64_t t = r.s[1] << 17
    r.s[2] ^= r.s[0]
    r.s[3] ^= r.s[1]
    r.s[1] ^= r.s[2]
    r.s[0] ^= r.s[3]
    r.s[2] ^= t
    r.s[3] = rotl(r.s[3], 45)
    return result


cdef inline uint32_t rng_below(Rng* r, uint32_t n) noexcept nogil:
    """A number from 0 to n-1: Lemire's multiplication. n is at most a few hundred, so that the
    bias without rejection is below 2**-23, far less than any number of games could show."""
    return <uint32_t>(((rng_next(r) >> 32) * n) >> 32)


cdef extern from *:
    """
    /* A number from 0 to n-1 out of 64 random bits, which are used up by as much as the number
       took; what is left serves the next draw (Lemire's multiplication, batched). Five draws
       from a deck of a hundred take 34 bits: the bias of the last one is below 2^-29. */
    static inline uint64_t split_below(uint64_t* bits, uint64_t n) {
        unsigned __int128 product = (unsigned __int128)(*bits) * n;
        *bits = (uint64_t)product;
        return (uint64_t)(product >> 64);
    }
    """
    uint64_t split_below(uint64_t* bits, uint64_t n) noexcept nogil
