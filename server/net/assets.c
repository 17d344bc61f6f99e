/*
 * assets.c - files in memory, chosen by path and by the encodings that the browser accepts.
 */
#include "server/net/assets.h"

#include <dirent.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_ASSETS = 2048, PATH = 1024, ETAG = 48, HASH_TEXT = 33, MAX_FILE = 16 << 20 };

typedef struct Bytes {
    void *data; /* NULL: there is no such form */
    size_t size;
} Bytes;

typedef struct Asset {
    char *path; /* "/assets/app-1234.js" */
    char hash[HASH_TEXT];
    Bytes plain;
    Bytes br;
    Bytes gz;
} Asset;

struct Assets {
    Asset asset[MAX_ASSETS];
    int count;
};

/* clang-format off */
static const struct { const char *ending, *type; } types[] = {
    {".html",        "text/html; charset=utf-8"},
    {".js",          "text/javascript; charset=utf-8"},
    {".mjs",         "text/javascript; charset=utf-8"},
    {".css",         "text/css; charset=utf-8"},
    {".json",        "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm",        "application/wasm"},
    {".svg",         "image/svg+xml"},
    {".png",         "image/png"},
    {".ico",         "image/x-icon"},
    {".woff2",       "font/woff2"},
    {".k8",          "application/octet-stream"},
    {".ftl",         "text/plain; charset=utf-8"},
    {".txt",         "text/plain; charset=utf-8"},
};
/* clang-format on */

static bool ends_with(const char *text, const char *ending)
{
    size_t size = strlen(text);
    size_t end = strlen(ending);
    return size >= end && strcmp(text + size - end, ending) == 0;
}

static const char *type_of(const char *path)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (ends_with(path, types[i].ending))
            return types[i].type;
    return "application/octet-stream";
}

static bool read_bytes(const char *path, Bytes *out)
{
    FILE *file = fopen(path, "rb");
    struct stat about;
    *out = (Bytes){.data = NULL};
    if (file == NULL)
        return false;
    if (fstat(fileno(file), &about) == 0 && S_ISREG(about.st_mode) && about.st_size <= MAX_FILE) {
        size_t size = (size_t)about.st_size;
        out->data = malloc(size + 1);
        if (out->data != NULL && fread(out->data, 1, size, file) == size) {
            out->size = size;
        } else {
            free(out->data);
            out->data = NULL;
        }
    }
    fclose(file);
    return out->data != NULL;
}

/* The picture of the page's preview, with the site's whole address: chats fetch nothing else. */
static void name_picture(Bytes *page, const char *site)
{
    static const char own[] = "\"/preview.png\"";
    char *at = memmem(page->data, page->size, own, sizeof own - 1);
    size_t more = strlen(site);
    char *named = at != NULL ? malloc(page->size + more) : NULL;
    if (named == NULL)
        return;
    size_t before = (size_t)(at + 1 - (char *)page->data);
    memcpy(named, page->data, before);
    memcpy(named + before, site, more);
    memcpy(named + before + more, at + 1, page->size - before);
    free(page->data);
    *page = (Bytes){.data = named, .size = page->size + more};
}

static void load_file(Assets *all, const char *file, const char *path, const char *site)
{
    char packed[PATH + 8];
    if (all->count == MAX_ASSETS)
        return;
    Asset *a = &all->asset[all->count];
    *a = (Asset){.path = strdup(path)};
    if (a->path == NULL || !read_bytes(file, &a->plain)) {
        free(a->path);
        return;
    }
    if (site != NULL) {
        name_picture(&a->plain, site);
    } else {
        snprintf(packed, sizeof packed, "%s.br", file);
        read_bytes(packed, &a->br);
        snprintf(packed, sizeof packed, "%s.gz", file);
        read_bytes(packed, &a->gz);
    }
    uint8_t hash[(HASH_TEXT - 1) / 2];
    crypto_generichash(hash, sizeof hash, a->plain.data, a->plain.size, NULL, 0);
    sodium_bin2hex(a->hash, sizeof a->hash, hash, sizeof hash);
    all->count++;
}

static bool load_folder(Assets *all, const char *folder, const char *path)
{
    DIR *dir = opendir(folder);
    struct dirent *entry;
    if (dir == NULL)
        return false;
    while ((entry = readdir(dir)) != NULL) {
        char file[PATH];
        char under[PATH];
        struct stat about;
        const char *name = entry->d_name;
        if (name[0] == '.' || ends_with(name, ".br") || ends_with(name, ".gz") ||
            snprintf(file, sizeof file, "%s/%s", folder, name) >= PATH ||
            snprintf(under, sizeof under, "%s/%s", path, name) >= PATH || stat(file, &about) != 0)
            continue;
        if (S_ISDIR(about.st_mode))
            load_folder(all, file, under);
        else
            load_file(all, file, under, NULL);
    }
    closedir(dir);
    return true;
}

Assets *assets_load(const char *folder, const char *site)
{
    char page[PATH];
    Assets *all = calloc(1, sizeof *all);
    if (all == NULL)
        return NULL;
    load_folder(all, folder, "");
    if (snprintf(page, sizeof page, "%s/index.html", folder) < PATH)
        load_file(all, page, ASSETS_INVITATION, site);
    return all;
}

int assets_count(const Assets *all)
{
    return all->count;
}

static const Asset *find(const Assets *all, const char *path)
{
    for (int i = 0; all != NULL && i < all->count; i++)
        if (strcmp(all->asset[i].path, path) == 0)
            return &all->asset[i];
    return NULL;
}

/* ";q=0", ";q=0.000": it is not wanted at all. */
static bool is_refused(const char *parameters, size_t size)
{
    const char *q = memmem(parameters, size, "q=", 2);
    if (q == NULL)
        return false;
    size_t left = size - (size_t)(q + 2 - parameters);
    size_t zeros = strspn(q + 2, "0.");
    return zeros > 0 && (zeros >= left || strchr(" \t;,", q[2 + zeros]) != NULL);
}

/* "gzip, br;q=0.9": whether it takes this one. */
static bool takes(const HttpRequest *r, const char *coding)
{
    const char *list = http_header(r, "Accept-Encoding");
    size_t size = strlen(coding);
    for (const char *p = list; p != NULL && *p != '\0';) {
        p += strspn(p, " ,\t");
        size_t word = strcspn(p, " ,;\t");
        const char *rest = p + word;
        size_t left = strcspn(rest, ",");
        if (word == size && strncasecmp(p, coding, size) == 0)
            return !is_refused(rest, left);
        p = rest + left;
    }
    return false;
}

/* "*", or a list with this tag in it; a weak one is as good. */
static bool has_it(const HttpRequest *r, const char *etag)
{
    const char *list = http_header(r, "If-None-Match");
    size_t size = strlen(etag);
    for (const char *p = list; p != NULL && *p != '\0';) {
        p += strspn(p, " ,\t");
        p += strncmp(p, "W/", 2) == 0 ? 2 : 0;
        size_t word = strcspn(p, " ,\t");
        if ((word == 1 && *p == '*') || (word == size && strncmp(p, etag, size) == 0))
            return true;
        p += word;
    }
    return false;
}

bool assets_answer(const Assets *all, HttpRequest *r, int status, const char *path)
{
    const Asset *a = find(all, path);
    if (a == NULL)
        return false;
    bool hashed = strncmp(path, "/assets/", 8) == 0;
    const Bytes *bytes = &a->plain;
    const char *coding = "";
    char etag[ETAG]; /* each form has its own: their bytes differ */
    if (a->br.data != NULL && takes(r, "br")) {
        bytes = &a->br;
        coding = "br";
    } else if (a->gz.data != NULL && takes(r, "gzip")) {
        bytes = &a->gz;
        coding = "gzip";
    }
    snprintf(etag, sizeof etag, "\"%s%s%s\"", a->hash, coding[0] != '\0' ? "-" : "", coding);
    HttpHeader header[] = {
        {"Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache"},
        {"ETag", etag},
        {"Vary", "Accept-Encoding"},
        {coding[0] != '\0' ? "Content-Encoding" : NULL, coding},
        {NULL, NULL},
    };
    if (status == 200 && has_it(r, etag))
        http_answer_kept(r, 304, NULL, "", 0, header);
    else
        http_answer_kept(r, status, type_of(path), bytes->data, bytes->size, header);
    return true;
}

bool assets_are_in(const char *folder)
{
    char path[1200];
    return snprintf(path, sizeof path, "%s/index.html", folder) < (int)sizeof path &&
           access(path, R_OK) == 0;
}

bool assets_find(char out[ASSETS_PATH])
{
    static const char *const places[] = {"web", "../web", "../share/oriflamme/web"};
    char self[512];
    ssize_t size = readlink("/proc/self/exe", self, sizeof self - 1);
    if (size <= 0)
        return false;
    self[size] = '\0';
    *strrchr(self, '/') = '\0';
    for (int i = 0; i < 3; i++) {
        snprintf(out, ASSETS_PATH, "%s/%s", self, places[i]);
        if (assets_are_in(out))
            return true;
    }
    return false;
}

void assets_free(Assets *all)
{
    for (int i = 0; all != NULL && i < all->count; i++) {
        Asset *a = &all->asset[i];
        free(a->path);
        free(a->plain.data);
        free(a->br.data);
        free(a->gz.data);
    }
    free(all);
}
