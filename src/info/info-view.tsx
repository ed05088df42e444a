import type { Needs } from '@/api/permissions';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InfoOwner } from './info-queries';
import { Docked } from '@/ui/docked';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import { Section } from '@/ui/layout';
import { CollectionSection } from './collection-section';
import type { Collection, Entry } from './definition';
import classes from './info.module.css';
import { useInfo, type InfoPart } from './use-info';

interface InfoViewProps {
  owner: InfoOwner;
  collections: readonly Collection[];
  /** The write of whose info it is: whoever may change that may change its info. */
  needs: Needs;
  /** What stands above the collections. */
  before?: ReactNode;
  /** What else belongs to an entry. */
  renderExtra?: (collection: Collection, entry: Entry) => ReactNode;
}

/** Every collection of info of a provider or a facility, with a way to each of them. */
export function InfoView({ owner, collections, needs, before, renderExtra }: InfoViewProps) {
  const parts = useInfo(owner, collections);
  if (parts.every(({ entries }) => !entries)) {
    const failed = parts.find(({ error }) => error);
    return failed ? (
      <ErrorState title="The info could not be read" error={failed.error} onRetry={() => retryAll(parts)} />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  const old = parts.filter(({ entries, error }) => entries && error);
  return (
    <div className={classes.view}>
      <nav className={classes.ways} aria-label="Kinds of info">
        {parts.map(({ collection, entries }) => (
          <a key={collection.path} href={`#info-${collection.path}`}>
            {collection.title} <span className="mute">{entries?.length || '–'}</span>
          </a>
        ))}
      </nav>
      <Stack flex={1} miw={0} gap="xl">
        {before}
        {old[0] && (
          <Docked>
            <InlineError
              error={old[0].error}
              title="The info could not be refreshed"
              kept="What is shown is what was loaded before."
              onRetry={() => retryAll(old)}
            />
          </Docked>
        )}
        {parts.map(({ collection, entries, error, retry }) =>
          entries ? (
            <CollectionSection
              key={collection.path}
              collection={collection}
              owner={owner}
              entries={entries}
              needs={needs}
              renderExtra={renderExtra && ((entry) => renderExtra(collection, entry))}
            />
          ) : (
            <div key={collection.path} className={classes.section} id={`info-${collection.path}`}>
              <Section title={collection.title}>
                {error ? (
                  <InlineError error={error} title="These could not be read" onRetry={retry} />
                ) : (
                  <SkeletonRows rows={2} />
                )}
              </Section>
            </div>
          ),
        )}
      </Stack>
    </div>
  );
}

/** Parts that came in one answer share its question. */
function retryAll(parts: readonly InfoPart[]): void {
  for (const { retry } of parts) retry();
}
