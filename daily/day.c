/*
 * day.c - the daily deal: a date is a deal, the same for everybody.
 *
 * The week goes from gentle to hard. Since none of 3, 4 and 5 divides 7, who begins moves on from
 * week to week, and everybody begins equally often.
 */
#include "daily/deal.h"

#include <string.h>

enum { WEEK = 7, THURSDAY = 0 /* of 1970-01-01 */ };

typedef struct Weekday {
    const char *rules;
    const char *bot[ORI_MAX_SEATS - 1]; /* NULL: fewer seats */
} Weekday;

/* From Thursday on, as days are counted. */
static const Weekday week[WEEK] = {
    {"base", {"herald", "steward", "miser", "hunter"}},
    {"ablaze", {"steward", "miser", "marshal"}},
    {"mix", {"hunter", "marshal", "regent"}},
    {"ablaze", {"steward", "marshal", "regent", "king"}},
    {"base", {"minstrel", "herald"}},
    {"base", {"minstrel", "herald", "steward"}},
    {"ablaze", {"herald", "steward"}},
};

void deal_of_day(int day, Deal *out)
{
    OriError error;
    const Weekday *today = &week[(day + THURSDAY) % WEEK];
    int seats = 1;
    *out = (Deal){.first = 0};
    while (seats < ORI_MAX_SEATS && today->bot[seats - 1] != NULL) {
        out->bot[seats] = bot_named(today->bot[seats - 1]);
        seats++;
    }
    out->rules = ori_rules(0, seats, 1);
    ori_read_wish(today->rules, &out->rules, &error);
    out->first = day % seats;
    deal_write_date(day, out->word);
}

/* --- Dates: the Gregorian calendar, counted from March so that a leap day comes last --- */

enum { ERA_DAYS = 146097, ERA_YEARS = 400, EPOCH = 719468 /* from 0000-03-01 to 1970-01-01 */ };

static int day_of(int year, int month, int day)
{
    int y = month <= 2 ? year - 1 : year;
    int era = y / ERA_YEARS;
    int of_era = y % ERA_YEARS;
    int of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return era * ERA_DAYS + of_era * 365 + of_era / 4 - of_era / 100 + of_year - EPOCH;
}

static void write_number(char *to, int digits, int number)
{
    for (int i = digits - 1; i >= 0; i--, number /= 10)
        to[i] = (char)('0' + number % 10);
}

void deal_write_date(int day, char date[ORI_DATE_TEXT])
{
    int days = day + EPOCH;
    int era = days / ERA_DAYS;
    int of_era = days % ERA_DAYS;
    int year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int of_year = of_era - (365 * year + year / 4 - year / 100);
    int month = (5 * of_year + 2) / 153; /* from March */
    int of_month = of_year - (153 * month + 2) / 5 + 1;
    memcpy(date, "YYYY-MM-DD", ORI_DATE_TEXT);
    write_number(date, 4, year + era * ERA_YEARS + (month >= 10));
    write_number(date + 5, 2, month < 10 ? month + 3 : month - 9);
    write_number(date + 8, 2, of_month);
}

int deal_read_date(const char *date)
{
    char again[ORI_DATE_TEXT];
    int number[3] = {0};
    int part = 0;
    for (int i = 0; i < ORI_DATE_TEXT - 1; i++) {
        bool is_dash = i == 4 || i == 7;
        if (is_dash ? date[i] != '-' : date[i] < '0' || date[i] > '9')
            return DEAL_NO_DAY;
        part += is_dash;
        if (!is_dash)
            number[part] = number[part] * 10 + (date[i] - '0');
    }
    if (date[ORI_DATE_TEXT - 1] != '\0' || number[0] < 1970)
        return DEAL_NO_DAY;
    int day = day_of(number[0], number[1], number[2]);
    deal_write_date(day, again); /* the 31st of February comes out as another day */
    return strcmp(again, date) == 0 ? day : DEAL_NO_DAY;
}
