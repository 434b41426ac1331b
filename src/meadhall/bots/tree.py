"""The tree of a search: nodes are what has been decided so far, edges what a seat may decide there.

A node keeps the edges of every seat that is asked there, so that seats that choose at once learn apart from each
other. Which of the edges are legal depends on the guess at hand.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
else:
    from meadhall.bots.tree_nodes import Edge, Node
    from meadhall.core.names.sizes import MOST_SEATS

ROOT = 1  # number 0 is no node and no edge


class Tree:
    """Room for so many nodes and edges; a tree that is full stops growing."""

    nodes: int
    edges: int
    room: int
    node: list[Node]
    edge: list[Edge]

    def __init__(self, room: int) -> None:
        self.room = room
        if cython.compiled:
            self.node = cython.cast(cython.pointer(Node), malloc((room + 1) * cython.sizeof(Node)))
            self.edge = cython.cast(cython.pointer(Edge), malloc((room + 1) * cython.sizeof(Edge)))
            if self.node == cython.NULL or self.edge == cython.NULL:
                raise MemoryError
        self.clear()

    def clear(self) -> None:
        """Only the root is left."""
        self.nodes = 0
        self.edges = 0
        if not cython.compiled:
            self.node = [Node()]
            self.edge = [Edge()]
        self.grow_node()

    def grow_node(self) -> int:
        if self.nodes == self.room:
            return 0
        self.nodes += 1
        if not cython.compiled:
            self.node.append(Node())
        for seat in range(MOST_SEATS):
            self.node[self.nodes].first[seat] = 0
        return self.nodes

    def grow_edge(self, node: int, seat: int, action: int) -> int:
        if self.edges == self.room:
            return 0
        self.edges += 1
        edge = self.edges
        if not cython.compiled:
            self.edge.append(Edge())
        self.edge[edge].action = action
        self.edge[edge].seat = seat
        self.edge[edge].following = self.node[node].first[seat]
        self.edge[edge].child = 0
        self.edge[edge].tries = 0
        self.edge[edge].seen = 0
        self.edge[edge].value = 0
        self.edge[edge].weight = 1
        self.node[node].first[seat] = edge
        return edge

    def child_of(self, edge: int) -> int:
        """The node that the edge leads to, made when first needed; 0 when there is no room for it."""
        if self.edge[edge].child == 0:
            self.edge[edge].child = self.grow_node()
        return self.edge[edge].child

    def learn(self, edge: int, value: float) -> None:
        self.edge[edge].tries += 1
        self.edge[edge].value += value

    def options(self, node: int, seat: int) -> list[tuple[int, int, float, int]]:
        """(action, tries, sum of values, child) of every edge of the seat."""
        found = []
        at = self.node[node].first[seat]
        while at:
            found.append((self.edge[at].action, self.edge[at].tries, self.edge[at].value, self.edge[at].child))
            at = self.edge[at].following
        return found

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.node)
            free(self.edge)
