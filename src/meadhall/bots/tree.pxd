cimport cython
from meadhall.core.names.sizes cimport MOST_SEATS

cdef struct Node:
    int first[MOST_SEATS]

cdef struct Edge:
    int action
    int seat
    int following
    int child
    int tries
    int seen
    double value
    double weight

@cython.final
cdef class Tree:
    cdef readonly int nodes, edges, room
    cdef Node *node
    cdef Edge *edge

    cdef int grow_node(self) noexcept nogil
    cdef int grow_edge(self, int node, int seat, int action) noexcept nogil
    cdef int child_of(self, int edge) noexcept nogil
    cdef void learn(self, int edge, double value) noexcept nogil
