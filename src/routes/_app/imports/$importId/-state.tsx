import type { ProfileImport } from '@/api/models';
import { isImporting } from '@/jobs/imports';
import { fillTemplate, spellOut } from '@/lib/words';
import { Icon } from '@/ui/icons';
import classes from '@/ui/watch.module.css';

/** How an import stands, where there is no profile to show: it runs, it failed and why, or it brought nothing. */
export function ImportState({ found }: { found: ProfileImport }) {
  const { status, failureCode, failureReason, profile } = found;
  if (isImporting(found)) {
    return (
      <p className={classes.note} role="status">
        <Icon name="wait" size={16} />
        <span>
          {status === 'Working' ? 'The source is being asked.' : 'The import waits for its turn.'} This page
          shows the profile as soon as it is there, and a notice tells you wherever you are.
        </span>
      </p>
    );
  }
  if (status === 'Failed') {
    const reason = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
    return (
      <p className={classes.note} data-tone="error" role="status">
        <Icon name="octagon" size={16} />
        <span>
          <b>The import failed{failureCode && `: ${spellOut(failureCode).toLowerCase()}`}.</b>{' '}
          {reason || 'The service gave no reason.'} Nothing of the provider’s file was changed. Check what the
          source is asked by, then start again.
        </span>
      </p>
    );
  }
  if (profile) return null;
  return (
    <p className={classes.note} role="status">
      <Icon name="none" size={16} />
      <span>The import ended without a profile: there is nothing to compare.</span>
    </p>
  );
}
