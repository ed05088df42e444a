import { useDeleteWebhook } from '@/api/operations.gen';
import type { Webhook } from '@/api/models';
import { spellOut } from '@/lib/words';
import { Mono } from '@/ui/text';
import { DeleteDialog } from '@/ui/delete-dialog';
import { shortUrl } from './url';
import classes from './webhooks.module.css';

interface DeleteWebhookDialogProps {
  webhook: Webhook;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a webhook is deleted and says what that means. */
export function DeleteWebhookDialog({ webhook, onClose, onDeleted }: DeleteWebhookDialogProps) {
  const remove = useDeleteWebhook();
  const { id = '', type, url } = webhook;

  return (
    <DeleteDialog
      title="Delete this webhook?"
      action="Delete webhook"
      variables={{ webhookId: id }}
      remove={remove}
      said={{
        deleted: 'Webhook deleted',
        already: 'The webhook was deleted already',
        message: shortUrl(url),
      }}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p className={classes.breaks}>
        <Mono>{shortUrl(url) ?? 'This address'}</Mono> is not told any more about:{' '}
        {spellOut(type).toLowerCase()}.
      </p>
      <ul className={classes.bullets}>
        <li>Messages that wait for another attempt are not sent.</li>
        <li>What happens from now on is not told later either, also if you create the webhook again.</li>
        <li>Its secret is gone. A new webhook has another id and needs a secret of its own.</li>
        <li>The log of what was sent stays.</li>
      </ul>
    </DeleteDialog>
  );
}
