import { useWriteBlocked } from '@/api/permissions';
import type { Webhook } from '@/api/models';
import { Button, LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import type { WebhookAction } from '@/features/webhooks/dialogs';
import { shortUrl } from '@/features/webhooks/url';
import classes from '@/features/webhooks/webhooks.module.css';

interface WebhookHeaderProps {
  webhook: Webhook;
  title: string;
  onAction(kind: WebhookAction['kind']): void;
}

/** The head of a webhook's page; who may not change it sees why beside the buttons that rest. */
export function WebhookHeader({ webhook, title, onAction }: WebhookHeaderProps) {
  const blocked = useWriteBlocked('Webhooks');
  const button = (kind: WebhookAction['kind'], label: string) => (
    <Button
      variant="default"
      color={kind === 'delete' ? 'red' : undefined}
      blocked={blocked}
      aria-describedby={blocked ? 'webhook-blocked' : undefined}
      onClick={() => onAction(kind)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<bdi className={classes.breaks}>{shortUrl(webhook.url)}</bdi>}
        crumbs={[{ label: 'Webhooks', to: '/webhooks' }]}
        actions={
          <>
            <LinkButton to="/webhooks/guide" variant="subtle">
              Receiver guide
            </LinkButton>
            {button('edit', 'Edit')}
            {button('rotate', 'Rotate secret')}
            {button('delete', 'Delete')}
          </>
        }
      />
      {blocked && (
        <p id="webhook-blocked" className={classes.blocked}>
          {blocked}
        </p>
      )}
    </>
  );
}
