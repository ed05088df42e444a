import type { Needs } from '@/api/permissions';
import { useEffect, useRef, type ReactNode } from 'react';
import { EditDelete } from '@/ui/edit-delete';
import { RecordRow } from '@/ui/layout';
import { useSetting } from '@/ui/settings';
import { DateTimeText, Mono, Verbatim } from '@/ui/text';
import { textOf } from '@/lib/words';
import type { Entry, ShownCollection } from './definition';
import { factsOf, type Names } from '@/records/facts';
import { headingOf } from './entries';
import { RemarkText } from './remarks';
import classes from './info.module.css';

interface EntryRowProps {
  collection: ShownCollection;
  entry: Entry;
  names: Names;
  today: string;
  /** `4` below a heading of its own within a section. */
  level?: 3 | 4;
  /** The writes that change and delete it. */
  needs?: Needs;
  /** Tells when it was updated by the time itself, as a document has to. */
  exact?: boolean | undefined;
  /** Without these it can only be read here. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  children?: ReactNode;
}

/** An entry: what names it, what to stop at, then everything it holds. */
export function EntryRow({
  collection,
  entry,
  names,
  today,
  level = 3,
  needs,
  exact,
  onEdit,
  onDelete,
  children,
}: EntryRowProps) {
  const settled = useSetting('boardWords');
  const inHeading = new Set(collection.fields.filter((field) => field.inHeading).map(({ name }) => name));
  const facts = factsOf(collection, entry, names).filter(({ name }) => !inHeading.has(name));
  const heading = headingOf(collection, entry);
  const Heading = `h${level}` as const;
  const updated = textOf(entry['lastUpdatedAt']);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An address may lead to an entry, whose list comes later than the page.
    if (entry.id && globalThis.location.hash === `#${entry.id}`) row.current?.focus();
  }, [entry.id]);
  return (
    <RecordRow
      end={
        (onEdit ?? onDelete) && (
          <EditDelete name={heading} needs={needs} onEdit={onEdit} onDelete={onDelete} />
        )
      }
      below={
        <>
          {facts.length > 0 && (
            <InlineFacts>
              {facts.map(({ name, label, text, mono }) => (
                <InlineFact key={name} name={label}>
                  {mono ? <Mono>{text}</Mono> : <Verbatim>{text}</Verbatim>}
                </InlineFact>
              ))}
            </InlineFacts>
          )}
          {children}
          {updated && (
            <p className={classes.updated}>
              Updated <DateTimeText value={updated} exact={exact} />
            </p>
          )}
        </>
      }
    >
      <div ref={row} className={classes.entry} id={entry.id} tabIndex={-1}>
        <Heading className={classes.name}>
          <Verbatim>{heading}</Verbatim>
        </Heading>
        {collection.remarks?.(entry, today, settled).map((remark) => (
          <RemarkText key={remark.words} remark={remark} />
        ))}
      </div>
    </RecordRow>
  );
}

/** What is known, one after the other in a line that wraps: an `InlineFact` each. */
export function InlineFacts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function InlineFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
