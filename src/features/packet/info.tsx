import { EntryList } from '@/info/entry-list';
import type { InfoOwner } from '@/info/info-queries';
import type { InfoPart } from '@/info/use-info';
import { PacketSection } from './section';
import classes from './packet.module.css';

interface PacketInfoProps {
  owner: InfoOwner;
  parts: readonly InfoPart[];
}

/** Everything that is held, by kind; what is not held is named in one line at the end. */
export function PacketInfo({ owner, parts }: PacketInfoProps) {
  const full = parts.filter(({ entries }) => entries && entries.length > 0);
  const empty = parts.filter((section) => !full.includes(section));
  return (
    <PacketSection title="On file">
      {full.map(({ collection, entries = [] }) => (
        <div key={collection.path} className={classes.entries}>
          <h3>
            {collection.title} ({entries.length})
          </h3>
          <EntryList
            collection={collection}
            owner={owner}
            exact
            entries={collection.order ? entries.toSorted(collection.order) : entries}
          />
        </div>
      ))}
      {empty.length > 0 && <p>Not on file: {empty.map(({ collection }) => collection.title).join(', ')}.</p>}
    </PacketSection>
  );
}
