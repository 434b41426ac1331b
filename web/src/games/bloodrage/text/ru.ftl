# Виды действий в одном-двух словах

bloodrage-verb-invade = Вторжение
bloodrage-verb-march = Марш
bloodrage-verb-upgrade = Улучшение
bloodrage-verb-quest = Воля богов
bloodrage-verb-pillage = Разграбление
bloodrage-verb-challenge = Вызов Тюра
bloodrage-verb-recall = Вторжение из Вальхаллы
bloodrage-verb-give = Пожертвовать
bloodrage-verb-join = Послать
bloodrage-verb-take = Взять
bloodrage-verb-lay = Положить
bloodrage-verb-keep = Оставить

bloodrage-cost = { $cost ->
    [0] бесплатно
   *[other] ярость: { $cost }
    }
