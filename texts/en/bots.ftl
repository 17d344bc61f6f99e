# bots.ftl: what the bots are like. The page fetches it when somebody asks.

bot-random-about = Plays whatever comes to mind. Any choice is as likely as any other.
bot-cook-about = Knows the cards and puts them anywhere.
bot-page-about = Knows a few rules of thumb and forgets most of them.
bot-squire-about = Greedy and trusting: follows a few rules of thumb.
bot-knight-about = Thinks each choice through to the end of the round.
bot-baron-about = Guesses what you hide and plans several moves ahead.
bot-king-about = A net that learned by playing itself. The strongest here.
bot-minstrel-about = Plays for fun: sees the good move and often sings past it.
bot-herald-about = Knows how it is done, and is often careless.
bot-steward-about = Plays soundly, with a slip every now and then.
bot-marshal-about = Seldom makes a mistake.
bot-regent-about = Almost as good as the king.
bot-miser-about = Plays soundly, saves up and avoids a fight. About as strong as the hunter.
bot-hunter-about = Plays soundly, strikes early and goes for the leader. About as strong as the miser.
