import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiError } from '@/api/errors';
import type { LicenseVerification } from '@/api/models';
import { formatDateTime } from '@/lib/dates';
import { count, spellOut, formatNumber } from '@/lib/words';
import { LinkButton } from '@/ui/button';
import { ErrorState } from '@/ui/states';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { newestFirst } from '@/features/licenses/data';
import classes from './-license.module.css';

const shownAtFirst = 10;

interface LicenseHistoryProps {
  providerId: string;
  licenseId: string;
  history: UseQueryResult<LicenseVerification[], ApiError>;
  currentId: string | undefined;
  shownId: string | undefined;
}

/** Every verification, the newest first: one is shown, any two can be compared. */
export function LicenseHistory({ providerId, licenseId, history, currentId, shownId }: LicenseHistoryProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [limit, setLimit] = useState(shownAtFirst);
  const list = newestFirst(history.data);
  const params = { providerId, licenseId };
  // The third choice takes the place of the first.
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-2));
  const [later, earlier] = list.flatMap((one) => (one.id && chosen.includes(one.id) ? [one.id] : []));
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading">
        Verifications {history.data && <span className={classes.mute}>{formatNumber(list.length)}</span>}
      </h2>
      {history.error && !history.data && (
        <ErrorState
          title="The verifications could not be loaded"
          error={history.error}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.isPending && <p className={classes.mute}>Loading the verifications</p>}
      {history.data && list.length === 0 && <p className={classes.mute}>None yet</p>}
      <ul className={classes.history}>
        {list.slice(0, limit).map((one, index) => (
          <li key={one.id ?? index} data-shown={(one.id !== undefined && one.id === shownId) || undefined}>
            <Checkbox
              size="xs"
              className={classes.pick}
              aria-label={`Compare the one of ${formatDateTime(one.started)}`}
              checked={one.id !== undefined && chosen.includes(one.id)}
              disabled={!one.id}
              onChange={() => one.id && choose(one.id)}
            />
            <Link
              to="/providers/$providerId/licenses/$licenseId"
              params={params}
              search={one.id && one.id !== currentId ? { verification: one.id } : {}}
              aria-current={one.id !== undefined && one.id === shownId ? 'true' : undefined}
              className={classes.when}
            >
              <DateTimeText value={one.started} exact />
            </Link>
            <Status of="verification" value={one.status} />
            <span className={classes.about}>{aboutVerification(one)}</span>
          </li>
        ))}
      </ul>
      {list.length > limit && (
        <button type="button" className={classes.more} onClick={() => setLimit(limit + 100)}>
          Show more of {count(list.length, 'verification')}
        </button>
      )}
      {list.length > 1 && (
        <div className={classes.compare}>
          {later && earlier ? (
            <LinkButton
              variant="default"
              size="xs"
              to="/providers/$providerId/licenses/$licenseId/changes"
              params={params}
              search={{ verification: later, earlier }}
            >
              Compare these two
            </LinkButton>
          ) : (
            <span className={classes.small}>Tick two to compare them.</span>
          )}
        </div>
      )}
    </section>
  );
}

function aboutVerification(one: LicenseVerification): string {
  const results = Array.isArray(one.results) ? one.results.length : 0;
  const decided = one.originalStatus && one.originalStatus !== one.status;
  return [
    one.trigger ? spellOut(one.trigger).toLowerCase() : '',
    results > 1 ? count(results, 'result') : '',
    decided ? `was “${spellOut(one.originalStatus)}”` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
