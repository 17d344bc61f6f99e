# bots.ftl: what the bots are like. The page fetches it when somebody asks.

bot-random-about = Picks any choice at random.
bot-cook-about = Knows the cards but plays them anywhere.
bot-page-about = Knows a few rules of thumb and forgets most of them.
bot-squire-about = Greedy and trusting. Follows a few rules of thumb.
bot-knight-about = Thinks every choice through to the end of the round.
bot-baron-about = Guesses what you’re hiding and plans several moves ahead.
bot-king-about = A neural network that learned by playing against itself. The strongest bot here.
bot-minstrel-about = Plays for fun: sees the good move, but often plays another.
bot-herald-about = Plays well, but is often careless.
bot-steward-about = Plays soundly and slips up now and then.
bot-marshal-about = Rarely makes a mistake.
bot-regent-about = Almost as strong as the king.
bot-miser-about = Plays soundly, saves up and avoids fights. About as strong as the hunter.
bot-hunter-about = Plays soundly, strikes early and targets the leader. About as strong as the miser.
