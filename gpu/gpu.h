/*
 * gpu.h - what a kernel is written with. It is C; the threads of a block share some memory and can
 * wait for each other. tools/ptx makes kernels of the functions marked KERNEL.
 *
 * The same C runs on a processor too, one thread of the block after the other
 * (tests/env/no_card.c): there a test can look at all that a kernel does.
 */
#ifndef ORI_GPU_H
#define ORI_GPU_H

#include "oriflamme_env.h"

#define KERNEL __attribute__((visibility("protected")))

#ifdef __NVPTX__

#define SHARED __attribute__((address_space(3)))
extern SHARED uint64_t gpu_memory[] __attribute__((aligned(16))); /* its size: by the launch */

static inline int gpu_me(void) /* in the block */
{
    return __nvvm_read_ptx_sreg_tid_x();
}
static inline int gpu_threads(void) /* of the block */
{
    return __nvvm_read_ptx_sreg_ntid_x();
}
static inline int gpu_block(void)
{
    return __nvvm_read_ptx_sreg_ctaid_x();
}
/* Until all threads of the block are here. After a branch the threads of a warp need not be together
 * again: they meet first, and then wait each for itself. */
static inline void gpu_wait(void)
{
    __nvvm_bar_warp_sync(~0u);
    __asm__ volatile("barrier.sync 0;" ::: "memory");
}
static inline void gpu_add(int32_t *to, int more)
{
    __nvvm_atom_add_gen_i(to, more);
}

#else

#define SHARED
extern uint64_t gpu_memory[];
int gpu_me(void);
int gpu_threads(void);
int gpu_block(void);
void gpu_wait(void);
void gpu_add(int32_t *to, int more);

#endif

/* Which thread of the whole launch this is. */
static inline int gpu_thread(void)
{
    return gpu_block() * gpu_threads() + gpu_me();
}

#endif
