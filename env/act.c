/*
 * act.c - numbers decisions.
 *
 * A number says which choice, not what it is for: that follows from the question. So encoding needs
 * no state, and decoding does.
 */
#include "env/env.h"

static bool is_placement(int verb)
{
    return verb == ORI_PLACE_FIRST || verb == ORI_PLACE_LAST || verb == ORI_PLACE_ON;
}

int ori_env_encode(OriDecision d)
{
    if (d.verb > ORI_ACTIVATE || d.at >= ORI_MAX_PLACES + (d.verb == ORI_PUT))
        return ORI_ENV_NO_ACTION;
    if (is_placement(d.verb))
        return d.kind >= ORI_KINDS      ? ORI_ENV_NO_ACTION
               : d.verb == ORI_PLACE_ON ? d.kind * ORI_ENV_SLOTS + 2 + d.at
                                        : d.kind * ORI_ENV_SLOTS + (d.verb == ORI_PLACE_LAST);
    if (d.verb == ORI_KEEP)
        return ORI_ENV_KEEP;
    if (d.verb == ORI_REVEAL)
        return ORI_ENV_REVEAL;
    if (d.verb == ORI_TAKE)
        return ORI_ENV_TAKE;
    return (d.verb == ORI_PUT ? ORI_ENV_GAP : ORI_ENV_WAY) + d.at;
}

static OriDecision decode_placement(int action)
{
    int kind = action / ORI_ENV_SLOTS;
    int slot = action - kind * ORI_ENV_SLOTS;
    if (slot < 2)
        return (OriDecision){(uint8_t)(slot == 0 ? ORI_PLACE_FIRST : ORI_PLACE_LAST), (uint8_t)kind,
                             0};
    return (OriDecision){ORI_PLACE_ON, (uint8_t)kind, (uint8_t)(slot - 2)};
}

bool ori_env_decode(const OriState *s, int action, OriDecision *out)
{
    if (action < 0 || action >= ORI_ENV_ACTIONS)
        return false;
    if (action < ORI_ENV_KEEP) {
        *out = decode_placement(action);
    } else if (action < ORI_ENV_WAY) {
        *out = (OriDecision){(uint8_t)(action == ORI_ENV_KEEP ? ORI_KEEP : ORI_REVEAL), 0,
                             (uint8_t)(s->cursor - 1)};
    } else if (action < ORI_ENV_GAP) {
        OriVerb verb = ori_way_verb(s);
        *out = (OriDecision){(uint8_t)verb, 0, (uint8_t)(action - ORI_ENV_WAY)};
        return verb != ORI_PUT; /* gaps have numbers of their own */
    } else if (action < ORI_ENV_TAKE) {
        *out = (OriDecision){ORI_PUT, 0, (uint8_t)(action - ORI_ENV_GAP)};
    } else {
        *out = (OriDecision){ORI_TAKE, 0, 0};
    }
    return true;
}
