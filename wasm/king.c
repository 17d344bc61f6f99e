/*
 * king.c - the module with everything: the verbs of oriflamme.c, the king, the analysis, deals by
 * link, and the list of cards. The page loads it when a player wants a king or an analysis, and its
 * build uses it; the module of the first load is the same without them (no_king.c).
 */
#include "oriflamme.c"
#include "weights.c"
#include "analysis.c"
#include "deals.c"

/* The list of kinds: {"kind","letter","set","character","dealt"}. Read when the page is built. */
EXPORT(kinds)(void)
{
    Json j = begin();
    out_open(&j, '[');
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        char letter[2] = {ori_kind_letter(kind), '\0'};
        out_open(&j, '{');
        put_kind(&j, "kind", kind);
        put_text(&j, "letter", letter);
        put_text(&j, "set", ori_set_name(ori_kind_set(kind)));
        put_bool(&j, "character", ori_kind_is_character(kind));
        put_bool(&j, "dealt", (ORI_DEALT_KINDS >> kind & 1) != 0);
        out_close(&j, '}');
    }
    out_close(&j, ']');
    return finish(&j);
}
