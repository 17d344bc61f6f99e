/*
 * king_courtiers.c - the gentler bots of the king's net: they err the way people do.
 *
 * Raising the temperature of every decision would turn them into dice: a bot that eliminates its
 * own card one time in eight. So a courtier sees clearly what is in front of it and plans badly.
 * The further ahead a decision looks, the more the net's answer is blurred, and the more a
 * beginner's hopes count instead (squire.h). Each courtier also has a weakness of character. None
 * of them throws away what is certain near the end (ending.h).
 */
#include "bots/king.h"
#include "bots/squire.h"

#include "ori_look.h"

/* How a courtier differs from the king: in what people get wrong. Temperatures are in 256ths; the
 * feelings are 256ths of a nat, beside what the net thinks. */
typedef struct Manner {
    int plans;     /* how blurred everything is that needs a plan: placing, and revealing early */
    int deeds;     /* and what lies before one's eyes: a target, a reveal in the last round */
    int overlooks; /* in 256 times: an option that is out of sight */
    int chases;    /* harming the leader */
    int dreads;    /* striking a face-down card that may be an Ambush */
    int hoards;    /* keeping a card face down */
    int hopes;     /* for each influence that a beginner would expect of it (squire.h) */
} Manner;

static int between(int deeds, int plans, int part, int whole)
{
    return deeds + (plans - deeds) * part / whole;
}

/* The further ahead one has to think, the less clearly a courtier sees. */
static int blur(const Manner *manner, const OriState *s)
{
    if (s->ask == ORI_ASK_PLACE)
        return manner->plans;
    if (s->ask == ORI_ASK_REVEAL)
        return between(manner->deeds, manner->plans, ORI_ROUNDS - s->round, 4 * ORI_ROUNDS);
    return manner->deeds;
}

static int leader_but(const OriState *s, int seat)
{
    int leader = seat == 0;
    for (int i = 0; i < (int)s->rules.seats; i++)
        if (i != seat && s->pool[i] > s->pool[leader])
            leader = i;
    return leader;
}

static bool strikes(OriDecision d)
{
    return d.verb == ORI_ELIMINATE || d.verb == ORI_STEAL;
}

static bool is_own(const OriState *s, int place)
{
    return (int)top(s, place)->owner == s->asked;
}

/* The card that is revealed has nobody to strike but its owner. */
static bool strikes_only_own(const OriState *s)
{
    int at = s->cursor - 1;
    int kind = (int)top(s, at)->kind;
    OriDeed deed = ori_kind_deed(kind);
    OriAmong among = ori_kind_among(kind);
    if (deed != ORI_DEED_ELIMINATE && deed != ORI_DEED_ELIMINATE_ALIKE &&
        deed != ORI_DEED_ELIMINATE_AND_REPLACE)
        return false;
    int targets = 0;
    for (int i = 0; i < s->places; i++) {
        bool is_end = i == 0 || i == s->places - 1;
        bool is_near = i == at - 1 || i == at + 1;
        if (among == ORI_AMONG_NEIGHBOURS ? !is_near : among == ORI_AMONG_ENDS ? !is_end : false)
            continue;
        if (!is_own(s, i))
            return false;
        targets++;
    }
    return targets > 0;
}

/* What everybody knows after a game or two, however badly they plan: influence on a card after the
 * last round is lost, and one's own cards are no targets. */
static int sense(const OriState *s, OriDecision d)
{
    enum { PLAIN = 8 * KING_ONE };
    if (d.verb == ORI_ELIMINATE)
        return is_own(s, d.at) ? -PLAIN : 0;
    if (d.verb != ORI_REVEAL)
        return 0;
    return strikes_only_own(s) ? -PLAIN : s->round == ORI_ROUNDS ? PLAIN : 0;
}

static int feeling(const Manner *manner, const OriState *s, OriDecision d)
{
    enum { BAIT = 2 }; /* influence on a card that others were glad to leave there */
    int felt = d.verb == ORI_KEEP && s->round < ORI_ROUNDS ? manner->hoards : 0;
    if (!strikes(d))
        return felt;
    const OriCard *target = top(s, d.at);
    if ((int)target->owner == leader_but(s, s->asked))
        felt += manner->chases;
    if (!target->revealed && (int)target->influence >= BAIT && !is_own(s, d.at))
        felt -= manner->dreads;
    return felt;
}

/* What a glance at the Queue does not show: one may also place on a card of one's own. */
static bool is_out_of_sight(OriDecision d)
{
    return d.verb == ORI_PLACE_ON;
}

/* The choice as the courtier sees it, to be drawn from at a temperature of one. */
static void see_as(const Manner *manner, const OriView *view, OriRandom *random, KingChoice *choice)
{
    const OriState *s = &view->known;
    int temperature = blur(manner, s);
    int hope[ORI_MAX_OPTIONS] = {0};
    if (manner->hopes > 0 && (s->ask == ORI_ASK_PLACE || s->ask == ORI_ASK_REVEAL))
        squire_hope(view, choice->option, choice->count, hope);
    int seen = 0;
    KingChoice all = *choice;
    for (int i = 0; i < choice->count; i++) {
        bool is_seen = !is_out_of_sight(choice->option[i]) ||
                       ori_random_below(random, KING_ONE) >= manner->overlooks;
        if (choice->logit[i] == KING_RULED_OUT)
            continue;
        all.logit[i] = choice->logit[i] * KING_ONE / temperature +
                       hope[i] * manner->hopes / SQUIRE_ONE + sense(s, choice->option[i]) +
                       feeling(manner, s, choice->option[i]);
        choice->logit[i] = is_seen ? all.logit[i] : KING_RULED_OUT;
        seen += is_seen;
    }
    if (seen == 0)
        *choice = all;
}

static OriDecision play_by(Manner manner, const OriView *view, const BotTask *task,
                           BotAdvice *advice)
{
    OriRandom random = {task->seed};
    KingChoice choice;
    king_ponder(view, &choice);
    KingChoice seen = choice;
    see_as(&manner, view, &random, &seen);
    int drawn = king_draw(&seen, KING_ONE, &random);
    if (advice != NULL)
        king_explain(view, &choice, advice);
    return choice.option[drawn];
}

#define COURTIER(id, ...)                                                                          \
    OriDecision id##_decide(const OriView *view, const BotTask *task, BotAdvice *advice)           \
    {                                                                                              \
        return play_by((Manner){__VA_ARGS__}, view, task, advice);                                 \
    }

/* clang-format off */
COURTIER(minstrel, .plans = 20000, .deeds = 900, .overlooks = 200, .hopes = 64, .dreads = 600)
COURTIER(herald,   .plans = 8000,  .deeds = 600, .overlooks = 128, .hopes = 96, .chases = 400)
COURTIER(steward,  .plans = 4000,  .deeds = 450, .overlooks = 96,  .hopes = 64, .dreads = -300)
COURTIER(marshal,  .plans = 2000,  .deeds = 400, .overlooks = 48,  .hopes = 64, .chases = 200)
COURTIER(regent,   .plans = 1150,  .deeds = 330, .overlooks = 16)
/* Two of one strength and of two minds. */
COURTIER(miser,    .plans = 2500,  .deeds = 400, .overlooks = 64,  .hopes = 64, .dreads = 600, .chases = -200, .hoards = 800)
COURTIER(hunter,   .plans = 2500,  .deeds = 400, .overlooks = 64,  .hopes = 64, .dreads = -600, .chases = 800, .hoards = -800)
/* clang-format on */
