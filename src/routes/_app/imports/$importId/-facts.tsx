import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listProfileImportsInfiniteOptions } from '@/api/operations.gen';
import type { ProfileImport } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { importSourceName } from '@/lib/import-words';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DateTimeText, Mono } from '@/ui/text';
import { ScanParameterList } from '@/features/scans/scan-parameter-list';
import classes from '@/ui/watch.module.css';
import { importTrigger } from '@/features/imports/words';

/** What an import asked by, and when. */
export function ImportFacts({ found }: { found: ProfileImport }) {
  const { parameters = [], started, completed, trigger, id } = found;
  return (
    <>
      <h2>Asked by</h2>
      {parameters.length === 0 ? (
        <p className={classes.quiet}>The service does not say by what.</p>
      ) : (
        <ScanParameterList parameters={parameters} />
      )}
      <h2>The import</h2>
      <dl className={classes.facts}>
        <dt>Source</dt>
        <dd>{importSourceName(found.source)}</dd>
        <dt>Started</dt>
        <dd>
          <DateTimeText value={started} exact /> {trigger && importTrigger(found)}
        </dd>
        <dt>Ended</dt>
        <dd>
          <DateTimeText value={completed} exact />
        </dd>
        <dt>Import id</dt>
        <dd>
          {id ? (
            <>
              <Mono>{id}</Mono> <CopyButton value={id} label="import id" />
            </>
          ) : (
            <Dash />
          )}
        </dd>
      </dl>
    </>
  );
}

/** The provider's other imports, the latest first. */
export function OtherImports({ found: { id, providerId } }: { found: ProfileImport }) {
  const filters = { providerId, sortedBy: 'Started', sortDirection: 'Desc' } as const;
  const list = useInfiniteQuery({
    ...listProfileImportsInfiniteOptions(filters),
    enabled: Boolean(providerId),
  });
  const others = itemsOf(list.data, (one) => one.id).filter((one) => one.id !== id);
  if (!providerId) return null;
  return (
    <section aria-label="Other imports">
      <h2>Other imports of this provider</h2>
      {list.error && (
        <InlineError
          error={list.error}
          title="Other imports could not be read"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && others.length === 0 && <p className={classes.quiet}>This is the only one.</p>}
      {others.length > 0 && (
        <ul className={classes.list}>
          {others.map((one, index) => (
            <li key={one.id ?? index}>
              <span className={classes.grow}>
                <Link to="/imports/$importId" params={{ importId: one.id ?? '' }}>
                  {importSourceName(one.source)}
                </Link>{' '}
                <span className={classes.quiet}>
                  <DateTimeText value={one.started} />
                </span>
              </span>
              <Status of="import" value={one.status} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p>
          <Link to="/imports" search={{ providerId }}>
            All imports of this provider
          </Link>
        </p>
      )}
    </section>
  );
}
