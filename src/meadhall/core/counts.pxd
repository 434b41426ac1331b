cdef extern from *:
    """
    #include <string.h>

    static inline int meadhall_next_filled(const unsigned char *counts, int start, int end) {
        unsigned long long eight;
        for (; start + 8 <= end; start += 8) {
            memcpy(&eight, counts + start, 8);
            if (eight) break;
        }
        while (start < end && !counts[start]) start++;
        return start;
    }
    """
    int next_filled "meadhall_next_filled" (const unsigned char *counts, int start, int end) noexcept nogil
