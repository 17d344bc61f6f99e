# bots.ftl: what the bots are like. The page fetches it when somebody asks.

bot-random-about = Грає, що спаде на думку. Кожен вибір однаково ймовірний.
bot-squire-about = Жадібний і довірливий: тримається кількох простих правил.
bot-knight-about = Обмірковує кожен вибір до кінця раунду.
bot-baron-about = Здогадується, що ви ховаєте, і планує на кілька ходів уперед.
bot-king-about = Мережа, що навчилася, граючи сама із собою. Найсильніший суперник.
bot-minstrel-about = Грає для розваги: бачить добрий хід, а часто робить інший.
bot-herald-about = Знає, як грати, але часто неуважний.
bot-steward-about = Грає надійно, інколи помиляється.
bot-marshal-about = Рідко помиляється.
bot-regent-about = Майже такий сильний, як король.
