/*
 * learn_write.c - the tables as C. Everything that is about a kind is written under the kind's name,
 * so that the old tables still mean the same when there is a new card; what is not about kinds
 * stands in its order.
 */
#include "research/learn.h"

#include <ctype.h>
#include <stdio.h>

enum { NAME = 96 };

/* ORI_ROYAL_DECREE */
static const char *constant_of(int kind)
{
    static char name[NAME];
    int n =
        snprintf(name, sizeof name, "ORI_%s", kind == ORI_HIDDEN ? "hidden" : ori_kind_name(kind));
    for (int i = 0; i < n; i++)
        name[i] = name[i] == '-' ? '_' : (char)toupper((unsigned char)name[i]);
    return name;
}

/* "[CLUE_SHOWN + ORI_SPY * CLUE_SIDES + 1]". A block ends where the next begins. */
static void write_clue(int clue)
{
    static const struct {
        const char *name;
        int from, to, sides; /* sides 0: the block is not about kinds */
    } block[] = {
        {"CLUE_BESIDE", CLUE_BESIDE, CLUE_AT_END, CLUE_SIDES},
        {"CLUE_AT_END", CLUE_AT_END, CLUE_BENEATH, 0},
        {"CLUE_BENEATH", CLUE_BENEATH, CLUE_ABOVE, 1},
        {"CLUE_ABOVE", CLUE_ABOVE, CLUE_SHOWN, 1},
        {"CLUE_SHOWN", CLUE_SHOWN, CLUE_UNSEEN, CLUE_SIDES},
        {"CLUE_UNSEEN", CLUE_UNSEEN, CLUE_HIDDEN, 1},
        {"CLUE_HIDDEN", CLUE_HIDDEN, CLUES, 0},
    };
    for (size_t i = 0; i < sizeof block / sizeof block[0]; i++) {
        int n = clue - block[i].from;
        if (n < 0 || clue >= block[i].to)
            continue;
        if (block[i].sides == 0)
            printf("[%s + %d]", block[i].name, n);
        else if (block[i].sides == 1)
            printf("[%s + %s]", block[i].name, constant_of(n));
        else
            printf("[%s + %s * CLUE_SIDES + %d]", block[i].name, constant_of(n / block[i].sides),
                   n % block[i].sides);
        return;
    }
    printf("[%d]", clue); /* before them all */
}

static void write_worth(const int16_t worth[FEATURES])
{
    printf("        {\n            ");
    for (int i = 0; i < FEATURE_REVEALED; i++)
        printf("%d,", worth[i]);
    printf("\n");
    for (int kind = 0; kind < ORI_KINDS; kind++)
        printf("            WORTH(%s, %d, %d, %d, %d, %d),\n", constant_of(kind),
               worth[FEATURE_REVEALED + kind], worth[FEATURE_DOWN + kind],
               worth[FEATURE_LYING + kind], worth[FEATURE_COVERED + kind],
               worth[FEATURE_HAND + kind]);
    printf("        },\n");
}

static void write_policy(const Learned *out)
{
    printf("    .reveals = {\n");
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        printf("        [%s] = {", constant_of(kind));
        for (int round = 0; round < ORI_ROUNDS; round++) {
            printf("{");
            for (int n = 0; n < POLICY_LYING; n++)
                printf("%d,", out->reveals[kind][round][n]);
            printf("},");
        }
        printf("},\n");
    }
    printf("    },\n    .places = {\n");
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        printf("        [%s] = {", constant_of(kind));
        for (int round = 0; round < ORI_ROUNDS; round++)
            printf("%d,", out->places[kind][round]);
        printf("},\n");
    }
    printf("    },\n    .slots = {\n");
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        printf("        [%s] = {", constant_of(kind));
        for (int slot = 0; slot < POLICY_SLOTS; slot++)
            printf("%d,", out->slots[kind][slot]);
        printf("},\n");
    }
    printf("    },\n");
}

/* A row of the belief has a column for each kind. */
static void write_belief(const Learned *out)
{
    printf("    .belief = {\n");
    for (int clue = 0; clue < CLUES; clue++) {
        printf("        ");
        write_clue(clue);
        printf(" = ROW(");
        for (int kind = 0; kind < ORI_KINDS; kind++)
            printf(kind > 0 ? ",%d" : "%d", out->belief[clue][kind]);
        printf("),\n");
    }
    printf("    },\n");
}

static void write_guards(void)
{
    printf(
        "#ifndef LEARNED_WIDENING\n"
        "_Static_assert(ORI_KINDS == %d, \"learned for %d kinds: make widen adds the new ones\");\n"
        "#endif\n",
        ORI_KINDS, ORI_KINDS);
    printf(
        "_Static_assert(FEATURE_REVEALED == %d && CLUE_BESIDE == %d && CLUES - CLUE_HIDDEN == %d,\n"
        "               \"learned for other features or clues: learn again\");\n\n",
        FEATURE_REVEALED, CLUE_BESIDE, CLUES - CLUE_HIDDEN);
    printf("#define WORTH(kind, revealed, down, lying, covered, hand) \\\n"
           "    [FEATURE_REVEALED + kind] = revealed, [FEATURE_DOWN + kind] = down, \\\n"
           "    [FEATURE_LYING + kind] = lying, [FEATURE_COVERED + kind] = covered, \\\n"
           "    [FEATURE_HAND + kind] = hand\n");
    printf("#define ROW(");
    for (int kind = 0; kind < ORI_KINDS; kind++)
        printf(kind > 0 ? ", k%d" : "k%d", kind);
    printf(") \\\n    {");
    for (int kind = 0; kind < ORI_KINDS; kind++)
        printf(" \\\n        [%s] = k%d,", constant_of(kind), kind);
    printf(" \\\n    }\n\n");
}

void write_learned(const Learned *out, const char *how)
{
    printf("/*\n * learned.c - made by %s; do not edit.\n */\n#include \"bots/learned.h\"\n\n",
           how);
    printf("/* clang-format off */\n");
    write_guards();
    printf("const Learned learned = {\n    .worth = {\n");
    for (int round = 0; round < EVAL_ROUNDS; round++)
        write_worth(out->worth[round]);
    printf("    },\n    .spread = {");
    for (int round = 0; round < EVAL_ROUNDS; round++)
        printf("%d,", out->spread[round]);
    printf("},\n");
    write_policy(out);
    write_belief(out);
    printf("};\n/* clang-format on */\n");
}
