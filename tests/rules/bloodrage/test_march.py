"""BR4.4 March."""

from __future__ import annotations

from meadhall.testing import rule

from .helpers import table


@rule("BR4.4.1")
def test_a_march_costs_one_rage_and_reaches_any_province() -> None:
    given = table(figures=["1 warrior gimle 2", "1 leader gimle"])
    given.do("1 march gimle muspelheim", "1 move leader", "1 move warrior", "1 done")
    assert given.rage(1) == 5
    assert (given.figures(1, "muspelheim"), given.figures(1, "gimle")) == (2, 1)
    assert given.asked == [2]


@rule("BR4.4.1")
def test_at_least_one_figure_marches() -> None:
    given = table(figures=["1 warrior gimle 2"])
    given.do("1 march gimle muspelheim")
    assert given.why("1 done") == ("nobody-marched", "BR4.4.1")


@rule("BR4.4.1")
def test_nobody_marches_from_where_nobody_is_or_to_where_they_are() -> None:
    given = table(figures=["1 warrior gimle", "2 warrior horgr"])
    assert given.why("1 march horgr gimle") == ("none-there", "BR4.4.1")
    assert given.why("1 march gimle gimle") == ("same-province", "BR4.4.1")


@rule("BR4.4.1")
def test_a_march_leads_out_of_yggdrasil_too() -> None:
    given = table(figures=["1 warrior yggdrasil 2"])
    given.do("1 march yggdrasil utgard", "1 move warrior", "1 move warrior")
    assert given.figures(1, "utgard") == 2


@rule("BR4.4.1", "BR1.2")
def test_a_march_needs_empty_villages() -> None:
    given = table(figures=["1 warrior gimle", "2 warrior utgard 3"])
    assert given.why("1 march gimle utgard") == ("no-village", "BR1.2")
