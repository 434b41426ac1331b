# Виды действий в одном-двух словах

asgard-verb-reveal = Раскрыть и поставить диск
asgard-verb-perform = Выполнить действие
asgard-verb-forgo = Отказаться от действия
asgard-verb-exchange = Обменять
asgard-verb-use = Применить жетон
asgard-verb-steal = Украсть
asgard-verb-slay = Убить
asgard-verb-settle = Разместить жетон бога
asgard-verb-to-battle = В ячейку битвы
asgard-verb-join = Послать из Вальхаллы
asgard-verb-lay-weapon = Положить оружие
asgard-verb-lay-wizardry = Положить чары
asgard-verb-choose = Выбрать
asgard-verb-buy = Купить
