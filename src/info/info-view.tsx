import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { infoOptions, type InfoOwner } from '@/queries/info';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import { CollectionSection } from './collection-section';
import type { Collection, Entry } from './definition';
import { entriesIn } from './entries';
import classes from './info.module.css';

interface InfoViewProps {
  owner: InfoOwner;
  collections: readonly Collection[];
  /** Why nothing can be changed, for this role or in this state. */
  blocked: string | undefined;
  /** What stands above the collections. */
  before?: ReactNode;
  /** What else belongs to an entry. */
  extra?: (collection: Collection, entry: Entry) => ReactNode;
}

/** Every collection of info of a provider or a facility, with a way to each of them. */
export function InfoView({ owner, collections, blocked, before, extra }: InfoViewProps) {
  const { data, error, refetch } = useQuery(infoOptions(owner));
  if (!data) {
    return error ? (
      <ErrorState title="The info could not be read" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  const all = collections.map((collection) => ({ collection, entries: entriesIn(collection, data) }));
  return (
    <div className={classes.view}>
      <nav className={classes.ways} aria-label="Kinds of info">
        {all.map(({ collection, entries }) => (
          <a key={collection.path} href={`#info-${collection.path}`} className={classes.way}>
            {collection.title} <span className={classes.count}>{entries.length || '–'}</span>
          </a>
        ))}
      </nav>
      <div className={classes.all}>
        {before}
        {error && (
          <InlineError
            error={error}
            title="The info could not be refreshed"
            kept="What is shown is what was loaded before."
            onRetry={() => void refetch()}
          />
        )}
        {all.map(({ collection, entries }) => (
          <CollectionSection
            key={collection.path}
            collection={collection}
            owner={owner}
            entries={entries}
            blocked={blocked}
            extra={extra && ((entry) => extra(collection, entry))}
          />
        ))}
      </div>
    </div>
  );
}
