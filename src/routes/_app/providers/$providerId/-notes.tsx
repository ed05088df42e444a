import { Box, Group, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  createProviderNote,
  deleteProviderNote,
  getProviderNoteOptions,
  listProviderNotesOptions,
  replaceProviderNote,
  useCreateProviderNote,
  useDeleteProviderNote,
  uploadFile,
  useReplaceProviderNote,
} from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { Provider, ProviderNote } from '@/api/models';
import { now } from '@/lib/clock';
import { instant } from '@/lib/dates';
import { fillTemplate } from '@/lib/message-template';
import { capitalized, fullName, spellOut } from '@/lib/words';
import { confirmDelete } from '@/ui/confirm';
import { Loaded } from '@/ui/loaded';
import { EmptyState } from '@/ui/states';
import { DateTimeText } from '@/ui/text';
import { UserName } from '@/features/users/user-name';
import { teamOptions } from '@/features/credentialing/owners';
import { mentionedIn } from '@/features/mentions/mention';
import { MentionHelp } from '@/features/mentions/mention-help';
import { tellAll } from '@/features/mentions/tell-all';
import { useNoteAuthors } from '@/features/providers/note-authors';
import { TextareaField } from '@/form/fields';
import { comparedWith } from '@/form/comparison';
import { FormShell } from '@/form/form-shell';
import { requiredText } from '@/form/schemas';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import * as z from 'zod/mini';

interface ProviderNotesProps {
  provider: Provider;
  /** Puts the cursor into the new note. */
  write: boolean;
  /** It is there. */
  onWriting?: (() => void) | undefined;
}

export function ProviderNotes({ provider, write, onWriting }: ProviderNotesProps) {
  const providerId = provider.id;
  const notes = useQuery(listProviderNotesOptions({ providerId }));
  const authors = useNoteAuthors(providerId, notes.data);
  const sorted = (notes.data ?? []).toSorted(
    (a, b) => (instant(b.timestamp) ?? 0) - (instant(a.timestamp) ?? 0),
  );
  return (
    <Section title="Notes" count={notes.data?.length}>
      <NoteForm provider={provider} takesFocus={write} onFocused={onWriting} />
      <Loaded
        query={notes}
        failed="Notes could not be loaded"
        kept="What you are writing stays."
        skeleton={4}
        empty={
          sorted.length === 0 && (
            <EmptyState
              title="No notes yet"
              text="Notes written here, and the reasons given when alerts are dismissed or cases decided."
            />
          )
        }
      >
        <Box maw={720}>
          <RecordList>
            {sorted.map((note, index) => (
              <RecordRow key={note.id ?? index}>
                <NoteCard
                  provider={provider}
                  note={note}
                  author={note.id ? authors.get(note.id) : undefined}
                />
              </RecordRow>
            ))}
          </RecordList>
        </Box>
      </Loaded>
    </Section>
  );
}

interface NoteCardProps {
  provider: Provider;
  note: ProviderNote;
  author: string | undefined;
}

function NoteCard({ provider, note, author }: NoteCardProps) {
  const providerId = provider.id;
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDeleteProviderNote();
  const role = useBlocked([replaceProviderNote, deleteProviderNote]);
  const { alert } = note;
  const blocked = alert ? 'A dismissal belongs to its alert and stays as it was written.' : role;
  const { id: noteId } = note;
  const ask = () =>
    noteId &&
    confirmDelete({
      title: 'Delete this note?',
      action: 'Delete note',
      children: (
        <>
          <p className="as-written">“{excerpt(note.note)}”</p>
          <p>It cannot be brought back.</p>
        </>
      ),
      messages: { deleted: 'Note deleted' },
      run: () => remove.mutateAsync({ providerId, noteId }),
    });

  if (isEditing && noteId) {
    return (
      <NoteForm
        provider={provider}
        noteId={noteId}
        text={note.note ?? ''}
        takesFocus
        onClose={() => setIsEditing(false)}
      />
    );
  }
  return (
    <article>
      <Group component="header" gap="sm">
        {alert && <IconBell size={14} aria-hidden />}
        <Text fw={500}>{alert ? 'Alert dismissed' : 'Note'}</Text>
        <Text c="dimmed" flex="1 1 240px">
          <DateTimeText value={note.timestamp} />
          {author && (
            <>
              , <UserName address={author} />
            </>
          )}
        </Text>
        {(['edit', 'delete'] as const).map((act) => (
          <Button
            key={act}
            variant="transparent"
            size="xs"
            className="no-print"
            blocked={blocked}
            onClick={act === 'edit' ? () => setIsEditing(true) : ask}
          >
            {capitalized(act)}
          </Button>
        ))}
      </Group>
      {alert && (
        <Text c="dimmed">
          {spellOut(alert.type)}
          {alert.data?.messageTemplate &&
            `: ${fillTemplate(alert.data.messageTemplate, alert.data.messageParams)}`}
        </Text>
      )}
      <Text className="as-written">{note.note}</Text>
      {alert && <Text c="dimmed">Part of a dismissed alert, so it cannot be changed.</Text>}
    </article>
  );
}

function excerpt(text = ''): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

const schema = z.object({ note: requiredText('Write the note first.', 10_000) });

interface NoteFormProps {
  provider: Provider;
  /** The note to change; without it a new one is written. */
  noteId?: string;
  text?: string;
  takesFocus?: boolean;
  onFocused?: (() => void) | undefined;
  onClose?(): void;
}

/** Writes or changes a note. A draft stays in this tab; it is asked for before the page is left with a changed note. */
function NoteForm({ provider, noteId, text = '', takesFocus = false, ...on }: NoteFormProps) {
  const { onFocused, onClose } = on;
  const providerId = provider.id;
  const queryClient = useQueryClient();
  // Who may keep no files can tell nobody.
  const mayTell = useBlocked(uploadFile) === undefined;
  /** Tells those whom a note names, and did not name before; the names may still be on their way when it is saved. */
  async function tellNamed(note: string, id: string): Promise<void> {
    const team = await queryClient.fetchQuery(teamOptions());
    const before = mentionedIn(text, team);
    const told = mentionedIn(note, team).filter((one) => !before.includes(one));
    await tellAll(told, { providerId, provider: fullName(provider), note, noteId: id }, queryClient);
  }
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { note: text } });
  const create = useCreateProviderNote();
  const update = useReplaceProviderNote();
  const saving = noteId ? update : create;
  const focused = useEffectEvent(() => onFocused?.());
  useEffect(() => {
    if (!takesFocus) return;
    form.setFocus('note');
    focused();
  }, [form, takesFocus]);

  return (
    <Box maw={720} pb="lg">
      <FormShell
        form={form}
        onSubmit={({ note }) =>
          noteId
            ? update.mutateAsync({ providerId, noteId, body: { note } })
            : create.mutateAsync({ providerId, body: { note } })
        }
        onSaved={(saved) => {
          announce('Note saved');
          const note = form.getValues('note');
          form.reset({ note: '' });
          onClose?.();
          if (mayTell && note.includes('@'))
            void tellNamed(note, noteId ?? saved?.id ?? `${providerId} ${now()}`);
        }}
        onCancel={onClose}
        error={saving.error}
        pending={saving.isPending}
        submitLabel={noteId ? 'Save note' : 'Add note'}
        needs={noteId ? replaceProviderNote : createProviderNote}
        compared={
          noteId
            ? comparedWith(getProviderNoteOptions({ providerId, noteId }), (there) => ({
                note: there.note ?? '',
              }))
            : undefined
        }
        draft={{ name: `note:${providerId}:${noteId ?? 'new'}` }}
        guard={false}
      >
        <TextareaField name="note" label={noteId ? 'Change the note' : 'New note'} rows={3} />
        {mayTell && <MentionHelp field="note" />}
      </FormShell>
    </Box>
  );
}
