/*
 * values.c - reads values from arguments: numbers, seeds, seats, files, rules. Numbers are digits
 * and nothing else; an impossible value is refused at once, with the name of its option.
 */
#include "cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static bool read_digits(const char *text, uint64_t *out)
{
    uint64_t n = 0;
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        uint64_t digit = (uint64_t)(*text - '0');
        if (n > (UINT64_MAX - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    *out = n;
    return true;
}

static void refuse_number(const Cli *cli, const char *what, const char *text, uint64_t least,
                          uint64_t most)
{
    char from[24];
    char to[24];
    snprintf(from, sizeof from, "%llu", (unsigned long long)least);
    snprintf(to, sizeof to, "%llu", (unsigned long long)most);
    const TextArg *args =
        TEXT_ARGS({.name = "option", .text = what}, {.name = "least", .text = from},
                  {.name = "most", .text = to}, {.name = "text", .text = text});
    cli_misuse_text(cli, TEXT_MISUSE_NUMBER, args);
}

bool cli_number(const Cli *cli, const char *what, const char *text, int least, int most, int *out)
{
    uint64_t n = 0;
    if (text == NULL)
        return true;
    if (!read_digits(text, &n) || n < (uint64_t)least || n > (uint64_t)most) {
        refuse_number(cli, what, text, (uint64_t)least, (uint64_t)most);
        return false;
    }
    *out = (int)n;
    return true;
}

bool cli_seed(const Cli *cli, const char *text, uint64_t *out)
{
    if (text == NULL || read_digits(text, out))
        return true;
    refuse_number(cli, "--seed", text, 0, UINT64_MAX);
    return false;
}

static bool read_seat_letter(const char *text, int *out)
{
    if (text[0] < 'a' || text[0] >= 'a' + ORI_MAX_SEATS || text[1] != '\0')
        return false;
    *out = text[0] - 'a';
    return true;
}

bool cli_seat(const Cli *cli, const char *what, const char *text, int *out)
{
    if (text == NULL || read_seat_letter(text, out))
        return true;
    cli_misuse_value(cli, TEXT_MISUSE_SEAT, what, text);
    return false;
}

bool cli_reader(const Cli *cli, const char *what, const char *text, int *out)
{
    if (text == NULL || read_seat_letter(text, out))
        return true;
    if (strcmp(text, "-") == 0) {
        *out = ORI_SPECTATOR;
        return true;
    }
    cli_misuse_value(cli, TEXT_MISUSE_READER, what, text);
    return false;
}

uint64_t cli_any_seed(void)
{
    uint64_t seed = 0;
    FILE *source = fopen("/dev/urandom", "rb");
    bool read = source != NULL && fread(&seed, sizeof seed, 1, source) == 1;
    if (source != NULL)
        fclose(source);
    if (read)
        return seed;
    OriRandom mixed = {(uint64_t)time(NULL) << 20 ^ (uint64_t)getpid()};
    return ori_random(&mixed);
}

/* --- Files --- */

static char *read_stream(FILE *in, size_t *length)
{
    size_t room = 1u << 16;
    char *text = malloc(room);
    *length = 0;
    while (text != NULL) {
        *length += fread(text + *length, 1, room - *length - 1, in);
        if (*length < room - 1)
            break;
        room *= 2;
        char *grown = realloc(text, room);
        if (grown == NULL)
            free(text);
        text = grown;
    }
    if (text != NULL)
        text[*length] = '\0';
    return text;
}

char *cli_read_file(const Cli *cli, const char *path)
{
    static const char byte_order_mark[] = "\xEF\xBB\xBF"; /* some editors put it there */
    bool is_stdin = strcmp(path, "-") == 0;
    FILE *in = is_stdin ? stdin : fopen(path, "rb");
    if (in == NULL) {
        cli_refuse(cli, "cannot read %s: %s", path, strerror(errno));
        return NULL;
    }
    size_t length = 0;
    errno = 0;
    char *text = read_stream(in, &length);
    if (text == NULL) {
        cli_refuse(cli, "cannot read %s: it is too large", path);
    } else if (ferror(in)) {
        cli_refuse(cli, "cannot read %s: %s", path, strerror(errno));
        free(text);
        text = NULL;
    } else if (strlen(text) != length) {
        cli_refuse(cli, "%s is not a text: byte %zu is NUL", path, strlen(text));
        free(text);
        text = NULL;
    }
    if (!is_stdin)
        fclose(in);
    if (text != NULL && strncmp(text, byte_order_mark, strlen(byte_order_mark)) == 0)
        memmove(text, text + strlen(byte_order_mark), length + 1 - strlen(byte_order_mark));
    return text;
}

/* --- Rules --- */

CliStatus cli_rules(const Cli *cli, const char *text, int seats, OriRules *out)
{
    OriError error;
    *out = ori_rules(ORI_BASE_SET, seats, 1);
    if (text == NULL || ori_read_wish(text, out, &error))
        return CLI_OK;
    const TextArg *args = TEXT_ARGS({.name = "n", .number = error.at + 1});
    if (cli->lang == LANG_EN) /* what is wrong is said in the words of the notation */
        cli_refuse_text(cli, "--rules", &error);
    else
        cli_misuse_text(cli, TEXT_MISUSE_RULES, args);
    return CLI_MISUSED; /* as every option's value that is not understood */
}
