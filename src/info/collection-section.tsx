import type { Needs } from '@/api/permissions';
import { Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type InfoOwner, useDeleteEntry } from './info-queries';
import { localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { confirmDelete } from '@/ui/confirm';
import { openDialog } from '@/ui/open-dialog';
import { RecordList, Section } from '@/ui/layout';
import { EntryDialog } from './entry-dialog';
import type { Collection, Entry, Finding } from './definition';
import type { Facts } from '@/records/field';
import { EntryRow } from './entry-row';
import { headingOf } from './entries';
import { RemarkText } from './remarks';
import { useNames } from './use-info';
import classes from './info.module.css';

interface CollectionSectionProps {
  collection: Collection;
  owner: InfoOwner;
  entries: readonly Entry[];
  /** Why nothing can be changed. */
  needs: Needs;
  /** What else belongs to an entry: its evidence files. */
  renderExtra?: ((entry: Entry) => ReactNode) | undefined;
}

/** Entries that are drawn at once; more are shown on request. */
const few = 20;

/** One collection of info: its entries, what to stop at, and adding, changing and deleting them. */
export function CollectionSection({
  collection,
  owner,
  entries,
  needs,
  renderExtra,
}: CollectionSectionProps) {
  const [all, setAll] = useState(false);
  const names = useNames(collection, owner, entries);
  const today = localDay();
  const remove = useDeleteEntry();
  const { order, findings, single, title, one } = collection;
  const open = (about: { draft?: Facts; entry?: Entry }) =>
    openDialog(() => EntryDialog, { collection, owner, needs, ...about });
  const sorted = order ? entries.toSorted(order) : entries;
  const shown = all ? sorted : sorted.slice(0, few);
  const found = findings?.(entries, today) ?? [];
  const full = single && entries.length > 0;
  return (
    <div className={classes.section} id={`info-${collection.path}`} tabIndex={-1}>
      <Section
        title={title}
        count={entries.length > 0 && !single ? entries.length : undefined}
        actions={
          !full && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              needs={needs}
              aria-label={`Add ${one}`}
              onClick={() => open({})}
            >
              Add
            </Button>
          )
        }
      >
        {found.map((finding) => (
          <FindingLine
            key={finding.words}
            finding={finding}
            needs={needs}
            onDraft={(draft) => open({ draft })}
          />
        ))}
        {entries.length === 0 && <Text c="dimmed">None on file</Text>}
        <RecordList>
          {shown.map((entry, index) => (
            <EntryRow
              key={entry.id ?? index}
              collection={collection}
              entry={entry}
              names={names}
              today={today}
              needs={needs}
              onEdit={() => open({ entry })}
              onDelete={() =>
                confirmDelete({
                  title: `Delete ${headingOf(collection, entry)}?`,
                  action: `Delete ${one}`,
                  children: `This ${one} goes out of the file for good. The event log keeps that it was there.`,
                  messages: { deleted: `The ${one} was deleted` },
                  run: () => remove.mutateAsync({ owner, collection, entryId: entry.id }),
                })
              }
            >
              {renderExtra?.(entry)}
            </EntryRow>
          ))}
        </RecordList>
        {shown.length < sorted.length && (
          <div>
            <Button variant="transparent" size="xs" onClick={() => setAll(true)}>
              Show all {sorted.length}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}

interface FindingLineProps {
  finding: Finding;
  needs: Needs;
  onDraft: (values: Facts) => void;
}

function FindingLine({ finding, needs, onDraft }: FindingLineProps) {
  const { draft } = finding;
  return (
    <Group gap="md">
      <RemarkText remark={finding} />
      {draft && (
        <Button variant="subtle" size="xs" needs={needs} onClick={() => onDraft(draft.values)}>
          {draft.label}
        </Button>
      )}
    </Group>
  );
}
