import type { ChecklistItem } from '@/api/models';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { ElementDialog } from './element-dialog';
import type { Element } from '@/domain/evidence/types';
import { placeOf } from '@/features/credentialing/checklist-items';
import { NotApplicableDialog } from './not-applicable-dialog';
import { NotesDialog } from './notes-dialog';
import { RecordDialog } from './record-dialog';
import { StandardDialog } from './standard-dialog';
import { UploadEvidenceDialog } from './upload-evidence-dialog';
import { put, useOpenedChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';

export type ChecklistDialog =
  | { kind: 'standard' | 'notes' }
  | { kind: 'element'; item?: ChecklistItem }
  | { kind: 'not-applicable' | 'remove' | 'upload'; item: ChecklistItem }
  | {
      kind: 'record';
      item: ChecklistItem;
      element: Element;
      entry?: string | undefined;
      label?: string | undefined;
    };

/** The dialogs of a checklist, in one part of the console that is fetched when the first is opened. */
export function ChecklistDialogs({ dialog, ...props }: ChecklistDialogProps & { dialog: ChecklistDialog }) {
  switch (dialog.kind) {
    case 'standard':
      return props.onFile ? <StandardDialog {...props} onFile={props.onFile} /> : null;
    case 'notes':
      return <NotesDialog {...props} />;
    case 'not-applicable':
      return <NotApplicableDialog {...props} item={dialog.item} />;
    case 'remove':
      return <RemoveDialog {...props} item={dialog.item} />;
    case 'upload':
      return <UploadEvidenceDialog {...props} item={dialog.item} />;
    case 'record': {
      const { kind: _, ...about } = dialog;
      return <RecordDialog {...props} {...about} />;
    }
    default:
      return <ElementDialog {...props} item={dialog.item} />;
  }
}

function RemoveDialog({ request, item, onClose }: ChecklistDialogProps & { item: ChecklistItem }) {
  const checklist = useOpenedChecklist(request);
  const remove = useOneAtATime(() =>
    checklist
      .save({ items: (items) => put(items, placeOf(items, item), undefined) })
      .then(onClose, () => undefined),
  );
  return (
    <ConfirmDialog
      title={`Remove “${item.name ?? ''}”?`}
      action="Remove element"
      danger
      pending={checklist.isPending}
      error={checklist.error}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      The element is removed with its status and recorded verifications. The evidence it refers to stays on
      file. What the program asks for is then named as missing; where it does not apply, mark it as not
      applicable instead.
    </ConfirmDialog>
  );
}
