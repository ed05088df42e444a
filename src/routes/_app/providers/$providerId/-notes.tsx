import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProviderNotesOptions, useDeleteProviderNote } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { Provider, ProviderNote } from '@/api/models';
import { instant } from '@/lib/dates';
import { fillTemplate, spellOut } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Icon } from '@/ui/icons';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState } from '@/ui/states';
import { DateTimeText } from '@/ui/text';
import classes from '@/ui/record.module.css';
import { NoteForm } from './-note-form';
import { useNoteAuthors } from '@/features/providers/note-authors';

interface ProviderNotesProps {
  provider: Provider;
  /** Opens with the cursor in the new note. */
  write: boolean;
}

export function ProviderNotes({ provider, write }: ProviderNotesProps) {
  const providerId = provider.id ?? '';
  const notes = useQuery(listProviderNotesOptions({ providerId }));
  const authors = useNoteAuthors(providerId);
  const sorted = (notes.data ?? []).toSorted(
    (a, b) => (instant(b.timestamp) ?? 0) - (instant(a.timestamp) ?? 0),
  );
  return (
    <section className={classes.part} aria-labelledby="notes-title">
      <h2 id="notes-title" className="visually-hidden">
        Notes
      </h2>
      <NoteForm providerId={providerId} takesFocus={write} />
      {notes.isPending ? (
        <SkeletonRows rows={4} />
      ) : notes.isError && !notes.data ? (
        <ErrorState
          title="Notes could not be loaded"
          error={notes.error}
          kept="What you are writing stays."
          onRetry={() => void notes.refetch()}
        />
      ) : sorted.length === 0 ? (
        <EmptyState
          title="No notes yet"
          text="Notes written here, and the reasons given when alerts are dismissed or cases decided."
        />
      ) : (
        <ul className={classes.notes}>
          {sorted.map((note, index) => (
            <li key={note.id ?? index}>
              <NoteCard
                providerId={providerId}
                note={note}
                author={note.id ? authors.get(note.id) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface NoteCardProps {
  providerId: string;
  note: ProviderNote;
  author: string | undefined;
}

function NoteCard({ providerId, note, author }: NoteCardProps) {
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const remove = useDeleteProviderNote();
  const role = useWriteBlocked('Notes');
  const { alert } = note;
  const blocked = alert ? 'A dismissal belongs to its alert and stays as it was written.' : role;
  const close = () => setOpen(undefined);
  const { id: noteId } = note;

  if (open === 'edit' && noteId) {
    return (
      <NoteForm providerId={providerId} noteId={noteId} text={note.note ?? ''} takesFocus onClose={close} />
    );
  }
  return (
    <article className={classes.note}>
      <header>
        {alert ? (
          <span className={classes.dismissal}>
            <Icon name="bell" size={14} /> Alert dismissed
          </span>
        ) : (
          <span className={classes.dismissal}>Note</span>
        )}
        <span className="mute">
          <DateTimeText value={note.timestamp} />
          {author && `, ${author}`}
        </span>
        <span className={classes.noteActions}>
          <button
            type="button"
            className={classes.link}
            disabled={Boolean(blocked)}
            title={blocked}
            onClick={() => setOpen('edit')}
          >
            Edit
          </button>
          <button
            type="button"
            className={classes.link}
            disabled={Boolean(blocked)}
            title={blocked}
            onClick={() => setOpen('delete')}
          >
            Delete
          </button>
        </span>
      </header>
      {alert && (
        <p className="mute">
          {spellOut(alert.type)}
          {alert.data?.messageTemplate &&
            `: ${fillTemplate(alert.data.messageTemplate, alert.data.messageParams)}`}
        </p>
      )}
      <p className={classes.noteText}>{note.note}</p>
      {alert && <p className={classes.quiet}>Part of a dismissed alert, so it cannot be changed.</p>}
      {open === 'delete' && noteId && (
        <ConfirmDialog
          title="Delete this note?"
          action="Delete note"
          danger
          pending={remove.isPending}
          error={remove.error}
          onClose={close}
          onConfirm={() =>
            remove.mutate(
              { providerId, noteId },
              { onSuccess: () => notify({ tone: 'success', title: 'Note deleted' }) },
            )
          }
        >
          <p className={classes.noteText}>“{excerpt(note.note)}”</p>
          <p>It cannot be brought back.</p>
        </ConfirmDialog>
      )}
    </article>
  );
}

function excerpt(text = ''): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
