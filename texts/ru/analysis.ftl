# Что говорит анализ игры (docs/analysis.md), на странице и в терминале.

# --- Оценки решений ---

verdict-best = лучшее
verdict-fine = хорошо
verdict-unclear = нельзя сказать наверняка
verdict-inaccuracy = неточность
verdict-mistake = ошибка
verdict-blunder = грубая ошибка

# --- Почему ---

why-wins = Победы: { $chosen }% после этого решения, { $best }% после лучшего.
why-at-once = Влияние сразу: { $chosen } после этого решения, { $best } после лучшего.
why-round = Влияние, полученное до конца раунда: { $chosen } после этого решения, { $best } после лучшего.
why-end = Влияние, полученное до конца игры: { $chosen } после этого решения, { $best } после лучшего.
why-rival = Влияние сильнейшего соперника в конце: { $chosen } после этого решения, { $best } после лучшего.
why-card-pays = Влияние, которое карта приносит до конца: { $chosen } после этого решения, { $best } после лучшего.
why-card-struck = Карту устраняют, прежде чем она что-то принесёт: в { $chosen }% игр после этого решения, в { $best }% после лучшего.
why-card-stays = Карта лежит в Ряду в конце: в { $chosen }% игр после этого решения, в { $best }% после лучшего.
why-own-lost = Свои карты, устранённые другими: { $chosen } после этого решения, { $best } после лучшего.
why-others-lost = Чужие карты, устранённые своими: { $chosen } после этого решения, { $best } после лучшего.
why-striker = Кто устраняет её чаще всего: { $card } ({ $player }), { $n }% таких случаев.
why-target = Чем чаще всего оказывается закрытая цель после этого решения: { $card }, { $n }%.
why-target-best = Чем чаще всего оказывается закрытая цель после лучшего: { $card }, { $n }%.
why-uncovers = Что чаще всего лежит под ней после этого решения: { $card }, { $n }%.
why-uncovers-best = Что чаще всего лежит под ней после лучшего: { $card }, { $n }%.
why-sample = Каждое число — среднее по { $n ->
        [one] { $n } паре
        [few] { $n } парам
        [many] { $n } парам
       *[other] { $n } пары
    } игр: тот же возможный расклад и та же удача.

# --- Отчёт ---

analyse-note = Шансы на победу, если бы игру заканчивал бот ({ $bot }); на каждый вариант { $n ->
        [one] { $n } возможный расклад
        [few] { $n } возможных расклада
        [many] { $n } возможных раскладов
       *[other] { $n } возможного расклада
    }, на лучшие больше.
analyse-table = По тому, что было известно за столом
analyse-truth = С открытыми картами
analyse-wins = шанс
analyse-best = лучшее
analyse-tied = не хуже
analyse-loss = потеря
analyse-accounts = Откуда взялись шансы, в процентных пунктах
analyse-fair = поровну
analyse-deal = раздача
analyse-own = свои решения
analyse-others = другие, случайность
analyse-final = итог
analyse-keys = Решающие моменты
analyse-key-costly = { $n }. { $player }: { $decision }, потеря { $points } п. п.; лучшее решение: { $best }.
analyse-key-swing = { $n }. { $player }: { $decision }. Наибольшая перемена: { $other-player }, { $points } п. п.
analyse-charged = { $n }. { $player }: { $decision }, потеря { $points } п. п. (± { $error }).
analyse-unclear = { $n }. { $player }: { $decision } даёт { $chosen }%, лучший вариант — { $best }%: нельзя сказать наверняка, случайность ли это (± { $error }).
analyse-none = Ни одно отдельное решение не стоило больше, чем может объяснить случайность.
analyse-bluff = Лучший блеф: { $card } ({ $player }). От решения { $n } до { $m } эту карту принимали за другую, чаще всего: { $other }, { $points }%.
analyse-read = Лучшая догадка: { $player }, решение { $n }. Закрытая карта: { $card }; за столом этому давали { $m }%. Получено: { $points } п. п.
analyse-running = Игра не окончена: итог — шанс на этот момент.
analyse-title = Анализ
analyse-progress = Анализ: момент { $n } из { $total }.
analyse-share = { $player }: { $points }%
analyse-decision = Решение { $n }, { $player }: { $verdict }. Чего стоил каждый вариант:
analyse-eyes = Решает { $player }. Ценность вариантов показана глазами этого игрока или с открытыми картами.
analyse-account = { $player }: поровну { $fair }, раздача { $deal }, свои решения { $own } (± { $error }), другие и случайность { $others }; итог { $points }.
