name = { NAME($thing) }
list = { $rest } and { $last }
no-such-action = There is no such action.
no-longer = The match is over.
not-asked = It is not your choice now: wait until you are asked.

# why a bot advises an action: the first one beside the second, the others beside the first
reason-only = There is nothing else to do.
reason-equal = About as good as the other best choices.
reason-source = Most of the points come from “{ NAME($source) }”: about { NUMBER($points, maximumFractionDigits: 1) }.
reason-more = About { NUMBER($points, maximumFractionDigits: 1) } more points from “{ NAME($source) }” than with the next best.
reason-hurts = Leaves the strongest rival about { NUMBER($points, maximumFractionDigits: 1) } points fewer than the next best.
reason-wins = Wins { NUMBER($points, maximumFractionDigits: 0) } matches in a hundred more than the next best.
reason-less = About { NUMBER($points, maximumFractionDigits: 1) } fewer points from “{ NAME($source) }” than with the best.
reason-helps = Leaves the strongest rival about { NUMBER($points, maximumFractionDigits: 1) } points more than the best.
reason-loses = Wins { NUMBER($points, maximumFractionDigits: 0) } matches in a hundred fewer than the best.
