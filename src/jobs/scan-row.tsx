import { Link } from '@tanstack/react-router';
import { datasetName } from '@/lib/dataset-names';
import { Status } from '@/ui/status';
import classes from './job-activity.module.css';
import { JobTrouble } from './job-trouble';
import { foundWords, scanLink } from './scan-notices';
import type { ScanJob } from './scan-store';

/** A followed scan in the list of what runs. */
export function ScanRow({ job, onChoose }: { job: ScanJob; onChoose(): void }) {
  const link = scanLink(job);
  const words = (
    <>
      <span>{job.datasetType ? datasetName(job.datasetType) : 'Scan'}</span>
      <span className={classes.name}>{job.entityName}</span>
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
            <Status of="scan" value={job.status ?? 'Pending'} />
          </>
        )}
      </span>
      {job.state === 'ended' && <span className="mute">{foundWords(job)}</span>}
      <JobTrouble trouble={job.trouble} />
    </>
  );
}
