/*
 * no_card.c - the part of an NVIDIA driver that oriflamme.gpu uses, without a card: the kernels of
 * gpu/ run here, one thread of a block after the other, each up to where it waits for the others.
 *
 * So `make test` sees what the kernels compute and what Python makes of it. What it cannot see is
 * the card: tests/env/on_card looks there. ORI_BACKWARDS lets the last thread of a block go first:
 * what depends on the order would show. With KERNELS_OF_PTX the kernels are those of the PTX itself,
 * which tests/env/ptx_as_c.py has made C of.
 */
#define _GNU_SOURCE
#include "env/env.h"
#include "gpu/gpu.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

enum { MOST_THREADS = 1024, STACK = 1 << 16, MEMORY = 227 * 1024 / 8, REFUSED = 1, MISSING = 500 };

uint64_t gpu_memory[MEMORY];

/* A thread of a block: a stack of its own, and where it continues. Switching asks the system nothing. */
typedef struct Thread {
    uint8_t stack[STACK];
    ucontext_t context;
    jmp_buf at;
    bool begun;
    bool done;
} Thread;

static Thread thread[MOST_THREADS];
static jmp_buf block;
static int me, threads, number;

int gpu_me(void)
{
    return me;
}

int gpu_threads(void)
{
    return threads;
}

int gpu_block(void)
{
    return number;
}

void gpu_wait(void)
{
    if (_setjmp(thread[me].at) == 0)
        _longjmp(block, 1);
}

void gpu_add(int32_t *to, int more)
{
    *to += more;
}

/* --- The kernels --- */

#define KERNELS(X)                                                                                 \
    X(numbers)                                                                                     \
    X(reset)                                                                                       \
    X(choose)                                                                                      \
    X(take) X(step) X(playout) X(count) X(pay) X(look) X(observe) X(mask) X(mask_bits)

typedef void Call(void **given);

#ifdef KERNELS_OF_PTX

#define DECLARATION(name) Call ptx_ori_gpu_##name;
KERNELS(DECLARATION)
#define CALL_OF(name) ptx_ori_gpu_##name

void *at(uint64_t address, unsigned size);
void *at(uint64_t address, unsigned size)
{
    if (address % size != 0) {
        fprintf(stderr, "no_card: %u bytes at %#llx: not aligned\n", size,
                (unsigned long long)address);
        abort();
    }
    return (void *)address;
}

#else

#define CALL_OF(name) call_##name

typedef OriEnv *Rows;

#define GIVEN(type, i) (*(type *)given[i])
#define ROWS           GIVEN(Rows, 0), GIVEN(int, 1)
#define TOLD(i)                                                                                    \
    GIVEN(float *, i), GIVEN(uint8_t *, i + 1), GIVEN(int8_t *, i + 2), GIVEN(uint8_t *, i + 3)

void ori_gpu_numbers(int32_t *);
void ori_gpu_reset(Rows, int, OriEnvRules, uint64_t, uint32_t);
void ori_gpu_choose(Rows, int, int32_t *);
void ori_gpu_take(const void *, int, int, int32_t *);
void ori_gpu_step(Rows, int, const int32_t *, unsigned, float *, uint8_t *, int8_t *, uint8_t *);
void ori_gpu_playout(Rows, int, int, int64_t *);
void ori_gpu_count(const uint8_t *, int, int32_t *);
void ori_gpu_pay(Rows, int, float *);
void ori_gpu_look(Rows, int, float *, uint8_t *, int8_t *, uint8_t *);
void ori_gpu_observe(Rows, int, uint32_t *);
void ori_gpu_mask(Rows, int, uint8_t *);
void ori_gpu_mask_bits(Rows, int, uint32_t *);

static void call_numbers(void **given)
{
    ori_gpu_numbers(GIVEN(int32_t *, 0));
}
static void call_reset(void **given)
{
    ori_gpu_reset(ROWS, GIVEN(OriEnvRules, 2), GIVEN(uint64_t, 3), GIVEN(uint32_t, 4));
}
static void call_choose(void **given)
{
    ori_gpu_choose(ROWS, GIVEN(int32_t *, 2));
}
static void call_take(void **given)
{
    ori_gpu_take(GIVEN(void *, 0), GIVEN(int, 1), GIVEN(int, 2), GIVEN(int32_t *, 3));
}
static void call_step(void **given)
{
    ori_gpu_step(ROWS, GIVEN(int32_t *, 2), GIVEN(unsigned, 3), TOLD(4));
}
static void call_playout(void **given)
{
    ori_gpu_playout(ROWS, GIVEN(int, 2), GIVEN(int64_t *, 3));
}
static void call_count(void **given)
{
    ori_gpu_count(GIVEN(uint8_t *, 0), GIVEN(int, 1), GIVEN(int32_t *, 2));
}
static void call_pay(void **given)
{
    ori_gpu_pay(ROWS, GIVEN(float *, 2));
}
static void call_look(void **given)
{
    ori_gpu_look(ROWS, TOLD(2));
}
static void call_observe(void **given)
{
    ori_gpu_observe(ROWS, GIVEN(uint32_t *, 2));
}
static void call_mask(void **given)
{
    ori_gpu_mask(ROWS, GIVEN(uint8_t *, 2));
}
static void call_mask_bits(void **given)
{
    ori_gpu_mask_bits(ROWS, GIVEN(uint32_t *, 2));
}

#endif

static const struct {
    const char *name;
    Call *call;
} kernels[] = {
#define KERNEL_ROW(name) {"ori_gpu_" #name, CALL_OF(name)},
    KERNELS(KERNEL_ROW)};

/* --- A launch --- */

static Call *running;
static void **running_with;

static void run_thread(void)
{
    for (;;) { /* a launch after the other */
        running(running_with);
        thread[me].done = true;
        gpu_wait();
    }
}

static void go_on(Thread *t)
{
    if (_setjmp(block) != 0)
        return;
    if (t->begun)
        _longjmp(t->at, 1);
    t->begun = true;
    getcontext(&t->context);
    t->context.uc_stack.ss_sp = t->stack;
    t->context.uc_stack.ss_size = sizeof t->stack;
    makecontext(&t->context, run_thread, 0);
    setcontext(&t->context);
}

static void run_block(void)
{
    bool backwards = getenv("ORI_BACKWARDS") != NULL;
    memset(gpu_memory, 0xA5, sizeof gpu_memory); /* a card clears nothing either */
    for (int i = 0; i < threads; i++)
        thread[i].done = false;
    for (int left = threads; left > 0;)
        for (int i = 0; i < threads; i++) {
            me = backwards ? threads - 1 - i : i;
            if (thread[me].done)
                continue;
            go_on(&thread[me]);
            left -= thread[me].done;
        }
}

int cuLaunchKernel(Call *kernel, unsigned blocks, unsigned y, unsigned z, unsigned size,
                   unsigned sy, unsigned sz, unsigned shared, void *stream, void **given,
                   void **extra)
{
    if (y * z * sy * sz != 1 || size > MOST_THREADS || shared > sizeof gpu_memory ||
        stream != NULL || extra != NULL)
        return REFUSED;
    running = kernel;
    running_with = given;
    threads = (int)size;
    for (number = 0; number < (int)blocks; number++)
        run_block();
    return 0;
}

/* --- The rest of the driver --- */

int cuInit(unsigned flags)
{
    return getenv("ORI_NO_CARD") != NULL ? 100 : (int)flags;
}

int cuDeviceGetCount(int *count)
{
    *count = 1;
    return 0;
}

int cuDeviceGet(int *device, int ordinal)
{
    *device = ordinal;
    return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int device)
{
    *context = thread;
    return device;
}

int cuCtxPushCurrent_v2(void *context)
{
    return context == thread ? 0 : REFUSED;
}

int cuCtxPopCurrent_v2(void **context)
{
    *context = thread;
    return 0;
}

int cuModuleLoadDataEx(void **module, const char *image, unsigned count, int *option, void **value)
{
    *module = thread;
    if (strstr(image, ".target sm_") != NULL)
        return 0;
    if (count == 3 && option[1] == 5)
        snprintf(value[1], (size_t)value[2], "no PTX");
    return 218;
}

int cuModuleGetFunction(Call **kernel, void *module, const char *name)
{
    for (size_t i = 0; i < sizeof kernels / sizeof kernels[0]; i++)
        if (strcmp(kernels[i].name, name) == 0) {
            *kernel = kernels[i].call;
            return module == thread ? 0 : REFUSED;
        }
    return MISSING;
}

int cuFuncSetAttribute(Call *kernel, int attribute, int value)
{
    return kernel != NULL && attribute == 8 && value >= 0 ? 0 : REFUSED;
}

int cuMemAlloc_v2(void **pointer, size_t size)
{
    *pointer = malloc(size);
    return *pointer != NULL ? 0 : 2;
}

int cuMemFree_v2(void *pointer)
{
    free(pointer);
    return 0;
}

int cuMemsetD8_v2(void *pointer, unsigned char byte, size_t size)
{
    memset(pointer, byte, size);
    return 0;
}

int cuMemcpyDtoH_v2(void *to, const void *from, size_t size)
{
    memcpy(to, from, size);
    return 0;
}

int cuMemcpyHtoD_v2(void *to, const void *from, size_t size)
{
    memcpy(to, from, size);
    return 0;
}

int cuStreamSynchronize(void *stream)
{
    return stream == NULL ? 0 : REFUSED;
}

int cuGetErrorName(int error, const char **name)
{
    *name = error == 100 ? "CUDA_ERROR_NO_DEVICE" : "CUDA_ERROR_UNKNOWN";
    return 0;
}

int cuGetErrorString(int error, const char **text)
{
    *text = error == 100 ? "no CUDA-capable device is detected" : "unknown error";
    return 0;
}
