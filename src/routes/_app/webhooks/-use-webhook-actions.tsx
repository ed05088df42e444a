import { IconListDetails, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWebhookDeletion, type WebhookAction, WebhookDialogs } from '@/features/webhooks/dialogs';
import type { Webhook } from '@/api/models';
import type { MenuItem } from '@/ui/menu';

/** What can be done with a webhook of the list, or why not (`blocked`); `dialog` belongs into the page. */
export function useWebhookActions(blocked: string | undefined) {
  const navigate = useNavigate();
  const [action, setAction] = useState<WebhookAction>();
  const deleteWebhook = useWebhookDeletion();
  const showLog = ({ type, id: webhookId }: Webhook) =>
    void navigate({ to: '/webhooks/log', search: { type, webhookId, time: '7d' } });

  const actions = (webhook: Webhook): MenuItem[] => [
    { label: 'Show its log', icon: IconListDetails, run: () => showLog(webhook) },
    { label: 'Edit', icon: IconPencil, blocked, run: () => setAction({ kind: 'edit', webhook }) },
    { label: 'Rotate secret', icon: IconRefresh, blocked, run: () => setAction({ kind: 'rotate', webhook }) },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      divided: true,
      blocked,
      run: () => deleteWebhook(webhook),
    },
  ];
  const dialog = action && <WebhookDialogs action={action} onClose={() => setAction(undefined)} />;
  return { actions, dialog };
}
