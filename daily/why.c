/*
 * why.c - fills in refusals.
 */
#include "daily/why.h"

static const char *const ids[DEAL_WHY_COUNT] = {
#define WHY_ID(name, id, field) [DEAL_##name] = id,
    DEAL_WHYS(WHY_ID)
#undef WHY_ID
};

static const char *const fields[DEAL_WHY_COUNT] = {
#define WHY_FIELD(name, id, field) [DEAL_##name] = field,
    DEAL_WHYS(WHY_FIELD)
#undef WHY_FIELD
};

const char *deal_why_id(DealWhy why)
{
    return ids[why];
}

const char *deal_why_field(DealWhy why)
{
    return fields[why];
}

void deal_quote(char out[DEAL_FOUND], const char *text, size_t length)
{
    size_t room = DEAL_FOUND - 1;
    size_t n = length < room ? length : room;
    for (size_t i = 0; i < n; i++) {
        char c = text[i];
        out[i] = '?';
        if (c >= ' ' && c <= '~') /* links are plain ASCII: what is not is not repeated */
            out[i] = c;
    }
    out[n] = '\0';
}

bool deal_refuse(DealRefusal *out, DealWhy why, int at)
{
    *out = (DealRefusal){.why = why, .at = at};
    return false;
}

bool deal_refuse_found(DealRefusal *out, DealWhy why, int at, const char *found, size_t length)
{
    deal_refuse(out, why, at);
    deal_quote(out->found, found, length);
    return false;
}
