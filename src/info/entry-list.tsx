import type { InfoOwner } from './info-queries';
import { RecordList } from '@/ui/layout';
import { localDay } from '@/lib/dates';
import type { Entry, ShownCollection } from './definition';
import { EntryRow } from './entry-row';
import { useNames } from './use-info';

interface EntryListProps {
  collection: ShownCollection;
  owner: InfoOwner;
  entries: readonly Entry[];
  /** What else is to be said of an entry, in a sentence. */
  note?: (entry: Entry) => string | undefined;
  /** Tells when they were updated by the time itself, as a document has to. */
  exact?: boolean;
}

/** Entries of a collection to be read, where they are not kept. */
export function EntryList({ collection, owner, entries, note, exact }: EntryListProps) {
  const names = useNames(collection, owner, entries);
  return (
    <RecordList>
      {entries.map((entry, index) => (
        <EntryRow
          key={entry.id ?? index}
          collection={collection}
          entry={entry}
          names={names}
          today={localDay()}
          level={4}
          exact={exact}
        >
          {note?.(entry) && <p className="mute">{note(entry)}</p>}
        </EntryRow>
      ))}
    </RecordList>
  );
}
