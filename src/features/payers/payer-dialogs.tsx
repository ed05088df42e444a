import type { Payer } from '@/api/models';
import { PayerDeleteDialog } from './payer-delete-dialog';
import { PayerDialog } from './payer-dialog';

/** What is about to be done to a payer. */
export type PayerTask = { kind: 'new' } | { kind: 'rename' | 'delete'; payer: Payer };

interface PayerDialogsProps {
  task: PayerTask;
  onClose(): void;
  onCreated?(payer: Payer): void;
  /** After it was deleted, to leave its page. */
  onDeleted?(): void;
}

export function PayerDialogs({ task, onClose, onCreated, onDeleted }: PayerDialogsProps) {
  if (task.kind === 'new') return <PayerDialog onClose={onClose} onCreated={onCreated} />;
  if (task.kind === 'rename') return <PayerDialog payer={task.payer} onClose={onClose} />;
  return <PayerDeleteDialog payer={task.payer} onClose={onClose} onDeleted={onDeleted} />;
}
