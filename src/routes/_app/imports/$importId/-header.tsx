import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { listImportSourcesAllOptions } from '@/api/operations.gen';
import type { ProfileImport } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { isImporting } from '@/jobs/imports';
import { importSourceName } from '@/lib/import-words';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { PageHeader } from '@/ui/page-header';
import { Status } from '@/ui/status';

const StartImportDialog = lazyPart(
  async () => (await import('@/features/imports/start-import-dialog')).StartImportDialog,
);

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
            disabled={Boolean(whyNot) || !providerId}
            title={whyNot}
            variant={status === 'Failed' ? undefined : 'default'}
            onClick={() => setAgain(true)}
          >
            {status === 'Failed' ? 'Start again' : 'Import again'}
          </Button>
        }
      />
      <Suspense>
        {again && (
          <StartImportDialog providerId={providerId} source={source} onClose={() => setAgain(false)} />
        )}
      </Suspense>
    </>
  );
}
