# bots.ftl: what the bots are like. The page fetches it when somebody asks.

bot-random-about = Играет, что в голову взбредёт. Любой выбор одинаково вероятен.
bot-squire-about = Жадный и доверчивый: держится нескольких простых правил.
bot-knight-about = Обдумывает каждый выбор до конца раунда.
bot-baron-about = Догадывается, что вы прячете, и планирует на несколько ходов вперёд.
bot-king-about = Сеть, которая научилась, играя сама с собой. Сильнейший соперник.
bot-minstrel-about = Играет для забавы: видит хороший ход, а часто делает другой.
bot-herald-about = Знает, как играть, но часто невнимателен.
bot-steward-about = Играет надёжно, но иногда ошибается.
bot-marshal-about = Ошибается редко.
bot-regent-about = Почти так же силён, как король.
