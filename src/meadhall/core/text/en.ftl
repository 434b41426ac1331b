name = { NAME($thing) }
list = { $rest } and { $last }
no-such-action = There is no such action.
no-longer = The match is over.
not-asked = It is not your choice now: wait until you are asked.
