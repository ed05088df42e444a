import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { sendLabel } from '@/api/errors';
import { useCreateProviderNote } from '@/api/operations.gen';
import type { License, LicenseVerification } from '@/api/models';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Note } from '@/ui/parts';
import { InlineError } from '@/ui/states';
import { forgetDraft, noteText, type KeptDraft } from './-draft';
import { resultsOf } from '@/features/reviews/words';

interface ReviewUnsavedReasonProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  verification: LicenseVerification | undefined;
  kept: KeptDraft;
}

/** A reason that was typed for a decided verification and is not kept as a note yet, after a reload or a way off. */
export function ReviewUnsavedReason({ ids, license, verification, kept }: ReviewUnsavedReasonProps) {
  const [isOver, setIsOver] = useState(false);
  const createNote = useCreateProviderNote();
  const note = noteText(kept.draft, kept.decided ?? 'others', license, resultsOf(verification).length);
  if (isOver) return null;
  const forget = () => {
    forgetDraft(ids.licenseId, verification?.id);
    setIsOver(true);
  };
  const save = () => {
    if (createNote.isPending) return;
    createNote.mutate(
      { providerId: ids.providerId, body: { note } },
      {
        onSuccess: () => {
          forget();
          announce('Note saved');
        },
      },
    );
  };
  return (
    <Stack component="section" aria-label="Reason not saved yet" gap="sm" px="var(--page-x)">
      <Note
        tone="warning"
        action={
          <Group gap="sm">
            <Button size="xs" onClick={save} loading={createNote.isPending}>
              {sendLabel('Save the note', createNote.error)}
            </Button>
            <Button size="xs" variant="default" onClick={forget} disabled={createNote.isPending}>
              Discard it
            </Button>
          </Group>
        }
      >
        <strong>Your reason is not saved as a note yet.</strong> {note}
      </Note>
      <InlineError error={createNote.error} title="The note was not saved" kept="Your reason is kept." />
    </Stack>
  );
}
