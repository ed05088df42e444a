import type { EventLogEntry, ProviderNote } from '@/api/models';
import { instant } from '@/lib/dates';
import { Dash } from '@/ui/dash';
import { DateTimeText } from '@/ui/text';
import { authorsIn } from '@/features/providers/note-authors';
import { PacketTable } from './section';

interface PacketNotesProps {
  notes: readonly ProviderNote[];
  /** Who wrote a note stands in the log alone. */
  log: readonly EventLogEntry[];
}

/** Notes, and the reasons that were given for decisions, the newest first. */
export function PacketNotes({ notes, log }: PacketNotesProps) {
  if (notes.length === 0) return null;
  const sorted = notes.toSorted(
    (one, other) => (instant(other.timestamp) ?? 0) - (instant(one.timestamp) ?? 0),
  );
  const authors = authorsIn(log, notes);
  return (
    <PacketTable title={`Notes (${notes.length})`} head={['When', 'Note', 'Who']}>
      {sorted.map(({ id, timestamp, note, alert }, index) => (
        <tr key={id ?? index}>
          <th scope="row">
            <DateTimeText value={timestamp} exact />
          </th>
          <td>
            {alert && 'Alert dismissed. '}
            {note}
          </td>
          <td>{authors.get(id) ?? <Dash />}</td>
        </tr>
      ))}
    </PacketTable>
  );
}
