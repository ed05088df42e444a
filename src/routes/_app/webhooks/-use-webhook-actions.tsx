import { IconListDetails, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { RotateSecretDialog } from '@/features/webhooks/rotate-dialog';
import { deleteWebhook, updateWebhook } from '@/api/operations.gen';
import type { Webhook } from '@/api/models';
import { deleteRecord, editRecord } from '@/records/use-record-actions';
import { webhook as webhookRecord } from '@/records/webhook';
import type { MenuItem } from '@/ui/menu';
import { openDialog } from '@/ui/open-dialog';

/** What can be done with a webhook of the list, or why not. */
export function useWebhookActions() {
  const navigate = useNavigate();
  const showLog = ({ type, id: webhookId }: Webhook) =>
    void navigate({ to: '/webhooks/log', search: { type, webhookId, time: '7d' } });

  return (webhook: Webhook): MenuItem[] => [
    { label: 'Show its log', icon: IconListDetails, run: () => showLog(webhook) },
    { label: 'Edit', icon: IconPencil, needs: updateWebhook, run: () => editRecord(webhookRecord, webhook) },
    {
      label: 'Rotate secret',
      icon: IconRefresh,
      needs: updateWebhook,
      run: () => openDialog(() => RotateSecretDialog, { webhook }),
    },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      divided: true,
      needs: deleteWebhook,
      run: () => deleteRecord(webhookRecord, webhook),
    },
  ];
}
