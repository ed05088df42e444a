import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getLicenseOptions } from '@/api/operations.gen';
import { relativeDays } from '@/lib/dates';
import { Dash } from '@/ui/dash';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { licenseExpiry } from '@/features/providers/license-facts';
import classes from '@/features/alerts/alerts.module.css';

interface AlertLicenseProps {
  providerId: string;
  licenseId: string;
}

/** The license behind an alert as it is now: an alert tells what was so when it was raised. */
export function AlertLicense({ providerId, licenseId }: AlertLicenseProps) {
  const { data, error, isPending, refetch } = useQuery(getLicenseOptions({ providerId, licenseId }));
  const verification = data?.currentVerification;
  const expires = data && licenseExpiry(data)?.value;
  return (
    <section aria-label="License">
      <h3>The license now</h3>
      {isPending && <SkeletonRows rows={4} />}
      {error && (
        <InlineError
          error={error}
          title="The license could not be read"
          kept="The alert can be dismissed without it."
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <dl className={classes.facts}>
            <dt>Number</dt>
            <dd>{data.licenseNumber ? <Mono>{data.licenseNumber}</Mono> : <Dash />}</dd>
            <dt>Type</dt>
            <dd>{data.licenseType?.name ?? <Dash />}</dd>
            <dt>State</dt>
            <dd>{data.state ?? <Dash />}</dd>
            <dt>Expires</dt>
            <dd>
              <DateText value={expires} />
              {expires && <span className="mute">, {relativeDays(expires)}</span>}
            </dd>
            <dt>Verification</dt>
            <dd>
              {data.currentVerificationStatus ? (
                <Status of="verification" value={data.currentVerificationStatus} />
              ) : (
                <Dash />
              )}{' '}
              <span className="mute">
                <DateTimeText value={verification?.started} />
              </span>
            </dd>
          </dl>
          <p>
            <Link to="/providers/$providerId/licenses/$licenseId" params={{ providerId, licenseId }}>
              Open the license
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
