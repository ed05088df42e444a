import { useState } from 'react';
import type { ChecklistItem, ChecklistItemRequest, CredentialingRequest } from '@/api/models';
import type { OnFile } from '@/domain/evidence/types';
import { useReplaceChecklist } from './replace-checklist';
import { asSent, checklistWith } from './checklist-items';

/** What every dialog of a checklist is given. */
export interface ChecklistDialogProps {
  request: CredentialingRequest;
  onFile: OnFile | undefined;
  onClose: () => void;
}

type Change = { items: (items: ChecklistItem[]) => ChecklistItemRequest[] } | { notes: string };

/**
 * Writes a change of a checklist. It is made to the checklist as it is on screen; when somebody else has changed that
 * meanwhile nothing is written, the screen gets theirs, and the same change can be made to it.
 */
export function useChecklist(request: CredentialingRequest) {
  const replace = useReplaceChecklist();
  return {
    save: (change: Change) =>
      replace.mutateAsync({
        requestId: request.id,
        before: request.checklist,
        body: checklistWith(
          request,
          'notes' in change ? change : { items: change.items(request.checklist?.items ?? []) },
        ),
      }),
    error: replace.error,
    isPending: replace.isPending,
    reset: replace.reset,
  };
}

/**
 * The same for a dialog whose change is no field that could be compared. It is made to the checklist as it was when the
 * dialog was opened: the page reads it again meanwhile, and nothing that came by that may be written over unseen. Once
 * that was told, it is made to what is there.
 */
export function useOpenedChecklist(request: CredentialingRequest) {
  const [opened, setOpened] = useState(request);
  const checklist = useChecklist(opened);
  if (checklist.error?.status === 409 && opened !== request) setOpened(request);
  return checklist;
}

/** A list with another element at a place; at -1 it comes to the end. */
export function put(
  items: readonly ChecklistItem[],
  index: number,
  item: ChecklistItemRequest | undefined,
): ChecklistItemRequest[] {
  const sent = items.map(asSent);
  if (index < 0) return item ? [...sent, item] : sent;
  return item ? sent.with(index, item) : sent.toSpliced(index, 1);
}
