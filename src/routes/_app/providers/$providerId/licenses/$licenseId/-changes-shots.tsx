import type { LicenseVerification } from '@/api/models';
import { screenshotsOf } from '@/diff/comparable';
import { fileBlobOptions } from '@/features/files/blob';
import { formatDate, instant, localDay } from '@/lib/dates';
import { EvidenceImages } from '@/ui/evidence-image';
import classes from './-changes.module.css';

interface ChangesShotsProps {
  verification: LicenseVerification;
  name: string;
}

/** The screenshots of one side, with its day. */
export function ChangesShots({ verification, name }: ChangesShotsProps) {
  const paths = screenshotsOf(verification);
  const at = instant(verification.started);
  const day = at === undefined ? '' : `, ${formatDate(localDay(at))}`;
  return (
    <figure className={classes.shots}>
      {paths.length > 0 ? (
        <EvidenceImages paths={paths} file={fileBlobOptions} label={`${name} screenshot`} />
      ) : (
        <p className={classes.noShots}>No screenshot</p>
      )}
      <figcaption>
        {name}
        {day}
      </figcaption>
    </figure>
  );
}
