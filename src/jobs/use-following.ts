import { useEffect, useEffectEvent } from 'react';
import type { Job, JobStore } from './job-store';

interface Following<One extends Job> {
  store: JobStore<One>;
  /** Whether a job is about what the page shows. */
  isAbout(job: One): boolean;
  /** Whether the answer says that the service is at it. */
  isUnderWay: boolean;
  /** Begins to follow it. */
  follow(): void;
}

/**
 * Follows what a page shows as under way although this tab did not start it. It is decided anew with each `answer` of the
 * service alone, the very object that the query holds: what follows a job knows of its end before the page draws it, and
 * what the page still draws then is old.
 */
export function useFollowing<One extends Job>(answer: unknown, following: Following<One>): void {
  const decide = useEffectEvent(() => {
    const { store, isAbout, isUnderWay, follow } = following;
    if (isUnderWay && !store.jobs().some((job) => job.state === 'running' && isAbout(job))) follow();
  });
  useEffect(() => {
    if (answer !== undefined) decide();
  }, [answer]);
}
