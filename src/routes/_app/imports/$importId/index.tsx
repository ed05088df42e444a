import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { getProfileImportOptions, getProviderOptions } from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { Acknowledgement } from '@/features/acknowledgements/acknowledgement';
import { importStore, isImporting, watchImport } from '@/jobs/imports';
import { useFollowing } from '@/jobs/use-following';
import { fullName } from '@/lib/words';
import { importSourceName } from '@/lib/import-words';
import { Loaded, StaleError } from '@/ui/loaded';
import { Page } from '@/ui/page';
import { Status } from '@/ui/status';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { Comparison } from './-comparison';
import { ImportAgain, ImportFacts, ImportState, OtherImports } from './-header';
import { ProfileView } from './-profile';

export const Route = createFileRoute('/_app/imports/$importId/')({
  loader: ({ context: { queryClient }, params }) =>
    void queryClient.prefetchQuery(getProfileImportOptions({ importId: params.importId })),
  component: ImportPage,
});

const crumbs = [{ label: 'Profile imports', to: '/imports' }];

/** One import: how it stands, what was asked by, and what the source says beside what we hold. */
function ImportPage() {
  const { importId } = Route.useParams();
  const { ref, refresh } = useRowRefresh();
  const query = useQuery({
    ...getProfileImportOptions({ importId }),
    ...refresh(),
  });
  const { data: found } = query;
  const providerId = found?.providerId;
  const provider = useQuery(whenKnown(providerId, (id) => getProviderOptions({ providerId: id })));
  const name = provider.data && fullName(provider.data);
  useFollowing(found, {
    store: importStore,
    isAbout: (job) => job.importId === importId,
    isUnderWay: found !== undefined && isImporting(found),
    follow: () => found && watchImport(found, name),
  });
  if (!found) {
    return (
      <Page title="Profile import" crumbs={crumbs}>
        <Loaded query={query} failed="The import could not be read" skeleton={6} />
      </Page>
    );
  }
  const { source, status, profile } = found;
  return (
    <Page
      title={[source ? importSourceName(source) : 'Import', name].filter(Boolean).join(', ')}
      crumbs={crumbs}
      titleEnd={<Status of="import" value={status} tint />}
      subtitle={
        providerId && (
          <Link to="/providers/$providerId" params={{ providerId }} search={{ tab: 'imports' }}>
            {name ?? 'The provider’s file'}
          </Link>
        )
      }
      actions={<ImportAgain found={found} />}
      bodyRef={ref}
      asideLabel="About this import"
      aside={
        <>
          <ImportFacts found={found} />
          <OtherImports found={found} refresh={refresh} />
        </>
      }
    >
      <StaleError
        query={query}
        title="The import could not be refreshed"
        kept="What is shown is what was loaded before."
      />
      <ImportState found={found} />
      {status === 'Failed' && <Acknowledgement kind="imports" id={importId} />}
      {profile && providerId && (
        <Comparison key={importId} importId={importId} providerId={providerId} profile={profile} />
      )}
      {profile && <ProfileView profile={profile} />}
    </Page>
  );
}
