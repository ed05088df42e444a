import { Link } from '@tanstack/react-router';
import { importSourceName } from '@/lib/import-words';
import { Status } from '@/ui/status';
import { importLink } from './import-notices';
import type { ImportJob } from './import-store';
import classes from './job-activity.module.css';
import { JobTrouble } from './job-trouble';

/** A followed import in the list of what runs. */
export function ImportRow({ job, onChoose }: { job: ImportJob; onChoose(): void }) {
  const link = importLink(job);
  const words = (
    <>
      <span>{job.source ? importSourceName(job.source) : 'Import'}</span>
      <span className={classes.name}>{job.providerName}</span>
    </>
  );
  return (
    <>
      <span className={classes.line}>
        {job.state === 'gone' ? (
          <>
            <span className={classes.what}>{words}</span>
            <span className="mute">Gone</span>
          </>
        ) : (
          <>
            <Link to={link.to} params={link.params} className={classes.what} onClick={onChoose}>
              {words}
            </Link>
            <Status of="import" value={job.status ?? 'Pending'} />
          </>
        )}
      </span>
      {job.failure && <span className="mute">{job.failure}</span>}
      <JobTrouble trouble={job.trouble} />
    </>
  );
}
