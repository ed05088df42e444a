import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProfileImportSource } from '@/api/models';
import { importParametersOptions } from '@/queries/imports';
import { Icon } from '@/ui/icons';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { ScanParameterList } from '../-scan-parameter-list';
import classes from '../-watch.module.css';
import { whereFilledIn } from './missing-parameters';

/** What an import would be asked by, and which required kinds the provider's file does not hold. */
export function useImportParameters(source: ProfileImportSource | undefined, providerId: string | undefined) {
  const query = useQuery({
    ...importParametersOptions(source?.source ?? '', providerId ?? ''),
    enabled: Boolean(source?.source && providerId),
  });
  const known = new Set((query.data ?? []).map(({ type }) => type as string));
  const required = (source?.requiredParameterTypes ?? []) as readonly string[];
  return { ...query, missing: query.data ? required.filter((type) => !known.has(type)) : [] };
}

interface ImportParametersProps {
  parameters: ReturnType<typeof useImportParameters>;
  providerId: string;
  onLeave: () => void;
}

/** The parameters that will be used, what is missing, and where each is filled in. */
export function ImportParameters({ parameters, providerId, onLeave }: ImportParametersProps) {
  const { data, error, isPending, refetch, missing } = parameters;
  return (
    <section aria-label="Parameters">
      <h3>What the source will be asked by</h3>
      {isPending && <SkeletonRows rows={2} />}
      {error && (
        <InlineError
          error={error}
          title="The parameters could not be read"
          kept="The import can be started all the same."
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ScanParameterList
          parameters={data}
          missing={missing}
          missingWords={
            <>
              <Icon name="octagon" size={14} /> Required, and missing
            </>
          }
        />
      )}
      {data && data.length === 0 && missing.length === 0 && (
        <p className={classes.quiet}>The service does not say by what.</p>
      )}
      {missing.length > 0 && (
        <p className={classes.note} data-tone="fail" role="status">
          <Icon name="octagon" size={16} />
          <span>
            The service refuses an import that lacks a required parameter, or it fails.{' '}
            {whereFilledIn(missing).map(({ label, search }) => (
              <span key={label}>
                <Link to="/providers/$providerId" params={{ providerId }} search={search} onClick={onLeave}>
                  {label}
                </Link>
                .{' '}
              </span>
            ))}
          </span>
        </p>
      )}
    </section>
  );
}
