import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ParameterSet } from '@/api/models';
import { spellOut } from '@/lib/words';
import { scanParametersOptions, type ScanParametersOf } from '@/queries/datasets';
import { Icon } from '@/ui/icons';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { entityPage, type EntityRef } from './-entity';
import { ScanParameterList } from './-scan-parameter-list';
import classes from './-watch.module.css';

/** What a scan would search by, and which required ones nobody has. */
export function useMissingParameters(
  question: ScanParametersOf,
  set: ParameterSet | undefined,
  enabled: boolean,
) {
  const query = useQuery({ ...scanParametersOptions(question), enabled });
  const known = new Set((query.data ?? []).map(({ type }) => type as string));
  const required = (set?.requiredParameterTypes ?? []) as readonly string[];
  const missing = query.data ? required.filter((type) => !known.has(type)) : [];
  const others = ((set?.supportedParameterTypes ?? []) as readonly string[]).filter(
    (type) => !required.includes(type) && !known.has(type),
  );
  return { ...query, required, missing, others };
}

interface ScanParametersProps {
  parameters: ReturnType<typeof useMissingParameters>;
  entity: EntityRef;
  onLeave: () => void;
}

/** The parameters that will be used, what is missing, and where to complete it. */
export function ScanParameters({ parameters, entity, onLeave }: ScanParametersProps) {
  const { data, error, isPending, refetch, missing, others } = parameters;
  return (
    <section aria-label="Parameters">
      <h3>What will be searched by</h3>
      {isPending && <SkeletonRows rows={2} />}
      {error && (
        <InlineError
          error={error}
          title="The parameters could not be read"
          kept="The scan can be started all the same."
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
      {missing.length > 0 && (
        <p className={classes.note} data-tone="fail" role="status">
          <Icon name="octagon" size={16} />
          <span>
            A scan that lacks a required parameter fails. Complete{' '}
            <Link {...entityPage(entity)} onClick={onLeave}>
              {'providerId' in entity ? 'the provider’s file' : 'the facility’s page'}
            </Link>{' '}
            first. What your role may not see, such as an SSN, is used although it is not shown.
          </span>
        </p>
      )}
      {data && others.length > 0 && (
        <p className={classes.quiet}>
          Would help, but is not known: {others.map((type) => spellOut(type)).join(', ')}.
        </p>
      )}
    </section>
  );
}
