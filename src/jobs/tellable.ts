import type { Job } from './job-store';

/** More that end together than this are told in one notice. */
export const fewAtOnce = 3;

/**
 * Which ended jobs to tell about now. Those asked for together, when they are many, wait for the last of them, so that
 * they make one notice and not a heap.
 */
export function tellable<One extends Job>(ended: readonly One[], all: readonly One[]): One[] {
  return [...new Set(ended.map((job) => job.startedAt))].flatMap((startedAt) => {
    const together = all.filter((job) => job.startedAt === startedAt);
    if (together.length <= fewAtOnce) return ended.filter((job) => job.startedAt === startedAt);
    return together.some((job) => job.state === 'running') ? [] : together;
  });
}
