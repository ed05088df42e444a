import type { Webhook } from '@/api/models';
import { DeleteWebhookDialog } from './delete-dialog';
import { EditWebhookDialog } from './edit-dialog';
import { RotateSecretDialog } from './rotate-dialog';

/** What is about to be done to a webhook. */
export interface WebhookAction {
  kind: 'edit' | 'rotate' | 'delete';
  webhook: Webhook;
}

interface WebhookDialogsProps {
  action: WebhookAction;
  onClose(): void;
  /** After it was deleted, to leave its page. */
  onDeleted?(): void;
}

export function WebhookDialogs({ action: { kind, webhook }, onClose, onDeleted }: WebhookDialogsProps) {
  if (kind === 'edit') return <EditWebhookDialog webhook={webhook} onClose={onClose} />;
  if (kind === 'rotate') return <RotateSecretDialog webhook={webhook} onClose={onClose} />;
  return <DeleteWebhookDialog webhook={webhook} onClose={onClose} onDeleted={onDeleted} />;
}
