import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendLabel } from '@/api/errors';
import { listProviderNotesOptions, useCreateProviderNote } from '@/api/operations.gen';
import type { License, LicenseVerification } from '@/api/models';
import { instant } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { useSendOnce } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { draftId, isAsDrafted, noteText, reviewDrafts, type KeptDraft } from '@/features/reviews/draft';
import { isOwn } from '@/features/reviews/decision-event';
import { dropReviewFailure } from '@/features/reviews/decisions';
import { useDecisionEvent } from '../-earlier';
import { actorOf } from '@/features/events/words';
import { listOf, resultsOf } from '@/features/reviews/words';

interface ReviewUnsavedReasonProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  verification: LicenseVerification | undefined;
  kept: KeptDraft;
}

/**
 * A reason that was typed for a decided verification and is not kept as a note yet, after a reload or a way off. The
 * answer to the decision or to the note may have been lost: whose the decision is and whether the note is there are
 * read before anything is offered.
 */
export function ReviewUnsavedReason({ ids, license, verification, kept }: ReviewUnsavedReasonProps) {
  const [isOver, setIsOver] = useState(false);
  const createNote = useCreateProviderNote();
  const send = useSendOnce(createNote);
  const { licenseId, providerId } = ids;
  const id = draftId(licenseId, verification?.id);
  const { event, isRead } = useDecisionEvent(licenseId, verification?.id);
  const notes = useQuery({ ...listProviderNotesOptions({ providerId }), refetchOnMount: 'always' });
  const isOurs =
    isOwn(event && actorOf(event)) && verification !== undefined && isAsDrafted(verification, kept);
  const decided = isOurs ? 'us' : (kept.decided ?? 'others');
  const note = noteText(kept, decided, license, resultsOf(verification).length);
  // The note on an earlier verification may have the very same words.
  const since = instant(verification?.started) ?? Infinity;
  const isSaved = listOf(notes.data).some(
    (one) => textOf(one.note) === note && (instant(one.timestamp) ?? 0) >= since,
  );
  useEffect(() => {
    if (isSaved) reviewDrafts.keep(id, undefined);
  }, [isSaved, id]);
  if (isOver || isSaved || !isRead || !notes.isFetchedAfterMount) return null;
  const forget = () => {
    reviewDrafts.keep(id, undefined);
    dropReviewFailure(licenseId);
    setIsOver(true);
  };
  const save = () => {
    send(
      { providerId, body: { note } },
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
