import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { count } from '@/lib/words';
import { Icon } from '@/ui/icons';
import { Status } from '@/ui/status';
import { Mono } from '@/ui/text';
import classes from './job-activity.module.css';
import { useVerificationPolling } from './use-verification-polling';
import { clearEndedJobs, useVerificationJobs, type VerificationJob } from './verification-store';

/** What runs at present, in the top bar: a count that opens the list. It also keeps the looking going. */
export function JobActivity() {
  useVerificationPolling();
  const jobs = useVerificationJobs();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const running = jobs.filter((job) => job.state === 'running').length;
  const ended = jobs.length - running;
  const words = running > 0 ? `${running} running` : `${ended} ended`;

  return (
    <>
      <output className="visually-hidden">
        {running > 0
          ? `${count(running, 'verification')} running`
          : ended > 0
            ? 'No verification is running'
            : ''}
      </output>
      {jobs.length > 0 && (
        <>
          <button
            type="button"
            className={classes.button}
            popoverTarget={id}
            aria-label={`Activity: ${words}`}
          >
            <Icon
              name={running > 0 ? 'spin' : 'check'}
              size={14}
              className={running > 0 ? classes.spin : undefined}
            />
            <span>{words}</span>
          </button>
          <div ref={panel} id={id} popover="auto" className={classes.panel}>
            <h2>Activity</h2>
            <ul>
              {jobs.map((job) => (
                <li key={job.licenseId}>
                  <JobRow job={job} onChoose={() => panel.current?.hidePopover()} />
                </li>
              ))}
            </ul>
            {ended > 0 && (
              <button
                type="button"
                className={classes.clear}
                onClick={() => {
                  panel.current?.hidePopover();
                  clearEndedJobs();
                }}
              >
                Clear what has ended
              </button>
            )}
          </div>
        </>
      )}
    </>
  );
}

function JobRow({ job, onChoose }: { job: VerificationJob; onChoose(): void }) {
  const { providerId, licenseId } = job;
  const needsReview = job.state === 'ended' && job.status === 'NeedsReview';
  const words = (
    <>
      <Mono>{job.licenseNumber ?? 'License'}</Mono>
      <span className={classes.name}>{job.providerName}</span>
    </>
  );
  return (
    <>
      <span className={classes.line}>
        {job.state === 'gone' ? (
          <span className={classes.what}>{words}</span>
        ) : (
          <Link
            to={
              needsReview ? '/reviews/$providerId/$licenseId' : '/providers/$providerId/licenses/$licenseId'
            }
            params={{ providerId, licenseId }}
            className={classes.what}
            onClick={onChoose}
          >
            {words}
          </Link>
        )}
        {job.state === 'gone' ? (
          <span className="mute">Detached</span>
        ) : (
          <Status of="verification" value={job.status ?? 'Pending'} />
        )}
      </span>
      {job.trouble && (
        <span className={classes.trouble}>
          The last look failed: {job.trouble.title.toLowerCase()}. Looking goes on.
          {job.trouble.correlationId && <Mono> {job.trouble.correlationId}</Mono>}
        </span>
      )}
    </>
  );
}
