import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { ProfileImport } from '@/api/models';
import { isImporting, watchImport } from '@/jobs/import-poller';
import { useImportJobs } from '@/jobs/import-store';
import { importSourceName } from '@/lib/import-words';
import { fullName } from '@/lib/words';
import { importOptions, importSourcesOptions } from '@/queries/imports';
import { providerOptions } from '@/queries/providers';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { PageHeader } from '@/ui/page-header';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { Comparison } from './-imports/comparison';
import { ImportFacts, OtherImports } from './-imports/import-facts';
import { ImportState } from './-imports/import-state';
import { ProfileView } from './-imports/profile-view';
import classes from './-watch.module.css';

const StartImportDialog = lazyPart(
  async () => (await import('./-imports/start-import-dialog')).StartImportDialog,
);

export const Route = createFileRoute('/_app/imports/$importId')({
  loader: ({ context: { queryClient }, params }) =>
    void queryClient.prefetchQuery(importOptions(params.importId)),
  component: ImportPage,
});

/** Follows an import that is under way although this tab did not start it. */
function useFollowing(found: ProfileImport | undefined, name: string | undefined) {
  const jobs = useImportJobs();
  const isFollowed = jobs.some((job) => job.importId === found?.id && job.state === 'running');
  useEffect(() => {
    if (found && isImporting(found) && !isFollowed) watchImport(found, name);
  }, [found, isFollowed, name]);
}

const crumbs = [{ label: 'Imports', to: '/imports' }];

/** One import: how it stands, what was asked by, and what the source says beside what we hold. */
function ImportPage() {
  const { importId } = Route.useParams();
  const { data: found, error, refetch } = useQuery(importOptions(importId));
  const providerId = found?.providerId;
  const provider = useQuery({ ...providerOptions(providerId ?? ''), enabled: providerId !== undefined });
  const sources = useQuery(importSourcesOptions());
  const blocked = useWriteBlocked('Providers');
  const [again, setAgain] = useState(false);
  const name = provider.data && fullName(provider.data);
  useFollowing(found, name);
  if (!found) {
    return (
      <>
        <PageHeader title="Import" crumbs={crumbs} />
        {error ? (
          <ErrorState title="The import could not be read" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </>
    );
  }
  const isOnce = sources.data?.find(({ source }) => source === found.source)?.supportsReimport === false;
  const whyNot =
    blocked ??
    (isImporting(found)
      ? 'This import is still under way.'
      : isOnce && found.status === 'Completed'
        ? 'This source gives a profile once only.'
        : undefined);
  const againLabel = found.status === 'Failed' ? 'Start again' : 'Import again';
  return (
    <>
      <PageHeader
        title={[importSourceName(found.source), name].filter(Boolean).join(', ')}
        crumbs={crumbs}
        beside={<Status of="import" value={found.status} tint />}
        subtitle={
          providerId && (
            <Link to="/providers/$providerId" params={{ providerId }} search={{ tab: 'imports' }}>
              {name ?? 'The provider’s file'}
            </Link>
          )
        }
        actions={
          <Button
            disabled={Boolean(whyNot) || !providerId}
            title={whyNot}
            variant={found.status === 'Failed' ? undefined : 'default'}
            onClick={() => setAgain(true)}
          >
            {againLabel}
          </Button>
        }
      />
      <div className={classes.page}>
        <div>
          {error && (
            <InlineError
              error={error}
              title="The import could not be refreshed"
              kept="What is shown is what was loaded before."
              onRetry={() => void refetch()}
            />
          )}
          <ImportState found={found} />
          {found.profile && providerId && (
            <Comparison key={importId} importId={importId} providerId={providerId} profile={found.profile} />
          )}
          {found.profile && <ProfileView profile={found.profile} />}
        </div>
        <aside aria-label="About this import">
          <ImportFacts found={found} />
          <OtherImports found={found} />
        </aside>
      </div>
      <Suspense>
        {again && (
          <StartImportDialog providerId={providerId} source={found.source} onClose={() => setAgain(false)} />
        )}
      </Suspense>
    </>
  );
}
