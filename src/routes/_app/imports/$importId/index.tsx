import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getProfileImportOptions, getProviderOptions } from '@/api/operations.gen';
import type { ProfileImport } from '@/api/models';
import { isImporting, useImportJobs, watchImport } from '@/jobs/imports';
import { fullName } from '@/lib/words';
import { PageHeader } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import { Comparison } from './-comparison';
import { importCrumbs, ImportFacts, ImportHeader, ImportState, OtherImports } from './-header';
import { ProfileView } from './-profile';
import classes from '@/ui/watch.module.css';

export const Route = createFileRoute('/_app/imports/$importId/')({
  loader: ({ context: { queryClient }, params }) =>
    void queryClient.prefetchQuery(getProfileImportOptions({ importId: params.importId })),
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

/** One import: how it stands, what was asked by, and what the source says beside what we hold. */
function ImportPage() {
  const { importId } = Route.useParams();
  const { data: found, error, refetch } = useQuery(getProfileImportOptions({ importId }));
  const providerId = found?.providerId;
  const provider = useQuery({
    ...getProviderOptions({ providerId: providerId ?? '' }),
    enabled: providerId !== undefined,
  });
  const name = provider.data && fullName(provider.data);
  useFollowing(found, name);
  if (!found) {
    return (
      <>
        <PageHeader title="Import" crumbs={importCrumbs} />
        {error ? (
          <ErrorState title="The import could not be read" error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={classes.waiting}>
            <SkeletonRows rows={6} />
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <ImportHeader found={found} name={name} />
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
    </>
  );
}
