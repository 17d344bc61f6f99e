/*
 * work.h - a queue of jobs: the loop adds them, threads run them, the loop reports the results.
 *
 * One structure with one lock holds the jobs that wait, run or have finished. Without threads and a
 * loop, the caller runs the same queue step by step; the simulation does that.
 */
#ifndef ORI_WORK_H
#define ORI_WORK_H

#include <stdbool.h>
#include <uv.h>

/* The first member of every job. */
typedef struct Job {
    struct Job *next;
} Job;

typedef struct JobLine {
    Job *first;
    Job *last;
    int count;
} JobLine;

void line_append(JobLine *line, Job *first); /* with all that follow it */
void line_remove(JobLine *line, Job *job);   /* its next is NULL then */

typedef struct WorkKind {
    /* Takes what this thread is to do next out of the line, a chain of jobs; NULL: nothing for it
     * now. The line is locked. */
    Job *(*take)(void *who, int thread, JobLine *waiting);
    void (*run)(void *who, int thread, Job *first); /* on the thread */
    void (*done)(void *who, Job *job);              /* on the loop; owns the job */
    void (*midway)(void *who, Job *job); /* on the loop, after work_report; NULL: never */
} WorkKind;

typedef struct Work Work;

/* NULL: out of memory, or no thread could be started. threads 0, loop NULL: by hand. */
Work *work_open(const WorkKind *kind, void *who, int threads, uv_loop_t *loop);
void work_give(Work *work, Job *job);
/* The same; `mark` sees the job first, with the line locked. */
void work_give_with(Work *work, Job *job, void (*mark)(void *who, Job *job), void *who);
int work_waiting(Work *work);
/* From `run`: the loop is told now, and the job goes on. */
void work_report(Work *work, int thread);
/* Looks at every job, wherever it is, with the line locked. */
void work_each(Work *work, void (*look)(void *who, Job *job), void *who);
/* Waits until nothing waits and nothing is at work, and tells what has come back. */
void work_drain(Work *work);
bool work_step(Work *work); /* by hand: one take and its run; false: there was nothing */
void work_tell(Work *work); /* by hand: what has come back */
/* Starts no more jobs and gives the waiting ones to `drop`. True: a thread is still at work; this
 * does not wait for it and frees nothing. */
bool work_close(Work *work, void (*drop)(void *who, Job *job));

#endif
