"""See trace.pxd."""

from libc.stdint cimport int32_t
from libc.stdlib cimport realloc

from simcore.state cimport Trace


cdef void trace_add(Trace* t, int code, int p, int slot, int number, int extra) noexcept nogil:
    cdef int32_t* row
    if t.n == t.room:
        # Only a logged game comes here; games that are merely counted allocate nothing.
        row = <int32_t*>realloc(t.rows, (t.room * 2 + 1024) * TRACE_COLUMNS * sizeof(int32_t))
        if row == NULL:
            return
        t.rows = row
        t.room = t.room * 2 + 1024
    row = t.rows + t.n * TRACE_COLUMNS
    row[0] = code
    row[1] = p
    row[2] = slot
    row[3] = number
    row[4] = extra
    row[5] = t.depth
    t.n += 1
