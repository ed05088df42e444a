import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StartImportDialog } from '@/features/imports/start-import-dialog';
import type { Provider } from '@/api/models';
import { createProfileImport } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { importSourceName } from '@/lib/import-words';
import { Docked } from '@/ui/docked';
import { Button } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { SkeletonRows } from '@/ui/route-states';
import { ShowMore } from '@/ui/show-more';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { importOutcome } from '@/features/imports/words';
import { RecordList, RecordRow, Section, StatusAndTime } from '@/ui/layout';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { providerImportOptions } from './-counts';

interface ProviderImportsProps {
  provider: Provider;
  refresh: RowRefresh;
}

/** The imports of a provider's profile, the latest first, and the way to start one. */
export function ProviderImports({ provider: { id: providerId }, refresh }: ProviderImportsProps) {
  return (
    <Section
      title="Imported profiles"
      actions={
        <Button
          variant="default"
          size="xs"
          needs={createProfileImport}
          onClick={() => openDialog(() => StartImportDialog, { providerId })}
        >
          Import a profile
        </Button>
      }
    >
      <List providerId={providerId} refresh={refresh} />
    </Section>
  );
}

function List({ providerId, refresh }: { providerId: string; refresh: RowRefresh }) {
  const list = useInfiniteQuery({ ...providerImportOptions(providerId), ...refresh() });
  const imports = itemsOf(list.data, ({ id }) => id);
  const retry = () => void list.refetch();
  if (list.isPending) return <SkeletonRows rows={4} />;
  if (list.error && imports.length === 0)
    return <ErrorState title="The imports could not be read" error={list.error} onRetry={retry} />;
  if (imports.length === 0) {
    return (
      <EmptyState
        title="No imports yet"
        text="An import fetches what a source, such as the NPI registry, reports about this provider, to be compared with what is on file."
      />
    );
  }
  return (
    <>
      <RecordList>
        {imports.map((one, index) => (
          <RecordRow
            key={one.id ?? index}
            end={<StatusAndTime status={<Status of="import" value={one.status} />} time={one.started} />}
          >
            <Link to="/imports/$importId" params={{ importId: one.id }}>
              {importSourceName(one.source)}
            </Link>{' '}
            {one.status === 'Failed' && <span className="mute">{importOutcome(one)}</span>}
          </RecordRow>
        ))}
      </RecordList>
      <Docked>
        <InlineError error={list.error} title="The imports could not be refreshed" onRetry={retry} />
      </Docked>
      <ShowMore list={list}>Show earlier imports</ShowMore>
      <Text>
        <Link to="/imports" search={{ providerId }}>
          Show in the list of all imports
        </Link>
      </Text>
    </>
  );
}
