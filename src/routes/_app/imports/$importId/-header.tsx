import { Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StartImportDialog } from '@/features/imports/start-import-dialog';
import {
  createProfileImport,
  listImportSourcesAllOptions,
  listProfileImportsInfiniteOptions,
} from '@/api/operations.gen';
import type { ProfileImport } from '@/api/models';
import { isImporting } from '@/jobs/imports';
import { importFailureReason } from '@/lib/import-failure';
import { importSourceName } from '@/lib/import-words';
import { spellOut } from '@/lib/words';
import { itemsOf } from '@/api/paging';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Loaded } from '@/ui/loaded';
import { openDialog } from '@/ui/open-dialog';
import { Fact, Facts, Note, RecordList, RecordRow, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DateTimeText, Mono } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { WithTerm } from '@/ui/term';
import { ScanParameterList } from '@/features/scans/scan-parameter-list';
import { importTrigger } from '@/features/imports/words';

/** Imports the same once more, where the source allows it. */
export function ImportAgain({ found }: { found: ProfileImport }) {
  const { providerId, source, status } = found;
  const sources = useQuery(listImportSourcesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }));
  const isOnce = sources.data?.find((one) => one.source === source)?.supportsReimport === false;
  const whyNot = isImporting(found)
    ? 'This import is still under way.'
    : isOnce && status === 'Completed'
      ? 'This source gives a profile once only.'
      : undefined;
  return (
    <Button
      needs={createProfileImport}
      blocked={whyNot}
      disabled={!providerId}
      variant={status === 'Failed' ? undefined : 'default'}
      onClick={() => openDialog(() => StartImportDialog, { providerId, source })}
    >
      {status === 'Failed' ? 'Start again' : 'Import again'}
    </Button>
  );
}

/** How an import stands, where there is no profile to show: it runs, it failed and why, or it brought nothing. */
export function ImportState({ found }: { found: ProfileImport }) {
  const { status, failureCode, profile } = found;
  if (isImporting(found)) {
    return (
      <Note role="status">
        {status === 'Working' ? 'The source is being asked.' : 'The import waits for its turn.'} This page
        shows the profile as soon as it is there, and a notice tells you wherever you are.
      </Note>
    );
  }
  if (status === 'Failed') {
    return (
      <Note tone="error" role="status">
        <b>The import failed{failureCode && `: ${spellOut(failureCode).toLowerCase()}`}.</b>{' '}
        {importFailureReason(found) || 'The service gave no reason.'} Nothing of the provider’s file was
        changed. Check what it was requested by, then start again.
      </Note>
    );
  }
  if (profile) return null;
  return <Note role="status">The import ended without a profile: there is nothing to compare.</Note>;
}

/** What an import asked by, and when. */
export function ImportFacts({ found }: { found: ProfileImport }) {
  const { parameters = [], started, completed, trigger, id } = found;
  return (
    <>
      <Section title="Requested by">
        {parameters.length === 0 ? (
          <Text c="dimmed">Not reported</Text>
        ) : (
          <ScanParameterList parameters={parameters} />
        )}
      </Section>
      <Section title="The import">
        <Facts>
          <Fact name="Source">
            <WithTerm text={importSourceName(found.source)} />
          </Fact>
          <Fact name="Started">
            <DateTimeText value={started} exact />
            {trigger && `, ${importTrigger(found)}`}
          </Fact>
          <Fact name="Ended">
            <DateTimeText value={completed} exact />
          </Fact>
          <Fact name="Import id">
            {id && (
              <>
                <Mono>{id}</Mono> <CopyButton value={id} label="import id" />
              </>
            )}
          </Fact>
        </Facts>
      </Section>
    </>
  );
}

interface OtherImportsProps {
  found: ProfileImport;
  refresh: RowRefresh;
}

/** The provider's other imports, the latest first. */
export function OtherImports({ found: { id, providerId }, refresh }: OtherImportsProps) {
  const filters = { providerId, sortedBy: 'Started', sortDirection: 'Desc' } as const;
  const list = useInfiniteQuery({
    ...listProfileImportsInfiniteOptions(filters),
    ...refresh(),
    enabled: Boolean(providerId),
  });
  const others = itemsOf(list.data, (one) => one.id).filter((one) => one.id !== id);
  if (!providerId) return null;
  return (
    <Section title="Other imports of this provider">
      <Loaded
        query={list}
        isNotice
        skeleton={null}
        failed="Other imports could not be read"
        empty={others.length === 0 && <Text c="dimmed">This is the only one.</Text>}
      >
        <RecordList>
          {others.map((one, index) => (
            <RecordRow key={one.id ?? index} end={<Status of="import" value={one.status} />}>
              <Link to="/imports/$importId" params={{ importId: one.id }}>
                {importSourceName(one.source)}
              </Link>{' '}
              <span className="mute">
                <DateTimeText value={one.started} />
              </span>
            </RecordRow>
          ))}
        </RecordList>
      </Loaded>
      {list.hasNextPage && (
        <p>
          <Link to="/imports" search={{ providerId }}>
            All imports of this provider
          </Link>
        </p>
      )}
    </Section>
  );
}
