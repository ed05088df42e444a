import type { Webhook } from '@/api/models';
import { isApiError } from '@/api/errors';
import { spellOut } from '@/lib/words';
import { useDeleteWebhook } from '@/queries/webhooks';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { Mono } from '@/ui/text';
import { shortUrl } from './-webhook-url';
import classes from './-webhooks.module.css';

interface DeleteWebhookDialogProps {
  webhook: Webhook;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a webhook is deleted and says what that means. One that somebody else deleted meanwhile is gone too. */
export function DeleteWebhookDialog({ webhook, onClose, onDeleted }: DeleteWebhookDialogProps) {
  const remove = useDeleteWebhook();
  const { id = '', type, url } = webhook;

  function done(title: string) {
    notify({ tone: 'found', title, message: shortUrl(url) });
    onClose();
    onDeleted?.();
  }

  function confirm() {
    remove.mutate(id, {
      onSuccess: () => done('Webhook deleted'),
      onError: (error) => {
        if (isApiError(error) && error.status === 404) done('The webhook was deleted already');
      },
    });
  }

  return (
    <ConfirmDialog
      title="Delete this webhook?"
      action="Delete webhook"
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
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
    </ConfirmDialog>
  );
}
