# bots.ftl: what the bots are like. The page fetches it when somebody asks.

bot-random-about = Gra to, co mu przyjdzie do głowy. Każdy wybór jest równie prawdopodobny.
bot-squire-about = Chciwy i ufny: trzyma się kilku prostych zasad.
bot-knight-about = Rozważa każdy wybór aż do końca rundy.
bot-baron-about = Zgaduje, co ukrywasz, i planuje kilka ruchów naprzód.
bot-king-about = Sieć, która nauczyła się gry, grając sama ze sobą. Najsilniejszy przeciwnik.
bot-minstrel-about = Gra dla zabawy: widzi dobry ruch, a często wybiera inny.
bot-herald-about = Wie, jak się gra, ale często bywa nieuważny.
bot-steward-about = Gra solidnie, choć czasem się pomyli.
bot-marshal-about = Rzadko popełnia błędy.
bot-regent-about = Prawie tak dobry jak król.
