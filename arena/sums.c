/*
 * sums.c - writes the outcome of a part of a match as text, and adds parts up again.
 *
 * The first line says which match, the second which part; then there is a line for each entry and
 * each group of entries that are alike, the pairs, the faults of outside bots, and `end`, so that a
 * truncated file is recognised. Times are left out: they are not the match's.
 */
#include "arena/sums.h"

#include <inttypes.h>
#include <string.h>

#define HEADER "oriflamme sums 1"

static bool wrong(char why[SUMS_WHY], const char *what)
{
    snprintf(why, SUMS_WHY, "%s", what);
    return false;
}

/* --- Writing --- */

static void write_entries(const ArenaMatch *match, FILE *out)
{
    for (int i = 0; i < match->seats; i++) {
        const ArenaEntry *entry = &match->entry[i];
        bool is_outside = entry->command[0] != '\0';
        fprintf(out, "%s%s%s", i > 0 ? "," : "", is_outside ? "exec:" : "",
                is_outside ? entry->command : entry->spec);
    }
}

bool sums_write(const ArenaMatch *match, const ArenaResult *result, FILE *out)
{
    char rules[ORI_RULES_TEXT];
    ori_write_rules(match->rules, rules);
    fprintf(out, HEADER "\nmatch %s %d %" PRIu64 " %d ", rules, match->seats, match->seed,
            match->deals);
    write_entries(match, out);
    fprintf(out, "\npart %d/%d %d\n", match->part + 1, match->parts > 1 ? match->parts : 1,
            result->deals);
    for (int k = 0; k < result->lines; k++) {
        const ArenaLine *line = &result->line[k];
        const ArenaSum *sum[] = {&line->wins, &line->scores, &line->influence};
        fprintf(out, "line %d", k);
        for (int i = 0; i < 3; i++)
            fprintf(out, " %" PRId64 " %" PRId64, sum[i]->sum, sum[i]->squares);
        fprintf(out, " %" PRId64 "\n", line->decisions);
    }
    for (int i = 0; i < match->seats; i++)
        for (int j = 0; j < match->seats; j++)
            if (i != j)
                fprintf(out, "pair %d %d %" PRId64 "\n", i, j, result->pair[i][j]);
    for (int i = 0; i < match->seats; i++)
        for (int fault = 1; fault < OUTSIDE_FAULTS; fault++)
            if (result->fault[i].count[fault] > 0)
                fprintf(out, "fault %d %d %" PRId64 "\n", i, fault, result->fault[i].count[fault]);
    fprintf(out, "end\n");
    return fflush(out) == 0 && ferror(out) == 0;
}

/* --- Reading --- */

static bool read_match(const char *text, ArenaMatch *match, char why[SUMS_WHY])
{
    char rules[ORI_RULES_TEXT];
    char entries[ORI_MAX_SEATS * (OUTSIDE_COMMAND + 8)];
    int seats, count;
    OriError error;
    if (sscanf(text, "match %63s %d %" SCNu64 " %d %329[^\n]", rules, &seats, &match->seed,
               &match->deals, entries) != 5)
        return wrong(why, "the line 'match' is broken");
    if (!ori_read_wish(rules, &match->rules, &error))
        return wrong(why, "the match's rules cannot be read");
    if (!arena_read_all_entries(entries, ORI_MAX_SEATS, match->entry, &count, &error) ||
        count != seats || seats < ORI_MIN_SEATS || match->deals < 1)
        return wrong(why, "the match's bots cannot be read");
    match->seats = seats;
    match->rules = ori_rules_like(match->rules, match->rules.kinds, seats);
    return true;
}

static bool read_line(const char *text, ArenaResult *result, unsigned *seen)
{
    int k;
    int64_t n[7];
    if (sscanf(text,
               "line %d %" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64
               " %" SCNd64,
               &k, &n[0], &n[1], &n[2], &n[3], &n[4], &n[5], &n[6]) != 8 ||
        k < 0 || k >= result->lines || (*seen >> k & 1) != 0)
        return false;
    *seen |= 1u << k;
    ArenaLine *line = &result->line[k];
    line->wins = (ArenaSum){n[0], n[1]};
    line->scores = (ArenaSum){n[2], n[3]};
    line->influence = (ArenaSum){n[4], n[5]};
    line->decisions = n[6];
    return true;
}

static bool is_seat(const ArenaResult *result, int i)
{
    return i >= 0 && i < result->seats;
}

static bool read_sum(const char *text, ArenaResult *result, unsigned *seen, int *pairs)
{
    int i, j;
    int64_t n;
    if (strncmp(text, "line ", 5) == 0)
        return read_line(text, result, seen);
    if (sscanf(text, "pair %d %d %" SCNd64, &i, &j, &n) == 3 && is_seat(result, i) &&
        is_seat(result, j) && i != j) {
        result->pair[i][j] = n;
        (*pairs)++;
        return true;
    }
    if (sscanf(text, "fault %d %d %" SCNd64, &i, &j, &n) == 3 && is_seat(result, i) && j > 0 &&
        j < OUTSIDE_FAULTS) {
        result->fault[i].count[j] = n;
        return true;
    }
    return false;
}

static const char *next_line(const char *text)
{
    const char *end = strchr(text, '\n');
    return end != NULL ? end + 1 : text + strlen(text);
}

bool sums_read(const char *text, ArenaMatch *match, ArenaResult *result, char why[SUMS_WHY])
{
    unsigned seen = 0;
    int pairs = 0;
    int deals = 0;
    *match = (ArenaMatch){0};
    if (strncmp(text, HEADER "\n", strlen(HEADER) + 1) != 0)
        return wrong(why, "these are no sums of an arena");
    text = next_line(text);
    if (!read_match(text, match, why))
        return false;
    text = next_line(text);
    if (sscanf(text, "part %d/%d %d", &match->part, &match->parts, &deals) != 3 ||
        match->part < 1 || match->part > match->parts)
        return wrong(why, "the line 'part' is broken");
    match->part--;
    arena_open_result(match, result);
    result->deals = deals;
    for (text = next_line(text); *text != '\0' && strcmp(text, "end\n") != 0;
         text = next_line(text))
        if (!read_sum(text, result, &seen, &pairs))
            return wrong(why, "a line of sums is broken");
    if (*text == '\0' || seen != (1u << result->lines) - 1 ||
        pairs != match->seats * (match->seats - 1))
        return wrong(why, "it is not whole");
    if (deals != arena_part_deals(match)) {
        snprintf(why, SUMS_WHY, "the part was stopped: %d of %d deals", deals,
                 arena_part_deals(match));
        return false;
    }
    return true;
}

/* --- Merging --- */

static bool same_match(const ArenaMatch *a, const ArenaMatch *b)
{
    char rules[2][ORI_RULES_TEXT];
    ori_write_rules(a->rules, rules[0]);
    ori_write_rules(b->rules, rules[1]);
    if (strcmp(rules[0], rules[1]) != 0 || a->seats != b->seats || a->seed != b->seed ||
        a->deals != b->deals || a->parts != b->parts)
        return false;
    for (int i = 0; i < a->seats; i++)
        if (strcmp(a->entry[i].spec, b->entry[i].spec) != 0 ||
            strcmp(a->entry[i].command, b->entry[i].command) != 0)
            return false;
    return true;
}

static void add(ArenaSum *to, const ArenaSum *from)
{
    to->sum += from->sum;
    to->squares += from->squares;
}

bool sums_add(const ArenaMatch *whole, ArenaResult *sum, const ArenaMatch *part,
              const ArenaResult *result, char why[SUMS_WHY])
{
    if (!same_match(whole, part))
        return wrong(why, "it is a part of another match than the first file");
    sum->deals += result->deals;
    for (int k = 0; k < sum->lines; k++) {
        add(&sum->line[k].wins, &result->line[k].wins);
        add(&sum->line[k].scores, &result->line[k].scores);
        add(&sum->line[k].influence, &result->line[k].influence);
        sum->line[k].decisions += result->line[k].decisions;
    }
    for (int i = 0; i < sum->seats; i++) {
        for (int j = 0; j < sum->seats; j++)
            sum->pair[i][j] += result->pair[i][j];
        for (int fault = 0; fault < OUTSIDE_FAULTS; fault++)
            sum->fault[i].count[fault] += result->fault[i].count[fault];
    }
    return true;
}
