import { IconCircleMinus, IconProgress } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { StartImportDialog } from '@/features/imports/start-import-dialog';
import { listImportSourcesAllOptions, listProfileImportsInfiniteOptions } from '@/api/operations.gen';
import type { ProfileImport } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { isImporting } from '@/jobs/imports';
import { importSourceName } from '@/lib/import-words';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { Status } from '@/ui/status';
import { fillTemplate, spellOut } from '@/lib/words';
import { itemsOf } from '@/api/paging';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { InlineError } from '@/ui/states';
import { DateTimeText, Mono } from '@/ui/text';
import { ScanParameterList } from '@/features/scans/scan-parameter-list';
import { importTrigger } from '@/features/imports/words';
import classes from '@/ui/watch.module.css';

export const importCrumbs = [{ label: 'Imports', to: '/imports' }];

interface ImportHeaderProps {
  found: ProfileImport;
  /** The provider's name, once it is known. */
  name: string | undefined;
}

/** The head of an import's page; what the source allows decides whether it can be imported again. */
export function ImportHeader({ found, name }: ImportHeaderProps) {
  const { providerId, source, status } = found;
  const sources = useQuery(listImportSourcesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }));
  const blocked = useWriteBlocked('Providers');
  const [again, setAgain] = useState(false);
  const isOnce = sources.data?.find((one) => one.source === source)?.supportsReimport === false;
  const whyNot =
    blocked ??
    (isImporting(found)
      ? 'This import is still under way.'
      : isOnce && status === 'Completed'
        ? 'This source gives a profile once only.'
        : undefined);
  return (
    <>
      <PageHeader
        title={[source ? importSourceName(source) : 'Import', name].filter(Boolean).join(', ')}
        crumbs={importCrumbs}
        beside={<Status of="import" value={status} tint />}
        subtitle={
          providerId && (
            <Link to="/providers/$providerId" params={{ providerId }} search={{ tab: 'imports' }}>
              {name ?? 'The provider’s file'}
            </Link>
          )
        }
        actions={
          <Button
            blocked={whyNot}
            disabled={!providerId}
            variant={status === 'Failed' ? undefined : 'default'}
            onClick={() => setAgain(true)}
          >
            {status === 'Failed' ? 'Start again' : 'Import again'}
          </Button>
        }
      />
      {again && <StartImportDialog providerId={providerId} source={source} onClose={() => setAgain(false)} />}
    </>
  );
}

/** How an import stands, where there is no profile to show: it runs, it failed and why, or it brought nothing. */
export function ImportState({ found }: { found: ProfileImport }) {
  const { status, failureCode, failureReason, profile } = found;
  if (isImporting(found)) {
    return (
      <p className={classes.note} role="status">
        <IconProgress size={16} aria-hidden />
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
        <IconOctagonX size={16} aria-hidden />
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
      <IconCircleMinus size={16} aria-hidden />
      <span>The import ended without a profile: there is nothing to compare.</span>
    </p>
  );
}

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
