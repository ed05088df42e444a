import { Mono } from '@/ui/text';
import classes from './job-activity.module.css';
import type { Job } from './job-store';

/** Why the last look at a job failed; nothing when it did not. */
export function JobTrouble({ trouble }: Pick<Job, 'trouble'>) {
  return (
    trouble && (
      <span className={classes.trouble}>
        The last look failed: {trouble.title.toLowerCase()}. Looking goes on.
        {trouble.correlationId && <Mono> {trouble.correlationId}</Mono>}
      </span>
    )
  );
}
