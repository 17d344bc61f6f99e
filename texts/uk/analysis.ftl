# Що каже аналіз гри (docs/analysis.md), на сторінці й у терміналі.

# --- Оцінки рішень ---

verdict-best = найкраще
verdict-fine = добре
verdict-unclear = не можна сказати напевно
verdict-inaccuracy = неточність
verdict-mistake = помилка
verdict-blunder = груба помилка

# --- Чому ---

why-wins = Перемоги: { $chosen }% після цього рішення, { $best }% після найкращого.
why-at-once = Вплив одразу: { $chosen } після цього рішення, { $best } після найкращого.
why-round = Вплив, здобутий до кінця раунду: { $chosen } після цього рішення, { $best } після найкращого.
why-end = Вплив, здобутий до кінця гри: { $chosen } після цього рішення, { $best } після найкращого.
why-rival = Вплив найсильнішого суперника наприкінці: { $chosen } після цього рішення, { $best } після найкращого.
why-card-pays = Вплив, який карта приносить до кінця: { $chosen } після цього рішення, { $best } після найкращого.
why-card-struck = Карту вилучають, перш ніж вона щось принесе: у { $chosen }% ігор після цього рішення, у { $best }% після найкращого.
why-card-stays = Карта лежить у Ряду наприкінці: у { $chosen }% ігор після цього рішення, у { $best }% після найкращого.
why-own-lost = Власні карти, вилучені іншими: { $chosen } після цього рішення, { $best } після найкращого.
why-others-lost = Чужі карти, вилучені власними: { $chosen } після цього рішення, { $best } після найкращого.
why-striker = Хто вилучає її найчастіше: { $card } ({ $player }), { $n }% таких випадків.
why-target = Чим найчастіше є закрита ціль після цього рішення: { $card }, { $n }%.
why-target-best = Чим найчастіше є закрита ціль після найкращого: { $card }, { $n }%.
why-uncovers = Що найчастіше лежить під нею після цього рішення: { $card }, { $n }%.
why-uncovers-best = Що найчастіше лежить під нею після найкращого: { $card }, { $n }%.
why-sample = Кожне число — середнє з { $n ->
        [one] { $n } пари
        [few] { $n } пар
        [many] { $n } пар
       *[other] { $n } пари
    } ігор: той самий можливий розклад і та сама вдача.

# --- Звіт ---

analyse-note = Шанси на перемогу, якби гру закінчував бот ({ $bot }); на кожен варіант { $n ->
        [one] { $n } можливий розклад
        [few] { $n } можливі розклади
        [many] { $n } можливих розкладів
       *[other] { $n } можливого розкладу
    }, на найкращі більше.
analyse-table = За тим, що було відомо за столом
analyse-truth = З відкритими картами
analyse-wins = шанс
analyse-best = найкраще
analyse-tied = не гірше
analyse-loss = втрата
analyse-accounts = Звідки взялися шанси, у відсоткових пунктах
analyse-fair = порівну
analyse-deal = роздача
analyse-own = власні рішення
analyse-others = інші, випадковість
analyse-final = підсумок
analyse-keys = Вирішальні миті
analyse-key-costly = { $n }. { $player }: { $decision }, втрата { $points } в. п.; найкраще рішення: { $best }.
analyse-key-swing = { $n }. { $player }: { $decision }. Найбільша зміна: { $other-player }, { $points } в. п.
analyse-charged = { $n }. { $player }: { $decision }, втрата { $points } в. п. (± { $error }).
analyse-unclear = { $n }. { $player }: { $decision } дає { $chosen }%, найкращий варіант — { $best }%: не можна сказати напевно, чи це випадковість (± { $error }).
analyse-none = Жодне окреме рішення не коштувало більше, ніж може пояснити випадковість.
analyse-bluff = Найкращий блеф: { $card } ({ $player }). Від рішення { $n } до { $m } цю карту вважали іншою, здебільшого: { $other }, { $points }%.
analyse-read = Найкраща здогадка: { $player }, рішення { $n }. Закрита карта: { $card }; за столом цьому давали { $m }%. Здобуто: { $points } в. п.
analyse-running = Гру не завершено: підсумок — шанс на цю мить.
analyse-title = Аналіз
analyse-progress = Аналіз: мить { $n } з { $total }.
analyse-share = { $player }: { $points }%
analyse-decision = Рішення { $n }, { $player }: { $verdict }. Чого був вартий кожен варіант:
analyse-eyes = Вирішує { $player }. Вартість варіантів показано очима цього гравця або з відкритими картами.
analyse-account = { $player }: порівну { $fair }, роздача { $deal }, власні рішення { $own } (± { $error }), інші й випадковість { $others }; підсумок { $points }.
