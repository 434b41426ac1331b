name = { NAME($thing) }
list = { $rest } и { $last }
no-such-action = Такого действия нет.
no-longer = Партия окончена.
not-asked = Сейчас выбираете не вы: подождите, пока вас спросят.

# почему бот советует действие: первое рядом со вторым, остальные рядом с первым
reason-only = Ничего другого сделать нельзя.
reason-equal = Почти не уступает другим лучшим вариантам и почти не лучше их.
reason-source = Главный источник очков — «{ NAME($source) }»: примерно { NUMBER($points, maximumFractionDigits: 1) }.
reason-more = «{ NAME($source) }»: очков примерно на { NUMBER($points, maximumFractionDigits: 1) } больше, чем у следующего варианта.
reason-hurts = У сильнейшего соперника будет очков примерно на { NUMBER($points, maximumFractionDigits: 1) } меньше, чем при следующем варианте.
reason-wins = Побед на сотню партий больше, чем у следующего варианта, на { NUMBER($points, maximumFractionDigits: 0) }.
reason-less = «{ NAME($source) }»: очков примерно на { NUMBER($points, maximumFractionDigits: 1) } меньше, чем у лучшего варианта.
reason-helps = У сильнейшего соперника будет очков примерно на { NUMBER($points, maximumFractionDigits: 1) } больше, чем при лучшем варианте.
reason-loses = Побед на сотню партий меньше, чем у лучшего варианта, на { NUMBER($points, maximumFractionDigits: 0) }.
