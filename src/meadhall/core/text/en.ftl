name = { NAME($thing) }
list = { $rest } and { $last }
no-such-action = There is no such action.
no-longer = The match is over.
not-asked = It is not your choice now: wait until you are asked.

# why a bot advises an action: the first one beside the second, the others beside the first
reason-only = There is nothing else to do.
reason-equal = About as good as the other best choices.
reason-source = Most of the points come from “{ NAME($source) }”: about { NUMBER($points, maximumFractionDigits: 1) }.
reason-more =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] About { NUMBER($points, maximumFractionDigits: 1) } more point from “{ NAME($source) }” than with the next best.
       *[other] About { NUMBER($points, maximumFractionDigits: 1) } more points from “{ NAME($source) }” than with the next best.
    }
reason-hurts =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Leaves the strongest rival about { NUMBER($points, maximumFractionDigits: 1) } point fewer than the next best.
       *[other] Leaves the strongest rival about { NUMBER($points, maximumFractionDigits: 1) } points fewer than the next best.
    }
reason-wins = Wins { NUMBER($points, maximumFractionDigits: 0) } matches in a hundred more than the next best.
reason-less =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] About { NUMBER($points, maximumFractionDigits: 1) } point less from “{ NAME($source) }” than with the best.
       *[other] About { NUMBER($points, maximumFractionDigits: 1) } points less from “{ NAME($source) }” than with the best.
    }
reason-helps =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Leaves the strongest rival about { NUMBER($points, maximumFractionDigits: 1) } point more than the best.
       *[other] Leaves the strongest rival about { NUMBER($points, maximumFractionDigits: 1) } points more than the best.
    }
reason-loses = Wins { NUMBER($points, maximumFractionDigits: 0) } matches in a hundred fewer than the best.
