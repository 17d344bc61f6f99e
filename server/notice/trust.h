/*
 * trust.h - verifies hosts: an authority of the system has signed the certificate, or the host
 * proves that it is the same as a moment ago.
 */
#ifndef ORI_NOTICE_TRUST_H
#define ORI_NOTICE_TRUST_H

#include <gnutls/gnutls.h>
#include <stdbool.h>

typedef struct Trust Trust;

/* The authorities of the system, and that of SSL_CERT_FILE; how many. NULL: out of memory. */
Trust *trust_open(int *authorities);
void trust_close(Trust *trust);

/* Of a session that begins: it will be with this host, or with nobody. */
void trust_begin(Trust *trust, gnutls_session_t session, const char *host);
/* Of one that ends well: the next with this host need not look at certificates again. */
void trust_keep(Trust *trust, gnutls_session_t session, const char *host);

#endif
