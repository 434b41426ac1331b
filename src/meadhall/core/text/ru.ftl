name = { NAME($thing) }
list = { $rest } и { $last }
no-such-action = Такого действия нет.
no-longer = Партия окончена.
not-asked = Сейчас выбираете не вы: подождите, пока вас спросят.
