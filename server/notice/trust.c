/*
 * trust.c - certificates, and the sessions that may be resumed: a handshake without certificates
 * costs half as much.
 */
#include "server/notice/trust.h"

#include "server/notice/hosts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

enum { MOST_SESSIONS = 8 };

typedef struct Session {
    char host[NOTICE_HOST];
    gnutls_datum_t data;
} Session;

struct Trust {
    gnutls_certificate_credentials_t credentials;
    uv_mutex_t lock;
    Session session[MOST_SESSIONS];
    int next; /* the one that is forgotten for another host */
};

Trust *trust_open(int *authorities)
{
    const char *own = getenv("SSL_CERT_FILE"); /* for hosts with an authority of their own */
    Trust *trust = calloc(1, sizeof *trust);
    if (trust == NULL ||
        gnutls_certificate_allocate_credentials(&trust->credentials) != GNUTLS_E_SUCCESS) {
        free(trust);
        return NULL;
    }
    int found = gnutls_certificate_set_x509_system_trust(trust->credentials);
    int more =
        own == NULL || own[0] == '\0'
            ? 0
            : gnutls_certificate_set_x509_trust_file(trust->credentials, own, GNUTLS_X509_FMT_PEM);
    *authorities = (found > 0 ? found : 0) + (more > 0 ? more : 0);
    uv_mutex_init(&trust->lock);
    return trust;
}

void trust_close(Trust *trust)
{
    for (Session *s = trust->session; s < trust->session + MOST_SESSIONS; s++)
        gnutls_free(s->data.data);
    uv_mutex_destroy(&trust->lock);
    gnutls_certificate_free_credentials(trust->credentials);
    free(trust);
}

static Session *find(Trust *trust, const char *host)
{
    for (Session *s = trust->session; s < trust->session + MOST_SESSIONS; s++)
        if (strcmp(s->host, host) == 0)
            return s;
    return NULL;
}

void trust_begin(Trust *trust, gnutls_session_t session, const char *host)
{
    gnutls_set_default_priority(session);
    gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, trust->credentials);
    gnutls_server_name_set(session, GNUTLS_NAME_DNS, host, strlen(host));
    gnutls_session_set_verify_cert(session, host, 0);
    uv_mutex_lock(&trust->lock);
    const Session *known = find(trust, host);
    if (known != NULL && known->data.size > 0)
        gnutls_session_set_data(session, known->data.data, known->data.size);
    uv_mutex_unlock(&trust->lock);
}

void trust_keep(Trust *trust, gnutls_session_t session, const char *host)
{
    gnutls_datum_t data = {.size = 0};
    if ((gnutls_session_get_flags(session) & GNUTLS_SFLAGS_SESSION_TICKET) == 0 ||
        gnutls_session_get_data2(session, &data) != GNUTLS_E_SUCCESS)
        return;
    uv_mutex_lock(&trust->lock);
    Session *s = find(trust, host);
    if (s == NULL) {
        s = &trust->session[trust->next++ % MOST_SESSIONS];
        snprintf(s->host, sizeof s->host, "%s", host);
    }
    gnutls_free(s->data.data);
    s->data = data;
    uv_mutex_unlock(&trust->lock);
}
