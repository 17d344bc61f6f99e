# bots.ftl: what the bots are like. The page fetches it when somebody asks.

bot-random-about = Gra to, co mu przyjdzie do głowy. Każdy wybór jest równie prawdopodobny.
bot-cook-about = Zna karty, ale kładzie je gdziekolwiek.
bot-page-about = Zna kilka prostych zasad, lecz o większości zapomina.
bot-squire-about = Chciwy i ufny: trzyma się kilku prostych zasad.
bot-knight-about = Rozważa każdy wybór aż do końca rundy.
bot-baron-about = Zgaduje, co ukrywasz, i planuje kilka ruchów naprzód.
bot-king-about = Sieć neuronowa, która nauczyła się gry, grając sama ze sobą. Najsilniejszy przeciwnik.
bot-minstrel-about = Gra dla zabawy: widzi dobry ruch, a często wybiera inny.
bot-herald-about = Wie, jak się gra, ale często bywa nieuważny.
bot-steward-about = Gra solidnie, choć czasem się pomyli.
bot-marshal-about = Rzadko popełnia błędy.
bot-regent-about = Prawie tak dobry jak król.
bot-miser-about = Gra solidnie, oszczędza i unika walki. Mniej więcej tak silny jak łowczy.
bot-hunter-about = Gra solidnie, uderza wcześnie i ściga lidera. Mniej więcej tak silny jak skąpiec.
